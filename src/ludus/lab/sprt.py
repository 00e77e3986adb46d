"""A claim of strength as a sequential test: it goes on until the games speak clearly for one side.

The test is Wald's, for the mean share of the victory with the variance seen so far. The unit is a seed, all rotations
of the seats together, since games of one seed share their luck.
"""

import math
from dataclasses import dataclass
from typing import Final

FEWEST: Final = 10  # seeds before a verdict: the variance of fewer says little


@dataclass(slots=True)
class Sprt:
    """Is the share `most`, or only `least`? `error` bounds the chance of either mistake.

    >>> test = Sprt(least=0.5, most=0.6)
    >>> while test.verdict is None:
    ...     test.add(0.5 if test.count % 2 else 1.0)
    >>> test.verdict, test.count
    (True, 10)
    """

    least: float
    most: float
    error: float = 0.05
    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def __post_init__(self) -> None:
        if not 0 <= self.least < self.most <= 1:
            raise ValueError(f"expected 0 <= {self.least} < {self.most} <= 1")
        if not 0 < self.error < 0.5:
            raise ValueError(f"error is {self.error}, expected between 0 and 0.5")

    def add(self, share: float) -> None:
        """The mean share of the victory over the rotations of one seed."""
        self.count += 1
        self.total += share
        self.squares += share * share

    @property
    def ratio(self) -> float:
        """The logarithm of how much likelier the games are under `most` than under `least`."""
        if self.count < FEWEST:
            return 0.0
        mean = self.total / self.count
        variance = max(self.squares / self.count - mean * mean, 1 / (4 * self.count))  # never sure from equal games
        return self.count * (self.most - self.least) * (2 * mean - self.least - self.most) / (2 * variance)

    @property
    def verdict(self) -> bool | None:
        """True: at least `most`; False: at most `least`; None: play on."""
        bound = math.log((1 - self.error) / self.error)
        return True if self.ratio >= bound else False if self.ratio <= -bound else None
