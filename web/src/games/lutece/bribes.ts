/** What one more coin would do to my cards: the warning before a bribe that would burn one. */
import type { LuteceView } from "../../protocol";
import { card, name, word } from "./cards";
import { lots } from "./moment";

/** The warning at one of my places, `staged` coins being about to leave the purse; empty: nothing to fear. */
export function danger(view: LuteceView, seat: number, place: number, staged: number): string {
  const slot = view.bids[seat]?.[place] ?? "";
  const id = lots(view, slot)?.card;
  const free = view.leeway[seat]?.[place] ?? null;
  if (!id || free === null || free - staged > 0) return "";
  const { cost } = card(id);
  const facts = { slot, card: name(id), cost, keeps: (view.purses[seat] ?? 0) - staged };
  // What would lie in the purse when it is to be paid; less than now where the other card is paid first.
  const left = cost + free - staged;
  const other = lots(view, view.bids[seat]?.[1 - place] ?? "");
  if (free - staged < 0 && left < facts.keeps && left >= 0 && other?.card)
    return word("bribe-unpayable-both", { ...facts, keeps: left, other: `${other.name} ${name(other.card)}` });
  if (free - staged < 0) return word("bribe-unpayable", facts);
  return facts.keeps ? word("bribe-last", facts) : "";
}

/** The cards I could no longer pay with what is about to be laid. */
export const burning = (view: LuteceView, seat: number, staged: number): string[] =>
  (view.leeway[seat] ?? []).flatMap((free, place) => {
    const slot = view.bids[seat]?.[place] ?? "";
    const id = lots(view, slot)?.card;
    return id && free !== null && free - staged < 0 ? [`${slot} ${name(id)}`] : [];
  });
