/** The cards of the table on the screen, as the server has them: names and figures come from its card file alone. */
import { api, insist } from "./api";
import type { TableInfo } from "./protocol";

export type CardFile = Record<string, unknown>;
type Options = TableInfo["options"];

interface Deck {
  file: CardFile;
  /** Those of the table: some put one card in the place of another. */
  options: Options;
}

class Decks {
  #all = $state.raw<Record<string, Deck>>({});

  of(game: string): Deck | null {
    return this.#all[game] ?? null;
  }

  /** From now on the cards of a game are these. */
  take(game: string, file: CardFile, options: Options = {}): void {
    this.#all = { ...this.#all, [game]: { file, options } };
  }
}

export const decks = new Decks();

/** What a game makes of its card file, made anew only when there is another one. */
export function deck<T>(game: string, read: (file: CardFile, options: Options) => T): () => T {
  let from: Deck | null = null;
  let made: T | null = null;
  return () => {
    const now = decks.of(game);
    if (made === null || now !== from) made = read(now?.file ?? {}, now?.options ?? {});
    from = now;
    return made;
  };
}

/** The card file of a table; asked for until the server is there. A game from elsewhere may have none. */
export const load = (table: string, wanted: () => boolean): Promise<CardFile> =>
  insist(() => api.cards(table), {}, wanted);
