/** The cards of Lutèce, from the card file of the table: names, figures, and what each brings in a few words. */
import type { Glyph } from "../../art/glyphs";
import { deck } from "../../cards.svelte";
import type { LuteceView } from "../../protocol";
import { calls, type Facts, speech } from "../../speech.svelte";

export const RESOURCES = ["bread", "potion", "gladius", "beer"] as const;
export type Resource = (typeof RESOURCES)[number];

interface Kind {
  deck: "character" | "location";
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
  setup: {
    revenue_gold: number;
    legionnaire_bribe: number;
    compensation_gold: number;
    middle_vp: number;
    fortune_divisor: number;
  };
  kinds: Record<string, Kind>;
  character: Card[];
  location: Card[];
}

const its = deck("lutece", (file) => {
  const { setup, kinds, character = [], location = [] } = file as unknown as Box;
  const all = [...character, ...location];
  const goods = new Map<string, Resource>();
  for (const { family, resources } of all) {
    const good = RESOURCES.find((one) => resources.includes(one));
    if (good) goods.set(family, good);
  }
  return { setup, kinds, goods, cards: new Map(all.map((one) => [one.id, one])) };
});
export const cards = (): Card[] => [...its().cards.values()];
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
const VOWEL = /[aeiouyàâéèêëîïôöûüóąęœ]/i;
/** A name that may be broken where there is little room: long words get a soft hyphen between two syllables. */
export const breakable = (text: string): string =>
  text.replace(/\p{L}{11,}/gu, (long) => {
    const syllables = [...long].flatMap((letter, i) => {
      const [before, after, next] = [long[i - 1] ?? "", long[i + 1] ?? "", long[i + 2] ?? ""];
      if (i < 3 || i > long.length - 4 || !VOWEL.test(before) || VOWEL.test(letter)) return [];
      return [!VOWEL.test(after) && VOWEL.test(next) ? i + 1 : i];
    });
    const middle = long.length / 2;
    const at = syllables.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
    return at === undefined ? long : `${long.slice(0, at)}\u00ad${long.slice(at)}`;
  });
export const isPerson = (id: string): boolean => kind(id).deck === "character";
/** The Resource a family is about: that of the cards in it which give one. */
export const familyGood = (colour: string): Resource | null => its().goods.get(colour) ?? null;
/** A family in words: its Resource; those without one are about Influence. */
export const familyName = (colour: string): string => {
  const good = familyGood(colour);
  return good ? goodName(good) : word(colour === "neutral" ? "family-copies" : "family-influence");
};
export const family = (id: string): string => familyName(card(id).family);
/** A Resource as it stands alone: "Bread". */
export const goodName = (one: Resource): string => {
  const name = word(`resource-${one}`);
  return name.charAt(0).toLocaleUpperCase(speech.language) + name.slice(1);
};
export const gold = (count: number): string => word("gold-amount", { count });
/** What somebody has, said of nothing. */
export const coins = (count: number): string => `${count} ${word("coins-word", { count })}`;

/** The fixed Resource of a card, if it shows one. */
export const resource = (id: string): Resource | null =>
  RESOURCES.find((one) => card(id).resources.includes(one)) ?? null;

/** When the effect of a card comes: at once, or at the end. */
export const when = (id: string): "now" | "end" | null =>
  kind(id).gold_on_buy_per ? "now" : isPerson(id) || kind(id).role === "producer" ? null : "end";

/** What the effect or bonus of a card is, in the words printed on it; `small` where there is little room. */
export function effect(id: string, small = false): string {
  const { role, bonus_base = 0, bonus_per_unit_of, gold_on_buy_per, gold_on_buy_base = 0 } = kind(id);
  const on = (what: string, facts: Facts = {}): string =>
    (small && speech.attempt(`card-${what}-small`, facts, "lutece")) || word(`card-${what}`, facts);
  const points = card(id).vp;
  if (role === "apprentice") return on("apprentice");
  if (role === "legionnaire") return on("legionnaire", { points, bribe: setup().legionnaire_bribe });
  if (role === "bonus_resource" && bonus_per_unit_of)
    return on("per-unit", { good: bonus_per_unit_of, name: goodName(bonus_per_unit_of) });
  if (role === "bonus_family")
    return on("per-family", { points: bonus_base, good: familyGood(card(id).family) ?? "", name: family(id) });
  if (role === "bonus_roman") return on("per-roman", { points: bonus_base });
  if (role === "market") return on("market", { points });
  if (gold_on_buy_per)
    return on("pay", { gold: gold_on_buy_base, good: gold_on_buy_per, name: goodName(gold_on_buy_per) });
  return "";
}

/** Units of its Resource, as they are told: "2 Bread". */
export const yields = (id: string): string => {
  const one = resource(id);
  return one ? `${card(id).resources.filter((each) => each === one).length} ${goodName(one)}` : "";
};

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
  else if (effect(id)) parts.push(effect(id));
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

/** A card in front of its owner, the Apprentices under it, and what it scores by itself now. */
export interface Held {
  id: string;
  under: string[];
  worth: number;
}
export interface Fan {
  family: string;
  cards: Held[];
}

/** What a seat owns as fans, one a family; an Apprentice lies under its host, one without a host comes last. */
export function fans(view: LuteceView, seat: number): Fan[] {
  const owned = view.owned[seat] ?? [];
  const held = owned.flatMap(({ card: id, host }, i) => {
    if (host) return [];
    const under = owned.filter((one) => one.host === id).map((one) => one.card);
    return [{ id, under, worth: view.prizes[seat]?.[i] ?? 0 }];
  });
  const names = new Set([...FAMILIES, ...held.map(({ id }) => card(id).family)]);
  return [...names]
    .map((family) => ({ family, cards: held.filter(({ id }) => card(id).family === family) }))
    .filter((fan) => fan.cards.length);
}

const ICONS: Record<string, Glyph> = {
  red: "legion",
  purple: "laurel",
  neutral: "unknown",
};
/** The sign of a family. */
export const icon = (colour: string): Glyph => familyGood(colour) ?? ICONS[colour] ?? "unknown";
