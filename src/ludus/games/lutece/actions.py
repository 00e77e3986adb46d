"""The answers of Lutèce as objects: ANSWERS[i] is what the core calls i."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from .declaration import *

SLOT_NAMES: Final = ("A", "B", "C", "D", "E", "1", "2", "3", "4", "5")
HAND_NAMES: Final = (*SLOT_NAMES, "revenue")
POSITION_NAMES: Final = ("left", "right")


@dataclass(frozen=True, slots=True)
class Bid:
    """Two cards face down, in the order they lie (L-BID-3)."""

    left: str
    right: str


@dataclass(frozen=True, slots=True)
class Agree:
    """Goes on without raising (L-BRIBE-3)."""


@dataclass(frozen=True, slots=True)
class Raise:
    """Lays gold on one of the two cards (L-BRIBE-1)."""

    position: str
    gold: int


@dataclass(frozen=True, slots=True)
class Pass:
    """Plays no Legionnaire now (L-LEGION-4)."""


@dataclass(frozen=True, slots=True)
class Support:
    """Plays a Legionnaire for a bidder, named by the distance clockwise; 0 is oneself (L-LEGION-2)."""

    distance: int


@dataclass(frozen=True, slots=True)
class Attach:
    """Puts the Apprentice under one of one's Characters, by its number in the card file (L-APP-1)."""

    host: int


Action: TypeAlias = Bid | Agree | Raise | Pass | Support | Attach


def build_answers() -> tuple[Action, ...]:
    found: list[Action] = [Bid(left, right) for left in HAND_NAMES for right in HAND_NAMES]
    found.append(Agree())
    found += [Raise(position, gold) for position in POSITION_NAMES for gold in range(1, LARGEST_RAISE + 1)]
    found.append(Pass())
    found += [Support(distance) for distance in range(SEATS)]
    found += [Attach(host) for host in range(CHARACTERS)]
    return tuple(found)


ANSWERS: Final = build_answers()
IDS: Final = {action: index for index, action in enumerate(ANSWERS)}
