"""The bot that takes what looks best now, by a policy written for each game."""

from random import Random

from ..core.position import Position
from ..registry import load


class Greedy:
    """Weighs each answer by rules of thumb; a beginner respects it. Policies register as `ludus.greedy`."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self.random = Random(seed)

    def choose(self, state: Position, seat: int) -> int:
        action: int = load("ludus.greedy", state.game)(state, seat, self.random)
        return action

    def __repr__(self) -> str:
        return f"Greedy(seed={self.seed})"
