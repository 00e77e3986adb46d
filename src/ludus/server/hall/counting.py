"""Games that ended before it was kept how games end: they are played again once, one after the other."""

import asyncio
from typing import Final

import structlog

from ..tables import results
from .hall import Hall

LOG: Final = structlog.get_logger()
PAUSE: Final = 0.02  # seconds between two games: everybody else comes first


async def count(hall: Hall) -> None:
    """When a process starts. A game that is of other rules, or damaged, is left out."""
    last = ""
    while tables := await asyncio.to_thread(hall.store.uncounted, last):
        for id_ in tables:
            try:
                await asyncio.to_thread(count_one, hall, id_)
            except Exception as error:
                LOG.debug("game not counted", table=id_, error=repr(error))
            await asyncio.sleep(PAUSE)
        last = tables[-1]


def count_one(hall: Hall, id_: str) -> None:
    setup = hall.store.setup(id_)
    if setup is None or setup.start is not None:
        return
    table = hall.rebuild(setup)
    end = table.again(table.standing[-1])  # who stood up after it was over has not left a game
    if (found := results.ended(end, end.position)) is not None:
        hall.store.count(id_, end.log[-1].at, found)
