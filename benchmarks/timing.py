"""How every engine is timed, ours and the peers' alike. The peers' Pythons read it too: standard library only."""

import json
import platform
from collections.abc import Callable
from statistics import median
from time import perf_counter
from timeit import Timer
from typing import Final

POSITIONS: Final = 8  # dealt tables that playouts start from, in turn
PLAYOUTS: Final = 100  # games of one native call, so that the call itself costs nothing
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
