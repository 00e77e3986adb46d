/** What happened in Fortuna as it is seen: a swap on the ring road, dice that tumble, a marker that hops, goods that fly. */
import { type Good, good } from "../../art/goods";
import type { People } from "../../people";
import type { FortunaAnyEvent } from "../../protocol";
import type { Beat, Flight } from "../../stage.svelte";
import { tell } from "./story";

export interface Swap {
  out: string;
  into: string;
}

/** What the board shows meanwhile. */
export interface Scene {
  /** Cards on their way: arrows show both ends. */
  swap?: Swap;
  /** Those of this answer that lie where the other lay. */
  done?: readonly Swap[];
  dice?: readonly number[];
  moves?: { seat: number; start: number; square: number };
}

const SWAP = 900;
const TUMBLE = 900;
const HOP = 180;
const FLY = 450;
const LOOK = 350;

const GOODS: Record<string, Good> = {
  water: "water",
  aqueduct: "water",
  wheat: "wheat",
  wine: "wine",
  vestals: "vestal",
  centurions: "centurion",
};
const drawn = (name: Good): string => `<svg class="art good" viewBox="0 0 32 32">${good(name)}</svg>`;

function flight(event: FortunaAnyEvent): Flight | null {
  switch (event.name) {
    case "GoodsTaken":
    case "GoodsReturned": {
      const art = GOODS[event.facts.kind];
      if (!art) return null;
      const place = `${event.facts.kind === "aqueduct" ? "water" : event.facts.kind}-${event.facts.seat}`;
      const [from, to] = event.name === "GoodsTaken" ? ["supply", place] : [place, "supply"];
      return { art: drawn(art), from, to, count: event.facts.number };
    }
    case "MoneyTaken":
      return event.facts.amount
        ? { art: drawn("coin"), from: "supply", to: `purse-${event.facts.seat}`, count: event.facts.amount }
        : null;
    case "MoneyPaid":
    case "TaxPaid":
      return { art: drawn("coin"), from: `purse-${event.facts.seat}`, to: "supply", count: event.facts.amount };
    case "TokensTaken":
      return {
        art: drawn("token"),
        from: `favor-${event.facts.favor}`,
        to: `hand-${event.facts.seat}`,
        count: event.facts.number,
      };
    case "PrivilegeDrawn":
      return { art: drawn("card"), from: "pile", to: `hand-${event.facts.seat}` };
    default:
      return null;
  }
}

/** Small things join the beat before them; what is to be watched has one of its own. */
export function beats(events: readonly FortunaAnyEvent[], people: People): Beat[] {
  const found: { events: FortunaAnyEvent[]; long: number; scene?: Scene; flights: Flight[]; moved?: number }[] = [];
  let done: Swap[] = [];
  const open = (event: FortunaAnyEvent, long: number, own: Scene = {}) => {
    const scene = done.length ? { ...own, done } : own;
    const shown = Object.keys(scene).length ? { scene } : {};
    found.push({ events: [event], long, flights: [], ...shown, ...(done.length ? { moved: done.length } : {}) });
  };
  for (const event of events) {
    const own = "seat" in event.facts && event.facts.seat === people.seat;
    const last = found.at(-1);
    const fly = flight(event);
    if (event.name === "CardsExchanged") {
      const swap = { out: event.facts.given, into: event.facts.taken };
      done = [...done, swap];
      open(event, own ? 0 : SWAP, { swap });
    } else if (event.name === "DieRolled") {
      if (last?.scene?.dice) {
        last.events.push(event);
        last.scene = { ...last.scene, dice: [...last.scene.dice, event.facts.value] };
      } else open(event, TUMBLE, { dice: [event.facts.value] });
    } else if (event.name === "Approached" || event.name === "SteppedBack") {
      const { seat, start, square } = event.facts;
      open(event, HOP * Math.max(1, Math.abs(square - start)) + LOOK, { moves: { seat, start, square } });
    } else {
      const watched = last?.scene?.swap ?? last?.scene?.dice ?? last?.scene?.moves;
      // What nothing is told of has no moment of its own.
      if (!last || (watched && tell([event], people).length)) open(event, own ? 0 : LOOK);
      else last.events.push(event);
      const now = found.at(-1);
      if (fly && now) {
        now.flights.push(fly);
        now.long = Math.max(now.long, own ? 0 : FLY);
      }
    }
  }
  return found;
}
