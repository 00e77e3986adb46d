/** The table of La Gloire as zones: materials in one grid, what is being done, camps, and the own hand. */
import { MATERIALS, type Material, type Glyph as Name } from "../../art/glyphs";
import { GLOIRE } from "../../art/recipes";
import type { People } from "../../people";
import type { GloireBuilding, GloireView } from "../../protocol";
import { say } from "../../speech.svelte";
import { type Board, counting, type Grid, type Thing, type Zone } from "../plain/dialect";
import { card, does, material, of, role, roleOf, tally, value, word } from "./words";

const PARTS = ["influence", "vault", "bonus", "statue", "wall"] as const;
/** More cards than this are shown small, so that all are seen. */
const FULL_HAND = 6;
const SILENT = new Set(["turn", "lead"]);
const shown = (counts: readonly number[]): string[] => counts.map((count) => (count ? String(count) : "·"));

export function board(view: GloireView, people: People): Board {
  const figures: Thing[] = [
    figure("deck", "rules", say("web-deck"), view.deck, true),
    figure("senators", "senator", say("web-senators"), view.pile, true),
    figure("leader", "crown", say("web-leader"), people.call(view.leader), true),
  ];
  if (view.role) figures.push(figure("role", view.role as Name, say("web-role-led"), role(view.role)));
  const zones: Zone[] = [{ key: "state", title: say("web-state"), things: figures }];
  const key = counting();
  const played = view.played.flatMap((cards, seat) => [
    ...cards.map((id): Thing => ({ ...tag(id, key(id)), word: "", note: people.call(seat) })),
    ...(view.senators_played[seat]
      ? [{ ...senator(`senator-${seat}`), look: "tag" as const, note: people.call(seat) }]
      : []),
  ]);
  if (played.length) zones.push({ key: "played", title: say("web-played"), things: played });
  const steps = view.stack.filter(({ step }) => !SILENT.has(step));
  if (steps.length > 1)
    zones.push({
      key: "steps",
      title: say("web-steps"),
      things: steps.map(({ step, seat }, i) => ({
        key: `step-${i}`,
        name: `${people.call(seat)} ${word(`step-${step}`.replaceAll("_", "-"))}`,
        look: "figure",
        note: "",
      })),
    });
  return { grid: grid(view, people), zones };
}

/** One look for most roles: what lies in the pool, which sites are left, and what everybody has of each material. */
function grid(view: GloireView, people: People): Grid {
  const me = view.seat;
  const rows = [
    { title: word("pool"), cells: shown(tally(view.pool)) },
    { title: word("sites"), cells: MATERIALS.map((_, i) => `${view.town[i] ?? 0}+${view.country[i] ?? 0}`) },
  ];
  if (me >= 0)
    rows.push(
      { title: say("web-my-stock"), cells: shown(tally(view.stockpiles[me] ?? [])) },
      { title: say("web-my-clients"), cells: shown(tally(view.clients[me] ?? [])) },
    );
  else
    for (const [seat, cards] of view.stockpiles.entries())
      rows.push({ title: people.name(seat), cells: shown(tally(cards)) });
  return {
    columns: MATERIALS.map((one) => ({
      name: material(one),
      short: word(`short-${one}`),
      below: role(roleOf(one)),
      glyph: one,
      colour: `var(--${one})`,
    })),
    rows,
  };
}

