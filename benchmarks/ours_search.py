"""Ludus' search: information-set search of 2,000 iterations from dealt tables. Search: as the strongest level plays,
with suggested answers, judging at its horizon where the game can. To the end: uniformly random playouts, as the peers'.
Two threads: how many times the iterations per second of one, each with a tree of its own as large, on two cores."""

import os
import sys
from itertools import cycle

import ludus
from ludus.bots import levels
from ludus.bots.ismcts import Ismcts

from .timing import POSITIONS, rate, say

ITERATIONS = 2000


def measure(name: str, seats: int, seconds: float) -> dict[str, float]:
    """Iterations per second of one game."""
    game = ludus.game(name)
    turns = cycle([game.new(seats=seats, seed=seed) for seed in range(1, POSITIONS + 1)])

    def speed(bot: Ismcts) -> float:
        def burst() -> int:
            state = next(turns)
            bot.candidates(state, state.seat)
            return bot.threads * ITERATIONS

        return rate(burst, seconds)

    figures = {
        "search": speed(strongest(1)),
        "search_to_end": speed(Ismcts(iterations=ITERATIONS, guided=False, horizon=0)),
    }
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, range(os.cpu_count() or 1))
    figures["threads"] = speed(strongest(2)) / speed(strongest(1))
    return figures


def strongest(threads: int) -> Ismcts:
    """The strongest level with a budget of iterations for each thread."""
    level = levels.master()
    settings = {name: getattr(level, name) for name in ("explore", "widen", "guided", "horizon")}
    return Ismcts(iterations=threads * ITERATIONS, threads=threads, **settings)


if __name__ == "__main__":
    build = "compiled" if ludus.compiled else "plain Python"
    say(f"{ludus.__version__}, {build}", __doc__, measure(sys.argv[1], int(sys.argv[2]), float(sys.argv[3])))
