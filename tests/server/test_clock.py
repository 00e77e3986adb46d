"""Clocks, over the times of the entries."""

import pytest

from ludus.server.protocol import DaysClock, LiveClock, NoClock, Return
from ludus.server.tables.clock import DAY, GRACE, Clock
from ludus.server.tables.orders import TimeOut
from tests.server.desk import Bench


def test_without_a_clock_nobody_is_hurried() -> None:
    clock = Clock(NoClock(), 2)
    clock.run([0, 1])
    clock.tick(10**12)
    assert clock.out(10**13) == []
    assert clock.deadline() is None


def test_the_clocks_of_all_who_are_asked_run_at_once() -> None:
    clock = Clock(LiveClock(seconds=10, increment=2), 3)
    clock.tick(1000)
    clock.run([0, 2])
    assert clock.deadline() == 11_000
    clock.tick(4000)
    clock.answered(0)
    clock.run([2])
    assert [one.left for one in clock.info(6000)] == [9000, 10_000, 5000]
    assert [one.running for one in clock.info(6000)] == [False, False, True]
    assert clock.out(10_999) == []
    assert clock.out(11_000) == [2]


def test_a_clock_of_days_starts_anew_with_each_question() -> None:
    clock = Clock(DaysClock(days=2), 1)
    clock.tick(0)
    clock.run([0])
    clock.tick(DAY)
    clock.answered(0)
    clock.run([])
    clock.run([0])
    assert clock.left == [2 * DAY]


def test_time_does_not_run_backwards() -> None:
    clock = Clock(LiveClock(seconds=10), 1)
    clock.tick(5000)
    clock.run([0])
    clock.tick(1000)
    assert clock.left == [10_000]


@pytest.mark.parametrize("speed", [LiveClock(seconds=60), DaysClock(days=1)])
def test_when_the_clock_runs_out_a_bot_sits_in_and_the_person_may_come_back(speed: LiveClock | DaysClock) -> None:
    bench = Bench(speed=speed)
    bench.answer(1, "bid A 1")
    bench.now += DAY
    assert bench.table.clock.out(bench.now) == [0, 2]
    bench.do(None, TimeOut(0))
    assert bench.table.bots() == [0]
    assert bench.table.clock.out(bench.now) == [2]
    bench.do("ania", Return("r", 0))
    left = bench.table.clock.left[0]
    assert left is not None
    assert left >= GRACE
    assert 0 in bench.table.clock.running
