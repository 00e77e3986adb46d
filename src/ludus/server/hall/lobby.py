"""Setting up tables: new ones, rematches, and tables that continue another; and the list of those to join."""

import asyncio
import secrets
from collections.abc import Collection, Sequence
from typing import Any, Final

import msgspec

from ... import bots, registry
from ...bots import strength
from ...bots.levels import LEVELS
from ...core.errors import LudusError
from ...core.game import Game
from ..people.relations import Relations
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
from ..protocol.notices import TurnRow
from ..store.asked import Turn, at_tables, of_person
from ..store.database import TABLES
from ..store.store import Conflict, Store
from ..tables import commitment, moments, seating
from ..tables.clock import DAY, now
from ..tables.entries import AnyDeed, Opening, Repeating, Setup, Sitting, Starting
from ..tables.orders import Denied, Repeat
from ..tables.table import Table
from .hall import Hall
from .live import Live
from .turns import waiting

LOOKED_AT: Final = 12  # tables of one's own that the lobby opens at once
FAR: Final = 1 << 60  # later than any clock
MONTH = 30 * DAY


def offer() -> Offer:
    """What a table can be made of."""
    games = [registry.game(name) for name in registry.titles()]
    known = bots.names()
    return Offer(
        [GameInfo(one.name, one.version, one.seats[0], one.seats[-1], rated(one.name)) for one in games],
        known,
        [level for level in LEVELS if level in known],
    )


def rated(game: str) -> list[Rated]:
    return [Rated(one.bot, one.seats, one.rating, one.doubt) for one in strength.measured(game)]


async def create(hall: Hall, host: Person, wanted: TableIn) -> Live:
    """A new table. The game begins at once if no seat is open."""
    await may_host(hall, host)
    setup = await asyncio.to_thread(plain_setup, host, wanted)  # a card file takes a while to read
    chairs = [chair(seat, one, host, wanted.game) for seat, one in enumerate(wanted.seats)]
    return await hall.create(setup, opening(chairs, wanted.salted))


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
    if wanted.rated:
        check_rated(game, wanted)
    seed, salt = commitment.draw()
    return Setup(
        id=new_id(), game=game.name, version=game.version, seats=len(wanted.seats), seed=seed, salt=salt, created=now(),
        options=options, speed=wanted.speed, public=wanted.public, hints=wanted.hints and not wanted.rated,
        pace=wanted.pace, host=host.id, salted=wanted.salted, rated=wanted.rated, bots=wanted.bots,
    )  # fmt: skip


def check_rated(game: Game[Any], wanted: TableIn) -> None:
    """What is to be compared is the same for everybody: the cards of the box, a person at each seat of people."""
    if any(isinstance(one, HereSeat) for one in wanted.seats) or len(wanted.seats) < 2:
        raise Denied("malformed", "at a rated table everybody sits at a device of their own")
    if all(isinstance(one, BotSeat) for one in wanted.seats):
        raise Denied("malformed", "a rated table needs a person")
    if any(one.name in wanted.options and not one.choices for one in game.choices):
        raise Denied("malformed", "a rated game is played with the cards of its box")
    for one in wanted.seats:
        if isinstance(one, BotSeat):
            seating.check_rated(one.bot, game.name)


def chair(seat: int, wanted: SeatIn, host: Person, game: str) -> SeatInfo:
    match wanted:
        case MySeat():
            return seating.person_seat(seat, host.id, host.name)
        case HereSeat(name):
            return seating.person_seat(seat, host.id, name)
        case BotSeat(bot):
            return seating.bot_seat(seat, bot, game)
        case OpenSeat():
            return seating.open_seat(seat)


def opening(chairs: Sequence[SeatInfo], salted: bool = False) -> list[AnyDeed]:
    deeds: list[AnyDeed] = [Opening(), *(Sitting(one) for one in chairs)]
    return [*deeds, Starting()] if seating.complete(chairs, [""] * len(chairs), salted) else deeds


