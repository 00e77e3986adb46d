import { beforeAll, expect, it } from "vitest";
import { GLOIRE } from "../src/art/recipes";
import { decks } from "../src/cards.svelte";
import { gloire } from "../src/games/gloire";
import { beats } from "../src/games/gloire/beats";
import { Picking, speaksOf } from "../src/games/gloire/picking.svelte";
import { spoils } from "../src/games/gloire/spoils";
import { tell } from "../src/games/gloire/story";
import { watch } from "../src/games/gloire/watch";
import {
  box,
  card,
  does,
  spoken as inWords,
  list,
  micro,
  ordered,
  power,
  several,
  trigger,
} from "../src/games/gloire/words";
import { spoken } from "../src/links";
import { People } from "../src/people";
import type { AnyMessage, GloireAnyEvent, GloireView, SeatInfo } from "../src/protocol";
import { LANGUAGES, speech } from "../src/speech.svelte";
import { TableState } from "../src/table.svelte";

beforeAll(() => speech.speak("en"));

const seats = ["Ania", "Bruno", "Cesia"].map((name, seat) => ({ seat, kind: "person", name }) as SeatInfo);
const people = new People(seats, 0);
const happened = (...events: [string, object][]) =>
  events.map(([name, facts]) => ({ name, facts })) as unknown as GloireAnyEvent[];

it("an alternative card stands under its own name, with what it does", () => {
  const file = decks.of("gloire")?.file ?? {};
  const usual = [does("circus"), power("circus")];
  decks.take("gloire", file, { alternative_circus: "yes" });
  expect([card("circus"), card("forum")]).toEqual(["Circus (alternative)", "Forum"]);
  expect([does("circus"), power("circus")]).not.toEqual(usual);
  decks.take("gloire", file);
  expect([does("circus"), power("circus")]).toEqual(usual);
});

it("in the introductory game no card shows a function", () => {
  const file = decks.of("gloire")?.file ?? {};
  decks.take("gloire", file, { introductory: "yes" });
  for (const { id } of box().building) expect([does(id), power(id), micro(id)], id).toEqual(["", "", ""]);
  expect(inWords("road")).toBe("Road, rubble, Laborer.");
  decks.take("gloire", file);
  expect(inWords("road")).toContain("Any material fits");
});

it("every power has a line and a word in every language, short enough for its place", async () => {
  for (const language of LANGUAGES) {
    await speech.speak(language);
    for (const { id } of box().building) {
      expect(power(id), id).toBeTruthy();
      expect(power(id).length, `${language} ${power(id)}`).toBeLessThanOrEqual(60);
      expect(micro(id), id).toBeTruthy();
      expect(micro(id).length, `${language} ${micro(id)}`).toBeLessThanOrEqual(13);
    }
  }
  await speech.speak("en");
});

it("a power has the sign of when it works", () => {
  expect(["archway", "circus", "storeroom", "ludus_magnus", "villa"].map(trigger)).toEqual([
    "architect",
    "architect",
    "laborer",
    "merchant",
    "architect",
  ]);
  expect(["school", "wall", "senate", "statue", "forum", "latrine", "insula"].map(trigger)).toEqual([
    "finish",
    "guard",
    "hourglass",
    "sigma",
    "crown",
    "think",
    "standing",
  ]);
});

it("cards lie in the one order of materials, Senators last, each with a key of its own", () => {
  expect(ordered(["senator", "temple", "bar", "bar", "gate"], "0").map(({ key }) => key)).toEqual([
    "0-bar#0",
    "0-bar#1",
    "0-gate#0",
    "0-temple#0",
    "0-senator#0",
  ]);
});

it("what belongs together is one sentence", () => {
  const events = happened(
    ["RoleLed", { seat: 1, role: "laborer" }],
    ["PetitionPlayed", { seat: 1, material: "wood" }],
    ["CardPlayed", { seat: 1, card: "dock" }],
    ["CardPlayed", { seat: 1, card: "dock" }],
  );
  expect(tell(events, people).map(spoken)).toEqual(["▲\u00a0Bruno leads Laborer by petition: 2 × Dock."]);
  const thought = happened(
    ["Thought", { seat: 0, way: "fill" }],
    ["CardDrawn", { seat: 0, card: "bar" }],
    ["CardDrawn", { seat: 0, card: "gate" }],
  );
  expect(tell(thought, people).map(spoken)).toEqual(["●\u00a0You think: Bar and Gate."]);
  const rival = happened(["Thought", { seat: 2, way: "one" }], ["CardDrawn", { seat: 2, card: null }]);
  expect(tell(rival, people)).toEqual(["■\u00a0Cesia thinks: 1 card."]);
  const declined: [string, object] = ["Declined", { seat: 1, step: "craftsman" }];
  expect(tell(happened(declined), people)).toEqual(["▲\u00a0Bruno passes (Craftsman)."]);
  expect(tell(happened(declined, declined), people)).toEqual(["▲\u00a0Bruno passes 2 times (Craftsman)."]);
  expect(several(["Bar", "Road", "Bar"])).toBe(list(["2 × Bar", "Road"]));
});

