"""The bots a player chooses from, from the first evening to the strongest we have. Their figures: docs/strength.md."""

from random import Random
from typing import Final

from .. import nets
from ..core.position import Position
from .bot import BadSetting
from .greedy import Greedy
from .ismcts import Candidate, Ismcts
from .net import NetBot
from .uniform import Uniform

LEVELS: Final = ("beginner", "casual", "skilled", "strong", "expert", "master", "champion")

# Explore, widen and horizon as they were.
OLD_HABITS = {"lutece": (0.3, 36.0, 20), "fortuna": (0.15, 6.0, 30), "gloire": (0.15, 8.0, 20)}


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


def search(
    seed: int = 0,
    iterations: int = 0,
    seconds: float = 0.0,
    threads: int = 1,
    explore: float | None = None,
    widen: float | None = None,
    horizon: int | None = None,
    below: float = 0.0,
    ripe: int = 0,
    mixed: int = 0,
    net: int = 0,
    name: str = "",
    halve: int = 0,
) -> Ismcts:
    """The search with every setting it has, for the lab; a second if nothing is said of its budget."""
    return Ismcts(
        iterations, seconds or float(not iterations), explore, widen, True, horizon, threads, seed, below, ripe,
        bool(mixed), bool(net), name, halve,
    )  # fmt: skip


class OldMaster(Ismcts):
    """The strongest level of version 0.1, before there were nets: with these habits, whatever the games like today."""

    def __init__(self, iterations: int = 0, seconds: float = 1.0, threads: int = 1, seed: int = 0) -> None:
        super().__init__(iterations, seconds, threads=threads, seed=seed)

    def candidates(self, state: Position, seat: int, decided: bool = False) -> list[Candidate]:
        self.explore, self.widen, self.horizon = OLD_HABITS.get(state.game, (None, None, None))
        return super().candidates(state, seat, decided)

    def __repr__(self) -> str:
        return f"OldMaster({self.iterations}, {self.seconds}, {self.threads}, {self.seed})"


def old_master(seed: int = 0, iterations: int = 0, seconds: float = 1.0, threads: int = 1) -> OldMaster:
    """For the lab: what was the strongest, so that strengths can be compared."""
    return OldMaster(iterations, seconds, threads, seed)


class Expert:
    """Answers at once, as a net has learned it; in a game that has none it looks a little ahead."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self.learned = NetBot(seed=seed)
        self.ahead = strong(seed)

    def choose(self, state: Position, seat: int) -> int:
        return (self.learned if nets.has(state.game) else self.ahead).choose(state, seat)

    def __repr__(self) -> str:
        return f"Expert(seed={self.seed})"


def master(seed: int = 0, iterations: int = 0, seconds: float = 0.1, threads: int = 1) -> Ismcts:
    """Looks ahead for a tenth of a second, with what a net has learned; `master:seconds=2` takes its time."""
    return Ismcts(iterations, seconds, threads=threads, seed=seed, mixed=True, net=None)


def champion(seed: int = 0, iterations: int = 0, seconds: float = 1.0, threads: int = 1) -> Ismcts:
    """Looks ahead for a whole second, with what a net has learned."""
    return master(seed, iterations, seconds, threads)
