"""What the server keeps of its tables: setups, entries, seats, and which process owns what.

Every method is one transaction over a plain SQLAlchemy connection; the server calls them off its event loop. Times are
milliseconds, except those of processes, which only the database compares.
"""

import time
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from ..protocol import Phase, SeatInfo, TableInfo
from ..tables import seating
from ..tables.entries import Entry, Setup, Sitting, Stepping, about, forgotten, read_deed, write_deed
from ..tables.results import Ended
from ..tables.situation import brief
from ..tables.standing import StandingOrder
from . import finished, results, social, standing, tournaments
from .database import BOTS, ENTRIES, MUTES, PEOPLE, PROCESSES, SEATS, SETTINGS, TABLES, seconds
from .social import BLOCKS, RESULTS

AT_ONCE: Final = 50  # tables of somebody who is forgotten, in one transaction
BREATH: Final = 0.03  # seconds between two of these
ALIVE: Final = 4.0  # seconds without a sign of life after which a process is taken for dead
read_setup: Final = msgspec.json.Decoder(Setup).decode
read_brief: Final = msgspec.json.Decoder(TableInfo).decode
read_chair: Final = msgspec.json.Decoder(SeatInfo).decode
encode: Final = msgspec.json.Encoder().encode


class Conflict(Exception):
    """Somebody else has written that entry, or that command, already."""


class Append(NamedTuple):
    """Entries to be written together, and the phase of the table if they change it. `setup`: the table is new; `ended`:
    the game is over; `obeyed`: a standing order has answered."""

    table: str
    entries: Sequence[Entry]
    phase: Phase | None = None
    setup: Setup | None = None
    owner: str | None = None
    ended: Ended | None = None
    obeyed: StandingOrder | None = None


class Kept(NamedTuple):
    """What is written of a table, as it is written."""

    phase: Phase
    setup: str
    seats: list[tuple[int, str | None]]  # who sits where
    entries: list[tuple[int, int, str]]  # number, time, deed


class Learnt(NamedTuple):
    """A lesson somebody has begun: its table, the step it has come to, counted from 0, and whether it is done."""

    lesson: str
    table: str
    step: int
    done: bool


