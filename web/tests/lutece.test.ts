import { beforeAll, describe, expect, it } from "vitest";
import { beats, type Scene } from "../src/games/lutece/beats";
import { burning, danger } from "../src/games/lutece/bribes";
import { breakable, fans } from "../src/games/lutece/cards";
import { ending, helped, score } from "../src/games/lutece/outlook";
import { tell } from "../src/games/lutece/story";
import { spoken } from "../src/links";
import { People } from "../src/people";
import type { LuteceAnyEvent, LuteceView, SeatInfo } from "../src/protocol";
import { speech } from "../src/speech.svelte";

const chair = (seat: number, name: string): SeatInfo => ({
  seat,
  kind: "person",
  name,
  person: name,
  bot: null,
  away: false,
});
const people = new People([chair(0, "Ania"), chair(1, "Bruno"), chair(2, "Cléo")], 0);

beforeAll(() => speech.speak("en"));

const CONTEST: LuteceAnyEvent[] = [
  { name: "BidsRevealed", facts: { seat: 0, cards: ["A", "revenue"] } },
  { name: "BidsRevealed", facts: { seat: 1, cards: ["A", "1"] } },
  { name: "RevenueTaken", facts: { seat: 0, gold: 3 } },
  { name: "ContestBegan", facts: { slot: "A", card: "baker-1" } },
  { name: "ContestWon", facts: { seat: 1, slot: "A", card: "baker-1", strength: 2 } },
  { name: "BribeReturned", facts: { seat: 0, gold: 1, compensation: 1 } },
  { name: "BribeLost", facts: { seat: 1, gold: 2 } },
  { name: "CardAcquired", facts: { seat: 1, slot: "A", card: "baker-1", cost: 0 } },
  { name: "CardAcquired", facts: { seat: 1, slot: "1", card: "mill-1", cost: 2 } },
  { name: "CardsValued", facts: { gold: 1 } },
];

/** A table of three in the bribes: seat 0 hides A and Revenue, seat 1 A and 1. */
const VIEW: LuteceView = {
  seat: 0,
  seats: 3,
  round: 2,
  lead: 1,
  step: "bribes",
  slot: null,
  attaching: null,
  question: 5,
  asked: 0,
  slots: [
    { name: "A", card: "baker-1", coins: 0 },
    { name: "B", card: "druid-1", coins: 1 },
    { name: "1", card: "mill-1", coins: 2 },
    { name: "2", card: "tavern-1", coins: 0 },
  ],
  piles: [9, 8],
  markets_removed: 2,
  used: [],
  owned: [
    [
      { card: "baker-4", host: null },
      { card: "apprentice-1", host: "baker-4" },
      { card: "field-1", host: null },
    ],
    [],
    [],
  ],
  purses: [3, 4, 0],
  gone: [],
  submitted: [true, true, true],
  bids: [["A", "revenue"], null, null],
  hands: [null, null, null],
  bribes: [
    [1, 0],
    [2, 0],
    [0, 0],
  ],
  pending: [true, true, false],
  support: [0, 0, 0],
  strengths: [null, null, null],
  aided: [null, null, null],
  legionnaires: [0, 0, 0],
  points: [],
  totals: [0, 0, 0],
  majorities: [[], [], [], []],
  units: [[], [], []],
  resource_points: [[], [], []],
  leads: [],
  prizes: [[0, 0, 4], [], []],
  brings: [null, null, null],
  leeway: [[2, null], null, null],
};

describe("the story", () => {
  it("says everything about one slot in one line", () => {
    const lines = tell(CONTEST, people).map(spoken);
    expect(lines).toHaveLength(5);
    expect(lines[0]).toBe("Cards up: ●\u00a0You A and +3, ▲\u00a0Bruno A and 1.");
    expect(lines[2]).toContain("Baker at A is contested.");
    expect(lines[2]).toContain("●\u00a0You get back 1, and 1 more.".replace("\u00a0", " "));
    expect(lines[2]).toContain("and a bribe of 2.");
  });

  it("names people together where they do the same", () => {
    const agreed: LuteceAnyEvent[] = [1, 2].map((seat) => ({ name: "Agreed", facts: { seat } }));
    expect(tell(agreed, people)).toEqual(["Agreed: ▲\u00a0Bruno, ■\u00a0Cléo."]);
  });
});

