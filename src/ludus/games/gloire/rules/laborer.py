"""The Laborer: a card of the pool becomes material; with a Dock one of the hand too (G-LABORER)."""

from ..declaration import *
from . import ends
from .zones import Zones


def sources(s: Zones, seat: int) -> int:
    """G-LABORER-3: the pool, the hand with a Dock."""
    return POOL_OPEN | HAND_OPEN if s.grants(seat, LABORER_FROM_HAND) else POOL_OPEN


def stock(s: Zones, seat: int, design: int, source: int) -> bool:
    """A card that has left its zone goes into a stockpile; whether that ended the game."""
    s.add(s.stockpile[seat], design)
    s.tell(MATERIAL_TAKEN, seat, design, source)
    return ends.moved(s)
