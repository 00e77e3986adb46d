"""The Merchant: a card of the stockpile or the deck into the vault; with a Basilica one of the hand (G-MERCHANT)."""

from ..declaration import *
from . import ends
from .zones import Zones


def sources(s: Zones, seat: int) -> int:
    """G-MERCHANT-4: the stockpile or, with an Atrium, the deck; the hand with a Basilica; there must be room."""
    if s.vault_room(seat) <= 0:
        return 0
    found = STOCKPILE_OPEN
    if s.grants(seat, MERCHANT_FROM_DECK):
        found |= DECK_OPEN
    if s.grants(seat, MERCHANT_FROM_HAND):
        found |= HAND_OPEN
    return found


def store(s: Zones, seat: int, design: int, source: int) -> None:
    """G-MERCHANT-3: face down, and not to be looked at again."""
    s.add(s.vault[seat], design)
    s.tell(CARD_VAULTED, seat, design, source)
    ends.moved(s)
