"""Squares and C cards, and who comes first (F-SCORE, F-TIE)."""

from ....core.native import face
from ..declaration import *
from .zones import Zones


def score(s: Zones) -> None:
    """Fills `points` (C cards) and `total`, as if the game ended now. Who is outside Rome has 0 (F-SCORE-1)."""
    for seat in range(s.seats):
        s.points[seat] = s.total[seat] = 0
        if in_rome(s, seat):
            for card in range(PRIVILEGES):
                if s.hand[seat] >> card & 1 and s.box.effect[card] == SCORE_CARD:
                    s.points[seat] += scored(s, seat, card)
            s.total[seat] = s.square[seat] * s.box.vp_per_square + s.points[seat]


def in_rome(s: Zones, seat: int) -> bool:
    return s.square[seat] >= s.box.gate_square


@face
def scored(s: Zones, seat: int, card: int) -> int:
    """What a C card is worth to a seat: full groups count (F-PRIV-C-3)."""
    return s.box.vp[card] * (counted(s, seat, s.box.counts[card]) // s.box.per[card])


def counted(s: Zones, seat: int, what: int) -> int:
    """How many of a sort a seat owns."""
    if what == BY_BUILDING:
        count = 0
        for building in range(BUILDINGS):
            count += s.built[seat] >> building & 1
        return count
    if what == BY_WHEAT:
        return s.own[seat][WHEAT]
    if what == BY_MONEY:
        return s.money[seat]
    if what == BY_CENTURION:
        return s.own[seat][CENTURION]
    if what == BY_VESTAL:
        return s.own[seat][VESTAL]
    if what == BY_WATER:
        return s.own[seat][WATER] + s.own[seat][ON_AQUEDUCT]  # F-PRIV-C-4
    if what == BY_WINE:
        return s.own[seat][WINE]
    return s.is_married(seat)


def beats(s: Zones, seat: int, other: int) -> int:
    """F-SCORE-3, F-TIE-1: above 0 if a seat comes before another, 0 if they share; all outside Rome share."""
    if s.total[seat] != s.total[other] or s.total[seat] == 0:
        return s.total[seat] - s.total[other]
    if s.square[seat] != s.square[other]:
        return s.square[seat] - s.square[other]
    if s.money[seat] != s.money[other]:
        return s.money[seat] - s.money[other]
    if s.own[seat][CENTURION] != s.own[other][CENTURION]:
        return s.own[seat][CENTURION] - s.own[other][CENTURION]
    return s.own[seat][VESTAL] - s.own[other][VESTAL]
