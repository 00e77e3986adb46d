"""What happens in La Gloire de Rome, as objects. Cards are named by their ids."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from .deck import MATERIAL_NAMES, ROLE_NAMES
from .declaration import *
from .rules.state import State

REASONS: Final = ("", "deck", "sites", "catacomb", "forum", "abdication", "turns")
ZONES: Final = ("pool", "hand", "deck", "stockpile")
WAYS: Final = ("senator", "fill", "one")
STEP_NAMES: Final = (
    "setup_card", "lead", "follow", "think_discard", "think", "offer_think", "patron", "bath", "laborer", "architect",
    "craftsman", "fountain", "demand", "give", "lions", "merchant", "prison", "senate", "sewer", "turn", "perform",
    "batch",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class TurnBegan:
    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class CardChosen:
    """The card is None for everybody but its owner, until all are shown together (G-START-5)."""

    seat: int
    card: str | None


@dataclass(frozen=True, slots=True)
class FirstCardShown:
    """A card drawn or chosen to find the first player; it goes to the pool (G-START-4)."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class LeaderFound:
    seat: int


@dataclass(frozen=True, slots=True)
class RoleLed:
    seat: int
    role: str


@dataclass(frozen=True, slots=True)
class RoleFollowed:
    seat: int
    role: str


@dataclass(frozen=True, slots=True)
class CardPlayed:
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class SenatorPlayed:
    seat: int


@dataclass(frozen=True, slots=True)
class PetitionPlayed:
    """Its cards follow."""

    seat: int
    material: str


@dataclass(frozen=True, slots=True)
class Thought:
    """What the Thinker action was: senator, fill or one."""

    seat: int
    way: str


@dataclass(frozen=True, slots=True)
class CardDiscarded:
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class SenatorDiscarded:
    seat: int


@dataclass(frozen=True, slots=True)
class SenatorTaken:
    seat: int


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """The card is None for everybody but its owner (G-THINK-6)."""

    seat: int
    card: str | None


@dataclass(frozen=True, slots=True)
class ClientHired:
    seat: int
    card: str
    role: str
    source: str


@dataclass(frozen=True, slots=True)
class ClientActs:
    """A client acts at the moment it is hired (G-B-BATH-1)."""

    seat: int
    role: str


@dataclass(frozen=True, slots=True)
class MaterialTaken:
    seat: int
    card: str
    material: str
    source: str


@dataclass(frozen=True, slots=True)
class FoundationLaid:
    seat: int
    building: str
    site: str
    out: bool


@dataclass(frozen=True, slots=True)
class MaterialAdded:
    seat: int
    card: str
    material: str
    building: str
    source: str


@dataclass(frozen=True, slots=True)
class BuildingCompleted:
    seat: int
    building: str
    site: str


@dataclass(frozen=True, slots=True)
class BuildingOpened:
    """An opponent's building became public; the card lies crosswise on it (G-B-STAIRWAY-1)."""

    seat: int
    owner: int
    building: str
    card: str


@dataclass(frozen=True, slots=True)
class SurveyMade:
    seat: int


@dataclass(frozen=True, slots=True)
class FountainDrawn:
    """The card is None for everybody but the drawer (G-B-FOUNTAIN-2)."""

    seat: int
    card: str | None


@dataclass(frozen=True, slots=True)
class CardHeld:
    """The card is None for everybody but its owner (G-B-FOUNTAIN-5)."""

    seat: int
    card: str | None


@dataclass(frozen=True, slots=True)
class CardKept:
    """A Fountain card joins the hand; it is None for everybody but its owner."""

    seat: int
    card: str | None


@dataclass(frozen=True, slots=True)
class HeldCardJoined:
    """The card is None for everybody but its owner."""

    seat: int
    card: str | None


@dataclass(frozen=True, slots=True)
class MaterialDemanded:
    """Rome demands: so many cards of a material were shown (G-RULING-43)."""

    seat: int
    material: str
    cards: int


@dataclass(frozen=True, slots=True)
class CardGiven:
    seat: int
    card: str
    demander: int


