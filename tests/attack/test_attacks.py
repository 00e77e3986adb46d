"""Every attack beside a game: it goes on as if nothing were. `make soak` does the same for an hour."""

import asyncio
import csv
import faulthandler
import os
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest

from tests.attack.attacks import ATTACKS
from tests.attack.neighbour import undisturbed
from tests.server.running import Server

pytestmark = pytest.mark.anyio
Attack = Callable[[Server, Random, int], Awaitable[None]]
HOUR = float(os.environ.get("LUDUS_SOAK_SECONDS", "3600"))
PATIENCE = 600.0  # seconds after which an hour that does not end is ended
LOOK = HOUR / 60  # seconds between two lines of the record
RECORD = Path("build/soak.csv")
FIGURES = ("process_resident_memory_bytes", "process_open_fds", "ludus_loop_lag_seconds_count")
LATE = 'ludus_loop_lag_seconds_bucket{le="0.1"}'  # looks at the event loop that were not late


@pytest.mark.parametrize(("attack", "count"), ATTACKS, ids=lambda one: getattr(one, "__name__", ""))
async def test_a_game_goes_on_beside_an_attack(attacked: Server, peaceful: Server, attack: Attack, count: int) -> None:
    seed = time.time_ns()
    print("seed", seed)
    await undisturbed(attacked, peaceful, lambda: attack(attacked, Random(seed), count))


async def test_an_hour_of_all_attacks_leaves_nothing_behind(
    attacked: Server, peaceful: Server, request: pytest.FixtureRequest
) -> None:
    """Memory, descriptors and the lag of the event loop stay what they are after the first quarter."""
    if not request.config.getoption("--soak"):
        pytest.skip("an hour: make soak")
    faulthandler.dump_traceback_later(HOUR + PATIENCE, exit=True, file=2)  # other tests have minutes
    end, rows, seed = time.monotonic() + HOUR, list[list[float]](), time.time_ns()
    print("seed", seed)

    async def all_of_them() -> None:
        random = Random(seed)
        while time.monotonic() < end:
            attack, count = random.choice(ATTACKS)
            await attack(attacked, random, count)

    async def look() -> None:
        start = time.monotonic()
        while time.monotonic() < end:
            found = await asyncio.to_thread(attacked.figures)
            rows.append([*(found[name] for name in FIGURES), found[LATE]])
            keep(time.monotonic() - start, *rows[-1])
            await asyncio.sleep(LOOK)

    async def both() -> None:
        await asyncio.gather(all_of_them(), look())

    keep("seconds", "memory", "descriptors", "looks at the event loop", "less than 0.1 s late", how="w")
    await undisturbed(attacked, peaceful, both)
    quarter = len(rows) // 4
    early, last = rows[quarter : 2 * quarter], rows[-quarter:]
    for column in (0, 1):  # what an attack takes while it lasts it gives back: a leak raises the least there ever is
        assert min(row[column] for row in last) < 1.25 * min(row[column] for row in early) + 10
    assert late(last) < 2 * late(early) + 0.02


def keep(*line: str | float, how: str = "a") -> None:
    """A line of the record, which is there whatever becomes of the hour."""
    RECORD.parent.mkdir(exist_ok=True)
    with RECORD.open(how, newline="", encoding="utf-8") as file:
        csv.writer(file).writerow([one if isinstance(one, str) else round(one) for one in line])


def late(rows: list[list[float]]) -> float:
    """The share of looks at the event loop that came a tenth of a second late or more."""
    looks = rows[-1][2] - rows[0][2]
    return 1 - (rows[-1][3] - rows[0][3]) / looks if looks else 0.0
