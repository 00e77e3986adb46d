"""The Prison: an opponent's completed building in exchange for the Prison's site (G-B-PRISON)."""

from ..declaration import *
from . import buildings, ends
from .zones import Zones


def begin(s: Zones, seat: int) -> None:
    for other in range(s.seats):
        for design in range(DESIGNS):
            if other != seat and can_take(s, seat, other, design):
                s.ask(seat)
                return
    s.pop()


def can_take(s: Zones, seat: int, other: int, design: int) -> bool:
    """G-B-PRISON-1, G-B-PRISON-4: completed, and of no name one has."""
    return s.building[other][design] & DONE != 0 and s.building[seat][design] == 0


def answers(s: Zones, seat: int) -> None:
    s.offer(PASS)
    for distance in range(1, s.seats):
        for design in range(DESIGNS):
            if can_take(s, seat, (seat + distance) % s.seats, design):
                s.offer(RIVAL + (distance - 1) * DESIGNS + design)


def resolve(s: Zones, seat: int, action: int) -> None:
    site = s.frame[s.depth - 1][A]
    gives = s.frame[s.depth - 1][B]
    s.close()
    s.pop()
    if action == PASS:
        s.decline(seat, PRISON_STEP)
        return
    place = action - RIVAL
    other = (seat + 1 + place // DESIGNS) % s.seats
    design = place % DESIGNS
    s.building[seat][design] = s.building[other][design] | TAKEN  # G-B-PRISON-9: a public one stays public
    s.building[other][design] = 0
    if gives:  # G-B-PRISON-2
        s.sites[seat][site] -= 1
        s.sites[other][site] += 1
    buildings.refresh(s)
    s.tell(BuildingTaken, seat, design, other, site)
    if not ends.moved(s):
        buildings.on_completion(s, seat, design, site)  # G-B-PRISON-7: after the exchange
