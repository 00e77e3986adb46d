"""State: a position of La Gloire de Rome as the core contract wants it."""

from __future__ import annotations

from ....core.habits import Habits
from ....core.native import face
from ....core.types import u64
from .. import sound
from ..declaration import *
from ..judgement import sense
from . import buildings, hide, legionary, play, scoring, setup
from .look import Look


class State(Look):
    """One game in progress, hidden cards included."""

    @property
    def game(self) -> str:
        return "gloire"

    def deal(self) -> None:
        setup.deal(self)
        play.advance(self)

    def list_answers(self, seat: int) -> int:
        play.answers(self, seat)
        self.offered = self.scratch
        return self.count

    def perform(self, seat: int, action: int) -> None:
        play.resolve(self, seat, action)

    def aside(self, seat: int) -> list[int]:
        """G-PROTO-6: to abdicate for another seat, or to withdraw."""
        if self.pending == 0 or seat < 0 or seat >= self.seats:
            return []
        found = [
            ABDICATE + distance - 1
            for distance in range(1, self.seats)
            if self.favour[seat] != (seat + distance) % self.seats
        ]
        if self.favour[seat] != NONE:
            found.append(WITHDRAW)
        return found

    def hide(self, seat: int) -> None:
        hide.hide(self, seat)

    def observed(self, viewer: int, seat: int, action: int) -> int:
        kind = self.frame[self.depth - 1][KIND]
        if viewer != seat and CARD <= action < CARD + DESIGNS and (kind == SETUP_STEP or kind == MERCHANT_STEP):
            return CARD  # G-INFO-24, G-INFO-39: that a card was chosen, not which
        return action

    def suggest(self, seat: int, roll: u64) -> int:
        self.list_answers(seat)
        return sense.suggest(self, seat, roll)

    def estimate(self) -> bool:
        if self.pending == 0 or self.picked or self.kind() != LEAD_STEP:
            return False
        sense.estimate(self)
        return True

    @property
    def habits(self) -> Habits:
        return Habits(explore=0.15, widen=8.0, horizon=20, look=120)

    def tally(self) -> None:
        scoring.score(self, self.is_scored())

    def beats(self, seat: int, other: int) -> int:
        if self.is_uncounted():
            return (self.winners >> seat & 1) - (self.winners >> other & 1)
        return scoring.beats(self, seat, other)

    def wins(self, seat: int) -> bool:
        return (self.winners >> seat & 1) != 0  # G-SCORE-8

    def is_uncounted(self) -> bool:
        """G-SCORE-1: whether the game ended by a Forum or an abdication, so that nothing is counted."""
        return self.reason == FORUM_WON or self.reason == ABDICATED_ALL

    def is_scored(self) -> bool:
        """Whether the vaults are open and the points are counted."""
        return self.reason != NO_REASON and not self.is_uncounted()

    @property
    def scored(self) -> bool:
        return self.is_scored()

    def sheet(self) -> list[list[int]]:
        """Influence, vault, bonuses, Statue and Wall of every seat; after a Forum or an abdication nothing counts."""
        self.tally()
        counts = 0 if self.is_uncounted() else 1
        return [[self.points[seat][part] * counts for part in range(PARTS)] for seat in range(self.seats)]

    @face
    def restore(self) -> None:
        """What follows from the rest: functions, influence, and the winners of a scored game."""
        buildings.refresh(self)
        if self.scored:
            self.winners = scoring.best(self, (1 << self.seats) - 1)

    @face
    def limits(self, seat: int) -> tuple[int, int]:
        """How many cards fit into the clientele and into the vault of a seat."""
        return self.clientele_limit(seat), self.vault_limit(seat)

    @face
    def reaches(self, seat: int, distance: int) -> bool:
        """G-LEGION-8: whether demands of a seat reach another one, so far clockwise."""
        return legionary.reaches(self, seat, distance)

    @face
    def keeps(self, seat: int, demander: int, zone: int) -> bool:
        """G-B-PALISADE-1, G-B-WALL-1: whether a seat is protected there against a demander."""
        return buildings.protected(self, seat, demander, zone)

    @face
    def choose(self, seat: int, action: int) -> bool:
        """Makes one simple choice of a compound answer, if it is offered and does not complete it; for positions."""
        if action not in self.legal(seat):
            return False
        self.listed = 0
        play.choose(self, seat, action)
        return self.picked > 0

    @face
    def check(self) -> None:
        sound.check(self)
