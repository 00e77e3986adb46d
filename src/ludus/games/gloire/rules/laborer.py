"""The Laborer: a card of the pool becomes material; with a Dock one of the hand too (G-LABORER)."""

from ..declaration import *
from . import ends
from .zones import Zones


def begin(s: Zones, seat: int) -> None:
    if s.kind() == LABORER_POOL_STEP:
        if s.size(s.pool):  # G-LABORER-2
            s.ask(seat)
        else:
            s.turn_to(LABORER_HAND_STEP)
    elif s.grants(seat, LABORER_FROM_HAND) and s.orders(seat):
        s.ask(seat)  # G-B-DOCK-1: also when nothing was taken
    else:
        s.pop()


def options(s: Zones, seat: int) -> None:
    s.offer(PASS)  # G-ACT-3
    if s.kind() == LABORER_POOL_STEP:
        for material in range(MATERIALS):
            if s.pool[OF + material]:
                s.offer(TAKE + material)
    else:
        for design in range(DESIGNS):
            if s.hand[seat][design]:
                s.offer(CARD + design)


def resolve(s: Zones, seat: int, action: int) -> None:
    kind = s.kind()
    s.close()
    if kind == LABORER_POOL_STEP:
        s.turn_to(LABORER_HAND_STEP)
    else:
        s.pop()
    if action == PASS:
        s.decline(seat, kind)
    elif kind == LABORER_POOL_STEP:
        take_from_pool(s, seat, action - TAKE)
    else:
        design = action - CARD
        s.leave_hand(seat, design)
        s.add(s.stockpile[seat], design)
        s.tell(MATERIAL_TAKEN, seat, design, FROM_HAND)
        ends.moved(s)


def take_from_pool(s: Zones, seat: int, material: int) -> bool:
    """One card of the pool into a stockpile; whether that ended the game."""
    design = s.lowest(s.pool, material)
    s.take(s.pool, design)
    s.add(s.stockpile[seat], design)
    s.tell(MATERIAL_TAKEN, seat, design, FROM_POOL)
    return ends.moved(s)
