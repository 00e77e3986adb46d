"""Ludus' nets: one answer of the bot `net` from positions half played, observation, net and choice; the net is the
one that is shipped, or where a game has none yet, one of chance of the same size. Its value alone takes as long."""

import os
import sys
from itertools import cycle
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import ludus
from ludus import nets
from tests.nets.made import made

from .timing import POSITIONS, each, say

WIDTHS = {"gloire": (320, 256, 256)}
USUAL = (512, 256, 256)


def measure(name: str, seats: int, seconds: float) -> dict[str, float]:
    """Nanoseconds are told as seconds, like those of a copy."""
    game = ludus.game(name)
    found: list[Any] = []
    for seed in range(1, 8 * POSITIONS):
        state = game.new(seats, seed)
        state.playout(seed, True, 40)
        if not state.over and len(state.legal(state.seat)) > 1 and len(found) < POSITIONS:
            found.append(state)
    turns = cycle(found)
    net = nets.net(name)

    def answer() -> int:
        state = next(turns)
        return net.choose(state, state.seat, 0, 1)

    return {"net": each(answer, seconds)}


def with_a_net(name: str, seats: int, seconds: float) -> dict[str, float]:
    if nets.has(name):
        return measure(name, seats, seconds)
    with TemporaryDirectory() as folder:
        os.environ[nets.FOLDER] = folder
        kept = made(ludus.game(name), WIDTHS.get(name, USUAL))
        Path(folder, f"{name}.net").write_bytes(kept.to_bytes())
        return measure(name, seats, seconds)


if __name__ == "__main__":
    build = "compiled" if ludus.compiled else "plain Python"
    say(f"{ludus.__version__}, {build}", __doc__, with_a_net(sys.argv[1], int(sys.argv[2]), float(sys.argv[3])))
