"""Searches have processes of their own: whatever happens to one, tables go on."""

import asyncio
import os
import signal
import sys
import time
from pathlib import Path

import pytest

import ludus
from ludus import bots
from ludus.bots import Bot
from ludus.core.position import Position
from ludus.server.hall import apart
from ludus.server.hall.apart import Apart, Lost
from ludus.server.hall.thinking import Minds, Thinkers
from tests.server.client import guest
from tests.server.desk import Bench
from tests.server.family import children
from tests.server.running import serving, sqlite

pytestmark = [pytest.mark.anyio, pytest.mark.skipif(sys.platform != "linux", reason="/proc tells of processes")]


def test_a_call_that_kills_its_process_is_tried_once_more_and_then_lost() -> None:
    here = Apart()
    try:
        first = here.ask(os.getpid)
        assert first != os.getpid()
        assert here.ask(os.getpid) == first
        with pytest.raises(Lost):
            here.ask(os.abort)
        assert here.ask(os.getpid) not in (first, os.getpid())
        with pytest.raises(ZeroDivisionError):
            here.ask(divmod, 1, 0)
    finally:
        here.close()
    with pytest.raises(Lost):
        here.ask(os.getpid)


def test_one_that_never_ends_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    here = Apart()
    try:
        here.ask(os.getpid)
        monkeypatch.setattr(apart, "LONGEST", 0.2)
        start = time.monotonic()
        with pytest.raises(Lost):
            here.ask(time.sleep, 1000)
        assert time.monotonic() - start < 20
    finally:
        here.close()


def test_one_that_takes_too_much_memory_gets_none() -> None:
    here = Apart()
    try:
        with pytest.raises(MemoryError):
            here.ask(bytes, apart.MEMORY)
        assert here.ask(abs, -3) == 3
    finally:
        here.close()


def test_after_a_while_a_process_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(apart, "ANSWERS", 2)
    here = Apart()
    try:
        pids = [here.ask(os.getpid) for _ in range(4)]
        assert len(set(pids)) == 2
    finally:
        here.close()


def test_a_bot_that_is_lost_is_replaced_for_its_answer() -> None:
    here, table = Thinkers(), Bench().table
    try:
        right = here.searched(Minds(), "master:iterations=50", table.position, 0)
        assert table.position.allows(0, right[0])
        here.apart.close()
        other = here.searched(Minds(), "master:iterations=50", table.position, 0)
        assert table.position.allows(0, other[0])
    finally:
        here.close()


@pytest.mark.parametrize("game", ["lutece", "fortuna", "gloire"])
def test_a_search_apart_answers_as_one_here_would(game: str) -> None:
    here, state = Thinkers(), ludus.game(game).new(3, 7)
    seat = state.seat
    try:
        assert here.apart.ask(chosen, "master:iterations=80", state, seat) == chosen(
            "master:iterations=80", state, seat
        )
    finally:
        here.close()


def chosen(name: str, state: Position, seat: int) -> int:
    mind: Bot = bots.make(name, 5)
    return bots.decide(mind, state, seat, 9)


async def test_whoever_kills_the_bots_hurts_no_table(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path)) as server:
        assert server.process is not None
        async with guest(server) as ania:
            table = await ania.table("me", "master:seconds=0.1", "master:seconds=0.1", pace=0)
            killed: set[int] = set()
            async with ania.sit(table) as tab, asyncio.timeout(120):
                while len(killed) < 4 and tab.situation["sheet"] is None:
                    await tab.until(lambda: bool(tab.situation["legal"]) or tab.situation["sheet"] is not None)
                    if tab.situation["legal"]:
                        reply = await tab.answer()
                        assert reply["type"] == "accepted" or reply["code"] == "stale", reply
                    for pid in children(server.process.pid):
                        os.kill(pid, signal.SIGKILL)
                        killed.add(pid)
                    await asyncio.sleep(0.05)
                assert killed
                await tab.until(lambda: bool(tab.situation["legal"]) or tab.situation["sheet"] is not None)
                assert (await ania.client.get("/health/ready")).status_code == 200
