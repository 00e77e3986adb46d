import { beforeAll, expect, it } from "vitest";
import { decks } from "../src/cards.svelte";
import { card, does } from "../src/games/gloire/words";
import { seat } from "../src/games/gloire/zones";
import type { GloireBuilding, GloireView } from "../src/protocol";
import { speech } from "../src/speech.svelte";

beforeAll(() => speech.speak("en"));

const built = (name: string, completed: boolean): GloireBuilding =>
  ({ name, completed, materials: [], site: "marble", public: false, taken: false }) as unknown as GloireBuilding;

it("what works although its owner has not finished it is told (G-INFO-20)", () => {
  const each = { limits: [{ vault: 2, clientele: 2 }], buildings: [[built("gate", true), built("palace", false)]] };
  const bare = {
    hands: [null],
    drawn: [null],
    held: [null],
    stockpiles: [[]],
    clients: [[]],
    known: [[]],
    vaults: null,
  };
  const shown = (functions: string[]) => {
    const figures = { influence: [2], hand_sizes: [5], senators: [0], vault_sizes: [0], points: [[]] };
    const view = { ...bare, ...each, ...figures, functions: [functions] } as unknown as GloireView;
    return seat(view, 0, false).find(({ key }) => key === "works-0");
  };
  expect(shown(["gate"])).toBeUndefined();
  expect(shown(["gate", "palace"])?.things.map(({ name }) => name)).toEqual(["Palace"]);
});

it("an alternative card stands under its own name, with what it does", () => {
  const file = decks.of("gloire")?.file ?? {};
  const usual = does("circus");
  decks.take("gloire", file, { alternative_circus: "yes" });
  expect([card("circus"), card("forum")]).toEqual(["Circus (alternative)", "Forum"]);
  expect(does("circus")).not.toBe(usual);
  decks.take("gloire", file);
  expect(does("circus")).toBe(usual);
});
