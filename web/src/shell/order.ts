/** The smallest game first; those from elsewhere behind ours. */
import type { GameInfo } from "../protocol";

const ORDER = ["lutece", "fortuna", "gloire"];
const place = (name: string): number => (ORDER.indexOf(name) + ORDER.length + 1) % (ORDER.length + 1);

export const ordered = (games: readonly GameInfo[]): GameInfo[] =>
  games.toSorted((a, b) => place(a.name) - place(b.name));
