"""Tables over HTTP: the lobby, setting up, sitting down, the past."""

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Response
from msgspec.structs import replace

from .... import registry
from ...hall import export as exports
from ...hall import lobby
from ...protocol import TableInfo
from ...protocol.bodies import Analysis, ContinueIn, Declaration, FillIn, Lobby, Moment, Offer, SeatAt, TableIn
from ...store.database import TABLES
from ...tables import moments, situation
from ...tables.orders import Denied, Fill, Sit
from .. import cards, declared
from ..refusals import Refusal
from . import Me, TableId, TheHall, TheStore, Visitor, cached, founds, get, post, table_of

At = Annotated[int, PathParameter(ge=0, le=100_000, description="a number of answers")]
GameName = Annotated[str, PathParameter(min_length=1, max_length=40, description="the name of a game")]
Cards = dict[str, Any]
SeatOrNobody = Annotated[int, QueryParameter(ge=-1, le=15, description="a seat, or -1 for a spectator")]


class Tables(Controller):
    """Tables."""

    path = "/api"
    tags = ("tables",)

    @get("/games")
    async def games(self) -> Offer:
        """The games and bots one can play with here."""
        return lobby.offer()

    @get("/games/{game:str}", media_type="application/json")
    async def the_game(self, game: GameName, request: Request[Any, Any, Any]) -> Response[Declaration]:
        """What a game declares: its steps, answers, events and options."""
        if game not in registry.titles():
            raise Refusal(404, "not-found", "there is no such game")
        return cached(declared.packed(registry.game(game)), request)

    @get("/lobby")
    async def the_lobby(self, visitor: Visitor, store: TheStore, hall: TheHall) -> Lobby:
        """Public tables, and one's own."""
        found = await asyncio.to_thread(lobby.lobby, store, visitor)
        return msgspec.structs.replace(found, mine=await lobby.asked(hall, found.mine))

    @post("/tables")
    async def set_up(
        self, data: JSONBody[TableIn], person: Me, hall: TheHall, request: Request[Any, Any, Any]
    ) -> TableInfo:
        """A new table."""
        founds(request, data.options)
        return situation.info((await lobby.create(hall, person, data)).table)

    @get("/tables/{table:str}")
    async def look(self, table: TableId, hall: TheHall, store: TheStore) -> TableInfo:
        """A table, for whoever has the link; one that cannot be played here any more is `closed`."""
        if await hall.live(table) is None and table in hall.closed:
            kept = await asyncio.to_thread(store.listed, TABLES.c.id == table)
            if kept:
                return replace(kept[0], phase="closed")
        return situation.info((await table_of(hall, table)).table)

    @post("/tables/{table:str}/join", status_code=200)
    async def join(self, table: TableId, data: JSONBody[SeatAt], person: Me, hall: TheHall) -> TableInfo:
        """Takes an open seat."""
        live = await table_of(hall, table)
        await hall.perform(table, person.id, Sit(data.seat, person.name, data.salt))
        return situation.info(live.table)

    @post("/tables/{table:str}/fill", status_code=200)
    async def fill(self, table: TableId, data: JSONBody[FillIn], person: Me, hall: TheHall) -> TableInfo:
        """The host gives an open seat to a bot."""
        live = await table_of(hall, table)
        await hall.perform(table, person.id, Fill(data.seat, data.bot))
        return situation.info(live.table)

    @post("/tables/{table:str}/rematch")
    async def rematch(
        self,
        table: TableId,
        person: Me,
        hall: TheHall,
        request: Request[Any, Any, Any],
        salted: Annotated[bool, QueryParameter()] = False,
    ) -> TableInfo:
        """The same people once more, each one seat on; with `salted`, the cards wait for what they add to the seed."""
        live = await table_of(hall, table)
        founds(request, live.table.setup.options)
        return situation.info((await lobby.rematch(hall, live, person, salted)).table)

    @post("/tables/{table:str}/continue")
    async def go_on(
        self,
        table: TableId,
        data: JSONBody[ContinueIn],
        person: Me,
        hall: TheHall,
        request: Request[Any, Any, Any],
    ) -> TableInfo:
        """A new table from a position of this one."""
        live = await table_of(hall, table)
        founds(request, live.table.setup.options)
        return situation.info((await lobby.continued(hall, live, person, data)).table)

    @get("/tables/{table:str}/moments/{at:int}")
    async def moment(
        self,
        table: TableId,
        at: At,
        visitor: Visitor,
        hall: TheHall,
        seat: SeatOrNobody = -1,
        whole: Annotated[bool, QueryParameter()] = False,
    ) -> Moment:
        """A position of the past; while the game runs, as one's own seats or a spectator saw it. With `whole`, all
        that happened until then comes with it."""
        found = (await table_of(hall, table)).table
        me = visitor.id if visitor is not None else None
        mine = found.seats_of(me)
        if seat >= found.setup.seats or (not found.over and seat not in (-1, *mine)):
            raise Denied("not-your-seat", f"seat {seat} is not yours")
        moments.check(found, at, me)
        view, last = moments.moment(found, at, seat)
        answers = moments.known(found, me)
        told = await asyncio.to_thread(moments.story(found, at, seat)) if whole else [last] if last is not None else []
        return Moment(at, answers, seat, view, [*told])

    @get("/tables/{table:str}/cards", media_type="application/json")
    async def the_cards(self, table: TableId, request: Request[Any, Any, Any], hall: TheHall) -> Response[Cards]:
        """The card file of a table as data: names and figures in the order of the file."""
        found = (await table_of(hall, table)).table
        file = await asyncio.to_thread(lambda: cards.packed(cards.text(found.game, found.setup.options)))
        return cached(file, request)

    @get("/tables/{table:str}/analysis")
    async def analysis(self, table: TableId, hall: TheHall) -> Analysis:
        """How the chances stood at every moment of a finished game; it is worked out when it is first asked for."""
        return (await table_of(hall, table)).analysed()

    @get("/tables/{table:str}/export")
    async def export(
        self, table: TableId, visitor: Visitor, hall: TheHall, store: TheStore
    ) -> Response[dict[str, Any]]:
        """All that is kept of a table that is over, or closed."""
        live = await hall.live(table)
        if live is not None and not live.table.over:
            raise Denied("not-running", "a table can be had once its game is over")
        found = await asyncio.to_thread(exports.export, store, table, visitor.id if visitor is not None else None)
        if found is None:
            raise Refusal(404, "not-found", "there is no such table")
        return Response(found, headers={"content-disposition": f'attachment; filename="{table}.json"'})

    @get("/tables/{table:str}/record", media_type="text/plain")
    async def record(self, table: TableId, hall: TheHall) -> Response[str]:
        """The record, after the end: it holds the seed."""
        found = (await table_of(hall, table)).table
        name = f"{found.setup.game}-{found.setup.id}.ludus"
        return Response(
            await asyncio.to_thread(lambda: moments.record(found).write(found.game)),
            media_type="text/plain",
            headers={"content-disposition": f'attachment; filename="{name}"'},
        )
