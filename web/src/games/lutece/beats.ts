/**
 * What happened as it is seen: bribes fly, cards turn up, then slot by slot who gets what. Each scene carries the table
 * as it is at that moment, made of the table before and of what the events tell; nothing is worked out.
 */
import type { LuteceAnyEvent, LuteceView } from "../../protocol";
import type { Beat, Flight } from "../../stage.svelte";
import { type Column, columns, lots } from "./moment";

export interface Scene {
  view: LuteceView;
  /** The slot that is visited. */
  now: string;
  /** Its bidders, where there are several. */
  columns: readonly Column[];
  leaving: "tied" | "unpaid" | "";
}

const LONG = {
  reveal: 1200,
  revenue: 400,
  ring: 200,
  contest: 1100,
  legion: 900,
  won: 700,
  home: 650,
  tied: 800,
  unpaid: 900,
  valued: 450,
  offered: 450,
};
const REVEALS = new Set<string>([
  "BidsRevealed",
  "ContestBegan",
  "ContestWon",
  "ContestTied",
  "LegionnairePlayed",
  "CardAcquired",
  "ApprenticeAttached",
  "CostUnpaid",
  "CardsValued",
]);
const COIN =
  '<svg viewBox="0 0 28 28"><circle cx="14" cy="14" r="12" fill="var(--coin)" stroke="var(--bronze)" stroke-width="2"/><circle cx="14" cy="14" r="8.500" fill="none" stroke="var(--bronze)"/></svg>';
const coins = (from: string, to: string, count: number): Flight[] => (count ? [{ art: COIN, from, to, count }] : []);

const put = <T>(list: readonly T[], at: number, value: T): T[] => list.map((one, i) => (i === at ? value : one));

/** A table to which events are told one after another. */
class Telling {
  readonly beats: Beat[] = [];
  /** Told with the next beat. */
  #events: LuteceAnyEvent[] = [];
  #flights: Flight[] = [];
  #now = "";
  #columns: readonly Column[] = [];

  constructor(public view: LuteceView) {}

  patch(more: Partial<LuteceView>): void {
    this.view = { ...this.view, ...more };
  }

  pay(seat: number, gold: number): void {
    this.patch({ purses: put(this.view.purses, seat, (this.view.purses[seat] ?? 0) + gold) });
  }

  slot(name: string, card: string | null, coins: number): void {
    this.patch({ slots: this.view.slots.map((one) => (one.name === name ? { name, card, coins } : one)) });
  }

  /** The bribe somebody has on a card of the hand is no longer there. */
  clear(seat: number, bid: string): void {
    const place = this.view.bids[seat]?.findIndex((one, i) => one === bid && this.view.bribes[seat]?.[i]) ?? -1;
    const bribes = this.view.bribes[seat];
    if (place >= 0 && bribes)
      this.patch({ bribes: put(this.view.bribes, seat, place ? [bribes[0], 0] : [0, bribes[1]]) });
  }

