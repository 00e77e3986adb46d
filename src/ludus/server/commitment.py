"""The promise of fair cards: a hash of the seed is shown before the game, the seed after it.

>>> promised = of("lutece", 1, 5, "c0ffee")
>>> verify(Record("lutece", 1, 3, 5), "c0ffee", promised)
True
>>> verify(Record("lutece", 1, 3, 6), "c0ffee", promised)
False
"""

import hashlib
import secrets
from hmac import compare_digest

from ..core.record import Record


def draw() -> tuple[int, str]:
    """A 128-bit seed, and a salt so that nobody finds the seed by trying."""
    return secrets.randbits(128), secrets.token_hex(16)


def secret(seed: int, start: bytes | None = None) -> str:
    """What is promised, as text: the seed, or the image of the first position where a table continues another."""
    return f"{seed:032x}" if start is None else start.hex()


def of(game: str, version: int, seed: int, salt: str, start: bytes | None = None) -> str:
    """The hash shown from the start."""
    return hashlib.sha256(f"ludus:{game}:{version}:{secret(seed, start)}:{salt}".encode()).hexdigest()


def verify(record: Record, salt: str, promised: str) -> bool:
    """Whether a record was played with the seed that was promised."""
    return compare_digest(of(record.game, record.version, record.seed, salt), promised)
