/** The table of Fortuna as zones: the road to Rome, the sides with their action cards, favors, supply; and provinces. */
import type { Glyph } from "../../art/glyphs";
import type { People } from "../../people";
import type { FortunaView } from "../../protocol";
import { say } from "../../speech.svelte";
import type { Board, Thing, Zone } from "../plain/dialect";
import {
  action,
  box,
  building,
  cost,
  does,
  effect,
  FAVORS,
  favor,
  good,
  ICONS,
  labels,
  PICTURES,
  privilege,
  side,
  square,
  word,
} from "./words";

const GOODS: readonly (readonly [Glyph, "wheat" | "wine" | "vestals" | "centurions" | "dice"])[] = [
  ["wheat", "wheat"],
  ["wine", "wine"],
  ["vestal", "vestals"],
  ["centurion", "centurions"],
  ["die", "dice"],
];

const PARTS = ["squares", "privileges"] as const;

const card = (id: string, down: boolean): Thing => ({
  key: id,
  name: action(id),
  look: "tag",
  word: id,
  probe: `choose ${id}`,
  recipe: PICTURES[id] ?? [],
  glyph: ICONS[id] ?? "unknown",
  does: does(id),
  ...(down ? { shut: say("web-locked") } : {}),
});

const figure = (key: string, glyph: Glyph, name: string, value: string | number, named = false): Thing => ({
  key,
  named,
  name,
  look: "figure",
  glyph,
  note: String(value),
});

export function board(view: FortunaView, people: People): Board {
  const zones: Zone[] = view.sides.map((one) => ({
    key: one.colour,
    title: one.seat === null ? `${side(one.colour)}: ${word("empty-side")}` : people.name(one.seat),
    ...(one.seat === null ? {} : { seat: one.seat }),
    things: one.cards.map((id) => card(id, one.down.includes(id))),
  }));
  if (view.open_cards.length)
    zones.push({ key: "open", title: word("open-cards"), things: view.open_cards.map((id) => card(id, false)) });
  zones.push({
    key: "favors",
    title: word("step-favor"),
    things: view.favors.map(({ number, up, tokens }) => ({
      key: `favor-${number}`,
      name: favor(number),
      look: "tag",
      word: `favor-${number}`,
      probe: [2, 3, 4].includes(number) ? `favor ${number} 1` : `favor ${number}`,
      glyph: FAVORS[number - 1] ?? "unknown",
      note: "●".repeat(tokens),
      does: word(`does-favor-${number}`),
      ...(up ? {} : { shut: say("web-used-up") }),
    })),
  });
  if (view.rolled.length)
    zones.push({
      key: "dice",
      title: word("step-dice"),
      things: view.rolled.map((value, i) => figure(`die-${i}`, "die", good("dice"), value)),
    });
  zones.push({ key: "supply", title: say("web-supply"), things: supply(view) });
  if (view.discards.length)
    zones.push({ key: "discards", title: say("web-discards"), things: view.discards.map(privilegeCard) });
  return {
    zones,
    track: {
      title: say("web-road"),
      labels: labels(),
      gate: box().track.gate_square,
      at: view.provinces.map(({ square }) => square),
      told: race(view, people),
    },
  };
}

/** Who plays when; how far the gate is for the reader, and the palace for whoever is nearest. */
function race(view: FortunaView, people: People): string[] {
  if (view.steps.at(-1)?.name === "over") return [];
  const told = [word("podium", { people: view.podium.map((seat) => people.call(seat)).join(" → ") })];
  const mine = view.provinces[people.seat];
  const first = view.provinces[view.ahead];
  const who = people.call(view.ahead);
  if (mine?.to_gate) told.push(say("web-gate-in", { steps: mine.to_gate }));
  if (view.last_round) told.push(say("web-last-round", { who }));
  else if (first && !first.to_gate) told.push(say("web-palace-in", { who, steps: first.to_palace }));
  return told;
}

function supply(view: FortunaView): Thing[] {
  const goods = GOODS.map(([glyph, kind]) => figure(`supply-${kind}`, glyph, good(kind), view.supply[kind] ?? 0));
  const left = Object.entries(view.buildings).map(
    ([id, count]): Thing => ({
      key: `left-${id}`,
      name: building(id),
      look: "tag",
      word: `left-${id}`,
      probe: `build ${id}`,
      recipe: PICTURES[id] ?? [],
      note: `×${count ?? 0}`,
      does: word("costs", { cost: cost(id), does: does(id) }),
    }),
  );
  return [
    figure("supply-water", "water", good("water"), view.supply.water ?? 0),
    ...goods,
    figure("pile", "rules", say("web-privilege-pile"), view.pile),
    ...(view.palace ? [figure("palace", "crown", word("step-palace"), view.palace)] : []),
    ...left,
  ];
}

export function seat(view: FortunaView, at: number, own: boolean): Zone[] {
  const province = view.provinces[at];
  if (!province) return [];
  const water = province.aqueduct ? `${province.water}+${province.aqueduct}` : province.water;
  const figures = [
    figure(`${at}-square`, "roman", say("web-square"), square(province.square), own),
    figure(`${at}-money`, "coin", word("piece-money"), province.money, own),
    figure(`${at}-water`, "water", good("water"), water, own),
    ...GOODS.map(([glyph, kind]) => figure(`${at}-${kind}`, glyph, good(kind), province[kind], own)),
    ...(province.married ? [figure(`${at}-married`, "heart", word("event-married"), "✓", own)] : []),
    ...(own ? [] : [figure(`${at}-hand`, "rules", say("web-privileges"), view.hand_sizes[at] ?? 0)]),
  ];
  const zones: Zone[] = [{ key: `goods-${at}`, title: say("web-province"), things: figures }];
  if (own)
    zones.push({
      key: `points-${at}`,
      title: say("web-points-now"),
      things: PARTS.map((part, i) =>
        figure(`${at}-part-${part}`, "laurel", word(`part-${part}`), view.points[at]?.[i] ?? "?", true),
      ),
    });
  if (province.buildings.length)
    zones.push({
      key: `built-${at}`,
      title: word("column-buildings"),
      things: province.buildings.map((id) => ({
        key: `${at}-${id}`,
        name: building(id),
        look: "tag",
        recipe: PICTURES[id] ?? [],
        does: does(id),
      })),
    });
  const hand = view.hands[at];
  const choice = view.choices[at];
  if (choice?.length) zones.push({ key: `choice-${at}`, title: word("step-keep"), things: choice.map(privilegeCard) });
  if (own && hand)
    zones.push({
      key: `hand-${at}`,
      title: say("web-privileges"),
      things: hand.map(privilegeCard),
      none: say("web-nothing-yet"),
    });
  const seen = view.palace_seen[at];
  if (own && seen)
    zones.push({ key: `palace-${at}`, title: say("web-palace-seen"), things: seen.cards.map(privilegeCard) });
  return zones;
}

const privilegeCard = (id: string): Thing => ({
  key: id,
  name: effect(id),
  look: "tag",
  word: id,
  probe: `play ${id}`,
  glyph: "laurel",
  note: id,
  does: privilege(id),
});
