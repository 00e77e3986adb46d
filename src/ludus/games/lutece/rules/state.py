"""State: a position of Lutèce as the core contract wants it."""

from __future__ import annotations

from collections.abc import Sequence

from ....core import random
from ....core.native import face
from ....core.position import Position
from ....core.types import u64
from .. import sound
from ..declaration import *
from ..judgement import sense
from . import bribes, contest, gain, offers, play, scoring, setup
from .look import Look


class State(Look):
    """One game in progress, hidden cards included."""

    @property
    def game(self) -> str:
        return "lutece"

    def begin(self, seats: int, seed: str) -> None:
        """Sets the table and starts the first round."""
        self.key0, self.key1 = random.key_of(seed)
        self.drawn = 0
        self.seats = seats
        self.deal()

    def deal(self) -> None:
        setup.deal(self, self.seats)
        offers.begin_round(self)

    def options(self, seat: int) -> int:
        menu = play.menu(self, seat)
        if menu == NONE:
            self.offered = self.scratch
            return gain.options(self, seat)
        self.offered = self.box.menus.ids[menu]
        return self.box.menus.count[menu]

    @face
    def legal(self, seat: int) -> tuple[int, ...]:
        if not self.is_pending(seat):
            return ()
        menu: int = play.menu(self, seat)
        if menu == NONE:
            return Position.legal(self, seat)
        return self.box.menus.lists[menu]

    def perform(self, seat: int, action: int) -> None:
        play.resolve(self, seat, action)

    def aside(self, seat: int) -> Sequence[int]:
        """L-BRIBE-4: who has agreed may still raise, as long as somebody is asked."""
        if seat < 0 or seat >= self.seats or self.pending >> seat & 1 or self.step != BRIBES:
            return ()
        return self.box.menus.lists[bribes.menu(self, seat)][1:]  # all but to agree

    def hide(self, seat: int) -> None:
        setup.hide(self, seat)

    def observed(self, viewer: int, seat: int, action: int) -> int:
        return BID if self.step == BIDS else action  # L-INFO-9: that a player has chosen, not what

    def suggest(self, seat: int, roll: u64) -> int:
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

    def tally(self) -> None:
        scoring.score(self)

    def beats(self, seat: int, other: int) -> int:
        return scoring.beats(self, seat, other)  # L-WIN-4

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

    def legions(self) -> list[int]:
        """The Legionnaires every seat owns (L-LEGION-1)."""
        return [self.legionnaires(seat) for seat in range(self.seats)]

    def strengths(self) -> list[int]:
        """How strong every seat is in the contest (L-CONTEST-2); NONE for those that have no bid in it."""
        if self.step != LEGION:
            return [NONE] * self.seats
        bidding = [self.bid_on(seat, self.slot) != NONE for seat in range(self.seats)]
        return [contest.strength(self, seat) if bids else NONE for seat, bids in enumerate(bidding)]

    @face
    def check(self) -> None:
        sound.check(self)
