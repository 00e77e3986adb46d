import { describe, expect, it } from "vitest";
import type { AnyHappening, AnyMessage } from "../src/protocol";
import { TableState } from "../src/table.svelte";

const entries = (first: number, last: number): AnyHappening[] =>
  Array.from({ length: last - first + 1 }, (_, i) => ({ type: "opened", seq: first + i, at: 0 }));

const hello = (first: number, last: number, seat = 0): AnyMessage =>
  ({
    type: "hello",
    person: null,
    mine: [],
    table: { id: "abc" },
    happened: entries(first, last),
    situation: { seq: last, seat, question: 1 },
  }) as unknown as AnyMessage;

const known = (table: TableState): number[] => table.happened.map((one) => one.seq);

describe("the story of a table", () => {
  it("goes on after a break, and begins anew where too much has happened meanwhile", () => {
    const table = new TableState("abc", undefined, false);
    table.hear(hello(11, 20));
    expect(known(table)[0]).toBe(11);
    table.hear(hello(18, 23));
    expect(known(table)).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23]);
    table.hear(hello(40, 42));
    expect(known(table)).toEqual([40, 41, 42]);
  });
});