@dataclass(frozen=True, slots=True)
class NothingGiven:
    """Glory to Rome, or a protected seat that gives nothing (G-LEGION-7)."""

    seat: int
    demander: int


@dataclass(frozen=True, slots=True)
class StockLost:
    seat: int
    card: str
    demander: int


@dataclass(frozen=True, slots=True)
class ClientLost:
    """A client for the lions, now in the demander's vault (G-B-COLISEUM-7)."""

    seat: int
    card: str
    demander: int


@dataclass(frozen=True, slots=True)
class CardVaulted:
    """From the hand the card is None for everybody but its owner, from the deck for all (G-RULING-38)."""

    seat: int
    card: str | None
    source: str


@dataclass(frozen=True, slots=True)
class BuildingTaken:
    seat: int
    building: str
    owner: int
    site: str


@dataclass(frozen=True, slots=True)
class SenatorClaimed:
    seat: int
    owner: int


@dataclass(frozen=True, slots=True)
class PlayedCardKept:
    """A Sewer puts a played card into the stockpile (G-B-SEWER-1)."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class PlayedCardPooled:
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class SenatorReturned:
    seat: int


@dataclass(frozen=True, slots=True)
class Declined:
    seat: int
    step: str


@dataclass(frozen=True, slots=True)
class Abdicated:
    seat: int
    favoured: int


@dataclass(frozen=True, slots=True)
class AbdicationWithdrawn:
    seat: int


@dataclass(frozen=True, slots=True)
class GameEnded:
    reason: str
    winners: tuple[int, ...]


Event: TypeAlias = (
    TurnBegan | CardChosen | FirstCardShown | LeaderFound | RoleLed | RoleFollowed | CardPlayed | SenatorPlayed
    | PetitionPlayed | Thought | CardDiscarded | SenatorDiscarded | SenatorTaken | CardDrawn | ClientHired
    | ClientActs | MaterialTaken | FoundationLaid | MaterialAdded | BuildingCompleted | BuildingOpened | SurveyMade
    | FountainDrawn | CardHeld | CardKept | HeldCardJoined | MaterialDemanded | CardGiven | NothingGiven
    | StockLost | ClientLost | CardVaulted | BuildingTaken | SenatorClaimed | PlayedCardKept | PlayedCardPooled
    | SenatorReturned | Declined | Abdicated | AbdicationWithdrawn | GameEnded
)  # fmt: skip


def seats_of(bits: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(SEATS) if bits >> seat & 1)


# By the numbers of names.py; each gets the ids and the materials of the cards, the seat, and the three numbers told.
MAKE: Final[tuple[Callable[[list[str], list[int], int, int, int, int], Event], ...]] = (
    lambda ids, of, seat, a, b, c: TurnBegan(seat, a),
    lambda ids, of, seat, a, b, c: CardChosen(seat, ids[a]),
    lambda ids, of, seat, a, b, c: FirstCardShown(seat, ids[a]),
    lambda ids, of, seat, a, b, c: LeaderFound(seat),
    lambda ids, of, seat, a, b, c: RoleLed(seat, ROLE_NAMES[a]),
    lambda ids, of, seat, a, b, c: RoleFollowed(seat, ROLE_NAMES[a]),
    lambda ids, of, seat, a, b, c: CardPlayed(seat, ids[a]),
    lambda ids, of, seat, a, b, c: SenatorPlayed(seat),
    lambda ids, of, seat, a, b, c: PetitionPlayed(seat, MATERIAL_NAMES[a]),
    lambda ids, of, seat, a, b, c: Thought(seat, WAYS[a - SENATOR]),
    lambda ids, of, seat, a, b, c: CardDiscarded(seat, ids[a]),
    lambda ids, of, seat, a, b, c: SenatorDiscarded(seat),
    lambda ids, of, seat, a, b, c: SenatorTaken(seat),
    lambda ids, of, seat, a, b, c: CardDrawn(seat, ids[a]),
    lambda ids, of, seat, a, b, c: ClientHired(seat, ids[a], ROLE_NAMES[of[a]], ZONES[b]),
    lambda ids, of, seat, a, b, c: ClientActs(seat, ROLE_NAMES[a]),
    lambda ids, of, seat, a, b, c: MaterialTaken(seat, ids[a], MATERIAL_NAMES[of[a]], ZONES[b]),
    lambda ids, of, seat, a, b, c: FoundationLaid(seat, ids[a], MATERIAL_NAMES[b], bool(c)),
    lambda ids, of, seat, a, b, c: MaterialAdded(seat, ids[a], MATERIAL_NAMES[of[a]], ids[b], ZONES[c]),
    lambda ids, of, seat, a, b, c: BuildingCompleted(seat, ids[a], MATERIAL_NAMES[b]),
    lambda ids, of, seat, a, b, c: BuildingOpened(seat, a, ids[b], ids[c]),
    lambda ids, of, seat, a, b, c: SurveyMade(seat),
    lambda ids, of, seat, a, b, c: FountainDrawn(seat, ids[a]),
    lambda ids, of, seat, a, b, c: CardHeld(seat, ids[a]),
    lambda ids, of, seat, a, b, c: CardKept(seat, ids[a]),
    lambda ids, of, seat, a, b, c: HeldCardJoined(seat, ids[a]),
    lambda ids, of, seat, a, b, c: MaterialDemanded(seat, MATERIAL_NAMES[a], b),
    lambda ids, of, seat, a, b, c: CardGiven(seat, ids[a], b),
    lambda ids, of, seat, a, b, c: NothingGiven(seat, a),
    lambda ids, of, seat, a, b, c: StockLost(seat, ids[a], b),
    lambda ids, of, seat, a, b, c: ClientLost(seat, ids[a], b),
    lambda ids, of, seat, a, b, c: CardVaulted(seat, ids[a], ZONES[b]),
    lambda ids, of, seat, a, b, c: BuildingTaken(seat, ids[a], b, MATERIAL_NAMES[c]),
    lambda ids, of, seat, a, b, c: SenatorClaimed(seat, a),
    lambda ids, of, seat, a, b, c: PlayedCardKept(seat, ids[a]),
    lambda ids, of, seat, a, b, c: PlayedCardPooled(seat, ids[a]),
    lambda ids, of, seat, a, b, c: SenatorReturned(seat),
    lambda ids, of, seat, a, b, c: Declined(seat, STEP_NAMES[a]),
    lambda ids, of, seat, a, b, c: Abdicated(seat, a),
    lambda ids, of, seat, a, b, c: AbdicationWithdrawn(seat),
    lambda ids, of, seat, a, b, c: GameEnded(REASONS[a], seats_of(b)),
)
# What the others see of an event whose card only its owner knows.
MASKED: Final[dict[int, Callable[[int], Event]]] = {
    CARD_CHOSEN: lambda seat: CardChosen(seat, None),
    CARD_DRAWN: lambda seat: CardDrawn(seat, None),
    FOUNTAIN_DRAWN: lambda seat: FountainDrawn(seat, None),
    CARD_HELD: lambda seat: CardHeld(seat, None),
    CARD_KEPT: lambda seat: CardKept(seat, None),
    HELD_CARD_JOINED: lambda seat: HeldCardJoined(seat, None),
}


def events(state: State, viewer: int) -> tuple[Event, ...]:
    """The events of the last `apply` as a seat, or a spectator (-1), may see them."""
    if state.told is None:
        return ()
    ids, of = [card.id for card in state.box.deck.designs], list(state.box.material)
    found: list[Event] = []
    for kind, seat, a, b, c in state.told.rows():
        if kind in MASKED and seat != viewer:
            found.append(MASKED[kind](seat))
        elif kind == CARD_VAULTED and (b == FROM_DECK or (b == FROM_HAND and seat != viewer)):
            found.append(CardVaulted(seat, None, ZONES[b]))  # G-INFO-24, G-INFO-25
        else:
            found.append(MAKE[kind](ids, of, seat, a, b, c))
    return tuple(found)
