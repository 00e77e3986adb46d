"""The list of finished games: those of public tables, found by index however many there are."""

from collections.abc import Iterable
from contextlib import suppress
from typing import Any, Final, NamedTuple

import msgspec
import sqlalchemy as sa

from ...locale import fold
from ..protocol import SeatInfo
from .database import PLAYED, SEATS, SHOWN, TABLES

PAGE: Final = 20
EVER: Final = 1 << 62
read_chair: Final = msgspec.json.Decoder(SeatInfo).decode


class Wanted(NamedTuple):
    """What somebody looks for. `before` is the last game they have seen: when it ended, and its table."""

    game: str | None = None
    seats: int | None = None
    player: str | None = None
    since: int = 0
    until: int = EVER
    before: tuple[int, str] | None = None


def find(connection: sa.Connection, wanted: Wanted) -> list[tuple[str, int]]:
    """Tables and when their games ended, the last first: a page, and one more where there are more."""
    rows = SHOWN if wanted.player is None else PLAYED
    found: list[sa.ColumnElement[bool]] = [rows.c.ended.between(wanted.since, wanted.until)]
    if wanted.player is not None:
        found.append(PLAYED.c.name == fold(wanted.player.strip()))
    if wanted.game is not None:
        found.append(rows.c.game == wanted.game)
    if wanted.seats is not None:
        found.append(rows.c.seats == wanted.seats)
    if wanted.before is not None:
        found.append(sa.tuple_(rows.c.ended, rows.c.table_id) < sa.tuple_(*map(sa.literal, wanted.before)))
    query = sa.select(rows.c.table_id, rows.c.ended).where(*found)
    query = query.order_by(rows.c.ended.desc(), rows.c.table_id.desc()).limit(PAGE + 1)
    return [(row.table_id, row.ended) for row in connection.execute(query)]


def show(connection: sa.Connection, table: str) -> None:
    """A game is over: it is listed, if its table was; a lesson never is."""
    listed = sa.and_(TABLES.c.id == table, TABLES.c.public, TABLES.c.phase == "over", TABLES.c.lesson.is_(None))
    row = connection.execute(sa.select(TABLES.c.game, TABLES.c.changed).where(listed)).one_or_none()
    known = connection.scalar(sa.select(SHOWN.c.table_id).where(SHOWN.c.table_id == table))
    if row is None or known is not None:
        return
    seats = connection.scalar(sa.select(sa.func.count()).select_from(SEATS).where(SEATS.c.table_id == table))
    shown = {"table_id": table, "game": row.game, "seats": seats, "ended": row.changed}
    connection.execute(SHOWN.insert(), shown)
    connection.execute(PLAYED.insert(), [{**shown, "name": name} for name in names(connection, table)])


def names(connection: sa.Connection, table: str) -> list[str]:
    """Everybody who sat there at the end, as they are looked for; a chair that is damaged is nobody's."""
    found = set()
    for text in connection.scalars(sa.select(SEATS.c.chair).where(SEATS.c.table_id == table)):
        with suppress(msgspec.DecodeError):
            found.add(fold(read_chair(text).name))
    return sorted(found)


def rename(connection: sa.Connection, tables: Iterable[str]) -> None:
    """Somebody has been taken out of these tables."""
    for table in tables:
        row = connection.execute(sa.select(SHOWN).where(SHOWN.c.table_id == table)).mappings().one_or_none()
        connection.execute(PLAYED.delete().where(PLAYED.c.table_id == table))
        if row is not None and row["ended"] is not None:
            connection.execute(PLAYED.insert(), [{**row, "name": name} for name in names(connection, table)])


def withdraw(engine: sa.Engine, table: str) -> None:
    """A game is listed no more, and never again."""
    with engine.begin() as connection:
        connection.execute(SHOWN.update().where(SHOWN.c.table_id == table).values(ended=None))
        connection.execute(PLAYED.delete().where(PLAYED.c.table_id == table))


def fill(connection: sa.Connection) -> None:
    """Lists all games that are over; an older database, or backup, does not yet."""
    over: Any = sa.select(TABLES.c.id).where(TABLES.c.phase == "over", TABLES.c.public)
    for table in list(connection.scalars(over)):
        show(connection, table)
