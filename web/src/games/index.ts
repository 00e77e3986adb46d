/** The faces of the games, which come when a table needs them; a game that has none of its own gets the plain one. */
import { speech } from "../speech.svelte";
import type { Face } from "./face";
import { plain } from "./plain";

const FACES: Record<string, () => Promise<Face>> = {
  fortuna: async () => (await import("./fortuna")).fortuna,
  gloire: async () => (await import("./gloire")).gloire,
  lutece: async () => (await import("./lutece")).lutece,
};
const here = new Map<string, Face>();

/** Brings the face of a game: nothing of its table is shown before. */
export async function bring(game: string): Promise<void> {
  const its = FACES[game];
  if (!its) return;
  const [found] = await Promise.all([here.get(game) ?? its(), speech.learn(game)]);
  here.set(game, found);
}

export const face = (game: string): Face => here.get(game) ?? plain(game);
