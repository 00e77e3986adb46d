"""What the states of all games have in common: the question, the generator, the events, and the face Python calls.

A game's `Zones` adds what lies where, its `State` the hooks that the core calls.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, Final, Self

from . import display, image, observation, random
from .errors import IllegalAction
from .habits import Habits
from .names import *
from .native import as_tuple, bytes_of, compiled, face, home, hook, nogil, revive, set_attribute
from .types import Answers, Bytes, Kind, Number, Row, u64
from .zone import NOBODY, SOME, Arrays, As, workspace, zone

MOST_COUNTED: Final = 1 << 30  # a bound: what an image has counted can still be counted on, far beyond any game


class Chronicle(Arrays):
    """The events of the last `apply`, in order. One that does not fit is an error, never a line lost."""

    count: int = workspace()
    kind: list[Any] = workspace(EVENTS, kind="i16")
    seat: list[int] = workspace(EVENTS, kind="i16")
    a: list[int] = workspace(EVENTS, kind="i32")
    b: list[int] = workspace(EVENTS, kind="i32")
    c: list[int] = workspace(EVENTS, kind="i32")

    def rows(self) -> list[tuple[int, int, int, int, int]]:
        """The events as rows of numbers; the edge of each game turns them into objects."""
        return [(int(self.kind[i]), self.seat[i], self.a[i], self.b[i], self.c[i]) for i in range(self.count)]


class Position(Arrays):
    """One position and its randomness. Equal bytes and box, same future: events and workspace are no part of them."""

    key0: u64 = zone(kind="u64", seen=NOBODY)
    key1: u64 = zone(kind="u64", seen=NOBODY)
    drawn: u64 = zone(kind="u64", seen=NOBODY)
    seats: int = zone(low=1, high=MOST_SEATS, kept=True, means="how many are at the table")
    turn: int = zone(low=0, high=MOST_SEATS - 1, read=As.SEAT, means="whose turn it is")
    pending: int = zone(kind="u8", read=As.SEATED, means="who may answer now")
    barrier: int = zone(low=0, high=MOST_COUNTED, seen=SOME, read=As.NOTHING)
    question: int = zone(low=0, high=MOST_COUNTED, seen=SOME, read=As.NOTHING)
    box: Any  # its class is the game's
    reason: Any  # why the game is over, a zone of each game
    told: Chronicle | None = None
    offered: Answers = workspace(kind="answers")
    listed: int = workspace()
    answers: int = workspace()
    unkept: bool = workspace()  # a state of plain lists cannot tell when it is written to
    lost: int = workspace()  # events or steps that did not fit
    shares: list[float] = workspace(MOST_SEATS, kind="f64")

    def __init__(self, box: Any) -> None:
        self.box = box

    # ------------------------------------------------------------------ what every game writes for itself

    @hook
    def list_answers(self, seat: int) -> int:
        """Points `offered` at the sorted answers of a pending seat and returns their number."""
        return 0

    @hook
    def perform(self, seat: int, action: int) -> None:
        """Plays an answer known to be legal and goes on to the next question or the end."""

    @hook
    def copy_core(self, other: Position) -> None:
        """Copies the position into another state of the same game and box. Compiled, the build writes this."""
        for field in self.declared:
            if field.use in ("zone", "derived"):
                setattr(other, field.name, field.copied(getattr(self, field.name)))
        other.listed = 0

    @hook
    def deal(self) -> None:
        """Deals a game at a table that is blank but for seats, options and generator, and asks the first question."""

    @hook
    def observe(self, seat: int, out: Bytes, at: u64) -> None:
        """Writes what a seat knows, for a network. Compiled, the build writes this and `observe_all`."""
        if not compiled:
            found = observation.written(self, seat, False)
            out[at : at + len(found)] = found

    @hook
    def observe_all(self, seat: int, out: Bytes, at: u64) -> None:
        """Writes everything, as it lies before a seat."""
        if not compiled:
            found = observation.written(self, seat, True)
            out[at : at + len(found)] = found

    @hook
    def hide(self, seat: int) -> None:
        """Draws anew, from the state's own generator, all that a seat does not know."""

    @hook
    def tally(self) -> None:
        """Counts the points as if the game ended now, for `beats`."""

    @hook
    def beats(self, seat: int, other: int) -> int:
        """Above 0 if a seat comes before another at the end, 0 if they share their place."""
        return 0

    @hook
    def wins(self, seat: int) -> bool:
        """Whether a seat has won a game that is over and counted: nobody comes before it."""
        for other in range(self.seats):
            if self.beats(other, seat) > 0:
                return False
        return True

    @hook
    def observed(self, viewer: int, seat: int, action: int) -> int:
        """The answer of a seat as another one sees it: answers that look alike have one number."""
        return action

    @hook
    def dice(self) -> int:
        """What dice have just shown to all, as a number below `DICE`; 0 where they showed nothing."""
        return 0

    @hook
    def suggest(self, seat: int, roll: u64) -> int:
        """A sensible answer by a random number of 64 bits: what playouts of a search play. Uniform by default."""
        n: u64 = self.list_answers(seat)
        return self.offered[((roll >> 32) * n) >> 32]

    @hook
    def estimate(self) -> bool:
        """At a calm moment, adds each seat's estimated chance to win to `shares`; says whether it could."""
        return False

    @property
    def habits(self) -> Habits:
        """How a search gets on best with the game."""
        return Habits(explore=0.3, widen=36.0, horizon=20, look=500)

    def aside(self, seat: int) -> Sequence[int]:
        """Answers possible outside any question; most games have none."""
        return ()

    @face
    def check(self) -> None:
        """Refuses, with NotationError, an image that could lead the rules astray."""

    @face
    def restore(self) -> None:
        """Computes what follows from the zones."""

    def scores(self) -> list[int]:
        """The points of every seat as far as they are public, all of them once the game is over."""
        return [sum(row) for row in self.sheet()]

    def sheet(self) -> list[list[int]]:
        """The points of every seat by the parts of the score."""
        return [[] for _ in range(self.seats)]

    @property
    def game(self) -> str:
        """The name of the game, as it is registered."""
        raise NotImplementedError

    # ------------------------------------------------------------------ the tools of the rules

    def below(self, n: int) -> int:
        """A number from 0 to n-1, each as likely as the others, from the game's own generator."""
        if self.key1 == 0:  # an imagined game: the lighter generator will do
            self.drawn += 1
            value: u64 = random.mix((self.key0 + self.drawn * random.GOLDEN) & MASK) >> 32
            return (value * n) >> 32
        return self.drawn_below(n)

    def drawn_below(self, n: u64) -> int:
        limit: u64 = MASK - MASK % n
        value: u64 = random.siphash(self.key0, self.key1, self.drawn)
        self.drawn += 1
        while value >= limit:
            value = random.siphash(self.key0, self.key1, self.drawn)
            self.drawn += 1
        return value % n

    def shuffle(self, row: Row, first: int, count: int) -> None:
        """Lays so many numbers of a row, from the first on, in an order drawn anew."""
        for top in range(first + count - 1, first, -1):
            at = first + self.below(top - first + 1)
            number = row[top]
            row[top] = row[at]
            row[at] = number

    def tell(self, kind: Kind, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Reports an event, when somebody listens."""
        if self.told is not None:
            self.note(kind, seat, a, b, c)

    def note(self, kind: Kind, seat: int, a: int, b: int, c: int) -> None:
        if self.told is None or self.told.count == EVENTS:
            self.lost += 1
            return
        self.told.kind[self.told.count] = kind
        self.told.seat[self.told.count] = seat
        self.told.a[self.told.count] = a
        self.told.b[self.told.count] = b
        self.told.c[self.told.count] = c
        self.told.count += 1

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
        """The answers of a pending seat as `list_answers` lists them; those just listed are not worked out again."""
        if not compiled or self.unkept or self.listed != seat + 1:
            self.answers = self.list_answers(seat)
            self.listed = seat + 1
        return self.answers

    def mark(self, seat: int, actions: int, out: Bytes, at: u64) -> None:
        """Writes a 1 for each answer a seat may give, and zeros for the others."""
        for i in range(actions):
            out[at + i] = 0
        if self.is_pending(seat):
            n = self.list_for(seat)
            for i in range(n):
                out[at + self.offered[i]] = 1

    def is_pending(self, seat: int) -> bool:
        return 0 <= seat < self.seats and (self.pending >> seat & 1) != 0

    def is_listed(self, seat: int, action: int) -> bool:
        """Whether this is one of the answers a pending seat may give; they are sorted."""
        low = 0
        high = self.list_for(seat)
        n = high
        while low < high:
            middle = (low + high) >> 1
            if self.offered[middle] < action:
                low = middle + 1
            else:
                high = middle
        return low < n and self.offered[low] == action

    def share(self) -> None:
        """Adds each seat's share of the victory to `shares`."""
        self.tally()
        winners = 0
        for seat in range(self.seats):
            if self.wins(seat):
                winners |= 1 << seat
        number = 0
        for seat in range(self.seats):
            number += winners >> seat & 1
        for seat in range(self.seats):
            if winners >> seat & 1:
                self.shares[seat] += 1.0 / number

    def reseed(self, seed: u64) -> None:
        """A fresh, light generator from a 64-bit seed, for imagined games only: a table draws 128 bits."""
        self.key0 = random.mix(seed)
        self.key1 = 0
        self.drawn = 0

    def run(self, seed: u64, guided: bool, most: int) -> int:
        """Plays legal answers to the end or at most so many, uniformly random or as suggested; returns how many."""
        state: u64 = seed
        decisions = 0
        while self.pending and decisions != most:
            seat = self.asked()
            state = (state + random.GOLDEN) & MASK
            roll: u64 = random.mix(state)
            if guided:
                self.perform(seat, self.suggest(seat, roll))
            else:
                n: u64 = self.list_answers(seat)
                self.perform(seat, self.offered[((roll >> 32) * n) >> 32])
            decisions += 1
        return decisions

    if compiled:

        def __setattr__(self, name: str, value: object) -> None:
            self.listed = 0  # a position set up by hand has other answers
            set_attribute(self, name, value)

    # ------------------------------------------------------------------ the face

    def start(self, seats: int, seed: str) -> None:
        """Begins a new game: seats the players, begins the game's own generator, and deals."""
        self.key0, self.key1 = random.key_of(seed)
        self.drawn = 0
        self.seats = seats
        self.deal()
        if self.lost:
            self.complain()

    @property
    def over(self) -> bool:
        """The rules run on until there is a question or the end, so no question is the end."""
        return self.pending == 0

    @property
    def seat(self) -> int:
        """The seat to ask when one asks one at a time; -1 when over."""
        return self.asked()

    @face
    def legal(self, seat: int) -> tuple[int, ...]:
        """The answers a seat may give now, sorted; none if it is not asked."""
        if not self.is_pending(seat):
            return ()
        n = self.list_for(seat)
        if self.lost:
            self.complain()
        return as_tuple(self.offered, n)

    @face
    def allows(self, seat: int, action: int) -> bool:
        """Whether this is one of the answers a seat may give now."""
        found: bool = self.is_pending(seat) and self.is_listed(seat, action)
        if self.lost:
            self.complain()
        return found

    @face
    def apply(self, seat: Number, action: Number) -> None:
        """Plays an answer in place; an illegal one is refused and changes nothing."""
        try:
            who: int = seat
            what: int = action
        except OverflowError:
            who = what = -1
        if not (self.is_pending(who) and self.is_listed(who, what)):
            if self.lost:
                self.complain()
            if action not in self.aside(who):
                raise IllegalAction(f"seat {seat}: action {action} is not legal here")
        if self.told is not None:
            self.told.count = 0
        self.listed = 0
        self.perform(who, what)
        if self.lost:
            self.complain()

    @face
    def complain(self) -> None:
        """Says what was lost; nothing that came after it is worth anything."""
        raise RuntimeError(f"{self.lost} events or steps did not fit")

    @face
    def listen(self) -> None:
        """Keeps the events of each `apply` from now on. Clones do not listen."""
        self.told = Chronicle()

    @face
    def clone(self) -> Self:
        """An equal state that goes its own way. Compiled, the build writes this and `copy_into`."""
        other = type(self)(self.box)
        self.copy_core(other)
        return other

    @face
    def copy_into(self, other: Position) -> None:
        """Makes another state of the same game equal to this one, without making an object."""
        if type(other) is not type(self):
            raise TypeError(f"expected a {type(self).__name__}, got {other!r}")
        other.box = self.box
        self.copy_core(other)

    @face
    def determinize(self, seat: int, seed: Number) -> Self:
        """A state in which `seat` (-1: a spectator) knows what it knew, all hidden things re-drawn from `seed`.

        64 bits will do for a search; a table that begins there takes 128.
        """
        if seat < -1 or seat >= self.seats:
            raise ValueError(f"seat {seat}: expected -1 to {self.seats - 1}")
        other: Self = self.clone()
        other.reseed(seed & MASK)
        if seed > MASK:
            other.key1 = seed >> 64 & MASK
        other.hide(seat)
        other.listed = 0
        if self.lost or other.lost:
            (self if self.lost else other).complain()
        return other

    @face
    def write_observation(self, seat: int, out: Any, everything: bool = False) -> None:
        """Writes what a seat knows, or everything, into the caller's bytes (`core/observation.py`)."""
        if seat < 0 or seat >= self.seats:
            raise ValueError(f"seat {seat}: expected 0 to {self.seats - 1}")
        size = observation.layout(type(self), type(self.box), everything).size
        place: Bytes = bytes_of(out, size)
        with nogil:
            if everything:
                self.observe_all(seat, place, 0)
            else:
                self.observe(seat, place, 0)
        if self.lost:
            self.complain()

    @face
    def write_mask(self, seat: int, out: Any) -> None:
        """Writes 1 for each answer a seat may give now, 0 for all others, into the caller's bytes: one for each."""
        actions: int = len(out)
        place: Bytes = bytes_of(out, actions)
        with nogil:
            self.mark(seat, actions, place, 0)
        if self.lost:
            self.complain()

    @face
    def playout(self, seed: Number, guided: bool = False, most: int = -1) -> int:
        """Plays on in place, at random, to the end or for so many answers; returns their number."""
        start: u64 = random.mix(seed & MASK)
        self.listed = 0
        with nogil:
            decisions: int = self.run(start, guided, most)
        if self.lost:
            self.complain()
        return decisions

    @face
    def playouts(self, n: int, seed: Number, guided: bool = False) -> tuple[list[float], int]:
        """Plays `n` copies to the end, each with luck of its own: each seat's shares, and the number of answers."""
        other: Position = self.clone()
        state: u64 = seed & MASK
        decisions: int = 0
        for i in range(MOST_SEATS):
            other.shares[i] = 0.0
        with nogil:
            for _ in range(n):
                self.copy_core(other)
                state = (state + random.GOLDEN) & MASK
                other.reseed(state)
                decisions += other.run(random.mix(state), guided, -1)
                other.share()
        if self.lost or other.lost:
            (self if self.lost else other).complain()
        return [other.shares[i] for i in range(self.seats)], decisions

    def outcome(self) -> list[float]:
        """Each seat's share of the victory, 1 in all or nothing where nobody has won; zeros while the game runs."""
        for i in range(MOST_SEATS):
            self.shares[i] = 0.0
        if self.pending == 0:
            self.share()
        if self.lost:
            self.complain()
        return [self.shares[i] for i in range(self.seats)]

    def places(self) -> list[int]:
        """The place of every seat as if the game ended now, from 1; those who share one have the same."""
        self.tally()
        places = [1 + sum(self.beats(other, seat) > 0 for other in range(self.seats)) for seat in range(self.seats)]
        if self.lost:
            self.complain()
        return places

    # ------------------------------------------------------------------ images

    def to_bytes(self) -> bytes:
        """All that decides the rest of the game."""
        return image.write(self, image.zones(self.declared))

    @classmethod
    def from_bytes(cls, data: bytes, box: Any) -> Self:
        """A state from its image; one that could lead the rules astray is refused."""
        state = cls(box)
        image.read(state, image.zones(cls.declared), data)
        state.check()
        state.restore()
        return state

    def digest(self) -> str:
        """A short name of the image, the same in every build."""
        return hashlib.sha256(self.to_bytes()).hexdigest()

    def __reduce__(self) -> tuple[Any, ...]:
        return revive, (home(type(self)), f"{type(self).__name__}.from_bytes", self.to_bytes(), self.box)

    def __eq__(self, other: object) -> bool:
        """Equal images of one game, played with the same cards and options."""
        if not isinstance(other, Position) or type(other) is not type(self) or other.to_bytes() != self.to_bytes():
            return False
        if self.box is other.box or self.box == other.box:
            return True
        made: bool = self.box.__reduce_ex__(2) == other.box.__reduce_ex__(2)  # from the same deck and options
        return made

    __hash__ = None  # type: ignore[assignment]

    def _repr_html_(self) -> str | None:
        """The table in a notebook, as a spectator sees it."""
        return display.html(self)
