"""Tournaments as they are kept: who plays in them, and the tables of their rounds.

Functions are transactions; the server calls them off its event loop. What begins with a change of the tournament's own
row holds it until the end: two processes never both begin a round, and nobody enters one that has begun.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

import msgspec
import sqlalchemy as sa

from ..protocol.tournaments import MOST_ENTRANTS, PairingState, TournamentIn
from ..tables import standings
from ..tables.results import Result
from ..tables.schedule import Seats
from ..tables.standings import Played
from .database import METADATA, PEOPLE

MOST_OPEN: Final = 20  # of one person that are not over: made, and entered
MOST_LISTED: Final = 50
MONTH: Final = 30 * 86_400_000  # who has waited longer has gone
WAITING, RUNNING, OVER = "waiting", "running", "over"
PLANNED, OPEN, CLOSED = "planned", "open", "closed"  # of a table, which is over, too, once it is

TOURNAMENTS: Final = sa.Table(
    "tournaments",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),  # empty once who has written it was deleted
    sa.Column("wanted", sa.Text, nullable=False),  # protocol.TournamentIn as JSON, without the name
    sa.Column("host", sa.Text),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("phase", sa.Text, nullable=False),
    sa.Column("round", sa.Integer, nullable=False),  # the one that runs; 0 before the first
    sa.Column("rounds", sa.Integer, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False),
    sa.Index("ix_tournaments_host", "host", "changed"),
    sa.Index("ix_tournaments_phase", "phase", "public", "changed"),
)
ENTRANTS: Final = sa.Table(
    "entrants",
    METADATA,
    sa.Column("tournament", sa.Text, sa.ForeignKey("tournaments.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False),  # person, bot, outside
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("person", sa.Text, index=True),  # or the bot from outside; none once they are deleted
    sa.Column("bot", sa.Text),
    sa.Column("invited", sa.Boolean, nullable=False),  # and has not said yes
    sa.Column("gone", sa.Integer),  # the round in which they left
    sa.UniqueConstraint("tournament", "person", name="uq_entrants_person"),
)
PAIRINGS: Final = sa.Table(  # the tables of a round, planned together; each is set up, then played
    "pairings",
    METADATA,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("tournament", sa.Text, sa.ForeignKey("tournaments.id"), nullable=False),
    sa.Column("round", sa.Integer, nullable=False),
    sa.Column("at", sa.Integer, nullable=False),
    sa.Column("entrants", sa.Text, nullable=False),  # seat by seat, as JSON
    sa.Column("state", sa.Text, nullable=False),
    sa.Column("parts", sa.Text),  # of the victory, as JSON, once it counts
    sa.UniqueConstraint("tournament", "round", "at", name="uq_pairings_at"),
    sa.Index("ix_pairings_state", "tournament", "state"),
)
read_wanted: Final = msgspec.json.Decoder(TournamentIn).decode
read_seats: Final = msgspec.json.Decoder(tuple[int, ...]).decode
encode: Final = msgspec.json.Encoder().encode


class Refused(Exception):
    """A tournament stays as it is; `code` says why."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


class Table(NamedTuple):
    """A table of a round."""

    id: str
    round: int
    seats: Seats
    state: PairingState
    parts: tuple[int, ...] | None


class Tournament(NamedTuple):
    """Everything that is kept of one; `entrants` are rows, in the order in which they came."""

    row: Any
    wanted: TournamentIn
    entrants: list[Any]
    tables: list[Table]

    @property
    def playing(self) -> list[Any]:
        return [one for one in self.entrants if not one.invited]

    def rounds(self) -> list[list[Seats]]:
        """Who sat where, round by round."""
        found: list[list[Seats]] = [[] for _ in range(max((one.round for one in self.tables), default=0))]
        for table in self.tables:
            found[table.round - 1].append(table.seats)
        return found

    def standings(self) -> list[standings.Placing]:
        played = [Played(one.round, one.seats, one.parts) for one in self.tables if one.parts is not None]
        left = {one.number: one.gone for one in self.entrants if one.gone is not None}
        return standings.standings([one.number for one in self.playing], played, left)


