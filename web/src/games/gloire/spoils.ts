/** What the cards shown in a demand would bring, of what the view tells of each. */
import { MATERIALS } from "../../art/glyphs";
import type { GloireView } from "../../protocol";

export interface Brought {
  /** For sure, by material. */
  pool: number[];
  /** From each opponent: for sure, and at most from the hand. */
  stockpiles: number[];
  hands: number[];
  sure: number;
  most: number;
  /** Cards shown. */
  shown: string[];
}

export function spoils(view: GloireView, seat: number, plan: readonly string[]): Brought {
  const found: Brought = {
    pool: MATERIALS.map(() => 0),
    stockpiles: Array.from({ length: view.seats }, () => 0),
    hands: Array.from({ length: view.seats }, () => 0),
    sure: 0,
    most: 0,
    shown: [],
  };
  const each = view.step === "demand" ? view.spoils[seat] : null;
  if (!each) return found;
  for (const [i, one] of MATERIALS.entries()) {
    const count = plan.filter((text) => text === `take ${one}`).length;
    found.shown.push(...Array.from({ length: count }, () => one));
    const brings = count ? each[i]?.[count - 1] : undefined;
    if (!brings) continue;
    found.pool[i] = brings.pool;
    found.sure += brings.pool;
    for (let other = 0; other < view.seats; other += 1) {
      const stock = brings.stockpiles[other] ?? 0;
      const hand = brings.hands[other] ?? 0;
      found.stockpiles[other] = (found.stockpiles[other] ?? 0) + stock;
      found.hands[other] = (found.hands[other] ?? 0) + hand;
      found.sure += stock;
      found.most += hand;
    }
  }
  found.most += found.sure;
  return found;
}
