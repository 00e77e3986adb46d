"""What an extra installs is imported when it is asked for, and missed with a sentence that names the extra."""

from importlib import import_module
from typing import Any

from .core.errors import LudusError


class MissingExtra(LudusError, ImportError):
    """A package that one of the extras installs is not there; without an extra, one that comes with Ludus itself."""

    def __init__(self, package: str, extra: str = "") -> None:
        self.package = package
        self.extra = extra
        whole = f"'ludus[{extra}]'" if extra else "ludus"
        super().__init__(f"{package} is not installed: pip install {whole}")


def needed(module: str, extra: str = "") -> Any:
    """A module of another project."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or not module.startswith(error.name.partition(".")[0]):
            raise
        raise MissingExtra(error.name, extra) from None
