import { describe, expect, it } from "vitest";
import { apart } from "../src/shell/analysis";

describe("the numbers of the turning points", () => {
  it("stand where they belong if there is room", () => {
    expect(apart([10, 50, 90], 5)).toEqual([10, 50, 90]);
  });

  it("never cover each other, nor leave the line", () => {
    expect(apart([92, 99, 100], 5)).toEqual([90, 95, 100]);
    expect(apart([0, 1, 2], 5)).toEqual([0, 5, 10]);
  });
});
