"""The tables of the database, and how one is opened: SQLite by default, PostgreSQL for several processes."""

import os
import sys
from collections.abc import Collection, Iterator
from contextlib import contextmanager, suppress
from importlib import resources
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy import event

from ..trouble import Trouble

METADATA: Final = sa.MetaData(
    naming_convention={"ix": "ix_%(table_name)s_%(column_0_name)s", "uq": "uq_%(table_name)s_%(column_0_name)s"}
)

SETTINGS: Final = sa.Table(
    "settings",
    METADATA,
    sa.Column("key", sa.Text, primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)
PEOPLE: Final = sa.Table(
    "people",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("language", sa.Text, nullable=False),
    sa.Column("login", sa.Text, unique=True),
    sa.Column("password", sa.Text),  # argon2
    sa.Column("generation", sa.Integer, nullable=False),  # cookies of older ones are void
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("shown", sa.Boolean, nullable=False, server_default=sa.false()),  # their profile, to everybody
    sa.Column("suspended", sa.Boolean, nullable=False, server_default=sa.false()),  # by the operator
)
ENDED: Final = sa.Table(  # sessions that were signed out, for as long as their cookies would live
    "ended",
    METADATA,
    sa.Column("session", sa.Text, primary_key=True),  # names a cookie without telling it
    sa.Column("at", sa.BigInteger, nullable=False, index=True),
)
MUTES: Final = sa.Table(
    "mutes",
    METADATA,
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("muted", sa.Text, primary_key=True),
)
TABLES: Final = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("setup", sa.Text, nullable=False),  # entries.Setup as JSON; never changes
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("phase", sa.Text, nullable=False, index=True),
    sa.Column("changed", sa.BigInteger, nullable=False, index=True),
    sa.Column("owner", sa.Text, index=True),  # the process that answers for it
    sa.Column("brief", sa.Text),  # protocol.TableInfo as JSON, without seats; none where the setup cannot be read
    sa.Column("host", sa.Text, index=True),  # who has set it up
    sa.Column("wakes", sa.BigInteger, index=True),  # when a clock runs out, of a table that was put away
    sa.Column("lesson", sa.Text),  # that is given there, and
    sa.Column("step", sa.Integer),  # the step it has come to, counted from 0
)
SEATS: Final = sa.Table(  # who sits where now; follows from the entries, kept for the lobby
    "seats",
    METADATA,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("person", sa.Text, index=True),
    sa.Column("chair", sa.Text, nullable=False),  # protocol.SeatInfo as JSON
)
ENTRIES: Final = sa.Table(  # append-only: two owners cannot both write an entry, a command cannot be written twice
    "entries",
    METADATA,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("deed", sa.Text, nullable=False),  # entries.AnyDeed as JSON
    sa.Column("person", sa.Text),  # who sent the command
    sa.Column("command", sa.Text),
    sa.Column("about", sa.Text, index=True),  # whom the deed names
    sa.UniqueConstraint("table_id", "person", "command", name="uq_entries_command"),
)
BOTS: Final = sa.Table(  # that play over the network, each with a token of its own
    "bots",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("keeper", sa.Text, index=True),  # the person whose bot it is; none: the operator's
    sa.Column("token", sa.Text, unique=True),  # a hash; none once it is revoked and its seats are given away
    sa.Column("generation", sa.Integer, nullable=False),  # of its token: sockets opened with an older one are closed
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("revoked", sa.BigInteger),
)
SHOWN: Final = sa.Table(  # finished games of public tables, to browse
    "shown",
    METADATA,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("ended", sa.BigInteger),  # none once somebody who sat there does not want it listed
    sa.Index("ix_shown_ended", "ended", "table_id"),
    sa.Index("ix_shown_game", "game", "ended", "table_id"),
    sa.Index("ix_shown_seats", "seats", "ended", "table_id"),
    sa.Index("ix_shown_game_seats", "game", "seats", "ended", "table_id"),
)
PLAYED: Final = sa.Table(  # who played there, as they are looked for
    "played",
    METADATA,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("ended", sa.BigInteger, nullable=False),
    sa.Index("ix_played_name", "name", "ended", "table_id"),
)
PROCESSES: Final = sa.Table(
    "processes",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("seen", sa.Float, nullable=False),  # seconds, by the clock of the database
)
TURNS: Final = sa.Table(  # who is to answer now; follows from the entries, kept for the lobby and for notices
    "turns",
    METADATA,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("plea", sa.Boolean, primary_key=True, server_default=sa.false()),  # asked to let somebody take back
    sa.Column("person", sa.Text, nullable=False, index=True),
    sa.Column("since", sa.BigInteger, nullable=False),
    sa.Column("due", sa.BigInteger),  # when the time is up; none without a clock
    sa.Column("rests", sa.BigInteger),  # until when the clock stands
    sa.Column("told", sa.Integer, nullable=False, server_default="0"),  # by notices: asked.UNTOLD ...
)
VACATIONS: Final = sa.Table(
    "vacations",
    METADATA,
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("since", sa.BigInteger, primary_key=True),
    sa.Column("until", sa.BigInteger, nullable=False),
)
NOTICES: Final = sa.Table(
    "notices",
    METADATA,
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("wishes", sa.Text, nullable=False),  # protocol.notices.Wishes as JSON
    sa.Column("wants", sa.Boolean, nullable=False),  # whether any channel is on
    sa.Column("confirmed", sa.Text),  # the address its owner has confirmed
    sa.Column("sent", sa.BigInteger, nullable=False),  # when something was last sent
)
DEVICES: Final = sa.Table(
    "devices",
    METADATA,
    sa.Column("endpoint", sa.Text, primary_key=True),
    sa.Column("person", sa.Text, nullable=False, index=True),
    sa.Column("key", sa.Text, nullable=False),
    sa.Column("auth", sa.Text, nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
)
RESETS: Final = sa.Table(  # links for a new password
    "resets",
    METADATA,
    sa.Column("token", sa.Text, primary_key=True),  # a hash
    sa.Column("person", sa.Text, nullable=False, index=True),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("ends", sa.BigInteger, nullable=False, index=True),
)


class Newer(Exception):
    """A later version of this program has made the database: what it keeps there is not known here."""


def connect(url: str) -> sa.Engine:
    """An engine for a database, its tables brought up to date."""
    shown = address(url).render_as_string()  # without the password
    try:
        engine = open_engine(url)
        try:
            migrate(engine)
        except Exception:
            engine.dispose()
            raise
    except Newer:
        raise Trouble("database-newer", database=shown) from None
    except (sa.exc.SQLAlchemyError, ModuleNotFoundError, OSError) as error:
        why = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise Trouble("database-wrong", database=shown, why=why) from error
    return engine


def address(url: str) -> sa.URL:
    try:
        return sa.make_url(url)
    except (sa.exc.ArgumentError, ValueError):
        raise Trouble("database-unknown") from None  # it is not shown: it may hold a password


def open_engine(url: str) -> sa.Engine:
    parsed = address(url)
    if parsed.get_backend_name() != "sqlite":
        return sa.create_engine(parsed, pool_pre_ping=True, pool_size=5, max_overflow=5)
    if parsed.database and parsed.database != ":memory:":
        private(Path(parsed.database))
    engine = sa.create_engine(parsed, connect_args={"timeout": 30})
    event.listen(engine, "connect", durable)
    return engine


def private(file: Path) -> None:
    """Secrets, passwords and seeds of running games lie in it: its owner alone may read it. A folder that is made for
    it is closed to others; what SQLite keeps beside the file has the file's own mode."""
    file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    begun(file, 0o600)
    for one in (file, *(file.with_name(file.name + more) for more in ("-wal", "-shm"))):
        with suppress(FileNotFoundError, PermissionError):
            one.chmod(0o600)


def begun(file: Path, mode: int) -> None:
    """An empty file, if there is none. One that root makes in a folder of somebody else is theirs: the server they run
    must open it."""
    if not file.exists():
        os.close(os.open(file, os.O_CREAT, mode))
        if sys.platform != "win32" and os.geteuid() == 0:
            folder = file.parent.stat()
            os.chown(file, folder.st_uid, folder.st_gid)


def durable(connection: Any, _record: Any) -> None:
    """A commit is on the disk when it returns; readers do not wait for writers."""
    cursor = connection.cursor()
    for line in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {line}")
    cursor.close()


def migrate(engine: sa.Engine) -> None:
    """Runs the migrations that are missing; one process at a time."""
    from alembic import command, util  # slow to import, and needed once

    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(sa.text("SELECT pg_advisory_xact_lock(7582001)"))
        try:
            command.upgrade(alembic(connection), "head")
        except util.CommandError as error:  # a revision it has never heard of
            raise Newer from error


def alembic(connection: sa.Connection) -> Any:
    """What Alembic must know to migrate over a connection."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(resources.files(__package__) / "migrations"))
    config.attributes["connection"] = connection
    return config


def seconds(engine: sa.Engine) -> Any:
    """The clock of the database, which all processes share."""
    if engine.dialect.name == "postgresql":
        return sa.cast(sa.extract("epoch", sa.func.clock_timestamp()), sa.Float)
    return (sa.func.julianday("now") - 2440587.5) * 86400.0


def known(connection: sa.Connection, ids: Collection[str]) -> set[str]:
    """Of these people and bots from outside, those who have not left for good."""
    either = (sa.select(kind.c.id).where(kind.c.id.in_(ids)) for kind in (PEOPLE, BOTS))
    return set(connection.scalars(sa.union_all(*either)))


@contextmanager
def connected(url: str) -> Iterator[sa.Engine]:
    """An engine for a while."""
    engine = connect(url)
    try:
        yield engine
    finally:
        engine.dispose()


@contextmanager
def there(url: str) -> Iterator[sa.Engine]:
    """One that somebody keeps already: who looks in the wrong place is not shown an empty house."""
    parsed = address(url)
    if parsed.get_backend_name() == "sqlite" and not os.path.isfile(parsed.database or ""):
        raise Trouble("database-missing", file=parsed.database or "")
    with connected(url) as engine:
        yield engine
