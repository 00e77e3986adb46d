"""Ludus' batches: `learn.Batch.step` at 1,024 tables, with observations, masks, seats, rewards, ends and new deals
written into arrays; answers uniformly random, chosen between the timed steps. Each of two threads: half the steps a
second of two threads on two cores, for one of one. Observation alone: `write_observation` of a position half played."""

import os
import sys
from typing import Any

import numpy

import ludus
from ludus.learn import Batch

from .timing import TABLES, each, say, stepped


def measure(name: str, seats: int, seconds: float) -> dict[str, float]:
    """Steps per second of one game."""
    random = numpy.random.default_rng(1)

    def speed(threads: int) -> float:
        with Batch(name, TABLES, seats, seed=1, threads=threads) as batch:
            frame = batch.frame()
            batch.observe(frame)

            def choose() -> Any:
                return ((1 - random.random(frame.masks.shape, numpy.float32)) * frame.masks).argmax(1)  # never 0

            for _ in range(200):  # to where tables are in all parts of their games
                batch.step(choose(), frame)
            return stepped(lambda actions: batch.step(actions, frame), choose, TABLES, seconds)

    game = ludus.game(name)
    middle = game.new(seats, 1)
    middle.playout(1, False, 40)
    out = bytearray(game.observation.size)
    figures = {
        "batch": speed(1),
        "observe": each(lambda: middle.write_observation(0, out), seconds),
        "observation_bytes": game.observation.size,
    }
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, range(os.cpu_count() or 1))
    figures["per_thread"] = speed(2) / speed(1) / 2
    return figures


if __name__ == "__main__":
    build = "compiled" if ludus.compiled else "plain Python"
    say(f"{ludus.__version__}, {build}", __doc__, measure(sys.argv[1], int(sys.argv[2]), float(sys.argv[3])))
