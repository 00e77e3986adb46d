/** What happened in Fortuna, in short sentences; those of one person in a row stand in one line. */
import type { People } from "../../people";
import type { FortunaAnyEvent } from "../../protocol";
import type { Facts } from "../../speech.svelte";
import { lines } from "../plain/dialect";
import { action, building, favor, good, isAction, privilege, side, square, word } from "./words";

/** The table shows it, or it follows. */
const QUIET = new Set(["TurnBegan", "CardTurnedUp", "MilitaryDeclined", "NothingTurned", "PodiumSet"]);
const NOBODYS = new Set(["RoundBegan", "TokenPlaced", "FavorsTurnedUp", "PileShuffled", "GameEnded"]);
/** Facts that the sentences call `number`. */
const NUMBERS = ["water", "amount", "value", "steps", "cards", "rank", "place", "tokens"];

const kebab = (name: string): string => name.replaceAll(/([a-z])([A-Z])/g, "$1-$2").toLowerCase();

export function tell(events: readonly FortunaAnyEvent[], people: People): string[] {
  const told = events.length > 1 ? events.filter(({ name }) => !QUIET.has(name)) : events;
  const parts = told.map((event) => {
    const seat = "seat" in event.facts ? event.facts.seat : null;
    return { subject: NOBODYS.has(event.name) ? null : seat, text: sentence(event, people) };
  });
  return lines(parts, (seat, what) => word("event-of", { who: people.call(seat), what }));
}

function sentence(event: FortunaAnyEvent, people: People): string {
  if (event.name === "GameEnded") return word(`ended-${event.facts.reason}`);
  if (event.name === "RoundBegan")
    return word("event-round-began", { number: event.facts.number, who: people.call(event.facts.first) });
  const facts: Facts = {};
  const told = event.facts as unknown as Record<string, string | number | null>;
  for (const [kind, value] of Object.entries(told)) facts[kind] = named(kind, value);
  const counted = NUMBERS.find((kind) => typeof told[kind] === "number");
  if (counted) facts.number ??= told[counted] as number;
  return word(`event-${kebab(event.name)}`, facts);
}

function named(kind: string, value: string | number | null): string | number {
  if (kind === "card") return isAction(String(value)) ? action(String(value)) : privilege(value as string | null);
  if (kind === "given" || kind === "taken") return action(String(value));
  if (kind === "building") return building(String(value));
  if (kind === "side") return side(String(value));
  if (kind === "kind") return good(String(value));
  if (kind === "favor") return favor(Number(value));
  if (kind === "square") return square(Number(value));
  return value ?? "";
}
