"""Points and winners (G-SCORE). The vaults count only once the game is scored: until then nobody may look."""

from ..declaration import *
from .zones import Zones


def score(s: Zones, opened: bool) -> None:
    """Fills `points` and `total` as if the game ended now, with the vaults or without."""
    for seat in range(s.seats):
        s.points[seat][INFLUENCE_VP] = s.influence[seat]  # G-SCORE-2
        s.points[seat][VAULT_VP] = 0
        s.points[seat][BONUS_VP] = 0
        s.points[seat][STATUE_VP] = 0
        s.points[seat][WALL_VP] = 0
        for design in range(DESIGNS):
            if s.building[seat][design] & DONE:
                s.points[seat][STATUE_VP] += s.box.vp[design]  # G-RULING-22: the owner of a completed one
            if s.functions[seat] >> design & 1:
                s.points[seat][WALL_VP] += s.box.vp_stock[design] * (
                    s.size(s.stockpile[seat]) // s.box.vp_stock_per[design]
                )
    if opened:
        vaults(s)
    for seat in range(s.seats):
        s.total[seat] = 0
        for part in range(PARTS):
            s.total[seat] += s.points[seat][part]


def vaults(s: Zones) -> None:
    """G-SCORE-3, G-SCORE-4: values, and the bonus of the only one with most of a material."""
    for material in range(MATERIALS):
        best = NONE
        most = 0
        for seat in range(s.seats):
            found = s.vault[seat][OF + material]
            s.points[seat][VAULT_VP] += found * s.box.value[material]
            if found > most:
                most = found
                best = seat
            elif found == most:
                best = NONE
        if best != NONE:
            s.points[best][BONUS_VP] += s.box.bonus_vp


def best(s: Zones, among: int) -> int:
    """Of these seats (bits) those nobody of them comes before."""
    score(s, True)
    found = 0
    first = NONE
    for seat in range(s.seats):
        if not among >> seat & 1:
            continue
        order = 1 if first == NONE else beats(s, seat, first)
        if order > 0:
            first = seat
            found = 1 << seat
        elif order == 0:
            found |= 1 << seat
    return found


def beats(s: Zones, seat: int, other: int) -> int:
    """G-SCORE-7, G-SCORE-8: above 0 if a seat comes before another, 0 if they share; cards in hand break a tie."""
    if s.total[seat] != s.total[other]:
        return s.total[seat] - s.total[other]
    return s.in_hand(seat) - s.in_hand(other)
