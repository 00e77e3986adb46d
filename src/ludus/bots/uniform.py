"""The bot that plays any legal action, all alike likely."""

from random import Random

from ..core.position import Position


class Uniform:
    """The yardstick below every other bot."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self.random = Random(seed)

    def choose(self, state: Position, seat: int) -> int:
        legal = state.legal(seat)
        return legal[int(self.random.random() * len(legal))]

    def __repr__(self) -> str:
        return f"Uniform(seed={self.seed})"
