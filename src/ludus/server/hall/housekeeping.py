"""Housekeeping of a process: signs of life, tables of the dead, sockets of the signed out, tables nobody looks at."""

import asyncio
import time
from typing import Final

import structlog

from .. import metrics
from ..tables.clock import now
from . import outside, vacation
from .hall import Hall

LOG: Final = structlog.get_logger()
BEAT: Final = 1.0  # seconds between signs of life
GONE: Final = 1 << 60  # of a person who is not known any more: later than any cookie
LOOK: Final = 0.1  # seconds between two looks at the event loop
IDLE: Final = 120.0  # seconds after which a quiet table is put away


async def keep(hall: Hall) -> None:
    """For as long as the process lives: signs of life, tables of the dead, tables nobody looks at."""
    while True:
        try:
            await asyncio.to_thread(hall.store.beat, hall.process)
            await sweep(hall)
            await vacation.bring(hall, await hall.turns.flush())
            await hall.sights.flush()
            await outside.sweep(hall)
        except Exception:
            LOG.exception("housekeeping failed")
        await asyncio.sleep(BEAT)


async def watch() -> None:
    """How late the event loop is, again and again: everybody waits for that."""
    while True:
        start = time.perf_counter()
        await asyncio.sleep(LOOK)
        metrics.LAG.observe(time.perf_counter() - start - LOOK)


async def sweep(hall: Hall) -> None:
    due = await asyncio.to_thread(hall.store.due, now())
    for id_ in [*await asyncio.to_thread(hall.store.orphans), *due]:
        try:
            live = await hall.live(id_)
            if live is not None and not live.owned:
                await hall.check_owner(live)
        except Exception:  # the tables behind it must go on
            LOG.exception("table not taken over", table=id_)
    copies = [live for live in hall.lives.values() if not live.owned and live.connections]
    lengths = await asyncio.to_thread(hall.store.lengths, [live.id for live in copies]) if copies else {}
    for live in copies:  # a notice may have been lost
        if lengths.get(live.id, 0) > live.table.seq:
            try:
                async with live.lock:
                    await live.follow()
            except Exception:
                LOG.exception("table not followed", table=live.id)
    await forget_dead(hall)
    await check_people(hall)
    for live in [live for live in hall.lives.values() if live.quiet()]:
        if time.monotonic() - live.idle_since > IDLE:
            await hall.put_away(live)


async def forget_dead(hall: Hall) -> None:
    """Whoever followed a table in a process that died is not there any more."""
    followed = [live for live in hall.lives.values() if live.elsewhere]
    alive = await asyncio.to_thread(hall.store.alive) if followed else frozenset()
    for live in followed:
        for process in live.elsewhere.keys() - alive:
            del live.elsewhere[process]
            live.present(announce=False)


async def check_people(hall: Hall) -> None:
    """Whoever has been signed out by another process, should its notice have been lost, or shut out by the operator."""
    people = {connection.person for connection in hall.connections() if connection.person is not None}
    if not people:
        return
    known = await asyncio.to_thread(hall.store.generations, people)
    for connection in hall.connections():
        if connection.person in people and connection.generation < known.get(connection.person, GONE):
            connection.close("signed-out")