# ---------------------------------------------------------------------------------------------- reading


def load(engine: sa.Engine, id_: str) -> Tournament:
    with engine.connect() as connection:
        return read(connection, id_)


def read(connection: sa.Connection, id_: str) -> Tournament:
    row = connection.execute(sa.select(TOURNAMENTS).where(TOURNAMENTS.c.id == id_)).one_or_none()
    if row is None:
        raise Refused("not-found", "there is no such tournament")
    entrants = sa.select(ENTRANTS).where(ENTRANTS.c.tournament == id_).order_by(ENTRANTS.c.number)
    pairings = sa.select(PAIRINGS).where(PAIRINGS.c.tournament == id_).order_by(PAIRINGS.c.round, PAIRINGS.c.at)
    return Tournament(
        row,
        read_wanted(row.wanted),
        list(connection.execute(entrants)),
        [table_of(one) for one in connection.execute(pairings)],
    )


def table_of(row: Any) -> Table:
    parts = None if row.parts is None else read_seats(row.parts)
    return Table(row.table_id, row.round, read_seats(row.entrants), row.state, parts)


def listed(engine: sa.Engine, condition: Any) -> list[tuple[Any, TournamentIn, int]]:
    """Tournaments with how many play in them, the last changed first."""
    many = (
        sa.select(sa.func.count())
        .select_from(ENTRANTS)
        .where(ENTRANTS.c.tournament == TOURNAMENTS.c.id, ~ENTRANTS.c.invited)
        .scalar_subquery()
    )
    query = sa.select(TOURNAMENTS, many.label("many")).where(condition)
    with engine.connect() as connection:
        rows = connection.execute(query.order_by(TOURNAMENTS.c.changed.desc()).limit(MOST_LISTED)).all()
    return [(row, read_wanted(row.wanted), row.many) for row in rows]


def public(now: int) -> Any:
    """Those anybody may enter or look at."""
    return sa.and_(
        TOURNAMENTS.c.phase.in_([WAITING, RUNNING]), TOURNAMENTS.c.public, TOURNAMENTS.c.changed > now - MONTH
    )


def of_person(person: str) -> Any:
    """Those somebody has made, plays in or is invited to."""
    entered = sa.select(ENTRANTS.c.tournament).where(ENTRANTS.c.person == person)
    return sa.or_(TOURNAMENTS.c.host == person, TOURNAMENTS.c.id.in_(entered))


def places(engine: sa.Engine, person: str, ids: Sequence[str]) -> dict[str, bool]:
    """In which of these somebody plays (False), or may (True: they are invited)."""
    query = sa.select(ENTRANTS.c.tournament, ENTRANTS.c.invited)
    query = query.where(ENTRANTS.c.person == person, ENTRANTS.c.tournament.in_(ids))
    with engine.connect() as connection:
        return {row.tournament: row.invited for row in connection.execute(query)}


# ---------------------------------------------------------------------------------------------- until it begins


def create(engine: sa.Engine, id_: str, host: str, name: str, wanted: TournamentIn, now: int) -> None:
    """A new tournament of somebody's, called `name` where they play in it."""
    rest = encode(msgspec.structs.replace(wanted, name="-")).decode()
    row = {
        "id": id_, "name": wanted.name, "wanted": rest, "host": host,
        "public": wanted.public, "phase": WAITING, "round": 0, "rounds": wanted.rounds, "created": now, "changed": now,
    }  # fmt: skip
    with engine.begin() as connection:
        connection.execute(TOURNAMENTS.insert(), row)
        if wanted.plays:
            connection.execute(ENTRANTS.insert(), entrant(id_, 1, "person", name, person=host))
        bounded(connection, host, now)
        exists(connection, host)


