/** The games that speak for themselves at the plain table. */
import { fortuna } from "../fortuna";
import { anyGame } from "./any";
import type { Dialect } from "./dialect";

const KNOWN: Record<string, Dialect> = { fortuna };

export const dialect = (game: string): Dialect => {
  KNOWN[game] ??= anyGame(game);
  return KNOWN[game];
};
