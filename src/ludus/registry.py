"""Finding games and bots: they register through entry points, so another package can bring more."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from .core.errors import LudusError
from .core.game import Game


class UnknownName(LudusError, LookupError):
    """No game or bot of that name is installed."""


def games() -> list[str]:
    """The names of the games that are installed, sorted."""
    return sorted(entry.name for entry in entry_points(group="ludus.games"))


@cache
def game(name: str) -> Game[Any]:
    """The game of that name."""
    found: Game[Any] = find("ludus.games", name).load()
    return found


def find(group: str, name: str) -> EntryPoint:
    entries = entry_points(group=group)
    for entry in entries:
        if entry.name == name:
            return entry
    known = ", ".join(sorted(entry.name for entry in entries)) or "none is installed"
    raise UnknownName(f"{name!r} is not known, expected one of: {known}")