def enter(engine: sa.Engine, id_: str, kind: str, name: str, person: str, now: int, invited: bool = False) -> None:
    """Somebody, or a bot from outside, plays, or is invited to; who does already stays as they are, but who is invited
    and comes."""
    with engine.begin() as connection:
        hold(connection, id_, WAITING, now)
        same = sa.and_(ENTRANTS.c.tournament == id_, ENTRANTS.c.person == person)
        known = connection.execute(sa.select(ENTRANTS.c.invited).where(same)).one_or_none()
        if known is None:
            add(connection, id_, kind, name, person=person, invited=invited)
        elif known.invited and not invited:
            connection.execute(ENTRANTS.update().where(same).values(invited=False, name=name))
        if kind == "person":
            if not invited:
                bounded(connection, person, now)
            exists(connection, person)


def add_bot(engine: sa.Engine, id_: str, bot: str, now: int) -> None:
    with engine.begin() as connection:
        hold(connection, id_, WAITING, now)
        add(connection, id_, "bot", bot, bot=bot)


def remove(engine: sa.Engine, id_: str, number: int, now: int) -> None:
    """Somebody does not play after all."""
    with engine.begin() as connection:
        hold(connection, id_, WAITING, now)
        connection.execute(ENTRANTS.delete().where(ENTRANTS.c.tournament == id_, ENTRANTS.c.number == number))


def add(connection: sa.Connection, id_: str, kind: str, name: str, **more: Any) -> None:
    here = ENTRANTS.c.tournament == id_
    last = connection.scalar(sa.select(sa.func.max(ENTRANTS.c.number)).where(here)) or 0
    if (connection.scalar(sa.select(sa.func.count()).select_from(ENTRANTS).where(here)) or 0) >= MOST_ENTRANTS:
        raise Refused("tournament-full", f"at most {MOST_ENTRANTS} play in a tournament")
    connection.execute(ENTRANTS.insert(), entrant(id_, last + 1, kind, name, **more))


def entrant(id_: str, number: int, kind: str, name: str, **more: Any) -> dict[str, Any]:
    row = {"tournament": id_, "number": number, "kind": kind, "name": name}
    return {**row, "person": None, "bot": None, "invited": False, "gone": None, **more}


def hold(connection: sa.Connection, id_: str, phase: str, now: int) -> None:
    """The tournament is this transaction's until its end, if it is in that phase."""
    here = sa.and_(TOURNAMENTS.c.id == id_, TOURNAMENTS.c.phase == phase)
    if not connection.execute(TOURNAMENTS.update().where(here).values(changed=now)).rowcount:
        found = connection.scalar(sa.select(TOURNAMENTS.c.phase).where(TOURNAMENTS.c.id == id_))
        if found is None:
            raise Refused("not-found", "there is no such tournament")
        if found == WAITING:
            raise Refused("tournament-waiting", "it has not begun")
        raise Refused("tournament-begun", "it has begun")


def bounded(connection: sa.Connection, person: str, now: int) -> None:
    """Nobody is in more tournaments at once than one can play."""
    going = sa.and_(TOURNAMENTS.c.phase != OVER, TOURNAMENTS.c.changed > now - MONTH)
    entered = sa.select(ENTRANTS.c.tournament).where(ENTRANTS.c.person == person, ~ENTRANTS.c.invited)
    mine = sa.or_(TOURNAMENTS.c.host == person, TOURNAMENTS.c.id.in_(entered))
    if (connection.scalar(sa.select(sa.func.count()).select_from(TOURNAMENTS).where(going, mine)) or 0) > MOST_OPEN:
        raise Refused("tournament-many", f"at most {MOST_OPEN} tournaments at once")


def exists(connection: sa.Connection, person: str) -> None:
    """Somebody is not deleted before the transaction ends."""
    known = sa.select(PEOPLE.c.id).where(PEOPLE.c.id == person).with_for_update(read=True)
    if connection.scalar(known) is None:
        raise Refused("not-found", "there is no such person any more")


# ---------------------------------------------------------------------------------------------- rounds


