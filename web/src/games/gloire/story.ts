/** What happened in La Gloire, in short sentences; those of one person in a row stand in one line. */
import type { People } from "../../people";
import type { GloireAnyEvent } from "../../protocol";
import type { Facts } from "../../speech.svelte";
import { lines } from "../plain/dialect";
import { card, material, of, role, word } from "./words";

/** Nothing to know, or the table shows it. */
const QUIET = new Set(["PlayedCardPooled", "SenatorReturned", "Declined"]);
const NOBODYS = new Set(["TurnBegan", "LeaderFound", "GameEnded"]);
const OF_SENATORS = new Set(["SenatorPlayed", "SenatorDiscarded", "SenatorTaken", "SenatorClaimed", "SenatorReturned"]);
/** Events that are told like another one. */
const LIKE: Record<string, string> = {
  SenatorPlayed: "CardPlayed",
  SenatorDiscarded: "CardDiscarded",
  HeldCardJoined: "CardKept",
};

const kebab = (name: string): string => name.replaceAll(/([a-z])([A-Z])/g, "$1-$2").toLowerCase();

export function tell(events: readonly GloireAnyEvent[], people: People): string[] {
  const told = events.length > 1 ? events.filter(({ name }) => !QUIET.has(name)) : events;
  const parts: { subject: number | null; text: string }[] = [];
  for (let i = 0; i < told.length; i += 1) {
    const event = told[i];
    if (!event) continue;
    const subject = NOBODYS.has(event.name) || !("seat" in event.facts) ? null : event.facts.seat;
    if (event.name === "CardDrawn") {
      // Draws in a row are one.
      const cards = [event.facts.card];
      for (let next = told[i + 1]; next?.name === "CardDrawn" && next.facts.seat === subject; next = told[i + 1]) {
        cards.push(next.facts.card);
        i += 1;
      }
      const text = cards.includes(null)
        ? word("event-cards-drawn", { count: cards.length })
        : word("event-cards-seen", { cards: cards.map(card).join(", ") });
      parts.push({ subject, text });
    } else parts.push({ subject, text: sentence(event, people) });
  }
  return lines(parts, (seat, what) => word("event-of", { who: people.call(seat), what }));
}

function sentence(event: GloireAnyEvent, people: People): string {
  if (event.name === "GameEnded") return word(`ended-${event.facts.reason}`);
  const told = event.facts as unknown as Record<string, string | number | boolean | null>;
  const facts: Facts = {};
  for (const [kind, value] of Object.entries(told)) facts[kind] = named(kind, value);
  // The sentences speak of `card`, whichever it is, and of `who`, whoever else is meant.
  if ("building" in told) facts.card = card(String(told.building));
  if (OF_SENATORS.has(event.name)) facts.card = card("senator");
  const other = told.owner ?? told.demander ?? told.favoured ?? told.seat;
  if (typeof other === "number") facts.who = people.call(other);
  if (event.name === "StockLost") facts.material = material(of(event.facts.card));
  if (event.name === "MaterialDemanded") facts.count = event.facts.cards;
  if (event.name === "FoundationLaid") facts.place = event.facts.out ? "out" : "town";
  return word(`event-${kebab(LIKE[event.name] ?? event.name)}`, facts);
}

function named(kind: string, value: string | number | boolean | null): string | number {
  if (kind === "card") return card(value as string | null);
  if (kind === "material" || kind === "site") return material(String(value));
  if (kind === "role") return role(String(value));
  if (kind === "source") return word(`zone-${value}`);
  if (kind === "step") return word(`step-${value}`.replaceAll("_", "-"));
  return typeof value === "number" || typeof value === "string" ? value : "";
}
