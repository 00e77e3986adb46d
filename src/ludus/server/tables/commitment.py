"""The promise of fair cards: a hash of the seed is shown before the game, the seed after it.

>>> from ludus import Record, game
>>> promised = of("lutece", 1, 5, "c0ffee")
>>> of_record(Record("lutece", 1, 3, 5, salt="c0ffee"), game("lutece")) == promised
True
>>> of_record(Record("lutece", 1, 3, 6, salt="c0ffee"), game("lutece")) == promised
False
"""

import hashlib
from typing import Any

from ...core.game import Game
from ...core.record import Record
from .. import luck


def draw() -> tuple[int, str]:
    """A 128-bit seed, and a salt so that nobody finds the seed by trying."""
    return luck.bits(128, "seed"), f"{luck.bits(128, 'salt'):032x}"


def secret(seed: int, start: bytes | None = None) -> str:
    """What is promised, as text: the seed, or the image of the first position where a table continues another."""
    return f"{seed:032x}" if start is None else start.hex()


def of(game: str, version: int, seed: int, salt: str, start: bytes | None = None) -> str:
    """The hash shown from the start."""
    return hashlib.sha256(f"ludus:{game}:{version}:{secret(seed, start)}:{salt}".encode()).hexdigest()


def of_record(record: Record, game: Game[Any]) -> str:
    """The hash a game must have been promised with, by its record."""
    start = record.start(game).to_bytes() if record.position else None
    return of(record.game, record.version, record.seed, record.salt, start)
