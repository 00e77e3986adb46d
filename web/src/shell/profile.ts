/** What a profile draws: the calendar, the curve of a rating, victories by number of players. */
import type { DayPlayed, RatingPoint, Tally } from "../protocol";

export const WEEKS = 26;
const DAY = 86_400_000;

/** A day counted from 1970, where we are. */
export const today = (now = new Date()): number => Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / DAY);

/** Monday is 0. */
export const weekday = (day: number): number => (day + 3) % 7;

export interface Cell {
  day: number;
  games: number;
  /** The week, from 0 at the left to WEEKS - 1, and the day in it. */
  column: number;
  row: number;
  /** From 0, none, to 3, many. */
  shade: number;
}

/** The days of the last half year, week by week; those to come are left out. */
export function calendar(played: readonly DayPlayed[], now: number): Cell[] {
  const games = new Map(played.map((one) => [one.day, one.games]));
  const monday = now - weekday(now) - 7 * (WEEKS - 1);
  return Array.from({ length: now - monday + 1 }, (_, i) => {
    const count = games.get(monday + i) ?? 0;
    return { day: monday + i, games: count, column: Math.floor(i / 7), row: i % 7, shade: Math.min(3, count) };
  });
}

/** The weeks in which a month begins, with one of its days. */
export function months(cells: readonly Cell[]): Cell[] {
  const month = ({ day }: Cell): number => new Date(day * DAY).getUTCMonth();
  const mondays = cells.filter(({ row }) => row === 0);
  return mondays.filter((one, i) => i && month(one) !== month(mondays[i - 1] ?? one));
}

/** The longest row of days with a game. */
export function streak(played: readonly DayPlayed[]): number {
  let longest = 0;
  let length = 0;
  let last = Number.NaN;
  for (const { day } of played) {
    length = day === last + 1 ? length + 1 : 1;
    last = day;
    longest = Math.max(longest, length);
  }
  return longest;
}

/** A curve in a box of 100 by 100: the line, and the band of its doubt. */
export function curve(points: readonly RatingPoint[]): { line: string; band: string } {
  const low = Math.min(...points.map((one) => one.mean - one.doubt));
  const high = Math.max(...points.map((one) => one.mean + one.doubt));
  const x = (i: number) => ((100 * i) / Math.max(1, points.length - 1)).toFixed(1);
  const y = (value: number) => (100 - (100 * (value - low)) / (high - low || 1)).toFixed(1);
  const above = points.map((one, i) => `${x(i)},${y(one.mean + one.doubt)}`);
  const below = points.map((one, i) => `${x(i)},${y(one.mean - one.doubt)}`).reverse();
  return { line: points.map((one, i) => `${x(i)},${y(one.mean)}`).join(" "), band: [...above, ...below].join(" ") };
}

export interface BySeats {
  seats: number;
  games: number;
  won: number;
}

/** Victories by number of players, over all games or of one. */
export function bySeats(tallies: readonly Tally[]): BySeats[] {
  const found = new Map<number, BySeats>();
  for (const { seats, games, won } of tallies) {
    const before = found.get(seats) ?? { seats, games: 0, won: 0 };
    found.set(seats, { seats, games: before.games + games, won: before.won + won });
  }
  return [...found.values()].sort((a, b) => a.seats - b.seats);
}
