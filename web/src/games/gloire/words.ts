/** The cards, materials and roles of La Gloire de Rome in words, from the card file of the table. */
import { GLYPHS, type Glyph, MATERIALS, type Material, PATTERNS } from "../../art/glyphs";
import { deck } from "../../cards.svelte";
import { linked } from "../../links";
import { calls, type Facts, speech } from "../../speech.svelte";

interface Named {
  id: string;
}
interface Design extends Named {
  material: Material;
  replaces?: string;
  /** What our words call it, where that is not its id. */
  known?: string;
  copies: number;
  /** What its power has to do with, and the roles its figures name. */
  kind: string;
  any_card_as?: string;
  completing_role?: string;
  client_as?: string;
  client_of?: string;
  demand_clients?: number;
  demand_reach?: string;
  demand_stockpile_cards?: number;
  completion_takes?: number;
  public_cards?: number;
}
interface Box {
  role: Named[];
  material: (Named & { value: number; role: string })[];
  building: Design[];
  alternative: Design[];
  site: { material: Material; value: number }[];
  senator: { copies: number };
  /** The introductory game: buildings have no function. */
  plain: boolean;
}

/** The card file, with each card that another one replaces under the name of that one. */
export const box = deck("gloire", (file, options) => {
  const found = file as unknown as Box;
  const used = ({ id }: Design) => found.alternative.find((one) => one.replaces === id && options[`alternative_${id}`]);
  const building = found.building.map((one): Design => {
    const other = used(one);
    return other ? { ...other, id: one.id, known: other.id } : one;
  });
  return { ...found, building, plain: options.introductory === "yes" };
});
export const word = (id: string, facts: Facts = {}): string => speech.say(id, facts, "gloire");

const named = (list: readonly Named[], id: string): string => calls(list.find((one) => one.id === id) ?? {}) || id;
const kebab = (id: string): string => id.replaceAll("_", "-");
export const design = (id: string): Design | undefined => box().building.find((one) => one.id === id);

export const isCard = (id: string): boolean => design(id) !== undefined;
export const card = (id: string | null): string =>
  id === null ? word("hidden-card") : id === "senator" ? word("senator-card") : named(box().building, id);
export const material = (id: string): string => named(box().material, id);
export const role = (id: string): string => named(box().role, id);
export const of = (id: string): Material => design(id)?.material ?? "rubble";
export const value = (one: Material): number => box().material.find(({ id }) => id === one)?.value ?? 0;
export const roleOf = (one: Material): string => box().material.find(({ id }) => id === one)?.role ?? "laborer";
/** What a building does; a card file of one's own may hold some we have no words for. */
export const does = (id: string): string =>
  box().plain ? "" : (speech.attempt(`does-${kebab(design(id)?.known ?? id)}`, {}, "gloire") ?? "");
/** A card in words, for those who do not see it. */
export const spoken = (id: string): string =>
  id === "senator" ? card(id) : `${card(id)}, ${material(of(id))}, ${role(roleOf(of(id)))}. ${does(id)}`.trim();

/** "brick 2, wood": so many of each material. */
export const counted = (counts: readonly number[]): string =>
  MATERIALS.flatMap((one, i) => {
    const count = counts[i] ?? 0;
    return count ? [count > 1 ? `${material(one)} ${count}` : material(one)] : [];
  }).join(", ");

/** How many of each material some cards are. */
export const tally = (cards: readonly string[]): number[] =>
  MATERIALS.map((one) => cards.filter((id) => of(id) === one).length);

/** The power of a card in one line, and in a word or two. */
export const power = (id: string): string => told("power", id);
export const micro = (id: string): string => told("micro", id);
const told = (how: string, id: string): string => (box().plain ? "" : functionOf(how, id));
const functionOf = (how: string, id: string): string =>
  speech.attempt(`${how}-${kebab(design(id)?.known ?? id)}`, {}, "gloire") ?? (how === "power" ? does(id) : "");

const WHEN: Record<string, Glyph> = {
  completion: "finish",
  defence: "guard",
  end_of_turn: "hourglass",
  scoring: "sigma",
  victory: "crown",
};
/** When a power works: always, at the end of a turn, with the actions of a role. */
export function trigger(id: string): Glyph {
  const one = design(id);
  if (!one) return "standing";
  const clients = one.client_as === "any" ? one.client_of : one.client_as;
  const named = one.any_card_as ?? one.completing_role ?? clients ?? one.kind;
  return WHEN[one.kind] ?? (named in GLYPHS ? (named as Glyph) : "standing");
}

/** Influence a site brings. */
export const worth = (site: string): number => box().site.find((one) => one.material === site)?.value ?? 0;

/** A card's name that leads to its sheet. */
export const link = (id: string | null): string => (id && isCard(id) ? linked(id, card(id)) : card(id));

const lists = new Map<string, Intl.ListFormat>();

/** "Bar, Road and Dock", as the language lists things. */
export function list(words: readonly string[]): string {
  const { language } = speech;
  const found = lists.get(language) ?? new Intl.ListFormat(language, { type: "conjunction" });
  lists.set(language, found);
  return found.format(words);
}

/** The same with each word once: "2 × Bar and Road". */
export function several(words: readonly string[]): string {
  const count = (one: string) => words.filter((other) => other === one).length;
  return list([...new Set(words)].map((one) => (count(one) > 1 ? `${count(one)} × ${one}` : one)));
}

/** Hues and patterns of the materials, for the style of whatever shows one: var(--m), var(--p). */
export const hue = (one: Material): string => `--m:var(--${one});--p:var(--pattern-${one})`;
export const patterns: string = MATERIALS.map((one) => {
  const tile = `<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16"><g fill="none" stroke="#2b2420" stroke-opacity=".34">${PATTERNS[one]}</g></svg>`;
  return `--pattern-${one}:url("data:image/svg+xml,${encodeURIComponent(tile)}")`;
}).join(";");

/** Cards in the one order of materials, Senators last; each with a key of its own. */
export function ordered(cards: readonly string[], whose: string): { id: string; key: string }[] {
  const seen = new Map<string, number>();
  const place = (id: string) => (id === "senator" ? MATERIALS.length : MATERIALS.indexOf(of(id)));
  return [...cards]
    .sort((a, b) => place(a) - place(b))
    .map((id) => {
      const number = seen.get(id) ?? 0;
      seen.set(id, number + 1);
      return { id, key: `${whose}-${id}#${number}` };
    });
}
