/** The cards, materials and roles of La Gloire de Rome in words, from the same file as the rules. */
import box from "../../../../src/ludus/games/gloire/cards.toml";
import { MATERIALS, type Material } from "../../art/glyphs";
import { type Facts, speech } from "../../speech.svelte";

interface Named {
  id: string;
  fr: string;
  en: string;
  pl: string;
}
interface Design extends Named {
  material: Material;
  replaces?: string;
}
interface Box {
  role: Named[];
  material: (Named & { value: number; role: string })[];
  building: Design[];
  alternative: Design[];
}

export const BOX = box as unknown as Box;
export const ROLES = BOX.role.map(({ id }) => id);
export const word = (id: string, facts: Facts = {}): string => speech.say(id, facts, "gloire");

const named = (list: readonly Named[], id: string): string =>
  list.find((one) => one.id === id)?.[speech.language] ?? id;
const kebab = (id: string): string => id.replaceAll("_", "-");
const design = (id: string): Design | undefined => BOX.building.find((one) => one.id === id);

export const isCard = (id: string): boolean => design(id) !== undefined;
export const card = (id: string | null): string =>
  id === null ? word("hidden-card") : id === "senator" ? word("senator-card") : named(BOX.building, id);
export const material = (id: string): string => named(BOX.material, id);
export const role = (id: string): string => named(BOX.role, id);
export const of = (id: string): Material => design(id)?.material ?? "rubble";
export const value = (one: Material): number => BOX.material.find(({ id }) => id === one)?.value ?? 0;
export const roleOf = (one: Material): string => BOX.material.find(({ id }) => id === one)?.role ?? "laborer";
export const does = (id: string): string => word(`does-${kebab(id)}`);

/** "brick 2, wood": so many of each material. */
export const counted = (counts: readonly number[]): string =>
  MATERIALS.flatMap((one, i) => {
    const count = counts[i] ?? 0;
    return count ? [count > 1 ? `${material(one)} ${count}` : material(one)] : [];
  }).join(", ");

/** How many of each material some cards are. */
export const tally = (cards: readonly string[]): number[] =>
  MATERIALS.map((one) => cards.filter((id) => of(id) === one).length);