class Store:
    """The database, seen from a table."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine

    # ------------------------------------------------------------------ entries

    def append(self, append: Append) -> None:
        with self.engine.begin() as connection:
            self.write(connection, [append])

    def append_all(self, appends: Sequence[Append]) -> list[Exception | None]:
        """Many at once, with one trip to the disk; what fails, for whatever reason, does not take others with it."""
        if not appends:
            return []
        try:
            with self.engine.begin() as connection:
                self.write(connection, appends)
            return [None] * len(appends)
        except Exception as error:
            if len(appends) == 1:
                return [error]
        results: list[Exception | None] = []
        try:
            with self.engine.begin() as connection:
                for append in appends:
                    try:
                        with connection.begin_nested():
                            self.write(connection, [append])
                        results.append(None)
                    except Exception as error:
                        results.append(error)
        except Exception as error:  # nothing was kept
            results = [error] * len(appends)
        return results

    def write(self, connection: sa.Connection, appends: Sequence[Append]) -> None:
        try:
            if new := [table_row(append) for append in appends if append.setup is not None]:
                connection.execute(TABLES.insert(), new)
            connection.execute(
                ENTRIES.insert(), [entry_row(one.table, entry) for one in appends for entry in one.entries]
            )
        except sa.exc.IntegrityError as error:
            raise Conflict(f"{[(append.table, append.entries[0].seq) for append in appends]}") from error
        for append in appends:
            for entry in append.entries:
                if isinstance(entry.deed, Sitting):
                    connection.execute(
                        self.upsert(SEATS, seat_row(append.table, entry.deed.chair), ["table_id", "seat"])
                    )
                if isinstance(entry.deed, Stepping):
                    here = TABLES.c.id == append.table
                    connection.execute(TABLES.update().where(here).values(step=entry.deed.step))
            if append.phase is not None:
                values = {"phase": append.phase, "changed": append.entries[-1].at}
                connection.execute(TABLES.update().where(TABLES.c.id == append.table).values(values))
            if append.ended is not None:
                results.keep(connection, append.table, append.entries[-1].at, append.ended)
                tournaments.over(connection, append.table, append.ended.results)
            if append.obeyed is not None:
                standing.spend(connection, append.table, append.obeyed)
            if append.phase == "over":
                finished.show(connection, append.table)
                standing.end(connection, append.table)

    def upsert(self, table: sa.Table, row: dict[str, Any], keys: list[str]) -> Any:
        insert = (postgresql if self.engine.dialect.name == "postgresql" else sqlite).insert(table).values(row)
        return insert.on_conflict_do_update(index_elements=keys, set_={key: row[key] for key in row if key not in keys})

    def setup(self, table: str) -> Setup | None:
        with self.engine.connect() as connection:
            found = connection.scalar(sa.select(TABLES.c.setup).where(TABLES.c.id == table))
        return None if found is None else read_setup(found)

    def over(self, table: str) -> bool:
        """Whether the game of a table is written down as over."""
        with self.engine.connect() as connection:
            return connection.scalar(sa.select(TABLES.c.phase).where(TABLES.c.id == table)) == "over"

    def entries(self, table: str, since: int = 0) -> list[Entry]:
        """The entries after one, in order."""
        columns = (ENTRIES.c.seq, ENTRIES.c.at, ENTRIES.c.deed, ENTRIES.c.person, ENTRIES.c.command)
        query = sa.select(*columns).where(ENTRIES.c.table_id == table, ENTRIES.c.seq > since).order_by(ENTRIES.c.seq)
        with self.engine.connect() as connection:
            rows = connection.execute(query).all()
        return [Entry(row.seq, row.at, read_deed(row.deed), row.person, row.command) for row in rows]

    def kept(self, table: str) -> Kept | None:
        """A table without understanding it: it may be damaged, or of rules that are not here any more."""
        columns = (ENTRIES.c.seq, ENTRIES.c.at, ENTRIES.c.deed)
        entries = sa.select(*columns).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.seq)
        seats = sa.select(SEATS.c.seat, SEATS.c.person).where(SEATS.c.table_id == table)
        with self.engine.connect() as connection:
            row = connection.execute(
                sa.select(TABLES.c.phase, TABLES.c.setup).where(TABLES.c.id == table)
            ).one_or_none()
            if row is None:
                return None
            chairs = [(one.seat, one.person) for one in connection.execute(seats)]
            return Kept(
                row.phase, row.setup, chairs, [(one.seq, one.at, one.deed) for one in connection.execute(entries)]
            )

    def lengths(self, tables: Iterable[str]) -> dict[str, int]:
        """How many entries each table has."""
        query = sa.select(ENTRIES.c.table_id, sa.func.max(ENTRIES.c.seq)).group_by(ENTRIES.c.table_id)
        with self.engine.connect() as connection:
            rows = connection.execute(query.where(ENTRIES.c.table_id.in_(list(tables)))).all()
        return {row[0]: row[1] for row in rows}

    # ------------------------------------------------------------------ the lobby's questions

    def listed(self, condition: Any, limit: int = 100) -> list[TableInfo]:
        """Tables, the last changed first. One that cannot be read is left out: it is nobody else's trouble."""
        query = sa.select(TABLES.c.id, TABLES.c.brief, TABLES.c.phase).where(condition)
        with self.engine.connect() as connection:
            rows = connection.execute(query.order_by(TABLES.c.changed.desc()).limit(limit)).all()
            seats = connection.execute(
                sa.select(SEATS.c.table_id, SEATS.c.chair)
                .where(SEATS.c.table_id.in_([row.id for row in rows]))
                .order_by(SEATS.c.seat)
            ).all()
        chairs: dict[str, list[str]] = {row.id: [] for row in rows}
        for seat in seats:
            chairs[seat.table_id].append(seat.chair)
        found = []
        for row in rows:
            with suppress(msgspec.DecodeError, TypeError):
                seated = [read_chair(chair) for chair in chairs[row.id]]
                found.append(msgspec.structs.replace(read_brief(row.brief), seats=seated, phase=row.phase))
        return found

    def public(self, phase: Phase, since: int = 0) -> list[TableInfo]:
        """Public tables that came into this phase after a time."""
        return self.listed(sa.and_(TABLES.c.public, TABLES.c.phase == phase, TABLES.c.changed > since))

    def of_person(self, person: str, limit: int = 100) -> list[TableInfo]:
        """The tables at which somebody sits; not their lessons."""
        mine = sa.select(SEATS.c.table_id).where(SEATS.c.person == person)
        return self.listed(sa.and_(TABLES.c.id.in_(mine), TABLES.c.lesson.is_(None)), limit)

    def lessons(self, person: str) -> list[Learnt]:
        """The lessons somebody has begun, the last changed first."""
        columns = (TABLES.c.id, TABLES.c.lesson, TABLES.c.step, TABLES.c.phase)
        mine = sa.and_(TABLES.c.host == person, TABLES.c.lesson.is_not(None))
        with self.engine.connect() as connection:
            rows = connection.execute(sa.select(*columns).where(mine).order_by(TABLES.c.changed.desc())).all()
        return [Learnt(row.lesson, row.id, row.step, row.phase == "over") for row in rows]

    def hosting(self, person: str, since: int) -> int:
        """How many tables of somebody's are not over, of those that changed after a time."""
        mine = sa.and_(TABLES.c.host == person, TABLES.c.phase != "over", TABLES.c.changed > since)
        with self.engine.connect() as connection:
            return connection.scalar(sa.select(sa.func.count()).select_from(TABLES).where(mine)) or 0

    def seated(self, person: str) -> list[str]:
        """The tables at which somebody has a seat and the game is not over, readable or not."""
        here = sa.and_(TABLES.c.id == SEATS.c.table_id, TABLES.c.phase != "over")
        query = sa.select(SEATS.c.table_id).join(TABLES, here).where(SEATS.c.person == person).distinct()
        with self.engine.connect() as connection:
            return list(connection.scalars(query))

    # ------------------------------------------------------------------ how games ended

    def uncounted(self, after: str, limit: int = 100) -> list[str]:
        """Finished games of which it is not kept how they ended, those behind a table."""
        known = sa.select(RESULTS.c.seat).where(RESULTS.c.table_id == TABLES.c.id).exists()
        over = sa.and_(TABLES.c.phase == "over", TABLES.c.lesson.is_(None), TABLES.c.id > after, ~known)
        with self.engine.connect() as connection:
            return list(connection.scalars(sa.select(TABLES.c.id).where(over).order_by(TABLES.c.id).limit(limit)))

    def count(self, table: str, at: int, ended: Ended) -> None:
        with self.engine.begin() as connection:
            results.keep(connection, table, at, ended)

    # ------------------------------------------------------------------ owners

    def beat(self, process: str) -> None:
        """A sign of life."""
        with self.engine.begin() as connection:
            seen = connection.scalar(sa.select(seconds(self.engine)))
            connection.execute(self.upsert(PROCESSES, {"id": process, "seen": seen}, ["id"]))

    def bury(self, process: str | None = None) -> None:
        """Forgets a process, or all: what they owned has a dead owner now, and others take it over."""
        with self.engine.begin() as connection:
            dead = PROCESSES.delete()
            connection.execute(dead.where(PROCESSES.c.id == process) if process else dead)

    def living(self) -> sa.Select[Any]:
        return sa.select(PROCESSES.c.id).where(PROCESSES.c.seen > seconds(self.engine) - ALIVE)

    def alive(self) -> frozenset[str]:
        """The processes that gave a sign of life."""
        with self.engine.connect() as connection:
            return frozenset(connection.scalars(self.living()))

    def claim(self, table: str, process: str) -> str | None:
        """Makes a process the owner of a table that has none, or whose owner is dead. Returns the owner."""
        free = sa.or_(TABLES.c.owner.is_(None), TABLES.c.owner.not_in(self.living()))
        with self.engine.begin() as connection:
            connection.execute(TABLES.update().where(TABLES.c.id == table, free).values(owner=process, wakes=None))
            found: str | None = connection.scalar(sa.select(TABLES.c.owner).where(TABLES.c.id == table))
        return found

    def owner(self, table: str) -> str | None:
        """The owner of a table, if it lives."""
        alive = sa.and_(TABLES.c.id == table, TABLES.c.owner.in_(self.living()))
        with self.engine.connect() as connection:
            found: str | None = connection.scalar(sa.select(TABLES.c.owner).where(alive))
        return found

    def release(self, table: str, process: str, wakes: int | None = None) -> None:
        """Leaves a table to whoever wants it, or to the one who looks when its next clock runs out."""
        with self.engine.begin() as connection:
            mine = sa.and_(TABLES.c.id == table, TABLES.c.owner == process)
            connection.execute(TABLES.update().where(mine).values(owner=None, wakes=wakes))

    def due(self, now: int, limit: int = 200) -> list[str]:
        """Tables that were put away and whose clock has run out."""
        query = sa.select(TABLES.c.id).where(TABLES.c.owner.is_(None), TABLES.c.wakes <= now).limit(limit)
        with self.engine.connect() as connection:
            return list(connection.scalars(query))

    def orphans(self, limit: int = 200) -> list[str]:
        """Running tables whose owner is dead."""
        dead = sa.and_(TABLES.c.owner.is_not(None), TABLES.c.owner.not_in(self.living()))
        with self.engine.connect() as connection:
            query = sa.select(TABLES.c.id).where(TABLES.c.phase == "running", dead).limit(limit)
            return list(connection.scalars(query))

    # ------------------------------------------------------------------ forgetting, muting, settings

    def forget(self, person: str) -> list[str]:
        """Takes a person out of everything that happened. Returns the tables that must be read again. Whatever there is
        of them, others wait for a few tables at a time; what was interrupted goes on when it is asked for again."""
        tables = self.touched(person)
        for at in range(0, len(tables), AT_ONCE):
            with self.engine.begin() as connection:
                self.forget_at(connection, person, tables[at : at + AT_ONCE])
            time.sleep(BREATH)  # who waits to write gets in
        with self.engine.begin() as connection:
            social.forget(connection, person)
            tournaments.forget(connection, person)
        return tables

    def touched(self, person: str) -> list[str]:
        """The tables that know of somebody."""
        named = sa.select(ENTRIES.c.table_id).where(ENTRIES.c.about == person)
        seated = sa.select(SEATS.c.table_id).where(SEATS.c.person == person)
        hosted = sa.select(TABLES.c.id).where(TABLES.c.host == person)
        with self.engine.connect() as connection:
            return sorted(connection.scalars(named.union(seated, hosted)))

    def forget_at(self, connection: sa.Connection, person: str, tables: Sequence[str]) -> None:
        here = ENTRIES.c.table_id.in_(tables)
        query = sa.select(ENTRIES.c.table_id, ENTRIES.c.seq, ENTRIES.c.deed).where(here, ENTRIES.c.about == person)
        if rows := connection.execute(query).all():
            one = sa.and_(ENTRIES.c.table_id == sa.bindparam("at_table"), ENTRIES.c.seq == sa.bindparam("at_seq"))
            connection.execute(
                ENTRIES.update().where(one).values(deed=sa.bindparam("new"), about=None),
                [{"at_table": row.table_id, "at_seq": row.seq, "new": nameless(row.deed)} for row in rows],
            )
        connection.execute(ENTRIES.update().where(here, ENTRIES.c.person == person).values(person=None, command=None))
        mine = sa.and_(SEATS.c.table_id.in_(tables), SEATS.c.person == person)
        for table, seat in connection.execute(sa.select(SEATS.c.table_id, SEATS.c.seat).where(mine)).all():
            # A table that could be opened has given the seat away before this; at others nobody plays any more.
            chair = seat_row(table, seating.bot_seat(seat, seating.stand_in()))
            connection.execute(self.upsert(SEATS, chair, ["table_id", "seat"]))
        hosted = sa.and_(TABLES.c.id.in_(tables), TABLES.c.host == person)
        for id_, text in connection.execute(sa.select(TABLES.c.id, TABLES.c.setup).where(hosted)).all():
            connection.execute(TABLES.update().where(TABLES.c.id == id_).values(hostless(text, person)))
        finished.rename(connection, tables)

    def hosted(self, connection: sa.Connection, person: str) -> list[str]:
        """The tables somebody has set up."""
        return list(connection.scalars(sa.select(TABLES.c.id).where(TABLES.c.host == person)))

    def generations(self, people: Iterable[str]) -> dict[str, int]:
        """Which cookies and tokens are valid, of those who are still known and not shut out."""
        wanted = list(people)
        query = sa.union_all(
            sa.select(PEOPLE.c.id, PEOPLE.c.generation).where(PEOPLE.c.id.in_(wanted), ~PEOPLE.c.suspended),
            sa.select(BOTS.c.id, BOTS.c.generation).where(BOTS.c.id.in_(wanted), BOTS.c.revoked.is_(None)),
        )
        with self.engine.connect() as connection:
            return {row[0]: row[1] for row in connection.execute(query)}

    def mutes(self, person: str) -> frozenset[str]:
        """Whose chat does not reach somebody: whom they have muted or blocked."""
        muted = sa.select(MUTES.c.muted).where(MUTES.c.person == person)
        blocked = sa.select(BLOCKS.c.blocked).where(BLOCKS.c.person == person)
        with self.engine.connect() as connection:
            return frozenset(connection.scalars(muted.union(blocked)))

    def setting(self, key: str, value: str) -> str:
        """A setting, written down the first time it is asked for."""
        insert = (postgresql if self.engine.dialect.name == "postgresql" else sqlite).insert(SETTINGS)
        with self.engine.begin() as connection:
            connection.execute(insert.values(key=key, value=value).on_conflict_do_nothing())
            found = connection.scalar(sa.select(SETTINGS.c.value).where(SETTINGS.c.key == key))
        return str(found)


