"""Ratings by Plackett-Luce: what one game says about those who played it. Ladders and rated tables share it.

A newcomer has 25, give or take 8.3; the browser shows 1000 and twenty times that.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from .strength import measured


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong somebody is held to be, and how far from it they may well be."""

    mean: float
    doubt: float


NEWCOMER: Final = Rating(25.0, 25.0 / 3.0)


@cache
def model() -> Any:
    from openskill.models import PlackettLuce  # here: only who rates needs it, and it takes its time to load

    return PlackettLuce()


def after(players: Sequence[str], before: Sequence[Rating], ranks: Sequence[float]) -> dict[str, Rating]:
    """The ratings once a game is over; the lowest rank is the best. Who sat at several seats learns what those seats
    learn on average."""
    one = model()
    teams = [[one.rating(mu=rating.mean, sigma=rating.doubt)] for rating in before]
    seats = [team[0] for team in one.rate(teams, ranks=list(ranks))]
    found = {}
    for player in dict.fromkeys(players):
        own = [seat for seat, name in zip(seats, players, strict=True) if name == player]
        found[player] = Rating(sum(seat.mu for seat in own) / len(own), sum(seat.sigma for seat in own) / len(own))
    return found


@cache
def first(game: str, bot: str) -> Rating:
    """Where a bot begins: where the ladders have put it, on average over the numbers of seats; else as a newcomer."""
    found = [one for one in measured(game) if one.bot == bot]
    if not found:
        return NEWCOMER
    return Rating(sum(one.rating for one in found) / len(found), sum(one.doubt for one in found) / len(found))
