"""What a search would do, and why: the best answers, their shares, and a reason from how the games go on."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ..core.game import Game
from ..core.position import Position
from ..core.random import mix
from .ismcts import Candidate, Ismcts

SAMPLES: Final = 60  # games imagined for each answer
CLEAR: Final = 0.3  # points below which a difference is no reason


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an answer is good: a message of locale/, and its facts."""

    message: str
    facts: dict[str, str | int | float]


@dataclass(frozen=True, slots=True)
class Hint:
    """One of the best answers: its share of the search, the chance to win with it, and the reason if one is clear."""

    action: int
    share: float
    chance: float
    reason: Reason | None


@dataclass(frozen=True, slots=True)
class Outlook:
    """How the games go on after an answer: own points by part, and the points of the best rival, on average."""

    parts: tuple[float, ...]
    rival: float


def hints(game: Game[Any], state: Position, seat: int, bot: Ismcts, most: int = 3) -> list[Hint]:
    """The best answers of a seat, from a state determinized for it. Hidden picks are a mix: show all of them."""
    candidates = bot.candidates(state, seat)[:most]
    outlooks = [outlook(game, state, seat, candidate.action) for candidate in candidates]
    return [
        Hint(candidate.action, candidate.share, candidate.chance, reason(game, state, candidates, outlooks, index))
        for index, candidate in enumerate(candidates)
    ]


def outlook(game: Game[Any], state: Position, seat: int, action: int) -> Outlook:
    """Plays some imagined games on from an answer; the same ones for every answer, so that they can be compared."""
    totals = [0.0] * len(game.outcome(state).parts)
    rival = 0.0
    for sample in range(SAMPLES):
        other = state.determinize(seat, mix(sample))
        other.apply(seat, action)
        other.playout(mix(SAMPLES + sample), guided=True)
        outcome = game.outcome(other)
        for part, points in enumerate(outcome.sheet[seat]):
            totals[part] += points
        rival += max(score for one, score in enumerate(outcome.scores) if one != seat)
    return Outlook(tuple(total / SAMPLES for total in totals), rival / SAMPLES)


def reason(
    game: Game[Any], state: Position, candidates: Sequence[Candidate], outlooks: Sequence[Outlook], index: int
) -> Reason | None:
    """Where an answer is better than the other good ones: a part of the own score, or points the best rival misses."""
    others = [one for number, one in enumerate(outlooks) if number != index]
    if not others:
        return None
    mine = outlooks[index]
    parts = game.outcome(state).parts
    gains = [
        (points - sum(other.parts[part] for other in others) / len(others), part)
        for part, points in enumerate(mine.parts)
    ]
    gain, part = max(gains)
    denied = sum(other.rival for other in others) / len(others) - mine.rival
    if denied > max(gain, CLEAR):
        return Reason("reason-denies", {"points": round(denied, 1)})
    if gain > CLEAR:
        return Reason("reason-part", {"part": parts[part], "points": round(gain, 1)})
    return None
