"""The arrays of a position of Fortuna, and small moves every phase makes in them."""

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
    image.Field("draft", "b", low=0, high=1),
    image.Field("side", "b", (SEATS,), low=NONE, high=SIDES - 1),
    image.Field("podium", "b", (SEATS,), low=NONE, high=SEATS - 1),
    image.Field("round", "h", low=0, high=ROUNDS),
    image.Field("at", "b", low=0, high=SEATS - 1),
    image.Field("cards", "h", (SIDES,), low=0, high=ALL_CARDS),
    image.Field("locked", "h", low=0, high=ALL_CARDS),
    image.Field("own", "b", (SEATS, GOODS), low=0),
    image.Field("supply", "b", (PIECES,), low=0),
    image.Field("money", "b", (SEATS,), low=0),
    image.Field("square", "b", (SEATS,), low=0),
    image.Field("married", "b", low=0, high=(1 << SEATS) - 1),
    image.Field("built", "b", (SEATS,), low=0, high=(1 << BUILDINGS) - 1),
    image.Field("stock", "b", (BUILDINGS,), low=0),
    image.Field("tokens", "b", (FAVORS,), low=0, high=MOST_TOKENS),
    image.Field("turned", "b", low=0, high=(1 << FAVORS) - 1),
    image.Field("hand", "i", (SEATS,), low=0, high=ALL_PRIVILEGES),
    image.Field("discards", "i", low=0, high=ALL_PRIVILEGES),
    image.Field("palace", "i", low=0, high=ALL_PRIVILEGES),
    image.Field("choice", "i", low=0, high=ALL_PRIVILEGES),
    image.Field("pile", "b", (PRIVILEGES,), low=NONE, high=PRIVILEGES - 1),
    image.Field("left", "b", low=0, high=PRIVILEGES),
    image.Field("faces", "b", (FACES,), low=0),
    image.Field("stepped", "b", low=0),
    image.Field("rank", "b", (SEATS,), low=0, high=SEATS),
    image.Field("took", "b", (SEATS,), low=GONE, high=PRIVILEGES - 1),
    image.Field("reason", "b", low=NO_REASON, high=ROUNDS_OUT),
    image.Field("depth", "b", low=1, high=STACK),
    image.Field("step", "b", (STACK,), low=0, high=OVER),
    image.Field("about", "b", (STACK,), low=0, high=CARDS - 1),
)


class Zones(Position):
    """Provinces, sides, favors and privilege cards. Sets of cards are bit masks; `step` and `about` are the stack."""

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.box = box
        if not cython.compiled:
            self.draft = self.round = self.at = self.locked = self.married = self.turned = 0
            self.discards = self.palace = self.choice = self.left = self.stepped = self.reason = self.depth = 0
            self.side, self.podium, self.money = [0] * SEATS, [0] * SEATS, [0] * SEATS
            self.square, self.built, self.hand = [0] * SEATS, [0] * SEATS, [0] * SEATS
            self.rank, self.took = [0] * SEATS, [0] * SEATS
            self.cards = [0] * SIDES
            self.own = [[0] * GOODS for _ in range(SEATS)]
            self.supply, self.stock = [0] * PIECES, [0] * BUILDINGS
            self.tokens, self.faces = [0] * FAVORS, [0] * FACES
            self.pile = [0] * PRIVILEGES
            self.step, self.about = [0] * STACK, [0] * STACK
            self.scratch = [0] * OFFERED
            self.count = 0
            self.points, self.total, self.chance = [0] * SEATS, [0] * SEATS, [0.0] * SEATS

    def copy_zones(self, other: Zones) -> None:
        self.copy_position(other)
        other.draft = self.draft
        other.side[:] = self.side
        other.podium[:] = self.podium
        other.round = self.round
        other.at = self.at
        other.cards[:] = self.cards
        other.locked = self.locked
        for seat in range(SEATS):
            other.own[seat][:] = self.own[seat]
        other.supply[:] = self.supply
        other.money[:] = self.money
        other.square[:] = self.square
        other.married = self.married
        other.built[:] = self.built
        other.stock[:] = self.stock
        other.tokens[:] = self.tokens
        other.turned = self.turned
        other.hand[:] = self.hand
        other.discards = self.discards
        other.palace = self.palace
        other.choice = self.choice
        other.pile[:] = self.pile
        other.left = self.left
        other.faces[:] = self.faces
        other.stepped = self.stepped
        other.rank[:] = self.rank
        other.took[:] = self.took
        other.reason = self.reason
        other.depth = self.depth
        other.step[:] = self.step
        other.about[:] = self.about

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
        self.tell(MONEY_TAKEN, seat, self.money[seat] - before, amount)

    def pay(self, seat: int, amount: int) -> None:
        self.money[seat] -= amount
        self.tell(MONEY_PAID, seat, amount)

    def take(self, seat: int, kind: int, amount: int) -> None:
        """F-ACTION-2: from the supply, as far as it goes."""
        amount = min(amount, self.supply[kind])
        if amount > 0:
            self.supply[kind] -= amount
            self.own[seat][kind] += amount
            self.tell(GOODS_TAKEN, seat, kind, amount)

    def give(self, seat: int, kind: int, amount: int) -> None:
        """Back to the supply; water from the Aqueduct too."""
        if amount > 0:
            self.own[seat][kind] -= amount
            self.supply[WATER if kind == ON_AQUEDUCT else kind] += amount
            self.tell(GOODS_RETURNED, seat, kind, amount)

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