def begin(engine: sa.Engine, id_: str, rounds: int, now: int) -> None:
    """From now on nobody enters; who was invited and has not come does not play."""
    with engine.begin() as connection:
        hold(connection, id_, WAITING, now)
        connection.execute(ENTRANTS.delete().where(ENTRANTS.c.tournament == id_, ENTRANTS.c.invited))
        values = {"phase": RUNNING, "rounds": rounds}
        connection.execute(TOURNAMENTS.update().where(TOURNAMENTS.c.id == id_).values(values))


def due(engine: sa.Engine, limit: int = 50) -> tuple[list[str], list[str]]:
    """Tournaments whose round is over, and those with tables that are planned and not set up yet."""

    def some(*states: str) -> Any:
        here = sa.and_(PAIRINGS.c.tournament == TOURNAMENTS.c.id, PAIRINGS.c.state.in_(states))
        return sa.select(PAIRINGS.c.table_id).where(here).exists()

    running = sa.select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.phase == RUNNING).limit(limit)
    with engine.connect() as connection:
        over = list(connection.scalars(running.where(~some(PLANNED, OPEN))))
        return over, list(connection.scalars(running.where(some(PLANNED))))


def plan(engine: sa.Engine, id_: str, number: int, tables: Iterable[tuple[str, Seats]], now: int) -> bool:
    """Begins a round after `number` rounds. False: another process has, or the one before is not over."""
    rows = [
        {"table_id": table, "tournament": id_, "round": number + 1, "at": at, "entrants": encode(seats).decode(),
         "state": PLANNED, "parts": None}
        for at, (table, seats) in enumerate(tables)
    ]  # fmt: skip
    with engine.begin() as connection:
        if not step(connection, id_, number, now, round=number + 1):
            return False
        connection.execute(PAIRINGS.insert(), rows)
    return True


def end(engine: sa.Engine, id_: str, number: int, now: int) -> bool:
    """All rounds are played."""
    with engine.begin() as connection:
        return step(connection, id_, number, now, phase=OVER)


def step(connection: sa.Connection, id_: str, number: int, now: int, **values: Any) -> bool:
    here = sa.and_(PAIRINGS.c.tournament == id_, PAIRINGS.c.state.in_([PLANNED, OPEN]))
    ready = sa.and_(
        TOURNAMENTS.c.id == id_, TOURNAMENTS.c.phase == RUNNING, TOURNAMENTS.c.round == number,
        ~sa.select(PAIRINGS.c.table_id).where(here).exists(),
    )  # fmt: skip
    return bool(connection.execute(TOURNAMENTS.update().where(ready).values(changed=now, **values)).rowcount)


def made(engine: sa.Engine, table: str) -> None:
    """A table is set up. Its game may be over by now."""
    here = sa.and_(PAIRINGS.c.table_id == table, PAIRINGS.c.state == PLANNED)
    with engine.begin() as connection:
        connection.execute(PAIRINGS.update().where(here).values(state=OPEN))


def close(engine: sa.Engine, id_: str, number: int, seats: int, now: int) -> None:
    """The host ends a round: at tables that are not over the victory is everybody's, however they go on."""
    with engine.begin() as connection:
        hold(connection, id_, RUNNING, now)
        if connection.scalar(sa.select(TOURNAMENTS.c.round).where(TOURNAMENTS.c.id == id_)) != number:
            raise Refused("tournament-moved", "another round runs by now")
        settle(connection, id_, seats)


def cancel(engine: sa.Engine, id_: str, seats: int, now: int) -> None:
    """The host ends a tournament; one that has not begun is not kept."""
    with engine.begin() as connection:
        try:
            hold(connection, id_, WAITING, now)
        except Refused as refused:
            if refused.code != "tournament-begun":
                raise
            settle(connection, id_, seats)
            here = TOURNAMENTS.c.id == id_
            connection.execute(TOURNAMENTS.update().where(here).values(phase=OVER, changed=now))
            return
        drop(connection, [id_])


