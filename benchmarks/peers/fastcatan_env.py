"""fastcatan. It steps games and batches of games natively, but leaves the choice to the caller: no native playout, so
no native figure. Driven: `Env.reset`, `legal_actions`, `step`; dice are part of a step. Clone: a new `Env` that loads
the snapshot of another, the only copy there is."""

import sys
from itertools import count
from random import Random

import fastcatan

from ..timing import each, rate, say


def measure(seconds: float) -> dict[str, float]:
    """Every figure of the game."""
    random = Random(1).random
    seeds = count(1)
    env = fastcatan.Env()

    def play() -> int:
        env.reset(seed=next(seeds))
        decisions, over = 0, False
        while not over:
            legal = env.legal_actions()
            over = env.step(legal[int(random() * len(legal))])
            decisions += 1
        return decisions

    def walk(steps: int = sys.maxsize) -> list[int]:
        """Plays on for so many decisions, and tells how many answers each had."""
        env.reset(seed=next(seeds))
        widths: list[int] = []
        while not env.done and len(widths) < steps:
            legal = env.legal_actions()
            widths.append(len(legal))
            env.step(legal[int(random() * len(legal))])
        return widths

    def clone() -> fastcatan.Env:
        copy = fastcatan.Env()
        copy.load_snapshot(env.snapshot())
        return copy

    games = 10
    widths = [width for _ in range(games) for width in walk()]
    figures = {
        "driven": rate(play, seconds),
        "length": len(widths) / games,
        "choices": sum(width > 1 for width in widths) / len(widths),
    }
    walk(len(widths) // games // 2)
    return {**figures, "clone": each(clone, seconds), "bytes": fastcatan.SNAPSHOT_BYTES}


if __name__ == "__main__":
    say(fastcatan.__version__, __doc__, measure(float(sys.argv[1])))
