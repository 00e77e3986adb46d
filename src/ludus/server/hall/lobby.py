"""Setting up tables: new ones, rematches, and tables that continue another; and the list of those to join."""

import asyncio
import secrets
from collections.abc import Sequence
from typing import Final

import msgspec

from ... import bots, registry
from ...bots import strength
from ...core.errors import LudusError
from ..protocol import SeatInfo, TableInfo
from ..protocol.bodies import (
    BotSeat,
    ContinueIn,
    GameInfo,
    HereSeat,
    Lobby,
    LobbyRow,
    MySeat,
    Offer,
    OpenSeat,
    Person,
    Rated,
    SeatIn,
    TableIn,
)
from ..store.store import Conflict, Store
from ..tables import commitment, moments, seating
from ..tables.clock import DAY, now
from ..tables.entries import AnyDeed, Opening, Repeating, Setup, Sitting, Starting
from ..tables.orders import Denied, Repeat
from ..tables.table import Table
from .hall import Hall
from .live import Live

LOOKED_AT: Final = 12  # tables of one's own that the lobby looks into
MONTH = 30 * DAY


def offer() -> Offer:
    """What a table can be made of."""
    games = [registry.game(name) for name in registry.titles()]
    return Offer(
        [GameInfo(one.name, one.version, one.seats[0], one.seats[-1], rated(one.name)) for one in games], bots.names()
    )


def rated(game: str) -> list[Rated]:
    return [Rated(one.bot, one.seats, one.rating, one.doubt) for one in strength.measured(game)]


async def create(hall: Hall, host: Person, wanted: TableIn) -> Live:
    """A new table. The game begins at once if no seat is open."""
    await may_host(hall, host)
    setup = await asyncio.to_thread(plain_setup, host, wanted)  # a card file takes a while to read
    return await hall.create(setup, opening([chair(seat, one, host) for seat, one in enumerate(wanted.seats)]))


async def may_host(hall: Hall, host: Person) -> None:
    """Nobody fills the house alone."""
    if await asyncio.to_thread(hall.store.hosting, host.id, now() - MONTH) >= hall.most_tables:
        raise Denied("too-many-tables", f"you have set up {hall.most_tables} tables that are not over")


def plain_setup(host: Person, wanted: TableIn) -> Setup:
    try:
        game = registry.game(wanted.game)
        game.check_seats(len(wanted.seats))
        options = game.options(game.new(len(wanted.seats), 0, **wanted.options))
    except (LudusError, ValueError, TypeError) as error:
        raise Denied("malformed", str(error)) from None
    seed, salt = commitment.draw()
    return Setup(
        id=new_id(), game=game.name, version=game.version, seats=len(wanted.seats), seed=seed, salt=salt, created=now(),
        options=options, speed=wanted.speed, public=wanted.public, hints=wanted.hints, pace=wanted.pace, host=host.id,
    )  # fmt: skip


def chair(seat: int, wanted: SeatIn, host: Person) -> SeatInfo:
    match wanted:
        case MySeat():
            return seating.person_seat(seat, host.id, host.name)
        case HereSeat(name):
            return seating.person_seat(seat, host.id, name)
        case BotSeat(bot):
            return seating.bot_seat(seat, bot)
        case OpenSeat():
            return seating.open_seat(seat)


def opening(chairs: Sequence[SeatInfo]) -> list[AnyDeed]:
    deeds: list[AnyDeed] = [Opening(), *(Sitting(one) for one in chairs)]
    return deeds if any(one.kind == "open" for one in chairs) else [*deeds, Starting()]


