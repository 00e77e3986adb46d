"""Notices over HTTP."""

import asyncio
from functools import partial
from typing import Annotated, Any, Final

import msgspec
from litestar import Controller, Request
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody, PathParameter, SkipValidation

from ...notices import outside, times
from ...notices.courier import Courier
from ...notices.words import Item, Notice
from ...people.limits import Buckets
from ...protocol import NoNul
from ...protocol.bodies import Person
from ...protocol.notices import (
    DeviceIn,
    DeviceOut,
    Notices,
    Switched,
    TryIn,
    Wishes,
    WishesIn,
)
from ...store import wishes
from ...tables.clock import now
from ..refusals import Refusal
from . import Me, ThePeople, TheStore, get, post, put
from .persons import slowly

TRIES: Final = Buckets(rate=1 / 60, burst=5)  # of one person: notices to look at
LETTERS: Final = Buckets(rate=1 / 1200, burst=3)  # of one person, and to one address: letters to confirm it
MOVED: Final = Buckets(rate=1 / 1200, burst=3)  # to one address: that it is the one until now
Token = Annotated[str, PathParameter(min_length=1, max_length=1000, pattern=NoNul, description="from a letter")]


def courier(state: State) -> Courier:
    found: Courier = state.courier
    return found


TheCourier = NamedDependency[SkipValidation[Courier]]


class Notifying(Controller):
    """Notices."""

    path = "/api"
    tags = ("notices",)
    dependencies = {"courier": Provide(courier, sync_to_thread=False)}  # noqa: RUF012

    @get("/me/notices")
    async def chosen(self, person: Me, courier: TheCourier) -> Notices:
        """What I want to be told, and what this server can do."""
        return await shown(courier, person)

    @put("/me/notices")
    async def choose(
        self, request: Request[Any, Any, Any], data: JSONBody[WishesIn], person: Me, people: ThePeople, store: TheStore,
        courier: TheCourier,
    ) -> Notices:  # fmt: skip
        """A new address is sent a letter with a link that confirms it; nothing else goes there before. It can bring a
        new password, so who has one says it, and the address until now is told."""
        check(data, courier)
        before = await asyncio.to_thread(wishes.of, store.engine, person.id)
        moved = data.address != before.wishes.address
        if moved and person.login is not None:
            await slowly(request, people, person.id, partial(people.check_password, person.id, data.password))
        wanted = msgspec.convert(data, Wishes, from_attributes=True)  # the password is not kept
        left = await asyncio.to_thread(wishes.choose, store, person.id, wanted)
        if moved and courier.post is not None:
            if data.address:
                courier.hall.spawn(ask(courier, person, data.address))
            if left is not None and MOVED.take(left.lower()):
                courier.hall.spawn(courier.tell_moved(person.id, person.name, person.language, left))
        return await shown(courier, person)

    @post("/me/notices/devices", status_code=200)
    async def add_device(self, data: JSONBody[DeviceIn], person: Me, store: TheStore, courier: TheCourier) -> Notices:
        """This browser takes pushes."""
        reachable(data.endpoint, courier)
        await asyncio.to_thread(wishes.add_device, store, person.id, data, now())
        return await shown(courier, person)

    @post("/me/notices/devices/gone", status_code=200)
    async def drop_device(self, data: JSONBody[DeviceOut], person: Me, courier: TheCourier) -> Notices:
        """This browser takes none any more."""
        await asyncio.to_thread(wishes.drop_device, courier.engine, person.id, data.endpoint)
        return await shown(courier, person)

    @post("/me/notices/try", status_code=204)
    async def attempt(self, data: JSONBody[TryIn], person: Me, courier: TheCourier) -> None:
        """A notice to look at, at once; to an address that is not confirmed, the letter that asks for it once more."""
        if not TRIES.take(person.id):
            raise Refusal(429, "too-fast", "too many tries: wait a little")
        mine = await asyncio.to_thread(wishes.of, courier.engine, person.id)
        if data.channel == "mail" and mine.wishes.address and mine.confirmed is None and courier.post is not None:
            done = await ask(courier, person, mine.wishes.address)
        else:
            sample = (Item("", "lutece", (person.name,), None),)
            notice = Notice(person.id, person.language, mine.wishes, mine.confirmed, sample)
            done = await courier.carry(data.channel, notice)
        if not done:
            raise Refusal(409, "not-delivered", "it did not arrive")

    @post("/notices/confirm/{token:str}", status_code=200)
    async def confirm(self, token: Token, courier: TheCourier) -> Switched:
        """The link of a letter: this address is mine."""
        if not await asyncio.to_thread(courier.confirm, token):
            raise Refusal(404, "not-found", "that link does not hold any more")
        return Switched("mail", True)

    @post("/notices/out/{token:str}", status_code=200)
    async def out(self, token: Token, courier: TheCourier) -> Switched:
        """The link of a letter: no more of these. Nobody needs to sign in for it; mail programs take it too."""
        if await asyncio.to_thread(courier.out, token) != "mail":
            raise Refusal(404, "not-found", "that link is not ours")
        return Switched("mail", False)


async def ask(courier: Courier, person: Person, address: str) -> bool:
    if not LETTERS.take(person.id) or not LETTERS.take(address.lower()):
        return False
    return await courier.ask_to_confirm(person.id, person.name, person.language, address)


async def shown(courier: Courier, person: Person) -> Notices:
    mine = await asyncio.to_thread(wishes.of, courier.engine, person.id)
    confirmed = mine.confirmed is not None and mine.confirmed == mine.wishes.address
    return Notices(mine.wishes, confirmed, courier.channels, courier.public, mine.devices)


def check(wanted: Wishes, courier: Courier) -> None:
    if times.zone(wanted.zone) is None:
        raise Refusal(400, "malformed", "there is no such zone of time")
    if wanted.url:
        reachable(wanted.url, courier)


def reachable(url: str, courier: Courier) -> None:
    """Whether it has the form of an address we go to; where it leads is looked at each time."""
    try:
        outside.parts(url, courier.inward)
    except outside.Forbidden as error:
        raise Refusal(400, "malformed", str(error)) from None
