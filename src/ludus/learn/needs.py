"""What only learning needs, and what is wrong with something handed to it."""

from operator import index
from typing import Any

from .. import needs, registry
from ..core.errors import LudusError
from ..core.game import Game
from ..needs import MissingExtra


class BadInput(LudusError, ValueError):
    """Something handed to a batch or an environment that it cannot take; nothing has changed."""


def needed(module: str, extra: str = "learn") -> Any:
    """A module of another project."""
    return needs.needed(module, extra)


def whole(name: str, value: Any, least: int, most: int | None = None) -> int:
    """A whole number of a caller's, Python's or NumPy's."""
    try:
        found = index(value)
    except TypeError:
        found = least - 1
    if found < least or (most is not None and found > most):
        reach = f"from {least} on" if most is None else f"from {least} to {most}"
        raise BadInput(f"{name} is {value!r}, expected a whole number {reach}")
    return found


def checked_game(game: str | Game[Any]) -> Game[Any]:
    """A game by its name, or as it is."""
    return game if isinstance(game, Game) else registry.game(game)


def checked_seats(game: Game[Any], seats: Any) -> int:
    """A number of players the game is for; its smallest if nothing was said."""
    try:
        number = game.seats[0] if seats is None else index(seats)
    except TypeError:
        number = 0
    if number not in game.seats:
        raise BadInput(f"seats is {seats!r}: {game.name} is for {game.seats[0]} to {game.seats[-1]} players")
    return number


__all__ = ["BadInput", "MissingExtra", "checked_game", "checked_seats", "needed", "whole"]
