"""How strong the bots are, as the ladders of docs/strength.md have measured it."""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources


@dataclass(frozen=True, slots=True)
class Strength:
    """The rating of a bot at a table of so many, give or take its doubt."""

    bot: str
    seats: int
    rating: float
    doubt: float


@cache
def measured(game: str) -> tuple[Strength, ...]:
    """What has been measured of a game; nothing of one from elsewhere."""
    text = resources.files(__package__).joinpath("strength.toml").read_text("utf-8")
    ladders = tomllib.loads(text).get(game, {})
    return tuple(
        Strength(bot, int(seats), rating, doubt)
        for seats, rungs in ladders.items()
        for bot, (rating, doubt) in rungs.items()
    )
