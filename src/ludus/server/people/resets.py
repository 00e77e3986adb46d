"""A new password for who has forgotten theirs: with a link that holds for half an hour, and once.

Every function is one transaction; the server calls them off its event loop.
"""

import secrets
from hashlib import sha256
from typing import Final, NamedTuple

import sqlalchemy as sa

from ..protocol.bodies import Person
from ..store.database import NOTICES, PEOPLE, RESETS
from ..store.resets import forget
from .people import NotAllowed, People, person_of

PAGE: Final = "/reset#"  # of the browser: what stands behind the sign never reaches a server, nor its log
MINUTES: Final = 30  # that a link holds
MOST: Final = 3  # links of one person that hold at once and were asked for: each has come to them in a letter
SHARED: Final = 5  # people of one address


class Asked(NamedTuple):
    """Somebody to whom a letter goes, with a token for its link."""

    person: Person
    address: str
    token: str


def asked(engine: sa.Engine, address: str, now: int) -> list[Asked]:
    """Everybody with a password who has confirmed this address, however it is spelt, and has not asked too often."""
    theirs = sa.func.lower(NOTICES.c.confirmed) == address.lower()
    query = (
        sa.select(PEOPLE, NOTICES.c.confirmed)
        .join(NOTICES, NOTICES.c.person == PEOPLE.c.id)
        .where(theirs, PEOPLE.c.password.is_not(None), ~PEOPLE.c.suspended)
        .order_by(PEOPLE.c.created, PEOPLE.c.id)
        .limit(SHARED)
    )
    found = []
    with engine.begin() as connection:
        connection.execute(RESETS.delete().where(RESETS.c.ends <= now))
        for row in connection.execute(query).all():
            mine = sa.select(sa.func.count()).select_from(RESETS).where(RESETS.c.person == row.id)
            if (connection.scalar(mine) or 0) < MOST:
                found.append(Asked(person_of(row), row.confirmed, written(connection, row.id, now)))
    return found


def make(engine: sa.Engine, person: str, now: int) -> str | None:
    """A token for somebody, as the operator wants it; none where nobody of that id has a password."""
    with engine.begin() as connection:
        known = sa.select(PEOPLE.c.id).where(PEOPLE.c.id == person, PEOPLE.c.password.is_not(None))
        return None if connection.scalar(known) is None else written(connection, person, now)


def written(connection: sa.Connection, person: str, now: int) -> str:
    token = secrets.token_urlsafe(32)
    row = {"token": hashed(token), "person": person, "made": now, "ends": now + MINUTES * 60_000}
    connection.execute(RESETS.insert(), row)
    return token


def whose(engine: sa.Engine, token: str, now: int) -> Person:
    """Whose link it is, for as long as it holds."""
    here = sa.and_(RESETS.c.person == PEOPLE.c.id, RESETS.c.token == hashed(token), RESETS.c.ends > now)
    with engine.connect() as connection:
        row = connection.execute(sa.select(PEOPLE).join(RESETS, here)).one_or_none()
    if row is None:
        raise NotAllowed("old-link", "that link does not hold any more")
    if row.suspended:
        raise NotAllowed("suspended", "the operator has shut this person out")
    return person_of(row)


def use(people: People, token: str, password: str, now: int) -> tuple[Person, int]:
    """A new password: no link of that person holds any more, and no cookie until now does."""
    person = whose(people.engine, token, now)  # first: a password costs time on purpose
    values = {"password": people.hasher.hash(password), "generation": PEOPLE.c.generation + 1}
    with people.engine.begin() as connection:
        mine = sa.and_(RESETS.c.token == hashed(token), RESETS.c.person == person.id)
        changed = PEOPLE.update().where(PEOPLE.c.id == person.id).values(values).returning(PEOPLE.c.generation)
        if not connection.execute(RESETS.delete().where(mine)).rowcount:  # somebody else was faster
            raise NotAllowed("old-link", "that link does not hold any more")
        generation = connection.scalar(changed)
        forget(connection, person.id)
    if generation is None:
        raise NotAllowed("old-link", "there is no such person any more")
    return person, generation


def hashed(token: str) -> str:
    """256 random bits need no salt, and no slow hash."""
    return sha256(token.encode("utf-8", "surrogateescape")).hexdigest()
