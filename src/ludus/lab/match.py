"""A match: many games between bots on paired seeds, every seed played once from each rotation of the seats.

Luck cancels: whoever had the good seat of a seed leaves it to the others in its other games.
"""

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import chain
from time import perf_counter
from typing import Any, Protocol

from .. import bots, registry
from ..core.errors import IllegalAction
from ..core.game import Game
from .interval import Tally


@dataclass(frozen=True, slots=True)
class Round:
    """The games of one seed at one table: one bot per seat, once from each rotation of the seats."""

    game: str
    bots: tuple[str, ...]
    seed: int
    options: Mapping[str, str] = field(default_factory=dict)


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

    def rounds(self) -> Iterator[Round]:
        """What is to be played. The same seed gives the same deals to any bots: other matches can be compared."""
        return map(self.round, range(self.seeds))

    def round(self, number: int) -> Round:
        return Round(self.game, self.bots, draw(self.seed, number), self.options)


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
    sheet: tuple[tuple[int, ...], ...] | None = None  # the scores by their parts


class Witness(Protocol):
    """Looks on when somebody answers: the position before, the answer, and how long it took."""

    def look(self, state: Any, seat: int, action: int, seconds: float | None) -> None: ...


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


def play(match: Match) -> Iterator[Played]:
    """The games of a match in order, each as soon as it is played; `arena.play` does it on all cores."""
    return chain.from_iterable(map(play_round, match.rounds()))


def play_round(round_: Round) -> list[Played]:
    """All games of one seed."""
    game = registry.game(round_.game)
    return [play_game(game, round_, seating) for seating in seatings(len(round_.bots))]


def seatings(seats: int) -> list[tuple[int, ...]]:
    """The rotations: the entry that sits on each seat."""
    return [tuple((seat + turn) % seats for seat in range(seats)) for turn in range(seats)]


def play_game(game: Game[Any], round_: Round, seating: tuple[int, ...], witness: Witness | None = None) -> Played:
    """One game to its end, or to the first failure of a bot."""
    seed = round_.seed
    state = game.new(len(seating), seed, **round_.options)
    minds = [bots.make(round_.bots[entry], seed=draw(seed, "bot", entry)) for entry in seating]
    decisions, seconds = [0] * len(seating), [0.0] * len(seating)
    failure = None
    while failure is None and not state.over:
        seat = state.seat
        entry = seating[seat]
        start = perf_counter()
        try:
            action = bots.decide(minds[seat], state, seat, draw(seed, "decision", sum(decisions)))
            spent = perf_counter() - start
            seconds[entry] += spent
            if not (state.allows(seat, action) or action in state.aside(seat)):
                game.answer(state, seat, action)  # says why not
        except IllegalAction as error:
            failure = Failure(entry, decisions[entry], str(error))
        except Exception as error:  # a bot may fail in any way, and the match goes on
            failure = Failure(entry, decisions[entry], f"{type(error).__name__}: {error}")
        else:
            if witness is not None:
                witness.look(state, seat, action, spent)
            state.apply(seat, action)
        decisions[entry] += 1
    if failure:
        shares = [0.0 if entry == failure.entry else 1 / (len(seating) - 1) for entry in seating]
    else:
        shares = state.outcome()
    by_entry = sorted(range(len(seating)), key=seating.__getitem__)
    won = tuple(shares[seat] for seat in by_entry)
    outcome = None if failure else game.outcome(state)
    scores = tuple(outcome.scores[seat] for seat in by_entry) if outcome else None
    sheet = tuple(outcome.sheet[seat] for seat in by_entry) if outcome else None
    return Played(seed, seating, won, scores, tuple(decisions), tuple(seconds), failure, sheet)


def standings(match: Match, played: list[Played]) -> list[Standing]:
    """One line per entry, in the order of the match."""
    found = []
    for entry, bot in enumerate(match.bots):
        wins = sum(game.shares[entry] for game in played)
        points = [game.scores[entry] for game in played if game.scores is not None]
        failures = tuple(game.failure.reason for game in played if game.failure and game.failure.entry == entry)
        tally = Tally()
        for game in played:
            tally.add(game.seed, game.shares[entry])
        low, high = tally.interval()
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


def draw(*parts: object) -> int:
    """A 64-bit seed that follows from its parts, on every machine."""
    return int.from_bytes(hashlib.sha256(":".join(map(str, parts)).encode()).digest()[:8], "big")
