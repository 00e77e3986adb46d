"""Which answers, which resolve, and on to the next question or the end (section 8 of the rules)."""

from ..declaration import *
from . import bids, bribes, contest, gain, offers, purchase
from .zones import Zones


def menu(s: Zones, seat: int) -> int:
    """The menu of a question, or NONE where its answers are listed one by one."""
    if s.step == BIDS:
        return bids.menu(s)
    if s.step == BRIBES:
        return bribes.menu(s, seat)
    if s.step == LEGION:
        return contest.menu(s, seat)
    return NONE


def resolve(s: Zones, seat: int, action: int) -> None:
    if s.step == BIDS:
        bids.resolve(s, seat, action)
    elif s.step == BRIBES:
        bribes.resolve(s, seat, action)
    elif s.step == LEGION:
        contest.resolve(s, seat, action)
    else:
        gain.resolve(s, seat, action)
    advance(s)


def advance(s: Zones) -> None:
    """Everything else is automatic."""
    while s.pending == 0 and s.step != OVER:
        if s.step == BIDS:
            bribes.begin(s)
        elif s.step == BRIBES:
            purchase.begin(s)
        elif s.step == LEGION:
            purchase.settle(s)
        elif s.slot < SLOTS:
            purchase.visit(s)
        else:
            offers.end_round(s)
            offers.begin_round(s)