def table_row(append: Append) -> dict[str, Any]:
    setup = append.setup
    assert setup is not None
    return {
        "id": setup.id,
        "setup": encode(setup).decode(),
        "game": setup.game,
        "public": setup.public,
        "phase": append.phase or "waiting",
        "changed": setup.created,
        "owner": append.owner,
        "lesson": setup.lesson,
        "step": None if setup.lesson is None else 0,
        **described(setup),
    }


def nameless(text: str) -> str:
    """A deed without its person; one that is damaged is emptied."""
    try:
        return write_deed(forgotten(read_deed(text), seating.stand_in())).decode()
    except msgspec.DecodeError:
        return "{}"


def hostless(text: str, person: str) -> dict[str, Any]:
    """The setup of a table whose host is forgotten, and what is read without it."""
    try:
        setup = msgspec.structs.replace(read_setup(text), host=None)
    except msgspec.DecodeError:  # damaged: the name must go all the same
        return {"setup": text.replace(person, ""), "brief": None, "host": None}
    return {"setup": encode(setup).decode(), **described(setup)}


def described(setup: Setup) -> dict[str, Any]:
    """What is read of a table without its setup."""
    return {"brief": encode(brief(setup)).decode(), "host": setup.host}


def describe(connection: sa.Connection) -> None:
    """Says of all tables what is read without their setups; an older database, or backup, does not say it yet."""
    silent = sa.select(TABLES.c.id).where(TABLES.c.brief.is_(None))
    for id_ in list(connection.scalars(silent)):
        text = connection.scalar(sa.select(TABLES.c.setup).where(TABLES.c.id == id_))
        with suppress(msgspec.DecodeError, TypeError):
            connection.execute(TABLES.update().where(TABLES.c.id == id_).values(described(read_setup(text or ""))))


def seat_row(table: str, chair: SeatInfo) -> dict[str, Any]:
    return {"table_id": table, "seat": chair.seat, "person": chair.person, "chair": encode(chair).decode()}


def entry_row(table: str, entry: Entry) -> dict[str, Any]:
    return {
        "table_id": table,
        "seq": entry.seq,
        "at": entry.at,
        "deed": write_deed(entry.deed).decode(),
        "person": entry.person,
        "command": entry.command,
        "about": about(entry.deed),
    }
