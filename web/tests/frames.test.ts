/** Messages and paints: the first is shown at once, what comes before it is painted is one change after it. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Frames } from "../src/frames";

let paints: (() => void)[];
/** A frame of the browser. */
const frame = () => {
  const now = paints;
  paints = [];
  for (const one of now) one();
};

beforeEach(() => {
  vi.useFakeTimers();
  paints = [];
  vi.stubGlobal("requestAnimationFrame", (then: () => void) => paints.push(then));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("frames", () => {
  it("show the first change at once, and those that come before its paint together after it, in order", () => {
    const seen: number[] = [];
    const frames = new Frames();
    frames.take(() => seen.push(1), true);
    frames.take(() => seen.push(2), false); // it redraws nothing, and nothing waits before it
    frames.take(() => seen.push(3), true);
    frames.take(() => seen.push(4), false);
    frames.take(() => seen.push(5), true);
    expect(seen).toEqual([1, 2]);
    frame();
    expect(seen).toEqual([1, 2]);
    frame();
    expect(seen).toEqual([1, 2, 3, 4, 5]);
    frames.take(() => seen.push(6), true);
    expect(seen).toHaveLength(5);
    frame();
    frame();
    expect(seen).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it("wait for nothing once everything is painted", () => {
    const seen: number[] = [];
    const frames = new Frames();
    frames.take(() => seen.push(1), true);
    frame();
    frame();
    frames.take(() => seen.push(2), true);
    expect(seen).toEqual([1, 2]);
  });

  it("go on where nothing is painted", () => {
    const seen: number[] = [];
    const frames = new Frames();
    frames.take(() => seen.push(1), true);
    frames.take(() => seen.push(2), true);
    vi.advanceTimersByTime(100);
    expect(seen).toEqual([1, 2]);
  });
});
