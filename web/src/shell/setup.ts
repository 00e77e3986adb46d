/** What one may choose when a table, or a tournament, is set up. */
import { declarations } from "../declared.svelte";
import type { OptionInfo, TableIn } from "../protocol";

/** The rules a game lets one choose at so many seats. */
export const offered = (game: string, many: number): OptionInfo[] =>
  declarations.of(game).options.filter(({ seats }) => !seats.length || seats.includes(many));

/** Whether an option cannot be played with one that is chosen. */
export const barred = (one: OptionInfo, options: readonly OptionInfo[], chosen: Record<string, string>): boolean =>
  options.some((other) => chosen[other.name] && (one.without.includes(other.name) || other.without.includes(one.name)));

/** What is chosen and can be played. */
export const asked = (options: readonly OptionInfo[], chosen: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    options
      .filter((one) => chosen[one.name] && !barred(one, options, chosen))
      .map(({ name }) => [name, chosen[name] ?? ""]),
  );

/** A clock as the menu names it: none, seconds, or days. */
export function speed(clock: string): TableIn["speed"] {
  if (clock === "none") return { kind: "none" };
  if (clock.endsWith("d")) return { kind: "days", days: Number.parseInt(clock, 10) };
  return { kind: "live", seconds: Number(clock), increment: 15 };
}
