"""What the states of all games have in common: the question, the generator, the events, and the face Python calls.

A game's `Zones` adds its arrays, its `State` the hooks that the core calls.
"""

from __future__ import annotations

import hashlib
from typing import Self

try:
    import cython
except ImportError:  # a bare Python
    from . import nocython as cython

from . import image, random
from .errors import IllegalAction
from .names import *

if not cython.compiled:
    set_attribute = object.__setattr__

MOST_COUNTED = 1 << 30  # no game asks so much: what an image has counted can be counted on

FIELDS: image.Fields = (
    image.Field("key0", "Q"),
    image.Field("key1", "Q"),
    image.Field("drawn", "Q"),
    image.Field("seats", "b", low=1, high=MOST_SEATS),
    image.Field("turn", "b", low=0, high=MOST_SEATS - 1),
    image.Field("pending", "B"),
    image.Field("barrier", "i", low=0, high=MOST_COUNTED),
    image.Field("question", "i", low=0, high=MOST_COUNTED),
)


class Told:
    """The events of the last `apply`, in order. One that does not fit is an error, never a line lost."""

    def __init__(self) -> None:
        self.count = 0
        self.lost = 0
        if not cython.compiled:
            self.kind = [0] * EVENTS
            self.seat = [0] * EVENTS
            self.a = [0] * EVENTS
            self.b = [0] * EVENTS
            self.c = [0] * EVENTS

    def rows(self) -> list[tuple[int, int, int, int, int]]:
        """The events as rows of numbers; the edge of each game turns them into objects."""
        return [(self.kind[i], self.seat[i], self.a[i], self.b[i], self.c[i]) for i in range(self.count)]


