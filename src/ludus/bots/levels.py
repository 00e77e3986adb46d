"""The bots a player chooses from, from the first evening to the strongest we have. Their figures: docs/strength.md."""

from random import Random

from ..core.position import Position
from .bot import BadSetting
from .greedy import Greedy
from .ismcts import Ismcts
from .uniform import Uniform


class Careless:
    """Knows the rules of thumb, and forgets them now and then: `slips` is how often, from 0 to 1."""

    def __init__(self, slips: float, seed: int = 0) -> None:
        if not 0 <= slips <= 1:
            raise BadSetting(f"slips is {slips}, expected 0 to 1", "no-share", setting="slips", value=str(slips))
        self.slips = slips
        self.seed = seed
        self.random = Random(seed)
        self.careful = Greedy(seed)
        self.absent = Uniform(seed)

    def choose(self, state: Position, seat: int) -> int:
        mood = self.absent if self.random.random() < self.slips else self.careful
        return mood.choose(state, seat)

    def __repr__(self) -> str:
        return f"Careless(slips={self.slips}, seed={self.seed})"


def beginner(seed: int = 0, slips: float = 0.5) -> Careless:
    """Plays by rules of thumb, and forgets them every second time."""
    return Careless(slips, seed)


def casual(seed: int = 0, slips: float = 0.2) -> Careless:
    """Plays by rules of thumb, with a slip now and then."""
    return Careless(slips, seed)


def skilled(seed: int = 0) -> Greedy:
    """Plays by rules of thumb, always."""
    return Greedy(seed)


def strong(seed: int = 0, iterations: int | None = None, seconds: float | None = None, threads: int = 1) -> Ismcts:
    """Looks a little ahead; how many iterations that takes, each game knows (`Position.habits`)."""
    own = iterations is None and seconds is None
    return Ismcts(None if own else iterations or 0, seconds or 0.0, threads=threads, seed=seed)


def master(seed: int = 0, iterations: int = 0, seconds: float = 1.0, threads: int = 1) -> Ismcts:
    """Looks far ahead, for a second; `master:seconds=0.1` answers in a tenth of it."""
    return Ismcts(iterations, seconds, threads=threads, seed=seed)
