"""Imagining what a seat does not know (L-INFO-17)."""

from ..declaration import *
from . import setup
from .zones import Zones


def hide(s: Zones, viewer: int) -> None:
    """Draws anew what a seat cannot know: the piles, the Markets set aside, the face-down bids of the others."""
    for card in range(CARDS):
        if s.place[card] == ASIDE:
            s.place[card] = IN_PILE
    setup.fill_piles(s)
    if s.step == BIDS or s.step == BRIBES:
        for seat in range(s.seats):
            if seat != viewer and s.bid[seat][0] != NONE:
                guess_bid(s, seat)


def guess_bid(s: Zones, seat: int) -> None:
    """L-INFO-17: any legal pair."""
    menu = BID_MENU + s.tiles
    action = s.box.menus.ids[menu][s.below(s.box.menus.count[menu])] - BID
    s.bid[seat][0] = action // HAND
    s.bid[seat][1] = action % HAND
