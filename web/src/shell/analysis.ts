/** The chances of a finished game, asked for until they are worked out. */
import { type Analysis, api } from "../api";

const AGAIN = 1500;

/** Hands over what the server has worked out; call what comes back to stop asking. */
export function analysed(id: string, take: (found: Analysis) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = () =>
    api.analysis(id).then(
      (found) => {
        if (!found.done) timer = setTimeout(ask, AGAIN);
        take(found);
      },
      () => {}, // a table without an analysis is still worth a look
    );
  void ask();
  return () => clearTimeout(timer);
}

/** The line of a seat in a box of 100 by 100, and how it is dashed: nobody is told apart by colour alone. */
export const points = (chances: readonly (readonly number[])[], seat: number): string => {
  const last = Math.max(1, chances.length - 1);
  return chances
    .map((row, at) => `${((100 * at) / last).toFixed(2)},${(100 * (1 - (row[seat] ?? 0))).toFixed(1)}`)
    .join(" ");
};
/** The band around the line of a seat: where its chance may as well have been. */
export const band = (
  chances: readonly (readonly number[])[],
  doubts: readonly (readonly number[])[],
  seat: number,
): string => {
  const edge = (sign: number) =>
    chances.map((row, at) => [Math.min(1, Math.max(0, (row[seat] ?? 0) + sign * (doubts[at]?.[seat] ?? 0)))]);
  const upper = points(edge(1), 0).split(" ");
  return [...upper, ...points(edge(-1), 0).split(" ").reverse()].join(" ");
};
export const dashes = (seat: number): string => (seat ? `${seat * 4} 3` : "");

/** Places along a line from 0 to 100, in their order, each at least `room` from the next: nothing covers another. */
export function apart(places: readonly number[], room: number): number[] {
  const found: number[] = [];
  for (const place of places) found.push(Math.max(place, (found.at(-1) ?? -room) + room));
  let most = 100;
  for (let i = found.length - 1; i >= 0; i -= 1) {
    found[i] = Math.min(found[i] ?? 0, most);
    most = (found[i] ?? 0) - room;
  }
  return found;
}
