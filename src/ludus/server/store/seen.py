"""What people have seen of tables: the last entry, and when; so that whoever comes back hears what is new."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from .database import known
from .social import SEEN


class Sight(NamedTuple):
    """The last entry somebody has seen of a table, and when they last looked."""

    seq: int
    at: int


def last(engine: sa.Engine, person: str, table: str) -> Sight | None:
    with engine.connect() as connection:
        here = sa.and_(SEEN.c.person == person, SEEN.c.table_id == table)
        row = connection.execute(sa.select(SEEN).where(here)).one_or_none()
    return None if row is None else Sight(row.seq, row.at)


def write(engine: sa.Engine, sights: Mapping[tuple[str, str], Sight]) -> None:
    """Writes who has seen what, by person and table, in one transaction. What was seen stays seen, whichever device
    says so last; of somebody who has left for good nothing is written."""
    insert = (postgresql if engine.dialect.name == "postgresql" else sqlite).insert(SEEN)
    new = insert.excluded
    later = {name: sa.case((new[name] > SEEN.c[name], new[name]), else_=SEEN.c[name]) for name in ("seq", "at")}
    with engine.begin() as connection:
        here = known(connection, {person for person, _ in sights})
        rows = [
            {"person": person, "table_id": table, "seq": sight.seq, "at": sight.at}
            for (person, table), sight in sorted(
                sights.items()
            )  # sorted: two processes wait, and do not lock each other
            if person in here
        ]
        if rows:
            connection.execute(insert.on_conflict_do_update(index_elements=["person", "table_id"], set_=later), rows)


def export(connection: sa.Connection, person: str) -> list[dict[str, Any]]:
    query = sa.select(SEEN).where(SEEN.c.person == person).order_by(SEEN.c.table_id)
    return [{"table": row.table_id, "entry": row.seq, "at": row.at} for row in connection.execute(query)]


def forget(connection: sa.Connection, person: str) -> None:
    connection.execute(SEEN.delete().where(SEEN.c.person == person))
