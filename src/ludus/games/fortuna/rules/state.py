"""State: a position of Fortuna as the core contract wants it."""

from __future__ import annotations

try:
    import cython
except ImportError:  # a bare Python
    from ....core import nocython as cython

from ....core import image, random
from ....core import position as core
from ....core.position import Position
from .. import sound
from ..declaration import *
from ..judgement import sense, worth
from . import hide, play, scoring, setup
from .box import Box
from .zones import FIELDS, Zones


class State(Zones):
    """One game in progress, hidden cards included."""

    @property
    def game(self) -> str:
        return "fortuna"

    def begin(self, seats: int, seed: str, sides: int, draft: bool) -> None:
        """Sets the table and asks the first question."""
        self.key0, self.key1 = random.key_of(seed)
        self.drawn = 0
        setup.deal(self, seats, sides, draft)
        play.advance(self)

    def options(self, seat: int) -> int:
        if not cython.compiled or self.listed != seat + 1:  # going on to the question has listed them
            play.options(self)
        return self.count

    def perform(self, seat: int, action: int) -> None:
        play.resolve(self, seat, action)
        play.advance(self)

    def copy_core(self, other: Position) -> None:
        self.copy_zones(cython.cast(Zones, other))

    def hide(self, seat: int) -> None:
        hide.hide(self, seat)
        self.listed = 0

    def observed(self, viewer: int, seat: int, action: int) -> int:
        return play.observed(self, action)

    def dice(self) -> int:
        """The highest die: it opens the favors (F-FAVOR-5), and a gift is chosen by them."""
        highest = 0
        step = self.step[self.depth - 1]
        if step == D_FAVOR or step == D_GIFT:
            for face in range(FACES):
                if self.faces[face]:
                    highest = face + 1
        return highest

    def suggest(self, seat: int, roll: int) -> int:
        self.options(seat)
        return sense.suggest(self, seat, roll)

    def estimate(self) -> bool:
        if self.depth != 1 or self.step[0] != D_CARD:
            return False
        worth.estimate(self)
        return True

    @property
    def habits(self) -> tuple[float, float, int, int]:
        return 0.15, 6.0, 30, 150

    def share(self) -> None:
        scoring.score(self)
        first = 0
        winners = 1
        for seat in range(1, self.seats):
            order = scoring.beats(self, seat, first)
            if order > 0:
                first = seat
                winners = 1
            elif order == 0:
                winners += 1
        for seat in range(self.seats):
            if scoring.beats(self, seat, first) == 0:
                self.shares[seat] += 1.0 / winners  # F-TIE-2; also when nobody has entered Rome

    def clone(self) -> State:
        if cython.compiled:
            other = State.__new__(State)
            other.box = self.box
        else:
            other = State(self.box)
        self.copy_zones(other)
        return other

    def copy_into(self, other: Position) -> None:
        into = cython.cast(State, other, typecheck=True)
        into.box = self.box
        self.copy_zones(into)

    def scores(self) -> list[int]:
        """The total of every seat, as if the game ended now, hidden cards included; 0 outside Rome."""
        scoring.score(self)
        return [self.total[seat] for seat in range(self.seats)]

    def places(self) -> list[int]:
        """The place of every seat when the game is over: 1 is the first, who ties shares."""
        scoring.score(self)
        return [scoring.place(self, seat) for seat in range(self.seats)]

    def sheet(self) -> list[list[int]]:
        """Squares and privilege cards of every seat in Rome."""
        scoring.score(self)
        return [[self.total[seat] - self.points[seat], self.points[seat]] for seat in range(self.seats)]

    def fields(self) -> image.Fields:
        return core.FIELDS + FIELDS

    @staticmethod
    def from_bytes(data: bytes, box: Box) -> State:
        """A state from its image."""
        state = State(box)
        image.read(state, state.fields(), data)
        sound.check(state)
        return state

    def __reduce__(self) -> tuple[object, ...]:
        return State.from_bytes, (self.to_bytes(), self.box)
