"""What happens in Lutèce, as objects. Cards are named by their ids, slots by their letters and digits."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from .actions import HAND_NAMES, POSITION_NAMES, SLOT_NAMES
from .declaration import *
from .rules.state import State

REASONS: Final = ("", "characters", "locations", "rounds")


@dataclass(frozen=True, slots=True)
class RoundBegan:
    number: int
    lead: int


@dataclass(frozen=True, slots=True)
class CardOffered:
    slot: str
    card: str


@dataclass(frozen=True, slots=True)
class BidPlaced:
    """The cards are None for everybody but the bidder (L-INFO-9, L-INFO-10)."""

    seat: int
    cards: tuple[str, str] | None


@dataclass(frozen=True, slots=True)
class BribeRaised:
    seat: int
    position: str
    gold: int


@dataclass(frozen=True, slots=True)
class Agreed:
    seat: int


@dataclass(frozen=True, slots=True)
class BidsRevealed:
    seat: int
    cards: tuple[str, str]


@dataclass(frozen=True, slots=True)
class RevenueTaken:
    seat: int
    gold: int


@dataclass(frozen=True, slots=True)
class BribeLost:
    """A bribe that went to the bank: the acquirer's, or one on a Revenue card."""

    seat: int
    gold: int


@dataclass(frozen=True, slots=True)
class ContestBegan:
    slot: str
    card: str


@dataclass(frozen=True, slots=True)
class LegionnairePlayed:
    seat: int
    slot: str
    bidder: int


@dataclass(frozen=True, slots=True)
class Passed:
    seat: int
    slot: str


@dataclass(frozen=True, slots=True)
class ContestWon:
    seat: int
    slot: str
    card: str
    strength: int


@dataclass(frozen=True, slots=True)
class ContestTied:
    """The card leaves the game (L-CONTEST-4)."""

    slot: str
    card: str


@dataclass(frozen=True, slots=True)
class BribeReturned:
    seat: int
    gold: int
    compensation: int


@dataclass(frozen=True, slots=True)
class CardAcquired:
    seat: int
    slot: str
    card: str
    cost: int


@dataclass(frozen=True, slots=True)
class CostUnpaid:
    """The card leaves the game (L-PAY-4)."""

    seat: int
    card: str
    cost: int


@dataclass(frozen=True, slots=True)
class CoinsTaken:
    seat: int
    card: str
    gold: int


@dataclass(frozen=True, slots=True)
class ApprenticeAttached:
    seat: int
    card: str
    host: str


@dataclass(frozen=True, slots=True)
class ApprenticeWaits:
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class EffectGained:
    seat: int
    card: str
    gold: int


@dataclass(frozen=True, slots=True)
class CardsValued:
    gold: int


@dataclass(frozen=True, slots=True)
class GameEnded:
    reason: str


Event: TypeAlias = (
    RoundBegan | CardOffered | BidPlaced | BribeRaised | Agreed | BidsRevealed | RevenueTaken | BribeLost
    | ContestBegan | LegionnairePlayed | Passed | ContestWon | ContestTied | BribeReturned | CardAcquired | CostUnpaid
    | CoinsTaken | ApprenticeAttached | ApprenticeWaits | EffectGained | CardsValued | GameEnded
)  # fmt: skip


def pair(a: int, b: int) -> tuple[str, str]:
    return HAND_NAMES[a], HAND_NAMES[b]


# By the numbers of names.py; each gets the ids of the cards, the seat, and the three numbers told.
MAKE: Final[tuple[Callable[[list[str], int, int, int, int], Event], ...]] = (
    lambda ids, seat, a, b, c: RoundBegan(a, seat),
    lambda ids, seat, a, b, c: CardOffered(SLOT_NAMES[a], ids[b]),
    lambda ids, seat, a, b, c: BidPlaced(seat, pair(a, b)),
    lambda ids, seat, a, b, c: BribeRaised(seat, POSITION_NAMES[a], b),
    lambda ids, seat, a, b, c: Agreed(seat),
    lambda ids, seat, a, b, c: BidsRevealed(seat, pair(a, b)),
    lambda ids, seat, a, b, c: RevenueTaken(seat, a),
    lambda ids, seat, a, b, c: BribeLost(seat, a),
    lambda ids, seat, a, b, c: ContestBegan(SLOT_NAMES[a], ids[b]),
    lambda ids, seat, a, b, c: LegionnairePlayed(seat, SLOT_NAMES[a], b),
    lambda ids, seat, a, b, c: Passed(seat, SLOT_NAMES[a]),
    lambda ids, seat, a, b, c: ContestWon(seat, SLOT_NAMES[a], ids[b], c),
    lambda ids, seat, a, b, c: ContestTied(SLOT_NAMES[a], ids[b]),
    lambda ids, seat, a, b, c: BribeReturned(seat, a, b),
    lambda ids, seat, a, b, c: CardAcquired(seat, SLOT_NAMES[b], ids[a], c),
    lambda ids, seat, a, b, c: CostUnpaid(seat, ids[a], b),
    lambda ids, seat, a, b, c: CoinsTaken(seat, ids[b], a),
    lambda ids, seat, a, b, c: ApprenticeAttached(seat, ids[a], ids[b]),
    lambda ids, seat, a, b, c: ApprenticeWaits(seat, ids[a]),
    lambda ids, seat, a, b, c: EffectGained(seat, ids[a], b),
    lambda ids, seat, a, b, c: CardsValued(a),
    lambda ids, seat, a, b, c: GameEnded(REASONS[a]),
)


def events(state: State, viewer: int) -> tuple[Event, ...]:
    """The events of the last `apply` as a seat, or a spectator (-1), may see them."""
    if state.told is None:
        return ()
    ids = [card.id for card in state.box.deck.cards]
    found: list[Event] = []
    for kind, seat, a, b, c in state.told.rows():
        if kind == BID_PLACED and seat != viewer:
            found.append(BidPlaced(seat, None))
        else:
            found.append(MAKE[kind](ids, seat, a, b, c))
    return tuple(found)
