"""What only learning needs, and what is wrong with something handed to it."""

from typing import Any

from .. import needs
from ..core.errors import LudusError
from ..needs import MissingExtra


class BadInput(LudusError, ValueError):
    """Something handed to a batch or an environment that it cannot take; nothing has changed."""


def needed(module: str, extra: str = "learn") -> Any:
    """A module of another project."""
    return needs.needed(module, extra)


__all__ = ["BadInput", "MissingExtra", "needed"]
