"""Sitting down, accounts, and leaving for good."""

import asyncio
import gzip
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Annotated, Any, TypeVar

from litestar import Controller, Request, Response
from litestar.background_tasks import BackgroundTask
from litestar.datastructures import Cookie, State
from litestar.params import JSONBody, PathParameter

from ...fair import Busy
from ...hall import outside
from ...people import export as exports
from ...people.limits import Buckets
from ...people.people import COOKIE, YEAR
from ...processes.channels import PATIENCE
from ...protocol import NoNul
from ...protocol.bodies import AccountIn, Person, PersonIn, SessionIn
from ...tables.clock import now
from ...tables.orders import Denied, Forget
from ..refusals import Refusal
from ..security import address_of
from . import Me, TheHall, ThePeople, TheStore, Visitor, delete, get, post, put

# By address, so that nobody locks the door for others: passwords that are tried, and those of one login.
SIGNING_IN = Buckets(rate=1, burst=20)
GUESSES = Buckets(rate=0.1, burst=10)

T = TypeVar("T")
PersonId = Annotated[str, PathParameter(max_length=40, pattern=NoNul)]
FORGOTTEN = [Cookie(key=COOKIE, value="", max_age=0, httponly=True, samesite="lax", path="/")]


class Persons(Controller):
    """People."""

    path = "/api"
    tags = ("people",)

    @get("/me")
    async def who_am_i(self, person: Me) -> Person:
        """Who am I?"""
        return person

    @post("/me", status_code=200)
    async def sit_down(
        self, request: Request[Any, Any, Any], data: JSONBody[PersonIn], visitor: Visitor, people: ThePeople
    ) -> Response[Person]:
        """A name and a language are enough; somebody known changes theirs."""
        if visitor is not None:
            return Response(await asyncio.to_thread(people.change, visitor.id, data.name, data.language))
        if await asyncio.to_thread(people.shut_out, request.cookies.get(COOKIE)):
            raise Refusal(403, "suspended", "the operator has shut this person out")
        if not request.app.state.newcomers.take(address_of(request)):
            raise Refusal(429, "too-fast", "too many people from one address: try again later")
        person = await asyncio.to_thread(people.new, data.name, data.language, now())
        return signed(request, people.cookie(person.id, 1), person)

    @put("/me/account")
    async def set_account(
        self, request: Request[Any, Any, Any], data: JSONBody[AccountIn], person: Me, people: ThePeople, hall: TheHall
    ) -> Response[Person]:
        """A password, so that the same person can be used elsewhere. Other devices are signed out."""
        work = partial(people.set_password, person.id, data.login, data.password, data.old)
        found, generation = await slowly(request, people, person.id, work)
        reply = signed(request, people.cookie(found.id, generation), found)
        reply.background = BackgroundTask(signed_out, hall, person.id)  # this device comes back with its new cookie
        return reply

    @post("/session", status_code=200)
    async def sign_in(
        self, request: Request[Any, Any, Any], data: JSONBody[SessionIn], people: ThePeople
    ) -> Response[Person]:
        """The same person on another device."""
        work = partial(people.sign_in, data.login, data.password)
        found, generation = await slowly(request, people, data.login, work)
        return signed(request, people.cookie(found.id, generation), found)

    @delete("/session", response_cookies=FORGOTTEN)
    async def sign_out(
        self, request: Request[Any, Any, Any], visitor: Visitor, people: ThePeople, hall: TheHall
    ) -> None:
        """Forgets the person on this device; the cookie is worth nothing any more."""
        if visitor is not None:
            await asyncio.to_thread(people.end, request.cookies.get(COOKIE), now())
            hall.tell_signed_out(visitor.id, people.session(request.cookies.get(COOKIE)))

    @get("/me/export", media_type="application/json")
    async def export(self, request: Request[Any, Any, Any], person: Me, store: TheStore) -> Response[dict[str, Any]]:
        """Everything that is stored about me."""
        try:
            found = await request.app.state.exporting.run(person.id, partial(exports.packed, store, person.id))
        except Busy:
            raise Refusal(429, "too-fast", "too much is being exported: try again later") from None
        packs = "gzip" in request.headers.get("accept-encoding", "")
        body: Any = found if packs else await asyncio.to_thread(gzip.decompress, found)
        headers = {"content-disposition": 'attachment; filename="ludus.json"', "cache-control": "no-store"}
        more = {"content-encoding": "gzip"} if packs else {}
        return Response(body, media_type="application/json", headers=headers | more)

    @delete("/me", response_cookies=FORGOTTEN)
    async def leave_for_good(self, person: Me, people: ThePeople, hall: TheHall, store: TheStore, state: State) -> None:
        """Deletes the person: name, account, chat, bots of theirs; others keep the seats."""
        await hall.tell_left(person.id)
        for table in await asyncio.to_thread(store.seated, person.id):
            await give_up(hall, table, person.id)
        await hall.tell_rewritten(await asyncio.to_thread(people.delete, person.id))
        await outside.forget(hall, state.bots, person.id)
        if hall.shared:
            hall.spawn(forgotten(hall, store, person.id))


async def give_up(hall: TheHall, table: str, person: str) -> None:
    """Leaves a seat to a bot. A table that is closed, or too busy, holds nobody back: it finds the bot there when it is
    read again."""
    with suppress(Denied):
        if await hall.live(table) is not None:
            await hall.perform(table, person, Forget())


async def forgotten(hall: TheHall, store: TheStore, person: str) -> None:
    """Once more, for what another process wrote before it had heard of it."""
    await asyncio.sleep(2 * PATIENCE)
    await hall.tell_rewritten(await asyncio.to_thread(store.forget, person))


async def signed_out(hall: TheHall, person: str) -> None:
    hall.tell_signed_out(person)


async def slowly(request: Request[Any, Any, Any], people: ThePeople, name: str, work: Callable[[], T]) -> T:
    """Checks a password, in a room where addresses take turns."""
    address = address_of(request)
    if not SIGNING_IN.take(address) or not GUESSES.take(f"{address} {name}"):
        raise Refusal(429, "too-fast", "too many passwords just now: try again later")
    try:
        return await people.room.run(address, work)
    except Busy:
        raise Refusal(429, "too-fast", "too many passwords just now: try again later") from None


def signed(request: Request[Any, Any, Any], value: str, person: Person) -> Response[Person]:
    secure = request.url.scheme == "https"
    cookie = Cookie(key=COOKIE, value=value, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")
    return Response(person, cookies=[cookie])
