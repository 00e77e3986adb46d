"""What somebody has missed at a table, over HTTP."""

import asyncio
from typing import Annotated

from litestar import Controller
from litestar.params import PathParameter

from ...protocol.recap import Recap
from ...tables import recap
from . import Me, TableId, TheHall, get, table_of
from .tables import SeatOrNobody

Since = Annotated[int, PathParameter(ge=0, le=100_000, description="the last entry that was seen")]


class Recaps(Controller):
    """What was missed."""

    path = "/api/tables/{table:str}/recap"
    tags = ("tables",)

    @get("/{since:int}")
    async def since(self, table: TableId, since: Since, person: Me, hall: TheHall, seat: SeatOrNobody = 0) -> Recap:
        """What happened since an entry, as one of my seats may know it, and how the table looked to it then."""
        found = (await table_of(hall, table)).table
        found.owns(person.id, seat)
        _ = found.position  # or Denied
        return await asyncio.to_thread(recap.recap(found, since, seat))
