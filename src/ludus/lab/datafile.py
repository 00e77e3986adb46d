"""Files of data: Parquet or CSV, written as games end, in little memory, and gone on with after a stop.

While games are played, their pieces are appended to `FILE.part` as they end, compressed, in any order; a piece that was
not finished is played again. At the end they are copied in order into FILE. So the file does not depend on who played,
how often it was stopped, or, but for the column `seconds`, on the machine.
"""

import csv
import io
import json
import os
import shutil
import zlib
from collections.abc import Generator, Iterable, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Protocol

from .. import registry
from ..core.errors import LudusError
from ..needs import needed
from . import arena, ledger
from .data import COLUMNS, Piece, Source
from .ledger import NoLedger

ROWS: Final = 8192  # of a row group at least
GROUP: Final = 1 << 20  # bytes that are copied at once


class UnknownFormat(LudusError, ValueError):
    """A file whose name tells of no format we write."""

    def __init__(self, path: Path) -> None:
        self.path = path
        super().__init__(f"{path}: expected a name that ends in {' or '.join(FORMATS)}")


class Format(Protocol):
    """How rows become bytes, and pieces a file."""

    def pack(self, piece: Piece) -> tuple[int, bytes]:
        """How many rows, and they."""

    def write(self, path: Path, heading: Mapping[str, Any], before: Path | None, packs: Iterable[bytes]) -> None:
        """The whole file: the rows of one that was finished before, and then more."""

    def heading(self, path: Path) -> Any:
        """The heading of a finished file; None where there is none."""

    def answers(self, path: Path) -> Iterator[tuple[int, int, str, int, float]]:
        """Game, seat, bot, action and outcome of every row."""


class Parquet:
    """Parquet, by pyarrow: observations are bytes of a fixed length, legal answers a list."""

    def __init__(self) -> None:
        self.arrow: Any = needed("pyarrow", "data")
        self.parquet: Any = needed("pyarrow.parquet", "data")

    def schema(self, size: int) -> Any:
        arrow = self.arrow
        return arrow.schema(
            {
                "game": arrow.uint32(),
                "decision": arrow.uint16(),
                "seat": arrow.uint8(),
                "bot": arrow.string(),
                "observation": arrow.binary(size),
                "legal": arrow.list_(arrow.uint16()),
                "action": arrow.uint16(),
                "outcome": arrow.float32(),
                "seconds": arrow.float32(),
            }
        )

    def pack(self, piece: Piece) -> tuple[int, bytes]:
        rows = piece.rows()
        table = self.arrow.table(rows.columns, self.schema(rows.game.observation.size))
        sink = self.arrow.BufferOutputStream()
        options = self.arrow.ipc.IpcWriteOptions(compression="zstd")
        with self.arrow.ipc.new_stream(sink, table.schema, options=options) as writer:
            writer.write_table(table)
        return len(rows), sink.getvalue().to_pybytes()

    def write(self, path: Path, heading: Mapping[str, Any], before: Path | None, packs: Iterable[bytes]) -> None:
        told = {"ludus": json.dumps(heading, ensure_ascii=False)}
        schema = self.schema(registry.game(heading["game"]).observation.size).with_metadata(told)
        with self.parquet.ParquetWriter(path, schema, compression="zstd") as writer:
            for table in self.grouped(self.tables(before, packs)):
                writer.write_table(table.replace_schema_metadata(told), row_group_size=len(table))

    def tables(self, before: Path | None, packs: Iterable[bytes]) -> Iterator[Any]:
        if before:
            with self.parquet.ParquetFile(before) as file:
                for group in range(file.num_row_groups):
                    yield file.read_row_group(group).replace_schema_metadata(None)
        for pack in packs:
            yield self.arrow.ipc.open_stream(pack).read_all()

    def grouped(self, tables: Iterable[Any]) -> Iterator[Any]:
        """Small tables become larger ones: a row group is read as a whole."""
        waiting: list[Any] = []
        for table in tables:
            waiting.append(table)
            if sum(map(len, waiting)) >= ROWS:
                yield self.arrow.concat_tables(waiting).combine_chunks()
                waiting.clear()
        if waiting:
            yield self.arrow.concat_tables(waiting).combine_chunks()

    def heading(self, path: Path) -> Any:
        try:
            with path.open("rb") as file:  # a folder, or a file one may not read, is told by its name
                found = self.parquet.read_schema(file).metadata or {}
            return json.loads(found.get(b"ludus", b"null"))
        except (self.arrow.ArrowInvalid, ValueError):
            return None

    def answers(self, path: Path) -> Iterator[tuple[int, int, str, int, float]]:
        names = ["game", "seat", "bot", "action", "outcome"]
        with self.parquet.ParquetFile(path) as file:
            for batch in file.iter_batches(ROWS, columns=names):
                yield from zip(*(batch[name].to_pylist() for name in names), strict=True)


