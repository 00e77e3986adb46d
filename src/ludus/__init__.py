"""Three Roman board games to play, study and teach machines.

>>> import ludus
>>> game = ludus.game("lutece")
>>> state = game.new(seats=3, seed=7)
>>> game.write_action(state, state.seat, state.legal(state.seat)[0])
'bid A B'
"""

from importlib import metadata
from typing import Final

from .core import position
from .core.errors import CardsError, IllegalAction, LudusError, NotationError, StaleAction
from .core.record import Record
from .registry import game, titles

__version__: Final = metadata.version("ludus")
compiled: Final = position.Position.__module__.endswith("_native")

__all__ = [
    "CardsError",
    "IllegalAction",
    "LudusError",
    "NotationError",
    "Record",
    "StaleAction",
    "compiled",
    "game",
    "titles",
]
