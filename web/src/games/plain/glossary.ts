/** What cards and other things are called, from the card files: for games that have no table of their own yet. */
import fortuna from "../../../../src/ludus/games/fortuna/cards.toml?names";
import gloire from "../../../../src/ludus/games/gloire/cards.toml?names";
import { speech } from "../../speech.svelte";

export interface Entry {
  fr: string;
  en: string;
  pl: string;
  /** The list of the card file it stands in: building, role, action ... */
  list: string;
  material?: string;
  role?: string;
  value?: number;
}

const GLOSSARIES: Record<string, Record<string, Entry>> = {
  fortuna: fortuna as unknown as Record<string, Entry>,
  gloire: gloire as unknown as Record<string, Entry>,
};

export const entry = (game: string, id: string): Entry | undefined => GLOSSARIES[game]?.[id];

/** The word for an id in the reader's language; ids without one are shown as they are. */
export function called(game: string, id: string): string {
  const found = entry(game, id);
  if (found) return found[speech.language];
  for (const kind of ["good", "piece", "step", "colour"]) {
    const word = speech.attempt(`${kind}-${id}`, {}, game);
    if (word) return word;
  }
  return id;
}
