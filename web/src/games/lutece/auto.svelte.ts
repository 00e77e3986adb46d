/**
 * A standing order for the bribes: match what rivals lay, up to so much on each of my cards, then agree. It is kept in
 * this browser alone; it answers after the pause a hand would make, so that nobody can tell it from one.
 */
import type { LuteceView } from "../../protocol";
import type { Compose } from "./compose.svelte";

const QUICKEST = 900;
const SLOWEST = 2600;

export class Auto {
  /** The most to lay on the left and on the right card; 0: no order for it. */
  most = $state<[number, number]>([0, 0]);
  readonly #key: string;

  constructor(id: string) {
    this.#key = `ludus-lutece-${id}`;
    try {
      const kept = JSON.parse(localStorage.getItem(this.#key) ?? "[0,0]");
      if (Array.isArray(kept) && kept.length === 2) this.most = [Number(kept[0]) || 0, Number(kept[1]) || 0];
    } catch {
      // A browser that keeps nothing has no orders.
    }
  }

  get on(): boolean {
    return this.most.some((one) => one > 0);
  }

  set(place: 0 | 1, most: number): void {
    this.most = place === 0 ? [most, this.most[1]] : [this.most[0], most];
    try {
      localStorage.setItem(this.#key, JSON.stringify(this.most));
    } catch {
      // It holds as long as the page is open.
    }
  }

  /** What the order would do now: gold to lay on a place, or 0 to agree. A card is never made too dear to pay. */
  next(view: LuteceView, seat: number): { place: 0 | 1; gold: number } {
    const highest = Math.max(0, ...view.bribes.filter((_, at) => at !== seat).flat());
    const free = Math.min(view.purses[seat] ?? 0, ...(view.leeway[seat] ?? []).filter((one) => one !== null));
    for (const place of [0, 1] as const) {
      const gold = Math.min(highest, this.most[place]) - (view.bribes[seat]?.[place] ?? 0);
      if (gold > 0 && free > 0) return { place, gold: Math.min(gold, free) };
    }
    return { place: 0, gold: 0 };
  }

  /** Answers for me after a while, unless something changes before; what stops it is returned. */
  watch(compose: Compose): (() => void) | undefined {
    const { table } = compose;
    const view = table.view as LuteceView;
    if (!this.on || !table.asked || table.busy || view.step !== "bribes" || compose.staged) return;
    const { place, gold } = this.next(view, table.seat);
    const timer = setTimeout(
      () => {
        if (gold) {
          compose.lay(place, gold);
          void compose.confirmRaise();
        } else void compose.say("agree");
      },
      QUICKEST + Math.random() * (SLOWEST - QUICKEST),
    );
    return () => clearTimeout(timer);
  }
}

const all = new Map<string, Auto>();

/** The order at a table. */
export function order(id: string): Auto {
  const found = all.get(id) ?? new Auto(id);
  all.set(id, found);
  return found;
}
