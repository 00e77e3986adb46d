"""What happens in Fortuna, as objects. Cards, goods and sides have their names; privilege cards their ids, or None."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from .actions import PLAY_NAMES
from .deck import BUILDING_NAMES, CARD_NAMES
from .declaration import *
from .rules.state import State

REASONS: Final = ("", "palace", "rounds")
GOODS_NAMES: Final = ("water", "wheat", "wine", "vestals", "centurions", "dice", "aqueduct")


@dataclass(frozen=True, slots=True)
class RoundBegan:
    number: int
    first: int


@dataclass(frozen=True, slots=True)
class TurnBegan:
    seat: int


@dataclass(frozen=True, slots=True)
class CardDrafted:
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class CardDealt:
    """An action card dealt to a side at the start; the seat is None at an empty one."""

    seat: int | None
    side: str
    card: str


@dataclass(frozen=True, slots=True)
class CardLocked:
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class AqueductFilled:
    seat: int
    water: int


@dataclass(frozen=True, slots=True)
class CardTurnedUp:
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class CardChosen:
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class ActionSkipped:
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class GoodsTaken:
    """From the general supply."""

    seat: int
    kind: str
    number: int


@dataclass(frozen=True, slots=True)
class GoodsReturned:
    """To the general supply."""

    seat: int
    kind: str
    number: int


@dataclass(frozen=True, slots=True)
class MoneyTaken:
    """`lost` went beyond the wealth track (F-MONEY-2)."""

    seat: int
    amount: int
    lost: int


@dataclass(frozen=True, slots=True)
class MoneyPaid:
    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class GoodsSold:
    seat: int
    kind: str
    number: int
    price: int


@dataclass(frozen=True, slots=True)
class PiecesBought:
    seat: int
    kind: str
    number: int
    cost: int


@dataclass(frozen=True, slots=True)
class Married:
    seat: int


@dataclass(frozen=True, slots=True)
class Built:
    seat: int
    building: str


@dataclass(frozen=True, slots=True)
class Bribed:
    """The owner is None at an empty side: the bank is paid."""

    seat: int
    side: str
    card: str
    owner: int | None


@dataclass(frozen=True, slots=True)
class CardsExchanged:
    seat: int
    given: str
    side: str
    taken: str


@dataclass(frozen=True, slots=True)
class MilitaryUsed:
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class MilitaryDeclined:
    seat: int


@dataclass(frozen=True, slots=True)
class DieRolled:
    seat: int
    value: int


@dataclass(frozen=True, slots=True)
class FavorUsed:
    """`die` is the smallest that allows it."""

    seat: int
    favor: int
    die: int
    steps: int


@dataclass(frozen=True, slots=True)
class NoFavor:
    """All favors of the die were face down (F-FAVOR-3)."""

    seat: int
    die: int


@dataclass(frozen=True, slots=True)
class TaxPaid:
    seat: int
    amount: int
    die: int


@dataclass(frozen=True, slots=True)
class SteppedBack:
    seat: int
    start: int
    square: int
    die: int


@dataclass(frozen=True, slots=True)
class Approached:
    seat: int
    start: int
    square: int


@dataclass(frozen=True, slots=True)
class TokensTaken:
    seat: int
    favor: int
    number: int


@dataclass(frozen=True, slots=True)
class FavorTurned:
    seat: int
    favor: int


@dataclass(frozen=True, slots=True)
class NothingTurned:
    seat: int


@dataclass(frozen=True, slots=True)
class PileShuffled:
    cards: int


@dataclass(frozen=True, slots=True)
class PrivilegeDrawn:
    """The card is None for everybody but the one who draws (F-INFO-6)."""

    seat: int
    card: str | None


@dataclass(frozen=True, slots=True)
class PrivilegeKept:
    """The card is None for everybody but the one who keeps it (F-PRIV-5)."""

    seat: int
    card: str | None


@dataclass(frozen=True, slots=True)
class PrivilegeDiscarded:
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class PrivilegePlayed:
    seat: int
    card: str
    what: str


@dataclass(frozen=True, slots=True)
class PalaceEntered:
    """`rank` counts the arrivals from 1."""

    seat: int
    rank: int


@dataclass(frozen=True, slots=True)
class PrivilegeLaidAside:
    """The card is None for everybody but the first to arrive (F-INFO-7)."""

    seat: int
    card: str | None


@dataclass(frozen=True, slots=True)
class PalaceCardTaken:
    """The card is None for everybody but the one who takes it (F-INFO-7)."""

    seat: int
    card: str | None


@dataclass(frozen=True, slots=True)
class PodiumSet:
    seat: int
    place: int


@dataclass(frozen=True, slots=True)
class TokenPlaced:
    """`tokens` lie on the favor card now."""

    favor: int
    tokens: int


@dataclass(frozen=True, slots=True)
class FavorsTurnedUp:
    """F-EOR-3."""


@dataclass(frozen=True, slots=True)
class HandRevealed:
    """One card of a player in Rome at the end (F-SCORE-1)."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class GameEnded:
    reason: str


