"""Phase 2: everybody chooses two cards, hidden and at the same time (L-BID)."""

from ..declaration import *
from .zones import Zones


def menu(s: Zones) -> int:
    return BID_MENU + s.tiles


def resolve(s: Zones, seat: int, action: int) -> None:
    s.bid[seat][0] = (action - BID) // HAND  # L-BID-3: the order is the player's
    s.bid[seat][1] = (action - BID) % HAND
    s.pending &= ~(1 << seat)
    s.barrier += 1  # L-BID-4: final once submitted
    s.tell(BidPlaced, seat, s.bid[seat][0], s.bid[seat][1])
