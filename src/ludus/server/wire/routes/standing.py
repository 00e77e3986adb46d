"""Standing orders over HTTP: the sheet on which somebody reads, gives and revokes theirs."""

import asyncio
from typing import Annotated, Final

import msgspec
from litestar import Controller
from litestar.params import JSONBody, QueryParameter

from ...hall.live import Live
from ...protocol.standing import OrdersIn, OrdersOut
from ...tables import standing
from ...tables.orders import Denied, Stand
from . import Me, TableId, TheHall, get, put, table_of

LONGEST: Final = 6_000  # bytes: they must fit into one note between two processes
MySeat = Annotated[int, QueryParameter(ge=0, le=15, description="one of my seats")]


class Ordering(Controller):
    """Standing orders."""

    path = "/api/tables"
    tags = ("tables",)

    @get("/{table:str}/orders")
    async def orders(self, table: TableId, person: Me, hall: TheHall, seat: MySeat = 0) -> OrdersOut:
        """My standing orders at a seat of mine, and what can be ordered there."""
        return await sheet(await table_of(hall, table), person.id, seat)

    @put("/{table:str}/orders")
    async def order(self, table: TableId, data: JSONBody[OrdersIn], person: Me, hall: TheHall) -> OrdersOut:
        """All my standing orders at a seat; an empty list revokes them."""
        live = await table_of(hall, table)
        if len(msgspec.json.encode(data)) > LONGEST:
            raise Denied("malformed", f"so many orders are too long: {LONGEST} bytes at most")
        await hall.perform(table, person.id, Stand(data.seat, data.orders))
        return await sheet(live, person.id, data.seat)


async def sheet(live: Live, person: str, seat: int) -> OrdersOut:
    table = live.table
    table.owns(person, seat)
    standing.may_order(table, seat)
    mine = [one for one in (await live.standing.known()).get(seat, []) if one.person == person]
    states = standing.recent(table, seat)
    would = await asyncio.to_thread(standing.would, table, seat, mine, states)
    return OrdersOut(seat, [one.info for one in mine], standing.sentences(table, seat), would, len(states))
