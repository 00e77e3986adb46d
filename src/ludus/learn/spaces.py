"""What the environments of PettingZoo and Gymnasium share: their spaces, and what a seat is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..core.game import Game
from .needs import needed

needed("gymnasium")

import numpy  # noqa: E402
from gymnasium import spaces  # noqa: E402


class Legal(spaces.Discrete):
    """The actions of a game. Sampled without a mask, one of those that are legal now; 0 for who is not asked."""

    def __init__(self, number: int, now: Callable[[], Any]) -> None:
        super().__init__(number)
        self.now = now

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        if mask is None and probability is None:
            mask = self.now()
        return super().sample(mask, probability)


def observations(game: Game[Any], tables: int | None = None) -> spaces.Box:
    """The bytes of an observation, each with its own bound; of many tables at once a row for each."""
    high = numpy.frombuffer(game.observation.high, numpy.uint8)
    if tables is not None:
        high = numpy.tile(high, (tables, 1))
    return spaces.Box(numpy.zeros_like(high), high.copy(), dtype=numpy.uint8)


def masks(game: Game[Any]) -> spaces.Box:
    return spaces.Box(0, 1, (game.actions,), numpy.int8)


def seen(game: Game[Any], state: Any, seat: int) -> Any:
    """What a seat knows, as an array."""
    found = numpy.zeros(game.observation.size, numpy.uint8)
    state.write_observation(seat, found)
    return found


def legal(game: Game[Any], state: Any, seat: int) -> Any:
    """The mask of a seat; all zeros for one that is not asked."""
    found = numpy.zeros(game.actions, numpy.int8)
    state.write_mask(seat, found)
    return found
