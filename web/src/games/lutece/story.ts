/** What happened in Lutèce, in sentences. Everything about one slot stands in one line. */
import { linked } from "../../links";
import type { People } from "../../people";
import type { LuteceAnyEvent } from "../../protocol";
import { gold, inHand, name as plain, word } from "./cards";

/** A card in a sentence: its name opens its sheet. */
const name = (id: string): string => linked(id, plain(id));

type Named<N extends LuteceAnyEvent["name"]> = Extract<LuteceAnyEvent, { name: N }>;
/** Several events told in one sentence, or one with what belongs to it. */
interface Told {
  event: LuteceAnyEvent;
  all: LuteceAnyEvent[];
  bribe: number;
}

const TOGETHER = new Set(["CardOffered", "BidPlaced", "Agreed", "BidsRevealed", "BribeReturned", "Passed"]);
const ON_THE_CARD = new Set(["CoinsTaken", "ApprenticeAttached", "ApprenticeWaits", "EffectGained"]);

export function tell(events: readonly LuteceAnyEvent[], people: People): string[] {
  const lines: string[] = [];
  let former = "";
  let winner = -1;
  for (const told of merged(events)) {
    const { event } = told;
    const sentence = sentenceOf(told, people);
    if (lines.length && continues(former, event, winner)) lines[lines.length - 1] += ` ${sentence}`;
    else lines.push(sentence);
    former = event.name;
    if (event.name === "ContestWon") winner = event.facts.seat;
    else if (["ContestTied", "CardAcquired", "CostUnpaid"].includes(event.name)) winner = -1;
  }
  return lines;
}

/** What is told together, the Revenue of one seat as one sum, a purchase with its bribe. */
function merged(events: readonly LuteceAnyEvent[]): Told[] {
  const found: Told[] = [];
  for (const event of events) {
    const last = found.at(-1);
    const own = event.name === "BidPlaced" && event.facts.cards !== null;
    if (TOGETHER.has(event.name) && !own && last?.event.name === event.name && TOGETHER.has(last.event.name))
      last.all.push(event);
    else if (
      event.name === "RevenueTaken" &&
      last?.event.name === "RevenueTaken" &&
      last.event.facts.seat === event.facts.seat
    )
      last.event = { ...event, facts: { ...event.facts, gold: last.event.facts.gold + event.facts.gold } };
    else if (event.name === "CardAcquired" || event.name === "CostUnpaid") {
      const lost = last?.event.name === "BribeLost" && last.event.facts.seat === event.facts.seat ? last.event : null;
      if (lost) found.pop();
      found.push({ event, all: [event], bribe: lost?.facts.gold ?? 0 });
    } else found.push({ event, all: [event], bribe: 0 });
  }
  return found;
}

/** Whether a sentence goes on with the line before it. */
function continues(former: string, event: LuteceAnyEvent, winner: number): boolean {
  switch (event.name) {
    case "RevenueTaken":
    case "BribeLost":
      return former === "RevenueTaken" || former === "BribeLost";
    case "ContestWon":
    case "ContestTied":
      return former === "ContestBegan";
    case "CardAcquired":
    case "CostUnpaid":
      return event.facts.seat === winner;
    case "BribeReturned":
      return true;
    default:
      return ON_THE_CARD.has(event.name);
  }
}

function sentenceOf({ event, all, bribe }: Told, people: People): string {
  const who = () =>
    [...new Set(all.map((one) => ("seat" in one.facts ? one.facts.seat : -1)))]
      .map((seat) => people.call(seat))
      .join(", ");
  switch (event.name) {
    case "CardOffered": {
      const cards = (all as Named<"CardOffered">[]).map(({ facts }) => `${facts.slot} ${name(facts.card)}`);
      return word("event-cards-offered", { cards: cards.join(", ") });
    }
    case "BidsRevealed": {
      const bids = (all as Named<"BidsRevealed">[]).map(({ facts }) => {
        const [left, right] = facts.cards.map(inHand) as [string, string];
        return word("bids-of", { who: people.call(facts.seat), left, right });
      });
      return word("event-bids-revealed", { bids: `${bids.join(", ")}.` });
    }
    case "BidPlaced": {
      if (!event.facts.cards) return word("event-bids-placed", { people: who() });
      const [left, right] = event.facts.cards.map(inHand) as [string, string];
      return word("event-bid-placed", { mark: people.mark(event.facts.seat), left, right });
    }
    case "Agreed":
      return word("event-agreed", { people: who() });
    case "Passed":
      return word("event-passed", { people: who() });
    case "BribeReturned": {
      return (all as Named<"BribeReturned">[])
        .map(({ facts }) =>
          word("event-bribe-returned", { ...people.facts(facts.seat), gold: facts.gold, more: facts.compensation }),
        )
        .join(" ");
    }
    case "RoundBegan":
      return word("event-round-began", { number: event.facts.number, who: people.call(event.facts.lead) });
    case "BribeRaised":
      return word("event-bribe-raised", {
        ...people.facts(event.facts.seat),
        gold: gold(event.facts.gold),
        place: event.facts.position,
      });
    case "RevenueTaken":
      return word("event-revenue-taken", { ...people.facts(event.facts.seat), gold: gold(event.facts.gold) });
    case "BribeLost":
      return word("event-bribe-lost", { ...people.facts(event.facts.seat), count: event.facts.gold });
    case "ContestBegan":
      return word("event-contest-began", { slot: event.facts.slot, card: name(event.facts.card) });
    case "LegionnairePlayed":
      return word("event-legionnaire-played", {
        ...people.facts(event.facts.seat),
        own: event.facts.bidder === event.facts.seat ? "yes" : "no",
        bidder: people.call(event.facts.bidder),
      });
    case "ContestWon":
      return word("event-contest-won", { ...people.facts(event.facts.seat), strength: event.facts.strength });
    case "ContestTied":
      return word("event-contest-tied", { slot: event.facts.slot, card: name(event.facts.card) });
    case "CardAcquired":
      return word("event-card-acquired", {
        ...people.facts(event.facts.seat),
        card: `${event.facts.slot} ${name(event.facts.card)}`,
        gold: gold(event.facts.cost),
        bribe,
      });
    case "CostUnpaid":
      return word("event-cost-unpaid", {
        ...people.facts(event.facts.seat),
        card: name(event.facts.card),
        cost: event.facts.cost,
        bribe,
      });
    case "CoinsTaken":
      return word("event-coins-taken", { count: event.facts.gold });
    case "ApprenticeAttached":
      return word("event-apprentice-attached", { card: name(event.facts.card), host: name(event.facts.host) });
    case "ApprenticeWaits":
      return word("event-apprentice-waits", { card: name(event.facts.card) });
    case "EffectGained":
      return word("event-effect-gained", { card: name(event.facts.card), gold: gold(event.facts.gold) });
    case "CardsValued":
      return word("event-cards-valued", { gold: gold(event.facts.gold) });
    case "GameEnded":
      return word(`ended-${event.facts.reason}`);
  }
}