Event: TypeAlias = (
    RoundBegan | TurnBegan | CardDrafted | CardDealt | CardLocked | AqueductFilled | CardTurnedUp | CardChosen
    | ActionSkipped | GoodsTaken | GoodsReturned | MoneyTaken | MoneyPaid | GoodsSold | PiecesBought | Married | Built
    | Bribed | CardsExchanged | MilitaryUsed | MilitaryDeclined | DieRolled | FavorUsed | NoFavor | TaxPaid
    | SteppedBack | Approached | TokensTaken | FavorTurned | NothingTurned | PileShuffled | PrivilegeDrawn
    | PrivilegeKept | PrivilegeDiscarded | PrivilegePlayed | PalaceEntered | PrivilegeLaidAside | PalaceCardTaken
    | PodiumSet | TokenPlaced | FavorsTurnedUp | HandRevealed | GameEnded
)  # fmt: skip
# Told to everybody, the card to its player only.
PRIVATE: Final[dict[int, Callable[[int, str | None], Event]]] = {
    PRIVILEGE_DRAWN: PrivilegeDrawn,
    PRIVILEGE_KEPT: PrivilegeKept,
    PRIVILEGE_LAID_ASIDE: PrivilegeLaidAside,
    PALACE_CARD_TAKEN: PalaceCardTaken,
}


def nobody(seat: int) -> int | None:
    return None if seat == NONE else seat


