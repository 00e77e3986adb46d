"""Vacations: when somebody is away, and how many days of them they have left this year."""

from datetime import UTC, datetime
from typing import Any, Final, NamedTuple

import sqlalchemy as sa

from ..tables.clock import DAY
from .database import PEOPLE, VACATIONS

A_YEAR: Final = 30  # days; one that is begun counts whole, in the year in which its vacation began


class TooLong(Exception):
    """More days than are left."""


class Leave(NamedTuple):
    """Until when somebody is away, if they are, and the days they have left this year."""

    until: int | None
    left: int


def of(engine: sa.Engine, person: str, now: int) -> Leave:
    with engine.connect() as connection:
        return read(connection, person, now)


def take(engine: sa.Engine, person: str, days: int, now: int) -> Leave:
    """So many days from now on, or more of a vacation that runs."""
    with engine.begin() as connection:
        same = PEOPLE.update().where(PEOPLE.c.id == person).values(name=PEOPLE.c.name)
        connection.execute(same)  # a lock: two requests at once do not take the same days
        found = read(connection, person, now)
        if days > found.left:
            raise TooLong
        if found.until is None:
            connection.execute(VACATIONS.insert(), {"person": person, "since": now, "until": now + days * DAY})
        else:
            here = sa.and_(VACATIONS.c.person == person, VACATIONS.c.until == found.until)
            connection.execute(VACATIONS.update().where(here).values(until=found.until + days * DAY))
        return read(connection, person, now)


def end(engine: sa.Engine, person: str, now: int) -> Leave:
    """Back again: whole days that are left over can be taken later."""
    with engine.begin() as connection:
        here = sa.and_(VACATIONS.c.person == person, VACATIONS.c.until > now)
        connection.execute(VACATIONS.update().where(here).values(until=now))
        return read(connection, person, now)


def running(engine: sa.Engine, people: list[str], now: int) -> dict[str, int]:
    """Who of these is away, and until when."""
    query = sa.select(VACATIONS).where(VACATIONS.c.person.in_(people), VACATIONS.c.until > now)
    with engine.connect() as connection:
        return {row.person: row.until for row in connection.execute(query)}


def export(connection: sa.Connection, person: str) -> list[dict[str, Any]]:
    query = sa.select(VACATIONS).where(VACATIONS.c.person == person).order_by(VACATIONS.c.since)
    return [{"since": row.since, "until": row.until} for row in connection.execute(query)]


def forget(connection: sa.Connection, person: str) -> None:
    connection.execute(VACATIONS.delete().where(VACATIONS.c.person == person))


def read(connection: sa.Connection, person: str, now: int) -> Leave:
    rows = connection.execute(sa.select(VACATIONS).where(VACATIONS.c.person == person)).all()
    used = sum(-((row.since - row.until) // DAY) for row in rows if year(row.since) == year(now))
    until = max((row.until for row in rows if row.until > now), default=None)
    return Leave(until, max(0, A_YEAR - used))


def year(at: int) -> int:
    return datetime.fromtimestamp(at / 1000, UTC).year
