"""The Merchant: a card of the stockpile or the deck into the vault; with a Basilica one of the hand (G-MERCHANT)."""

from ..declaration import *
from . import ends
from .zones import Zones


def store(s: Zones, seat: int, design: int, source: int) -> None:
    """G-MERCHANT-3: face down, and not to be looked at again."""
    s.add(s.vault[seat], design)
    s.tell(CardVaulted, seat, design, source)
    ends.moved(s)