class Csv:
    """Commas and lines, for everything that reads text: observations are hexadecimal, legal answers words.

    What the heading tells lies beside it, in FILE.json.
    """

    def pack(self, piece: Piece) -> tuple[int, bytes]:
        rows = piece.rows()
        text = io.StringIO()
        writer = csv.writer(text, lineterminator="\n")
        for row in zip(*rows.columns.values(), strict=True):
            values = dict(zip(COLUMNS, row, strict=True))
            values["observation"] = values["observation"].hex()
            values["legal"] = " ".join(map(str, values["legal"]))
            values["seconds"] = "" if values["seconds"] is None else f"{values['seconds']:.6f}"
            writer.writerow(values.values())
        return len(rows), zlib.compress(text.getvalue().encode(), 1)

    def write(self, path: Path, heading: Mapping[str, Any], before: Path | None, packs: Iterable[bytes]) -> None:
        with path.open("wb") as file:
            if before:
                with before.open("rb") as old:
                    shutil.copyfileobj(old, file, GROUP)
            else:
                file.write(",".join(COLUMNS).encode() + b"\n")
            for pack in packs:
                file.write(zlib.decompress(pack))
        text = json.dumps(heading, ensure_ascii=False, indent=1)
        beside(path.with_suffix("")).write_text(text + "\n", encoding="utf-8")

    def heading(self, path: Path) -> Any:
        try:
            return json.loads(beside(path).read_text("utf-8"))
        except (OSError, ValueError):
            return None

    def answers(self, path: Path) -> Iterator[tuple[int, int, str, int, float]]:
        with path.open(encoding="utf-8", newline="") as file:
            for row in csv.DictReader(file):
                yield int(row["game"]), int(row["seat"]), row["bot"], int(row["action"]), float(row["outcome"])


FORMATS: Final[Mapping[str, type[Parquet] | type[Csv]]] = {".parquet": Parquet, ".csv": Csv}


def format_of(path: Path) -> Format:
    """By the end of the name."""
    if path.suffix not in FORMATS:
        raise UnknownFormat(path)
    return FORMATS[path.suffix]()


def beside(path: Path) -> Path:
    return path.with_name(path.name + ".json")


@dataclass(frozen=True, slots=True)
class Order:
    """What a worker is asked for."""

    piece: Piece
    suffix: str


def pack(order: Order) -> tuple[int, bytes]:
    """In a worker: plays, looks, and packs what was seen."""
    return FORMATS[order.suffix]().pack(order.piece)


class DataFile:
    """A file of the games of a source: begun, gone on with, or finished already. One of something else is refused."""

    def __init__(self, path: Path, source: Source) -> None:
        self.path = path
        self.source = source
        self.format = format_of(path)
        self.heading = source.heading()
        self.part = path.with_name(path.name + ".part")
        self.finished = 0  # pieces of the file as it is, which are its first
        if path.exists():
            found = self.format.heading(path)
            ledger.check(path, found, self.heading)
            if not isinstance(found.get("pieces"), int):
                raise NoLedger(path, 1)
            self.finished = found["pieces"]
        self.places: dict[int, tuple[int, int]] = {}  # of a piece in the part: where it begins, its length
        if self.part.exists() and self.part.stat().st_size:
            self.find_places()
        elif self.missing:
            self.part.write_bytes(json.dumps(self.heading, ensure_ascii=False).encode() + b"\n")

    def find_places(self) -> None:
        """What a run before this one has left; the piece it was writing when it was stopped is cut off."""
        with self.part.open("rb+") as file:
            ledger.check(self.part, ledger.read(self.part, file.readline(), 1), self.heading)
            size = self.part.stat().st_size
            while line := file.readline():
                words = line.split()
                whole = line.endswith(b"\n") and len(words) == 2 and all(map(bytes.isdigit, words))
                if not whole or file.tell() + int(words[1]) > size:
                    file.seek(-len(line), os.SEEK_CUR)
                    file.truncate()
                    return
                self.places.setdefault(int(words[0]), (file.tell(), int(words[1])))
                file.seek(int(words[1]), os.SEEK_CUR)

    @property
    def missing(self) -> list[int]:
        """The pieces that are still to be played."""
        return [number for number in range(self.finished, self.source.pieces) if number not in self.places]

    def fill(self, jobs: int = 1, cluster: str = "") -> Generator[int]:
        """Plays what is missing; the number of rows of each piece, when it is kept."""
        numbers = self.missing
        orders = (Order(self.source.piece(number), self.path.suffix) for number in numbers)
        with closing(arena.spread(pack, orders, jobs, cluster)) as packing, self.part.open("ab") as file:
            for number, _, (rows, packed) in packing:
                file.write(b"%d %d\n" % (numbers[number], len(packed)))
                self.places[numbers[number]] = file.tell(), len(packed)
                file.write(packed)
                file.flush()
                yield rows

    def finish(self) -> None:
        """Copies the pieces in order into the file, as a whole or not at all."""
        if self.finished >= self.source.pieces:
            return
        told = {**self.heading, "pieces": self.source.pieces, "games": self.source.games, **self.source.starts()}
        whole = self.path.with_name(self.path.name + ".whole")
        with self.part.open("rb") as file:
            self.format.write(whole, told, self.path if self.finished else None, self.packs(file))
        whole.replace(self.path)
        self.part.unlink()
        self.finished = self.source.pieces

    def packs(self, file: Any) -> Iterator[bytes]:
        for number in range(self.finished, self.source.pieces):
            start, size = self.places[number]
            file.seek(start)
            yield file.read(size)


def heading_of(path: Path) -> dict[str, Any]:
    """What a finished file of data tells of itself."""
    found = format_of(path).heading(path)
    if not isinstance(found, dict) or found.get("ludus") != "data":
        raise NoLedger(path, 1)
    return found
