import { beforeAll, describe, expect, it } from "vitest";
import { good } from "../src/art/goods";
import { landscape, NARROW, WIDE, way } from "../src/art/rome";
import { fortuna } from "../src/games/fortuna";
import { beats } from "../src/games/fortuna/beats";
import { gain } from "../src/games/fortuna/question";
import { race } from "../src/games/fortuna/race";
import { lastGiven } from "../src/games/fortuna/signs";
import { slotted, swapped } from "../src/games/fortuna/slots";
import { tell } from "../src/games/fortuna/story";
import { spoken } from "../src/links";
import { People } from "../src/people";
import type { AnyHappening, FortunaAnyEvent, FortunaEffect, FortunaView, SeatInfo } from "../src/protocol";
import { speech } from "../src/speech.svelte";

const chairs = ["Ania", "Bruno", "Cléo"].map((name, seat) => ({ seat, kind: "person", name }) as SeatInfo);

beforeAll(() => speech.speak("en"));

const GATE = 10;
const PALACE = 15;

function raced(squares: number[], seat = 0, facts: Partial<FortunaView> = {}): string[] {
  const provinces = squares.map((square) => ({
    square,
    to_gate: Math.max(0, GATE - square),
    to_palace: PALACE - square,
  }));
  const view = { podium: [1, 0, 2], podium_next: [1, 0, 2], provinces, ahead: 1, last_round: false, ...facts };
  return race(view as unknown as FortunaView, new People(chairs, seat));
}

const event = (name: string, facts: object): FortunaAnyEvent => ({ name, facts }) as unknown as FortunaAnyEvent;
const told = (...events: FortunaAnyEvent[]): string[] => tell(events, new People(chairs, 0)).map(spoken);

describe("the end", () => {
  it("has no points for those outside Rome (F-TIE-3)", () => {
    const view = { provinces: [{ to_gate: 1 }, { to_gate: 0 }] };
    expect([0, 1].map((seat) => fortuna.unscored?.(view, seat))).toEqual(["not in Rome", undefined]);
  });
});

describe("the race in words", () => {
  it("says how far the gate is, and who is nearest to the palace", () => {
    expect(raced([7, 8, 0])).toEqual(["Gate in 3.", "Bruno leads on VIII, 7 from the palace."]);
    expect(raced([0, 0, 0])).toEqual(["Gate in 10."]); // before the first step nobody leads
    expect(raced([12, 8, 0], 0, { ahead: 0 })).toEqual(["You are in Rome.", "You lead on XII, 3 from the palace."]);
  });

  it("tells who will begin, where that changes", () => {
    expect(raced([7, 8, 0], 0, { podium_next: [0, 1, 2] }).at(-1)).toBe("You begin the next round.");
  });

  it("says when the last round has come, also to those who look on", () => {
    const last = { ahead: 2, last_round: true };
    expect(raced([9, 11, 15], 0, last)).toEqual([
      "Cléo is in the palace: the game ends with this round.",
      "Outside the gate you cannot win.",
    ]);
    expect(raced([9, 11, 15], -1, last)).toHaveLength(1);
  });
});

describe("the log", () => {
  it("tells what one answer brought in one sentence, without ids and colours of sides", () => {
    const lines = told(
      event("CardChosen", { seat: 1, card: "harvest" }),
      event("GoodsReturned", { seat: 1, kind: "water", number: 1 }),
      event("GoodsTaken", { seat: 1, kind: "wheat", number: 3 }),
      event("CardsExchanged", { seat: 1, given: "harvest", side: "blue", taken: "wheat_trade" }),
      event("DieRolled", { seat: 1, value: 5 }),
      event("DieRolled", { seat: 1, value: 2 }),
    );
    expect(lines).toEqual([
      "▲\u00a0Bruno takes 3 wheat for 1 water, exchanges Harvest for Wheat Trade with you and rolls 5 and 2.",
    ]);
  });

  it("tells a delivery with the steps it made, and cards only to whom they are known", () => {
    const lines = told(
      event("GoodsReturned", { seat: 0, kind: "wine", number: 2 }),
      event("FavorUsed", { seat: 0, favor: 2, die: 4, steps: 2 }),
      event("Approached", { seat: 0, start: 6, square: 8 }),
      event("TokensTaken", { seat: 0, favor: 2, number: 1 }),
      event("FavorTurned", { seat: 0, favor: 2 }),
      event("PrivilegeDrawn", { seat: 0, card: "P16" }),
      event("PrivilegeKept", { seat: 0, card: "P16" }),
    );
    expect(lines).toEqual([
      "●\u00a0You deliver 2 wine at Orgy: VI\u00a0→\u00a0VIII, draw a privilege and keep “1 VP per wheat”.",
    ]);
    expect(told(event("PrivilegeKept", { seat: 1, card: null }))).toEqual(["▲\u00a0Bruno keeps a card."]);
  });

  it("names an empty side for what it is, and pays a bribe to whom it is due", () => {
    expect(told(event("CardsExchanged", { seat: 0, given: "family", side: "violet", taken: "fortuna" }))).toEqual([
      "●\u00a0You exchange Family for Fortuna from the empty side.",
    ]);
    const bribe = [
      event("Bribed", { seat: 0, side: "gray", card: "harvest", owner: 1 }),
      event("MoneyPaid", { seat: 0, amount: 1 }),
      event("MoneyTaken", { seat: 1, amount: 1, lost: 0 }),
    ];
    expect(told(...bribe)).toEqual(["●\u00a0You pay 1 coin to ▲\u00a0Bruno to carry out Harvest."]);
  });

  it("says nothing of what the table shows anyway", () => {
    expect(told(event("TurnBegan", { seat: 0 }), event("CardTurnedUp", { seat: 0, card: "family" }))).toEqual([]);
  });
});

