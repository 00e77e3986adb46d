"""Finding games and bots: they register through entry points, so another package can bring more."""

from functools import cache
from importlib.metadata import entry_points
from typing import Any

from .core.errors import LudusError
from .core.game import Game


class UnknownName(LudusError, LookupError):
    """No game or bot of that name is installed."""


def titles() -> list[str]:
    """The names of the games that are installed, sorted."""
    return names("ludus.games")


def game(name: str) -> Game[Any]:
    """The game of that name."""
    found: Game[Any] = load("ludus.games", name)
    return found


def names(group: str) -> list[str]:
    """What is registered in a group, sorted."""
    return sorted({entry.name for entry in entry_points(group=group)})


@cache
def load(group: str, name: str) -> Any:
    """What is registered under a name."""
    for entry in entry_points(group=group):
        if entry.name == name:
            return entry.load()
    raise UnknownName(f"{name!r} is not known, expected one of: {', '.join(names(group)) or 'none is installed'}")
