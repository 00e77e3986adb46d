/** The faces of the games; one that has none of its own gets the plain one. */
import type { Face } from "./face";
import { fortuna } from "./fortuna";
import { gloire } from "./gloire";
import { lutece } from "./lutece";
import { plain } from "./plain";

const FACES: Record<string, Face> = { fortuna, gloire, lutece };

export const face = (game: string): Face => FACES[game] ?? plain(game);
