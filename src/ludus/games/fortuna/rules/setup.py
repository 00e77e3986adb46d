"""Setting the table: what everybody has, and what lies in the middle (F-SETUP)."""

from ..declaration import *
from . import opening
from .zones import Zones


def choose(s: Zones, sides: int, draft: int) -> None:
    """The options: which sides are occupied, clockwise (F-RULING-10), and how the action cards are dealt."""
    s.draft = draft
    count = 0
    for side in range(SIDES):
        if sides >> side & 1:
            s.side[count] = side
            count += 1


def deal(s: Zones) -> None:
    """F-SETUP-1 to F-SETUP-8, with the options chosen."""
    seats = s.seats
    for seat in range(SEATS):
        s.podium[seat] = s.took[seat] = NONE
        if seat >= seats:
            s.side[seat] = NONE
    for seat in range(seats):
        s.podium[seat] = seat
        s.money[seat] = s.box.start_money
        s.square[seat] = s.box.start_square
        for kind in range(PIECES):
            s.own[seat][kind] = s.box.start[kind]
    for kind in range(PIECES):
        s.supply[kind] = s.box.total[kind] - seats * s.box.start[kind]
    for building in range(BUILDINGS):
        s.stock[building] = s.box.copies[seats]
    for card in range(PRIVILEGES):
        s.pile[card] = NONE
        if seats == SEATS or not s.box.four_player >> card & 1:
            s.pile[s.left] = card  # in the order of the file; shuffled once the action cards lie (F-PROTO-6)
            s.left += 1
    s.shuffle(s.podium, 0, seats)  # F-SETUP-3
    opening.begin(s)
