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
        self.at = 0  # the time `left` is right for

    def copy(self) -> "Clock":
        """The same clock, to run on its own."""
        other = Clock(self.speed, 0)
        other.left, other.running, other.at = list(self.left), self.running, self.at
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
        return max(0, left - max(0, at - self.at))

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
        times = [self.at + left for seat in self.running if (left := self.left[seat]) is not None]
        return min(times, default=None)

    def info(self, at: int) -> list[ClockInfo]:
        return [ClockInfo(self.now(seat, at), seat in self.running) for seat in range(len(self.left))]


def full(speed: Speed) -> int | None:
    match speed:
        case NoClock():
            return None
        case LiveClock(seconds):
            return seconds * SECOND
        case DaysClock(days):
            return days * DAY
