"""Why an answer is good: games imagined after it, beside games imagined after the other answers worth a thought."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Final

from ..core.names import MASK
from ..core.position import Position
from ..core.random import mix
from . import sights
from .sights import WINS, Seen

SAMPLES: Final = 400  # games imagined after each answer, if there is time
FEWEST: Final = 12  # even if time is short
SURE: Final = 3.0  # deviations: below, a difference may be luck
CLEAR: Final = 0.25  # points: below, a difference is no reason
RISKY: Final = 0.25  # of the games: below, a risk is none


@dataclass(frozen=True, slots=True)
class Reason:
    """A message of locale/ and its facts: what it is about, how much of it after this answer and after others."""

    message: str
    about: str
    mean: float
    otherwise: float
    risky: bool = False


def reasons(
    state: Position, seat: int, actions: Sequence[int], shown: int, seed: int, seconds: float
) -> list[tuple[Reason, ...]]:
    """For the first answers, beside all: the best reason for each, and what is risky about it.

    `seconds` may cut the number of games; 0 does not.
    """
    seen = imagine(state, seat, actions, seed, seconds)
    found = ((merit(seen, index), risk(seen[index])) for index in range(min(shown, len(actions))))
    return [tuple(reason for reason in pair if reason) for pair in found]


def imagine(state: Position, seat: int, actions: Sequence[int], seed: int, seconds: float) -> list[list[Seen]]:
    """The same hidden cards and the same luck after each answer, so that they can be compared."""
    look = sights.look_of(state.game)
    end = perf_counter() + seconds if seconds > 0 else math.inf
    found: list[list[Seen]] = [[] for _ in actions]
    for sample in range(SAMPLES):
        if sample >= FEWEST and perf_counter() > end:
            break
        luck = mix(seed + sample & MASK)
        for games, action in zip(found, actions, strict=True):
            games.append(look(state.determinize(seat, luck), seat, action, luck))
    return found


def merit(seen: Sequence[Sequence[Seen]], index: int) -> Reason | None:
    """What gains most points among what is surely different; else whether it wins more often; else nothing."""
    if len(seen) < 2:
        return None
    found: list[tuple[float, Reason]] = []
    for sight in dict.fromkeys(sight for games in seen for game in games for sight in game):
        rows = [[game.get(sight, 0.0) for game in games] for games in seen]
        means = [sum(row) / len(row) for row in rows]
        otherwise = (sum(means) - means[index]) / (len(means) - 1)
        gain = (means[index] - otherwise) * sight.worth
        if (gain > CLEAR or (sight == WINS and means[index] > otherwise)) and is_sure(rows, index):
            found.append((gain, Reason(sight.message, sight.about, means[index], otherwise)))
    return max(found, key=lambda pair: pair[0])[1] if found else None


def is_sure(rows: Sequence[Sequence[float]], index: int) -> bool:
    """Whether one row differs from the others by more than luck, column by column."""
    columns = zip(*rows, strict=True)
    gaps = [column[index] - (sum(column) - column[index]) / (len(column) - 1) for column in columns]
    gap: float = sum(gaps) / len(gaps)
    spread: float = sum((one - gap) ** 2 for one in gaps) / (len(gaps) - 1)
    return gap * gap * len(gaps) > SURE * SURE * spread


def risk(games: Sequence[Seen]) -> Reason | None:
    """The likeliest thing that may go wrong after an answer."""
    found: list[Reason] = []
    for sight in dict.fromkeys(sight for game in games for sight in game if sight.risk):
        mean = sum(game.get(sight, 0.0) for game in games) / len(games)
        if mean > RISKY:
            found.append(Reason(sight.message, sight.about, mean, 0.0, risky=True))
    return max(found, key=lambda reason: reason.mean, default=None)