describe("what an answer brings", () => {
  it("is told in words: what comes first, then what goes, then the cards", () => {
    const effect = { changes: { wheat: -2, square: 2 }, draws: 3, keeps: 1 } as unknown as FortunaEffect;
    expect(gain(effect)).toBe("+2 steps, −2 wheat, draw 3 keep 1");
    expect(gain(effect, ["wheat"])).toBe("+2 steps, draw 3 keep 1");
    expect(gain(null)).toBe("");
  });
});

describe("what happens is seen", () => {
  const people = new People(chairs, 0);
  it("a rival's swap, dice together, hops; all events in their order", () => {
    const events = [
      event("CardsExchanged", { seat: 1, given: "harvest", side: "blue", taken: "family" }),
      event("DieRolled", { seat: 1, value: 5 }),
      event("DieRolled", { seat: 1, value: 2 }),
      event("Approached", { seat: 1, start: 3, square: 5 }),
    ];
    const found = beats(events, people);
    const swap = { out: "harvest", into: "family" };
    const done = [swap]; // from here on the cards lie where the other lay
    expect(found.map(({ scene }) => scene)).toEqual([
      { swap, done },
      { dice: [5, 2], done },
      { moves: { seat: 1, start: 3, square: 5 }, done },
    ]);
    expect(found.map(({ moved }) => moved ?? 0)).toEqual([1, 1, 1]);
    expect(found.flatMap((one) => one.events)).toEqual(events);
  });

  it("what nothing is told of has no moment of its own", () => {
    const quiet = event("CardTurnedUp", { seat: 1, card: "family" });
    const swap = event("CardsExchanged", { seat: 1, given: "harvest", side: "blue", taken: "family" });
    expect(tell([quiet] as never, people)).toEqual([]);
    expect(beats([swap, quiet] as never, people).map(({ events }) => events)).toEqual([[swap, quiet]]);
  });

  it("my own swap needs no telling", () => {
    const own = event("CardsExchanged", { seat: 0, given: "harvest", side: "gray", taken: "family" });
    expect(beats([own], people)[0]?.long).toBe(0);
  });
});

describe("cards on a side", () => {
  it("lie after a swap where the other lay, before the rest is shown", () => {
    const side = (cards: string[]) => ({ colour: "gray" as const, seat: 0, cards, down: [] });
    const before = [side(["harvest", "family"]), side(["fortuna"])];
    expect(swapped(before, [{ out: "harvest", into: "fortuna" }]).map(({ cards }) => cards)).toEqual([
      ["fortuna", "family"],
      ["harvest"],
    ]);
    expect(swapped(before)).toEqual(before);
  });

  it("keep their slot: what comes lies where something has gone", () => {
    const side = (cards: string[]) => ({ colour: "blue", seat: 0, cards, down: [] });
    expect(slotted("t", side(["harvest", "vintage", "family"]))).toEqual(["harvest", "vintage", "family"]);
    expect(slotted("t", side(["harvest", "wine_trade", "family"]))).toEqual(["harvest", "wine_trade", "family"]);
    expect(slotted("t", side(["water_supply", "harvest", "family"]))).toEqual(["harvest", "water_supply", "family"]);
  });

  it("the one I gave is known until my next turn", () => {
    const entry = (...events: FortunaAnyEvent[]) => ({ type: "answered", events }) as unknown as AnyHappening;
    const gave = entry(event("CardsExchanged", { seat: 0, given: "harvest", side: "gray", taken: "family" }));
    expect(lastGiven([gave], 0)).toBe("harvest");
    expect(lastGiven([gave], 1)).toBe("");
    expect(lastGiven([gave, entry(event("TurnBegan", { seat: 0 }))], 0)).toBe("");
  });
});

describe("drawings", () => {
  it("of the road and of goods hold together", () => {
    expect(way(WIDE, PALACE, GATE).match(/C/g)).toHaveLength(PALACE);
    for (const sheet of [WIDE, NARROW]) {
      const drawn = landscape(sheet, PALACE, GATE);
      expect(drawn).not.toMatch(/undefined|NaN/);
    }
    for (const name of ["water", "wheat", "wine", "rings", "foot"] as const)
      expect(good(name)).toMatch(/^<(path|g|circle)/);
  });
});
