import { beforeAll, describe, expect, it } from "vitest";
import { byFamily } from "../src/games/lutece/cards";
import { tell } from "../src/games/lutece/story";
import { scenes } from "../src/games/lutece/theatre";
import { People } from "../src/people";
import type { LuteceAnyEvent, SeatInfo } from "../src/protocol";
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

describe("the story", () => {
  it("says everything about one slot in one line", () => {
    const lines = tell(CONTEST, people);
    expect(lines).toHaveLength(5);
    expect(lines[0]).toBe("Cards up: ●\u00a0You A +3  ▲\u00a0Bruno A 1");
    expect(lines[2]).toContain("A Baker is contested.");
    expect(lines[2]).toContain("and a bribe of 2.");
  });

  it("names people together where they do the same", () => {
    const agreed: LuteceAnyEvent[] = [1, 2].map((seat) => ({ name: "Agreed", facts: { seat } }));
    expect(tell(agreed, people)).toEqual(["Agreed: ▲\u00a0Bruno, ■\u00a0Cléo."]);
  });

  it("plays a contest as a podium, and a plain purchase after it as its own scene", () => {
    const [reveal, contest, purchase, ...rest] = scenes(CONTEST, people);
    expect(rest).toEqual([]);
    expect(reveal?.columns).toEqual([]);
    expect(contest?.columns).toEqual([
      { seat: 0, gold: 1, legion: 0, strength: 1 },
      { seat: 1, gold: 2, legion: 0, strength: 2 },
    ]);
    expect(purchase?.card).toBe("mill-1");
  });
});

it("a podium shows the bribe that was paid, whatever a Legionnaire is worth", () => {
  const won: LuteceAnyEvent[] = [
    { name: "ContestBegan", facts: { slot: "A", card: "baker-1" } },
    { name: "LegionnairePlayed", facts: { seat: 1, bidder: 1, slot: "A", strength: 4 } },
    { name: "ContestWon", facts: { seat: 1, slot: "A", card: "baker-1", strength: 4 } },
    { name: "BribeReturned", facts: { seat: 0, gold: 3, compensation: 1 } },
    { name: "BribeLost", facts: { seat: 1, gold: 1 } },
  ];
  expect(scenes(won, people)[0]?.columns).toEqual([
    { seat: 0, gold: 3, legion: 0, strength: 3 },
    { seat: 1, gold: 1, legion: 1, strength: 4 },
  ]);
});

describe("what somebody owns", () => {
  const cards = [
    { card: "baker-4", host: null },
    { card: "apprentice-1", host: "baker-4" },
    { card: "field-1", host: null },
  ];

  it("keeps an Apprentice with its host", () => {
    expect(byFamily(cards).map(({ family, cards }) => [family, cards.length])).toEqual([["yellow", 3]]);
  });
});
