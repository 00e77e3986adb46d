"""The answers of La Gloire de Rome as objects: ANSWERS[i] is what the core calls i.

Cards are named by their number in the card file, opponents by their distance clockwise.
"""

from dataclasses import dataclass
from typing import Final, TypeAlias

from .deck import MATERIAL_NAMES, ROLE_NAMES
from .declaration import *


@dataclass(frozen=True, slots=True)
class Pass:
    """Declines, keeps, or has named enough."""


@dataclass(frozen=True, slots=True)
class Think:
    """Thinks instead of leading or following, or uses a Thinker action granted by a building."""


@dataclass(frozen=True, slots=True)
class TakeSenator:
    """Thinks of a Senator (G-THINK-1)."""


@dataclass(frozen=True, slots=True)
class Fill:
    """Draws up to the hand limit (G-THINK-2)."""


@dataclass(frozen=True, slots=True)
class DrawOne:
    """Draws one card (G-THINK-3)."""


@dataclass(frozen=True, slots=True)
class Role:
    """The role led, or the one a new client acts as."""

    role: str


@dataclass(frozen=True, slots=True)
class Play:
    """An Order card as a unit (G-TERM-3)."""

    card: int


@dataclass(frozen=True, slots=True)
class PlaySenator:
    """A Senator as a unit (G-SEN-1)."""


@dataclass(frozen=True, slots=True)
class Petition:
    """Several cards of one material as a unit (G-PET-1); its cards follow."""

    material: str


@dataclass(frozen=True, slots=True)
class NameCard:
    """A card by its name, for whatever is asked."""

    card: int


@dataclass(frozen=True, slots=True)
class DiscardHand:
    """The whole hand goes before thinking (G-B-VOMITORIUM-1)."""


@dataclass(frozen=True, slots=True)
class Take:
    """A card by its material or role, or one card shown in a demand."""

    material: str


@dataclass(frozen=True, slots=True)
class Draw:
    """The top card of the deck (Bar, Atrium, Fountain)."""


@dataclass(frozen=True, slots=True)
class Lay:
    """A foundation on a site of its own material (G-BUILD-2, G-OUT-1)."""

    card: int
    out: bool


@dataclass(frozen=True, slots=True)
class LayStatue:
    """A foundation that may lie on any site (G-B-STATUE-1)."""

    site: str
    out: bool


@dataclass(frozen=True, slots=True)
class UseStock:
    """A material of the stockpile; where it goes follows (G-MAT-2)."""

    material: str


@dataclass(frozen=True, slots=True)
class UsePool:
    """A material of the pool (G-B-ARCHWAY-1)."""

    material: str


@dataclass(frozen=True, slots=True)
class UseHand:
    """A material of the hand (G-MAT-2)."""

    card: int


@dataclass(frozen=True, slots=True)
class AddTo:
    """The material goes under an unfinished building of one's own."""

    building: int


@dataclass(frozen=True, slots=True)
class CompleteWith:
    """The material completes a building whatever is missing (G-B-SCRIPTORIUM-1)."""

    building: int


@dataclass(frozen=True, slots=True)
class RivalBuilding:
    """A completed building of an opponent (G-B-STAIRWAY-1, G-B-PRISON-1)."""

    distance: int
    building: int


@dataclass(frozen=True, slots=True)
class Survey:
    """The first of two actions for an out-of-town foundation (G-OUT-2)."""


@dataclass(frozen=True, slots=True)
class Hold:
    """Sets the Fountain card aside for an out-of-town foundation (G-B-FOUNTAIN-5)."""


@dataclass(frozen=True, slots=True)
class Throw:
    """A client of an opponent for the lions (G-B-COLISEUM-1)."""

    distance: int
    role: str


@dataclass(frozen=True, slots=True)
class ClaimSenator:
    """A Senator played by an opponent (G-B-SENATE-1)."""

    distance: int


@dataclass(frozen=True, slots=True)
class Abdicate:
    """Declares for an opponent, outside any question (G-ABD-1)."""

    distance: int


@dataclass(frozen=True, slots=True)
class Withdraw:
    """Takes the declaration back."""


Action: TypeAlias = (
    Pass | Think | TakeSenator | Fill | DrawOne | Role | Play | PlaySenator | Petition | NameCard | DiscardHand | Take
    | Draw | Lay | LayStatue | UseStock | UsePool | UseHand | AddTo | CompleteWith | RivalBuilding | Survey | Hold
    | Throw | ClaimSenator | Abdicate | Withdraw
)  # fmt: skip


def build_answers() -> tuple[Action, ...]:
    """G-PROTO-13, family by family."""
    designs, opponents = range(DESIGNS), range(1, SEATS)
    found: list[Action] = [Pass(), Think(), TakeSenator(), Fill(), DrawOne()]
    found += [Role(role) for role in ROLE_NAMES]
    found += [Play(card) for card in designs]
    found.append(PlaySenator())
    found += [Petition(material) for material in MATERIAL_NAMES]
    found += [NameCard(card) for card in designs]
    found.append(DiscardHand())
    found += [Take(material) for material in MATERIAL_NAMES]
    found.append(Draw())
    for out in (False, True):
        found += [Lay(card, out) for card in designs]
    for out in (False, True):
        found += [LayStatue(site, out) for site in MATERIAL_NAMES]
    found += [UseStock(material) for material in MATERIAL_NAMES]
    found += [UsePool(material) for material in MATERIAL_NAMES]
    found += [UseHand(card) for card in designs]
    found += [AddTo(card) for card in designs]
    found += [CompleteWith(card) for card in designs]
    found += [RivalBuilding(distance, card) for distance in opponents for card in designs]
    found += [Survey(), Hold()]
    found += [Throw(distance, role) for distance in opponents for role in ROLE_NAMES]
    found += [ClaimSenator(distance) for distance in opponents]
    found += [Abdicate(distance) for distance in opponents]
    found.append(Withdraw())
    return tuple(found)


ANSWERS: Final = build_answers()
IDS: Final = {action: index for index, action in enumerate(ANSWERS)}
