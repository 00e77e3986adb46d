"""Bots from outside: their keepers make and revoke them, they sit down and play; over a socket as people do."""

import asyncio
from contextlib import suppress
from typing import Annotated, Any, Final, TypeAlias

from litestar import Controller, Request
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter, SkipValidation

from ...hall import lobby, outside
from ...hall.hall import Hall
from ...hall.live import Live
from ...people.bots import Bots
from ...protocol import Accepted, Answer, Hello, NoNul, TableInfo
from ...protocol.bodies import LobbyRow, SeatAt
from ...protocol.outside import AnswerIn, BotIn, BotToken, OutsideBot
from ...tables import situation
from ...tables.clock import now
from ...tables.orders import Denied
from .. import bearer
from ..refusals import Refusal
from . import Me, TableId, TheHall, TheStore, delete, get, post, table_of

LONGEST: Final = 25  # seconds a request may wait
TheBots: TypeAlias = NamedDependency[SkipValidation[Bots]]
TheBot: TypeAlias = NamedDependency[SkipValidation[OutsideBot]]
BotId = Annotated[str, PathParameter(max_length=40, pattern=NoNul)]
Since = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="the last entry one has seen")]
Wait = Annotated[int, QueryParameter(ge=0, le=LONGEST, description="seconds to wait for something to happen after it")]


def the_bots(state: State) -> Bots:
    found: Bots = state.bots
    return found


async def the_bot(request: Request[Any, Any, Any], bots: TheBots) -> OutsideBot:
    """Whose token it is; as many requests as commands over a socket, and out of the same bucket."""
    shown = bearer.token(request.headers)
    found = None if shown is None else await asyncio.to_thread(bots.read, shown)
    if found is None:
        raise Refusal(401, "unknown-bot", "show a token: Authorization: Bearer ludus_...")
    if not request.app.state.bot_rates.take(found[0].id):
        raise Refusal(429, "too-fast", "too many requests: slow down")
    return found[0]


class Keeping(Controller):
    """Bots of one's own."""

    path = "/api/me/bots"
    tags = ("bots",)

    @get()
    async def mine(self, person: Me, bots: TheBots) -> list[OutsideBot]:
        """My bots."""
        return await asyncio.to_thread(bots.of, person.id)

    @post()
    async def make(self, data: JSONBody[BotIn], person: Me, bots: TheBots) -> BotToken:
        """A new bot, and its token: it is told this once."""
        return await asyncio.to_thread(bots.make, data.name, person.id, now())

    @post("/{bot_id:str}/token")
    async def renew(self, bot_id: BotId, person: Me, bots: TheBots, hall: TheHall) -> BotToken:
        """Another token for a bot; the one until now is void, and its sockets are closed."""
        found = await asyncio.to_thread(bots.renew, bot_id, person.id)
        if found is None:
            raise Refusal(404, "not-found", "you have no such bot")
        hall.tell_signed_out(bot_id)
        return found

    @delete("/{bot_id:str}")
    async def revoke(self, bot_id: BotId, person: Me, bots: TheBots, hall: TheHall) -> None:
        """A bot plays no more; bots of the server keep its seats."""
        if not await asyncio.to_thread(bots.revoke, bot_id, now(), person.id):
            raise Refusal(404, "not-found", "you have no such bot")
        await outside.let_go(hall, bots, bot_id)


class Playing(Controller):
    """What a token permits: to play as its bot."""

    path = "/api/bot"
    tags = ("bots",)

    @get()
    async def who_am_i(self, bot: TheBot) -> OutsideBot:
        """Whose token is this?"""
        return bot

    @get("/tables")
    async def tables(self, bot: TheBot, hall: TheHall, store: TheStore) -> list[LobbyRow]:
        """The tables at which the bot sits, but for those that are over; `asked` are the seats to answer."""
        rows = [lobby.row(one, bot.id) for one in await asyncio.to_thread(store.of_person, bot.id)]
        return await lobby.asked(hall, [one for one in rows if one.table.phase != "over"])

    @post("/tables/{table:str}/join", status_code=200)
    async def join(
        self, table: TableId, data: JSONBody[SeatAt], bot: TheBot, bots: TheBots, hall: TheHall
    ) -> TableInfo:
        """Takes an open seat."""
        live = await table_of(hall, table)
        await outside.sit_down(hall, bots, bot, live, data.seat, data.salt)
        return situation.info(live.table)

    @get("/tables/{table:str}")
    async def look(
        self,
        table: TableId,
        bot: TheBot,
        request: Request[Any, Any, Any],
        hall: TheHall,
        since: Since = 0,
        wait: Wait = 0,
    ) -> Hello:
        """The table as the bot's seat may know it, and what happened after an entry: what a socket says first."""
        live = await table_of(hall, table)
        seat = seat_of(live, bot)
        with request.app.state.bot_sockets.one(bot.id) as allowed:
            if not allowed:
                raise Refusal(429, "too-fast", "too many requests wait already")
            await news(hall, live, since, wait)
        return situation.hello(live.table, bot.id, seat, since, now(), frozenset())

    @post("/tables/{table:str}/answer", status_code=200)
    async def answer(self, table: TableId, data: JSONBody[AnswerIn], bot: TheBot, hall: TheHall) -> Accepted:
        """Answers for the bot's seat."""
        seat = seat_of(await table_of(hall, table), bot)
        wanted = Answer(data.id, seat, data.question, data.actions)
        return Accepted(data.id, await hall.perform(table, bot.id, wanted))


def seat_of(live: Live, bot: OutsideBot) -> int:
    mine = live.table.seats_of(bot.id)
    if not mine:
        raise Denied("not-your-seat", "the bot has no seat there: join first")
    return mine[0]


async def news(hall: Hall, live: Live, since: int, seconds: float) -> None:
    """Waits until something has happened after an entry, or for so long."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            while live.table.seq <= since and not live.table.over and not hall.closing:
                await live.stirred.wait()
