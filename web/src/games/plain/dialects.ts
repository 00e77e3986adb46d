/** How each game without a table of its own speaks; made once. */
import { anyGame } from "./any";
import type { Dialect } from "./dialect";

const KNOWN: Record<string, Dialect> = {};

export const dialect = (game: string): Dialect => {
  KNOWN[game] ??= anyGame(game);
  return KNOWN[game];
};
