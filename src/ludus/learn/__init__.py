"""The door for machines that learn: many tables at once, and the faces of PettingZoo, Gymnasium and OpenSpiel.

Everything here needs the extra `ludus[learn]`; the rules, the bots and the server need none of it.
"""

from typing import TYPE_CHECKING, Any

from ..core.native import install

install(__name__)

if TYPE_CHECKING:
    from .batch import Batch, Frame

HOME = {"Batch": "batch", "Frame": "batch"}


def __getattr__(name: str) -> Any:
    """What needs another project is imported when it is asked for."""
    if name not in HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(f".{HOME[name]}", __name__), name)


__all__ = ["Batch", "Frame"]