def settle(connection: sa.Connection, id_: str, seats: int) -> None:
    here = sa.and_(PAIRINGS.c.tournament == id_, PAIRINGS.c.state.in_([PLANNED, OPEN]))
    values = {"state": CLOSED, "parts": encode(standings.equal(seats)).decode()}
    connection.execute(PAIRINGS.update().where(here).values(values))


def drop(connection: sa.Connection, ids: Sequence[str]) -> None:
    connection.execute(ENTRANTS.delete().where(ENTRANTS.c.tournament.in_(ids)))
    connection.execute(TOURNAMENTS.delete().where(TOURNAMENTS.c.id.in_(ids)))


def over(connection: sa.Connection, table: str, results: Sequence[Result]) -> None:
    """A game is over: in the transaction that ends it, it counts, if it is one of a round that still runs."""
    found = standings.parts([one.share for one in results], [one.gone for one in results])
    here = sa.and_(PAIRINGS.c.table_id == table, PAIRINGS.c.state.in_([PLANNED, OPEN]))
    connection.execute(PAIRINGS.update().where(here).values(state=OVER, parts=encode(found).decode()))


# ---------------------------------------------------------------------------------------------- leaving


def leave(engine: sa.Engine, id_: str, person: str, now: int) -> list[str]:
    """Somebody plays no more. Returns their tables that run, if it has begun; before, they are simply not there."""
    mine = sa.and_(ENTRANTS.c.tournament == id_, ENTRANTS.c.person == person)
    with engine.begin() as connection:
        try:
            hold(connection, id_, WAITING, now)
        except Refused as refused:
            if refused.code != "tournament-begun":
                raise
            found = read(connection, id_)
            number = connection.scalar(sa.select(ENTRANTS.c.number).where(mine))
            connection.execute(ENTRANTS.update().where(mine, ENTRANTS.c.gone.is_(None)).values(gone=found.row.round))
            return [one.id for one in found.tables if one.state in (PLANNED, OPEN) and number in one.seats]
        connection.execute(ENTRANTS.delete().where(mine))
        return []


def forget(connection: sa.Connection, person: str) -> None:
    """Somebody who is deleted, or a bot from outside: where they have played stays, without them; what they have made
    has another host, the first who plays in it, and no name."""
    waiting = sa.select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.phase == WAITING)
    mine = ENTRANTS.c.person == person
    connection.execute(ENTRANTS.delete().where(mine, ENTRANTS.c.tournament.in_(waiting)))
    number = sa.select(TOURNAMENTS.c.round).where(TOURNAMENTS.c.id == ENTRANTS.c.tournament).scalar_subquery()
    gone = sa.func.coalesce(ENTRANTS.c.gone, number)
    connection.execute(ENTRANTS.update().where(mine).values(person=None, name="", gone=gone))
    hosted = sa.select(TOURNAMENTS.c.id, TOURNAMENTS.c.phase).where(TOURNAMENTS.c.host == person)
    for row in connection.execute(hosted).all():
        plays = (ENTRANTS.c.tournament == row.id, ENTRANTS.c.kind == "person", ~ENTRANTS.c.invited)
        first = sa.select(ENTRANTS.c.person).where(*plays, ENTRANTS.c.gone.is_(None)).order_by(ENTRANTS.c.number)
        other = connection.scalar(first.limit(1))
        if other is None and row.phase == WAITING:
            drop(connection, [row.id])
        else:
            here = TOURNAMENTS.c.id == row.id
            connection.execute(TOURNAMENTS.update().where(here).values(host=other, name=""))


def made_by(person: str) -> Any:
    """What somebody has made, for who wants to have everything of theirs."""
    return sa.select(TOURNAMENTS).where(TOURNAMENTS.c.host == person).order_by(TOURNAMENTS.c.created)


def entered_by(person: str) -> Any:
    return sa.select(ENTRANTS).where(ENTRANTS.c.person == person).order_by(ENTRANTS.c.tournament)
