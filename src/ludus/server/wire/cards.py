"""The cards of a table as data: those of its own card file, or of the one that comes with the game. All are public."""

import tomllib
from functools import lru_cache
from typing import Any

import msgspec

from ...core.game import Game
from . import pages


def text(game: Game[Any], options: dict[str, str]) -> str:
    """The card file a table is played with; a game from elsewhere may have none."""
    return options.get("cards") or game.shipped()


@lru_cache(maxsize=64)
def packed(toml: str) -> pages.File:
    """A card file as JSON, ready to be sent; its tag is the digest of what it says."""
    return pages.pack(msgspec.json.encode(data(toml)), ".json")


def data(toml: str) -> dict[str, Any]:
    return tomllib.loads(toml)
