/** The cards, sides and goods of Fortuna in words, from the card file of the table. */
import type { Glyph } from "../../art/glyphs";
import { FORTUNA, GLOIRE, LUTECE } from "../../art/recipes";
import { deck } from "../../cards.svelte";
import { calls, type Facts, speech } from "../../speech.svelte";

interface Named {
  id: string;
  name_fr: string;
  name_en: string;
  name_pl: string;
}
interface Privilege {
  id: string;
  effect: string;
  counts?: string;
  per?: number;
  vp?: number;
}
interface Box {
  action: Named[];
  building: (Named & { cost: number })[];
  favor: Named[];
  privilege: Privilege[];
  prices: { marriage: number; corruption_gain: number };
  track: { gate_square: number; square: { n: number; label: string }[] };
}

export const box = deck("fortuna", (file) => file as unknown as Box);
export const labels = (): string[] => box().track.square.map(({ label, n }) => (n ? label : "0"));

export const word = (id: string, facts: Facts = {}): string => speech.say(id, facts, "fortuna");

const named = (list: readonly Named[], id: string): string => {
  const found = list.find((one) => one.id === id);
  return found ? calls(found, "name_") : id;
};
export const cost = (id: string): number => box().building.find((one) => one.id === id)?.cost ?? 0;
const kebab = (id: string): string => id.replaceAll("_", "-");

export const isAction = (id: string): boolean => box().action.some((one) => one.id === id);
export const action = (id: string): string => named(box().action, id);
export const building = (id: string): string => named(box().building, id);
export const favor = (number: number): string =>
  `${number} ${named(box().favor, box().favor[number - 1]?.id ?? "")}`.replace(/ \((favor|łaska)\)$/, "");
export const side = (colour: string): string => word(`colour-${colour}`);
export const good = (kind: string): string => word(`good-${kind}`);
export const does = (id: string): string => word(`does-${kebab(id)}`);
export const square = (number: number): string => labels()[number] ?? "0";

/** What a privilege card does, as short as on the card. */
export function effect(id: string): string {
  const found = box().privilege.find((one) => one.id === id);
  if (!found) return id;
  const cube = /^(\w+)_and_any_cube$/.exec(found.effect)?.[1];
  if (cube) return word("effect-cubes", { cube: good(cube) });
  if (found.effect === "vestal_or_centurion") return word("effect-pieces");
  if (found.effect === "advance_one") return word("effect-step");
  const facts = { points: found.vp ?? 0, number: found.per ?? 1, counted: word(`counted-${found.counts}`) };
  return word("effect-score", facts);
}

export const privilege = (id: string | null): string => (id === null ? word("hidden-card") : `${id} ${effect(id)}`);

/** Drawings of other places stand for the action cards; people where the card is about people. */
export const PICTURES: Record<string, readonly string[]> = {
  water_supply: FORTUNA.aqueduct ?? [],
  harvest: LUTECE.field ?? [],
  vintage: GLOIRE.garden ?? [],
  wheat_trade: FORTUNA.market ?? [],
  wine_trade: LUTECE.tavern ?? [],
  enlist_centurions: GLOIRE.gate ?? [],
  hire_vestals: GLOIRE.shrine ?? [],
  religious_ceremony: GLOIRE.temple ?? [],
  family: GLOIRE.villa ?? [],
  construction: GLOIRE.tower ?? [],
  corruption: GLOIRE.senate ?? [],
  fortuna: GLOIRE.statue ?? [],
  ...FORTUNA,
};
export const ICONS: Record<string, Glyph> = {
  water_supply: "water",
  harvest: "wheat",
  vintage: "wine",
  wheat_trade: "wheat",
  wine_trade: "wine",
  enlist_centurions: "centurion",
  hire_vestals: "vestal",
  religious_ceremony: "die",
  family: "heart",
  construction: "roman",
  corruption: "coin",
  fortuna: "laurel",
};
export const FAVORS: readonly Glyph[] = ["water", "wine", "wheat", "centurion", "heart", "vestal"];
