"""How every engine is timed, ours and the peers' alike. The peers' Pythons read it too: standard library only."""

import json
import platform
from collections.abc import Callable
from statistics import median
from time import perf_counter
from timeit import Timer
from typing import Any, Final

POSITIONS: Final = 8  # dealt tables that playouts start from, in turn
PLAYOUTS: Final = 100  # games of one native call, so that the call itself costs nothing
TABLES: Final = 1024  # of a batch
CLONES: Final = 500  # clones of one sample: the clock is too coarse for one


def rate(burst: Callable[[], int], seconds: float) -> float:
    """Decisions per second: repeats a burst, which returns how many it took, until the time is over."""
    burst()  # the first one fills caches
    decisions = 0
    start = now = perf_counter()
    while now - start < seconds:
        decisions += burst()
        now = perf_counter()
    return decisions / (now - start)


def stepped(step: Callable[[Any], object], choose: Callable[[], Any], tables: int, seconds: float) -> float:
    """Steps a second of a batch of tables. Only the stepping is timed; the answers are chosen between."""
    spent, steps = -1.0, 0
    while spent < seconds:
        actions = choose()
        start = perf_counter()
        step(actions)
        if spent < 0:
            spent = 0.0  # the first one fills caches, and compiles where that is done late
            continue
        spent += perf_counter() - start
        steps += tables
    return steps / spent


def each(call: Callable[[], object], seconds: float) -> float:
    """Seconds of one call, the release of what it returns included: the median of many samples."""
    timer = Timer(call)
    samples = [timer.timeit(CLONES)]
    while sum(samples) < seconds:
        samples.append(timer.timeit(CLONES))
    return median(samples) / CLONES


def say(version: str, note: str | None, figures: dict[str, float]) -> None:
    """Hands one reading to the driver, as the last line printed."""
    print(json.dumps({"version": version, "python": platform.python_version(), "note": note or "", "figures": figures}))
