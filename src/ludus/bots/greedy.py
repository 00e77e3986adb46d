"""The bot that takes what looks best now, by a policy written for each game."""

from random import Random
from typing import Final

from ..core.position import Position
from ..registry import load, optional
from .ismcts import Ismcts

GLANCE: Final = 200  # iterations where nobody has written a policy


class Greedy:
    """Weighs each answer by rules of thumb; a beginner respects it. Policies register as `ludus.greedy`.

    In a game without one it takes a short look ahead, which needs no more than the rules.
    """

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self.random = Random(seed)

    def choose(self, state: Position, seat: int) -> int:
        policy = optional("ludus.greedy", state.game)
        if policy is None and isinstance(state, Position):
            return Ismcts(GLANCE, seed=self.random.getrandbits(63)).choose(state, seat)
        action: int = (policy or load("ludus.greedy", state.game))(state, seat, self.random)
        return action

    def __repr__(self) -> str:
        return f"Greedy(seed={self.seed})"
