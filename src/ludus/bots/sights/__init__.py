"""What one sees when an imagined game has been played on, and what each sight is worth.

A game may bring its own eyes through the entry point group `ludus.sights`; others are seen by their score sheet.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from ... import registry
from ...core.position import Position

RIVAL: Final = -0.5  # what a point of the best rival is worth: less than an own one, which explains more


@dataclass(frozen=True, slots=True)
class Sight:
    """Something to be counted in every imagined game. It gives a reason: a message of locale/, about something.

    `worth` turns one more of it into points, for comparison; below 0 less is better. A risk is told for itself.
    """

    message: str
    about: str = ""
    worth: float = 1.0
    risk: bool = False


Seen = dict[Sight, float]
Look = Callable[[Any, int, int, int], Seen]

WINS: Final = Sight("reason-wins", worth=0.0)  # told where nothing else is
DENIES: Final = Sight("reason-denies", worth=RIVAL)


def look_of(game: str) -> Look:
    """The eyes for a game."""
    try:
        found: Look = registry.load("ludus.sights", game)
    except registry.UnknownName:
        return look
    return found


def look(trial: Position, seat: int, action: int, seed: int) -> Seen:
    """Gives an answer in an imagined game, plays it to its end, and looks at the score sheet."""
    trial.apply(seat, action)
    trial.playout(seed, guided=True)
    return ending(trial, seat)


def ending(trial: Position, seat: int) -> Seen:
    """How an imagined game ended: the own points by part, those of the best rival, and who has won."""
    outcome = registry.game(trial.game).outcome(trial)
    seen = {
        Sight("reason-part", part): float(points)
        for part, points in zip(outcome.parts, outcome.sheet[seat], strict=True)
    }
    seen[DENIES] = float(max(score for other, score in enumerate(outcome.scores) if other != seat))
    seen[WINS] = trial.outcome()[seat]
    return seen
