"""Finding games and bots: they register through entry points, so another package can bring more."""

from functools import cache
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Any, Literal, overload

from .core.errors import LudusError
from .core.game import Game
from .core.names import MOST_SEATS, SPACE

if TYPE_CHECKING:
    from .games.fortuna.game import Fortuna
    from .games.gloire.game import Gloire
    from .games.lutece.game import Lutece


class UnknownName(LudusError, LookupError):
    """No game or bot of that name is installed."""


class TooLarge(LudusError, ValueError):
    """A game the core has no room for."""


def titles() -> list[str]:
    """The names of the games that are installed, sorted."""
    return names("ludus.games")


@overload
def game(name: Literal["fortuna"]) -> "Fortuna": ...
@overload
def game(name: Literal["gloire"]) -> "Gloire": ...
@overload
def game(name: Literal["lutece"]) -> "Lutece": ...
@overload
def game(name: str) -> Game[Any]: ...
def game(name: str) -> Game[Any]:
    """The game of that name."""
    return fitting(load("ludus.games", name))


@cache
def fitting(found: Game[Any]) -> Game[Any]:
    """The same game; one the arrays of the search have no room for is refused."""
    if not 0 < found.actions <= SPACE:
        raise TooLarge(f"{found.name} has {found.actions} actions, the core has room for 1 to {SPACE}")
    if not 0 < found.seats[0] <= found.seats[-1] <= MOST_SEATS:
        raise TooLarge(f"{found.name} is for {found.seats[0]} to {found.seats[-1]}, the core has room for {MOST_SEATS}")
    return found


def optional(group: str, name: str) -> Any:
    """What is registered under a name, None if nothing is: most of what a game can bring it may leave out."""
    return load(group, name) if name in names(group) else None


def names(group: str) -> list[str]:
    """What is registered in a group, sorted."""
    return list(registered(group))


@cache
def registered(group: str) -> tuple[str, ...]:
    """Read once: to look through everything that is installed takes milliseconds, and bots ask at every decision."""
    return tuple(sorted({entry.name for entry in entry_points(group=group)}))


@cache
def load(group: str, name: str) -> Any:
    """What is registered under a name."""
    for entry in entry_points(group=group):
        if entry.name == name:
            return entry.load()
    raise UnknownName(f"{name!r} is not known, expected one of: {', '.join(names(group)) or 'none is installed'}")
