"""A match: many games between bots on paired seeds, every seed played once from each rotation of the seats.

Luck cancels: whoever had the good seat of a seed leaves it to the others in its other games.
"""

import hashlib
import math
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import chain
from multiprocessing import get_context
from time import perf_counter
from typing import Any, Final

from .. import bots, registry
from ..core.errors import IllegalAction
from ..core.game import Game

Z95: Final = 1.959964  # a normal variable stays within this many deviations 95 times in 100


@dataclass(frozen=True, slots=True)
class Match:
    """Who plays what: one bot per seat, as many seeds as the games need, options as `Game.new` takes them."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    options: Mapping[str, str] = field(default_factory=dict)

    @property
    def seeds(self) -> int:
        """Whole rotations only, so the number of games is rounded up."""
        return -(-self.games // len(self.bots))


@dataclass(frozen=True, slots=True)
class Failure:
    """A bot that raised or answered what the rules refuse: it lost that game."""

    entry: int
    decision: int
    reason: str


@dataclass(frozen=True, slots=True)
class Played:
    """One game. All tuples but `seating` go by entry, the place of a bot in the match; a failed game has no scores."""

    seed: int
    seating: tuple[int, ...]  # the entry that sits on each seat
    shares: tuple[float, ...]  # of the victory
    scores: tuple[int, ...] | None
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    failure: Failure | None = None


@dataclass(frozen=True, slots=True)
class Standing:
    """What one entry did: its share of the victories with its 95% interval, its points, its speed."""

    bot: str
    games: int
    wins: float
    low: float
    high: float
    points: float | None  # the average, if a game was finished
    decisions: int
    seconds: float
    failures: tuple[str, ...]


def play(match: Match, jobs: int = 1) -> Iterator[Played]:
    """The games of a match in order, each as soon as it is played; the same whatever the number of jobs."""
    work = [(match, number) for number in range(match.seeds)]
    if jobs <= 1:
        yield from chain.from_iterable(map(rotations, work))
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        try:
            yield from chain.from_iterable(pool.map(rotations, work, chunksize=-(-len(work) // (8 * jobs))))
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


def rotations(work: tuple[Match, int]) -> list[Played]:
    """All games of one seed."""
    match, number = work
    game, seats = registry.game(match.game), len(match.bots)
    seed = draw(match.seed, number)
    turns = [tuple((seat + turn) % seats for seat in range(seats)) for turn in range(seats)]
    return [play_game(game, match, seed, seating) for seating in turns]


def play_game(game: Game[Any], match: Match, seed: int, seating: tuple[int, ...]) -> Played:
    """One game to its end, or to the first failure of a bot."""
    state = game.new(len(seating), seed, **match.options)
    minds = [bots.make(match.bots[entry], seed=draw(seed, "bot", entry)) for entry in seating]
    decisions, seconds = [0] * len(seating), [0.0] * len(seating)
    failure = None
    while failure is None and not state.over:
        seat = state.seat
        entry = seating[seat]
        start = perf_counter()
        try:
            action = bots.decide(minds[seat], state, seat, draw(seed, "decision", sum(decisions)))
            seconds[entry] += perf_counter() - start
            game.answer(state, seat, action)
        except IllegalAction as error:
            failure = Failure(entry, decisions[entry], str(error))
        except Exception as error:  # a bot may fail in any way, and the match goes on
            failure = Failure(entry, decisions[entry], f"{type(error).__name__}: {error}")
        decisions[entry] += 1
    if failure:
        shares = [0.0 if entry == failure.entry else 1 / (len(seating) - 1) for entry in seating]
    else:
        shares = state.outcome()
    by_entry = sorted(range(len(seating)), key=seating.__getitem__)
    scores = None if failure else tuple(game.outcome(state).scores[seat] for seat in by_entry)
    won = tuple(shares[seat] for seat in by_entry)
    return Played(seed, seating, won, scores, tuple(decisions), tuple(seconds), failure)


def standings(match: Match, played: list[Played]) -> list[Standing]:
    """One line per entry, in the order of the match."""
    found = []
    for entry, bot in enumerate(match.bots):
        wins = sum(game.shares[entry] for game in played)
        points = [game.scores[entry] for game in played if game.scores is not None]
        failures = tuple(game.failure.reason for game in played if game.failure and game.failure.entry == entry)
        low, high = wilson(wins, len(played))
        found.append(
            Standing(
                bot=bot,
                games=len(played),
                wins=wins,
                low=low,
                high=high,
                points=sum(points) / len(points) if points else None,
                decisions=sum(game.decisions[entry] for game in played),
                seconds=sum(game.seconds[entry] for game in played),
                failures=failures,
            )
        )
    return found


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95% interval of a share of victories (Wilson 1927); it never leaves 0 to 1.

    >>> [round(bound, 3) for bound in wilson(50, 100)]
    [0.404, 0.596]
    """
    if games == 0:
        return 0.0, 1.0
    share, square = wins / games, Z95 * Z95
    middle = share + square / (2 * games)
    reach = Z95 * math.sqrt(share * (1 - share) / games + square / (4 * games * games))
    return max(0.0, (middle - reach) / (1 + square / games)), min(1.0, (middle + reach) / (1 + square / games))


def draw(*parts: object) -> int:
    """A 64-bit seed that follows from its parts, on every machine."""
    return int.from_bytes(hashlib.sha256(":".join(map(str, parts)).encode()).digest()[:8], "big")
