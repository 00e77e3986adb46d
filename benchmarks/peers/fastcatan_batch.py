"""fastcatan's batch: `BatchedEnv.step_autoreset`, `write_masks` and `save_snapshots` at 1,024 tables. It has no
observations: its snapshots, which hide nothing, are what it can write of all tables at once."""

import sys
from typing import Any

import fastcatan
import numpy

from ..timing import TABLES, say, stepped


def measure(seconds: float) -> dict[str, float]:
    """Steps per second of the game."""
    batch = fastcatan.BatchedEnv(TABLES, 1)
    batch.reset()
    random = numpy.random.default_rng(1)
    masks = numpy.zeros((TABLES, fastcatan.MASK_WORDS), numpy.uint64)
    ends = numpy.zeros(TABLES, numpy.uint8)
    images = numpy.zeros((TABLES, fastcatan.SNAPSHOT_BYTES), numpy.uint8)
    batch.write_masks(masks)

    def choose() -> Any:
        bits = numpy.unpackbits(masks.view(numpy.uint8), axis=1, bitorder="little")[:, : fastcatan.NUM_ACTIONS]
        return (random.random(bits.shape, numpy.float32) * bits).argmax(1).astype(numpy.uint32)

    def step(actions: Any) -> None:
        batch.step_autoreset(actions, ends)
        batch.write_masks(masks)
        batch.save_snapshots(images)

    for _ in range(200):
        step(choose())
    return {"batch": stepped(step, choose, TABLES, seconds), "observation_bytes": fastcatan.SNAPSHOT_BYTES}


if __name__ == "__main__":
    say(fastcatan.__version__, __doc__, measure(float(sys.argv[1])))
