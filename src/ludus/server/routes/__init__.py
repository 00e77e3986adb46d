"""The HTTP side of the server, one file a topic."""

import asyncio
from typing import Annotated, Any, TypeAlias

from litestar import Request
from litestar.datastructures import State
from litestar.params import Dependency, Parameter

from ..api import Person
from ..errors import Refusal
from ..hall import Hall
from ..live import Live
from ..people import COOKIE, People
from ..store import Store

TableId: TypeAlias = Annotated[str, Parameter(min_length=1, max_length=64, description="the link of a table")]
Me: TypeAlias = Annotated[Person, Dependency(skip_validation=True)]
Visitor: TypeAlias = Annotated[Person | None, Dependency(skip_validation=True)]
TheHall: TypeAlias = Annotated[Hall, Dependency(skip_validation=True)]
ThePeople: TypeAlias = Annotated[People, Dependency(skip_validation=True)]
TheStore: TypeAlias = Annotated[Store, Dependency(skip_validation=True)]


async def visitor(request: Request[Any, Any, Any], state: State) -> Person | None:
    """Who asks, if they have sat down before."""
    found = await asyncio.to_thread(state.people.read, request.cookies.get(COOKIE))
    return None if found is None else found[0]


async def me(visitor: Visitor) -> Person:
    """Who asks; somebody must be signed in."""
    if visitor is None:
        raise Refusal(401, "unknown-person", "say who you are first: POST /api/me")
    return visitor


def hall(state: State) -> Hall:
    found: Hall = state.hall
    return found


def people(state: State) -> People:
    found: People = state.people
    return found


def store(state: State) -> Store:
    found: Store = state.store
    return found


async def table_of(hall: Hall, table: str) -> Live:
    live = await hall.live(table)
    if live is None:
        raise Refusal(404, "not-found", "there is no such table")
    return live
