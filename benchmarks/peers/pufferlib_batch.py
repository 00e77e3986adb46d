"""PufferLib's native environments: a board game of its own, stepped by its C code at 1,024 tables."""

import sys
from importlib.metadata import version
from typing import Any

import numpy
from pufferlib.ocean import environment

from ..timing import TABLES, say, stepped


def measure(name: str, seconds: float) -> dict[str, float]:
    """Steps per second of one of its games; its actions are all legal, so they are drawn without a mask."""
    env = environment.env_creator(name)(num_envs=TABLES)
    env.reset()
    random = numpy.random.default_rng(1)
    number = env.single_action_space.n

    def choose() -> Any:
        return random.integers(0, number, TABLES)

    size = int(numpy.prod(env.single_observation_space.shape))
    return {"batch": stepped(env.step, choose, TABLES, seconds), "observation_bytes": size}


if __name__ == "__main__":
    say(version("pufferlib"), __doc__, measure("puffer_connect4", float(sys.argv[-1])))
