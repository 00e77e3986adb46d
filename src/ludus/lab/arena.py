"""The arena: many rounds on all cores, and a ledger that keeps each as soon as it is played."""

import os
import signal
import sys
from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from typing import Final

from .ledger import Ledger
from .match import Played, Round, play_round

AHEAD: Final = 4  # rounds that wait for each process, so that none is ever idle


def cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play(rounds: Iterable[Round], jobs: int = 1, ledger: Ledger | None = None) -> Generator[list[Played]]:
    """The games of each round, in order; the same whatever the number of jobs. What the ledger holds is not played."""
    kept = ledger.kept if ledger else {}
    if jobs <= 1:
        for round_ in rounds:
            games = kept.get((round_.bots, round_.seed)) or play_round(round_)
            if ledger and (round_.bots, round_.seed) not in kept:
                ledger.add(round_, games)
            yield games
    else:
        yield from play_together(rounds, jobs, ledger)


def play_together(rounds: Iterable[Round], jobs: int, ledger: Ledger | None) -> Generator[list[Played]]:
    """Rounds are written as they end and handed out in order. Whoever stops listening ends the processes."""
    kept = ledger.kept if ledger else {}
    others = set(active_children())
    waiting = enumerate(rounds)
    running: dict[Future[list[Played]], tuple[int, Round]] = {}
    done: dict[int, list[Played]] = {}  # by the number of the round
    first = 0
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    try:
        while True:
            while len(running) < AHEAD * jobs and (following := next(waiting, None)):
                number, round_ = following
                if games := kept.get((round_.bots, round_.seed)):
                    done[number] = games
                else:
                    with deaf():
                        running[pool.submit(play_round, round_)] = following
            while first in done:
                yield done.pop(first)
                first += 1
            if not running:
                return
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                number, round_ = running.pop(future)
                done[number] = future.result()
                if ledger:
                    ledger.add(round_, done[number])
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for process in set(active_children()) - others:
            process.terminate()
        pool.shutdown()


@contextmanager
def deaf() -> Iterator[None]:
    """Processes that start meanwhile do not hear Ctrl-C: it is for the one that started them, which ends them."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
