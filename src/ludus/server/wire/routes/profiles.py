"""Profiles over HTTP: how somebody's games ended."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Annotated, Any, TypeVar

from litestar import Controller, Request
from litestar.params import JSONBody, QueryParameter

from ...fair import Busy
from ...people.profiles import Profiles
from ...protocol import NoNul
from ...protocol.bodies import Person
from ...protocol.profiles import GamesPage, Profile, ProfileIn, Standing
from ...tables.clock import now
from ..refusals import Refusal
from ..security import address_of
from . import Me, TableId, TheHall, TheStore, Visitor, delete, get, put, table_of
from .persons import PersonId

T = TypeVar("T")
Zone = Annotated[int, QueryParameter(ge=-840, le=840, description="minutes east of Greenwich, where a day begins")]
GameQuery = Annotated[str, QueryParameter(max_length=40, pattern=NoNul, description="of one game only")]
More = Annotated[str, QueryParameter(max_length=100, pattern=NoNul, description="as the page before has told")]


class ProfileRoutes(Controller):
    """Profiles."""

    path = "/api"
    tags = ("people",)

    @get("/people/{person_id:str}/profile")
    async def profile(
        self, request: Request[Any, Any, Any], person_id: PersonId, visitor: Visitor, store: TheStore, minutes: Zone = 0
    ) -> Profile:
        """Somebody's finished games, counted: one's own, or those of somebody who shows them."""
        reader = reading(visitor)
        work = partial(Profiles(store).profile, person_id, reader, now(), minutes)
        return await looked_up(request, reader, work)

    @get("/people/{person_id:str}/games")
    async def games(
        self,
        request: Request[Any, Any, Any],
        person_id: PersonId,
        visitor: Visitor,
        store: TheStore,
        game: GameQuery = "",
        more: More = "",
    ) -> GamesPage:
        """Somebody's finished games, the last first; of others, those of public tables."""
        reader = reading(visitor)
        work = partial(Profiles(store).games, person_id, reader, game, more)
        return await looked_up(request, reader, work)

    @get("/tables/{table:str}/standings")
    async def standings(
        self, request: Request[Any, Any, Any], table: TableId, visitor: Visitor, hall: TheHall, store: TheStore
    ) -> list[Standing]:
        """How those at a rated table stand, seat by seat; nobody does at others."""
        found = (await table_of(hall, table)).table
        if not found.setup.rated:
            return []
        players = {one.seat: one.person or f"bot:{one.bot}" for one in found.chairs if one.person or one.bot}
        work = partial(Profiles(store).standings, table, found.setup.game, players)
        return await looked_up(request, reading(visitor), work)

    @put("/me/profile", status_code=204)
    async def show(self, data: JSONBody[ProfileIn], person: Me, store: TheStore) -> None:
        """Whether others may see my profile."""
        await asyncio.to_thread(Profiles(store).show, person.id, data.shown)

    @put("/me/hidden/{table:str}", status_code=204)
    async def hide(self, table: TableId, person: Me, store: TheStore) -> None:
        """Takes a game out of my history."""
        await set_hidden(store, person.id, table, True)

    @delete("/me/hidden/{table:str}")
    async def unhide(self, table: TableId, person: Me, store: TheStore) -> None:
        """Puts a game back into my history."""
        await set_hidden(store, person.id, table, False)


async def set_hidden(store: TheStore, person: str, table: str, on: bool) -> None:
    if not await asyncio.to_thread(Profiles(store).hide, person, table, on):
        raise Refusal(404, "not-found", "there is no such game of yours")


def reading(visitor: Person | None) -> str | None:
    return None if visitor is None else visitor.id


async def looked_up(request: Request[Any, Any, Any], reader: str | None, work: Callable[[], T | None]) -> T:
    """What is read in a room of its own, in which readers take turns."""
    try:
        found: T | None = await request.app.state.reading.run(reader or address_of(request), work)
    except Busy:
        raise Refusal(429, "too-fast", "too many pages at once: try again") from None
    if found is None:
        raise Refusal(404, "not-found", "nobody shows that")
    return found
