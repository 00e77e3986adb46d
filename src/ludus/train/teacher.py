"""What a search answers, for a net to learn from: the net plays itself, and at some questions a search looks ahead.

The search has the same net, so what it adds is what looking ahead brings. A deal follows from the seed and its number
alone, whoever plays it: on any number of cores the same is taught.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

from .. import nets, registry
from ..bots.ismcts import Ismcts
from ..core.names import COOL
from ..lab.match import draw
from ..learn.needs import BadInput, needed

numpy: Any = needed("numpy")
COLUMNS = ("observations", "masks", "wanted", "shares")
PART = 20_000  # answers in a file


@dataclass(frozen=True)
class Plan:
    """What is taught: how long the search looks ahead, and at which share of the questions it is asked."""

    game: str
    seats: tuple[int, ...]
    seed: int = 0
    iterations: int = 400
    often: float = 0.25

    def __post_init__(self) -> None:
        known = registry.game(self.game).seats
        if not self.seats or any(count not in known for count in self.seats):
            raise BadInput(f"{self.game} is for {known[0]} to {known[-1]} players, not for {list(self.seats)}")
        if self.iterations < 1 or not 0 < self.often <= 1:
            raise BadInput(f"iterations is {self.iterations}, often {self.often}: expected 1 or more, and up to 1")
        nets.find(self.game)


Rows = dict[str, Any]  # the columns of some answers


def teach(
    plan: Plan,
    folder: Path,
    seconds: float,
    jobs: int = 1,
    deals: int | None = None,
    tell: Callable[[int], None] = print,
) -> int:
    """Plays for so many seconds, or deals, more, and keeps what the search answered; says how much that is by now."""
    folder.mkdir(parents=True, exist_ok=True)
    kept = files(folder)
    first = max((int(file.suffixes[-2][1:]) for file in kept), default=0)
    waiting: list[Rows] = []
    number = 0
    for number, rows in enumerate(played(plan, seconds, jobs, first, deals), start=1):
        waiting.append(rows)
        if sum(len(one["observations"]) for one in waiting) >= PART:
            keep(folder, first + number, waiting)
            tell(count(folder))
            waiting = []
    if waiting:
        keep(folder, first + number, waiting)
    return count(folder)


def played(plan: Plan, seconds: float, jobs: int, first: int, deals: int | None) -> Iterator[Rows]:
    """Deal after deal, in their order, from the first that was not played yet."""
    start = perf_counter()
    running: list[Future[Rows]] = []
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        deal = first
        while True:
            while (
                len(running) < 2 * jobs and perf_counter() - start < seconds and (deals is None or deal < first + deals)
            ):
                running.append(pool.submit(play, plan, deal))
                deal += 1
            if not running:
                return
            yield running.pop(0).result()


def play(plan: Plan, deal: int) -> Rows:
    """One game of the net against itself: what the search answered, what each seat saw then, and how it ended."""
    game, luck = registry.game(plan.game), draw(plan.seed, deal)
    net, random = nets.net(plan.game), Random(luck)
    search = Ismcts(plan.iterations, net=True, seed=luck)
    state = game.new(plan.seats[deal % len(plan.seats)], luck)
    seen, masks, wanted, seats = list[bytes](), list[bytes](), list[Any](), list[int]()
    while not state.over:
        seat = state.seat
        legal = state.legal(seat)
        if len(legal) == 1 or random.random() >= plan.often:
            state.apply(seat, net.choose(state, seat, COOL, random.getrandbits(64)))
            continue
        found = search.candidates(state.determinize(seat, random.getrandbits(64)), seat)
        answer = numpy.zeros(game.actions, "float32")
        for one in found:
            answer[one.action] = one.share
        seen.append(game.observation.of(state, seat))
        masks.append(game.mask(state, seat))
        wanted.append(answer)
        seats.append(seat)
        state.apply(seat, random.choices([one.action for one in found], [one.share for one in found])[0])
    shares = numpy.full((len(seats), game.seats[-1]), numpy.nan, "float32")  # where nobody sits
    for row, seat in zip(shares, seats, strict=True):
        row[: state.seats] = numpy.roll(state.outcome(), -seat)
    return {
        "observations": numpy.frombuffer(b"".join(seen), "uint8").reshape(len(seen), game.observation.size),
        "masks": numpy.frombuffer(b"".join(masks), "uint8").reshape(len(seen), game.actions),
        "wanted": numpy.array(wanted, "float16").reshape(len(seen), game.actions),
        "shares": shares,
    }


def keep(folder: Path, deals: int, rows: list[Rows]) -> None:
    """Writes what was taught, under the number of the deals there are now; a file that is there is whole."""
    joined = {name: numpy.concatenate([one[name] for one in rows]) for name in COLUMNS}
    made = folder / "taught.new"
    with made.open("wb") as out:
        numpy.savez_compressed(out, **joined)
    made.rename(folder / f"taught.{deals:09}.npz")


def files(folder: Path) -> list[Path]:
    return sorted(folder.glob("taught.*.npz"))


def count(folder: Path) -> int:
    """How many answers a folder holds."""
    return sum(len(numpy.load(file)["shares"]) for file in files(folder))


def read(folder: Path) -> Rows:
    """All that a folder holds."""
    found = [numpy.load(file) for file in files(folder)]
    if not found:
        raise BadInput(f"{folder}: nothing was taught there yet")
    return {name: numpy.concatenate([one[name] for one in found]) for name in COLUMNS}
