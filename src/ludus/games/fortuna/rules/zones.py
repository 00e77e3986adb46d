"""The arrays of a position of Fortuna, and small moves every phase makes in them."""

from __future__ import annotations

from ....core.position import Position
from ....core.zone import NOBODY, OWNER, SOME, As, workspace, zone
from ..declaration import *
from .box import Box


class Zones(Position):
    """Provinces, sides, favors and privilege cards. Sets of cards are bit masks; `step` and `about` are the stack."""

    box: Box
    draft: int = zone(low=0, high=1, rule="F-SETUP-11", kept=True, means="whether the action cards are drafted")
    side: list[int] = zone(
        SEATS,
        low=NONE,
        high=SIDES - 1,
        rule="F-SETUP-1",
        read=As.ONE,
        kept=True,
        means="the side of the board each seat plays from",
    )
    podium: list[int] = zone(
        int(SEATS), low=NONE, high=SEATS - 1, rule="F-INFO-8", read=As.SEAT, means="who plays when in this round"
    )
    round: int = zone(low=0, high=ROUNDS, rule="F-ROUND-1", means="the round")
    at: int = zone(low=0, high=SEATS - 1, rule="F-ROUND-1", means="how many have had their turn in this round")
    cards: list[int] = zone(
        SIDES,
        low=0,
        high=ALL_CARDS,
        rule="F-INFO-1",
        read=As.SET,
        around="side",
        means="the action cards on each side, from one's own side on",
    )
    locked: int = zone(low=0, high=ALL_CARDS, rule="F-INFO-2", read=As.SET, means="action cards that lie face down")
    own: list[list[int]] = zone(
        SEATS,
        GOODS,
        low=0,
        rule="F-INFO-8",
        means="water, wheat, wine, vestals, centurions, dice, water on the Aqueduct",
    )
    supply: list[int] = zone(
        PIECES, low=0, rule="F-INFO-8", means="what is left of water, wheat, wine, vestals, centurions, dice"
    )
    money: list[int] = zone(SEATS, low=0, rule="F-INFO-8", means="money")
    square: list[int] = zone(
        SEATS, low=0, rule="F-INFO-8", means="how far each figure has come on the road to the palace"
    )
    married: int = zone(low=0, high=(1 << SEATS) - 1, rule="F-INFO-8", read=As.SEATED, means="who is married")
    built: list[int] = zone(
        SEATS,
        low=0,
        high=(1 << BUILDINGS) - 1,
        rule="F-INFO-8",
        read=As.SET,
        means="Market, Aqueduct, Palace, Basilica",
    )
    stock: list[int] = zone(BUILDINGS, low=0, rule="F-INFO-8", means="copies left of each building")
    tokens: list[int] = zone(FAVORS, low=0, high=MOST_TOKENS, rule="F-INFO-8", means="tokens on each favor card")
    turned: int = zone(
        low=0, high=(1 << FAVORS) - 1, rule="F-INFO-8", read=As.SET, means="favor cards that are turned over"
    )
    hand: list[int] = zone(
        SEATS,
        low=0,
        high=ALL_PRIVILEGES,
        seen=OWNER,
        rule="F-INFO-3",
        read=As.SET,
        means="privilege cards in hand; of the others at the end, if they are in Rome",
    )
    discards: int = zone(
        low=0, high=ALL_PRIVILEGES, rule="F-INFO-5", read=As.SET, means="privilege cards on the discard pile"
    )
    palace: int = zone(
        low=0,
        high=ALL_PRIVILEGES,
        seen=SOME,
        rule="F-INFO-7",
        read=As.SET,
        means="privilege cards of the palace this seat has looked at, wherever they are now",
    )
    choice: int = zone(
        low=0,
        high=ALL_PRIVILEGES,
        seen=SOME,
        rule="F-INFO-6",
        read=As.SET,
        means="privilege cards to choose from, if the choice is one's own",
    )
    pile: list[int] = zone(
        PRIVILEGES,
        low=NONE,
        high=PRIVILEGES - 1,
        seen=NOBODY,
        rule="F-INFO-4",
        means="the pile from the bottom up, cards by their numbers from 1",
    )
    left: int = zone(low=0, high=PRIVILEGES, rule="F-INFO-4", means="cards left in the pile")
    faces: list[int] = zone(FACES, low=0, rule="F-INFO-8", means="how many dice show each face")
    stepped: int = zone(low=0, rule="F-PRIV-B-2", means="cards for steps played in this round")
    rank: list[int] = zone(
        SEATS,
        low=0,
        high=SEATS,
        rule="F-INFO-7",
        means="in which place each seat has arrived in the palace; 0 is not yet",
    )
    took: list[int] = zone(
        SEATS,
        low=GONE,
        high=PRIVILEGES - 1,
        seen=SOME,
        rule="F-INFO-7",
        read=As.ONE,
        means="the card one took in the palace: it has come to light, none, or which",
    )
    reason: int = zone(
        low=NO_REASON,
        high=ROUNDS_OUT,
        rule="F-END-1",
        read=As.ONE,
        means="why the game is over: it is not, the palace is reached, rounds out",
    )
    depth: int = zone(low=1, high=STACK, rule="F-PROTO-3", means="questions and what follows them, one upon the other")
    step: list[int] = zone(
        STACK, low=0, high=OVER, rule="F-PROTO-3", read=As.ONE, means="what each of them is, the first asked last"
    )
    about: list[int] = zone(
        STACK, low=0, high=CARDS - 1, rule="F-PROTO-3", means="the action card, favor or tokens each of them is about"
    )

    scratch: list[int] = workspace(OFFERED, kind="i16")
    loose: list[int] = workspace(PRIVILEGES)  # cards that lie nowhere for a moment
    count: int = workspace()
    points: list[int] = workspace(
        SEATS,
        kind="i16",
        seen=OWNER,
        read=As.NUMBER,
        means="points for privilege cards, if the game ended now; of the others at the end",
    )
    total: list[int] = workspace(SEATS, kind="i16")
    chance: list[float] = workspace(SEATS, kind="f64")

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
