/** What a contest would lead to, in words: as it stands, and with my Legionnaire. */
import type { People } from "../../people";
import type { LuteceView } from "../../protocol";
import { card, name, setup, word } from "./cards";
import { ahead, type Column, lots } from "./moment";

/** The columns with one more Legionnaire for somebody. */
export const helped = (columns: readonly Column[], target: number): Column[] =>
  columns.map((one) => (one.seat === target ? { ...one, legion: one.legion + 1, strength: one.aided } : one));

/** "4 to 3": the leader's strength and the next one's. */
export function score(columns: readonly Column[]): string {
  const [first, second] = columns.map(({ strength }) => strength).sort((a, b) => b - a);
  return word("score", { first: first ?? 0, second: second ?? 0 });
}

/** How it would end now. */
export function ending(view: LuteceView, people: People, slot: string, columns: readonly Column[]): string {
  const id = lots(view, slot)?.card;
  const leaders = ahead(columns);
  const cost = id ? card(id).cost : 0;
  const first = columns.find(({ seat }) => seat === leaders[0]);
  if (leaders.length > 1 || !first) return word("outlook-tie", { card: id ? name(id) : slot });
  return word("outlook-wins", { ...people.facts(first.seat), gold: first.gold, cost });
}

export function outlook(
  view: LuteceView,
  seat: number,
  people: People,
  slot: string,
  columns: readonly Column[],
  target: number,
): string[] {
  const lines = [word("outlook-now", { what: ending(view, people, slot, columns) })];
  const mine = columns.find((one) => one.seat === seat);
  const back = setup().compensation_gold;
  if (target >= 0) lines.push(word("outlook-with", { what: ending(view, people, slot, helped(columns, target)) }));
  else if (mine && !(ahead(columns).length === 1 && ahead(columns)[0] === seat))
    lines.push(word("outlook-back", { gold: mine.gold, more: back }));
  return lines;
}
