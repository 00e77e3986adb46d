/** The cards, materials and roles of La Gloire de Rome in words, from the card file of the table. */
import { MATERIALS, type Material } from "../../art/glyphs";
import { deck } from "../../cards.svelte";
import { calls, type Facts, speech } from "../../speech.svelte";

interface Named {
  id: string;
  fr: string;
  en: string;
  pl: string;
}
interface Design extends Named {
  material: Material;
  replaces?: string;
  /** What our words call it, where that is not its id. */
  known?: string;
}
interface Box {
  role: Named[];
  material: (Named & { value: number; role: string })[];
  building: Design[];
  alternative: Design[];
}

/** The card file, with each card that another one replaces under the name of that one. */
export const box = deck("gloire", (file, options) => {
  const found = file as unknown as Box;
  const used = ({ id }: Design) => found.alternative.find((one) => one.replaces === id && options[`alternative_${id}`]);
  const building = found.building.map((one): Design => {
    const other = used(one);
    return other ? { ...other, id: one.id, known: other.id } : one;
  });
  return { ...found, building };
});
export const word = (id: string, facts: Facts = {}): string => speech.say(id, facts, "gloire");

const named = (list: readonly Named[], id: string): string => calls(list.find((one) => one.id === id) ?? {}) || id;
const kebab = (id: string): string => id.replaceAll("_", "-");
const design = (id: string): Design | undefined => box().building.find((one) => one.id === id);

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
  speech.attempt(`does-${kebab(design(id)?.known ?? id)}`, {}, "gloire") ?? "";

/** "brick 2, wood": so many of each material. */
export const counted = (counts: readonly number[]): string =>
  MATERIALS.flatMap((one, i) => {
    const count = counts[i] ?? 0;
    return count ? [count > 1 ? `${material(one)} ${count}` : material(one)] : [];
  }).join(", ");

/** How many of each material some cards are. */
export const tally = (cards: readonly string[]): number[] =>
  MATERIALS.map((one) => cards.filter((id) => of(id) === one).length);
