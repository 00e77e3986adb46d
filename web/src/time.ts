/** How long there is, and until when, in words. */
import { say, speech } from "./speech.svelte";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** What is left of a clock that counts hours or days: "2 days left". */
export function remaining(ms: number): string {
  if (ms >= 2 * DAY) return say("web-left-days", { days: Math.floor(ms / DAY) });
  if (ms >= HOUR) return say("web-left-hours", { hours: Math.floor(ms / HOUR) });
  return say("web-left-minutes", { minutes: Math.ceil(ms / MINUTE) });
}

/** A day as one says it, "24 November", or where there is little room, "24 Nov". */
export const day = (at: number, month: "long" | "short" = "long"): string =>
  new Intl.DateTimeFormat(speech.language, { day: "numeric", month }).format(at);
