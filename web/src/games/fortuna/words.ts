/** The cards, sides and goods of Fortuna in words, from the card file of the table. */
import type { Glyph } from "../../art/glyphs";
import type { Good } from "../../art/goods";
import { FORTUNA, GLOIRE, LUTECE } from "../../art/recipes";
import { deck } from "../../cards.svelte";
import { calls, type Facts, speech } from "../../speech.svelte";

interface Named {
  id: string;
}
interface Action extends Named {
  gain?: Record<string, number>;
  cost?: Record<string, number>;
}
interface Favor extends Named {
  number: number;
  pays: string;
  min?: number;
  max?: number;
}
interface Privilege {
  id: string;
  kind: "A" | "B" | "C";
  effect: string;
  counts?: string;
  per?: number;
  vp?: number;
}
interface Box {
  action: Action[];
  building: (Named & { cost: number })[];
  favor: Favor[];
  seat: { id: string }[];
  privilege: Privilege[];
  prices: Record<string, number>;
  amounts: Record<string, number>;
  limits: Record<string, number>;
  ranks: { centurion_price: number[]; vestal_price: number[] };
  track: { gate_square: number; last_square: number; square: { n: number; label: string }[] };
}

export const box = deck("fortuna", (file) => file as unknown as Box);
/** The sides that have a player, clockwise: those the table names, or the first ones. */
const occupied = deck("fortuna", (file, options) => {
  const all = (file as unknown as Box).seat?.map(({ id }) => id) ?? [];
  const named = String(options.sides ?? "");
  return named ? all.filter((id) => named.includes(id)) : all;
});
/** Who sits at a side; null: nobody. */
export function sitter(colour: string, seats: number): number | null {
  const at = occupied().slice(0, seats).indexOf(colour);
  return at < 0 ? null : at;
}
export const labels = (): string[] => box().track.square.map(({ label, n }) => (n ? label : "0"));

export const word = (id: string, facts: Facts = {}): string => speech.say(id, facts, "fortuna");

const named = (list: readonly Named[], id: string): string => {
  const found = list.find((one) => one.id === id);
  return found ? calls(found, "name_") : id;
};
export const cost = (id: string): number => box().building.find((one) => one.id === id)?.cost ?? 0;
const kebab = (id: string): string => id.replaceAll("_", "-");

export const isAction = (id: string): boolean => box().action.some((one) => one.id === id);
export const isBuilding = (id: string): boolean => box().building.some((one) => one.id === id);
export const action = (id: string): string => named(box().action, id);
export const building = (id: string): string => named(box().building, id);
/** The name alone: the number stands on the tile. */
export const favorName = (number: number): string =>
  named(box().favor, box().favor[number - 1]?.id ?? "").replace(/ \((favor|łaska)\)$/, "");
/** A long word may be broken: "Approvision-nement". */
export const soft = (text: string): string => text.replaceAll(/(\p{L}{11})(\p{L}{4,})/gu, "$1\u00ad$2");
export const favor = (number: number): string => `${number} ${favorName(number)}`;
export const side = (colour: string): string => word(`colour-${colour}`);
export const good = (kind: string): string => word(`good-${kind}`);
export const does = (id: string): string => word(`does-${kebab(id)}`);
export const square = (number: number): string => labels()[number] ?? "0";

/** "2 wheat", "1 coin". */
export const goods = (kind: string, count: number): string => word(`goods-${kind}`, { count });

