"""The bots a player chooses from, from the first evening to the strongest we have."""

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


def skilled(seed: int = 0, iterations: int = 500, seconds: float = 0.0, threads: int = 1) -> Ismcts:
    """Looks a little ahead."""
    return Ismcts(iterations, seconds, threads=threads, seed=seed)


def strong(seed: int = 0, iterations: int = 10_000, seconds: float = 0.0, threads: int = 1) -> Ismcts:
    """Looks further ahead."""
    return Ismcts(iterations, seconds, threads=threads, seed=seed)


def master(seed: int = 0, iterations: int = 0, seconds: float = 1.0, threads: int = 1) -> Ismcts:
    """Thinks for a second; `master:seconds=0.1` answers in a tenth of it."""
    return Ismcts(iterations, seconds, threads=threads, seed=seed)
