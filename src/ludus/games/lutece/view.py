"""What one seat knows: a row per zone, from the information table of the rules (section 7)."""

from dataclasses import dataclass
from typing import Final

from ...core.visibility import Who, Zone, look
from .declaration import *
from .rules.state import State


@dataclass(frozen=True, slots=True)
class Slot:
    """A place under a tile: its card, if any, and the coins on it."""

    name: str
    card: str | None
    coins: int


@dataclass(frozen=True, slots=True)
class Owned:
    """A card in front of its owner; `host` is the Character an Apprentice is attached to."""

    card: str
    host: str | None


@dataclass(frozen=True, slots=True)
class Lead:
    """How clear a majority is: the units it is ahead by, and the Talent that decides where these are 0."""

    units: int
    talent: int


@dataclass(frozen=True, slots=True)
class View:
    """The game as one seat, or a spectator (-1), may know it."""

    seat: int
    seats: int
    round: int
    lead: int
    step: str
    slot: str | None
    attaching: str | None
    question: int
    asked: int
    slots: tuple[Slot, ...]
    piles: tuple[int, int]
    markets_removed: int
    used: tuple[str, ...]
    owned: tuple[tuple[Owned, ...], ...]
    purses: tuple[int, ...]
    gone: tuple[str, ...]
    submitted: tuple[bool, ...]
    bids: tuple[tuple[str, str] | None, ...]
    hands: tuple[tuple[str, ...] | None, ...]
    bribes: tuple[tuple[int, int], ...]
    pending: tuple[bool, ...]
    support: tuple[int, ...]
    strengths: tuple[int | None, ...]  # in the contest; None for who has no bid in it
    aided: tuple[int | None, ...]  # the same with one more Legionnaire
    legionnaires: tuple[int, ...]
    points: tuple[tuple[int, ...], ...]  # by seat and part of the score
    totals: tuple[int, ...]
    majorities: tuple[tuple[int, ...], ...]  # by Resource: the seats that hold it
    units: tuple[tuple[int, ...], ...]  # by seat and Resource
    resource_points: tuple[tuple[int, ...], ...]  # by seat and Resource: what the majority part consists of
    leads: tuple[Lead, ...]  # by Resource
    prizes: tuple[tuple[int, ...], ...]  # by seat: what each owned card scores by itself
    brings: tuple[tuple[tuple[int, ...] | None, ...] | None, ...]  # one's own: by slot, how each part would change
    leeway: tuple[tuple[int | None, ...] | None, ...]  # one's own: what the purse may still give, by place


def cards_at(state: State, *places: int) -> tuple[str, ...]:
    return tuple(name for name, place in zip(state.box.deck.names, state.place, strict=True) if place in places)


def slots(state: State) -> tuple[Slot, ...]:
    names = state.box.deck.names
    found = []
    for slot, (card, coins) in enumerate(zip(state.offer, state.coins, strict=True)):
        if slot % ROW < state.tiles:
            found.append(Slot(SLOT_NAMES[slot], None if card == NONE else names[card], coins))
    return tuple(found)


def owned(state: State) -> tuple[tuple[Owned, ...], ...]:
    names, places, hosts = state.box.deck.names, state.place, state.host
    return tuple(
        tuple(
            Owned(names[card], None if hosts[card] == NONE else names[hosts[card]])
            for card in range(CARDS)
            if places[card] == seat
        )
        for seat in range(state.seats)
    )


def bid(state: State, seat: int) -> tuple[str, str] | None:
    first, second = state.bid[seat]
    return None if first == NONE else (HAND_NAMES[first], HAND_NAMES[second])


def hand(state: State, seat: int) -> tuple[str, ...]:
    """L-SETUP-3, less what lies face down."""
    cards = [name for slot, name in enumerate(SLOT_NAMES) if slot % ROW < state.tiles]
    cards += [HAND_NAMES[REVENUE]] * 2
    for card in bid(state, seat) or ():
        cards.remove(card)
    return tuple(cards)


def revealed(state: State, seat: int) -> bool:
    """L-BUY-1; and hands that nothing was taken from are the same for all."""
    return state.step in (PURCHASE, LEGION, ATTACH) or state.bid[seat][0] == NONE


def bits(state: State) -> tuple[bool, ...]:
    return tuple(bool(state.pending >> seat & 1) for seat in range(state.seats))


def current_slot(state: State) -> str | None:
    return SLOT_NAMES[state.slot] if state.step in (LEGION, ATTACH) else None


def bidders(strengths: list[int]) -> tuple[int | None, ...]:
    return tuple(None if strength == NONE else strength for strength in strengths)


