"""A ladder: every bot meets every other at tables of some seats, and gets a rating (Plackett-Luce, by openskill)."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from random import Random

from ..bots import rating
from ..bots.rating import NEWCOMER
from .interval import Tally
from .match import Played, Round, draw


@dataclass(frozen=True, slots=True)
class Ladder:
    """Who climbs: the bots, the seats of a table, and how many games each pair of bots plays at least."""

    game: str
    bots: tuple[str, ...]
    seats: int
    games: int
    seed: int = 0
    options: Mapping[str, str] = field(default_factory=dict)

    @property
    def tables(self) -> list[tuple[str, ...]]:
        """Of each pair one among the other's, and where more than two sit, the other way round too."""
        found = []
        for one, other in combinations(self.bots, 2):
            found.append((one, *[other] * (self.seats - 1)))
            if self.seats > 2:
                found.append((other, *[one] * (self.seats - 1)))
        return found

    @property
    def seeds(self) -> int:
        """Whole rotations of every table of a pair, so the number of games is rounded up."""
        return -(-self.games // (self.seats * min(2, self.seats - 1)))

    def rounds(self) -> Iterator[Round]:
        """Seed by seed: all tables play the same deals, and one that is stopped has seen every pair alike."""
        for number in range(self.seeds):
            for table in self.tables:
                yield Round(self.game, table, draw(self.seed, number), self.options)


@dataclass(frozen=True, slots=True)
class Meeting:
    """A bot alone among others of one kind: its share of the victories, where an even one is 1 / seats."""

    bot: str
    against: str
    games: int
    share: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Rung:
    """What a bot reached: its rating and doubt, its share of the victories as the one among others, its speed."""

    bot: str
    rating: float
    doubt: float
    games: int
    share: float
    low: float
    high: float
    decisions: int
    seconds: float
    failures: tuple[str, ...]


def meetings(ladder: Ladder, games: Iterable[tuple[Round, Played]]) -> list[Meeting]:
    """Every bot against every other."""
    tallies = {(one, other): Tally() for one in ladder.bots for other in ladder.bots if one != other}
    for round_, played in games:
        one, other = round_.bots[:2]
        tallies[one, other].add(played.seed, played.shares[0])
        if ladder.seats == 2:
            tallies[other, one].add(played.seed, played.shares[1])
    return [Meeting(*pair, tally.games, tally.share, *tally.interval()) for pair, tally in tallies.items()]


def rungs(ladder: Ladder, games: Sequence[tuple[Round, Played]]) -> list[Rung]:
    """The ladder, strongest first."""
    ratings = rate(ladder, games)
    found = []
    for bot in ladder.bots:
        tally = Tally()
        decisions, seconds, failures = 0, 0.0, []
        for round_, played in games:
            for entry, name in enumerate(round_.bots):
                if name != bot:
                    continue
                if entry == 0 or ladder.seats == 2:
                    tally.add(played.seed, played.shares[entry])
                decisions += played.decisions[entry]
                seconds += played.seconds[entry]
                if played.failure and played.failure.entry == entry:
                    failures.append(played.failure.reason)
        mean, doubt = ratings[bot]
        low, high = tally.interval()
        found.append(Rung(bot, mean, doubt, tally.games, tally.share, low, high, decisions, seconds, tuple(failures)))
    return sorted(found, key=lambda rung: -rung.rating)


def rate(ladder: Ladder, games: Iterable[tuple[Round, Played]]) -> dict[str, tuple[float, float]]:
    """Mean and deviation of each bot. The order of the games is drawn by lot, so that nobody profits from it."""
    drawn = list(games)
    Random(1).shuffle(drawn)
    return [ratings for _, ratings in climb(ladder, drawn, 1)][-1]


def climb(
    ladder: Ladder, games: Sequence[tuple[Round, Played]], points: int
) -> Iterator[tuple[int, dict[str, tuple[float, float]]]]:
    """The ratings over time, at some points: after how many games, and mean and deviation of each bot then."""
    ratings = dict.fromkeys(ladder.bots, NEWCOMER)
    stops = {len(games) * number // points for number in range(1, points + 1)} | {0}
    for count in range(len(games) + 1):
        if count:
            round_, played = games[count - 1]
            before = [ratings[bot] for bot in round_.bots]
            ratings |= rating.after(round_.bots, before, [1 - share for share in played.shares])
        if count in stops:
            yield count, {bot: (one.mean, one.doubt) for bot, one in ratings.items()}
