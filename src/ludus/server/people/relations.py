"""Who is whose friend, who keeps apart from whom, who is invited where, and what the operator is told.

Everything one person can leave here has a bound. Methods are transactions; the server calls them off its event loop.
"""

import secrets
from collections.abc import Iterable
from typing import Any, Final

import sqlalchemy as sa

from ..protocol.profiles import Friend, Invitation, ReportIn
from ..store.database import MUTES, PEOPLE, SEATS, TABLES
from ..store.results import insert
from ..store.social import BLOCKS, FRIENDS, INVITATIONS, REPORTS
from ..store.store import Store

MOST_MUTED = MOST_BLOCKED = 500  # of one person
MOST_FRIENDS: Final = 200
MOST_INVITED: Final = 20  # to one table
MOST_SHOWN: Final = 50  # invitations of one person that are told
MOST_REPORTS: Final = 20  # of one person that are not settled
ALL_REPORTS: Final = 10_000


class Unknown(Exception):
    """There is no such person, or nothing of the kind with them."""


class TooMany(Exception):
    """More than one person, or one table, may have."""


class Relations:
    """People as they stand to each other."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.engine = store.engine

    # ------------------------------------------------------------------ mutes and blocks

    def mute(self, person: str, other: str, on: bool) -> None:
        """Does not want to read what somebody says, or does again."""
        here = sa.and_(MUTES.c.person == person, MUTES.c.muted == other)
        with self.engine.begin() as connection:
            if not on:
                connection.execute(MUTES.delete().where(here))
                return
            row = {"person": person, "muted": other}
            connection.execute(insert(connection, MUTES).values(row).on_conflict_do_nothing())
            known(connection, other, person)
            bounded(connection, MUTES, MUTES.c.person == person, MOST_MUTED)

    def block(self, person: str, other: str, on: bool) -> None:
        """Keeps apart from somebody, or no longer. Who is blocked is no friend, and not invited."""
        here = sa.and_(BLOCKS.c.person == person, BLOCKS.c.blocked == other)
        with self.engine.begin() as connection:
            if not on:
                connection.execute(BLOCKS.delete().where(here))
                return
            row = {"person": person, "blocked": other}
            connection.execute(insert(connection, BLOCKS).values(row).on_conflict_do_nothing())
            known(connection, other, person)
            bounded(connection, BLOCKS, BLOCKS.c.person == person, MOST_BLOCKED)
            part(connection, person, other)
            between = sa.or_(
                sa.and_(INVITATIONS.c.person == person, INVITATIONS.c.host == other),
                sa.and_(INVITATIONS.c.person == other, INVITATIONS.c.host == person),
            )
            connection.execute(INVITATIONS.delete().where(between))

    def blocked(self, person: str) -> list[Friend]:
        """Whom somebody has blocked."""
        return self.named(sa.select(BLOCKS.c.blocked).where(BLOCKS.c.person == person))

    def apart(self, person: str) -> frozenset[str]:
        """Everybody with whom somebody does not sit at a table: whom they have blocked, and who has blocked them."""
        mine = sa.select(BLOCKS.c.blocked).where(BLOCKS.c.person == person)
        theirs = sa.select(BLOCKS.c.person).where(BLOCKS.c.blocked == person)
        with self.engine.connect() as connection:
            return frozenset(connection.scalars(mine.union(theirs)))

    def kept_apart(self, people: Iterable[str | None]) -> bool:
        """Whether any of some people has blocked another."""
        some = [one for one in people if one is not None]
        query = sa.select(BLOCKS.c.person).where(BLOCKS.c.person.in_(some), BLOCKS.c.blocked.in_(some)).limit(1)
        with self.engine.connect() as connection:
            return connection.execute(query).first() is not None

    # ------------------------------------------------------------------ friends

    def befriend(self, person: str, other: str) -> Friend:
        """Makes two people friends; Unknown where they keep apart."""
        if self.kept_apart([person, other]):
            raise Unknown
        with self.engine.begin() as connection:
            for one, friend in ((person, other), (other, person)):
                row = {"person": one, "friend": friend}
                connection.execute(insert(connection, FRIENDS).values(row).on_conflict_do_nothing())
                bounded(connection, FRIENDS, FRIENDS.c.person == one, MOST_FRIENDS)
            name = known(connection, other, person)
        return Friend(other, name)

    def friends(self, person: str) -> list[Friend]:
        return self.named(sa.select(FRIENDS.c.friend).where(FRIENDS.c.person == person))

    def part(self, person: str, friend: str) -> None:
        with self.engine.begin() as connection:
            part(connection, person, friend)

    def named(self, ids: Any) -> list[Friend]:
        query = sa.select(PEOPLE.c.id, PEOPLE.c.name).where(PEOPLE.c.id.in_(ids)).order_by(PEOPLE.c.name, PEOPLE.c.id)
        with self.engine.connect() as connection:
            return [Friend(row.id, row.name) for row in connection.execute(query)]

    # ------------------------------------------------------------------ invitations

    def invite(self, table: str, host: str, friend: str, now: int) -> None:
        """Invites a friend to a table; invitations of the host's to tables that wait no longer are forgotten."""
        waiting = sa.select(TABLES.c.id).where(TABLES.c.id == INVITATIONS.c.table_id, TABLES.c.phase == "waiting")
        with self.engine.begin() as connection:
            connection.execute(INVITATIONS.delete().where(INVITATIONS.c.host == host, ~waiting.exists()))
            row = {"table_id": table, "person": friend, "host": host, "at": now}
            connection.execute(insert(connection, INVITATIONS).values(row).on_conflict_do_nothing())
            friends = sa.select(FRIENDS.c.friend).where(FRIENDS.c.person == host, FRIENDS.c.friend == friend)
            if connection.execute(friends).first() is None:
                raise Unknown
            known(connection, friend, host)
            bounded(connection, INVITATIONS, INVITATIONS.c.table_id == table, MOST_INVITED)

    def invitations(self, person: str) -> list[Invitation]:
        """The tables somebody is invited to that still wait, without those at which they sit."""
        seated = sa.select(SEATS.c.table_id).where(SEATS.c.person == person)
        here = sa.and_(INVITATIONS.c.person == person, TABLES.c.phase == "waiting", TABLES.c.id.not_in(seated))
        query = (
            sa.select(INVITATIONS.c.table_id, INVITATIONS.c.at, PEOPLE.c.id, PEOPLE.c.name)
            .join(TABLES, TABLES.c.id == INVITATIONS.c.table_id)
            .join(PEOPLE, PEOPLE.c.id == INVITATIONS.c.host)
            .where(here)
            .order_by(INVITATIONS.c.at.desc())
            .limit(MOST_SHOWN)
        )
        with self.engine.connect() as connection:
            rows = connection.execute(query).all()
        tables = {one.id: one for one in self.store.listed(TABLES.c.id.in_([row.table_id for row in rows]))}
        return [
            Invitation(tables[row.table_id], Friend(row.id, row.name), row.at) for row in rows if row.table_id in tables
        ]

    def decline(self, person: str, table: str) -> None:
        here = sa.and_(INVITATIONS.c.person == person, INVITATIONS.c.table_id == table)
        with self.engine.begin() as connection:
            connection.execute(INVITATIONS.delete().where(here))

    # ------------------------------------------------------------------ reports

    def report(self, reporter: str, told: ReportIn, now: int) -> None:
        """Tells the operator of somebody; told again of the same table, it is one report."""
        same = sa.and_(
            REPORTS.c.reporter == reporter,
            REPORTS.c.person == told.person,
            REPORTS.c.table_id.is_not_distinct_from(told.table),
        )
        with self.engine.begin() as connection:
            connection.execute(REPORTS.delete().where(same))
            row = {
                "id": secrets.token_hex(4), "at": now, "reporter": reporter, "person": told.person,
                "table_id": told.table, "reason": told.reason, "text": told.text.strip(),
            }  # fmt: skip
            connection.execute(REPORTS.insert(), row)
            known(connection, told.person, reporter)
            bounded(connection, REPORTS, REPORTS.c.reporter == reporter, MOST_REPORTS)
            bounded(connection, REPORTS, sa.true(), ALL_REPORTS)


def known(connection: sa.Connection, other: str, person: str) -> str:
    """The name of somebody else; neither is deleted before the transaction ends. Call it after what it writes: from
    then on nobody else writes to an SQLite file."""
    both = sa.select(PEOPLE.c.id, PEOPLE.c.name).where(PEOPLE.c.id.in_([other, person]))
    found = {row.id: row.name for row in connection.execute(both.with_for_update(read=True))}
    if len(found) < 2:
        raise Unknown
    return str(found[other])


def bounded(connection: sa.Connection, table: sa.Table, whose: Any, most: int) -> None:
    """What was written is not more than there may be."""
    if (connection.scalar(sa.select(sa.func.count()).select_from(table).where(whose)) or 0) > most:
        raise TooMany


def part(connection: sa.Connection, person: str, friend: str) -> None:
    for one, other in ((person, friend), (friend, person)):
        connection.execute(FRIENDS.delete().where(FRIENDS.c.person == one, FRIENDS.c.friend == other))
