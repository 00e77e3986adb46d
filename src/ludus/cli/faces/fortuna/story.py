"""What happened in Fortuna, in short sentences; those of one answer by one person stand in one line."""

from collections.abc import Sequence
from typing import Any

from ....games.fortuna.declaration import (
    ActionSkipped,
    Approached,
    AqueductFilled,
    Bribed,
    Built,
    CardChosen,
    CardDealt,
    CardDrafted,
    CardLocked,
    CardsExchanged,
    CardTurnedUp,
    DieRolled,
    FavorsTurnedUp,
    FavorTurned,
    FavorUsed,
    GameEnded,
    GoodsReturned,
    GoodsSold,
    GoodsTaken,
    HandRevealed,
    Married,
    MilitaryDeclined,
    MilitaryUsed,
    MoneyPaid,
    MoneyTaken,
    NoFavor,
    NothingTurned,
    PalaceCardTaken,
    PalaceEntered,
    PiecesBought,
    PileShuffled,
    PodiumSet,
    PrivilegeDiscarded,
    PrivilegeDrawn,
    PrivilegeKept,
    PrivilegeLaidAside,
    PrivilegePlayed,
    RoundBegan,
    SteppedBack,
    TaxPaid,
    TokenPlaced,
    TokensTaken,
    TurnBegan,
)
from ....locale import Speech
from ...people import People
from ..face import sentences
from .words import Words

QUIET = (TurnBegan, CardTurnedUp, MilitaryDeclined, NothingTurned, PodiumSet)  # the table shows it, or it follows
NOBODYS = (RoundBegan, TokenPlaced, FavorsTurnedUp, PileShuffled, GameEnded)


def tell(speech: Speech, people: People, words: Words, events: Sequence[Any]) -> list[str]:
    """The events of some answers as lines: one for each person in a row, one for what is nobody's."""
    told = [event for event in events if len(events) == 1 or not isinstance(event, QUIET)]
    return sentences(speech, people, ((subject(event), say(speech, people, words, event)) for event in told))


def subject(event: Any) -> object:
    return type(event) if isinstance(event, NOBODYS) else getattr(event, "seat", None)


def say(speech: Speech, people: People, words: Words, event: Any) -> str:
    """One sentence, without its subject."""
    hidden = speech.say("hidden-card")

    def privilege(card: str | None) -> str:
        return hidden if card is None else words.privilege(card)

    def does(name: str, **facts: str | int) -> str:
        """Its verb has the form of who does it."""
        return speech.say(name, you=people.facts(event.seat)["you"], **facts)

    match event:
        case RoundBegan(number, first):
            return speech.say("event-round-began", number=number, who=str(people[first]))
        case TurnBegan():
            return speech.say("event-turn-began")
        case CardDrafted(_, card):
            return does("event-card-drafted", card=words.card(card))
        case CardDealt(_, side, card):
            return speech.say("event-card-dealt", side=words.side(side), card=words.card(card))
        case CardLocked(_, card):
            return does("event-card-locked", card=words.card(card))
        case AqueductFilled(_, water):
            return speech.say("event-aqueduct-filled", number=water)
        case CardTurnedUp(_, card):
            return speech.say("event-card-turned-up", card=words.card(card))
        case CardChosen(_, card):
            return speech.say("event-card-chosen", card=words.card(card))
        case ActionSkipped():
            return speech.say("event-action-skipped")
        case GoodsTaken(_, kind, number):
            return does("event-goods-taken", goods=words.goods(kind, number))
        case GoodsReturned(_, kind, number):
            return does("event-goods-returned", goods=words.goods(kind, number))
        case MoneyTaken(_, amount, lost):
            return speech.say("event-money-taken", number=amount, lost=lost)
        case MoneyPaid(_, amount):
            return speech.say("event-money-paid", number=amount)
        case GoodsSold(_, kind, number, price):
            return does("event-goods-sold", goods=words.goods(kind, number), price=price)
        case PiecesBought(_, kind, number, cost):
            return does("event-pieces-bought", goods=words.goods(kind, number), cost=cost)
        case Married():
            return speech.say("event-married")
        case Built(_, building):
            return does("event-built", building=words.building(building))
        case Bribed(_, side, card, _):
            return does("event-bribed", side=words.side(side), card=words.card(card))
        case CardsExchanged(_, given, side, taken):
            return speech.say(
                "event-cards-exchanged", given=words.card(given), side=words.side(side), taken=words.card(taken)
            )
        case MilitaryUsed(_, card):
            return speech.say("event-military-used", card=words.card(card))
        case MilitaryDeclined():
            return speech.say("event-military-declined")
        case DieRolled(_, value):
            return speech.say("event-die-rolled", number=value)
        case FavorUsed(_, favor, die, steps):
            return speech.say("event-favor-used", favor=words.favor(favor), die=die, number=steps)
        case NoFavor(_, die):
            return speech.say("event-no-favor", die=die)
        case TaxPaid(_, amount, die):
            return speech.say("event-tax-paid", number=amount, die=die)
        case SteppedBack(_, _, square, die):
            return speech.say("event-stepped-back", square=words.square(square), die=die)
        case Approached(_, _, square):
            return speech.say("event-approached", square=words.square(square))
        case TokensTaken(_, favor, number):
            return speech.say("event-tokens-taken", favor=words.favor(favor), number=number)
        case FavorTurned(_, favor):
            return speech.say("event-favor-turned", favor=words.favor(favor))
        case NothingTurned():
            return speech.say("event-nothing-turned")
        case PileShuffled(count):
            return speech.say("event-pile-shuffled", number=count)
        case PrivilegeDrawn(_, card):
            return does("event-privilege-drawn", card=privilege(card))
        case PrivilegeKept(_, card):
            return does("event-privilege-kept", card=privilege(card))
        case PrivilegeDiscarded(_, card):
            return does("event-privilege-discarded", card=privilege(card))
        case PrivilegePlayed(_, card, _):
            return does("event-privilege-played", card=privilege(card))
        case PalaceEntered(_, rank):
            return does("event-palace-entered", number=rank)
        case PrivilegeLaidAside(_, card):
            return does("event-privilege-laid-aside", card=privilege(card))
        case PalaceCardTaken(_, card):
            return does("event-palace-card-taken", card=privilege(card))
        case PodiumSet(_, place):
            return speech.say("event-podium-set", number=place)
        case TokenPlaced(favor, tokens):
            return speech.say("event-token-placed", favor=words.favor(favor), number=tokens)
        case FavorsTurnedUp():
            return speech.say("event-favors-turned-up")
        case HandRevealed(_, card):
            return does("event-hand-revealed", card=privilege(card))
        case GameEnded(reason):
            return speech.say(f"ended-{reason}")
        case _:
            raise TypeError(f"{event} is no event of Fortuna")
