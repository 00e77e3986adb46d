"""The arrays of a position of Lutèce, and small questions every phase asks of them."""

from __future__ import annotations

try:
    import cython
except ImportError:  # a bare Python
    from ....core import nocython as cython

from ....core import image
from ....core.position import Position
from ..declaration import *
from .box import Box

FIELDS: image.Fields = (
    image.Field("tiles", "b", low=1, high=ROW),
    image.Field("round", "b", low=0, high=ROUNDS),
    image.Field("step", "b", low=BIDS, high=OVER),
    image.Field("slot", "b", low=0, high=SLOTS),
    image.Field("taken", "b", low=NONE, high=CARDS - 1),
    image.Field("reason", "b", low=NO_REASON, high=ROUNDS_OUT),
    image.Field("place", "b", (CARDS,), low=0, high=UNUSED),
    image.Field("host", "b", (CARDS,), low=NONE, high=CHARACTERS - 1),
    image.Field("pile", "b", (ROWS, CHARACTERS), low=NONE, high=CARDS - 1),
    image.Field("left", "b", (ROWS,), low=0, high=CHARACTERS),
    image.Field("offer", "b", (SLOTS,), low=NONE, high=CARDS - 1),
    image.Field("coins", "i", (SLOTS,), low=0, high=MOST_GOLD),
    image.Field("purse", "i", (SEATS,), low=0, high=MOST_GOLD),
    image.Field("bid", "b", (SEATS, POSITIONS), low=NONE, high=REVENUE),
    image.Field("bribe", "i", (SEATS, POSITIONS), low=0, high=MOST_GOLD),
    image.Field("support", "b", (SEATS,), low=0, high=CHARACTERS),
)


class Zones(Position):
    """All cards, coins and bids. `place` says where a card is; piles and slots hold the same cards in their order."""

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.box = box
        if not cython.compiled:
            self.tiles = self.round = self.step = self.slot = self.taken = self.reason = 0
            self.place, self.host = [0] * CARDS, [0] * CARDS
            self.pile = [[0] * CHARACTERS for _ in range(ROWS)]
            self.left = [0] * ROWS
            self.offer, self.coins = [0] * SLOTS, [0] * SLOTS
            self.purse, self.support = [0] * SEATS, [0] * SEATS
            self.bid, self.bribe = [[0] * POSITIONS for _ in range(SEATS)], [[0] * POSITIONS for _ in range(SEATS)]
            self.scratch = [0] * CHARACTERS
            self.points = [[0] * PARTS for _ in range(SEATS)]
            self.total, self.cards, self.romans = [0] * SEATS, [0] * SEATS, [0] * SEATS
            self.controlled, self.best, self.lowest, self.worth = table(), table(), table(), table()
            self.spare, self.holders = [0] * RESOURCES, [0] * RESOURCES
            self.chance = [0.0] * SEATS

    def copy_zones(self, other: Zones) -> None:
        self.copy_position(other)
        other.tiles = self.tiles
        other.round = self.round
        other.step = self.step
        other.slot = self.slot
        other.taken = self.taken
        other.reason = self.reason
        other.place[:] = self.place
        other.host[:] = self.host
        for row in range(ROWS):
            other.pile[row][:] = self.pile[row]
        other.left[:] = self.left
        other.offer[:] = self.offer
        other.coins[:] = self.coins
        other.purse[:] = self.purse
        for seat in range(SEATS):
            other.bid[seat][:] = self.bid[seat]
            other.bribe[seat][:] = self.bribe[seat]
        other.support[:] = self.support

    def lead(self) -> int:
        """L-SETUP-8: the lead goes round the table."""
        return (self.round - 1) % self.seats

    def revealed(self) -> bool:
        """L-BUY-1: from the purchase on the bids of the round are open."""
        return self.step == PURCHASE or self.step == LEGION or self.step == ATTACH

    def bid_on(self, seat: int, slot: int) -> int:
        """The position of a seat's bid on a slot, or NONE."""
        for position in range(POSITIONS):
            if self.bid[seat][position] == slot:
                return position
        return NONE

    def units(self, seat: int, resource: int) -> int:
        """L-CARD-3, L-APP-2, L-APP-8: the units a seat controls, attached Apprentices included."""
        total = 0
        for card in range(CARDS):
            if self.place[card] == seat:
                if self.box.resource[card] == resource:
                    total += self.box.amount[card]
                elif self.host[card] != NONE and self.box.resource[self.host[card]] == resource:
                    total += 1
        return total

    def legionnaires(self, seat: int) -> int:
        total = 0
        for i in range(self.box.legionnaires):
            if self.place[self.box.legionnaire[i]] == seat:
                total += 1
        return total


def table() -> list[list[int]]:
    return [[0] * RESOURCES for _ in range(SEATS)]
