/** What arrives again unchanged is what was there. */
import { expect, it } from "vitest";
import { keep } from "../src/same";

it("keeps every part that is equal, and nothing else", () => {
  const before = { hands: [["wall"], ["bath", "road"]], limits: { hand: 5 }, step: "lead", draft: null };
  const now = keep(before, { hands: [["wall"], ["bath", "dock"]], limits: { hand: 5 }, step: "lead", draft: null });
  expect(now).toEqual({ hands: [["wall"], ["bath", "dock"]], limits: { hand: 5 }, step: "lead", draft: null });
  expect(now).not.toBe(before);
  expect(now.hands[0]).toBe(before.hands[0]);
  expect(now.hands[1]).not.toBe(before.hands[1]);
  expect(now.limits).toBe(before.limits);
});

it("keeps all of it where nothing is different", () => {
  const before = { pool: ["bar"], sites: [1, 2] };
  expect(keep(before, { pool: ["bar"], sites: [1, 2] })).toBe(before);
});

it.each([
  [{ a: undefined }, { b: undefined }],
  [["x"], { 0: "x" }],
  [null, { a: 1 }],
  [{ a: 1 }, null],
  [[1, 2], [1]],
])("tells %j from %j", (before, now) => {
  expect(keep(before, now)).toBe(now);
});
