/** What happened as it is seen: cards, materials and clients on their way, a demand, a building that is finished. */
import type { Material } from "../../art/glyphs";
import { FIGURES, UNITS } from "../../art/town";
import type { People } from "../../people";
import type { GameEvent, GloireAnyEvent } from "../../protocol";
import type { Beat, Flight } from "../../stage.svelte";
import { joins } from "./story";
import { of, roleOf, word } from "./words";

/** What the board shows while a beat plays: whose it is, and a word across the table. */
export interface Scene {
  seat: number;
  stamp?: string;
}

const svg = (inside: string, box: string, one: Material): string =>
  `<svg class="art" viewBox="${box}" style="--m:var(--${one})">${inside}</svg>`;
const unit = (one: Material): string => svg(UNITS[one], "0 0 16 12", one);
const figure = (one: Material): string => svg(FIGURES[roleOf(one)] ?? "", "0 0 34 44", one);
const back =
  '<svg viewBox="0 0 24 32"><rect x="1" y="1" width="22" height="30" rx="3" style="fill:var(--accent);stroke:var(--edge)"/></svg>';

const SHORT = 260;
const MOVES = 340;
const MOMENT = 700;

export function beats(events: readonly GameEvent[], people: People): Beat[] {
  const { seat } = people;
  const found: Beat[] = [];
  for (const event of events as readonly GloireAnyEvent[]) {
    const shown = beat(event, seat);
    const last = found.at(-1);
    // What one sentence tells is one moment.
    if (last && (!shown || joins(last.events[0] as GloireAnyEvent, event))) {
      found[found.length - 1] = {
        ...last,
        ...(shown?.scene ? { scene: shown.scene } : {}),
        events: [...last.events, event as GameEvent],
        long: Math.max(last.long, shown?.long ?? 0),
        flights: [...(last.flights ?? []), ...(shown?.flights ?? [])],
      };
    } else
      found.push({
        events: [event as GameEvent],
        long: shown?.long ?? 0,
        flights: shown?.flights ?? [],
        ...(shown?.scene ? { scene: shown.scene } : {}),
        ...(shown?.whole ? { whole: true } : {}),
      });
  }
  return found;
}

interface Shown {
  long: number;
  flights: Flight[];
  scene?: Scene;
  whole?: boolean;
}

/** Where somebody's things are: on my own board in their places, of others on their tile. */
const at = (who: number, seat: number, place: string): string => (who === seat ? place : `seat-${who}`);

function beat(event: GloireAnyEvent, me: number): Shown | null {
  const flight = (art: string, from: string, to: string): Flight[] => [{ art, from, to }];
  switch (event.name) {
    // They begin a sentence, and what is seen of it follows.
    case "RoleLed":
    case "RoleFollowed":
    case "Thought":
      return { long: 0, flights: [], scene: { seat: event.facts.seat } };
    case "CardPlayed": {
      const { seat, card } = event.facts;
      return {
        long: MOVES,
        flights: seat === me ? [] : flight(unit(of(card)), `seat-${seat}`, "tablet"),
        scene: { seat },
      };
    }
    case "SenatorPlayed":
      return { long: MOVES, flights: [], scene: { seat: event.facts.seat } };
    case "MaterialTaken": {
      const { seat, card, source } = event.facts;
      const from = source === "pool" ? `pool-${of(card)}` : source === "deck" ? "deck" : `seat-${seat}`;
      return {
        long: SHORT,
        flights: flight(unit(of(card)), from, at(seat, me, `stock-${seat}-${of(card)}`)),
        scene: { seat },
      };
    }
    case "ClientHired": {
      const { seat, card, source } = event.facts;
      const from = source === "pool" ? `pool-${of(card)}` : source === "deck" ? "deck" : `seat-${seat}`;
      return {
        long: MOVES,
        flights: flight(figure(of(card)), from, at(seat, me, `client-${seat}-${of(card)}`)),
        scene: { seat },
      };
    }
    case "FoundationLaid":
      return {
        long: MOVES,
        flights: flight(
          unit(event.facts.site as Material),
          `${event.facts.out ? "out" : "site"}-${event.facts.site}`,
          at(event.facts.seat, me, `city-${event.facts.seat}`),
        ),
        scene: { seat: event.facts.seat },
      };
    case "MaterialAdded": {
      const { seat, card, building, source } = event.facts;
      const from =
        source === "pool" ? `pool-${of(card)}` : source === "deck" ? "deck" : at(seat, me, `stock-${seat}-${of(card)}`);
      return {
        long: SHORT,
        flights: flight(unit(of(card)), from, at(seat, me, `${seat}-${building}`)),
        scene: { seat },
      };
    }
    case "BuildingCompleted":
    case "BuildingTaken":
      return { long: MOMENT, flights: [], scene: { seat: event.facts.seat } };
    case "MaterialDemanded":
      return {
        long: MOMENT,
        flights: [],
        scene: { seat: event.facts.seat, stamp: word("stamp-demands") },
        whole: true,
      };
    case "CardGiven":
    case "StockLost": {
      const { seat, card, demander } = event.facts;
      return {
        long: MOVES,
        flights: flight(
          unit(of(card)),
          at(seat, me, `stock-${seat}-${of(card)}`),
          at(demander, me, `stock-${demander}-${of(card)}`),
        ),
        scene: { seat },
      };
    }
    case "NothingGiven":
      return { long: MOMENT, flights: [], scene: { seat: event.facts.seat, stamp: word("event-nothing-given") } };
    case "ClientLost": {
      const { seat, card, demander } = event.facts;
      return {
        long: MOVES,
        flights: flight(figure(of(card)), `seat-${seat}`, at(demander, me, `vault-${demander}`)),
        scene: { seat },
      };
    }
    case "CardVaulted": {
      const { seat, card, source } = event.facts;
      const from = source === "deck" ? "deck" : at(seat, me, card ? `stock-${seat}-${of(card)}` : `city-${seat}`);
      return {
        long: SHORT,
        flights: flight(card ? unit(of(card)) : back, from, at(seat, me, `vault-${seat}`)),
        scene: { seat },
      };
    }
    case "CardDrawn":
      return {
        long: SHORT,
        flights: event.facts.seat === me ? [] : flight(back, "deck", `seat-${event.facts.seat}`),
        scene: { seat: event.facts.seat },
      };
    case "SenatorTaken":
      return {
        long: SHORT,
        flights: event.facts.seat === me ? [] : flight(back, "pile", `seat-${event.facts.seat}`),
        scene: { seat: event.facts.seat },
      };
    case "CardDiscarded":
    case "PlayedCardPooled":
      return {
        long: SHORT,
        flights: flight(
          unit(of(event.facts.card)),
          event.name === "CardDiscarded" ? at(event.facts.seat, me, `city-${event.facts.seat}`) : "tablet",
          `pool-${of(event.facts.card)}`,
        ),
      };
    default:
      return null;
  }
}
