"""The Laborer: a card of the pool becomes material; with a Dock one of the hand too (G-LABORER)."""

from ..declaration import *
from . import ends
from .zones import Zones


def stock(s: Zones, seat: int, design: int, source: int) -> bool:
    """A card that has left its zone goes into a stockpile; whether that ended the game."""
    s.add(s.stockpile[seat], design)
    s.tell(MaterialTaken, seat, design, source)
    return ends.moved(s)
