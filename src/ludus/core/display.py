"""How a notebook shows a state."""

from importlib import import_module
from typing import Any


def html(state: Any) -> str | None:
    """As a spectator sees it. Whoever holds a state may look at all of it, but a notebook keeps and shares whatever
    stands at the end of a cell, and there hidden cards have no business. `ludus.show` looks as a seat does.

    The core draws nothing itself: where what draws tables is not installed, a notebook shows the bare object.
    """
    try:
        drawing = import_module("ludus.cli.notebook")
    except ImportError:
        return None
    return str(drawing.html(state))
