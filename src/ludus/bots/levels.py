"""The bots a player chooses from, from the first evening to the strongest we have. Not calibrated yet."""

from random import Random

from ..core.position import Position
from .greedy import Greedy
from .ismcts import Ismcts
from .uniform import Uniform


class Beginner:
    """Knows the rules of thumb, and forgets them every second time."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self.random = Random(seed)
        self.careful = Greedy(seed)
        self.careless = Uniform(seed)

    def choose(self, state: Position, seat: int) -> int:
        mood = self.careful if self.random.random() < 0.5 else self.careless
        return mood.choose(state, seat)

    def __repr__(self) -> str:
        return f"Beginner(seed={self.seed})"


def casual(seed: int = 0) -> Greedy:
    """Plays by rules of thumb."""
    return Greedy(seed)


def skilled(seed: int = 0) -> Ismcts:
    """Looks a little ahead."""
    return Ismcts(iterations=600, horizon=20, seed=seed)


def strong(seed: int = 0) -> Ismcts:
    """Looks further ahead, for about a tenth of a second."""
    return Ismcts(iterations=4000, horizon=20, seconds=0.1, seed=seed)


def master(seed: int = 0) -> Ismcts:
    """Thinks for a second."""
    return Ismcts(seconds=1.0, horizon=20, seed=seed)
