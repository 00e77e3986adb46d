/** Cards keep their slot on a side: one that comes lies where one has gone, though slots have no meaning in the rules. */
import type { FortunaSide } from "../../protocol";
import type { Swap } from "./beats";

/** The sides after some swaps that are shown before the rest of what happened. */
export const swapped = (sides: readonly FortunaSide[], done: readonly Swap[] = []): FortunaSide[] =>
  done.reduce<FortunaSide[]>(
    (all, { out, into }) => {
      const other = new Map([
        [out, into],
        [into, out],
      ]);
      return all.map((side) => ({ ...side, cards: side.cards.map((card) => other.get(card) ?? card) }));
    },
    [...sides],
  );

const lying = new Map<string, readonly string[]>();

/** The cards of a side in their slots, as the table `id` has shown them so far. */
export function slotted(id: string, { colour, cards }: FortunaSide): string[] {
  const before = lying.get(`${id} ${colour}`) ?? cards;
  const come = cards.filter((card) => !before.includes(card));
  const kept = before.flatMap((card) => (cards.includes(card) ? [card] : come.splice(0, 1)));
  const now = [...kept, ...come];
  lying.set(`${id} ${colour}`, now);
  return now;
}
