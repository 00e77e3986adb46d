"""A ladder: bots at tables drawn by lot, many games, and a rating for each (Plackett-Luce, by openskill).

Games are appended to a file as they end, one line each: a ladder that was stopped goes on where it was.
"""

import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, field
from itertools import combinations
from pathlib import Path
from random import Random

from openskill.models import PlackettLuce

from .match import Match, Played, draw, play, wilson


@dataclass(frozen=True, slots=True)
class Ladder:
    """Who climbs: the bots, the seats of a table, and how many games each bot plays at least."""

    game: str
    bots: tuple[str, ...]
    seats: int
    games: int
    seed: int = 0
    options: dict[str, str] = field(default_factory=dict)

    def tables(self) -> list[Match]:
        """Every pair meets equally often: one of the first bot among the second's, and the other way round."""
        pairs = list(combinations(self.bots, 2))
        found = []
        for number in range(-(-self.games // (self.seats * (len(self.bots) - 1) * min(2, self.seats - 1)))):
            for one, other in pairs:
                rest = self.seats - 1
                found.append(self.match((one, *[other] * rest), number))
                if rest > 1:
                    found.append(self.match((other, *[one] * rest), number))
        return found

    def match(self, bots: tuple[str, ...], number: int) -> Match:
        """One seed, once from each rotation of the seats."""
        return Match(self.game, bots, len(bots), draw(self.seed, self.seats, number), self.options)


@dataclass(frozen=True, slots=True)
class Entry:
    """One game of a ladder as the file keeps it."""

    bots: tuple[str, ...]
    seed: int
    shares: tuple[float, ...]
    scores: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class Rung:
    """What a bot reached: its rating and doubt, and its share of the victories beside an even one."""

    bot: str
    rating: float
    doubt: float
    games: int
    wins: float
    low: float
    high: float
    even: float


def climb(ladder: Ladder, path: Path | None = None, jobs: int = 1) -> Iterator[Entry]:
    """All games of a ladder: those of the file first, then the others as they are played."""
    done = read(path) if path else []
    yield from done
    known = {(entry.bots, entry.seed) for entry in done}
    for match in ladder.tables():
        if (match.bots, match.seed) in known:
            continue
        entries = [entry_of(match, played) for played in play(match, jobs)]
        if path:
            with path.open("a", encoding="utf-8") as file:  # all rotations of a seed, or none
                file.write("".join(json.dumps(asdict(entry)) + "\n" for entry in entries))
        yield from entries


def entry_of(match: Match, played: Played) -> Entry:
    return Entry(match.bots, match.seed, played.shares, played.scores)


def read(path: Path) -> list[Entry]:
    """The games of a file; a last line that was cut off is left out."""
    found = []
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else []:
        try:
            row = json.loads(line)
            scores = row["scores"] if row["scores"] is None else tuple(row["scores"])
            found.append(Entry(tuple(row["bots"]), row["seed"], tuple(row["shares"]), scores))
        except (json.JSONDecodeError, KeyError, TypeError):
            break
    return found


def rate(entries: Iterable[Entry], bots: tuple[str, ...]) -> list[Rung]:
    """The rungs, strongest first. The order of the games is drawn by lot, so that nobody profits from it."""
    games = list(entries)
    Random(1).shuffle(games)
    model = PlackettLuce()
    ratings = {bot: model.rating(name=bot) for bot in bots}
    wins, count, even = dict.fromkeys(bots, 0.0), dict.fromkeys(bots, 0), dict.fromkeys(bots, 0.0)
    for game in games:
        teams = [[ratings[bot]] for bot in game.bots]
        for bot, (rated,) in zip(game.bots, model.rate(teams, ranks=[1 - share for share in game.shares]), strict=True):
            ratings[bot] = rated
        for bot, share in zip(game.bots, game.shares, strict=True):
            wins[bot] += share
            count[bot] += 1
            even[bot] += 1 / len(game.bots)
    found = []
    for bot in bots:
        low, high = wilson(wins[bot], count[bot])
        rating = ratings[bot]
        played = max(1, count[bot])
        found.append(Rung(bot, rating.mu, rating.sigma, count[bot], wins[bot] / played, low, high, even[bot] / played))
    return sorted(found, key=lambda rung: -rung.rating)
