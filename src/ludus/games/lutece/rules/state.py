"""State: a position of Lutèce as the core contract wants it."""

from __future__ import annotations

try:
    import cython
except ImportError:  # a bare Python
    from ....core import nocython as cython

from ....core import image, random
from ....core import position as core
from ....core.position import Position
from ..declaration import *
from ..judgement import sense
from ..sound import check
from . import bribes, gain, offers, play, scoring, setup
from .box import Box
from .zones import FIELDS, Zones


class State(Zones):
    """One game in progress, hidden cards included."""

    @property
    def game(self) -> str:
        return "lutece"

    def begin(self, seats: int, seed: str) -> None:
        """Sets the table and starts the first round."""
        self.key0, self.key1 = random.key_of(seed)
        self.drawn = 0
        setup.deal(self, seats)
        offers.begin_round(self)

    def options(self, seat: int) -> int:
        menu = play.menu(self, seat)
        if menu == NONE:
            self.offered = self.scratch
            return gain.options(self, seat)
        self.offered = self.box.menus.ids[menu]
        return self.box.menus.count[menu]

    def legal(self, seat: int) -> list[int]:
        if seat < 0 or seat >= self.seats or not self.pending >> seat & 1:
            return []
        menu = play.menu(self, seat)
        if menu == NONE:
            return Position.legal(self, seat)
        return self.box.menus.lists[menu]

    def perform(self, seat: int, action: int) -> None:
        play.resolve(self, seat, action)

    def aside(self, seat: int) -> list[int]:
        """L-BRIBE-4: who has agreed may still raise, as long as somebody is asked."""
        if seat < 0 or seat >= self.seats or self.pending >> seat & 1 or self.step != BRIBES:
            return []
        return self.box.menus.lists[bribes.menu(self, seat)][1:]  # all but to agree

    def copy_core(self, other: Position) -> None:
        self.copy_zones(cython.cast(Zones, other))

    def hide(self, seat: int) -> None:
        setup.hide(self, seat)

    def observed(self, viewer: int, seat: int, action: int) -> int:
        return BID if self.step == BIDS else action  # L-INFO-9: that a player has chosen, not what

    def suggest(self, seat: int, roll: int) -> int:
        if self.step == BIDS:
            return sense.suggest_bid(self, seat, roll)
        if self.step == BRIBES:
            return sense.suggest_raise(self, seat, roll)
        if self.step == LEGION:
            return sense.suggest_support(self, seat, roll)
        return Position.suggest(self, seat, roll)

    def estimate(self) -> bool:
        if self.step != BIDS or self.pending != (1 << self.seats) - 1:
            return False
        sense.estimate(self)
        return True

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
                self.shares[seat] += 1.0 / winners  # L-WIN-4

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
        """The total of every seat, as if the game ended now; all of it is public."""
        scoring.score(self)
        return [self.total[seat] for seat in range(self.seats)]

    def sheet(self) -> list[list[int]]:
        """The four parts of every seat's score (I to IV of the rules)."""
        scoring.score(self)
        return [[self.points[seat][part] for part in range(PARTS)] for seat in range(self.seats)]

    def majorities(self) -> list[list[int]]:
        """Who holds the majority of each Resource now (L-SCORE-2): nobody, one seat, or several who share it."""
        scoring.score(self)
        return [[seat for seat in range(self.seats) if self.holders[i] >> seat & 1] for i in range(RESOURCES)]

    def goods(self) -> list[list[int]]:
        """The units of each Resource that every seat controls."""
        scoring.score(self)
        return [[self.controlled[seat][i] for i in range(RESOURCES)] for seat in range(self.seats)]

    def resource_points(self) -> list[list[int]]:
        """What the majority or minority of each Resource is worth to every seat now (L-SCORE-1 to L-SCORE-7)."""
        scoring.score(self)
        return [[self.worth[seat][i] for i in range(RESOURCES)] for seat in range(self.seats)]

    def fields(self) -> image.Fields:
        return core.FIELDS + FIELDS

    @staticmethod
    def from_bytes(data: bytes, box: Box) -> State:
        """A state from its image; one that could lead the rules astray is refused."""
        state = State(box)
        image.read(state, state.fields(), data)
        check(state)
        return state

    def __reduce__(self) -> tuple[object, ...]:
        return State.from_bytes, (self.to_bytes(), self.box)
