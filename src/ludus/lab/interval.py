"""How sure a share of the victories is: its 95 % interval, with games of one seed counted for what they are."""

import math
from dataclasses import dataclass, field
from typing import Final

Z95: Final = 1.959964  # a normal variable stays within this many deviations 95 times in 100


@dataclass(slots=True)
class Tally:
    """Shares of the victory, by seed. Games of one seed share their luck, so they may tell less than as many others.

    >>> alike, apart = Tally(), Tally()
    >>> for game in range(100):
    ...     alike.add(game // 2, float(game // 2 % 2))
    ...     apart.add(game, float(game % 2))
    >>> [round(bound, 2) for bound in (*alike.interval(), *apart.interval())]
    [0.37, 0.63, 0.4, 0.6]
    """

    games: int = 0
    wins: float = 0.0
    seeds: dict[int, tuple[int, float]] = field(default_factory=dict)

    def add(self, seed: int, share: float) -> None:
        """One game, seen by one bot."""
        games, wins = self.seeds.get(seed, (0, 0.0))
        self.seeds[seed] = games + 1, wins + share
        self.games += 1
        self.wins += share

    @property
    def share(self) -> float:
        return self.wins / max(1, self.games)

    def interval(self) -> tuple[float, float]:
        """Wilson's, for as many independent games as the spread from seed to seed is worth, at most those played."""
        share, seeds = self.share, len(self.seeds)
        variance = 0.0
        if seeds > 1:
            squares = sum((wins - share * games) ** 2 for games, wins in self.seeds.values())
            variance = squares * seeds / (seeds - 1) / self.games**2
        worth = min(self.games, share * (1 - share) / variance) if variance else self.games
        return wilson(share, worth)


def wilson(share: float, games: float) -> tuple[float, float]:
    """The 95 % interval of a share of independent games (Wilson 1927); it never leaves 0 to 1.

    >>> [round(bound, 3) for bound in wilson(0.5, 100)]
    [0.404, 0.596]
    """
    if games == 0:
        return 0.0, 1.0
    square = Z95 * Z95
    middle = share + square / (2 * games)
    reach = Z95 * math.sqrt(share * (1 - share) / games + square / (4 * games * games))
    return max(0.0, (middle - reach) / (1 + square / games)), min(1.0, (middle + reach) / (1 + square / games))
