"""A SQLite file belongs to one server process at a time; PostgreSQL is shared."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, TextIO

from ..settings import Settings
from ..trouble import Trouble
from . import database

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


FAR: Final = 1 << 20  # Windows lets nobody read a byte that is locked: one behind the address


class InUse(Trouble):
    """Another process works with that database; `address` is where it serves, if it does."""

    def __init__(self, file: str, address: str) -> None:
        super().__init__("database-busy", file=file)
        self.address = address


@contextmanager
def only_process(settings: Settings) -> Iterator[Callable[[str], None]]:
    """A SQLite file belongs to one server process at a time; the lock goes with the process.

    Yields what writes an address into the lock, so that whoever comes second knows where the first serves.
    """
    path = "" if settings.shared else database.address(settings.database).database
    if not path or path == ":memory:":
        yield lambda address: None
        return
    database.private(Path(path))
    database.begun(Path(f"{path}.lock"), 0o644)
    with open(f"{path}.lock", "a+", encoding="utf-8") as lock:
        try:
            take(lock)
        except OSError:
            lock.seek(0)
            raise InUse(path, lock.read().strip()) from None
        lock.truncate(0)

        def tell(address: str) -> None:
            lock.write(address)
            lock.flush()

        yield tell


def take(lock: TextIO) -> None:
    """Takes the lock, or raises OSError: somebody has it."""
    if sys.platform == "win32":
        lock.seek(FAR)
        msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