async def rematch(hall: Hall, live: Live, host: Person) -> Live:
    """The same people, options and speed once more, everybody one seat on. Asked twice, it is the same table."""
    table = live.table
    if not table.seats_of(host.id):
        raise Denied("not-your-seat", "only people at the table may ask for a rematch")
    if not table.over or table.course is not None:
        raise Denied("not-running", "the game is not over yet" if not table.over else "a lesson has no rematch")
    if repeated(table) is None:
        await hall.perform(table.setup.id, host.id, Repeat(new_id()))  # the first to ask names it, the others follow
    again = repeated(live.table) or new_id()
    if (found := await hall.live(again)) is not None:
        return found
    seed, salt = commitment.draw()
    old = table.setup
    setup = msgspec.structs.replace(
        old, id=again, seed=seed, salt=salt, created=now(), host=host.id, parent=old.id, parent_at=None, start=None
    )
    turned = [table.chairs[(seat + 1) % old.seats] for seat in range(old.seats)]
    back = [one if one.kind == "bot" else msgspec.structs.replace(one, bot=None, away=False) for one in turned]
    chairs = [msgspec.structs.replace(one, seat=seat) for seat, one in enumerate(back)]
    try:
        return await hall.create(setup, opening(chairs))
    except Conflict:  # somebody else was faster
        if (found := await hall.live(again)) is None:
            raise Denied("busy", "the rematch is being set up: try again") from None
        return found


def repeated(table: Table) -> str | None:
    """The rematch of a table, if there is one."""
    found = [entry.deed.table for entry in table.log if isinstance(entry.deed, Repeating)]
    return found[-1] if found else None


async def continued(hall: Hall, live: Live, host: Person, wanted: ContinueIn) -> Live:
    """A new table from a past position; while the game runs, only as one knew it oneself."""
    table = live.table
    if wanted.seat >= table.setup.seats or len(wanted.seats) != table.setup.seats:
        raise Denied("malformed", f"the table has {table.setup.seats} seats")
    if not table.over and wanted.seat not in (-1, *table.seats_of(host.id)):
        raise Denied("not-your-seat", f"seat {wanted.seat} is not yours")
    if not table.over and not table.setup.hints:
        raise Denied("no-hints", "this table was set up without hints: what might happen is tried once it is over")
    moments.check(table, wanted.at, host.id)
    await may_host(hall, host)
    into = Setup(
        id=new_id(), game="", version=0, seats=0, seed=0, salt="", created=now(), options={}, speed=table.setup.speed,
        public=wanted.public, pace=wanted.pace, host=host.id,
    )  # fmt: skip
    setup = moments.forked(table, wanted.at, wanted.seat, into)
    return await hall.create(setup, opening([chair(seat, one, host) for seat, one in enumerate(wanted.seats)]))


def lobby(store: Store, person: Person | None) -> Lobby:
    """Public tables, and one's own."""
    me = person.id if person is not None else None
    return Lobby(
        waiting=[row(one, me) for one in store.public("waiting", now() - 2 * DAY) if playable(one)],
        running=[row(one, me) for one in store.public("running", now() - 30 * DAY) if playable(one)],
        mine=[row(shown(one), me) for one in store.of_person(me)] if me is not None else [],
    )  # whoever waited longer than two days has gone


async def asked(hall: Hall, mine: list[LobbyRow]) -> list[LobbyRow]:
    """One's own tables, with the seats that are to answer at the first of those that run."""
    running = [one.table.id for one in mine if one.table.phase == "running"][:LOOKED_AT]
    lives = {id_: live for id_ in running if (live := await hall.live(id_)) is not None}
    return [
        msgspec.structs.replace(one, asked=lives[one.table.id].table.pending()) if one.table.id in lives else one
        for one in mine
    ]


def playable(table: TableInfo) -> bool:
    """Whether the rules it was begun with are those that are here."""
    return table.game in registry.titles() and registry.game(table.game).version == table.version


def shown(table: TableInfo) -> TableInfo:
    return table if playable(table) else msgspec.structs.replace(table, phase="closed")


def row(table: TableInfo, person: str | None) -> LobbyRow:
    mine = [one.seat for one in table.seats if person is not None and one.person == person]
    return LobbyRow(table, sum(one.kind == "open" for one in table.seats), mine)


def new_id() -> str:
    """The link of a table: nobody can guess it."""
    return secrets.token_urlsafe(16)
