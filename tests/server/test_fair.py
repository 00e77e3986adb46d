"""Rooms in which people take turns."""

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress

import pytest

from ludus.server.fair import Busy, Room

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Gate:
    """Work that goes on when it is told to, and says whose it was."""

    def __init__(self) -> None:
        self.open = threading.Semaphore(0)
        self.order: list[str] = []

    def work(self, name: str) -> Callable[[], str]:
        def done() -> str:
            self.open.acquire()
            self.order.append(name)
            return name

        return done


async def test_who_asks_for_much_waits_for_himself() -> None:
    room, gate = Room(1, "test"), Gate()
    asked = [asyncio.create_task(room.run("ania", gate.work("ania"))) for _ in range(60)]
    await asyncio.sleep(0)
    asked += [asyncio.create_task(room.run(name, gate.work(name))) for name in ("bea", "carl")]
    await asyncio.sleep(0)
    for _ in asked:
        gate.open.release()
    await asyncio.gather(*asked)
    assert gate.order[:4] == ["ania", "ania", "bea", "carl"]
    assert room.waiting == {}
    room.close()


async def test_what_nobody_waits_for_is_not_begun() -> None:
    room, gate = Room(1, "test", share=2, most=3), Gate()
    running = asyncio.create_task(room.run("ania", gate.work("first")))
    await asyncio.sleep(0)
    waiting = [asyncio.create_task(room.run("ania", gate.work("gone"))) for _ in range(2)]
    await asyncio.sleep(0)
    with pytest.raises(Busy):
        await room.run("ania", gate.work("too many"))
    other = asyncio.create_task(room.run("bea", gate.work("bea")))
    await asyncio.sleep(0)
    with pytest.raises(Busy):
        await room.run("carl", gate.work("too many in all"))
    for task in waiting:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
    for _ in range(2):
        gate.open.release()
    assert await running == "first"
    assert await other == "bea"
    assert gate.order == ["first", "bea"]
    assert room.queued() == 0
    room.close()


async def test_what_goes_wrong_is_told_and_the_room_goes_on() -> None:
    room = Room(1, "test")
    with pytest.raises(ZeroDivisionError):
        await room.run("ania", lambda: 1 // 0)
    assert await room.run("ania", lambda: 3) == 3
    room.close()
