/** The reveal of a round as scenes: the cards go up, then slot by slot who gets what. */
import type { People } from "../../people";
import type { LuteceAnyEvent } from "../../protocol";
import { tell } from "./story";

/** A bidder in a contest: the gold and the Legionnaires that make up the strength. */
export interface Column {
  seat: number;
  gold: number;
  legion: number;
  strength: number;
}

export interface Scene {
  /** The card it is about, if any. */
  card: string | null;
  slot: string;
  columns: Column[];
  lines: string[];
}

const STARTS = new Set(["BidsRevealed", "ContestBegan", "CardAcquired", "CostUnpaid"]);
const ENDS = new Set(["CardsValued", "RoundBegan", "CardOffered", "GameEnded", "BidPlaced", "BribeRaised", "Agreed"]);

export function scenes(events: readonly LuteceAnyEvent[], people: People): Scene[] {
  const groups: LuteceAnyEvent[][] = [];
  let contest = false;
  let lost: LuteceAnyEvent[] = [];
  for (const event of events) {
    if (ENDS.has(event.name)) continue;
    const last = groups.at(-1);
    if (event.name === "BribeLost" && !contest) {
      // It belongs to the purchase that follows, or to the Revenue before it.
      lost.push(event);
      continue;
    }
    const within =
      last &&
      ((event.name === "BidsRevealed" && last[0]?.name === "BidsRevealed") ||
        (contest && event.name !== "ContestBegan" && !startsNew(event, last)));
    if (!last || (STARTS.has(event.name) && !within)) {
      if (last && lost.length && event.name !== "CardAcquired" && event.name !== "CostUnpaid")
        last.push(...lost.splice(0));
      groups.push([...lost, event]);
      lost = [];
      contest = event.name === "ContestBegan";
    } else last.push(...lost.splice(0), event);
  }
  const end = groups.at(-1);
  if (end && lost.length) end.push(...lost);
  return groups.map((group) => scene(group, people));
}

/** A purchase in a contest belongs to it only if the contest was won by the buyer. */
function startsNew(event: LuteceAnyEvent, group: LuteceAnyEvent[]): boolean {
  if (event.name !== "CardAcquired" && event.name !== "CostUnpaid") return false;
  const settled = group.some(
    (one) => one.name === "CardAcquired" || one.name === "CostUnpaid" || one.name === "ContestTied",
  );
  return settled || !group.some((one) => one.name === "ContestWon" && one.facts.seat === event.facts.seat);
}

function scene(events: LuteceAnyEvent[], people: People): Scene {
  const columns = new Map<number, Column>();
  const column = (seat: number) => {
    const found = columns.get(seat) ?? { seat, gold: 0, legion: 0, strength: 0 };
    columns.set(seat, found);
    return found;
  };
  let card: string | null = null;
  let slot = "";
  const contest = events.some((one) => one.name === "ContestWon" || one.name === "ContestTied");
  for (const event of events) {
    if ("card" in event.facts && !card && event.name !== "EffectGained") card = event.facts.card;
    if ("slot" in event.facts && !slot) slot = event.facts.slot;
    if (!contest) continue;
    if (event.name === "LegionnairePlayed") {
      column(event.facts.bidder).legion += 1;
      column(event.facts.bidder).strength = event.facts.strength;
    }
    if (event.name === "BribeReturned" || event.name === "BribeLost") {
      const one = column(event.facts.seat);
      one.gold = event.facts.gold;
      if (!one.legion) one.strength = one.gold;
    }
    if (event.name === "ContestWon") column(event.facts.seat).strength = event.facts.strength;
  }
  return { card, slot, columns: [...columns.values()].sort((a, b) => a.seat - b.seat), lines: tell(events, people) };
}
