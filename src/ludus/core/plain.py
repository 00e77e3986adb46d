"""A game without a compiler: its rules are ordinary methods of a Python class, and everything of the core works on it.

    class State(PlainPosition):
        score: list[int] = zone(2, low=0, high=5, rule="M-WIN-1")

        def answers_of(self, seat): ...
        def play(self, seat, action): ...

What such a method raises is kept, since a search calls it from C, and raised where Python called the core.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from . import observation
from .errors import NotationError
from .names import *
from .native import compiled, face, held
from .position import Position
from .types import Bytes, u64
from .zone import Arrays, declare, workspace


class PlainPosition(Position):
    """What a game writes: `answers_of` and `play`, and as far as it needs them `imagine`, `ranks` and `seen`."""

    fault: BaseException | None = None  # what the rules raised first
    menu: list[int] = workspace(SPACE, kind="i16")

    def answers_of(self, seat: int) -> Sequence[int]:
        """The answers of a pending seat, sorted."""
        raise NotImplementedError

    @face
    def play(self, seat: int, action: int) -> None:
        """Plays an answer known to be legal and goes on to the next question or the end."""
        raise NotImplementedError

    @face
    def imagine(self, seat: int) -> None:
        """Draws anew, with `draw`, all that a seat (-1: a spectator) does not know."""

    @face
    def ranks(self, seat: int, other: int) -> int:
        """Above 0 if a seat comes before another at the end, 0 if they share their place."""
        scores = self.scores()
        return scores[seat] - scores[other]

    @face
    def seen(self, viewer: int, seat: int, action: int) -> int:
        """The answer of a seat as another one sees it: answers that look alike have one number."""
        return action

    @face
    def begin(self) -> None:
        """Sets the table of a new game and asks the first question."""
        raise NotImplementedError

    @face
    def draw(self, n: int) -> int:
        """A number from 0 to n-1, each as likely as the others, from the game's own generator."""
        if n < 1:
            raise ValueError(f"a number below {n} cannot be drawn")
        return self.below(n)

    def report(self, event: Any, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Tells an event, by its class and its numbers, when somebody listens."""
        self.tell(event.index, seat, a, b, c)

    # ------------------------------------------------------------------ the hooks of the core

    @held
    def list_answers(self, seat: int) -> int:
        self.offered = self.menu
        count: int = 0
        last: int = -1
        try:
            for action in self.answers_of(seat):
                if not last < action < SPACE:
                    raise ValueError(f"answers are sorted, distinct and below {SPACE}, not {self.answers_of(seat)}")
                self.menu[count] = last = action
                count += 1
            if not count:
                raise ValueError(f"seat {seat} is asked and has no answer")
        except BaseException as error:
            self.fail(error)
            count = self.menu[0] = 0
        return count

    @held
    def perform(self, seat: int, action: int) -> None:
        if self.fault is not None:
            self.pending = 0  # also where a copy has set it anew
            return
        try:
            self.play(seat, action)
            if not (0 <= self.turn < self.seats <= MOST_SEATS and 0 <= self.pending < 1 << self.seats):
                raise ValueError(f"turn {self.turn}, pending {self.pending}: {self.seats} are at the table")
        except BaseException as error:
            self.fail(error)

    @held
    def copy_core(self, other: Position) -> None:
        try:
            for field in self.declared:
                if field.use in ("zone", "derived"):
                    setattr(other, field.name, field.copied(getattr(self, field.name)))
        except BaseException as error:
            self.fail(error)
            other.pending = 0

    @held
    def hide(self, seat: int) -> None:
        try:
            self.imagine(seat)
        except BaseException as error:
            self.fail(error)

    @held
    def beats(self, seat: int, other: int) -> int:
        try:
            return self.ranks(seat, other)
        except BaseException as error:
            self.fail(error)
            return 0

    @held
    def observed(self, viewer: int, seat: int, action: int) -> int:
        number: int = 0
        try:
            number = self.seen(viewer, seat, action)
            if not 0 <= number < SPACE:
                raise ValueError(f"an answer is seen as a number below {SPACE}, not {number}")
        except BaseException as error:
            self.fail(error)
            number = 0
        return number

    @held
    def deal(self) -> None:
        try:
            self.begin()
        except BaseException as error:
            self.fail(error)

    @held
    def observe(self, seat: int, out: Bytes, at: u64) -> None:
        i: int = 0
        found = self.told_to(seat, False)
        for i in range(len(found)):
            out[at + i] = found[i]

    @held
    def observe_all(self, seat: int, out: Bytes, at: u64) -> None:
        i: int = 0
        found = self.told_to(seat, True)
        for i in range(len(found)):
            out[at + i] = found[i]

    def told_to(self, seat: int, everything: bool) -> bytearray:
        """An observation; nothing where the game failed to tell."""
        try:
            return observation.written(self, seat, everything)
        except BaseException as error:
            self.fail(error)
            return bytearray()

    def fail(self, error: Any) -> None:
        """Keeps what the rules raised, and lets no loop of the core go on with them."""
        if self.fault is None:
            self.fault = error
        self.lost += 1
        self.pending = 0

    @face
    def check(self) -> None:
        """Refuses, with NotationError, an image or a text that no game leads to; a game adds what it knows."""
        if self.turn >= self.seats or self.pending >> self.seats:
            raise NotationError(f"turn {self.turn}, pending {self.pending}: {self.seats} are at the table")

    @face
    def complain(self) -> None:
        if self.fault is not None:
            raise self.fault
        Position.complain(self)

    if compiled:  # what `Arrays` does for classes of Python

        def __cinit__(self, box: Any = None) -> None:
            self.unkept = True
            declare_plain(type(self))
            for one in type(self).declared[len(PlainPosition.declared) :]:  # the others are C, and 0 already
                setattr(self, one.name, one.zero())


def declare_plain(kind: type[Arrays]) -> None:
    """Lists the fields of a class of Python below a compiled one, which hears nothing of its subclasses."""
    if "declared" not in vars(kind):
        declare_plain(kind.__mro__[1])
        declare(kind)
