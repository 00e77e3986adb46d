"""Lessons over HTTP; what happens in one comes over the socket of its table."""

import asyncio
from typing import Annotated, Any

from litestar import Controller, Request
from litestar.params import JSONBody, PathParameter

from .... import lessons
from ...hall import school
from ...protocol import TableInfo
from ...protocol.bodies import LessonIn, LessonRow
from ...tables import situation
from ...tables.orders import Denied
from ..refusals import Refusal
from . import Me, TableId, TheHall, TheStore, Visitor, founds, get, post, table_of

LessonName = Annotated[str, PathParameter(min_length=1, max_length=64, description="the name of a lesson: lutece-1")]


class Lessons(Controller):
    """Lessons."""

    path = "/api"
    tags = ("lessons",)

    @get("/lessons")
    async def listed(self, visitor: Visitor, store: TheStore) -> list[LessonRow]:
        """Every lesson, and how far one is."""
        return await asyncio.to_thread(school.rows, store, visitor)

    @post("/lessons/{lesson:str}")
    async def sit_down(
        self, lesson: LessonName, data: JSONBody[LessonIn], person: Me, hall: TheHall, request: Request[Any, Any, Any]
    ) -> TableInfo:
        """The table of a lesson: as one has left it, or a new one."""
        if lesson not in lessons.NAMES:
            raise Refusal(404, "not-found", "there is no such lesson")
        founds(request, {})
        return situation.info((await school.sit_down(hall, person, lesson, data.again)).table)

    @post("/tables/{table:str}/play-on")
    async def play_on(self, table: TableId, person: Me, hall: TheHall, request: Request[Any, Any, Any]) -> TableInfo:
        """A game that goes on from where a lesson is, against beginners; the lesson stays where it is."""
        live = await table_of(hall, table)
        founds(request, live.table.setup.options)
        if not live.table.seats_of(person.id):
            raise Denied("not-your-seat", "only its learner may play on")
        return situation.info((await school.play_on(hall, live, person)).table)
