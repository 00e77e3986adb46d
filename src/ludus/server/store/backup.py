"""Everything the server keeps, in one compressed file of JSON lines that any database can be filled from."""

import gzip
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from ..settings import Settings
from ..trouble import Trouble
from . import database, finished
from .database import METADATA, PROCESSES
from .lock import only_process
from .store import describe

MARK: Final = {"ludus": "backup", "version": 1}
BATCH: Final = 500


def backup(settings: Settings, file: Path) -> int:
    """Writes all rows as they are at one moment. Returns how many."""
    part = file.with_name(file.name + ".part")
    count = 0
    with database.there(settings.database) as engine, engine.connect() as plain:
        connection = plain.execution_options(isolation_level="REPEATABLE READ") if settings.shared else plain
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as raw:
            with gzip.GzipFile(fileobj=raw, mode="wb") as out, connection.begin():
                if not settings.shared:
                    connection.exec_driver_sql("BEGIN")  # its driver begins nothing for those who only read
                out.write(msgspec.json.encode(MARK) + b"\n")
                for table in kept():
                    for row in connection.execute(sa.select(table)).mappings():
                        out.write(
                            msgspec.json.encode({"table": str(table.name), "row": {str(key): row[key] for key in row}})
                            + b"\n"
                        )
                        count += 1
                out.write(msgspec.json.encode({"end": count}) + b"\n")
            raw.flush()
            os.fsync(raw.fileno())
    part.replace(file)
    return count


def restore(settings: Settings, file: Path) -> int:
    """Fills an empty database, all or nothing. Returns the number of rows."""
    with only_process(settings), database.connected(settings.database) as engine, engine.begin() as connection:
        for table in kept():
            if connection.scalar(sa.select(sa.func.count()).select_from(table)):
                raise Trouble("database-filled", table=table.name)
        try:
            return fill(connection, lines(file))
        except ValueError as error:
            raise Trouble("backup-wrong", file=str(file), why=str(error)) from None


def fill(connection: sa.Connection, items: Iterator[dict[str, Any]]) -> int:
    if next(items, None) != MARK:
        raise ValueError("it does not begin like one")
    waiting: list[dict[str, Any]] = []
    name, count, closed = "", 0, False
    for item in items:
        if closed:
            raise ValueError("it goes on after its end")
        if item.get("table") != name or len(waiting) == BATCH:
            write(connection, name, waiting)
            waiting = []
        if "end" in item:
            closed = item["end"] == count
            continue
        name = item["table"]
        row = item["row"]
        if name == "tables":
            row["owner"] = "backup"  # dead: running tables are taken over when a server starts
        waiting.append(row)
        count += 1
    if not closed:
        raise ValueError("it is cut off")
    describe(connection)
    finished.fill(connection)
    return count


def write(connection: sa.Connection, name: str, rows: list[dict[str, Any]]) -> None:
    if rows:
        if name not in METADATA.tables:
            raise ValueError(f"a table {name} is not ours")
        if unknown := rows[0].keys() - METADATA.tables[name].c.keys():
            raise ValueError(f"{name} has {', '.join(sorted(unknown))}: it was written by a newer version")
        connection.execute(METADATA.tables[name].insert(), rows)


def lines(file: Path) -> Iterator[dict[str, Any]]:
    try:
        with gzip.open(file, "rb") as source:
            for line in source:
                yield msgspec.json.decode(line, type=dict[str, Any])
    except (gzip.BadGzipFile, EOFError, msgspec.DecodeError) as error:
        raise ValueError(str(error)) from None


def kept() -> list[sa.Table]:
    """What is worth keeping, in an order that respects who refers to whom."""
    return [table for table in METADATA.sorted_tables if table is not PROCESSES]
