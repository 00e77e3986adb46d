"""Whose turn it is, at every table that runs: kept beside the tables, so that nobody opens one only to know.

The owner of a table says it soon after it has changed (hall/turns.py). It follows from the entries: what is lost in a
crash is said again when the table is next opened.
"""

from collections.abc import Collection, Iterable, Mapping
from typing import Any, NamedTuple

import sqlalchemy as sa

from .database import TURNS, known

UNTOLD, TOLD, REMINDED = 0, 1, 2


class Turn(NamedTuple):
    """A seat that is to answer, and since when; `due`: when its time is up, `rests`: until when its clock stands.
    `plea`: it is to say whether somebody may take back an answer, which has no clock."""

    seat: int
    person: str
    since: int
    due: int | None
    rests: int | None
    plea: bool = False


class Asked(NamedTuple):
    """All who are to answer at a table. `fresh`: the table was just opened, and does not know since when."""

    turns: tuple[Turn, ...]
    fresh: bool = False


def write(engine: sa.Engine, tables: Mapping[str, Asked]) -> None:
    """What changed at these tables, in one transaction. A turn that goes on keeps what was told of it; of somebody who
    has left for good meanwhile nothing is written."""
    with engine.begin() as connection:
        here = known(connection, {turn.person for asked in tables.values() for turn in asked.turns})
        kept: dict[tuple[str, int, bool], Any] = {
            (row.table_id, row.seat, row.plea): row
            for row in connection.execute(sa.select(TURNS).where(TURNS.c.table_id.in_(list(tables))))
        }
        connection.execute(TURNS.delete().where(TURNS.c.table_id.in_(list(tables))))
        rows = [
            row_of(table, turn, kept.get((table, turn.seat, turn.plea)), asked.fresh)
            for table, asked in tables.items()
            for turn in asked.turns
            if turn.person in here
        ]
        if rows:
            connection.execute(TURNS.insert(), rows)


def row_of(table: str, turn: Turn, before: Any, fresh: bool) -> dict[str, Any]:
    goes_on = before is not None and before.person == turn.person and (fresh or before.since == turn.since)
    row = {"table_id": table, **turn._asdict(), "told": UNTOLD}
    return {**row, "since": before.since, "told": before.told} if goes_on else row


def at_tables(engine: sa.Engine, tables: Collection[str]) -> dict[str, list[Turn]]:
    """Who is to answer at these tables."""
    found: dict[str, list[Turn]] = {}
    with engine.connect() as connection:
        query = sa.select(TURNS).where(TURNS.c.table_id.in_(list(tables))).order_by(TURNS.c.seat, TURNS.c.plea)
        for row in connection.execute(query):
            found.setdefault(row.table_id, []).append(turn_of(row))
    return found


def of_person(engine: sa.Engine, person: str) -> dict[str, list[Turn]]:
    """Where somebody is to answer, the first that runs out first."""
    found: dict[str, list[Turn]] = {}
    with engine.connect() as connection:
        query = sa.select(TURNS).where(TURNS.c.person == person).order_by(TURNS.c.due.is_(None), TURNS.c.due)
        for row in connection.execute(query):
            found.setdefault(row.table_id, []).append(turn_of(row))
    return found


def forget(connection: sa.Connection, person: str) -> None:
    connection.execute(TURNS.delete().where(TURNS.c.person == person))


def turn_of(row: Any) -> Turn:
    return Turn(row.seat, row.person, row.since, row.due, row.rests, row.plea)


def mark(connection: sa.Connection, turns: Iterable[tuple[str, int, bool]], told: int) -> int:
    """Says how much has been told of turns, by table, seat and plea, of which less was told before. Returns of how many
    that is true now."""
    changed = 0
    for table, seat, plea in turns:
        one = sa.and_(TURNS.c.table_id == table, TURNS.c.seat == seat, TURNS.c.plea == plea)
        here = sa.and_(one, TURNS.c.told < told)
        changed += connection.execute(TURNS.update().where(here).values(told=told)).rowcount
    return changed
