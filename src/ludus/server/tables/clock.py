"""The clocks of a table: pure arithmetic over the times of its entries, so that a rebuilt table shows the same."""

import time
from collections.abc import Iterable
from typing import Final

from ..protocol import ClockInfo, DaysClock, LiveClock, NoClock, Speed

SECOND: Final = 1000
DAY: Final = 86_400 * SECOND
GRACE: Final = 60 * SECOND  # what somebody who comes back finds on a live clock at least


def now() -> int:
    """The time of entries: milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Clock:
    """What each seat has left. Several run at once in open phases; those of bots and of absent people never do."""

    def __init__(self, speed: Speed, seats: int) -> None:
        self.speed = speed
        self.left: list[int | None] = [full(speed)] * seats
        self.running: frozenset[int] = frozenset()
        self.rests = [0] * seats  # until when each stands, because its owner is on vacation
        self.at = 0  # the time `left` is right for

    def copy(self) -> "Clock":
        """The same clock, to run on its own."""
        other = Clock(self.speed, 0)
        other.left, other.running, other.at = list(self.left), self.running, self.at
        other.rests = list(self.rests)
        return other

    def tick(self, at: int) -> None:
        """Time passes."""
        for seat in self.running:
            self.left[seat] = self.now(seat, at)
        self.at = max(self.at, at)

    def now(self, seat: int, at: int) -> int | None:
        """What a seat has left at a time that has not been ticked yet."""
        left = self.left[seat]
        if left is None or seat not in self.running:
            return left
        return max(0, left - max(0, at - self.counts(seat)))

    def counts(self, seat: int) -> int:
        """From when on time counts for a seat: not before its vacation is over."""
        return max(self.at, self.rests[seat])

    def rest(self, seat: int, until: int) -> None:
        """The clock of a seat stands until then. Only a clock of days does: a live game waits for nobody."""
        if isinstance(self.speed, DaysClock):
            self.rests[seat] = until

    def answered(self, seat: int) -> None:
        left = self.left[seat]
        match self.speed:
            case LiveClock(_, increment) if left is not None:
                self.left[seat] = left + increment * SECOND
            case DaysClock():
                self.left[seat] = full(self.speed)

    def returned(self, seat: int) -> None:
        """Somebody is back after the clock had run out, or after leaving."""
        left = self.left[seat]
        match self.speed:
            case LiveClock() if left is not None:
                self.left[seat] = max(left, GRACE)
            case DaysClock():
                self.left[seat] = full(self.speed)

    def run(self, seats: Iterable[int]) -> None:
        """From now on the clocks of these seats run. A clock of days starts anew with each question."""
        asked = frozenset(seats)
        if isinstance(self.speed, DaysClock):
            for seat in asked - self.running:
                self.left[seat] = full(self.speed)
        self.running = asked

    def out(self, at: int) -> list[int]:
        """The seats whose time is up."""
        return sorted(seat for seat in self.running if self.now(seat, at) == 0)

    def deadline(self) -> int | None:
        """When the next clock runs out."""
        return min((due for seat in self.running if (due := self.due(seat)) is not None), default=None)

    def due(self, seat: int) -> int | None:
        """When the time of a seat is up, if its clock runs."""
        left = self.left[seat]
        return None if left is None or seat not in self.running else self.counts(seat) + left

    def resting(self, seat: int, at: int) -> int | None:
        """Until when the clock of a seat stands, if it does."""
        return self.rests[seat] if self.rests[seat] > at else None

    def info(self, at: int) -> list[ClockInfo]:
        return [
            ClockInfo(self.now(seat, at), seat in self.running, self.resting(seat, at))
            for seat in range(len(self.left))
        ]


def full(speed: Speed) -> int | None:
    match speed:
        case NoClock():
            return None
        case LiveClock(seconds):
            return seconds * SECOND
        case DaysClock(days):
            return days * DAY
