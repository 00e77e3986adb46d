"""The answers of Fortuna as objects: ANSWERS[i] is what the core calls i.

Sides are distances clockwise from the seat that answers, privilege cards their numbers in the card file.
"""

from dataclasses import dataclass
from itertools import combinations
from typing import Final, TypeAlias

from .deck import BUILDING_NAMES, CARD_NAMES, CUBE_NAMES
from .declaration import *

PLACE_NAMES: Final = ("reservoir", "aqueduct")
GIFT_NAMES: Final = ("wheat", "wine", "money")
PLAY_NAMES: Final = ("vestal", "centurion", *CUBE_NAMES, "")


@dataclass(frozen=True, slots=True)
class Choose:
    """One of the three cards of one's side (F-CARD-2)."""

    card: str


@dataclass(frozen=True, slots=True)
class Skip:
    """Does not execute the card (F-CARD-2)."""


@dataclass(frozen=True, slots=True)
class Go:
    """Executes a card that leaves nothing to choose."""


@dataclass(frozen=True, slots=True)
class GoWith:
    """Harvest or Vintage, and the water given for more (F-ACTION-HARVEST-2)."""

    reservoir: int
    aqueduct: int


@dataclass(frozen=True, slots=True)
class Sell:
    number: int


@dataclass(frozen=True, slots=True)
class Buy:
    number: int


@dataclass(frozen=True, slots=True)
class Marry:
    """F-ACTION-FAMILY-1."""


@dataclass(frozen=True, slots=True)
class Build:
    building: str


@dataclass(frozen=True, slots=True)
class TakeTwo:
    """Corruption for money (F-ACTION-CORRUPTION-1)."""


@dataclass(frozen=True, slots=True)
class Bribe:
    """Corruption for a card of another side (F-ACTION-CORRUPTION-2)."""

    distance: int
    card: str


@dataclass(frozen=True, slots=True)
class RollNow:
    """Rolls the dice before choosing the gift (F-ACTION-FAMILY-3)."""


@dataclass(frozen=True, slots=True)
class Later:
    """Leaves the dice for phase 4."""


@dataclass(frozen=True, slots=True)
class TakeGift:
    gift: str


@dataclass(frozen=True, slots=True)
class Swap:
    """Exchanges the chosen card for one of another side (F-SWAP-1)."""

    distance: int
    card: str


@dataclass(frozen=True, slots=True)
class Nothing:
    """No military power, no favor, or no favor card turned."""


@dataclass(frozen=True, slots=True)
class Use:
    """Military power for a card (F-MIL-1)."""

    card: str


@dataclass(frozen=True, slots=True)
class Fulfil:
    """Uses a favor, delivering a number of goods; water comes from a place (F-FAVOR-1)."""

    favor: int
    number: int = 0
    place: str = ""


@dataclass(frozen=True, slots=True)
class PayTax:
    """F-TAX-1."""


@dataclass(frozen=True, slots=True)
class TurnFavor:
    """Turns one more favor card (F-2P-1)."""

    favor: int


@dataclass(frozen=True, slots=True)
class EndTurn:
    """Plays no privilege card any more."""


@dataclass(frozen=True, slots=True)
class Play:
    """Plays a privilege card, for something where it gives a choice (F-PROTO-5)."""

    card: int
    what: str


@dataclass(frozen=True, slots=True)
class Draft:
    card: str


@dataclass(frozen=True, slots=True)
class Lock:
    """Turns a card of one's side face down (F-SETUP-13)."""

    card: str


@dataclass(frozen=True, slots=True)
class Keep:
    """Keeps one card, or two with a Basilica (F-PRIV-2, F-PRIV-3, F-CAESAR-1)."""

    cards: tuple[int, ...]


Action: TypeAlias = (
    Choose | Skip | Go | GoWith | Sell | Buy | Marry | Build | TakeTwo | Bribe | RollNow | Later | TakeGift | Swap
    | Nothing | Use | Fulfil | PayTax | TurnFavor | EndTurn | Play | Draft | Lock | Keep
)  # fmt: skip


def build_answers() -> tuple[Action, ...]:
    found: list[Action] = [Choose(card) for card in CARD_NAMES]
    found += [Skip(), Go()]
    found += [GoWith(r, a) for r in range(MOST_CUBES + 1) for a in range(MOST_ON_AQUEDUCT + 1)]
    found += [Sell(n) for n in range(1, MOST_CUBES + 1)]
    found += [Buy(n) for n in range(1, MOST_PIECES + 1)]
    found.append(Marry())
    found += [Build(building) for building in BUILDING_NAMES]
    found.append(TakeTwo())
    found += [Bribe(distance, card) for distance in range(1, SIDES) for card in CARD_NAMES]
    found += [RollNow(), Later()]
    found += [TakeGift(gift) for gift in GIFT_NAMES]
    found += [Swap(distance, card) for distance in range(1, SIDES) for card in CARD_NAMES]
    found.append(Nothing())
    found += [Use(card) for card in CARD_NAMES]
    found += [Fulfil(1, 1, place) for place in PLACE_NAMES]
    found += [Fulfil(favor, n) for favor in (2, 3, 4) for n in range(1, MOST_PIECES + 1)]
    found += [Fulfil(5), Fulfil(6), PayTax()]
    found += [TurnFavor(favor) for favor in range(1, FAVORS + 1)]
    found.append(EndTurn())
    found += [Play(card, what) for card in range(PRIVILEGES) for what in PLAY_NAMES]
    found += [Draft(card) for card in CARD_NAMES]
    found += [Lock(card) for card in CARD_NAMES]
    found += [Keep((card,)) for card in range(PRIVILEGES)]
    found += [Keep(pair) for pair in combinations(range(PRIVILEGES), 2)]
    return tuple(found)


ANSWERS: Final = build_answers()
IDS: Final = {action: index for index, action in enumerate(ANSWERS)}
