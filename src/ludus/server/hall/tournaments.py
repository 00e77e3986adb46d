"""Tournaments at the tables of the hall: who enters, rounds that begin when the one before is over, and their tables.

A round is planned in one transaction, by one process; its tables are set up after it, by any. What a crash has left is
found again: a round that is over without another, a table that is planned and not there.
"""

import asyncio
import secrets
from collections.abc import Collection
from contextlib import suppress
from random import Random
from typing import Any, Final

import msgspec
import structlog

from ...bots import names as bot_names
from ..people.bots import Bots
from ..people.relations import Relations
from ..protocol import Leave, SeatInfo
from ..protocol.bodies import BotSeat, OpenSeat, Person, TableIn
from ..protocol.tournaments import (
    Entrant,
    EntrantIn,
    Pairing,
    PlacingInfo,
    TournamentIn,
    TournamentInfo,
    TournamentRow,
    Tournaments,
)
from ..store import tournaments as kept
from ..store.store import Conflict, Store
from ..store.tournaments import Refused, Table, Tournament
from ..tables import schedule, seating
from ..tables.clock import now
from ..tables.entries import Setup
from ..tables.orders import Denied
from ..tables.schedule import FILLER, Seats
from ..tables.standings import WHOLE
from . import company, lobby
from .hall import Hall

LOG: Final = structlog.get_logger()
PAUSE: Final = 1.0  # seconds between two looks at rounds that are over


# ---------------------------------------------------------------------------------------------- until it begins


async def create(hall: Hall, host: Person, wanted: TournamentIn) -> str:
    """A new tournament, if its tables can be set up. Returns its link."""
    await asyncio.to_thread(setup_of, wanted, [seating.open_seat(seat) for seat in range(wanted.seats)], host.id)
    hall.may_write(host.id)
    id_ = lobby.new_id()
    await asyncio.to_thread(kept.create, hall.store.engine, id_, host.id, host.name, wanted, now())
    return id_


async def enter(hall: Hall, person: Person, id_: str, wanted: EntrantIn) -> None:
    """Who plays, too: oneself, or whom one may add."""
    found = await asyncio.to_thread(kept.load, hall.store.engine, id_)
    hall.may_write(person.id)
    if wanted.bot is not None:
        of_host(found, person)
        await asyncio.to_thread(seating.bot_seat, 0, wanted.bot, found.wanted.game)
        if found.wanted.rated:
            seating.check_rated(wanted.bot, found.wanted.game)
        await asyncio.to_thread(kept.add_bot, hall.store.engine, id_, wanted.bot, now())
    else:
        await asyncio.to_thread(enter_person, hall.store, found, person, wanted)


def enter_person(store: Store, found: Tournament, person: Person, wanted: EntrantIn) -> None:
    """Somebody with a name of their own: oneself, a friend who is invited, a bot from outside by its keeper."""
    id_ = found.row.id
    if wanted.friend is not None:
        of_host(found, person)
        friends = {one.person: one.name for one in Relations(store).friends(person.id)}
        if wanted.friend not in friends:
            raise Refused("not-found", "there is no such friend")
        kept.enter(store.engine, id_, "person", friends[wanted.friend], wanted.friend, now(), invited=True)
        return
    others = [found.row.host, *(one.person for one in found.entrants)]
    if person.id not in others and not Relations(store).apart(person.id).isdisjoint(others):
        raise Refused("tournament-shut", "there is no place for you here")  # nobody is told who has blocked whom
    if wanted.outside is None:
        kept.enter(store.engine, id_, "person", person.name, person.id, now())
        return
    mine = {one.id: one.name for one in Bots(store).of(person.id)}
    if wanted.outside not in mine:
        raise Refused("not-found", "you have no such bot")
    if not found.wanted.bots and found.row.host != person.id:
        raise Refused("tournament-no-bots", "the host has not asked for bots from outside")
    kept.enter(store.engine, id_, "outside", mine[wanted.outside], wanted.outside, now())


async def remove(hall: Hall, person: Person, id_: str, number: int) -> None:
    """The host takes somebody off the list before it begins."""
    of_host(await asyncio.to_thread(kept.load, hall.store.engine, id_), person)
    await asyncio.to_thread(kept.remove, hall.store.engine, id_, number, now())


async def leave(hall: Hall, person: Person, id_: str) -> None:
    """One plays no more: where it has begun, bots keep the seats, as at any table one leaves."""
    found = await asyncio.to_thread(kept.load, hall.store.engine, id_)
    if found.row.phase == kept.OVER:
        raise Refused("tournament-over", "it is over")
    for table in await asyncio.to_thread(kept.leave, hall.store.engine, id_, person.id, now()):
        with suppress(Denied):  # one that is closed, or too busy, holds nobody back
            live = await hall.live(table)
            for seat in live.table.seats_of(person.id) if live is not None else []:
                await hall.perform(table, person.id, Leave(secrets.token_hex(8), seat))


