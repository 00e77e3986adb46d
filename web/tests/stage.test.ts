/** The stage: what happened is shown in order, the present waits for it, and skipping leads to the same end. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AnyHappening, GameEvent, Situation } from "../src/protocol";
import { settings } from "../src/settings.svelte";
import { type Arrival, type Beat, REST, Stage, TURN } from "../src/stage.svelte";

const event = (name: string): GameEvent => ({ name, facts: {} }) as unknown as GameEvent;

const arrival = (seq: number, seat: number, ...names: string[]): Arrival => ({
  happening: { type: "answered", seq, at: 0, seat, events: names.map(event), ended: false } as unknown as AnyHappening,
  situation: { seq } as unknown as Situation,
});

/** A stage whose beats are one for each event, and what was seen of it, in order. */
function staged(long: number, whole = false): { stage: Stage; seen: string[] } {
  const seen: string[] = [];
  const beats = ({ happening }: Arrival): Beat[] =>
    happening.type === "answered" ? happening.events.map((one) => ({ events: [one], long, whole })) : [];
  const stage: Stage = new Stage(
    {
      beats,
      begins: (_, { happening }, told) => seen.push(`${happening.seq}: ${told.map(({ name }) => name).join(" ")}`),
      settles: ({ happening }) => seen.push(`${happening.seq} is now`),
      rests: () => true,
    },
    () => 3,
  );
  return { stage, seen };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false });
  settings.motion = "full";
  settings.pace = "shown";
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the stage", () => {
  it("shows one thing after the other before it becomes the present", async () => {
    const { stage, seen } = staged(100);
    stage.take(arrival(1, 1, "Swapped", "Rolled"));
    stage.take(arrival(2, 2, "Paid"));
    expect(seen).toEqual(["1: Swapped"]);
    expect(stage.playing).toBe(true);
    await vi.advanceTimersByTimeAsync(100);
    expect(seen).toEqual(["1: Swapped", "1: Swapped Rolled"]);
    await vi.advanceTimersByTimeAsync(100 + REST);
    expect(seen.slice(2)).toEqual(["1 is now", "2: Paid"]);
    await vi.advanceTimersByTimeAsync(100 + REST);
    expect(seen.at(-1)).toBe("2 is now");
    expect(stage.playing).toBe(false);
    expect(stage.beat).toBeNull();
  });

  it("shows a rival's turn in two seconds, however many answers it has", async () => {
    const { stage, seen } = staged(900);
    for (let seq = 1; seq <= 5; seq += 1) stage.take(arrival(seq, 1, "Built", "Paid"));
    await vi.advanceTimersByTimeAsync(TURN + 5);
    expect(seen.at(-1)).toBe("5 is now");
    expect(stage.playing).toBe(false);
  });

  it("gives a moment of the whole table its time", async () => {
    const { stage, seen } = staged(900, true);
    stage.take(arrival(1, 1, "A", "B", "C", "D"));
    await vi.advanceTimersByTimeAsync(3500);
    expect(seen.at(-1)).toBe("1: A B C D");
    await vi.advanceTimersByTimeAsync(100);
    expect(seen.at(-1)).toBe("1 is now");
  });

  it("never falls behind by more than a turn of everybody", async () => {
    const { stage, seen } = staged(900);
    for (let seq = 1; seq <= 12; seq += 1) stage.take(arrival(seq, seq % 3, "Built"));
    // The first, which was alone; then, of all that piled up, the last and a turn of everybody before it.
    await vi.advanceTimersByTimeAsync(5 * (900 + REST) + 5);
    expect(seen.at(-1)).toBe("12 is now");
  });

  it("skips to the next, and twice to the present, with the same end", async () => {
    const { stage, seen } = staged(500);
    for (let seq = 1; seq <= 3; seq += 1) stage.take(arrival(seq, seq, "Built", "Paid"));
    stage.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(seen).toEqual(["1: Built", "1 is now", "2: Built"]);
    stage.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(seen.slice(3)).toEqual(["2 is now", "3 is now"]);
    expect(stage.playing).toBe(false);
    stage.take(arrival(4, 4, "Built"));
    expect(seen.at(-1)).toBe("4: Built");
  });

  it("is in the present at once where nothing may move or nobody looks", () => {
    for (const calm of [() => (settings.motion = "reduced"), () => (settings.pace = "instant")]) {
      settings.motion = "full";
      settings.pace = "shown";
      calm();
      const { stage, seen } = staged(500);
      stage.take(arrival(1, 1, "Built"));
      expect(seen).toEqual(["1 is now"]);
      expect(stage.playing).toBe(false);
    }
  });

  it("comes to the present when the connection is new, each arrival once", async () => {
    const { stage, seen } = staged(500);
    stage.take(arrival(1, 1, "Built"));
    stage.take(arrival(2, 2, "Built"));
    stage.finish();
    await vi.advanceTimersByTimeAsync(5000);
    expect(seen).toEqual(["1: Built", "1 is now", "2 is now"]);
    expect(stage.playing).toBe(false);
  });
});
