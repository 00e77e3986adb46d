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
from ..store.store import Listed, Store
from ..tables import commitment, moments, seating
from ..tables.clock import DAY, now
from ..tables.entries import AnyDeed, Opening, Repeating, Setup, Sitting, Starting
from ..tables.orders import Denied, Repeat
from ..tables.table import Table
from .hall import Hall
from .live import Live

LOOKED_AT: Final = 12  # tables of one's own that the lobby looks into
SHORT: Final = 100  # letters of an option the lobby shows; a card file of one's own is longer


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
    setup = await asyncio.to_thread(plain_setup, host, wanted)  # a card file takes a while to read
    return await hall.create(setup, opening([chair(seat, one, host) for seat, one in enumerate(wanted.seats)]))


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
    if not table.over:
        raise Denied("not-running", "the game is not over yet")
    if (again := repeated(table)) is not None and (found := await hall.live(again)) is not None:
        return found
    seed, salt = commitment.draw()
    old = table.setup
    setup = msgspec.structs.replace(
        old, id=new_id(), seed=seed, salt=salt, created=now(), host=host.id, parent=old.id, parent_at=None, start=None
    )
    turned = [table.chairs[(seat + 1) % old.seats] for seat in range(old.seats)]
    back = [one if one.kind == "bot" else msgspec.structs.replace(one, bot=None, away=False) for one in turned]
    chairs = [msgspec.structs.replace(one, seat=seat) for seat, one in enumerate(back)]
    new = await hall.create(setup, opening(chairs))
    await hall.perform(old.id, host.id, Repeat(setup.id))
    return new


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
    moments.check(table, wanted.at, host.id)
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
        waiting=[row(one, me) for one in store.public("waiting", now() - 2 * DAY)],  # whoever waited longer has gone
        running=[row(one, me) for one in store.public("running", now() - 30 * DAY)],
        mine=[row(one, me) for one in store.of_person(me)] if me is not None else [],
    )


async def asked(hall: Hall, mine: list[LobbyRow]) -> list[LobbyRow]:
    """One's own tables, with the seats that are to answer at the first of those that run."""
    running = [one.table.id for one in mine if one.table.phase == "running"][:LOOKED_AT]
    lives = {id_: live for id_ in running if (live := await hall.live(id_)) is not None}
    return [
        msgspec.structs.replace(one, asked=lives[one.table.id].table.pending()) if one.table.id in lives else one
        for one in mine
    ]


def row(listed: Listed, person: str | None) -> LobbyRow:
    setup = listed.setup
    table = TableInfo(
        id=setup.id, game=setup.game, version=setup.version, seats=listed.chairs,
        options={name: text if len(text) <= SHORT else "" for name, text in setup.options.items()},
        speed=setup.speed, public=setup.public, hints=setup.hints, pace=setup.pace, host=setup.host,
        phase=listed.phase, commitment=commitment.of(setup.game, setup.version, setup.seed, setup.salt, setup.start),
        created=setup.created, parent=setup.parent, parent_at=setup.parent_at,
    )  # fmt: skip
    mine = [one.seat for one in listed.chairs if person is not None and one.person == person]
    return LobbyRow(table, sum(one.kind == "open" for one in listed.chairs), mine)


def new_id() -> str:
    """The link of a table: nobody can guess it."""
    return secrets.token_urlsafe(16)