def of_host(found: Tournament, person: Person) -> None:
    if found.row.host != person.id:
        raise Refused("tournament-host", "only the host of the tournament may do that")


# ---------------------------------------------------------------------------------------------- rounds


async def begin(hall: Hall, person: Person, id_: str) -> None:
    """The host begins: the first round is set up."""
    found = await asyncio.to_thread(kept.load, hall.store.engine, id_)
    of_host(found, person)
    wanted, many = found.wanted, len(found.playing)
    if many < 2:
        raise Refused("tournament-few", "a tournament needs two who play")
    await room(hall, found)
    rounds = wanted.rounds or schedule.usual(wanted.kind, many, wanted.seats)
    await asyncio.to_thread(kept.begin, hall.store.engine, id_, rounds, now())
    await advance(hall, id_)


async def close(hall: Hall, person: Person, id_: str, number: int) -> None:
    """The host ends a round that does not end."""
    found = await asyncio.to_thread(kept.load, hall.store.engine, id_)
    of_host(found, person)
    if number < found.row.rounds:
        await room(hall, found)
    await asyncio.to_thread(kept.close, hall.store.engine, id_, number, found.wanted.seats, now())
    await advance(hall, id_)


async def cancel(hall: Hall, person: Person, id_: str) -> None:
    """The host ends a tournament before its time."""
    found = await asyncio.to_thread(kept.load, hall.store.engine, id_)
    of_host(found, person)
    await asyncio.to_thread(kept.cancel, hall.store.engine, id_, found.wanted.seats, now())


async def room(hall: Hall, found: Tournament) -> None:
    """Nobody fills the house alone: the tables of a round are the host's."""
    needed = len(schedule.sizes(len(found.playing), found.wanted.seats))
    if await asyncio.to_thread(hall.store.hosting, found.row.host, now() - lobby.MONTH) + needed > hall.most_tables:
        raise Denied("too-many-tables", f"you have set up {hall.most_tables} tables that are not over")


async def keep(hall: Hall) -> None:
    """For as long as the process lives: the next round, once one is over, and tables a crash has left out."""
    while True:
        try:
            over, planned = await asyncio.to_thread(kept.due, hall.store.engine)
            for id_ in [*over, *planned]:
                await advance(hall, id_)
        except Exception:
            LOG.exception("tournaments not looked at")
        await asyncio.sleep(PAUSE)


async def advance(hall: Hall, id_: str) -> None:
    """Begins the round after one that is over, or ends the tournament; sets up what is planned. What fails is
    tried again within a second."""
    try:
        await asyncio.to_thread(go_on, hall.store, id_)
        await set_up(hall, id_)
    except Exception:  # those behind it go on
        LOG.exception("round not set up", tournament=id_)


def go_on(store: Store, id_: str) -> bool:
    """Whether this process has begun a round."""
    found = kept.load(store.engine, id_)
    number = found.row.round
    if found.row.phase != kept.RUNNING or any(one.parts is None for one in found.tables):
        return False
    if number >= found.row.rounds:
        kept.end(store.engine, id_, number, now())
        return False
    tables = [(lobby.new_id(), seats) for seats in paired(found)]
    return kept.plan(store.engine, id_, number, tables, now())


def paired(found: Tournament) -> list[Seats]:
    """The next round. Lots, which follow from the link, say who is who in the schedule, and part equals."""
    numbers = [one.number for one in found.playing]
    Random(found.row.id).shuffle(numbers)
    lot = {number: at for at, number in enumerate(numbers)} | {FILLER: FILLER}
    seats = found.wanted.seats
    if found.wanted.kind == "round-robin":
        tables = schedule.round_robin(len(numbers), seats, found.row.rounds)[found.row.round]
    else:
        before = [[tuple(lot[one] for one in table) for table in tables] for tables in found.rounds()]
        order = sorted(found.standings(), key=lambda one: (one.place, lot[one.entrant]))
        tables = schedule.swiss([lot[one.entrant] for one in order], seats, before)
    return [tuple(FILLER if one == FILLER else numbers[one] for one in table) for table in tables]


