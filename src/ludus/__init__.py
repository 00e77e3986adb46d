"""Three Roman board games to play, study and teach machines.

>>> import ludus
>>> game = ludus.game("lutece")
>>> state = game.new(seats=3, seed=7)
>>> game.write_action(state, state.seat, state.legal(state.seat)[0])
'bid A B'
"""

from importlib import metadata
from typing import Any, Final

from .core import position
from .core.errors import CardsError, IllegalAction, LudusError, NotationError, StaleAction
from .core.record import Record
from .languages import LANGUAGES
from .needs import needed
from .registry import game, titles

__version__: Final = metadata.version("ludus")
compiled: Final = position.Position.__module__.endswith("_native")


def show(state: Any, seat: int = -1, language: str = "") -> Any:
    """The table as a seat sees it, or a spectator (-1): a picture in a notebook, text where it is printed."""
    if not isinstance(state, position.Position):
        raise TypeError(f"state is {state!r}: expected a position of a game, as of game.new")
    if seat not in range(-1, state.seats):
        raise ValueError(f"seat is {seat!r}: expected 0 to {state.seats - 1}, or -1 for a spectator")
    if language and language not in LANGUAGES:
        raise ValueError(f"language is {language!r}: expected one of {', '.join(LANGUAGES)}")
    for module in ("rich", "fluent.runtime"):
        needed(module)
    from .cli.notebook import Shown

    return Shown(state, seat, language)


__all__ = [
    "CardsError",
    "IllegalAction",
    "LudusError",
    "NotationError",
    "Record",
    "StaleAction",
    "compiled",
    "game",
    "show",
    "titles",
]
