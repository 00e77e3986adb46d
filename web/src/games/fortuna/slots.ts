/** Cards keep their slot on a side: one that comes lies where one has gone, though slots have no meaning in the rules. */
import type { FortunaSide } from "../../protocol";

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