it("draws in a row are one moment, and every event is told in one", () => {
  const events = happened(
    ["Thought", { seat: 1, way: "fill" }],
    ["CardDrawn", { seat: 1, card: null }],
    ["CardDrawn", { seat: 1, card: null }],
    ["TurnBegan", { seat: 2, number: 4 }],
  );
  const shown = beats(events as never, people);
  expect(shown.flatMap((one) => one.events)).toEqual(events);
  expect(shown.filter((one) => one.flights?.length).map((one) => one.flights?.length)).toEqual([2]);
});

it("while something is shown it is told in a sentence, and what is told in one is shown at once", () => {
  const events = happened(
    ["RoleLed", { seat: 1, role: "laborer" }],
    ["SenatorPlayed", { seat: 1 }],
    ["RoleFollowed", { seat: 2, role: "laborer" }],
    ["CardPlayed", { seat: 2, card: "dock" }],
    ["Thought", { seat: 0, way: "senator" }],
    ["SenatorTaken", { seat: 0 }],
    ["MaterialTaken", { seat: 1, card: "dock", source: "pool" }],
    ["MaterialTaken", { seat: 1, card: "palisade", source: "pool" }],
    ["MaterialTaken", { seat: 1, card: "road", source: "pool" }],
  );
  const shown = beats(events as never, people);
  expect(shown.map((one) => tell(one.events as never, people).map(spoken))).toEqual([
    ["▲\u00a0Bruno leads Laborer with Senator."],
    ["■\u00a0Cesia follows Laborer with Dock."],
    ["●\u00a0You think: 1 Senator."],
    ["▲\u00a0Bruno stocks rubble and 2 × wood from the pool."],
  ]);
  expect(shown.every(({ long }) => long > 0)).toBe(true);
  expect(shown.at(-1)?.flights?.length).toBe(3);
});

it("the cards shown bring what the view tells of them", () => {
  const none = { pool: 0, stockpiles: [0, 0], hands: [0, 0] };
  const view = {
    step: "demand",
    seats: 2,
    spoils: [
      [[], [{ pool: 1, stockpiles: [0, 1], hands: [0, 1] }], [], [none, { ...none, hands: [0, 2] }], [], []],
      null,
    ],
  } as unknown as GloireView;
  const found = spoils(view, 0, ["take wood", "take brick", "take brick"]);
  expect([found.sure, found.most, found.pool[1], found.hands[1]]).toEqual([2, 5, 1, 3]);
  expect(spoils(view, 1, ["take wood"]).shown).toEqual([]);
});

it("the end is told one step ahead", () => {
  const working = { name: "catacomb", completed: false, materials: ["stone", "stone"], needed: 3, last: true };
  const view = {
    deck: 60,
    town: [0, 1, 0, 0, 0, 0],
    forum: [
      [5, 4],
      [2, 1],
    ],
    functions: [["forum"], []],
    buildings: [[], [working]],
  } as unknown as GloireView;
  const told = watch(view, people);
  expect(told.filter(({ near }) => near).map(({ text }) => text)).toEqual([
    "last site in town: laying on it ends the game",
    "Forum: ●\u00a0You, 5/6 roles, 4/6 materials",
    "Catacomb (▲\u00a0Bruno) 2/3",
  ]);
});

it("without a declaration an answer speaks of nothing", () => {
  expect(speaksOf("take wood", "laborer")).toEqual([]);
});

it("a triumph shows the finished buildings of the winner, the greatest first", () => {
  const building = (name: string, site: string, completed: boolean) => ({ name, site, completed });
  const view = {
    buildings: [
      [],
      [building("bar", "rubble", true), building("dock", "wood", false), building("temple", "marble", true)],
    ],
  };
  expect(gloire.triumph?.(view, 1)).toEqual([GLOIRE.temple, GLOIRE.bar]);
  expect(gloire.triumph?.(view, 0)).toEqual([]);
});

it("a petition takes its role as soon as roles are shown, however slow the line is", async () => {
  const table = new TableState("abc", undefined, false);
  const next = ["petition concrete", "petition wood"];
  const view = {
    step: "lead",
    hands: [[]],
    opens: [[["lead merchant", next] as const, ["lead laborer", next] as const]],
  };
  const legal = ["lead merchant", "lead laborer"].map((text, id) => ({ id, text }));
  table.hear({
    type: "hello",
    person: null,
    mine: [0],
    table: { id: "abc" },
    happened: [],
    situation: { seq: 1, seat: 0, question: 1, pending: [0], asked: 0, legal, view },
  } as unknown as AnyMessage);
  const drafts: number[][] = [];
  table.draft = (actions) => {
    drafts.push(actions);
    return new Promise(() => {}); // never heard of again
  };
  const pick = new Picking(table);
  void pick.click({ kind: "petition", material: "concrete" });
  expect([pick.taken, pick.roles]).toEqual(["petition concrete", ["laborer", "merchant"]]);
  void pick.click({ kind: "role", role: "merchant" });
  expect(drafts).toEqual([[0]]);
});
