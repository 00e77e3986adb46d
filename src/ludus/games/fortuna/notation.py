"""Actions of Fortuna as text; positions are written by writing.py and read by reading.py."""

from collections.abc import Mapping
from typing import Final

from ...core.errors import NotationError
from .actions import (
    ANSWERS,
    GIFT_NAMES,
    IDS,
    PLACE_NAMES,
    PLAY_NAMES,
    Action,
    Bribe,
    Build,
    Buy,
    Choose,
    Draft,
    EndTurn,
    Fulfil,
    Go,
    GoWith,
    Keep,
    Later,
    Lock,
    Marry,
    Nothing,
    PayTax,
    Play,
    RollNow,
    Sell,
    Skip,
    Swap,
    TakeGift,
    TakeTwo,
    TurnFavor,
    Use,
)
from .declaration import *
from .rules.state import State

EXPECTED: Final = (
    "choose CARD | skip | go | go 1 0 | sell 2 | buy 1 | marry | build BUILDING | take two | bribe SIDE CARD | roll now"
    " | later | wheat | wine | money | swap SIDE CARD | none | use CARD | favor 1 reservoir | favor 3 2 | favor 5 | tax"
    " | flip 4 | keep P01 | keep P01 P02 | end | play P01 vestal | play P06 | draft CARD | lock CARD"
)
PLAIN: Final[Mapping[str, Action]] = {
    "skip": Skip(), "go": Go(), "marry": Marry(), "take two": TakeTwo(), "roll now": RollNow(), "later": Later(),
    "none": Nothing(), "tax": PayTax(), "end": EndTurn(), **{gift: TakeGift(gift) for gift in GIFT_NAMES},
    "favor 5": Fulfil(5), "favor 6": Fulfil(6),
}  # fmt: skip
TEXTS: Final = {action: text for text, action in PLAIN.items()}


def write_action(state: State, seat: int, action: int) -> str:
    answer = ANSWERS[action]
    match answer:
        case Choose(card):
            return f"choose {card}"
        case Use(card):
            return f"use {card}"
        case Draft(card):
            return f"draft {card}"
        case Lock(card):
            return f"lock {card}"
        case GoWith(reservoir, aqueduct):
            return f"go {reservoir} {aqueduct}"
        case Sell(number):
            return f"sell {number}"
        case Buy(number):
            return f"buy {number}"
        case Build(building):
            return f"build {building}"
        case Bribe(distance, card):
            return f"bribe {colour(state, seat, distance)} {card}"
        case Swap(distance, card):
            return f"swap {colour(state, seat, distance)} {card}"
        case Fulfil(favor, number, place) if number:
            return f"favor {favor} {place or number}"
        case TurnFavor(favor):
            return f"flip {favor}"
        case Keep(cards):
            return f"keep {' '.join(state.box.deck.privileges[card].id for card in cards)}"
        case Play(card, what):
            return f"play {state.box.deck.privileges[card].id} {what}".rstrip()
        case _:
            return TEXTS[answer]


def colour(state: State, seat: int, distance: int) -> str:
    """The side at a distance clockwise from a seat's own."""
    name: str = state.box.deck.colours[(state.side[seat] + distance) % SIDES]
    return name


def read_action(state: State, seat: int, text: str) -> int:
    words = text.split()
    answer = PLAIN.get(" ".join(words)) or read_answer(state, seat, words)
    if answer in IDS:
        return IDS[answer]
    raise NotationError(f"{text!r} cannot be read, expected {EXPECTED}")


def read_answer(state: State, seat: int, words: list[str]) -> Action | None:
    """An answer with names or numbers in it; None, or one outside the space, if it cannot be read."""
    match words:
        case ["choose", card]:
            return Choose(card)
        case ["use", card]:
            return Use(card)
        case ["draft", card]:
            return Draft(card)
        case ["lock", card]:
            return Lock(card)
        case ["build", building]:
            return Build(building)
        case ["go", reservoir, aqueduct] if small(reservoir) and small(aqueduct):
            return GoWith(int(reservoir), int(aqueduct))
        case ["sell", number] if small(number):
            return Sell(int(number))
        case ["buy", number] if small(number):
            return Buy(int(number))
        case ["bribe", side, card]:
            return Bribe(distance_of(state, seat, side), card)
        case ["swap", side, card]:
            return Swap(distance_of(state, seat, side), card)
        case ["favor", "1", place] if place in PLACE_NAMES:
            return Fulfil(1, 1, place)
        case ["favor", favor, number] if small(favor) and small(number) and int(favor) != 1:
            return Fulfil(int(favor), int(number))
        case ["flip", favor] if small(favor):
            return TurnFavor(int(favor))
        case ["keep", *cards] if cards:
            return Keep(tuple(sorted(privilege(state, card) for card in cards)))
        case ["play", card, *what] if len(what) < 2 and "" not in what:
            return Play(privilege(state, card), what[0] if what and what[0] in PLAY_NAMES else "?" if what else "")
    return None


def distance_of(state: State, seat: int, side: str) -> int:
    colours = state.box.deck.colours
    if side not in colours or not 0 <= seat < state.seats:
        raise NotationError(f"side {side}: expected one of {', '.join(colours)}, seen from a seat of the game")
    distance: int = (colours.index(side) - state.side[seat]) % SIDES
    if distance == 0:
        raise NotationError(f"side {side}: expected one of the other sides (F-SWAP-1)")
    return distance


def privilege(state: State, name: str) -> int:
    for number, card in enumerate(state.box.deck.privileges):
        if card.id == name:
            return number
    raise NotationError(f"no privilege card of the deck is called {name}")


def small(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) < 4
