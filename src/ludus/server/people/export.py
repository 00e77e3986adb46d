"""Everything that is stored about somebody, as one JSON document. It is written piece by piece and compressed as it
grows, so that who has played for years takes no more memory than anybody else."""

import gzip
from collections.abc import Iterable, Iterator
from io import BytesIO
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from ..store import resets, seen, standing, tournaments, vacations, wishes
from ..store.database import BOTS, ENTRIES, MUTES, PEOPLE, SEATS, TABLES
from ..store.social import BLOCKS, FRIENDS, INVITATIONS, RATINGS, REPORTS, RESULTS
from ..store.store import Store, read_chair
from ..tables.entries import Answering, AnyDeed, Chatting, read_deed

AT_ONCE: Final = 100  # tables
encode: Final = msgspec.json.Encoder().encode


def packed(store: Store, person: str) -> bytes:
    """The document, compressed by gzip."""
    out = BytesIO()
    with gzip.GzipFile(fileobj=out, mode="wb", mtime=0) as file, store.engine.connect() as connection:
        for piece in pieces(connection, person, store.touched(person)):
            file.write(piece)
    return out.getvalue()


def pieces(connection: sa.Connection, person: str, tables: list[str]) -> Iterator[bytes]:
    row = connection.execute(sa.select(PEOPLE).where(PEOPLE.c.id == person)).one()
    head = {
        "person": {"id": row.id, "name": row.name, "language": row.language, "login": row.login},
        "created": row.created,
        "password": "kept as an argon2 hash" if row.password else None,
        "shown": row.shown,
        "suspended": row.suspended,
        "vacations": vacations.export(connection, person),
        "notices": wishes.export(connection, person),
        "resets": resets.export(connection, person),
        "seen": seen.export(connection, person),
    }
    yield encode(head)[:-1]
    for name, items in lists(connection, person, tables):
        yield b"," + encode(name) + b":["
        for number, item in enumerate(items):
            yield (b"," if number else b"") + encode(item)
        yield b"]"
    yield b"}"


def lists(connection: sa.Connection, person: str, tables: list[str]) -> Iterator[tuple[str, Iterable[Any]]]:
    """All that there is several of, by name."""

    def rows(query: Any) -> Iterator[dict[str, Any]]:
        for one in connection.execute(query.execution_options(yield_per=500)).mappings():
            yield {str(name): one[name] for name in one}

    def column(wanted: Any, whose: Any) -> list[str]:
        return list(connection.scalars(sa.select(wanted).where(whose == person)))

    yield (
        "seats",
        (
            {"table": one["table_id"], "seat": one["seat"], "name": read_chair(one["chair"]).name}
            for one in rows(sa.select(SEATS).where(SEATS.c.person == person))
        ),
    )
    yield "hosted", column(TABLES.c.id, TABLES.c.host)
    yield "bots", rows(sa.select(BOTS.c.id, BOTS.c.name, BOTS.c.created, BOTS.c.revoked).where(BOTS.c.keeper == person))
    yield "orders", standing.export(connection, person)
    yield "muted", column(MUTES.c.muted, MUTES.c.person)
    yield "blocked", column(BLOCKS.c.blocked, BLOCKS.c.person)
    yield "friends", column(FRIENDS.c.friend, FRIENDS.c.person)
    yield (
        "invitations",
        rows(sa.select(INVITATIONS).where(sa.or_(INVITATIONS.c.person == person, INVITATIONS.c.host == person))),
    )
    yield "tournaments", rows(tournaments.made_by(person))
    yield "entered", rows(tournaments.entered_by(person))
    yield "reports", rows(sa.select(REPORTS).where(REPORTS.c.reporter == person))
    yield "results", rows(sa.select(RESULTS).where(RESULTS.c.person == person).order_by(RESULTS.c.at))
    yield "ratings", rows(sa.select(RATINGS).where(RATINGS.c.player == person))
    lessons = sa.and_(TABLES.c.host == person, TABLES.c.lesson.is_not(None))
    yield "lessons", rows(sa.select(TABLES.c.lesson, TABLES.c.step, TABLES.c.phase).where(lessons))
    yield (
        "chat",
        (
            {"table": entry.table_id, "at": entry.at, "text": deed.text}
            for entry, deed in sent(connection, person, tables)
            if isinstance(deed, Chatting)
        ),
    )
    yield (
        "answers",
        (
            {"table": entry.table_id, "at": entry.at, "seat": deed.seat, "actions": list(deed.actions)}
            for entry, deed in sent(connection, person, tables)
            if isinstance(deed, Answering)
        ),
    )
    yield (
        "commands",
        (
            {"table": entry.table_id, "at": entry.at, "command": entry.command}
            for entry, _ in sent(connection, person, tables)
        ),
    )


def sent(connection: sa.Connection, person: str, tables: list[str]) -> Iterator[tuple[Any, AnyDeed | None]]:
    """What somebody has done or is named in, some tables at a time."""
    mine = sa.or_(ENTRIES.c.person == person, ENTRIES.c.about == person)
    for at in range(0, len(tables), AT_ONCE):
        here = ENTRIES.c.table_id.in_(tables[at : at + AT_ONCE])
        query = sa.select(ENTRIES).where(here, mine).order_by(ENTRIES.c.table_id, ENTRIES.c.seq)
        for entry in connection.execute(query).all():
            try:
                yield entry, read_deed(entry.deed)
            except msgspec.DecodeError:  # damaged: that it is there is told all the same
                yield entry, None
