import { describe, expect, it } from "vitest";
import { scaled, signed } from "../src/rating";
import { bySeats, calendar, curve, months, streak, today, WEEKS, weekday } from "../src/shell/profile";

describe("a profile", () => {
  it("begins its weeks on Monday and ends today", () => {
    const sunday = 20_773; // 16 November 2026 is a Monday: one day later
    expect(weekday(sunday + 1)).toBe((weekday(sunday) + 1) % 7);
    expect(weekday(4)).toBe(0); // 5 January 1970
    const cells = calendar([{ day: 20_773, games: 9 }], 20_773);
    expect(cells.at(-1)).toMatchObject({ day: 20_773, games: 9, column: WEEKS - 1, shade: 3 });
    expect(cells[0]).toMatchObject({ row: 0, column: 0, shade: 0 });
    expect(cells.every(({ day, row }) => weekday(day) === row)).toBe(true);
  });

  it("names a month at its first Monday", () => {
    const named = months(calendar([], 20_773)); // a Monday in November 2026
    expect(named.map(({ day }) => new Date(86_400_000 * day).getUTCMonth())).toEqual([5, 6, 7, 8, 9, 10]);
    expect(named.every(({ day }) => new Date(86_400_000 * day).getUTCDate() <= 7)).toBe(true);
  });

  it("counts days where the reader is", () => {
    const now = new Date(2026, 10, 16, 0, 30);
    expect(today(now)).toBe(today(new Date(2026, 10, 16, 23, 30)));
    expect(today(now)).toBe(today(new Date(2026, 10, 15, 23, 30)) + 1);
  });

  it("knows the longest row of days", () => {
    const days = (...all: number[]) => all.map((day) => ({ day, games: 1 }));
    expect(streak([])).toBe(0);
    expect(streak(days(1, 2, 3, 5, 6))).toBe(3);
    expect(streak(days(1, 3, 5, 6, 7, 8))).toBe(4);
  });

  it("draws a rating within its box, the doubt around it", () => {
    const { line, band } = curve([
      { at: 1, mean: 25, doubt: 8 },
      { at: 2, mean: 30, doubt: 2 },
    ]);
    expect(line).toBe("0.0,50.0 100.0,18.8");
    expect(band).toBe("0.0,0.0 100.0,6.3 100.0,31.3 0.0,100.0");
    expect(curve([{ at: 1, mean: 25, doubt: 0 }]).line).toBe("0.0,100.0");
  });

  it("adds up games by the number of players", () => {
    const tallies = [
      { game: "lutece", seats: 3, games: 2, won: 1 },
      { game: "fortuna", seats: 2, games: 1, won: 0 },
      { game: "gloire", seats: 3, games: 3, won: 0.5 },
    ];
    expect(bySeats(tallies)).toEqual([
      { seats: 2, games: 1, won: 0 },
      { seats: 3, games: 5, won: 1.5 },
    ]);
  });

  it("writes ratings on the one scale", () => {
    expect(scaled(25)).toBe(1500);
    expect([signed(0.7), signed(-0.15), signed(0)]).toEqual(["+14", "−3", "+0"]);
  });
});
