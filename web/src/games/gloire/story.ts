/** What happened in La Gloire, in sentences a person would say; what belongs together is one of them. */
import { MATERIALS } from "../../art/glyphs";
import { linked } from "../../links";
import type { People } from "../../people";
import type { GloireAnyEvent } from "../../protocol";
import type { Facts } from "../../speech.svelte";
import { card, link, list, material, of, role, several, word } from "./words";

/** Nothing to know, or the table shows it. */
const QUIET = new Set(["SenatorReturned", "CardChosen"]);
const kebab = (name: string): string => name.replaceAll(/([a-z])([A-Z])/g, "$1-$2").toLowerCase();

export function tell(events: readonly GloireAnyEvent[], people: People): string[] {
  const told = events.length > 1 ? events.filter(({ name }) => !QUIET.has(name)) : events;
  const lines: string[] = [];
  for (let i = 0; i < told.length; ) {
    const first = told[i];
    if (!first) break;
    let end = i + 1;
    while (end < told.length && told[end] && joins(first, told[end] as GloireAnyEvent)) end += 1;
    lines.push(...sentence(told.slice(i, end), people));
    i = end;
  }
  return lines;
}

const seatOf = (event: GloireAnyEvent): number => ("seat" in event.facts ? event.facts.seat : -1);
const PLAYED = new Set(["CardPlayed", "SenatorPlayed", "PetitionPlayed"]);
const DRAWN = new Set(["CardDrawn", "SenatorTaken"]);
const DISCARDED = new Set(["CardDiscarded", "SenatorDiscarded"]);

/** Whether an event belongs into the sentence another one begins. */
export function joins(first: GloireAnyEvent, next: GloireAnyEvent): boolean {
  if (first.name === "PlayedCardPooled") return next.name === first.name;
  if (seatOf(first) !== seatOf(next)) return false;
  if (first.name === "RoleLed" || first.name === "RoleFollowed") return PLAYED.has(next.name);
  if (first.name === "Thought") return DRAWN.has(next.name);
  if (DISCARDED.has(first.name)) return DISCARDED.has(next.name);
  if (first.name === "Declined") return next.name === first.name && first.facts.step === next.facts.step;
  const alike = ["CardGiven", "StockLost", "MaterialDemanded", "PlayedCardKept", "CardDrawn"].includes(first.name);
  if (first.name === "MaterialTaken" && next.name === first.name) return first.facts.source === next.facts.source;
  return alike && first.name === next.name;
}

/** The cards some events speak of, by name; of those nobody may see, how many. */
function cards(events: readonly GloireAnyEvent[]): string {
  const named = events.flatMap((one) => {
    if (one.name === "SenatorPlayed" || one.name === "SenatorDiscarded" || one.name === "SenatorTaken")
      return [card("senator")];
    return "card" in one.facts && one.facts.card !== null ? [link(one.facts.card as string)] : [];
  });
  return named.length ? several(named) : word("some-cards", { count: events.length });
}

function sentence(events: readonly GloireAnyEvent[], people: People): string[] {
  const [first, ...rest] = events;
  if (!first) return [];
  const seat = seatOf(first);
  const facts: Facts = seat >= 0 ? people.facts(seat) : {};
  const say = (id: string, more: Facts = {}): string[] => [word(`tell-${id}`, { ...facts, ...more })];
  switch (first.name) {
    case "GameEnded":
      return [word(`ended-${first.facts.reason}`)];
    case "TurnBegan":
      return [`${word("event-turn-began", { number: first.facts.number, who: people.call(seat) })}.`];
    case "LeaderFound":
      return [`${word("event-leader-found", { who: people.call(seat) })}.`];
    case "RoleLed":
    case "RoleFollowed": {
      const petition = rest.some(({ name }) => name === "PetitionPlayed");
      const shown = rest.filter(({ name }) => name !== "PetitionPlayed");
      return say(petition ? `${kebab(first.name)}-petition` : kebab(first.name), {
        role: role(first.facts.role),
        cards: cards(shown),
      });
    }
    case "Thought":
      return say("thought", { way: first.facts.way, cards: cards(rest), count: rest.length });
    case "CardDrawn":
      return say("thought", { way: "fill", cards: cards(events), count: events.length });
    case "CardDiscarded":
    case "SenatorDiscarded":
      return say("card-discarded", { cards: cards(events) });
    case "PlayedCardPooled":
      return say("played-card-pooled", { cards: cards(events), count: events.length });
    case "MaterialTaken":
      return say("material-taken", { materials: materials(events), source: word(`from-${first.facts.source}`) });
    case "ClientHired":
      return say("client-hired", { role: role(first.facts.role), source: word(`from-${first.facts.source}`) });
    case "ClientActs":
      return say("client-acts", { role: role(first.facts.role) });
    case "FoundationLaid":
      return say("foundation-laid", {
        card: link(first.facts.building),
        site: material(first.facts.site),
        place: first.facts.out ? "out" : "town",
      });
    case "MaterialAdded":
      return say("material-added", {
        card: link(first.facts.building),
        material: material(first.facts.material),
        source: word(`from-${first.facts.source}`),
      });
    case "BuildingCompleted":
      return say("building-completed", { card: link(first.facts.building) });
    case "BuildingOpened":
      return say("building-opened", { card: link(first.facts.building), owner: people.call(first.facts.owner) });
    case "BuildingTaken":
      return say("building-taken", { card: link(first.facts.building), owner: people.call(first.facts.owner) });
    case "MaterialDemanded":
      return say("material-demanded", {
        materials: list(
          events.flatMap((one) =>
            one.name === "MaterialDemanded" ? [counted(one.facts.material, one.facts.cards)] : [],
          ),
        ),
      });
    case "CardGiven":
      return say("card-given", { cards: cards(events), demander: people.call(first.facts.demander) });
    case "StockLost":
      return say("stock-lost", { materials: materials(events), demander: people.call(first.facts.demander) });
    case "ClientLost":
      return say("client-lost", { card: link(first.facts.card), demander: people.call(first.facts.demander) });
    case "CardVaulted":
      return say("card-vaulted", {
        what: first.facts.card ? link(first.facts.card) : word("hidden-card"),
        source: word(`from-${first.facts.source}`),
      });
    case "SenatorClaimed":
      return say("senator-claimed", { owner: people.call(first.facts.owner) });
    case "PlayedCardKept":
      return say("played-card-kept", { cards: cards(events) });
    case "Declined":
      return say("declined", {
        step: word(`step-${first.facts.step}`.replaceAll("_", "-")),
        count: events.length,
      });
    case "Abdicated":
      return say("abdicated", { favoured: people.call(first.facts.favoured) });
    default:
      return say(kebab(first.name), { card: "card" in first.facts ? link(first.facts.card as string | null) : "" });
  }
}

const counted = (one: string, count: number): string => (count > 1 ? `${count} × ${material(one)}` : material(one));

/** Materials of some cards, each once with its number; the first card of each leads to its sheet. */
function materials(events: readonly GloireAnyEvent[]): string {
  const cards = events.flatMap(({ facts }) => ("card" in facts && facts.card ? [facts.card as string] : []));
  return list(
    MATERIALS.flatMap((one) => {
      const [first, ...more] = cards.filter((id) => of(id) === one);
      return first ? [linked(first, counted(one, 1 + more.length))] : [];
    }),
  );
}
