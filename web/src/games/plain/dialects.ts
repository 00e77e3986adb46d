/** The games that speak for themselves at the plain table. */
import { fortuna } from "../fortuna";
import { gloire } from "../gloire";
import { anyGame } from "./any";
import type { Dialect } from "./dialect";

const KNOWN: Record<string, Dialect> = { fortuna, gloire };

export const dialect = (game: string): Dialect => {
  KNOWN[game] ??= anyGame(game);
  return KNOWN[game];
};
