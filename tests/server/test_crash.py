"""kill -9 in the middle of fifty games: nothing acknowledged is lost, nothing is played twice."""

import asyncio
import json
from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
import websockets

from ludus.server.store import database as databases
from ludus.server.store.store import Store
from ludus.server.tables.entries import Answering
from ludus.server.tables.table import Table
from tests.server.client import Guest, Tab, guest
from tests.server.running import serving

pytestmark = pytest.mark.anyio
TABLES = 50


class Play:
    """One table, both seats answered at random as fast as the server takes it."""

    def __init__(self, host: Guest, table: str) -> None:
        self.host, self.table = host, table
        self.acknowledged: dict[str, int] = {}  # entry by command
        self.open: dict[str, Any] | None = None  # sent, not acknowledged

    async def run(self, random: Random) -> None:
        with suppress(ConnectionError, websockets.ConnectionClosed, OSError):
            tabs = [await self.host.connect(self.table, seat=seat) for seat in (0, 1)]
            while True:
                tab = await self.next(tabs)
                if tab is None:
                    return
                here = tab.situation
                action = random.choice(here["legal"])["id"]
                id_ = f"{self.table[:6]}-{len(self.acknowledged)}"
                self.open = {"id": id_, "seat": here["seat"], "question": here["question"], "actions": [action]}
                reply = await tab.ask("answer", **self.open)
                assert reply["type"] == "accepted", reply
                self.acknowledged[id_] = reply["seq"]
                self.open = None

    async def next(self, tabs: list[Tab]) -> Tab | None:
        """The tab of a seat that may answer, once both know everything; None when the game is over."""
        newest = max(tab.situation["seq"] for tab in tabs)
        for tab in tabs:
            await tab.at(newest)
        waiting = [tab for tab in tabs if tab.situation["legal"]]
        return waiting[0] if waiting else None


async def test_nothing_acknowledged_is_lost_and_nothing_is_played_twice(database: str) -> None:
    with serving(database) as server:
        async with guest(server) as ania:
            plays = [Play(ania, await ania.table("me", "here:Jan")) for _ in range(TABLES)]
            running = [asyncio.create_task(play.run(Random(number))) for number, play in enumerate(plays)]
            while sum(len(play.acknowledged) for play in plays) < 400 or not any(play.open for play in plays):
                await asyncio.sleep(0.01)
                assert not any(one.done() for one in running), "a game ended before the server died"
            server.kill()
            await asyncio.gather(*running)
            assert any(play.open for play in plays), "the server died between two answers"
            before = check(server.database, plays)
            server.start()
            await asyncio.gather(*(resend(play) for play in plays))
            after = check(server.database, plays)
            again = [asyncio.create_task(play.run(Random(number))) for number, play in enumerate(plays[:5])]
            await asyncio.gather(*again)  # the games go on to their ends
    assert sum(after.values()) >= sum(before.values())


async def resend(play: Play) -> None:
    """What a client does: comes back and sends again what was not acknowledged."""
    async with play.host.sit(play.table, seat=0) as tab:
        for id_, seq in list(play.acknowledged.items())[-2:]:
            reply = await tab.ask("answer", id=id_, seat=0, question=0, actions=[0])
            assert (reply["type"], reply["seq"]) == ("accepted", seq)
        if play.open is not None:
            reply = await tab.ask("answer", **play.open)
            assert reply["type"] == "accepted", reply
            play.acknowledged[play.open["id"]] = reply["seq"]
            play.open = None


def check(database: str, plays: list[Play]) -> Counter[str]:
    """Every acknowledged command is there once, at its place, and the whole can be played."""
    found: Counter[str] = Counter()
    with databases.connected(database) as engine:
        store = Store(engine)
        for play in plays:
            setup = store.setup(play.table)
            assert setup is not None
            table = Table(setup)
            places: dict[str, int] = {}
            for entry in store.entries(play.table):
                table.adopt(entry)
                if isinstance(entry.deed, Answering):
                    assert entry.command is not None
                    assert entry.command not in places
                    places[entry.command] = entry.seq
            assert {id_: places.get(id_) for id_ in play.acknowledged} == play.acknowledged
            unknown = set(places) - set(play.acknowledged)
            assert unknown <= ({play.open["id"]} if play.open else set())
            found[play.table] = len(places)
    return found


async def test_a_stopped_server_says_so_and_games_go_on_after_it(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'tables.sqlite'}") as server:
        async with guest(server) as ania:
            table = await ania.table("me", "greedy", pace=0)
            async with ania.sit(table) as tab:
                await tab.answer()
                seen = tab.situation["seq"]
                await asyncio.to_thread(server.stop)
                assert await tab.closed() == 1012
                assert json.loads(tab.texts[-1])["type"] == "closing"
            server.start()
            async with ania.sit(table, since=seen) as tab:
                await tab.until(lambda: bool(tab.situation["legal"]))
                assert (await tab.answer())["type"] == "accepted"
