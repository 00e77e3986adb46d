"""Phase 3: raise or agree, in any order, until all have agreed since the last raise (L-BRIBE).

A raise may come from somebody who has agreed and is not asked: it asks as any other does (L-BRIBE-4).
"""

from ..declaration import *
from .zones import Zones


def begin(s: Zones) -> None:
    s.step = BRIBES
    s.turn = s.lead()
    s.question += 1
    ask(s)


def menu(s: Zones, seat: int) -> int:
    return RAISE_MENU + min(s.purse[seat], LARGEST_RAISE)


def resolve(s: Zones, seat: int, action: int) -> None:
    if action == AGREE:
        s.pending &= ~(1 << seat)  # L-BRIBE-4: until somebody else raises
        s.turn = (seat + 1) % s.seats
        s.tell(Agreed, seat)
        return
    position = (action - RAISE) // LARGEST_RAISE
    gold = (action - RAISE) % LARGEST_RAISE + 1
    s.purse[seat] -= gold  # L-BRIBE-2: it leaves the purse at once
    s.bribe[seat][position] += gold
    s.turn = seat  # L-BRIBE-3: asked again at once, as long as he has gold
    s.question += 1  # L-PROTO-9: answers sent before this raise are stale
    s.barrier += 1  # L-BRIBE-6
    s.tell(BribeRaised, seat, position, gold)
    ask(s)


def ask(s: Zones) -> None:
    """L-BRIBE-4, L-BRIBE-5: everybody with gold in the purse."""
    s.pending = 0
    for seat in range(s.seats):
        if s.purse[seat]:
            s.pending |= 1 << seat
