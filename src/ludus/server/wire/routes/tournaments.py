"""Tournaments over HTTP."""

import asyncio
from functools import partial
from typing import Annotated, Any

from litestar import Controller, Request
from litestar.params import JSONBody, PathParameter, QueryParameter

from ...hall import tournaments
from ...protocol.tournaments import MOST_ROUNDS, CloseIn, EntrantIn, TournamentIn, TournamentInfo, Tournaments
from ...store.store import Store
from . import Me, TheHall, TheStore, Visitor, delete, get, post
from .profiles import looked_up, reading

Id = Annotated[
    str, PathParameter(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$(?!\n)", description="its link")
]
Number = Annotated[int, PathParameter(ge=1, le=1_000_000, description="of an entrant")]
Shown = Annotated[int | None, QueryParameter(name="round", ge=1, le=MOST_ROUNDS, description="whose tables are told")]


class TournamentRoutes(Controller):
    """Tournaments."""

    path = "/api/tournaments"
    tags = ("tournaments",)

    @get()
    async def overview(self, visitor: Visitor, store: TheStore) -> Tournaments:
        """Mine, and public ones that wait or run; of each kind the 50 last changed."""
        return await asyncio.to_thread(tournaments.overview, store, visitor.id if visitor is not None else None)

    @post()
    async def make(self, data: JSONBody[TournamentIn], person: Me, hall: TheHall, store: TheStore) -> TournamentInfo:
        """A new tournament: at most 20 of one person at once, made or entered."""
        return await told(store, await tournaments.create(hall, person, data))

    @get("/{tournament:str}")
    async def look(
        self,
        tournament: Id,
        request: Request[Any, Any, Any],
        visitor: Visitor,
        store: TheStore,
        shown: Shown = None,
    ) -> TournamentInfo:
        """A tournament, for whoever has the link, with the tables of one round: the last, or `round`."""
        return await looked_up(request, reading(visitor), partial(tournaments.info, store, tournament, shown))

    @post("/{tournament:str}/entrants", status_code=200)
    async def enter(
        self, tournament: Id, data: JSONBody[EntrantIn], person: Me, hall: TheHall, store: TheStore
    ) -> TournamentInfo:
        """I play, too, before it has begun; or whom I may add: see `EntrantIn`."""
        await tournaments.enter(hall, person, tournament, data)
        return await told(store, tournament)

    @delete("/{tournament:str}/entrants/{number:int}", status_code=200)
    async def remove(
        self, tournament: Id, number: Number, person: Me, hall: TheHall, store: TheStore
    ) -> TournamentInfo:
        """The host takes somebody off the list before it begins."""
        await tournaments.remove(hall, person, tournament, number)
        return await told(store, tournament)

    @post("/{tournament:str}/leave", status_code=200)
    async def leave(self, tournament: Id, person: Me, hall: TheHall, store: TheStore) -> TournamentInfo:
        """I play no more; where it has begun, bots keep my seats."""
        await tournaments.leave(hall, person, tournament)
        return await told(store, tournament)

    @post("/{tournament:str}/begin", status_code=200)
    async def begin(self, tournament: Id, person: Me, hall: TheHall, store: TheStore) -> TournamentInfo:
        """The host begins: nobody enters any more, the tables of the first round are set up."""
        await tournaments.begin(hall, person, tournament)
        return await told(store, tournament)

    @post("/{tournament:str}/close", status_code=200)
    async def close(
        self, tournament: Id, data: JSONBody[CloseIn], person: Me, hall: TheHall, store: TheStore
    ) -> TournamentInfo:
        """The host ends a round: where a game is not over, the victory counts as everybody's."""
        await tournaments.close(hall, person, tournament, data.round)
        return await told(store, tournament)

    @delete("/{tournament:str}")
    async def cancel(self, tournament: Id, person: Me, hall: TheHall) -> None:
        """The host ends a tournament; its tables go on. One that has not begun is not kept."""
        await tournaments.cancel(hall, person, tournament)


async def told(store: Store, tournament: str) -> TournamentInfo:
    return await asyncio.to_thread(tournaments.info, store, tournament)