export function seat(view: GloireView, at: number, own: boolean): Zone[] {
  const key = counting();
  const zones: Zone[] = [];
  const hand = own ? view.hands[at] : null;
  if (hand)
    zones.push({
      key: `hand-${at}`,
      title: word("hand"),
      none: say("web-nothing-yet"),
      things: hand.map((id): Thing => {
        const one = id === "senator" ? senator(key(id)) : full(id, key(id));
        return hand.length > FULL_HAND ? { ...one, look: "tag" } : one;
      }),
    });
  for (const kept of own ? [view.drawn[at], view.held[at]] : [])
    if (kept) zones.push({ key: `aside-${at}`, title: say("web-set-aside"), things: [tag(kept, key(kept))] });
  zones.push({ key: `figures-${at}`, title: say("web-camp"), things: figures(view, at, own) });
  if (own) zones.push({ key: `points-${at}`, title: say("web-points-now"), things: points(view, at) });
  if (!own) {
    const stock = chips(
      tally(view.stockpiles[at] ?? []),
      `${at}-stock`,
      (one) => material(one),
      (one) => one,
    );
    const clients = chips(tally(view.clients[at] ?? []), `${at}-client`, (one) => role(roleOf(one)), roleOf);
    if (stock.length) zones.push({ key: `stock-${at}`, title: say("web-stock"), things: stock });
    if (clients.length) zones.push({ key: `clients-${at}`, title: say("web-clients"), things: clients });
  }
  const camp = view.buildings[at] ?? [];
  if (camp.length || own)
    zones.push({
      key: `camp-${at}`,
      title: say("web-buildings"),
      none: say("web-nothing-yet"),
      things: [...camp]
        .sort((a, b) => Number(b.completed) - Number(a.completed))
        .map((one) => building(one, `${at}-${one.name}`, own ? "own" : String(at))),
    });
  // A Gate or a Stairway lets more buildings work than those somebody has finished.
  const more = (view.functions[at] ?? []).filter((id) => !camp.some((one) => one.completed && one.name === id));
  if (more.length)
    zones.push({
      key: `works-${at}`,
      title: say("web-works-too"),
      things: more.map((id) => ({ ...tag(id, `${at}-works-${id}`), word: "" })),
    });
  const known = view.known[at] ?? [];
  if (!own && known.some(Boolean))
    zones.push({
      key: `known-${at}`,
      title: say("web-shown"),
      things: chips(
        known,
        `${at}-known`,
        (one) => material(one),
        (one) => one,
      ),
    });
  return zones;
}

function figures(view: GloireView, at: number, own: boolean): Thing[] {
  const limits = view.limits[at];
  const clients = view.clients[at]?.length ?? 0;
  const senators = view.senators[at] ?? 0;
  const cards = (view.hand_sizes[at] ?? 0) - senators;
  return [
    figure(`${at}-influence`, "laurel", word("part-influence"), view.influence[at] ?? 0, own),
    ...(own ? [] : [figure(`${at}-hand`, "rules", word("hand"), senators ? `${cards}+S` : cards)]),
    figure(`${at}-vault`, "lock", word("part-vault"), `${view.vault_sizes[at] ?? 0}/${limits?.vault ?? 0}`, own),
    figure(`${at}-clients`, "others", say("web-clients"), `${clients}/${limits?.clientele ?? 0}`, own),
  ];
}

/** Points by part, as far as they are known. */
const points = (view: GloireView, at: number): Thing[] =>
  PARTS.map((part, i) =>
    figure(`${at}-part-${part}`, "laurel", word(`part-${part}`), view.points[at]?.[i] ?? "?", true),
  );

const figure = (key: string, glyph: Name, name: string, note: string | number, named = false): Thing => ({
  key,
  named,
  name,
  look: "figure",
  glyph,
  note: String(note),
});

const chips = (
  counts: readonly number[],
  key: string,
  name: (one: Material) => string,
  glyph: (one: Material) => string,
): Thing[] =>
  MATERIALS.flatMap((one, i) =>
    counts[i]
      ? [{ ...figure(`${key}-${one}`, glyph(one) as Name, name(one), counts[i] ?? 0), colour: `var(--${one})` }]
      : [],
  );

/** A card small: its drawing and its name. */
const tag = (id: string, key: string): Thing => ({
  key,
  name: card(id),
  look: "tag",
  word: id,
  recipe: GLOIRE[id] ?? [],
  colour: `var(--${of(id)})`,
  does: about(id),
});

/** A card of the hand with its bands. */
const full = (id: string, key: string): Thing => ({
  ...tag(id, key),
  look: "card",
  probe: `play ${id}`,
  band: { glyph: roleOf(of(id)) as Name, text: role(roleOf(of(id))) },
  note: `${material(of(id))} ${value(of(id))}`,
  noteGlyph: of(id),
});

const senator = (key: string): Thing => ({
  key,
  name: word("senator-card"),
  look: "card",
  word: "senator",
  probe: "play senator",
  person: "senator",
  colour: "var(--family-neutral)",
  band: { glyph: "senator", text: word("senator-card") },
});

/** A building in a camp: finished, public, taken, or how far it has come. */
function building(one: GloireBuilding, key: string, whose: string): Thing {
  const site = (one.site ?? of(one.name)) as Material;
  const marks = `${one.public ? "*" : ""}${one.taken ? "†" : ""}`;
  return {
    ...tag(one.name, key),
    word: `${whose} ${one.name}`,
    colour: `var(--${site})`,
    noteGlyph: site,
    note: one.completed ? `✓${marks}` : `${one.materials.length}/${one.needed}`,
  };
}

const about = (id: string): string => `${material(of(id))}, ${role(roleOf(of(id)))}, ${value(of(id))}. ${does(id)}`;
