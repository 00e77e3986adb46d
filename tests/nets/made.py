"""Nets of chance: small ones, for tests that need a net and not a good one. Run, it writes one for each game."""

import sys
from array import array
from pathlib import Path
from random import Random
from typing import Any

import ludus
from ludus.core.game import Game
from ludus.nets.file import Kept, sizes


def made(game: Game[Any], widths: tuple[int, ...] = (24, 16), seed: int = 1, **told: Any) -> Kept:
    """Weights drawn by lot; levels and logits come out about as large as those of a trained net."""
    random = Random(seed)
    outputs = [*widths, game.actions, game.seats[-1]]
    shifts = [25, *[32] * (len(widths) - 1), 22, 23]
    layers = [[number, shift] for number, shift in zip(outputs, shifts, strict=True)]
    size = game.observation.size
    weights, numbers = array("h"), array("i")
    for width, number in sizes(size, [(one, two) for one, two in layers]):
        weights.extend(max(-127, min(127, round(random.gauss(0, 40)))) for _ in range(width * number))
        numbers.extend(random.randrange(-2000, 2000) for _ in range(number))
        numbers.extend(random.randrange(1 << 21, 1 << 22) for _ in range(number))
    lifts = bytes(7 if high < 2 else max(0, 8 - high.bit_length()) for high in game.observation.high)
    about = {"game": game.name, "observation": game.observation.name, "size": size, "layers": layers, **told}
    return Kept(about, lifts, weights, numbers)


def write(folder: Path) -> None:
    for name in ludus.titles():
        (folder / f"{name}.net").write_bytes(made(ludus.game(name)).to_bytes())


if __name__ == "__main__":
    write(Path(sys.argv[1]))
