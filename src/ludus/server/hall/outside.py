"""Bots from outside at the tables of the hall: where they may sit, and how they are let go."""

import asyncio

from ..people.bots import Bots
from ..protocol.outside import OutsideBot
from ..tables.orders import Denied, Forget, Sit
from .hall import Hall
from .live import Live


async def sit_down(hall: Hall, bots: Bots, bot: OutsideBot, live: Live, seat: int | None, salt: str) -> None:
    """A bot takes an open seat, where the host wants bots, or is the one who keeps it."""
    setup = live.table.setup
    if not setup.bots and (setup.host is None or setup.host != await asyncio.to_thread(bots.keeper, bot.id)):
        raise Denied("not-for-bots", "the host of this table has not asked for bots")
    here = live.table.seats_of(bot.id)
    if not here and await asyncio.to_thread(bots.playing, bot.id) >= hall.most_tables:
        raise Denied("too-many-tables", f"this bot plays at {hall.most_tables} tables already")
    await hall.perform(live.id, bot.id, Sit(seat, bot.name, salt, bot=True))


async def let_go(hall: Hall, bots: Bots, bot: str) -> None:
    """A bot that is revoked loses its sockets and its seats; others of the server go on in its place."""
    await hall.tell_left(bot)
    for table in await asyncio.to_thread(hall.store.seated, bot):
        live = await hall.live(table)
        if live is not None and not live.table.over:  # what it has played to the end stays its own
            await hall.perform(table, bot, Forget())
    await asyncio.to_thread(bots.left, bot)


async def forget(hall: Hall, bots: Bots, keeper: str) -> None:
    """The bots of somebody who has left for good go with them, wherever they play; nobody can make one any more."""
    for bot in await asyncio.to_thread(bots.of, keeper):
        await let_go(hall, bots, bot.id)
    await hall.tell_rewritten(await asyncio.to_thread(bots.forget, keeper))


async def sweep(hall: Hall) -> None:
    """Those an operator has revoked, or whose server stopped before it had let them go."""
    bots = Bots(hall.store)
    for bot in await asyncio.to_thread(bots.leaving):
        await let_go(hall, bots, bot)
