"""Where what belongs to a person is kept on their machine: saved games, and the tables they serve."""

import os
from collections.abc import Mapping
from pathlib import Path


def folder(environment: Mapping[str, str] = os.environ) -> Path:
    """LUDUS_HOME, or `ludus` in the data folder of the user."""
    if home := environment.get("LUDUS_HOME"):
        return Path(home).expanduser()
    return Path(environment.get("XDG_DATA_HOME") or "~/.local/share").expanduser() / "ludus"
