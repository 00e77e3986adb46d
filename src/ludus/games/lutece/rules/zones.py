"""What lies where in Lutèce, and small questions every phase asks."""

from __future__ import annotations

from ....core.position import Position
from ....core.zone import NOBODY, OWNER, SOME, As, workspace, zone
from ..declaration import *
from .box import Box


class Zones(Position):
    """All cards, coins and bids. `place` says where a card is; piles and slots hold the same cards in their order."""

    box: Box
    tiles: int = zone(low=1, high=ROW, rule="L-SETUP-1", means="tiles in each row, so slots on offer")
    round: int = zone(low=0, high=ROUNDS, rule="L-SETUP-8", means="the round")
    step: int = zone(
        low=BIDS,
        high=OVER,
        rule="L-PROTO-1",
        read=As.ONE,
        means="what is asked: bids, bribes, purchase, legion, attach, over",
    )
    slot: int = zone(
        low=0,
        high=SLOTS,
        rule="L-PROTO-3",
        read=As.ONE,
        means="the slot that is being settled, A to E, then 1 to 5, then none",
    )
    taken: int = zone(
        low=NONE, high=CARDS - 1, rule="L-PROTO-4", read=As.CARD, means="the Apprentice that is to be attached"
    )
    reason: int = zone(
        low=NO_REASON,
        high=ROUNDS_OUT,
        rule="L-END-1",
        read=As.ONE,
        means="why the game is over: it is not, Characters out, Locations out, rounds out",
    )
    place: list[int] = zone(
        CARDS,
        low=0,
        high=UNUSED,
        seen=SOME,
        rule="L-INFO-4",
        read=As.PLACE,
        means="where each card is: with a seat, not seen yet, on offer, gone, set aside, not in this game",
    )
    host: list[int] = zone(
        CARDS,
        low=NONE,
        high=CHARACTERS - 1,
        rule="L-INFO-6",
        means="the Character each card is attached to, by its number from 1; 0 is none",
    )
    pile: list[list[int]] = zone(
        ROWS,
        CHARACTERS,
        low=NONE,
        high=CARDS - 1,
        seen=NOBODY,
        rule="L-INFO-3",
        means="the piles from the bottom up, cards by their numbers from 1",
    )
    left: list[int] = zone(
        ROWS, low=0, high=CHARACTERS, rule="L-INFO-2", means="cards left in each pile, Characters first"
    )
    offer: list[int] = zone(
        SLOTS, low=NONE, high=CARDS - 1, rule="L-INFO-1", read=As.CARD, means="the card in each slot"
    )
    coins: list[int] = zone(SLOTS, low=0, high=MOST_GOLD, rule="L-INFO-1", means="gold on each slot")
    purse: list[int] = zone(SEATS, low=0, high=MOST_GOLD, rule="L-INFO-7", means="gold in each purse")
    bid: list[list[int]] = zone(
        SEATS,
        POSITIONS,
        low=NONE,
        high=REVENUE,
        seen=OWNER,
        rule="L-INFO-10",
        read=As.ONE,
        means="the two cards laid face down: none yet, A to E, 1 to 5, Revenue; of the others once they are shown",
    )
    bribe: list[list[int]] = zone(
        SEATS, POSITIONS, low=0, high=MOST_GOLD, rule="L-INFO-12", means="gold laid on each of the two cards"
    )
    support: list[int] = zone(
        SEATS, low=0, high=CHARACTERS, rule="L-CONTEST-2", means="Legionnaires sent to each seat in the contest"
    )

    scratch: list[int] = workspace(CHARACTERS, kind="i16")
    points: list[list[int]] = workspace(
        SEATS,
        PARTS,
        kind="i32",
        read=As.NUMBER,
        means="points by part, if the game ended now: majorities, prestige, influence, fortune",
    )
    total: list[int] = workspace(SEATS, kind="i32", read=As.NUMBER, means="all points, if the game ended now")
    cards: list[int] = workspace(SEATS, kind="i32", read=As.NUMBER, means="cards owned")
    romans: list[int] = workspace(SEATS, kind="i32", read=As.NUMBER, means="Roman Influence Locations owned")
    controlled: list[list[int]] = workspace(
        SEATS, RESOURCES, kind="i16", read=As.NUMBER, means="units of each Resource"
    )
    best: list[list[int]] = workspace(
        SEATS, RESOURCES, kind="i16", read=As.NUMBER, means="the highest Talent of each Resource"
    )
    lowest: list[list[int]] = workspace(
        SEATS, RESOURCES, kind="i16", read=As.NUMBER, means="the lowest Talent of each Resource"
    )
    worth: list[list[int]] = workspace(
        SEATS, RESOURCES, kind="i16", read=As.NUMBER, means="what each Resource is worth now"
    )
    spare: list[int] = workspace(RESOURCES, kind="i16")
    holders: list[int] = workspace(RESOURCES, kind="i16")
    chance: list[float] = workspace(SEATS, kind="f64")

    def lead(self) -> int:
        """L-SETUP-8: the lead goes round the table."""
        return (self.round - 1) % self.seats

    def revealed(self) -> bool:
        """L-BUY-1: from the purchase on the bids of the round are open."""
        return self.step == PURCHASE or self.step == LEGION or self.step == ATTACH

    def bid_on(self, seat: int, slot: int) -> int:
        """The position of a seat's bid on a slot, or NONE."""
        found = NONE  # no early return: which of the two it is, no processor can guess
        for position in range(POSITIONS - 1, -1, -1):
            if self.bid[seat][position] == slot:
                found = position
        return found

    def bidders(self, slot: int) -> int:
        """The seats that have a bid on a slot, as bits."""
        found = 0
        for seat in range(self.seats):
            found |= ((self.bid[seat][0] == slot) | (self.bid[seat][1] == slot)) << seat
        return found

    def units(self, seat: int, resource: int) -> int:
        """L-CARD-3, L-APP-2, L-APP-8: the units a seat controls, attached Apprentices included."""
        total = 0
        for i in range(self.box.givers[resource]):
            card = self.box.giver[resource][i]
            if self.place[card] == seat:
                total += self.box.amount[card]
        for i in range(self.box.apprentices):
            card = self.box.apprentice[i]
            if self.place[card] == seat and self.host[card] != NONE and self.box.resource[self.host[card]] == resource:
                total += 1
        return total

    def legionnaires(self, seat: int) -> int:
        total = 0
        for i in range(self.box.legionnaires):
            if self.place[self.box.legionnaire[i]] == seat:
                total += 1
        return total
