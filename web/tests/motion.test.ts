import { expect, test } from "vitest";
import { arc } from "../src/motion";

const A = { x: 10, y: 20 };
const B = { x: 310, y: 20 };
const height = (points: readonly { y: number }[]): number => (points[points.length >> 1]?.y ?? 0) - 20;

test("an arc begins and ends where it should, and rises whichever way it goes", () => {
  for (const [from, to] of [
    [A, B],
    [B, A],
  ] as const) {
    const way = arc(from, to);
    expect(way[0]).toEqual(from);
    expect(way.at(-1)).toEqual(to);
    expect(height(way)).toBeCloseTo(-36);
  }
});

test("two things that are exchanged go round each other", () => {
  expect(height(arc(A, B, true))).toBeCloseTo(-90);
  expect(height(arc(B, A, true))).toBeCloseTo(90);
});

test("a long way is no high one", () => {
  expect(height(arc(A, { x: 2010, y: 20 }))).toBeCloseTo(-40);
});
