"""Trained nets, one for each game and all numbers of players: finding them. What they reckon: core/net.py.

A net is a file `<game>.net` beside this one, or in the folder the environment names as LUDUS_NETS.
"""

import os
import re
from functools import cache
from pathlib import Path
from threading import local
from typing import Final

from .. import registry
from ..core.errors import LudusError
from ..core.net import Net
from .file import BadNet, Kept, read

HERE: Final = Path(__file__).parent
FOLDER: Final = "LUDUS_NETS"
NAME: Final = re.compile("[a-z0-9-]{0,40}")


class NoNet(LudusError, LookupError):
    """Nobody has trained a net for this game, or none of that name lies here."""


class Held(local):
    """The nets of one thread: each has the room it works in, all share the weights."""

    def __init__(self) -> None:
        self.nets: dict[Path, tuple[Kept, Net]] = {}


HELD: Final = Held()


def path(game: str, name: str = "") -> Path:
    """Where the net of a game lies, or the one of a name."""
    return Path(os.environ.get(FOLDER) or HERE) / f"{name or game}.net"


def has(game: str, name: str = "") -> bool:
    return path(game, name).is_file()


def find(game: str, name: str = "") -> Kept:
    """A net as its file keeps it; one that is not there, is spoilt or reads the game otherwise is refused."""
    place = path(game, name)
    try:
        changed = place.stat().st_mtime_ns
    except OSError:
        raise NoNet(f"there is no net for {game}: {place.name} is missing") from None
    return kept(game, place, changed)


@cache
def kept(game: str, place: Path, changed: int) -> Kept:
    found = read(place)
    found.fit(registry.game(game))
    return found


def net(game: str, name: str = "") -> Net:
    """The net of a game, for the thread that asks."""
    found, place = find(game, name), path(game, name)
    held = HELD.nets.get(place)
    if held is None or held[0] is not found:
        HELD.nets[place] = held = found, found.net.twin()
    return held[1]


__all__ = ["BadNet", "Kept", "Net", "NoNet", "find", "has", "net", "path", "read"]
