"""Saved games: records, with a last line that says who sits where. One file each, in the data folder of the user."""

import os
import re
import tempfile
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from .. import home, registry
from ..core import record as records
from ..core.errors import LudusError, NotationError
from ..core.record import Record

SUFFIX: Final = ".ludus"
TABLE: Final = "table"  # the first word of the last line
HUMAN: Final = "you"
LINE: Final = re.compile(r"(?:   \d+ \S+)*")


class BadSave(NotationError):
    """A file that is no saved game, and why."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(f"{path}: {why}")
        self.path = path
        self.why = why


@dataclass(frozen=True, slots=True)
class Save:
    """A stored game and its bots by seat; the seats without one are human."""

    path: Path
    record: Record
    bots: dict[int, str]

    @property
    def seat(self) -> int:
        """The human's seat, -1 if bots play alone."""
        return next((seat for seat in range(self.record.seats) if seat not in self.bots), -1)


def folder() -> Path:
    """Where games are kept."""
    return home.folder() / "games"


def new_path(game: str) -> Path:
    """A file name nobody has yet."""
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    path, number = folder() / f"{stem}{SUFFIX}", 1
    while path.exists():
        number += 1
        path = folder() / f"{stem}-{number}{SUFFIX}"
    return path


def write(save: Save) -> None:
    """Writes a game."""
    seats = range(save.record.seats)
    text = save.record.write(registry.game(save.record.game))
    text += TABLE + "".join(f"   {seat} {save.bots.get(seat, HUMAN)}" for seat in seats) + "\n"
    put(save.path, text)


def put(path: Path, text: str) -> None:
    """Writes the whole file or nothing: a crash leaves the former one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.stem}-")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def read(path: Path) -> Save:
    """A saved game or a bare record. BadSave says which line is wrong."""
    try:
        text = path.read_text("utf-8")
    except UnicodeDecodeError:
        raise BadSave(path, "this is not a text") from None
    lines = text.rstrip().splitlines()
    bots: dict[int, str] = {}
    try:
        if lines and lines[-1].split(" ")[0] == TABLE:
            bots = read_table(lines.pop())
        record = records.read("\n".join(lines), registry.game)
    except LudusError as error:
        raise BadSave(path, str(error)) from None
    if any(seat >= record.seats for seat in bots):
        raise BadSave(path, "the table has more seats than the record")
    return Save(path, record, bots)


def read_table(line: str) -> dict[int, str]:
    words = line.removeprefix(TABLE)
    if not LINE.fullmatch(words):
        raise NotationError(f"{line!r}: expected '{TABLE}   0 {HUMAN}   1 BOT ...'")
    pairs = words.split()
    return {int(seat): bot for seat, bot in zip(pairs[::2], pairs[1::2], strict=True) if bot != HUMAN}


def unfinished() -> Save | None:
    """The game that was saved last and is not over; files that cannot be read are passed over."""
    found = sorted(folder().glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in found:
        try:
            save = read(path)
        except (LudusError, OSError):
            continue
        if save.seat >= 0 and not save.record.last(registry.game(save.record.game)).over:
            return save
    return None