# By the numbers of names.py; each gets the state, the seat, and the three numbers told.
MAKE: Final[dict[int, Callable[[State, int, int, int, int], Event]]] = {
    ROUND_BEGAN: lambda s, seat, a, b, c: RoundBegan(a, seat),
    TURN_BEGAN: lambda s, seat, a, b, c: TurnBegan(seat),
    CARD_DRAFTED: lambda s, seat, a, b, c: CardDrafted(seat, CARD_NAMES[a]),
    CARD_DEALT: lambda s, seat, a, b, c: CardDealt(nobody(seat), s.box.deck.colours[a], CARD_NAMES[b]),
    CARD_LOCKED: lambda s, seat, a, b, c: CardLocked(seat, CARD_NAMES[a]),
    AQUEDUCT_FILLED: lambda s, seat, a, b, c: AqueductFilled(seat, a),
    CARD_TURNED_UP: lambda s, seat, a, b, c: CardTurnedUp(seat, CARD_NAMES[a]),
    CARD_CHOSEN: lambda s, seat, a, b, c: CardChosen(seat, CARD_NAMES[a]),
    ACTION_SKIPPED: lambda s, seat, a, b, c: ActionSkipped(seat, CARD_NAMES[a]),
    GOODS_TAKEN: lambda s, seat, a, b, c: GoodsTaken(seat, GOODS_NAMES[a], b),
    GOODS_RETURNED: lambda s, seat, a, b, c: GoodsReturned(seat, GOODS_NAMES[a], b),
    MONEY_TAKEN: lambda s, seat, a, b, c: MoneyTaken(seat, a, b - a),
    MONEY_PAID: lambda s, seat, a, b, c: MoneyPaid(seat, a),
    GOODS_SOLD: lambda s, seat, a, b, c: GoodsSold(seat, GOODS_NAMES[a], b, c),
    PIECES_BOUGHT: lambda s, seat, a, b, c: PiecesBought(seat, GOODS_NAMES[a], b, c),
    MARRIED: lambda s, seat, a, b, c: Married(seat),
    BUILT: lambda s, seat, a, b, c: Built(seat, BUILDING_NAMES[a]),
    BRIBED: lambda s, seat, a, b, c: Bribed(seat, s.box.deck.colours[a], CARD_NAMES[b], nobody(c)),
    CARDS_EXCHANGED: lambda s, seat, a, b, c: CardsExchanged(seat, CARD_NAMES[a], s.box.deck.colours[b], CARD_NAMES[c]),
    MILITARY_USED: lambda s, seat, a, b, c: MilitaryUsed(seat, CARD_NAMES[a]),
    MILITARY_DECLINED: lambda s, seat, a, b, c: MilitaryDeclined(seat),
    DICE_ROLLED: lambda s, seat, a, b, c: DieRolled(seat, a),
    FAVOR_USED: lambda s, seat, a, b, c: FavorUsed(seat, a, b, c),
    NO_FAVOR: lambda s, seat, a, b, c: NoFavor(seat, a),
    TAX_PAID: lambda s, seat, a, b, c: TaxPaid(seat, a, b),
    STEPPED_BACK: lambda s, seat, a, b, c: SteppedBack(seat, a, b, c),
    APPROACHED: lambda s, seat, a, b, c: Approached(seat, a, b),
    TOKENS_TAKEN: lambda s, seat, a, b, c: TokensTaken(seat, a, b),
    FAVOR_TURNED: lambda s, seat, a, b, c: FavorTurned(seat, a),
    NOTHING_TURNED: lambda s, seat, a, b, c: NothingTurned(seat),
    PILE_SHUFFLED: lambda s, seat, a, b, c: PileShuffled(a),
    PRIVILEGE_DISCARDED: lambda s, seat, a, b, c: PrivilegeDiscarded(seat, s.box.deck.privileges[a].id),
    PRIVILEGE_PLAYED: lambda s, seat, a, b, c: PrivilegePlayed(seat, s.box.deck.privileges[a].id, PLAY_NAMES[b]),
    PALACE_ENTERED: lambda s, seat, a, b, c: PalaceEntered(seat, a),
    PODIUM_SET: lambda s, seat, a, b, c: PodiumSet(seat, a + 1),
    TOKEN_PLACED: lambda s, seat, a, b, c: TokenPlaced(a + 1, b),
    FAVORS_TURNED_UP: lambda s, seat, a, b, c: FavorsTurnedUp(),
    HAND_REVEALED: lambda s, seat, a, b, c: HandRevealed(seat, s.box.deck.privileges[a].id),
    GAME_ENDED: lambda s, seat, a, b, c: GameEnded(REASONS[a]),
}


def events(state: State, viewer: int) -> tuple[Event, ...]:
    """The events of the last `apply` as a seat, or a spectator (-1), may see them."""
    if state.told is None:
        return ()
    found: list[Event] = []
    for kind, seat, a, b, c in state.told.rows():
        if kind in PRIVATE:
            found.append(PRIVATE[kind](seat, state.box.deck.privileges[a].id if seat == viewer else None))
        else:
            found.append(MAKE[kind](state, seat, a, b, c))
    return tuple(found)
