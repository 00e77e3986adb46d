"""Finished games to browse, and records to look at: from elsewhere, without keeping them."""

import asyncio
import re
from functools import lru_cache
from typing import Annotated, Any, Final

from litestar import Controller, Request
from litestar.params import JSONBody, PathParameter, QueryParameter

from ...fair import Busy, Room
from ...hall.lobby import playable
from ...protocol import NoNul
from ...protocol.bodies import Moment
from ...protocol.finished import Finished, FinishedRow, RecordIn, RecordOut
from ...store import finished
from ...store.database import TABLES
from ...store.store import Store
from ...tables import imported, moments, situation
from ...tables.orders import Denied
from ...tables.table import Table
from .. import cards
from ..refusals import Refusal
from ..security import address_of
from . import Me, TheHall, TheStore, delete, get, post, table_of

CURSOR: Final = re.compile(r"([0-9]{1,18})\.([A-Za-z0-9_-]{1,64})")
Game = Annotated[str | None, QueryParameter(max_length=40, pattern=NoNul, description="the name of a game")]
Seats = Annotated[int | None, QueryParameter(ge=1, le=16, description="so many at the table")]
Player = Annotated[
    str | None, QueryParameter(max_length=100, pattern=NoNul, description="somebody who played, by name")
]
Since = Annotated[int, QueryParameter(ge=0, le=finished.EVER, description="not over before; milliseconds")]
Until = Annotated[int, QueryParameter(ge=0, le=finished.EVER, description="over by then; milliseconds")]
Before = Annotated[str | None, QueryParameter(max_length=100, description="`more` of the page before")]
TableId = Annotated[str, PathParameter(min_length=1, max_length=64, description="the link of a table")]


class FinishedGames(Controller):
    """Games that are over."""

    path = "/api"
    tags = ("finished games",)

    @get("/finished")
    async def browse(
        self,
        store: TheStore,
        game: Game = None,
        seats: Seats = None,
        player: Player = None,
        since: Since = 0,
        until: Until = finished.EVER,
        before: Before = None,
    ) -> Finished:
        """Finished games of public tables, the last first, a page at a time."""
        seen = CURSOR.fullmatch(before or "")
        if before is not None and seen is None:
            raise Refusal(400, "malformed", "before: expected what the page before calls `more`")
        last = None if seen is None else (int(seen[1]), seen[2])
        return await asyncio.to_thread(page, store, finished.Wanted(game, seats, player, since, until, last))

    @delete("/finished/{table:str}")
    async def withdraw(self, table: TableId, person: Me, hall: TheHall, store: TheStore) -> None:
        """Takes a game out of the list, for good: whoever sat there may. Its link stays."""
        live = await table_of(hall, table)
        if not live.table.seats_of(person.id):
            raise Denied("not-your-seat", "only who sat there may do that")
        await asyncio.to_thread(finished.withdraw, store.engine, table)

    @post("/records", status_code=200)
    async def look(self, data: JSONBody[RecordIn], request: Request[Any, Any, Any]) -> RecordOut:
        """A moment of a record. The record is played by the rules, shown, and kept nowhere."""
        room: Room = request.app.state.records
        try:
            return await room.run(address_of(request), lambda: moment(data))
        except Busy:
            raise Refusal(429, "too-fast", "too many records just now: try again") from None


def page(store: Store, wanted: finished.Wanted) -> Finished:
    with store.engine.connect() as connection:
        found = finished.find(connection, wanted)
    shown = found[: finished.PAGE]
    infos = {one.id: one for one in store.listed(TABLES.c.id.in_([table for table, _ in shown])) if playable(one)}
    rows = [FinishedRow(infos[table], ended) for table, ended in shown if table in infos]
    return Finished(rows, f"{shown[-1][1]}.{shown[-1][0]}" if len(found) > len(shown) else None)


@lru_cache(maxsize=8)
def read(text: str) -> Table:
    """Whoever looks at a record looks at more than one moment of it."""
    return imported.table(text)


def moment(data: RecordIn) -> RecordOut:
    table = read(data.text)
    if data.seat >= table.setup.seats:
        raise Denied("malformed", f"there are {table.setup.seats} seats")
    at = min(data.at, len(table.answers))
    view, last = moments.moment(table, at, data.seat)
    return RecordOut(
        situation.info(table),
        Moment(at, len(table.answers), data.seat, view, [] if last is None else [last]),
        situation.sheet(table) if table.over else None,
        cards.data(cards.text(table.game, table.setup.options)) if data.cards else None,
    )
