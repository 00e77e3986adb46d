"""The arrays of a position of Fortuna, and small moves every phase makes in them."""

from __future__ import annotations

from ....core.position import Position
from ....core.zone import NOBODY, OWNER, SOME, paper, zone
from ..declaration import *
from .box import Box


class Zones(Position):
    """Provinces, sides, favors and privilege cards. Sets of cards are bit masks; `step` and `about` are the stack."""

    box: Box
    draft: int = zone(low=0, high=1, rule="F-SETUP-11")
    side: list[int] = zone(SEATS, low=NONE, high=SIDES - 1, rule="F-SETUP-1")
    podium: list[int] = zone(SEATS, low=NONE, high=SEATS - 1, rule="F-INFO-8")
    round: int = zone(low=0, high=ROUNDS, rule="F-ROUND-1")
    at: int = zone(low=0, high=SEATS - 1, rule="F-ROUND-1")
    cards: list[int] = zone(SIDES, low=0, high=ALL_CARDS, rule="F-INFO-1")
    locked: int = zone(low=0, high=ALL_CARDS, rule="F-INFO-2")
    own: list[list[int]] = zone(SEATS, GOODS, low=0, rule="F-INFO-8")
    supply: list[int] = zone(PIECES, low=0, rule="F-INFO-8")
    money: list[int] = zone(SEATS, low=0, rule="F-INFO-8")
    square: list[int] = zone(SEATS, low=0, rule="F-INFO-8")
    married: int = zone(low=0, high=(1 << SEATS) - 1, rule="F-INFO-8")
    built: list[int] = zone(SEATS, low=0, high=(1 << BUILDINGS) - 1, rule="F-INFO-8")
    stock: list[int] = zone(BUILDINGS, low=0, rule="F-INFO-8")
    tokens: list[int] = zone(FAVORS, low=0, high=MOST_TOKENS, rule="F-INFO-8")
    turned: int = zone(low=0, high=(1 << FAVORS) - 1, rule="F-INFO-8")
    hand: list[int] = zone(SEATS, low=0, high=ALL_PRIVILEGES, seen=OWNER, rule="F-INFO-3")
    discards: int = zone(low=0, high=ALL_PRIVILEGES, rule="F-INFO-5")
    palace: int = zone(low=0, high=ALL_PRIVILEGES, seen=SOME, rule="F-INFO-7")
    choice: int = zone(low=0, high=ALL_PRIVILEGES, seen=SOME, rule="F-INFO-6")
    pile: list[int] = zone(PRIVILEGES, low=NONE, high=PRIVILEGES - 1, seen=NOBODY, rule="F-INFO-4")
    left: int = zone(low=0, high=PRIVILEGES, rule="F-INFO-4")
    faces: list[int] = zone(FACES, low=0, rule="F-INFO-8")
    stepped: int = zone(low=0, rule="F-PRIV-B-2")
    rank: list[int] = zone(SEATS, low=0, high=SEATS, rule="F-INFO-7")
    took: list[int] = zone(SEATS, low=GONE, high=PRIVILEGES - 1, seen=SOME, rule="F-INFO-7")
    reason: int = zone(low=NO_REASON, high=ROUNDS_OUT, rule="F-END-1")
    depth: int = zone(low=1, high=STACK, rule="F-PROTO-3")
    step: list[int] = zone(STACK, low=0, high=OVER, rule="F-PROTO-3")
    about: list[int] = zone(STACK, low=0, high=CARDS - 1, rule="F-PROTO-3")

    scratch: list[int] = paper(OFFERED, kind="i16")
    count: int = paper()
    points: list[int] = paper(SEATS, kind="i16")
    total: list[int] = paper(SEATS, kind="i16")
    chance: list[float] = paper(SEATS, kind="f64")

    def offer(self, action: int) -> None:
        """One more answer to the step on top; they come in the order of their ids."""
        self.scratch[self.count] = action
        self.count += 1

    def push(self, step: int, about: int = 0) -> None:
        """Puts a step on the stack: it comes before those below."""
        self.step[self.depth] = step
        self.about[self.depth] = about
        self.depth += 1

    def pop(self) -> None:
        """The step on top is done."""
        self.depth -= 1
        self.step[self.depth] = 0
        self.about[self.depth] = 0

    def become(self, step: int, about: int = 0) -> None:
        """The step on top gives way to the next one."""
        self.step[self.depth - 1] = step
        self.about[self.depth - 1] = about

    def earn(self, seat: int, amount: int) -> None:
        """F-MONEY-2: what goes beyond the track is lost."""
        before = self.money[seat]
        self.money[seat] = min(before + amount, self.box.money_max)
        self.tell(MoneyTaken, seat, self.money[seat] - before, before + amount - self.money[seat])

    def pay(self, seat: int, amount: int) -> None:
        self.money[seat] -= amount
        self.tell(MoneyPaid, seat, amount)

    def take(self, seat: int, kind: int, amount: int) -> None:
        """F-ACTION-2: from the supply, as far as it goes."""
        amount = min(amount, self.supply[kind])
        if amount > 0:
            self.supply[kind] -= amount
            self.own[seat][kind] += amount
            self.tell(GoodsTaken, seat, kind, amount)

    def give(self, seat: int, kind: int, amount: int) -> None:
        """Back to the supply; water from the Aqueduct too."""
        if amount > 0:
            self.own[seat][kind] -= amount
            self.supply[WATER if kind == ON_AQUEDUCT else kind] += amount
            self.tell(GoodsReturned, seat, kind, amount)

    def seat_at(self, side: int) -> int:
        """Who sits at a side, or NONE."""
        for seat in range(self.seats):
            if self.side[seat] == side:
                return seat
        return NONE

    def has_built(self, seat: int, building: int) -> int:
        return self.built[seat] >> building & 1

    def is_married(self, seat: int) -> int:
        return self.married >> seat & 1

    def rolled(self) -> int:
        """The dice rolled so far this turn."""
        dice = 0
        for face in range(FACES):
            dice += self.faces[face]
        return dice
