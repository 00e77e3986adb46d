import { beforeAll, describe, expect, it } from "vitest";
import { fortuna } from "../src/games/fortuna";
import { board } from "../src/games/fortuna/zones";
import { People } from "../src/people";
import type { FortunaView, SeatInfo } from "../src/protocol";
import { speech } from "../src/speech.svelte";

const chairs = ["Ania", "Bruno", "Cléo"].map((name, seat) => ({ seat, kind: "person", name }) as SeatInfo);

beforeAll(() => speech.speak("en"));

const GATE = 10;
const PALACE = 15;

function race(squares: number[], seat = 0, facts: Partial<FortunaView> = {}): string[] {
  const bare = {
    sides: [],
    open_cards: [],
    favors: [],
    rolled: [],
    discards: [],
    supply: {},
    buildings: {},
    steps: [],
  };
  const provinces = squares.map((square) => ({
    square,
    to_gate: Math.max(0, GATE - square),
    to_palace: PALACE - square,
  }));
  const view = { ...bare, podium: [1, 0, 2], provinces, ahead: 1, last_round: false, ...facts };
  return board(view as unknown as FortunaView, new People(chairs, seat)).track?.told ?? [];
}

describe("the end", () => {
  it("has no points for those outside Rome (F-TIE-3)", () => {
    const view = { provinces: [{ to_gate: 1 }, { to_gate: 0 }] };
    expect([0, 1].map((seat) => fortuna.unscored?.(view, seat))).toEqual(["not in Rome", undefined]);
  });
});

describe("the road to Rome", () => {
  it("says who plays when, and how far the gate is", () => {
    expect(race([7, 4, 0])).toEqual(["Podium: ▲\u00a0Bruno → ●\u00a0You → ■\u00a0Cléo", "3 steps to the gate of Rome"]);
    expect(race([9, 4, 0])[1]).toBe("one step to the gate of Rome");
  });

  it("watches whoever is ahead, once they are in Rome", () => {
    expect(race([10, 12, 0]).slice(1)).toEqual(["▲\u00a0Bruno: 3 steps to the palace"]);
    expect(race([9, 14, 0]).slice(1)).toEqual(["one step to the gate of Rome", "▲\u00a0Bruno: one step to the palace"]);
  });

  it("says when the last round has come, also to those who look on", () => {
    const last = race([9, 11, 15], -1, { ahead: 2, last_round: true });
    expect(last.slice(1)).toEqual(["the palace is reached (■\u00a0Cléo): last round"]);
    const over = [{ name: "over", card: null, number: null }];
    expect(race([9, 11, 15], 0, { ahead: 2, last_round: true, steps: over })).toEqual([]);
  });
});