describe("the reveal", () => {
  const played = beats(CONTEST, VIEW);
  const scenes = played.map(({ scene }) => scene as Scene);

  it("tells every event once, in order", () => {
    expect(played.flatMap(({ events }) => events)).toEqual(CONTEST);
    expect(played.every(({ whole }) => whole)).toBe(true);
  });

  it("turns the cards up first, visits the slots in order, and leaves nothing on the stage", () => {
    expect(scenes[0]?.view.bids.slice(0, 2)).toEqual([
      ["A", "revenue"],
      ["A", "1"],
    ]);
    const visited = scenes.map(({ now }) => now).filter((now, i, all) => now !== all[i - 1]);
    expect(visited).toEqual(["", "A", "", "1", ""]);
  });

  it("shows a contest as a podium with the bribes that were laid", () => {
    const contest = scenes.find(({ columns }) => columns.length);
    expect(contest?.columns).toEqual([
      { seat: 0, gold: 1, legion: 0, strength: 1, aided: 1 },
      { seat: 1, gold: 2, legion: 0, strength: 2, aided: 2 },
    ]);
  });

  it("keeps purses, stalls and owners as they are told", () => {
    const end = scenes.at(-1)?.view;
    // 3 + 3 of Revenue + 1 back + 1 more; 4 - 0 - 2, and the bribe was gone before.
    expect(end?.purses).toEqual([8, 2, 0]);
    expect(end?.slots.map(({ card, coins }) => [card, coins])).toEqual([
      [null, 0],
      ["druid-1", 2],
      [null, 2],
      ["tavern-1", 1],
    ]);
    expect(end?.owned[1]).toEqual([
      { card: "baker-1", host: null },
      { card: "mill-1", host: null },
    ]);
    expect(VIEW.purses).toEqual([3, 4, 0]);
  });

  it("raises a column where a Legionnaire is played, whatever one is worth", () => {
    const asked = {
      ...VIEW,
      step: "legion",
      slot: "A",
      strengths: [1, 2, null],
      aided: [3, 4, null],
      bids: [["A", "revenue"], ["A", "1"], null],
    };
    const events: LuteceAnyEvent[] = [
      { name: "LegionnairePlayed", facts: { seat: 2, bidder: 0, slot: "A", strength: 6 } },
      { name: "ContestTied", facts: { slot: "A", card: "baker-1" } },
      { name: "BribeReturned", facts: { seat: 0, gold: 1, compensation: 1 } },
      { name: "BribeReturned", facts: { seat: 1, gold: 2, compensation: 1 } },
    ];
    const [legion, tied, back] = beats(events, asked as LuteceView).map(({ scene }) => scene as Scene);
    expect(legion?.columns[0]).toEqual({ seat: 0, gold: 1, legion: 1, strength: 6, aided: 8 });
    expect(tied?.leaving).toBe("tied");
    expect(back?.view.slots[0]?.card).toBeNull();
    expect(back?.view.purses).toEqual([5, 7, 0]);
  });

  it("holds no question back while bribes are raised", () => {
    const raised: LuteceAnyEvent[] = [{ name: "BribeRaised", facts: { seat: 1, position: "right", gold: 2 } }];
    expect(beats(raised, VIEW).map(({ long, flights }) => [long, flights?.[0]?.to])).toEqual([[0, "bid-1-1"]]);
    expect(beats([{ name: "Agreed", facts: { seat: 1 } }], VIEW)).toEqual([]);
  });
});

describe("a bribe that would burn a card", () => {
  it("is told of before the last free coin goes, and once it is gone", () => {
    expect(danger(VIEW, 0, 0, 0)).toBe("");
    expect(danger(VIEW, 0, 0, 2)).toBe("A Baker costs 0: with 1 more, on either card, you could no longer pay it.");
    expect(danger(VIEW, 0, 0, 3)).toContain("won, it would leave the game");
    expect(burning(VIEW, 0, 3)).toEqual(["A Baker"]);
  });

  it("says so where only both together are too dear", () => {
    const both: LuteceView = {
      ...VIEW,
      bids: [["A", "1"], null, null],
      purses: [5, 5, 5],
      leeway: [[5, -1], null, null],
    };
    expect(danger(both, 0, 0, 0)).toBe("");
    expect(danger(both, 0, 1, 0)).toBe(
      "After A Baker you keep 1, and 1 Mill costs 2: won as well, it would leave the game.",
    );
  });

  it("is nothing to fear on Revenue, nor for a spectator", () => {
    expect(danger(VIEW, 0, 1, 3)).toBe("");
    expect(danger({ ...VIEW, leeway: [null, null, null] }, 0, 0, 3)).toBe("");
  });
});

describe("a contest in words", () => {
  const columns = [
    { seat: 0, gold: 1, legion: 0, strength: 1, aided: 3 },
    { seat: 1, gold: 2, legion: 0, strength: 2, aided: 4 },
  ];

  it("says who would pay what, now and with a Legionnaire", () => {
    expect(ending(VIEW, people, "B", columns)).toBe("▲\u00a0Bruno pays 2 + 0");
    expect(ending(VIEW, people, "B", helped(columns, 0))).toBe("you pay 1 + 0");
    expect(score(helped(columns, 0))).toBe("3 to 2");
  });
});

it("breaks long names between syllables only", () => {
  const broken = ["Laboratorium", "Herboristerie", "Légionnaire", "Boulangerie", "Statue of Augustus"].map(breakable);
  expect(broken.map((one) => one.replaceAll("\u00ad", "-"))).toEqual([
    "Labora-torium",
    "Herbo-risterie",
    "Légion-naire",
    "Boulan-gerie",
    "Statue of Augustus",
  ]);
});

describe("what somebody owns", () => {
  it("keeps an Apprentice with its host, and the worth with its card", () => {
    expect(fans(VIEW, 0)).toEqual([
      {
        family: "yellow",
        cards: [
          { id: "baker-4", under: ["apprentice-1"], worth: 0 },
          { id: "field-1", under: [], worth: 4 },
        ],
      },
    ]);
  });
});