  beat(long: number, leaving: Scene["leaving"] = ""): void {
    const scene: Scene = { view: this.view, now: this.#now, columns: this.#columns, leaving };
    this.beats.push({ events: this.#events, long, scene, flights: this.#flights, whole: true });
    this.#events = [];
    this.#flights = [];
  }

  at(slot: string, contest: readonly Column[] = []): void {
    this.#now = slot;
    this.#columns = contest;
  }

  tell(event: LuteceAnyEvent, next: LuteceAnyEvent | undefined): void {
    this.#events.push(event);
    const { view } = this;
    switch (event.name) {
      case "BidsRevealed":
        this.patch({
          step: "purchase",
          pending: view.pending.map(() => false),
          bids: put(view.bids, event.facts.seat, event.facts.cards),
        });
        if (next?.name !== "BidsRevealed") this.beat(LONG.reveal);
        break;
      case "RevenueTaken":
        this.pay(event.facts.seat, event.facts.gold);
        this.#flights.push(...coins("bank", `purse-${event.facts.seat}`, event.facts.gold));
        if (!next || !["RevenueTaken", "BribeLost"].includes(next.name)) this.beat(LONG.revenue);
        break;
      case "BribeLost": {
        const { seat } = event.facts;
        const bought = next?.name === "CardAcquired" || next?.name === "CostUnpaid";
        // What lies on the card that is bought now, or on Revenue.
        const card = bought ? (view.slots.find((one) => one.card === next.facts.card)?.name ?? "") : "revenue";
        this.#flights.push(
          ...coins(
            bought ? `slot-${card}` : `bid-${seat}-${view.bids[seat]?.indexOf("revenue") ?? 0}`,
            "bank",
            event.facts.gold,
          ),
        );
        this.clear(seat, card);
        if (!bought && next?.name !== "RevenueTaken" && next?.name !== "BribeReturned") this.beat(LONG.revenue);
        break;
      }
      case "ContestBegan":
        this.at(event.facts.slot, columns(view, event.facts.slot));
        this.beat(LONG.contest);
        break;
      case "LegionnairePlayed": {
        const { seat, slot, bidder, strength } = event.facts;
        const before = this.#columns.length ? this.#columns : columns(view, slot);
        const now = before.map((one) =>
          one.seat === bidder
            ? { ...one, legion: one.legion + 1, strength, aided: one.aided + strength - one.strength }
            : one,
        );
        this.at(slot, now);
        this.patch({ legionnaires: put(view.legionnaires, seat, (view.legionnaires[seat] ?? 1) - 1) });
        this.beat(LONG.legion);
        break;
      }
      case "ContestWon":
        if (!this.#columns.length) this.at(event.facts.slot, columns(view, event.facts.slot));
        this.beat(LONG.won);
        break;
      case "ContestTied":
        if (!this.#columns.length) this.at(event.facts.slot, columns(view, event.facts.slot));
        this.beat(LONG.tied, "tied");
        this.slot(event.facts.slot, null, 0);
        if (next?.name !== "BribeReturned") this.at("");
        break;
      case "BribeReturned": {
        const { seat, gold, compensation } = event.facts;
        this.pay(seat, gold + compensation);
        this.#flights.push(...coins("bank", `purse-${seat}`, gold + compensation));
        this.clear(seat, this.#now);
        const settled = next?.name !== "BribeReturned" && next?.name !== "BribeLost";
        if (settled && next?.name !== "CardAcquired" && next?.name !== "CostUnpaid") {
          this.at("");
          this.beat(LONG.revenue);
        }
        break;
      }
      case "CardAcquired": {
        const { seat, slot, card, cost } = event.facts;
        if (!this.#columns.length) {
          const told = this.#events;
          const flown = this.#flights;
          this.#events = [];
          this.#flights = [];
          const before = this.view;
          this.at(slot);
          this.beat(LONG.ring);
          this.view = before;
          this.#events = told;
          this.#flights = flown;
        }
        this.pay(seat, -cost);
        this.#flights.push(...coins(`purse-${seat}`, "bank", cost));
        this.slot(slot, null, lots(view, slot)?.coins ?? 0);
        const owned = [...(view.owned[seat] ?? []), { card, host: null }];
        this.patch({ owned: put(this.view.owned, seat, owned) });
        this.#home(next);
        break;
      }
      case "CoinsTaken": {
        const place = view.slots.find((one) => !one.card && one.coins)?.name ?? "";
        this.pay(event.facts.seat, event.facts.gold);
        this.#flights.push(...coins(`slot-${place}`, `purse-${event.facts.seat}`, event.facts.gold));
        this.slot(place, null, 0);
        this.#home(next);
        break;
      }
      case "ApprenticeAttached": {
        const { seat, card, host } = event.facts;
        const owned = (view.owned[seat] ?? []).map((one) => (one.card === card ? { card, host } : one));
        this.patch({ owned: put(view.owned, seat, owned) });
        this.#home(next);
        break;
      }
      case "ApprenticeWaits":
        this.#home(next);
        break;
      case "EffectGained":
        this.pay(event.facts.seat, event.facts.gold);
        this.#flights.push(...coins("bank", `purse-${event.facts.seat}`, event.facts.gold));
        this.#home(next);
        break;
      case "CostUnpaid": {
        const place = view.slots.find((one) => one.card === event.facts.card)?.name ?? "";
        this.at(place, this.#columns);
        this.beat(LONG.unpaid, "unpaid");
        this.slot(place, null, 0);
        this.at("");
        break;
      }
      case "CardsValued":
        this.at("");
        for (const one of view.slots)
          if (one.card) {
            this.slot(one.name, one.card, one.coins + event.facts.gold);
            this.#flights.push(...coins("bank", `slot-${one.name}`, event.facts.gold));
          }
        this.beat(LONG.valued);
        break;
      case "RoundBegan":
        this.at("");
        this.patch({
          step: "bids",
          round: event.facts.number,
          lead: event.facts.lead,
          bids: view.bids.map(() => null),
          bribes: view.bribes.map((): [number, number] => [0, 0]),
          submitted: view.submitted.map(() => false),
        });
        if (next?.name !== "CardOffered") this.beat(0);
        break;
      case "CardOffered":
        this.slot(event.facts.slot, event.facts.card, 0);
        if (next?.name !== "CardOffered" && next?.name !== "RoundBegan") this.beat(LONG.offered);
        break;
      default:
        break;
    }
  }

  /** The card comes home once all that belongs to it is told. */
  #home(next: LuteceAnyEvent | undefined): void {
    const more = ["CoinsTaken", "ApprenticeAttached", "ApprenticeWaits", "EffectGained"];
    if (next && more.includes(next.name)) return;
    this.at("");
    this.beat(LONG.home);
  }

  /** What was told without being seen comes with the last beat. */
  rest(): void {
    if (this.#events.length) this.beat(0);
  }
}

export function beats(events: readonly LuteceAnyEvent[], view: LuteceView): Beat[] {
  if (!events.some(({ name }) => REVEALS.has(name))) {
    // While cards are laid and bribes raised everybody may be asked: nothing holds the question back.
    return events.flatMap((event) =>
      event.name === "BribeRaised"
        ? [
            {
              events: [event],
              long: 0,
              flights: coins(
                `purse-${event.facts.seat}`,
                `bid-${event.facts.seat}-${event.facts.position === "left" ? 0 : 1}`,
                event.facts.gold,
              ),
            },
          ]
        : [],
    );
  }
  const telling = new Telling(view);
  for (const [i, event] of events.entries()) telling.tell(event, events[i + 1]);
  telling.rest();
  return telling.beats;
}
