"""The arena: many rounds played by a crew, and a ledger that keeps each as soon as it is played."""

from collections.abc import Callable, Generator, Iterable
from contextlib import closing
from typing import Any, TypeVar

from .crews import crew
from .ledger import Ledger
from .match import Played, Round, play_round

T = TypeVar("T")
R = TypeVar("R")


def play(
    rounds: Iterable[Round], jobs: int = 1, ledger: Ledger | None = None, cluster: str = ""
) -> Generator[list[Played]]:
    """The games of each round, in order; the same whoever plays. What the ledger holds is not played."""
    kept = ledger.kept if ledger else {}
    done: dict[int, list[Played]] = {}  # by the number of the round
    first = 0
    with closing(spread(play_round, rounds, jobs, cluster, lambda one: kept.get((one.bots, one.seed)))) as playing:
        for number, round_, games in playing:
            done[number] = games
            if ledger and (round_.bots, round_.seed) not in kept:
                ledger.add(round_, games)
            while first in done:
                yield done.pop(first)
                first += 1


def spread(
    work: Callable[[T], R],
    items: Iterable[T],
    jobs: int,
    cluster: str = "",
    known: Callable[[T], R | None] = lambda item: None,
) -> Generator[tuple[int, T, R]]:
    """The number of each item, itself and what came of it, as it ends. Whoever stops listening ends the work."""
    workers = crew(jobs, cluster)
    waiting = enumerate(items)
    running: dict[Any, tuple[int, T]] = {}
    try:
        while True:
            while len(running) < workers.room and (following := next(waiting, None)):
                number, item = following
                if (result := known(item)) is not None:
                    yield number, item, result
                else:
                    running[workers.start(work, item)] = following
            if not running:
                return
            for ticket in list(workers.ended(running)):
                number, item = running.pop(ticket)
                yield number, item, workers.result(ticket)
    finally:
        workers.close()
