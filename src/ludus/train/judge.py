"""How strong a net is: in batches against rivals that need no Python, and on all cores against any bot."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import Any

from .. import bots
from ..lab.interval import Tally
from ..lab.match import draw
from ..learn import Batch
from ..learn.needs import needed
from .player import Player

numpy: Any = needed("numpy")
LONGEST = 3000  # own answers in a game that is judged; who needs more has lost it
SINGLE = "OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"


def share(
    policy: Callable[[Any, Any], Any], game: str, seats: int, rival: str, games: int, seed: int, threads: int = 1
) -> float:
    """The share of the victories one seat has with a policy against rivals of a batch, over one game of each table."""
    won, over = numpy.zeros(games), numpy.zeros(games, bool)
    with Batch(game, games, seats, seed, rivals=[rival] * (seats - 1), threads=threads) as batch:
        frame = batch.frame()
        batch.observe(frame)
        rows = numpy.arange(games)
        for _ in range(LONGEST):
            if over.all():
                break
            asked = frame.seats.copy()
            batch.step(policy(frame.observations, frame.masks), frame)
            ended = frame.ends.astype(bool) & ~over
            won[ended] = frame.rewards[rows, asked][ended]
            over |= ended
    return float(won.mean())


def match(
    file: Path, rival: str, seats: int, seconds: float, jobs: int = 1, seed: int = 0, games: int = 1_000_000
) -> dict[str, Any]:
    """A net among so many bots, every deal from every seat, until the time or the number of games is over."""
    player(file)
    bots.make(rival)
    tally, start, thought, answers = Tally(), perf_counter(), 0.0, 0
    waiting = iter(range(-(-games // seats)))
    running: set[Future[tuple[int, list[float], float, int]]] = set()
    with alone(), ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        while True:
            while len(running) < 2 * jobs and perf_counter() - start < seconds:
                if (deal := next(waiting, None)) is None:
                    break
                running.add(pool.submit(play, file, rival, seats, seed, deal))
            if not running:
                break
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                running.discard(done)
                deal, shares, spent, count = done.result()
                for one in shares:
                    tally.add(deal, one)
                thought, answers = thought + spent, answers + count
    low, high = tally.interval()
    told = {"rival": rival, "seats": seats, "games": tally.games, "share": tally.share, "low": low, "high": high}
    return {**told, "milliseconds": 1000 * thought / max(1, answers)}


def play(file: Path, rival: str, seats: int, seed: int, deal: int) -> tuple[int, list[float], float, int]:
    """One deal, the net once on every seat: its shares of the victory, and how long it thought about how much."""
    net = player(file)
    shares, thought, answers = [], 0.0, 0
    for ours in range(seats):
        luck = draw(seed, deal)
        state = net.game.new(seats, luck)
        net.luck = numpy.random.default_rng(draw(luck, ours))
        others = [bots.make(rival, seed=draw(luck, "bot", seat)) for seat in range(seats)]
        while not state.over:
            seat = state.seat
            if seat == ours:
                start = perf_counter()
                action = net.choose(state, seat)
                thought += perf_counter() - start
                answers += 1
            else:
                action = bots.decide(others[seat], state, seat, draw(luck, state.question))
            state.apply(seat, action)
        shares.append(state.outcome()[ours])
    return deal, shares, thought, answers


@cache
def player(file: Path) -> Player:
    return Player.read(file)


@contextmanager
def alone() -> Iterator[None]:
    """Processes that start meanwhile multiply matrices on one core each."""
    before = {name: os.environ.get(name) for name in SINGLE}
    os.environ.update(dict.fromkeys(SINGLE, "1"))
    try:
        yield
    finally:
        for name, value in before.items():
            os.environ.pop(name) if value is None else os.environ.update({name: value})
