"""What happened in Fortuna, in short sentences; those of one answer by one person stand in one line."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

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
from ..face import in_a_row, sentences
from .words import Words

QUIET: Final = (TurnBegan, CardTurnedUp, MilitaryDeclined, NothingTurned, PodiumSet)  # the table shows it, or follows
NOBODYS: Final = (RoundBegan, CardDealt, TokenPlaced, FavorsTurnedUp, PileShuffled, GameEnded)


@dataclass(frozen=True, slots=True)
class DiceRolled:
    """Several dice rolled in a row."""

    seat: int
    values: tuple[int, ...]


def tell(speech: Speech, people: People, words: Words, events: Sequence[Any]) -> list[str]:
    """The events of some answers as lines: one for each person in a row, one for what is nobody's."""
    return sentences(speech, people, ((subject(event), say(speech, people, words, event)) for event in merged(events)))


def merged(events: Sequence[Any]) -> list[Any]:
    """Without what is quiet, unless it is all there is, and what a trade has said already; dice in a row as one."""
    told: list[Any] = []
    for event in events:
        quiet = isinstance(event, QUIET) and len(events) > 1
        if not quiet and not said(told[-1] if told else None, event):
            told.append(event)
    return in_a_row(told, DieRolled, lambda seat, dice: DiceRolled(seat, tuple(die.value for die in dice)))


def said(trade: Any, event: Any) -> bool:
    """Whether a trade says with it what follows; money that nobody gets is told."""
    match trade:
        case PiecesBought():
            return isinstance(event, MoneyPaid | GoodsTaken)
        case GoodsSold():
            return isinstance(event, GoodsReturned) or (isinstance(event, MoneyTaken) and not event.lost)
        case _:
            return False


def subject(event: Any) -> object:
    return type(event) if isinstance(event, NOBODYS) else getattr(event, "seat", None)


def say(speech: Speech, people: People, words: Words, event: Any) -> str:
    """One sentence, without its subject; its verb has the form of who does it."""
    hidden = speech.say("hidden-card")

    def privilege(card: str | None) -> str:
        return hidden if card is None else words.privilege(card)

    def does(name: str, **facts: str | int) -> str:
        return speech.say(name, you=people.facts(event.seat)["you"], **facts)

    match event:
        case RoundBegan(number, first):
            return speech.say("event-round-began", number=number, who=str(people[first]))
        case TurnBegan():
            return does("event-turn-began")
        case CardDrafted(_, card):
            return does("event-card-drafted", card=words.card(card))
        case CardDealt(_, side, card):
            return speech.say("event-card-dealt", side=words.side(side), card=words.card(card))
        case CardLocked(_, card):
            return does("event-card-locked", card=words.card(card))
        case AqueductFilled(_, water):
            return does("event-aqueduct-filled", number=water)
        case CardTurnedUp(_, card):
            return does("event-card-turned-up", card=words.card(card))
        case CardChosen(_, card):
            return does("event-card-chosen", card=words.card(card))
        case ActionSkipped():
            return does("event-action-skipped")
        case GoodsTaken(_, kind, number):
            return does("event-goods-taken", goods=words.goods(kind, number))
        case GoodsReturned(_, kind, number):
            return does("event-goods-returned", goods=words.goods(kind, number))
        case MoneyTaken(_, amount, lost):
            return does("event-money-taken", number=amount, lost=lost)
        case MoneyPaid(_, amount):
            return does("event-money-paid", number=amount)
        case GoodsSold(_, kind, number, price):
            return does("event-goods-sold", goods=words.goods(kind, number), price=price)
        case PiecesBought(_, kind, number, cost):
            return does("event-pieces-bought", goods=words.goods(kind, number), cost=cost)
        case Married():
            return does("event-married")
        case Built(_, building):
            return does("event-built", building=words.building(building))
        case Bribed(_, side, card, _):
            return does("event-bribed", side=words.side(side), card=words.card(card))
        case CardsExchanged(_, given, side, taken):
            return does(
                "event-cards-exchanged", given=words.card(given), side=words.side(side), taken=words.card(taken)
            )
        case MilitaryUsed(_, card):
            return does("event-military-used", card=words.card(card))
        case MilitaryDeclined():
            return does("event-military-declined")
        case DiceRolled(_, values):
            return does("event-die-rolled", dice=speech.join([f"⚄ {value}" for value in values]))
        case FavorUsed(_, favor, die, steps):
            return does("event-favor-used", favor=words.favor(favor), die=die, number=steps)
        case NoFavor(_, die):
            return does("event-no-favor", die=die)
        case TaxPaid(_, amount, die):
            return does("event-tax-paid", number=amount, die=die)
        case SteppedBack(_, _, square, die):
            return does("event-stepped-back", square=words.square(square), die=die)
        case Approached(_, _, square):
            return does("event-approached", square=words.square(square))
        case TokensTaken(_, favor, number):
            return does("event-tokens-taken", favor=words.favor(favor), number=number)
        case FavorTurned(_, favor):
            return does("event-favor-turned", favor=words.favor(favor))
        case NothingTurned():
            return does("event-nothing-turned")
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
            return does("event-podium-set", number=place)
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
