/** What an action card shows besides itself: who can choose it, where it goes, how long it is locked. */
import type { People } from "../../people";
import type { AnyHappening, FortunaAnyEvent, FortunaView } from "../../protocol";
import type { Plan } from "./plan.svelte";
import { owner } from "./question";
import { box, word } from "./words";

export interface Tags {
  /** How long it is locked, in words. */
  locked?: string;
  tag?: string;
  tone?: "note" | "out" | "in";
  legal?: boolean;
  chosen?: boolean;
  given?: boolean;
  idle?: boolean;
  hotkey?: string;
}

/** The card I gave last, for one round: until my next turn begins. */
export function lastGiven(happened: readonly AnyHappening[], seat: number): string {
  let found = "";
  for (const one of happened) {
    if (one.type !== "answered") continue;
    for (const event of one.events as FortunaAnyEvent[]) {
      if (event.name === "TurnBegan" && event.facts.seat === seat) found = "";
      if (event.name === "CardsExchanged" && event.facts.seat === seat) found = event.facts.given;
    }
  }
  return found;
}

/** The cards that can be chosen, in the order of the table: their place is their key. */
export const choosable = (plan: Plan, order: readonly string[]): string[] => order.filter((id) => plan.ofCard(id));

/** `brief` on a phone, whose cards have less room. */
export function signs(
  plan: Plan,
  view: FortunaView,
  people: People,
  given: string,
  order: readonly string[],
  brief = false,
) {
  const legal = choosable(plan, order);
  const swapping = plan.picked?.name === "Swap" ? plan.picked.parts.card : "";
  const leaving = plan.has("Swap") ? (plan.step?.card ?? "") : "";
  return (id: string): Tags => {
    const seat = owner(view, id);
    const mine = seat === plan.table.seat;
    const side = view.sides.find(({ cards }) => cards.includes(id));
    const down = side?.down.includes(id);
    const answer = plan.ofCard(id);
    const found: Tags = {
      legal: Boolean(answer),
      locked: down ? word(brief ? "tag-locked-short" : mine ? "tag-locked-mine" : "tag-locked") : "",
      given: id === given && !mine,
      idle: Boolean(answer && plan.effect(answer)?.idle),
      hotkey: answer ? String(legal.indexOf(id) + 1) : "",
    };
    if (id === swapping) return { ...found, chosen: true, tag: word("tag-to-you"), tone: "in" };
    if (id === leaving) {
      const to = swapping ? owner(view, swapping) : null;
      const empty = word(brief ? "tag-empty-short" : "tag-to-empty");
      const goes = (who: string): string => word(brief ? "tag-to-short" : "tag-to", { who });
      const tag = swapping ? (to === null ? empty : goes(people.name(to))) : word("tag-chosen");
      return { ...found, chosen: true, tag, tone: "out" };
    }
    if (answer && answer.id === plan.picked?.id) return { ...found, chosen: true };
    if (plan.chipOf(id) >= 0) return { ...found, chosen: true };
    if (answer?.name === "Bribe") {
      const cost = box().prices.corruption_bribe ?? 0;
      return {
        ...found,
        tag: seat === null ? word("tag-bribe-bank", { cost }) : word("tag-bribe", { cost, who: people.name(seat) }),
      };
    }
    if (found.given) return { ...found, tag: found.legal ? "" : word("tag-from-you"), tone: "in" };
    return found;
  };
}
