/** A moment of the market: who still thinks, who bid on what, who stands how strong, what became of a card. */
import type { People } from "../../people";
import type { AnyHappening, LuteceAnyEvent, LuteceView } from "../../protocol";
import { card, gold, name, word } from "./cards";

/** Somebody's bid on a slot, once the cards are up. */
export interface Bid {
  seat: number;
  gold: number;
}

/** A bidder in a contest: the gold and the Legionnaires that make up the strength. */
export interface Column extends Bid {
  legion: number;
  strength: number;
  /** The strength with one more Legionnaire. */
  aided: number;
}

/** What became of a card this round: who got it, or why nobody did. */
export interface Fate {
  card: string;
  /** Null: a tie. */
  seat: number | null;
  paid: boolean;
  words: string;
}

export const lots = (view: LuteceView, slot: string): LuteceView["slots"][number] | undefined =>
  view.slots.find(({ name }) => name === slot);

export function bidsOn(view: LuteceView, slot: string): Bid[] {
  return view.bids.flatMap((bid, seat) => {
    const place = bid?.indexOf(slot) ?? -1;
    return place < 0 ? [] : [{ seat, gold: view.bribes[seat]?.[place] ?? 0 }];
  });
}

/** The bidders of the contest as they stand. */
export const columns = (view: LuteceView, slot: string): Column[] =>
  bidsOn(view, slot).map(({ seat, gold }) => ({
    seat,
    gold,
    legion: view.support[seat] ?? 0,
    strength: view.strengths[seat] ?? gold,
    aided: view.aided[seat] ?? gold,
  }));

/** Who is ahead: one seat, several who tie, or nobody. */
export function ahead(all: readonly Column[]): number[] {
  const most = Math.max(...all.map(({ strength }) => strength));
  return all.filter(({ strength }) => strength === most).map(({ seat }) => seat);
}

/** Whether somebody has answered what is asked of all, in a word. */
export function standing(view: LuteceView, seat: number): { words: string; done: boolean } {
  if (view.step === "bids") {
    const done = view.submitted[seat] ?? false;
    return { words: word(done ? "state-laid" : "state-thinks"), done };
  }
  if (view.step === "bribes") {
    const done = !view.pending[seat];
    return { words: word(done ? "state-agrees" : "state-thinks"), done };
  }
  if (view.step === "legion" && view.pending[seat]) return { words: word("state-legion"), done: false };
  if (view.step === "attach" && view.pending[seat]) return { words: word("state-attach"), done: false };
  return { words: "", done: false };
}

/** What became of the cards of this round, by slot, as far as it has been told. */
export function fates(
  happened: readonly AnyHappening[],
  people: People,
  /** Where cards have lain. */
  slots: ReadonlyMap<string, string>,
): Map<string, Fate> {
  const found = new Map<string, Fate>();
  for (const one of happened) {
    if (one.type !== "answered") continue;
    for (const event of one.events as LuteceAnyEvent[]) {
      if (event.name === "RoundBegan") found.clear();
      else if (event.name === "CardAcquired") {
        const { seat, slot, card: id, cost } = event.facts;
        const words = word("fate-bought", { ...people.facts(seat), card: name(id), gold: gold(cost) });
        found.set(slot, { card: id, seat, paid: true, words });
      } else if (event.name === "ContestTied") {
        const { slot, card: id } = event.facts;
        found.set(slot, { card: id, seat: null, paid: false, words: word("fate-tied", { card: name(id) }) });
      } else if (event.name === "CostUnpaid") {
        const { seat, card: id, cost } = event.facts;
        const words = word("fate-unpaid", { ...people.facts(seat), card: name(id), cost });
        found.set(slots.get(id) ?? "", { card: id, seat, paid: false, words });
      }
    }
  }
  return found;
}

/** The cards that may still lie in the piles, by kind: all in use, less those that have been seen. */
export function unseen(view: LuteceView, deck: "character" | "location", isPerson: (id: string) => boolean): string[] {
  const seen = new Set([
    ...view.gone,
    ...view.owned.flat().map((one) => one.card),
    ...view.slots.flatMap((slot) => slot.card ?? []),
  ]);
  return view.used.filter((id) => !seen.has(id) && isPerson(id) === (deck === "character"));
}

/** Kinds with their numbers: "3 × Baker, Druid". */
export function counted(ids: readonly string[]): string {
  const kinds = new Map<string, number>();
  for (const id of ids) kinds.set(card(id).kind, (kinds.get(card(id).kind) ?? 0) + 1);
  return [...kinds]
    .map(([kind, count]) => `${count} × ${name(ids.find((id) => card(id).kind === kind) ?? "")}`)
    .join(", ");
}