async def set_up(hall: Hall, id_: str) -> None:
    """Sets up the tables that are planned; two processes may both try, one of them does."""
    found = await asyncio.to_thread(kept.load, hall.store.engine, id_)
    people = [one.person for one in found.entrants if one.person is not None]
    known = await asyncio.to_thread(hall.store.generations, people)
    here = known.keys() - hall.leaving.keys()
    for table in found.tables:
        if table.state == kept.PLANNED:
            chairs = chairs_of(found, table, here)
            kin = await asyncio.to_thread(company.related, hall.store, {one.person for one in chairs if one.person})
            setup = await asyncio.to_thread(setup_of, found.wanted, chairs, found.row.host, kin)
            setup = msgspec.structs.replace(setup, id=table.id, tournament=id_)
            with suppress(Conflict):  # it is there already
                await hall.create(setup, lobby.opening(chairs))
            await asyncio.to_thread(kept.made, hall.store.engine, table.id)


def chairs_of(found: Tournament, table: Table, here: Collection[str]) -> list[SeatInfo]:
    """Who sits where; bots of the house for who is missing, as where somebody leaves a table."""
    entrants = {one.number: one for one in found.entrants}
    return [chair(seat, entrants.get(one), here, found.wanted.game) for seat, one in enumerate(table.seats)]


def chair(seat: int, entrant: Any, here: Collection[str], game: str) -> SeatInfo:
    if entrant is not None and entrant.gone is None:
        if entrant.kind == "bot" and entrant.bot.partition(":")[0] in bot_names():
            return seating.bot_seat(seat, entrant.bot, game)
        if entrant.person in here:
            sits = seating.outside_seat if entrant.kind == "outside" else seating.person_seat
            return sits(seat, entrant.person, entrant.name)
    return seating.bot_seat(seat, seating.stand_in())


def setup_of(wanted: TournamentIn, chairs: list[SeatInfo], host: str | None, kin: bool = False) -> Setup:
    """A table of a tournament: without hints, dealt at once. One at which bots alone sit, or one's own with oneself, is
    rated by nobody."""
    seats = [BotSeat(one.bot) if one.bot is not None else OpenSeat() for one in chairs]
    table = TableIn(
        wanted.game, [*seats], wanted.options, wanted.speed, wanted.public, hints=False, pace=wanted.pace,
        rated=wanted.rated and not kin and any(isinstance(one, OpenSeat) for one in seats),
    )  # fmt: skip
    setup = lobby.plain_setup(Person(host or "", "", "", None), table)
    return msgspec.structs.replace(setup, host=host)


# ---------------------------------------------------------------------------------------------- as it is told


def overview(store: Store, person: str | None) -> Tournaments:
    """One's own, and public ones, without those of people one keeps apart from."""
    apart = Relations(store).apart(person) if person is not None else frozenset()
    mine = [] if person is None else kept.listed(store.engine, kept.of_person(person))
    others = [one for one in kept.listed(store.engine, kept.public(now())) if one[0].host not in apart]
    ids = [one.id for one, _, _ in [*mine, *others]]
    places = {} if person is None else kept.places(store.engine, person, ids)

    def row(one: Any, wanted: TournamentIn, many: int) -> TournamentRow:
        return TournamentRow(
            id=one.id, name=one.name, game=wanted.game, seats=wanted.seats, kind=wanted.kind, phase=one.phase,
            round=one.round, rounds=one.rounds, entrants=many, created=one.created, host=one.host, public=one.public,
            rated=wanted.rated, mine=places.get(one.id) is False, invited=places.get(one.id) is True,
        )  # fmt: skip

    listed = {one.id for one, _, _ in mine}
    return Tournaments([row(*one) for one in mine], [row(*one) for one in others if one[0].id not in listed])


def info(store: Store, id_: str, shown: int | None = None) -> TournamentInfo:
    """A tournament with the tables of one round: the one that runs, if nobody asks for another."""
    found = kept.load(store.engine, id_)
    row, wanted = found.row, found.wanted
    number = row.round if shown is None else shown
    entrants = [
        Entrant(one.number, one.kind, one.name, one.person, one.bot, one.gone is not None, one.invited)
        for one in found.entrants
    ]
    placings = [
        PlacingInfo(
            one.entrant,
            one.place,
            one.games,
            one.points / WHOLE,
            one.wins,
            float(one.strength / WHOLE),
            one.direct / WHOLE,
        )
        for one in found.standings()
    ]
    pairings = [
        Pairing(one.id, one.state, list(one.seats), None if one.parts is None else [part / WHOLE for part in one.parts])
        for one in found.tables
        if one.round == number
    ]
    return TournamentInfo(
        id=row.id, name=row.name, game=wanted.game, seats=wanted.seats, kind=wanted.kind, phase=row.phase,
        round=row.round, rounds=row.rounds, created=row.created, host=row.host, public=row.public, rated=wanted.rated,
        bots=wanted.bots, options=wanted.options, speed=wanted.speed, pace=wanted.pace, entrants=entrants,
        standings=placings, shown=number, pairings=pairings,
    )  # fmt: skip