/** What stands on an action card, with the figures of the file. */
export function printed(id: string): string {
  const { prices, amounts, limits, ranks, action: all } = box();
  const card = all.find((one) => one.id === id);
  const gain = Object.values(card?.gain ?? {})[0] ?? 0;
  const own: Record<string, Facts> = {
    harvest: { gain, more: amounts.goods_per_water ?? 0 },
    vintage: { gain, more: amounts.goods_per_water ?? 0 },
    wheat_trade: { price: prices.wheat_sale ?? 0, more: prices.market_bonus_per_unit ?? 0 },
    wine_trade: { price: prices.wine_sale ?? 0, more: prices.market_bonus_per_unit ?? 0 },
    enlist_centurions: { most: limits.centurions_max ?? 0, prices: ranks.centurion_price.join(", ") },
    hire_vestals: { most: limits.vestals_max ?? 0, prices: ranks.vestal_price.join(", ") },
    religious_ceremony: { gain, cost: Object.values(card?.cost ?? {})[0] ?? 0 },
    family: { cost: prices.marriage ?? 0, gain: prices.married_family_money ?? 0 },
    corruption: { gain: prices.corruption_gain ?? 0, cost: prices.corruption_bribe ?? 0 },
  };
  return word(`card-${kebab(id)}`, own[id] ?? { gain });
}

/** What a privilege card does: the words that stand out, and the others. */
export function effectParts(id: string): [string, string] {
  const found = box().privilege.find((one) => one.id === id);
  if (!found) return [id, ""];
  const cube = /^(\w+)_and_any_cube$/.exec(found.effect)?.[1];
  let text: string;
  if (cube) text = word(`effect-${cube}-card`);
  else if (found.effect === "vestal_or_centurion") text = word("effect-piece-card");
  else if (found.effect === "advance_one") text = word("effect-step-card", { steps: box().amounts.b_card_steps ?? 0 });
  else text = word(`score-${found.counts}`, { points: found.vp ?? 0, number: found.per ?? 1 });
  const [head = "", rest = ""] = text.split("|");
  return [head, rest];
}
export const effect = (id: string): string => effectParts(id).join(" ");
export const kindOf = (id: string): string => box().privilege.find((one) => one.id === id)?.kind ?? "";
export const privilege = (id: string | null): string => (id === null ? word("hidden-card") : effect(id));

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
/** The goods a card is about, beside its scene; a die has its own drawing. */
export const THINGS: Record<string, readonly (Good | "die")[]> = {
  water_supply: ["water", "water"],
  harvest: ["wheat", "wheat"],
  vintage: ["wine", "wine"],
  wheat_trade: ["wheat", "coins"],
  wine_trade: ["wine", "coins"],
  enlist_centurions: ["coin", "centurion"],
  hire_vestals: ["coin", "vestal"],
  religious_ceremony: ["vestal", "die"],
  family: ["rings"],
  construction: ["coins"],
  corruption: ["coin", "coin"],
  fortuna: ["foot"],
};
/** The light over the scene. */
export const TINTS: Record<string, string> = {
  water_supply: "blue",
  harvest: "yellow",
  vintage: "purple",
  wheat_trade: "yellow",
  wine_trade: "purple",
  enlist_centurions: "red",
  hire_vestals: "orange",
  religious_ceremony: "neutral",
  family: "orange",
  construction: "neutral",
  corruption: "green",
  fortuna: "blue",
};
export const FAVOR_GOODS: readonly Good[] = ["water", "wine", "wheat", "centurion", "rings", "vestal"];

/** What a privilege card is about, as objects. */
export function privilegeGoods(id: string): readonly Good[] {
  const found = box().privilege.find((one) => one.id === id);
  const cube = /^(\w+)_and_any_cube$/.exec(found?.effect ?? "")?.[1] as Good | undefined;
  if (cube) return [cube, "cube"];
  if (found?.effect === "vestal_or_centurion") return ["vestal", "centurion"];
  if (found?.effect === "advance_one") return ["foot"];
  const counted: Record<string, Good> = { building: "crown", money: "coins", marriage: "rings" };
  return [counted[found?.counts ?? ""] ?? ((found?.counts ?? "cube") as Good)];
}

export const COUNTS: readonly (readonly [Glyph, "water" | "wheat" | "wine" | "centurions" | "vestals" | "dice"])[] = [
  ["water", "water"],
  ["wheat", "wheat"],
  ["wine", "wine"],
  ["centurion", "centurions"],
  ["vestal", "vestals"],
  ["die", "dice"],
];
