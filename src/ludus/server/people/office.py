"""What the operator sees of people, and can do: from the terminal, also while the server runs."""

from typing import Any, Final, NamedTuple

import msgspec
import sqlalchemy as sa

from ..store.database import ENTRIES, PEOPLE
from ..store.social import BLOCKS, RATINGS, REPORTS, RESULTS
from ..tables.clock import now
from ..tables.entries import Chatting, read_deed
from . import resets

SHOWN: Final = 50  # rows
SAID: Final = 10  # lines of a chat


class Row(NamedTuple):
    """Somebody, with what tells whether to look closer."""

    id: str
    name: str
    login: str | None
    created: int
    games: int
    gone: int
    blocked: int  # by so many
    reports: int  # about them, not settled
    suspended: bool


class Report(NamedTuple):
    """A report, and what the person it is about has said at that table."""

    id: str
    at: int
    reason: str
    text: str
    person: str
    name: str
    reporter: str | None
    table: str | None
    said: list[str]


def people(engine: sa.Engine, find: str = "", limit: int = SHOWN) -> list[Row]:
    """People by name, login or id, the most reported first, then the newest."""

    def count(table: sa.Table, column: Any, *more: Any) -> Any:
        wanted = sa.select(sa.func.count()).select_from(table).where(column == PEOPLE.c.id, *more)
        return wanted.scalar_subquery()

    reports = count(REPORTS, REPORTS.c.person).label("reports")
    columns = (
        PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.login, PEOPLE.c.created,
        count(RESULTS, RESULTS.c.person).label("games"),
        count(RESULTS, RESULTS.c.person, RESULTS.c.gone).label("gone"),
        count(BLOCKS, BLOCKS.c.blocked).label("blocked"), reports, PEOPLE.c.suspended,
    )  # fmt: skip
    text = f"%{find.replace('/', '//').replace('%', '/%').replace('_', '/_')}%"
    named = (PEOPLE.c.name.ilike(text, escape="/"), PEOPLE.c.login.ilike(text, escape="/"), PEOPLE.c.id == find)
    query = sa.select(*columns).where(sa.or_(*named)).order_by(reports.desc(), PEOPLE.c.created.desc()).limit(limit)
    with engine.connect() as connection:
        return [Row(*row) for row in connection.execute(query)]


def ratings(engine: sa.Engine, person: str) -> list[tuple[str, float, float, int]]:
    """The ratings of somebody, game by game."""
    columns = (RATINGS.c.game, RATINGS.c.mean, RATINGS.c.doubt, RATINGS.c.games)
    with engine.connect() as connection:
        found = connection.execute(sa.select(*columns).where(RATINGS.c.player == person).order_by(RATINGS.c.game))
        return [(row.game, row.mean, row.doubt, row.games) for row in found]


def suspend(engine: sa.Engine, person: str, on: bool) -> bool:
    """Shuts somebody out, or lets them in again. Whether there is such a person."""
    with engine.begin() as connection:
        return connection.execute(PEOPLE.update().where(PEOPLE.c.id == person).values(suspended=on)).rowcount > 0


def reset(engine: sa.Engine, person: str, address: str) -> str | None:
    """A link with which somebody chooses a new password; none where they have no password."""
    token = resets.make(engine, person, now())
    return None if token is None else f"{address}{resets.PAGE}{token}"


def reports(engine: sa.Engine, limit: int = SHOWN) -> list[Report]:
    """What people have reported, the oldest first."""
    query = sa.select(REPORTS, PEOPLE.c.name).join(PEOPLE, PEOPLE.c.id == REPORTS.c.person).order_by(REPORTS.c.at)
    with engine.connect() as connection:
        return [
            Report(
                row.id, row.at, row.reason, row.text, row.person, row.name, row.reporter, row.table_id,
                said(connection, row.table_id, row.person),
            )
            for row in connection.execute(query.limit(limit)).all()
        ]  # fmt: skip


def said(connection: sa.Connection, table: str | None, person: str) -> list[str]:
    """The last things somebody has said at a table."""
    here = sa.and_(ENTRIES.c.table_id == table, ENTRIES.c.about == person)
    found = []
    for text in connection.scalars(sa.select(ENTRIES.c.deed).where(here).order_by(ENTRIES.c.seq)):
        try:
            deed = read_deed(text)
        except msgspec.DecodeError:
            continue
        if isinstance(deed, Chatting) and deed.text is not None:
            found.append(deed.text)
    return found[-SAID:]


def settle(engine: sa.Engine, report: str) -> bool:
    """A report that is settled is not kept. Whether there was one."""
    with engine.begin() as connection:
        return connection.execute(REPORTS.delete().where(REPORTS.c.id == report)).rowcount > 0
