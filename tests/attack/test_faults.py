"""What breaks without anybody's ill will: damaged rows, a full disk, clocks that jump, processes that die."""

import asyncio
import resource
import subprocess
import time
from pathlib import Path
from random import Random
from statistics import median

import httpx
import pytest

from ludus.server.protocol import Answer, DaysClock, LiveClock
from ludus.server.store import database as databases
from ludus.server.tables.orders import Denied
from tests.attack.neighbour import FACTOR, ROUNDS, neighbours, undisturbed
from tests.server.client import guest
from tests.server.running import Server, serving, sqlite
from tests.server.test_hall import hall, table

pytestmark = pytest.mark.anyio


async def test_damaged_rows_hurt_their_own_table_only(attacked: Server, peaceful: Server) -> None:
    async with guest(attacked, "Damaged") as one:
        tables = [await one.table("me", "open", public=True) for _ in range(12)]
        good = await one.table("me", "open", public=True)
        attacked.kill()
        damage(attacked.database, tables, Random(1))
        attacked.start()

        async def look_at_them() -> None:
            for _ in range(3):
                for id_ in tables:
                    for path in ("", "/export", "/moments/0", "/record", "/cards", "/analysis"):
                        reply = await one.client.get(f"/api/tables/{id_}{path}")
                        assert reply.status_code < 500, reply.text
                lobby = await one.get("/api/lobby")
                assert good in [row["table"]["id"] for row in lobby["waiting"]]

        await undisturbed(attacked, peaceful, look_at_them)
        assert (await one.client.delete("/api/me")).status_code == 204


def damage(database: str, tables: list[str], random: Random) -> None:
    """Bytes of setups, briefs, deeds and chairs are changed, as a bad disk would."""
    with databases.connected(database) as engine, engine.begin() as connection:
        for number, id_ in enumerate(tables):
            rows, column, key = (
                (databases.TABLES, "setup", databases.TABLES.c.id),
                (databases.TABLES, "brief", databases.TABLES.c.id),
                (databases.ENTRIES, "deed", databases.ENTRIES.c.table_id),
                (databases.SEATS, "chair", databases.SEATS.c.table_id),
            )[number % 4]
            text = str(connection.scalar(rows.select().with_only_columns(rows.c[column]).where(key == id_)))
            at = random.randrange(len(text))
            broken = random.choice((text[:at], text[:at] + "\x1a" + text[at + 1 :], "", "null", "[" * 50))
            connection.execute(rows.update().where(key == id_).values({column: broken}))


class Mute(Server):
    """A server whose logs go nowhere: they must not fill the disk either."""

    stderr = subprocess.DEVNULL


async def test_a_full_disk_refuses_and_loses_nothing(tmp_path: Path) -> None:
    server = Mute(sqlite(tmp_path))
    try:
        async with guest(server) as ania, httpx.AsyncClient(base_url=server.url, timeout=60) as other:
            id_ = await ania.table("me", "here:Jan")
            async with ania.sit(id_, seat=0) as tab:
                files_of(server, 4096)
                assert (await tab.answer())["code"] == "busy"
                body = {"game": "lutece", "seats": [{"kind": "me"}, {"kind": "open"}]}
                assert (await ania.client.post("/api/tables", json=body)).status_code == 503
                assert (await other.post("/api/me", json={"name": "Bea"})).status_code == 503
                assert (await other.get("/health/ready")).status_code == 503
                assert (await other.get("/health/live")).status_code == 200
                assert (await ania.client.get("/api/lobby")).status_code == 200
                files_of(server, resource.RLIM_INFINITY)
                async with asyncio.timeout(30):
                    while (reply := await tab.answer())["type"] != "accepted":
                        assert reply["code"] == "busy"
                        await asyncio.sleep(0.1)
                assert reply["seq"] == tab.situation["seq"]
                assert (await other.get("/health/ready")).status_code == 200
    finally:
        server.stop()


def files_of(server: Server, most: int) -> None:
    """How large the files of a server may become: to SQLite a full disk looks the same."""
    assert server.process is not None
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))


async def test_clocks_that_jump_stop_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real, jump = time.time_ns, [0]
    monkeypatch.setattr(time, "time_ns", lambda: real() + jump[0])
    day = 86_400 * 10**9
    async with hall(tmp_path) as here:
        days = await table(here, "ania", "bea", speed=DaysClock(days=3), id_="days")
        live = await table(here, "ania", "bea", speed=LiveClock(seconds=600, increment=5), id_="live")
        for number, away in enumerate((0, -day, day, -3 * day, day // 2, -5 * 10**9, 0)):
            jump[0] = away
            for one in (days, live):
                seat = one.table.pending()[0]
                action = one.table.position.legal(seat)[0]
                wanted = Answer(f"c{number}", seat, one.table.question, [action])
                try:
                    await here.perform(one.id, ("ania", "bea")[seat], wanted)
                except Denied:  # a clock has run out just now: of who is asked, or a bot answers for the other
                    assert (one, any(chair.away for chair in one.table.chairs)) == (live, True)
                at = [entry.at for entry in one.table.log]
                assert at == sorted(at)
                assert all(clock.left is None or clock.left >= 0 for clock in one.table.clock.info(at[-1]))
        assert len(days.table.answers) >= 7


async def test_a_server_that_is_killed_again_and_again_keeps_what_it_has_said(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path)) as server:
        async with guest(server) as ania:
            id_ = await ania.table("me", "here:Jan")
            said = 0
            for _ in range(2):
                tabs = [await ania.connect(id_, seat=seat) for seat in (0, 1)]
                for tab in tabs:
                    assert tab.situation["seq"] >= said
                for _ in range(4):
                    newest = max(tab.situation["seq"] for tab in tabs)
                    for tab in tabs:
                        await tab.at(newest)
                    reply = await next(tab for tab in tabs if tab.situation["legal"]).answer()
                    assert reply["type"] == "accepted"
                    said = reply["seq"]
                server.kill()
                server.start()
                for tab in tabs:
                    await tab.close()


async def test_when_one_of_two_processes_is_killed_the_other_plays_on(postgres: str) -> None:
    with serving(postgres) as one, serving(postgres) as two:
        async with neighbours(two) as (here,), guest(one, "Gone") as gone:
            for _ in range(10):
                await gone.table("greedy", "uniform", pace=200)
            for _ in range(ROUNDS):
                await here.answer()
                await asyncio.sleep(0.06)
            before = median(here.times)
            here.times.clear()
            one.kill()
            start = time.monotonic()
            while len(here.times) < ROUNDS or time.monotonic() - start < 6:  # its tables are taken over after four
                await here.answer()
                await asyncio.sleep(0.06)
            assert median(here.times) < FACTOR * before
            async with asyncio.timeout(60):
                while two.figures()["ludus_tables"] < 10:
                    await asyncio.sleep(0.2)
