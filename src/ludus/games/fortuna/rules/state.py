"""State: a position of Fortuna as the core contract wants it."""

from __future__ import annotations

from ....core.habits import Habits
from ....core.native import compiled, face
from ....core.position import Position
from ....core.types import u64
from .. import sound
from ..declaration import *
from ..judgement import sense, worth
from . import hide, play, scoring, setup
from .look import Look


class State(Look):
    """One game in progress, hidden cards included."""

    @property
    def game(self) -> str:
        return "fortuna"

    def begin(self, seats: int, seed: str, sides: int, draft: bool) -> None:
        """Begins a new game; `sides` is the set of occupied ones."""
        setup.choose(self, sides, draft)
        self.start(seats, seed)

    def deal(self) -> None:
        setup.deal(self)
        play.advance(self)

    def list_answers(self, seat: int) -> int:
        if not compiled or self.listed != seat + 1:  # going on to the question has listed them
            play.answers(self)
        return self.count

    def perform(self, seat: int, action: int) -> None:
        play.resolve(self, seat, action)
        play.advance(self)

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

    def suggest(self, seat: int, roll: u64) -> int:
        self.list_answers(seat)
        return sense.suggest(self, seat, roll)

    def estimate(self) -> bool:
        if self.depth != 1 or self.step[0] != D_CARD:
            return False
        worth.estimate(self)
        return True

    @property
    def habits(self) -> Habits:
        return Habits(explore=0.15, widen=6.0, horizon=30, look=150)

    def tally(self) -> None:
        scoring.score(self)

    def beats(self, seat: int, other: int) -> int:
        return scoring.beats(self, seat, other)  # F-TIE-2; also when nobody has entered Rome

    def scores(self) -> list[int]:
        """The total of every seat, as if the game ended now, hidden cards included; 0 outside Rome."""
        scoring.score(self)
        return [self.total[seat] for seat in range(self.seats)]

    def places(self) -> list[int]:
        found = Position.places(self)
        return [found[seat] if scoring.in_rome(self, seat) else self.seats for seat in range(self.seats)]  # F-TIE-3

    def sheet(self) -> list[list[int]]:
        """Squares and privilege cards of every seat in Rome."""
        scoring.score(self)
        return [[self.total[seat] - self.points[seat], self.points[seat]] for seat in range(self.seats)]

    @face
    def check(self) -> None:
        sound.check(self)
