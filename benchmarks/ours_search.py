"""Ludus' search: information-set search of 2,000 iterations from dealt tables. Search: as the strong levels play,
suggested answers and a judgement at the horizon where the game has one. To the end: uniformly random playouts, as the
peers' do. Two threads: how many times the iterations per second of one, on all cores."""

import os
import sys
from itertools import cycle
from time import perf_counter

import ludus
from ludus.bots.ismcts import Ismcts

from .timing import POSITIONS, rate, say

ITERATIONS = 2000


def measure(name: str, seats: int, seconds: float) -> dict[str, float]:
    """Iterations per second of one game."""
    game = ludus.game(name)
    turns = cycle([game.new(seats=seats, seed=seed) for seed in range(1, POSITIONS + 1)])

    def search(bot: Ismcts) -> int:
        state = next(turns)
        bot.candidates(state, state.seat)
        return bot.iterations

    ahead = Ismcts(iterations=ITERATIONS, horizon=1)
    to_end = Ismcts(iterations=ITERATIONS, guided=False)
    figures = {
        "search": rate(lambda: search(ahead), seconds),
        "search_to_end": rate(lambda: search(to_end), seconds),
    }
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, range(os.cpu_count() or 1))
    figures["threads"] = spent(next(turns), 1) / spent(next(turns), 2)
    return figures


def spent(state: object, threads: int) -> float:
    """Seconds of a longer search."""
    bot = Ismcts(iterations=40 * ITERATIONS, threads=threads)
    start = perf_counter()
    bot.candidates(state, state.seat)  # type: ignore[attr-defined, arg-type]
    return perf_counter() - start


if __name__ == "__main__":
    build = "compiled" if ludus.compiled else "plain Python"
    say(f"{ludus.__version__}, {build}", __doc__, measure(sys.argv[1], int(sys.argv[2]), float(sys.argv[3])))
