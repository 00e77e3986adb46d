"""The socket of a table: who may open one, and through which seat."""

import asyncio
import re
from typing import Any

from litestar import WebSocket, websocket
from litestar.params import FromPath

from ..hall.connection import Connection
from ..hall.listeners import MOST_LISTENERS, NOBODY
from ..people.bots import Bots
from ..people.limits import BURST, Bucket, Sockets
from ..people.people import COOKIE, People
from . import bearer
from .conversation import Conversation
from .security import address_of, known_host, same_origin

NO_BOT, NO_ORIGIN, NO_TABLE, CLOSED, FLOOD = 4401, 4403, 4404, 4410, 4429

NUMBER = re.compile(r"-?[0-9]{1,9}")


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """One tab at one table."""
    hall, people = socket.app.state.hall, socket.app.state.people
    if not same_origin(socket.headers) or not known_host(socket.headers, socket.app.state.hosts):
        await socket.close(NO_ORIGIN)
        return
    token = bearer.token(socket.headers)
    cookie = None if token is not None else socket.cookies.get(COOKIE)
    address = address_of(socket)
    sockets: Sockets = socket.app.state.sockets
    known = people.claimed(cookie)
    if not (sockets.strangers.take(address) if known is None else sockets.people.take(known)):
        await socket.accept()
        await socket.close(FLOOD)
        return
    connection = await (somebody(people, cookie) if token is None else bot(socket.app.state.bots, token))
    if connection is None:
        await socket.accept()
        await socket.close(NO_BOT)
        return
    if connection.bot:
        sockets = socket.app.state.bot_sockets
    live = await hall.live(table)
    await socket.accept()
    mine = live.table.seats_of(connection.person) if live is not None else []
    if known is not None and not mine and not sockets.strangers.take(address):  # a name costs nothing, a hello does
        await socket.close(FLOOD)
        return
    with sockets.one(connection.person or address if mine or connection.bot else address) as allowed:
        if live is None or hall.closing or not allowed or (len(live.connections) >= MOST_LISTENERS and not mine):
            none = CLOSED if table in hall.closed else NO_TABLE
            await socket.close(none if live is None else 1012 if hall.closing else FLOOD)
            return
        seat = number(socket.query_params.get("seat"), NOBODY, mine[0] if mine else NOBODY)
        connection.seat = seat if seat in mine else NOBODY
        rate = socket.app.state.commands
        bucket = socket.app.state.bot_rates.of(connection.person) if connection.bot else Bucket(rate, rate * BURST)
        conversation = Conversation(socket, hall, live, connection, bucket)
        plays = bool(mine) and not connection.bot
        missed = await hall.sights.missed(live.table, connection.person) if plays else None
        await live.catch_up()
        await conversation.run(number(socket.query_params.get("since"), 0, 0), missed)


async def somebody(people: People, cookie: str | None) -> Connection:
    """A person, or somebody without a name."""
    found = await asyncio.to_thread(people.read, cookie)
    if found is None:
        return Connection(None, NOBODY, frozenset())
    muted = await asyncio.to_thread(people.store.mutes, found[0].id)
    return Connection(found[0].id, NOBODY, muted, people.session(cookie), found[1])


async def bot(bots: Bots, token: str) -> Connection | None:
    """A bot from outside, if its token is one."""
    found = await asyncio.to_thread(bots.read, token)
    return None if found is None else Connection(found[0].id, NOBODY, frozenset(), generation=found[1], bot=True)


def number(text: str | None, least: int, otherwise: int) -> int:
    """A number of the address; anything else counts as left out."""
    return max(least, int(text)) if text is not None and NUMBER.fullmatch(text) else otherwise
