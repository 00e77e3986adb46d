"""Vacations at the tables: the clocks of somebody who is away stand, wherever a clock counts days."""

import asyncio
from collections.abc import Mapping

from ..protocol import DaysClock
from ..store import vacations
from ..store.asked import Asked
from ..store.vacations import Leave
from ..tables.clock import now
from ..tables.orders import Denied, Rest
from .hall import Hall


async def take(hall: Hall, person: str, days: int) -> Leave:
    """So many days away, from now on."""
    found = await asyncio.to_thread(vacations.take, hall.store.engine, person, days, now())
    await rest(hall, person, found.until or 0)
    return found


async def end(hall: Hall, person: str) -> Leave:
    """Back again: the clocks run from now on."""
    at = now()
    found = await asyncio.to_thread(vacations.end, hall.store.engine, person, at)
    await rest(hall, person, at)
    return found


async def rest(hall: Hall, person: str, until: int) -> None:
    """Tells all tables at which somebody sits."""
    for table in await asyncio.to_thread(hall.store.of_person, person):
        if table.phase in ("waiting", "running") and isinstance(table.speed, DaysClock):
            await tell(hall, table.id, person, until)


async def bring(hall: Hall, changed: Mapping[str, Asked]) -> None:
    """Who is asked at a table that began while they were away: it is told then."""
    timed = {(table, turn) for table, one in changed.items() for turn in one.turns if turn.due is not None}
    if not timed:
        return
    people = sorted({turn.person for _, turn in timed})
    away = await asyncio.to_thread(vacations.running, hall.store.engine, people, now())
    for table, turn in timed:
        if (until := away.get(turn.person)) is not None and until != turn.rests:
            await tell(hall, table, turn.person, until)


async def tell(hall: Hall, table: str, person: str, until: int) -> None:
    try:
        await hall.perform(table, person, Rest(until))
    except Denied:  # a table that is closed, or busy: it is told when its owner is next asked
        return
