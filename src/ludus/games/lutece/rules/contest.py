"""A contested card: the Legionnaire step and the comparison of strengths (L-LEGION, L-CONTEST)."""

from ..declaration import *
from .zones import Zones


def begin(s: Zones) -> None:
    s.step = LEGION
    s.turn = s.lead()  # L-LEGION-4: each step starts again from the lead seat
    s.question += 1
    s.tell(ContestBegan, NONE, s.slot, s.offer[s.slot])
    ask(s)


def menu(s: Zones, seat: int) -> int:
    bidders = 0
    for distance in range(s.seats):
        if s.bid_on((seat + distance) % s.seats, s.slot) != NONE:
            bidders |= 1 << distance
    return SUPPORT_MENU + bidders


def resolve(s: Zones, seat: int, action: int) -> None:
    if action == PASS:
        s.pending &= ~(1 << seat)  # until somebody else plays one
        s.turn = (seat + 1) % s.seats
        s.tell(Passed, seat, s.slot)
        return
    bidder = (seat + action - SUPPORT) % s.seats
    for i in range(s.box.legionnaires):
        if s.place[s.box.legionnaire[i]] == seat:
            s.place[s.box.legionnaire[i]] = GONE  # L-LEGION-5: the first in the file, whatever the outcome
            break
    s.support[bidder] += 1
    s.turn = seat
    s.question += 1  # L-PROTO-9
    s.barrier += 1  # L-LEGION-5
    s.tell(LegionnairePlayed, seat, s.slot, bidder, strength(s, bidder))
    ask(s)


def ask(s: Zones) -> None:
    """L-LEGION-1, L-LEGION-4: everybody who owns a Legionnaire, bidder or not."""
    s.pending = 0
    for i in range(s.box.legionnaires):
        seat = s.place[s.box.legionnaire[i]]
        if seat < SEATS:
            s.pending |= 1 << seat


def strength(s: Zones, seat: int) -> int:
    """L-CONTEST-2: the bribe on this card, and 2 per Legionnaire."""
    return s.bribe[seat][s.bid_on(seat, s.slot)] + s.box.legionnaire_bribe * s.support[seat]


def winner(s: Zones) -> int:
    """L-CONTEST-3, L-CONTEST-4: the only one with the highest strength, or nobody."""
    best = NONE
    most = -1
    for seat in range(s.seats):
        if s.bid_on(seat, s.slot) != NONE:
            force = strength(s, seat)
            if force > most:
                most = force
                best = seat
            elif force == most:
                best = NONE
    return best


def give_back(s: Zones, acquirer: int) -> None:
    """L-CONTEST-5 to L-CONTEST-7: the others take their bribe back, and the compensation."""
    for seat in range(s.seats):
        position = s.bid_on(seat, s.slot)
        if position != NONE and seat != acquirer:
            s.purse[seat] += s.bribe[seat][position] + s.box.compensation_gold
            s.tell(BribeReturned, seat, s.bribe[seat][position], s.box.compensation_gold)
            s.bribe[seat][position] = 0


def clear(s: Zones) -> None:
    for seat in range(s.seats):
        s.support[seat] = 0
