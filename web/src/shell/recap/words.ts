/** The words of what was missed. */
import { type Facts, speech } from "../../speech.svelte";

export const word = (id: string, facts: Facts = {}): string => speech.say(id, facts, "recap");

const UNITS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

/** How long ago: "2 days ago". */
export function ago(ms: number): string {
  const [unit, long] = UNITS.find(([, one]) => ms >= one) ?? ["minute", 60_000];
  return new Intl.RelativeTimeFormat(speech.language, { numeric: "always" }).format(-Math.floor(ms / long), unit);
}

/** A moment of the last days: "Monday 21:10". */
export const when = (at: number): string =>
  new Intl.DateTimeFormat(speech.language, { weekday: "long", hour: "numeric", minute: "2-digit" }).format(at);
