"""pgx on the CPU: its `step` with `auto_reset`, compiled by JAX for 1,024 tables at once; observations and masks are
part of its states. Its compilation is not timed."""

import sys
from importlib.metadata import version
from itertools import count
from math import prod
from typing import Any

import jax
import pgx
from pgx.experimental import auto_reset

from ..timing import TABLES, say, stepped


def measure(name: str, seconds: float) -> dict[str, float]:
    """Steps per second of one of its games."""
    env = pgx.make(name)
    step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    seeds = count(1)

    def keys() -> Any:
        return jax.random.split(jax.random.PRNGKey(next(seeds)), TABLES)

    def drawn(key: Any, masks: Any) -> Any:
        return jax.random.categorical(key, jax.numpy.log(masks.astype(jax.numpy.float32)), axis=-1)

    draw = jax.jit(drawn)
    tables = [jax.jit(jax.vmap(env.init))(keys())]

    def choose() -> Any:
        actions = draw(jax.random.PRNGKey(next(seeds)), tables[0].legal_action_mask)
        luck = keys()
        return jax.block_until_ready(actions), jax.block_until_ready(luck)

    def play(chosen: Any) -> None:
        tables[0] = jax.block_until_ready(step(tables[0], *chosen))

    for _ in range(20):
        play(choose())
    shape = tables[0].observation.shape[1:]
    return {"batch": stepped(play, choose, TABLES, seconds), "observation_bytes": prod(shape)}


if __name__ == "__main__":
    say(version("pgx"), __doc__, measure(sys.argv[1], float(sys.argv[2])))