async def rematch(hall: Hall, live: Live, host: Person, salted: bool = False) -> Live:
    """The same people, options and speed once more, everybody one seat on. Asked twice, it is the same table."""
    table = live.table
    if not table.seats_of(host.id):
        raise Denied("not-your-seat", "only people at the table may ask for a rematch")
    if not table.over or table.course is not None:
        raise Denied("not-running", "the game is not over yet" if not table.over else "a lesson has no rematch")
    if await asyncio.to_thread(Relations(hall.store).kept_apart, [one.person for one in table.chairs]):
        raise Denied("not-your-seat", "somebody of this table does not play with another of it any more")
    if repeated(table) is None:
        await hall.perform(table.setup.id, host.id, Repeat(new_id()))  # the first to ask names it, the others follow
    again = repeated(live.table) or new_id()
    if (found := await hall.live(again)) is not None:
        return found
    seed, salt = commitment.draw()
    old = table.setup
    setup = msgspec.structs.replace(
        old, id=again, seed=seed, salt=salt, created=now(), host=host.id, parent=old.id, parent_at=None, start=None,
        salted=salted, tournament=None,
    )  # fmt: skip
    turned = [table.chairs[(seat + 1) % old.seats] for seat in range(old.seats)]
    outside = {one.person for one in turned if one.kind == "bot" and one.person is not None}
    gone = outside - set(await asyncio.to_thread(hall.store.generations, outside))
    chairs = [returned(one, seat, gone) for seat, one in enumerate(turned)]
    try:
        return await hall.create(setup, opening(chairs, salted))
    except Conflict:  # somebody else was faster
        if (found := await hall.live(again)) is None:
            raise Denied("busy", "the rematch is being set up: try again") from None
        return found


def returned(chair: SeatInfo, seat: int, gone: Collection[str | None]) -> SeatInfo:
    """Somebody of the last game at the next: who had left is back, unless they are gone for good."""
    if chair.person in gone or (chair.kind == "person" and chair.person is None):
        return seating.bot_seat(seat, seating.stand_in())
    bot = chair.bot if chair.kind == "bot" and chair.person is None else None
    return msgspec.structs.replace(chair, seat=seat, bot=bot, away=False)


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
    chairs = [chair(seat, one, host, setup.game) for seat, one in enumerate(wanted.seats)]
    return await hall.create(setup, opening(chairs))


def lobby(store: Store, person: Person | None) -> Lobby:
    """Public tables, without those of people one keeps apart from, and one's own."""
    me = person.id if person is not None else None
    apart = Relations(store).apart(me) if me is not None else frozenset()

    def listed(one: TableInfo) -> bool:
        return playable(one) and apart.isdisjoint([one.host, *(chair.person for chair in one.seats)])

    return Lobby(
        waiting=[row(one, me) for one in store.public("waiting", now() - 2 * DAY) if listed(one)],
        running=[row(one, me) for one in store.public("running", now() - 30 * DAY) if listed(one)],
        mine=[row(shown(one), me) for one in store.of_person(me)] if me is not None else [],
    )  # whoever waited longer than two days has gone


async def asked(hall: Hall, mine: list[LobbyRow]) -> list[LobbyRow]:
    """One's own tables, with the seats that are to answer at those that run, and how long they have. Tables that are
    open say it themselves, of others it is written down; where it is not, some are opened."""
    running = [one.table.id for one in mine if one.table.phase == "running"]
    known = await asyncio.to_thread(at_tables, hall.store.engine, running)
    unknown = [id_ for id_ in running if id_ not in known and id_ not in hall.lives][:LOOKED_AT]
    lives = {id_: live for id_ in [*hall.lives.keys() & set(running), *unknown] if (live := await hall.live(id_))}
    return [
        timed(one, lives[one.table.id].table.pending(), waiting(lives[one.table.id].table, {}).values())
        if one.table.id in lives
        else timed(one, [], known.get(one.table.id, []))
        for one in mine
    ]


def timed(row: LobbyRow, pending: list[int], turns: Collection[Turn]) -> LobbyRow:
    """A row with who is asked, and how long they have: I, if I am, else the one who has the least."""
    pending = sorted({*pending, *(turn.seat for turn in turns)})
    at, mine = now(), [turn for turn in turns if turn.seat in row.mine]
    first = min(mine or turns, key=lambda turn: turn.due or FAR, default=None)
    if first is None or first.due is None:
        return msgspec.structs.replace(row, asked=pending)
    rests = first.rests if first.rests is not None and first.rests > at else None
    left = max(0, first.due - max(at, rests or 0))
    return msgspec.structs.replace(row, asked=pending, left=left, rests=rests)


def turns(store: Store, person: str) -> list[TurnRow]:
    """Where somebody is to answer, the first that runs out first."""
    at = now()
    found = of_person(store.engine, person)
    games = {one.id: one.game for one in store.listed(TABLES.c.id.in_(list(found)), limit=len(found)) if playable(one)}
    return [
        TurnRow(table, games[table], None if one.due is None else max(0, one.due - max(at, one.rests or 0)))
        for table, (one, *_) in found.items()
        if table in games
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
