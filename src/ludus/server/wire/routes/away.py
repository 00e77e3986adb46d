"""Whose turn it is, and vacations, over HTTP."""

import asyncio

from litestar import Controller
from litestar.params import JSONBody

from ...hall import lobby, vacation
from ...protocol.notices import TurnRow, Vacation, VacationIn
from ...store import vacations
from ...store.vacations import Leave
from ...tables.clock import now
from ..refusals import Refusal
from . import Me, TheHall, TheStore, delete, get, post


class Away(Controller):
    """Whose turn it is, and vacations."""

    path = "/api/me"
    tags = ("people",)

    @get("/turns")
    async def turns(self, person: Me, store: TheStore) -> list[TurnRow]:
        """The tables that wait for me, the one that runs out first before the others."""
        return await asyncio.to_thread(lobby.turns, store, person.id)

    @get("/vacation")
    async def vacation(self, person: Me, store: TheStore) -> Vacation:
        """Until when I am away, and how many days I have left."""
        return told(await asyncio.to_thread(vacations.of, store.engine, person.id, now()))

    @post("/vacation", status_code=200)
    async def go_away(self, data: JSONBody[VacationIn], person: Me, hall: TheHall) -> Vacation:
        """My clocks of days stand from now on."""
        try:
            return told(await vacation.take(hall, person.id, data.days))
        except vacations.TooLong:
            raise Refusal(409, "no-days-left", "you have not so many days left this year") from None

    @delete("/vacation", status_code=200)
    async def come_back(self, person: Me, hall: TheHall) -> Vacation:
        """My clocks run again."""
        return told(await vacation.end(hall, person.id))


def told(leave: Leave) -> Vacation:
    return Vacation(leave.until, leave.left, vacations.A_YEAR)
