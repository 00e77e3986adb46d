"""What lies where in Lutèce, and small questions every phase asks."""

from __future__ import annotations

from ....core.position import Position
from ....core.zone import NOBODY, OWNER, SOME, paper, zone
from ..declaration import *
from .box import Box


class Zones(Position):
    """All cards, coins and bids. `place` says where a card is; piles and slots hold the same cards in their order."""

    box: Box
    tiles: int = zone(low=1, high=ROW, rule="L-SETUP-1")
    round: int = zone(low=0, high=ROUNDS, rule="L-SETUP-8")
    step: int = zone(low=BIDS, high=OVER, rule="L-PROTO-1")
    slot: int = zone(low=0, high=SLOTS, rule="L-PROTO-3")
    taken: int = zone(low=NONE, high=CARDS - 1, rule="L-PROTO-4")
    reason: int = zone(low=NO_REASON, high=ROUNDS_OUT, rule="L-END-1")
    place: list[int] = zone(CARDS, low=0, high=UNUSED, seen=SOME, rule="L-INFO-4")
    host: list[int] = zone(CARDS, low=NONE, high=CHARACTERS - 1, rule="L-INFO-6")
    pile: list[list[int]] = zone(ROWS, CHARACTERS, low=NONE, high=CARDS - 1, seen=NOBODY, rule="L-INFO-3")
    left: list[int] = zone(ROWS, low=0, high=CHARACTERS, rule="L-INFO-2")
    offer: list[int] = zone(SLOTS, low=NONE, high=CARDS - 1, rule="L-INFO-1")
    coins: list[int] = zone(SLOTS, low=0, high=MOST_GOLD, rule="L-INFO-1")
    purse: list[int] = zone(SEATS, low=0, high=MOST_GOLD, rule="L-INFO-7")
    bid: list[list[int]] = zone(SEATS, POSITIONS, low=NONE, high=REVENUE, seen=OWNER, rule="L-INFO-10")
    bribe: list[list[int]] = zone(SEATS, POSITIONS, low=0, high=MOST_GOLD, rule="L-INFO-12")
    support: list[int] = zone(SEATS, low=0, high=CHARACTERS, rule="L-CONTEST-2")

    scratch: list[int] = paper(CHARACTERS, kind="i16")
    points: list[list[int]] = paper(SEATS, PARTS, kind="i32")
    total: list[int] = paper(SEATS, kind="i32")
    cards: list[int] = paper(SEATS, kind="i32")
    romans: list[int] = paper(SEATS, kind="i32")
    controlled: list[list[int]] = paper(SEATS, RESOURCES, kind="i16")
    best: list[list[int]] = paper(SEATS, RESOURCES, kind="i16")
    lowest: list[list[int]] = paper(SEATS, RESOURCES, kind="i16")
    worth: list[list[int]] = paper(SEATS, RESOURCES, kind="i16")
    spare: list[int] = paper(RESOURCES, kind="i16")
    holders: list[int] = paper(RESOURCES, kind="i16")
    chance: list[float] = paper(SEATS, kind="f64")

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