def prizes(state: State) -> tuple[tuple[int, ...], ...]:
    """As many as `owned` has cards, in the same order."""
    worth, places = state.prizes(), state.place
    return tuple(tuple(worth[card] for card in range(CARDS) if places[card] == seat) for seat in range(state.seats))


def brings(state: State, seat: int) -> tuple[tuple[int, ...] | None, ...]:
    """What everybody could work out from what lies open; told to each for his own seat only, to save the work."""
    found = enumerate(state.brings(seat))
    return tuple(None if parts is None else tuple(parts) for slot, parts in found if slot % ROW < state.tiles)


def leeway(state: State, seat: int) -> tuple[int | None, ...] | None:
    """It follows from the bid, which nobody else knows (L-INFO-10)."""
    return tuple(state.leeway(seat)) if state.step == BRIBES else None


EVERYONE, OWNER, NOBODY = Who.EVERYONE, Who.OWNER, Who.NOBODY
SEEN: Final[tuple[Zone[State], ...]] = (
    Zone("seats", "L-COMP-5", EVERYONE, lambda s: s.seats),
    Zone("round", "L-SETUP-8", EVERYONE, lambda s: s.round),
    Zone("lead", "L-SETUP-8", EVERYONE, lambda s: (s.round - 1) % s.seats),
    Zone("step", "L-PROTO-1", EVERYONE, lambda s: STEPS[s.step].name),
    Zone("slot", "L-PROTO-3", EVERYONE, current_slot),
    Zone("attaching", "L-PROTO-4", EVERYONE, lambda s: None if s.taken == NONE else s.box.deck.names[s.taken]),
    Zone("question", "L-PROTO-9", EVERYONE, lambda s: s.question),
    Zone("asked", "L-BRIBE-3", EVERYONE, lambda s: s.seat),
    Zone("slots", "L-INFO-1", EVERYONE, slots),
    Zone("piles", "L-INFO-2", EVERYONE, lambda s: tuple(s.left)),
    Zone("order of the piles", "L-INFO-3", NOBODY),
    Zone("generator", "L-INFO-3", NOBODY),
    Zone("removed Markets", "L-INFO-4", NOBODY),
    Zone("markets_removed", "L-INFO-4", EVERYONE, lambda s: s.box.deck.markets_removed[s.seats]),
    Zone("used", "L-INFO-5", EVERYONE, lambda s: cards_at(s, *range(UNUSED))),
    Zone("owned", "L-INFO-6", EVERYONE, owned),
    Zone("purses", "L-INFO-7", EVERYONE, lambda s: tuple(s.purse[: s.seats])),
    Zone("gone", "L-INFO-8", EVERYONE, lambda s: cards_at(s, GONE)),
    Zone("submitted", "L-INFO-9", EVERYONE, lambda s: tuple(s.bid[seat][0] != NONE for seat in range(s.seats))),
    Zone("bids", "L-INFO-10", OWNER, bid, opened=revealed),
    Zone("hands", "L-INFO-11", OWNER, hand, opened=revealed),
    Zone("bribes", "L-INFO-12", EVERYONE, lambda s: tuple(map(tuple, s.bribe[: s.seats]))),
    Zone("pending", "L-INFO-13", EVERYONE, bits),
    Zone("support", "L-CONTEST-2", EVERYONE, lambda s: tuple(s.support[: s.seats])),
    Zone("strengths", "L-CONTEST-2", EVERYONE, lambda s: bidders(s.strengths())),
    Zone("aided", "L-LEGION-2", EVERYONE, lambda s: bidders(s.aided())),
    Zone("legionnaires", "L-LEGION-1", EVERYONE, lambda s: tuple(s.legions())),
    Zone("points", "L-INFO-6", EVERYONE, lambda s: tuple(map(tuple, s.sheet()))),
    Zone("totals", "L-INFO-6", EVERYONE, lambda s: tuple(s.scores())),
    Zone("majorities", "L-SCORE-2", EVERYONE, lambda s: tuple(map(tuple, s.majorities()))),
    Zone("units", "L-CARD-3", EVERYONE, lambda s: tuple(map(tuple, s.goods()))),
    Zone("resource_points", "L-SCORE-1", EVERYONE, lambda s: tuple(map(tuple, s.resource_points()))),
    Zone("leads", "L-SCORE-2", EVERYONE, lambda s: tuple(Lead(*one) for one in s.leads())),
    Zone("prizes", "L-INFO-6", EVERYONE, prizes),
    Zone("brings", "L-INFO-6", OWNER, brings),
    Zone("leeway", "L-INFO-10", OWNER, leeway),
)


def view(state: State, seat: int) -> View:
    """What a seat may know of a state."""
    return View(seat=seat, **look(SEEN, state, seat))
