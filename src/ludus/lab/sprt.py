"""A claim of strength as a sequential test: it goes on until the games speak clearly for one side.

The unit is a seed, all rotations of the seats together, since games of one seed share their luck; seeds are
independent. Nothing else is assumed about the shares of the victory. Two bets run side by side: one wins if the mean
share is above `least`, the other if it is below `most`. Whoever bets on what is not so makes 1/e of a stake with a
chance of at most e, however long it plays on (Ville 1939): the errors are bounded although one may stop at any time.
For won or lost games and fixed bets this is Wald's test (1945); here the bets follow the variance seen so far.
"""

import math
from dataclasses import dataclass, field
from typing import Final

PRIOR: Final = 5.0  # seeds that the first guess of the variance counts for
BOLDEST: Final = 0.9  # of what one may bet without ever going bankrupt


@dataclass(slots=True)
class Bet:
    """Bets against a mean of `null` in favour of `other`; `log` is the logarithm of what a stake of 1 has become."""

    null: float
    other: float
    log: float = 0.0
    count: int = 0
    squares: float = 0.0  # distances from the middle, squared

    def add(self, share: float) -> None:
        """The stake follows from the seeds before this one."""
        gap = self.other - self.null
        middle = self.null + gap / 2
        guess = (self.squares + PRIOR * middle * (1 - middle) / 2) / (self.count + PRIOR)
        edge = 1 / self.null if gap > 0 else 1 / (1 - self.null)
        stake = math.copysign(min(abs(gap) / (guess + gap * gap), BOLDEST * edge), gap)
        self.log += math.log1p(stake * (share - self.null))
        self.count += 1
        self.squares += (share - middle) ** 2


@dataclass(slots=True)
class Sprt:
    """Is the share `most` or more, or only `least` or less?

    `alpha` bounds the chance to accept a claim when the share is `least`, `beta` that to refuse it when it is `most`.

    >>> test = Sprt(least=0.5, most=0.6)
    >>> while test.verdict is None:
    ...     test.add(0.5 if test.count % 2 else 1.0)
    >>> test.verdict, test.count
    (True, 17)
    """

    least: float
    most: float
    alpha: float = 0.05
    beta: float = 0.05
    bets: tuple[Bet, Bet] = field(init=False)

    def __post_init__(self) -> None:
        if not 0 < self.least < self.most < 1:
            raise ValueError(f"expected 0 < {self.least:g} < {self.most:g} < 1")
        for error in (self.alpha, self.beta):
            if not 0 < error < 0.5:
                raise ValueError(f"an error of {error:g}, expected between 0 and 0.5")
        self.bets = Bet(self.least, self.most), Bet(self.most, self.least)

    def __str__(self) -> str:
        return f"{self.least:g},{self.most:g},{self.alpha:g},{self.beta:g}"

    @property
    def count(self) -> int:
        """Seeds so far."""
        return self.bets[0].count

    @property
    def bounds(self) -> tuple[float, float]:
        """What the evidence for and against the claim has to reach."""
        return -math.log(self.alpha), -math.log(self.beta)

    @property
    def evidence(self) -> tuple[float, float]:
        """For the claim and against it, as logarithms."""
        return self.bets[0].log, self.bets[1].log

    def add(self, share: float) -> None:
        """The mean share of the victory over the rotations of one seed. What comes after a verdict changes nothing."""
        if self.verdict is None:
            for bet in self.bets:
                bet.add(share)

    @property
    def verdict(self) -> bool | None:
        """True: the claim is accepted; False: it is refused; None: play on."""
        (yes, no), (accept, refuse) = self.evidence, self.bounds
        return True if yes >= accept else False if no >= refuse else None
