"""A net that plays in NumPy: to measure it against bots without anything that trained it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from .. import registry
from ..learn.needs import needed
from .weights import Weights

numpy: Any = needed("numpy")
FLOOR = 0.25  # answers less likely than this part of the likeliest are not given


def odds(numbers: Any, masks: Any, floor: float = FLOOR) -> Any:
    """The chances of all answers, those of slips left out; rows of numbers and masks."""
    barred = numpy.where(masks.astype(bool), numbers, -numpy.inf)
    found = numpy.exp(barred - barred.max(-1, keepdims=True))
    found[found < floor] = 0
    return found / found.sum(-1, keepdims=True)


class Player:
    """Chooses as a bot does (`bots/bot.py`)."""

    def __init__(self, weights: Weights, seed: int = 0, floor: float = FLOOR) -> None:
        self.weights = weights
        self.game = registry.game(weights.about["game"])
        weights.check(self.game)
        self.luck = numpy.random.default_rng(seed)
        self.floor = floor

    @classmethod
    def read(cls, file: Path, seed: int = 0) -> Player:
        return cls(Weights.read(file), seed)

    def choose(self, state: Any, seat: int) -> int:
        mask = numpy.frombuffer(self.game.mask(state, seat), "uint8")
        if mask.sum() == 1:
            return int(mask.argmax())
        seen = numpy.frombuffer(self.game.observation.of(state, seat), "uint8")
        numbers, _ = self.weights.think(seen[None])
        return int(self.luck.choice(len(mask), p=odds(numbers.astype("float64"), mask[None], self.floor)[0]))
