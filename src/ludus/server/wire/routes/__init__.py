"""The HTTP side of the server, one file a topic."""

import asyncio
from collections.abc import Mapping
from functools import partial
from typing import Annotated, Any, Final, TypeAlias

import litestar
from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import PathParameter, SkipValidation
from litestar.response import Response

from ...hall.hall import Hall
from ...hall.live import Live
from ...people.limits import Buckets
from ...people.people import COOKIE, People
from ...protocol.bodies import Person
from ...store.store import Store
from .. import pages
from ..refusals import REFUSALS, Refusal
from ..security import address_of

PLAIN: Final = 10_000  # letters of options that count as much as another table
TableId: TypeAlias = Annotated[str, PathParameter(min_length=1, max_length=64, description="the link of a table")]
Me: TypeAlias = NamedDependency[SkipValidation[Person]]
Visitor: TypeAlias = NamedDependency[SkipValidation[Person | None]]
TheHall: TypeAlias = NamedDependency[SkipValidation[Hall]]
ThePeople: TypeAlias = NamedDependency[SkipValidation[People]]
TheStore: TypeAlias = NamedDependency[SkipValidation[Store]]


# Routes whose description says what every refusal looks like.
get = partial(litestar.get, responses=REFUSALS)
post = partial(litestar.post, responses=REFUSALS)
put = partial(litestar.put, responses=REFUSALS)
delete = partial(litestar.delete, responses=REFUSALS)


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
    if live is None and (why := hall.closed.get(table)) is not None:
        raise Refusal(409, why.code, why.text)
    if live is None:
        raise Refusal(404, "not-found", "there is no such table")
    return live


def founds(request: Request[Any, Any, Any], options: Mapping[str, str]) -> None:
    """Whether one more table may be kept for an address. Tables stay, and with them the cards of their own: nobody
    fills the disk alone."""
    rates: Buckets = request.app.state.founders
    large = sum(map(len, options.values())) / PLAIN
    if not rates.of(address_of(request)).take(min(1 + large, rates.burst)):
        raise Refusal(429, "too-fast", "too many tables from one address: try again later")


def cached(file: pages.File, request: Request[Any, Any, Any]) -> Response[Any]:
    """Data that changes rarely: sent again only to who does not have it."""
    asked = request.headers
    packs, known = "gzip" in asked.get("accept-encoding", ""), asked.get("if-none-match", "")
    return pages.sent(file, "application/json", pages.ASK_AGAIN, packs, known)
