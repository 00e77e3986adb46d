"""A forgotten password over HTTP. Who asks for a letter is answered before anybody looks whether there is such an
address: the same words, after the same time."""

import asyncio
from functools import partial
from typing import Any, Final

from litestar import Controller, Request, Response
from litestar.background_tasks import BackgroundTask
from litestar.di import Provide
from litestar.params import JSONBody

from ...notices import resets as letters
from ...notices.courier import Courier
from ...people import resets
from ...people.limits import Buckets
from ...protocol.bodies import Person
from ...protocol.resets import LinkIn, LinkOf, NewPassword, ResetIn, ResetOffer
from ...tables.clock import now
from ..refusals import Refusal
from ..security import address_of
from . import TheHall, ThePeople, get, post, put
from .notices import TheCourier, courier
from .persons import signed, signed_out, slowly

ASKING: Final = Buckets(rate=1 / 60, burst=10)  # from one address of the network
LETTERS: Final = Buckets(rate=1 / 1200, burst=3)  # to one address of mail: while there is none, the last link holds


class Resetting(Controller):
    """A forgotten password."""

    path = "/api/reset"
    tags = ("people",)
    dependencies = {"courier": Provide(courier, sync_to_thread=False)}  # noqa: RUF012

    @get()
    async def offered(self, courier: TheCourier) -> ResetOffer:
        """Whether this server sends letters."""
        return ResetOffer(courier.post is not None)

    @post(status_code=204)
    async def ask(
        self, request: Request[Any, Any, Any], data: JSONBody[ResetIn], courier: TheCourier
    ) -> Response[None]:
        """A letter with a link to whoever has a password and has confirmed this address; all get the same reply."""
        if courier.post is None:
            raise Refusal(404, "not-found", "this server sends no letters")
        if not ASKING.take(address_of(request)):
            raise Refusal(429, "too-fast", "too many letters just now: try again later")
        return Response(None, status_code=204, background=BackgroundTask(look_for, courier, data.address))

    @post("/link", status_code=200)
    async def look(self, data: JSONBody[LinkIn], people: ThePeople) -> LinkOf:
        """Whose link it is."""
        found = await asyncio.to_thread(resets.whose, people.engine, data.token, now())
        return LinkOf(found.name, found.login or "")

    @put("/link")
    async def use(
        self, request: Request[Any, Any, Any], data: JSONBody[NewPassword], people: ThePeople, hall: TheHall
    ) -> Response[Person]:
        """A new password: this device is signed in, all others are signed out, and the link is void."""
        work = partial(resets.use, people, data.token, data.password, now())
        found, generation = await slowly(request, people, resets.hashed(data.token), work)
        reply = signed(request, people.cookie(found.id, generation), found)
        reply.background = BackgroundTask(signed_out, hall, found.id)
        return reply


async def look_for(courier: Courier, address: str) -> None:
    """Once the reply is on its way."""
    if LETTERS.take(address.lower()):
        courier.hall.spawn(letters.send(courier, address))
