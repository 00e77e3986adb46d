/** The cards of Lutèce, from the card file of the table: names, figures, and what each brings in a few words. */
import { deck } from "../../cards.svelte";
import type { LuteceOwned, LuteceView } from "../../protocol";
import { calls, type Facts, speech } from "../../speech.svelte";

export const RESOURCES = ["bread", "potion", "gladius", "beer"] as const;
export type Resource = (typeof RESOURCES)[number];

interface Kind {
  deck: "character" | "location";
  fr: string;
  en: string;
  pl: string;
  role: string;
  gold_on_buy_per?: Resource;
  gold_on_buy_base?: number;
  bonus_base?: number;
  bonus_per_unit_of?: Resource;
}

export interface Card {
  id: string;
  kind: string;
  family: string;
  cost: number;
  vp: number;
  resources: string[];
  talent?: number;
  roman?: boolean;
  min_players: number;
  requires?: Resource[];
}

interface Box {
  setup: { revenue_gold: number; legionnaire_bribe: number };
  kinds: Record<string, Kind>;
  character: Card[];
  location: Card[];
}

const its = deck("lutece", (file) => {
  const { setup, kinds, character = [], location = [] } = file as unknown as Box;
  return { setup, kinds, cards: new Map([...character, ...location].map((one) => [one.id, one])) };
});
export const setup = (): Box["setup"] => its().setup;
const FAMILIES = ["yellow", "green", "blue", "orange", "red", "purple", "neutral"] as const;

/** The words of this game. */
export const word = (id: string, facts: Facts = {}): string => speech.say(id, facts, "lutece");

export function card(id: string): Card {
  const found = its().cards.get(id);
  if (!found) throw new Error(`${id}: no card of the deck`);
  return found;
}

export const kind = (id: string): Kind => {
  const found = its().kinds[card(id).kind];
  if (!found) throw new Error(`${id}: a card of no kind`);
  return found;
};

export const name = (id: string): string => calls(kind(id));
export const isPerson = (id: string): boolean => kind(id).deck === "character";
/** A family in words; a card file of one's own may have colours we have no word for. */
export const familyName = (colour: string): string => speech.attempt(`family-${colour}`, {}, "lutece") ?? colour;
export const family = (id: string): string => familyName(card(id).family);
export const gold = (count: number): string => word("gold-amount", { count });

/** The fixed Resource of a card, if it shows one. */
export const resource = (id: string): Resource | null =>
  RESOURCES.find((one) => card(id).resources.includes(one)) ?? null;

/** What the effect or bonus of a card is, as short as on the card; empty for what the bottom band says already. */
export function effect(id: string): string {
  const { role, bonus_base = 0, bonus_per_unit_of, gold_on_buy_per, gold_on_buy_base = 0 } = kind(id);
  const points = card(id).vp;
  if (role === "apprentice") return word("brings-apprentice");
  if (role === "legionnaire") return word("brings-legionnaire", { points, bribe: setup().legionnaire_bribe });
  if (role === "bonus_resource" && bonus_per_unit_of)
    return word("brings-per-unit", { resource: word(`resource-${bonus_per_unit_of}`) });
  if (role === "bonus_family") return word("brings-per-family", { points: bonus_base, family: family(id) });
  if (role === "bonus_roman") return word("brings-per-roman", { points: bonus_base });
  if (gold_on_buy_per) {
    const base = gold_on_buy_base ? `${gold_on_buy_base}¤ +1` : "1¤";
    return `${base}/${word(`resource-${gold_on_buy_per}`)}`;
  }
  return "";
}

/** What a card does, in sentences. */
export function does(id: string): string {
  const { role, bonus_base = 0, bonus_per_unit_of, gold_on_buy_per, gold_on_buy_base = 0 } = kind(id);
  const points = card(id).vp;
  const sentences: string[] = [];
  if (role === "producer") sentences.push(word("does-produce"));
  if (role === "apprentice") sentences.push(word("does-apprentice"));
  if (role === "legionnaire") sentences.push(word("does-legionnaire", { points, bribe: setup().legionnaire_bribe }));
  if (role === "bonus_resource")
    sentences.push(word("does-per-unit", { resource: word(`resource-${bonus_per_unit_of}`) }));
  if (role === "bonus_family") sentences.push(word("does-per-family", { points: bonus_base, family: family(id) }));
  if (role === "bonus_roman") sentences.push(word("does-per-roman", { points: bonus_base }));
  if (role === "market") sentences.push(word("does-market", { points }));
  if (gold_on_buy_per)
    sentences.push(word("does-pay", { gold: gold_on_buy_base, resource: word(`resource-${gold_on_buy_per}`) }));
  if (card(id).roman) sentences.push(word("does-roman"));
  return sentences.join(" ");
}

/** A card as a screen reader says it. */
export function spoken(id: string): string {
  const { cost, resources, talent, requires } = card(id);
  const parts = [name(id), speech.say("web-cost", { cost })];
  const shown = resources.filter((one) => one !== "?");
  if (shown.length) parts.push(shown.map((one) => word(`resource-${one}`)).join(" "));
  if (talent !== undefined) parts.push(speech.say("web-talent", { talent }));
  if (requires)
    parts.push(
      word("brings-market", {
        points: card(id).vp,
        resources: requires.map((one) => word(`resource-${one}`)).join(" "),
      }),
    );
  const more = effect(id);
  if (more) parts.push(more);
  return parts.join(", ");
}

type Slots = LuteceView["slots"];
/** Both rows of the market; they are equally long. */
export const halves = ({ slots }: LuteceView): [Slots, Slots] => [
  slots.slice(0, slots.length / 2),
  slots.slice(slots.length / 2),
];

/** A card of the hand as it lies on the table: its slot, or the gold of Revenue. */
export const inHand = (slot: string): string => (slot === "revenue" ? `+${setup().revenue_gold}` : slot);

/** A card of the hand and what lies in its slot: "A Baker", "revenue (+3)". */
export function bidName(view: LuteceView, slot: string): string {
  if (slot === "revenue") return word("revenue", { gold: setup().revenue_gold });
  const there = view.slots.find((one) => one.name === slot)?.card;
  return there ? `${slot} ${name(there)}` : slot;
}

/** What somebody owns, by family; an Apprentice lies with its host. */
export function byFamily(cards: readonly LuteceOwned[]): { family: string; cards: LuteceOwned[] }[] {
  const under = (one: LuteceOwned): string => card(one.host ?? one.card).family;
  const names = new Set([...FAMILIES, ...cards.map(under)]);
  return [...names]
    .map((name) => ({ family: name, cards: cards.filter((one) => under(one) === name) }))
    .filter((group) => group.cards.length > 0);
}
