"""A ledger: the rounds of a match or a ladder in a file, a line for each, so that one that was stopped can go on.

The first line says what is played, and by which code: rounds of anything else never get into the same file.
"""

import hashlib
import json
import re
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

from .. import __version__, bots, registry
from ..core.errors import LudusError
from .match import Failure, Played, Round

Key = tuple[tuple[str, ...], int]  # the bots and the seed of a round


class NoLedger(LudusError):
    """A file that was not written by a match or a ladder."""

    def __init__(self, path: Path, line: int) -> None:
        self.path = path
        self.line = line
        super().__init__(f"{path}, line {line}: this is no file of a match, a ladder or data")


class OtherLedger(LudusError):
    """A file of something else: the first thing that differs, as it was and as it is now."""

    def __init__(self, path: Path, name: str, was: str, now: str) -> None:
        self.path = path
        self.name = name
        self.was = was
        self.now = now
        super().__init__(f"{path}: {name} was {was}, now it is {now}")


class Ledger:
    """Opens a file, or begins it; `kept` holds the rounds it had."""

    def __init__(self, path: Path, heading: Mapping[str, Any]) -> None:
        self.path = path
        self.kept: dict[Key, list[Played]] = {}
        if not path.exists() or not path.stat().st_size:
            path.write_text(json.dumps(heading, ensure_ascii=False) + "\n", encoding="utf-8")
            return
        whole, _, cut = path.read_bytes().rpartition(b"\n")
        first, *rows = whole.split(b"\n")
        check(path, read(path, first, 1), heading)
        for number, row in enumerate(rows, start=2):
            self.keep(read(path, row, number), number)
        if cut:  # whatever stopped the last writer, its line was not finished
            path.write_bytes(whole + b"\n")

    def keep(self, row: Any, line: int) -> None:
        try:
            key = tuple(row["bots"]), int(row["seed"])
            self.kept.setdefault(key, [played(game) for game in row["games"]])
        except (TypeError, KeyError, ValueError):
            raise NoLedger(self.path, line) from None

    def add(self, round_: Round, games: list[Played]) -> None:
        """Writes a round down, as a whole or not at all."""
        row = {"bots": round_.bots, "seed": round_.seed, "games": [asdict(game) for game in games]}
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row, ensure_ascii=False) + "\n")


def heading(
    kind: str, game: str, seats: int, names: tuple[str, ...], seed: int, options: Mapping[str, str]
) -> dict[str, Any]:
    """What tells one match or ladder from another: settings, bots as they are built, and the code that plays."""
    return {
        "ludus": kind,
        "game": game,
        "seats": seats,
        "bots": list(names),
        "seed": seed,
        "options": dict(options),
        "version": __version__,
        "rules": registry.game(game).version,
        "built": {name: built(name) for name in names},
        "code": code(game),
    }


def check(path: Path, found: Any, heading: Mapping[str, Any]) -> None:
    """Whether a file belongs to what a heading tells."""
    if not isinstance(found, dict) or "ludus" not in found:
        raise NoLedger(path, 1)
    for name, now in heading.items():
        if found.get(name) != now:
            raise OtherLedger(path, name, shown(found.get(name)), shown(now))


def seed_of(path: Path) -> int | None:
    """The seed of a file that was begun."""
    if not path.exists():
        return None
    found = read(path, path.read_bytes().split(b"\n")[0], 1)
    return found["seed"] if isinstance(found, dict) and isinstance(found.get("seed"), int) else None


def built(name: str) -> str:
    """A bot as it prints itself; of one that has nothing to say, its class."""
    return re.sub(r" object at 0x[0-9a-f]+", "", repr(bots.make(name)))


def code(game: str) -> str:
    """A short name of the code that plays: core, rules and cards of a game, bots and nets, less other games'."""
    root = Path(bots.__file__).parent.parent
    found = hashlib.sha256()
    for path in sorted(path for room in ("core", "games", "bots", "nets") for path in (root / room).rglob("*")):
        names = {path.stem, *path.relative_to(root).parts}
        if path.suffix in (".py", ".toml", ".net") and not names & (set(registry.titles()) - {game}):
            found.update(str(path.relative_to(root)).encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()[:12]


def read(path: Path, line: bytes, number: int) -> Any:
    try:
        return json.loads(line)
    except (UnicodeDecodeError, json.JSONDecodeError):
        raise NoLedger(path, number) from None


def played(row: Mapping[str, Any]) -> Played:
    """One game as it was written down."""
    return Played(
        seed=row["seed"],
        seating=tuple(row["seating"]),
        shares=tuple(row["shares"]),
        scores=None if row["scores"] is None else tuple(row["scores"]),
        decisions=tuple(row["decisions"]),
        seconds=tuple(row["seconds"]),
        failure=None if row["failure"] is None else Failure(**row["failure"]),
        sheet=None if row.get("sheet") is None else tuple(map(tuple, row["sheet"])),
    )


def shown(value: Any) -> str:
    """A setting as short text."""
    if isinstance(value, dict):
        return ", ".join(f"{name} {one}" for name, one in value.items()) or "-"
    if isinstance(value, list):
        return ",".join(map(str, value))
    return "-" if value is None else str(value)
