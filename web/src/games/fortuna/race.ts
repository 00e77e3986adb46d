/** The race in words. */
import type { People } from "../../people";
import type { FortunaView } from "../../protocol";
import { square, word } from "./words";

/** How far the gate is for the reader, who is nearest to the palace, who begins next; the first sentence stands out. */
export function race(view: FortunaView, people: People): string[] {
  const mine = view.provinces[people.seat];
  const first = view.provinces[view.ahead];
  const facts = (seat: number) => ({ you: seat === people.seat ? "yes" : "no", who: people.name(seat) });
  const told: string[] = [];
  if (view.last_round) {
    told.push(word("race-last", facts(view.ahead)));
    if (mine?.to_gate) told.push(word("race-outside"));
    return told;
  }
  if (mine) told.push(mine.to_gate ? word("race-gate", { steps: mine.to_gate }) : word("race-in-rome"));
  // Before the first step nobody leads.
  if (first?.square)
    told.push(word("race-leads", { ...facts(view.ahead), square: square(first.square), steps: first.to_palace }));
  const next = view.podium_next[0];
  if (next !== undefined && next !== view.podium[0]) told.push(word("race-first", facts(next)));
  return told;
}
