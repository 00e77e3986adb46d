"""What only learning needs is imported when it is asked for, and missed with a sentence that names the extra."""

from importlib import import_module
from typing import Any

from ..core.errors import LudusError


class MissingExtra(LudusError, ImportError):
    """A package that one of the extras installs is not there."""


class BadInput(LudusError, ValueError):
    """Something handed to a batch or an environment that it cannot take; nothing has changed."""


def needed(module: str, extra: str = "learn") -> Any:
    """A module of another project."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or not module.startswith(error.name.partition(".")[0]):
            raise
        raise MissingExtra(f"{error.name} is not installed: pip install 'ludus[{extra}]'") from None