class Position:
    """One position and its randomness. Equal bytes, same future: events and scratch are no part of them."""

    def __init__(self) -> None:
        if not cython.compiled:  # a compiled one is born as zeros
            self.key0 = self.key1 = self.drawn = 0
            self.seats = self.turn = self.pending = self.barrier = self.question = 0
            self.listed = self.answers = 0
            self.told: Told | None = None
            self.offered: list[int] = []
            self.shares = [0.0] * MOST_SEATS

    # ------------------------------------------------------------------ what every game writes for itself

    def options(self, seat: int) -> int:
        """Points `offered` at the sorted answers of a pending seat and returns their number."""
        return 0

    def perform(self, seat: int, action: int) -> None:
        """Plays an answer known to be legal and goes on to the next question or the end."""

    def copy_core(self, other: Position) -> None:
        """Copies the position into another state of the same game and box."""

    def hide(self, seat: int) -> None:
        """Draws anew, from the state's own generator, all that a seat does not know."""

    def share(self) -> None:
        """Adds each seat's share of the victory to `shares`."""

    def observed(self, viewer: int, seat: int, action: int) -> int:
        """The answer of a seat as another one sees it: answers that look alike have one number."""
        return action

    def dice(self) -> int:
        """What dice have just shown to all, as a number below `DICE`; 0 where they showed nothing."""
        return 0

    def suggest(self, seat: int, roll: int) -> int:
        """A sensible answer by a random number of 64 bits: what playouts of a search play. Uniform by default."""
        n = self.options(seat)
        return self.offered[((roll >> 32) * n) >> 32]

    def estimate(self) -> bool:
        """At a calm moment, adds each seat's estimated chance to win to `shares`; says whether it could."""
        return False

    @property
    def habits(self) -> tuple[float, float, int, int]:
        """How a search gets on best with the game: explore, widen, horizon, and iterations of a short look."""
        return 0.3, 36.0, 20, 500

    def clone(self) -> Self:
        """An equal state that goes its own way."""
        raise NotImplementedError

    def copy_into(self, other: Self) -> None:
        """Makes another state of the same game equal to this one, without making an object."""
        raise NotImplementedError

    def aside(self, seat: int) -> list[int]:
        """Declarations possible outside any question; most games have none."""
        return []

    def fields(self) -> image.Fields:
        """The fields of the image."""
        return FIELDS

    @property
    def game(self) -> str:
        """The name of the game, as it is registered."""
        raise NotImplementedError

    # ------------------------------------------------------------------ the tools of the rules

    def below(self, n: int) -> int:
        """A number from 0 to n-1, all alike likely, from the game's own generator."""
        if self.key1 == 0:  # an imagined game: the lighter generator will do
            self.drawn += 1
            value = random.mix((self.key0 + self.drawn * random.GOLDEN) & random.MASK) >> 32
            return (value * n) >> 32
        limit = random.MASK - random.MASK % n
        value = random.siphash(self.key0, self.key1, self.drawn)
        self.drawn += 1
        while value >= limit:
            value = random.siphash(self.key0, self.key1, self.drawn)
            self.drawn += 1
        return value % n

    def tell(self, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Reports an event, when somebody listens."""
        if self.told is None:
            return
        if self.told.count == EVENTS:
            self.told.lost += 1
            return
        self.told.kind[self.told.count] = kind
        self.told.seat[self.told.count] = seat
        self.told.a[self.told.count] = a
        self.told.b[self.told.count] = b
        self.told.c[self.told.count] = c
        self.told.count += 1

    def copy_position(self, other: Position) -> None:
        """The part of a copy that all games share."""
        other.key0 = self.key0
        other.key1 = self.key1
        other.drawn = self.drawn
        other.seats = self.seats
        other.turn = self.turn
        other.pending = self.pending
        other.barrier = self.barrier
        other.question = self.question
        other.listed = 0

    def asked(self) -> int:
        """The first pending seat clockwise from `turn`, -1 when the game is over."""
        seat = self.turn
        for _ in range(self.seats):
            if self.pending >> seat & 1:
                return seat
            seat += 1
            if seat == self.seats:
                seat = 0
        return -1

    def list_for(self, seat: int) -> int:
        """The answers of a pending seat as `options` lists them; those just listed are not worked out again."""
        if not cython.compiled or self.listed != seat + 1:  # a plain state cannot tell when it is written to
            self.answers = self.options(seat)
            self.listed = seat + 1
        return self.answers

    def __setattr__(self, name: str, value: object) -> None:
        self.listed = 0  # a position set up by hand has other answers
        set_attribute(self, name, value)

    # ------------------------------------------------------------------ the face

    @property
    def over(self) -> bool:
        """The rules run on until there is a question or the end, so no question is the end."""
        return self.pending == 0

    @property
    def seat(self) -> int:
        """The seat to ask when one asks one at a time; -1 when over."""
        return self.asked()

    def legal(self, seat: int) -> list[int]:
        """The answers a seat may give now, sorted; none if it is not asked. The list may be a shared one."""
        if seat < 0 or seat >= self.seats or not self.pending >> seat & 1:
            return []
        n = self.list_for(seat)
        return [self.offered[i] for i in range(n)]

    def allows(self, seat: int, action: int) -> bool:
        """Whether this is one of the answers a seat may give now."""
        if seat < 0 or seat >= self.seats or not self.pending >> seat & 1:
            return False
        n = self.list_for(seat)
        low = 0
        high = n
        while low < high:  # the offered answers are sorted
            middle = (low + high) >> 1
            if self.offered[middle] < action:
                low = middle + 1
            else:
                high = middle
        return low < n and self.offered[low] == action

    def apply(self, seat: int, action: int) -> None:
        """Plays an answer in place; an illegal one is refused and changes nothing."""
        if not self.allows(seat, action) and action not in self.aside(seat):
            raise IllegalAction(f"seat {seat}: action {action} is not legal here")
        if self.told is not None:
            self.told.count = 0
        self.listed = 0
        self.perform(seat, action)
        if self.told is not None and self.told.lost:
            raise RuntimeError(f"{self.told.lost} events did not fit")

    def listen(self) -> None:
        """Keeps the events of each `apply` from now on. Clones do not listen."""
        self.told = Told()

    def determinize(self, seat: int, seed: int) -> Self:
        """A state in which `seat` (-1: a spectator) knows what it knew, all hidden things re-drawn from `seed`."""
        if seat < -1 or seat >= self.seats:
            raise ValueError(f"seat {seat}: expected -1 to {self.seats - 1}")
        other = self.clone()
        other.reseed(seed & 0xFFFFFFFFFFFFFFFF)
        other.hide(seat)
        return other

    def reseed(self, seed: int) -> None:
        """A fresh, light generator from a 64-bit seed, for imagined games only: a table draws 128 bits."""
        self.key0 = random.mix(seed)
        self.key1 = 0
        self.drawn = 0

    def run(self, seed: int, guided: bool, most: int = -1) -> int:
        """Plays legal answers to the end or at most so many, uniformly random or as suggested; returns how many."""
        state = seed
        decisions = 0
        while self.pending and decisions != most:
            seat = self.asked()
            state = (state + random.GOLDEN) & random.MASK
            roll = random.mix(state)
            if guided:
                self.perform(seat, self.suggest(seat, roll))
            else:
                n = self.options(seat)
                self.perform(seat, self.offered[((roll >> 32) * n) >> 32])
            decisions += 1
        return decisions

    def playout(self, seed: int, guided: bool = False, most: int = -1) -> int:
        """Plays on in place, at random, to the end or for so many answers; returns their number."""
        start = random.mix(seed & 0xFFFFFFFFFFFFFFFF)
        self.listed = 0
        with cython.nogil:
            decisions = self.run(start, guided, most)
        return decisions

    def playouts(self, n: int, seed: int, guided: bool = False) -> tuple[list[float], int]:
        """Plays `n` copies to the end: the sum of each seat's shares of victory, and the number of answers."""
        other = self.clone()
        state = seed & 0xFFFFFFFFFFFFFFFF
        decisions = 0
        for i in range(MOST_SEATS):
            other.shares[i] = 0.0
        with cython.nogil:
            for _ in range(n):
                self.copy_core(other)
                state = (state + random.GOLDEN) & random.MASK
                decisions += other.run(random.mix(state), guided)
                other.share()
        return [other.shares[i] for i in range(self.seats)], decisions

    def outcome(self) -> list[float]:
        """Each seat's share of the victory, 1 in all; zeros while the game runs."""
        for i in range(MOST_SEATS):
            self.shares[i] = 0.0
        if self.pending == 0:
            self.share()
        return [self.shares[i] for i in range(self.seats)]

    # ------------------------------------------------------------------ images

    def to_bytes(self) -> bytes:
        """All that decides the rest of the game."""
        return image.write(self, self.fields())

    def digest(self) -> str:
        """A short name of the image, the same in every build."""
        return hashlib.sha256(self.to_bytes()).hexdigest()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and type(other) is type(self) and other.to_bytes() == self.to_bytes()


if not cython.compiled:
    del Position.__setattr__  # compiled, only writing from Python passes it; plain, every assignment of the rules would
