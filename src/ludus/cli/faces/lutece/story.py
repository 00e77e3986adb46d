"""What happened in Lutèce, in sentences. Everything about one slot stands in one line."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ....core.declare import Event
from ....games.lutece.declaration import (
    NONE,
    Agreed,
    ApprenticeAttached,
    ApprenticeWaits,
    BidPlaced,
    BidsRevealed,
    BribeLost,
    BribeRaised,
    BribeReturned,
    CardAcquired,
    CardOffered,
    CardsValued,
    CoinsTaken,
    ContestBegan,
    ContestTied,
    ContestWon,
    CostUnpaid,
    EffectGained,
    GameEnded,
    LegionnairePlayed,
    Passed,
    RevenueTaken,
    RoundBegan,
)
from ....locale import Speech
from ...people import People
from .cards import Cards

TOGETHER = (CardOffered, BidPlaced, Agreed, BidsRevealed, BribeReturned, Passed)  # one sentence for all in a row
ON_THE_CARD = (CoinsTaken, ApprenticeAttached, ApprenticeWaits, EffectGained)  # what a purchase brings with it


@dataclass(frozen=True, slots=True)
class Bought:
    """A purchase, paid or not, with the bribe that was left on it."""

    event: CardAcquired | CostUnpaid
    bribe: int


def tell(speech: Speech, people: People, cards: Cards, events: Sequence[Any]) -> list[str]:
    """The events of some answers as lines."""
    lines: list[str] = []
    former: Any = None
    winner = NONE  # of the contest that the line is about
    for event in merged(events):
        sentence = say(speech, people, cards, event)
        if lines and continues(former, event, winner):
            lines[-1] += f" {sentence}"
        else:
            lines.append(sentence)
        former = event
        if isinstance(event, ContestWon | ContestTied):
            winner = event.seat if isinstance(event, ContestWon) else NONE
        elif isinstance(event, Bought):
            winner = NONE
    return lines


def merged(events: Sequence[Event]) -> list[Any]:
    """What is told together as lists, the Revenue of one seat as one sum, a purchase with its bribe."""
    found: list[Any] = []
    for event in events:
        last = found[-1] if found else None
        if isinstance(event, TOGETHER) and not (isinstance(event, BidPlaced) and event.cards):
            if isinstance(last, list) and isinstance(last[0], type(event)):
                last.append(event)
            else:
                found.append([event])
        elif isinstance(event, RevenueTaken) and isinstance(last, RevenueTaken) and last.seat == event.seat:
            found[-1] = RevenueTaken(event.seat, last.gold + event.gold)
        elif isinstance(event, CardAcquired | CostUnpaid):
            bribed = isinstance(last, BribeLost) and last.seat == event.seat
            found.append(Bought(event, found.pop().gold if bribed else 0))
        else:
            found.append(event)
    return found


def continues(former: Any, event: Any, winner: int) -> bool:
    """Whether a sentence goes on with the line before it."""
    match event:
        case RevenueTaken() | BribeLost():
            return isinstance(former, RevenueTaken | BribeLost)
        case ContestWon() | ContestTied():
            return isinstance(former, ContestBegan)
        case Bought(bought, _):
            return bought.seat == winner
        case [BribeReturned(), *_]:
            return True
        case _:
            return isinstance(event, ON_THE_CARD)


def say(speech: Speech, people: People, cards: Cards, event: Any) -> str:
    """One sentence."""

    def about(name: str, seat: int, **facts: str | int) -> str:
        return speech.say(name, **people.facts(seat), **facts)

    def gold(amount: int) -> str:
        return speech.say("gold-amount", count=amount)

    def names(events: list[Any]) -> str:
        return ", ".join(str(people[one.seat]) for one in dict.fromkeys(events))

    match event:
        case [CardOffered(), *_]:
            offered = (f"{one.slot} {cards.name(one.card)}" for one in event)
            return speech.say("event-cards-offered", cards=", ".join(offered))
        case [BidsRevealed(), *_]:
            bids = (f"{people[one.seat]} {cards.in_hand(one.cards[0])} {cards.in_hand(one.cards[1])}" for one in event)
            return speech.say("event-bids-revealed", bids="  ".join(bids))
        case [BidPlaced(), *_]:
            return speech.say("event-bids-placed", people=names(event))
        case [Agreed(), *_]:
            return speech.say("event-agreed", people=names(event))
        case [Passed(), *_]:
            return speech.say("event-passed", people=names(event))
        case [BribeReturned(), *_]:
            sums = (f"{people[one.seat]} {one.gold}+{one.compensation}" for one in event)
            return speech.say("event-bribes-returned", sums=", ".join(sums))
        case RoundBegan(number, lead):
            return speech.say("event-round-began", number=number, who=str(people[lead]))
        case BidPlaced(seat, chosen):
            left, right = map(cards.in_hand, chosen or ("", ""))
            return speech.say("event-bid-placed", mark=people[seat].mark, left=left, right=right)
        case BribeRaised(seat, position, amount):
            return about("event-bribe-raised", seat, gold=gold(amount), place=position)
        case RevenueTaken(seat, amount):
            return about("event-revenue-taken", seat, gold=gold(amount))
        case BribeLost(seat, amount):
            return about("event-bribe-lost", seat, count=amount)
        case ContestBegan(slot, card):
            return speech.say("event-contest-began", slot=slot, card=cards.name(card))
        case LegionnairePlayed(seat, _, bidder, _):
            own = "yes" if bidder == seat else "no"
            return about("event-legionnaire-played", seat, own=own, bidder=str(people[bidder]))
        case ContestWon(seat, _, _, strength):
            return about("event-contest-won", seat, strength=strength)
        case ContestTied(slot, card):
            return speech.say("event-contest-tied", slot=slot, card=cards.name(card))
        case Bought(CardAcquired(seat, slot, card, cost), bribe):
            name = f"{slot} {cards.name(card)}"
            return about("event-card-acquired", seat, card=name, gold=gold(cost), bribe=bribe)
        case Bought(CostUnpaid(seat, card, cost), bribe):
            return about("event-cost-unpaid", seat, card=cards.name(card), cost=cost, bribe=bribe)
        case CoinsTaken(_, _, amount):
            return speech.say("event-coins-taken", count=amount)
        case ApprenticeAttached(_, card, host):
            return speech.say("event-apprentice-attached", card=cards.name(card), host=cards.name(host))
        case ApprenticeWaits(_, card):
            return speech.say("event-apprentice-waits", card=cards.name(card))
        case EffectGained(_, card, amount):
            return speech.say("event-effect-gained", card=cards.name(card), gold=gold(amount))
        case CardsValued(amount):
            return speech.say("event-cards-valued", gold=gold(amount))
        case GameEnded(reason):
            return speech.say(f"ended-{reason}")
        case _:
            raise TypeError(f"{event} is no event of Lutèce")
