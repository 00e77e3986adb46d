import { describe, expect, it } from "vitest";
import { People } from "../src/people";
import type { AnyHappening, AnyMessage } from "../src/protocol";
import { standing } from "../src/shell/log";
import { changes, type Figures } from "../src/shell/recap/figures";
import { more, moved } from "../src/shell/recap/recap.svelte";
import { ago } from "../src/shell/recap/words";
import { TableState } from "../src/table.svelte";

const answered = (seq: number): AnyHappening => ({
  type: "answered",
  seq,
  at: 0,
  seat: 0,
  events: [],
  answers: seq,
  ended: false,
});
const undone = (seq: number, entry: number): AnyHappening => ({ type: "undone", seq, at: 0, seat: 0, undone: entry });
const left = (happened: AnyHappening[]): number[] =>
  standing(happened).flatMap((one) => (one.type === "answered" ? [one.seq] : []));

describe("what was taken back", () => {
  it("is gone with all that was answered after it", () => {
    expect(left([answered(1), answered(2), answered(3), undone(4, 2), answered(5)])).toEqual([1, 5]);
    expect(left([answered(1), answered(2), undone(3, 2), answered(4), undone(5, 1)])).toEqual([]);
    expect(left([undone(9, 3), answered(10)])).toEqual([10]);
  });
});

describe("what was missed", () => {
  const people = new People([], 0);
  const figures: Figures = (view: number[]) => view.map((value, i) => ({ label: `${i}`, value, better: "more" }));

  it("is told in the first four figures that have changed", () => {
    expect(changes(figures, [1, 2, 3, 4, 5, 6], [1, 3, 2, 5, 6, 7], 0, people)).toEqual([
      { label: "1", from: 2, to: 3, good: true },
      { label: "2", from: 3, to: 2, good: false },
      { label: "3", from: 4, to: 5, good: true },
      { label: "4", from: 5, to: 6, good: true },
    ]);
    expect(changes(figures, null, [1], 0, people)).toEqual([]);
  });

  it("is marked with how much more there is, where that is a number", () => {
    expect(more("false 1", "false 2")).toBe("+1");
    expect(more("7", "4")).toBe("−3");
    expect(more("up", "down")).toBe("");
    expect(more("", "3")).toBe("");
    expect(more("Deck 131 of 144", "Deck 128 of 144")).toBe("−3");
    expect(more("1 of 2", "2 of 3")).toBe("");
  });

  it("has moved if it lies elsewhere, though on a phone everything makes room", () => {
    const at = (place: string, x: number) => ({ place, box: { x, y: 0 } as DOMRect });
    for (const phone of [true, false]) expect(moved(at("hand-0", 0), at("hand-0", 20), phone)).toBe(false);
    expect(moved(at("hand-0", 0), at("city-0", 300), true)).toBe(true);
    expect(moved(at("hand-0", 0), at("hand-0", 300), true)).toBe(false);
    expect(moved(at("hand-0", 0), at("city-0", 300), false)).toBe(true);
  });

  it("says how long ago, in the language that is spoken", () => {
    expect(ago(2 * 86_400_000 + 5)).toBe("2 days ago");
    expect(ago(3_700_000)).toBe("1 hour ago");
    expect(ago(10)).toBe("0 minutes ago");
  });

  it("comes before the question", () => {
    const table = new TableState("abc", undefined, false);
    const hello = (missed: object | null): AnyMessage =>
      ({
        type: "hello",
        person: "Ania",
        mine: [0],
        table: { id: "abc", seats: [] },
        happened: [],
        situation: { seq: 9, seat: 0, question: 1, legal: [{ id: 1, text: "pass" }] },
        missed,
      }) as unknown as AnyMessage;
    table.hear(hello({ seq: 3, at: 0 }));
    expect(table.asked).toBe(false);
    table.hear(hello(null)); // a break meanwhile
    expect(table.missed).toEqual({ seq: 3, at: 0 });
    table.resume();
    expect(table.asked).toBe(true);
  });
});
