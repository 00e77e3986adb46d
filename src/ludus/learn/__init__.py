"""The door for machines that learn: many tables at once, and the faces of PettingZoo, Gymnasium and OpenSpiel.

Everything here needs the extra `ludus[learn]`, OpenSpiel `ludus[openspiel]`; the rules, the bots and the server need
none of it. What is missing is missed with a sentence.
"""

from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from ..core.native import install

install(__name__)

if TYPE_CHECKING:
    from ..core.game import Game
    from . import openspiel
    from .batch import Batch, Frame
    from .dataset import Decisions, decisions
    from .gymnasium_envs import Many, One
    from .rivals import Rival
    from .zoo import OpenTable, Table

HOME: Final = {"Batch": "batch", "Frame": "batch", "Decisions": "dataset", "decisions": "dataset"}


def aec(game: "str | Game[Any]", seats: int | None = None, render_mode: str | None = None, **options: Any) -> "Table":
    """A table as an environment of PettingZoo, in which the seats answer one after the other."""
    from .zoo import Table

    return Table(game, seats, render_mode, options)


def parallel(
    game: "str | Game[Any]", seats: int | None = None, render_mode: str | None = None, **options: Any
) -> "OpenTable":
    """A table as an environment of PettingZoo, in which all answer at once whom a question is open to."""
    from .zoo import OpenTable

    return OpenTable(game, seats, render_mode, options)


def gym(
    game: "str | Game[Any]",
    seats: int | None = None,
    rivals: "Sequence[Rival] | None" = None,
    render_mode: str | None = None,
    illegal: str = "refuse",
    **options: Any,
) -> "One":
    """A seat at a table as an environment of Gymnasium; the others are rivals, by name or as policies.

    An illegal action is refused; with `illegal="lose"` it ends the game without a reward.
    """
    from .gymnasium_envs import One

    return One(game, seats, rivals, render_mode, illegal, **options)


def vector(
    game: "str | Game[Any]",
    tables: int,
    seats: int | None = None,
    rivals: "Sequence[Rival] | None" = None,
    threads: int = 1,
    **options: Any,
) -> "Many":
    """The same at many tables, as a vector environment of Gymnasium."""
    from .gymnasium_envs import Many

    return Many(game, tables, seats, rivals, threads, **options)


def __getattr__(name: str) -> Any:
    """What needs another project is imported when it is asked for."""
    if name == "openspiel":
        return import_module(f"{__name__}.openspiel")
    if name not in HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{HOME[name]}"), name)


__all__ = ["Batch", "Decisions", "Frame", "aec", "decisions", "gym", "openspiel", "parallel", "vector"]
