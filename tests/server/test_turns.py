"""Whose turn it is, wherever one looks; and vacations, during which clocks of days stand."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from ludus.server.people.bots import Bots
from ludus.server.people.people import People
from ludus.server.protocol import DaysClock, LiveClock
from ludus.server.store import asked, vacations
from ludus.server.store.asked import Asked, Turn
from ludus.server.store.database import BOTS, PEOPLE, TABLES, TURNS, connected
from ludus.server.store.store import Store
from ludus.server.tables import seating
from ludus.server.tables.clock import DAY
from ludus.server.tables.entries import Sitting
from ludus.server.tables.orders import Rest, TimeOut
from ludus.server.tables.table import Decision
from tests.server.client import Guest, Json, guest
from tests.server.desk import Bench
from tests.server.running import Server, serving, sqlite

pytestmark = pytest.mark.anyio
DAYS: Json = {"kind": "days", "days": 3}


# ---------------------------------------------------------------------------------------------- clocks that stand


def test_on_vacation_the_clock_of_days_stands_and_then_goes_on() -> None:
    bench = Bench(speed=DaysClock(days=2))
    bench.now += DAY
    away = bench.now + 5 * DAY
    bench.do("ania", Rest(away))
    clock = bench.table.clock
    assert clock.due(0) == away + DAY
    assert clock.out(away + DAY - 1) == [1, 2]
    assert [(one.left, one.rests) for one in clock.info(bench.now + 3 * DAY)] == [(DAY, away), (0, None), (0, None)]
    assert [one.rests for one in clock.info(away)] == [None] * 3
    bench.now = away + DAY
    assert 0 in clock.out(bench.now)
    bench.do(None, TimeOut(0))
    assert bench.table.chairs[0].away


def test_who_comes_back_early_has_what_was_left() -> None:
    bench = Bench(speed=DaysClock(days=2))
    bench.do("ania", Rest(bench.now + 5 * DAY))
    bench.now += DAY
    bench.do("ania", Rest(bench.now))
    assert bench.table.clock.due(0) == bench.now + 2 * DAY


def test_a_table_that_is_rebuilt_knows_who_is_away() -> None:
    bench = Bench(speed=DaysClock(days=2))
    bench.do("ania", Rest(bench.now + 5 * DAY))
    again = bench.table.again(bench.table.seq)
    assert again.clock.rests == bench.table.clock.rests
    assert again.clock.due(0) == bench.table.clock.due(0)


def test_a_live_game_waits_for_nobody() -> None:
    bench = Bench(speed=LiveClock(seconds=60))
    before = bench.table.seq
    bench.adopt(bench.table.decide("ania", Rest(bench.now + DAY), bench.now))
    assert bench.table.seq == before


def test_a_vacation_belongs_to_the_person_and_not_to_the_seat() -> None:
    bench = Bench(speed=DaysClock(days=2))
    bench.do("ania", Rest(bench.now + 5 * DAY))
    bench.adopt(Decision([Sitting(seating.person_seat(0, "zoe", "Zoé"))]))
    assert bench.table.clock.resting(0, bench.now) is None


def test_thirty_days_a_year_and_a_day_that_is_begun_counts_whole(tmp_path: Path) -> None:
    new_year = 1_767_225_600_000  # 2026
    with connected(sqlite(tmp_path)) as engine:
        assert vacations.take(engine, "ania", 10, new_year) == (new_year + 10 * DAY, 20)
        assert vacations.take(engine, "ania", 5, new_year) == (new_year + 15 * DAY, 15)  # longer than planned
        assert vacations.end(engine, "ania", new_year + 2 * DAY + 1) == (None, 27)
        with pytest.raises(vacations.TooLong):
            vacations.take(engine, "ania", 28, new_year + 3 * DAY)
        assert vacations.of(engine, "bea", new_year).left == 30
        assert vacations.of(engine, "ania", new_year + 366 * DAY).left == 30


# ---------------------------------------------------------------------------------------------- what is written down


@contextmanager
def somebody_at_a_table(folder: Path) -> Iterator[sa.Engine]:
    """A table "t", two people, and a bot of one of them."""
    with connected(sqlite(folder)) as engine:
        with engine.begin() as connection:
            connection.execute(
                TABLES.insert(),
                {"id": "t", "setup": "{}", "game": "lutece", "public": False, "phase": "running", "changed": 0},
            )
            for id_ in ("ania", "bea"):
                row = {"id": id_, "name": id_, "language": "en", "generation": 1, "created": 0}
                connection.execute(PEOPLE.insert(), row)
            bot = {"id": "hannibal", "name": "Hannibal", "keeper": "ania", "generation": 1, "created": 0}
            connection.execute(BOTS.insert(), bot)
        yield engine


def test_of_who_has_left_for_good_no_turn_is_written_late(tmp_path: Path) -> None:
    """What a table had noted before they left may be written after it, by any process."""
    with somebody_at_a_table(tmp_path) as engine:
        noted = {"t": Asked(tuple(Turn(at, who, 10, None, None) for at, who in enumerate(("ania", "bea", "hannibal"))))}
        store = Store(engine)

        def kept() -> list[str]:
            return [turn.person for turns in asked.at_tables(engine, ["t"]).values() for turn in turns]

        asked.write(engine, noted)
        assert kept() == ["ania", "bea", "hannibal"]
        Bots(store).forget("ania")
        assert kept() == ["ania", "bea"]
        People(store, "secret").delete("ania")
        assert kept() == ["bea"]
        asked.write(engine, noted)
        assert kept() == ["bea"]


def test_a_turn_that_goes_on_keeps_its_beginning_and_what_was_told(tmp_path: Path) -> None:
    with somebody_at_a_table(tmp_path) as engine:

        def kept() -> list[tuple[int, str, int, int]]:
            with engine.connect() as connection:
                rows = connection.execute(TURNS.select().order_by(TURNS.c.seat, TURNS.c.plea)).all()
            return [(row.seat, row.person, row.since, row.told) for row in rows]

        asked.write(engine, {"t": Asked((Turn(0, "ania", 10, None, None), Turn(1, "bea", 10, None, None)))})
        with engine.begin() as connection:
            assert asked.mark(connection, [("t", 0, False), ("t", 1, False)], asked.TOLD) == 2
            assert asked.mark(connection, [("t", 0, False)], asked.TOLD) == 0  # once
        asked.write(engine, {"t": Asked((Turn(0, "ania", 10, 99, None),))})
        assert kept() == [(0, "ania", 10, 1)]
        asked.write(engine, {"t": Asked((Turn(0, "ania", 50, None, None),), fresh=True)})  # the server came back
        assert kept() == [(0, "ania", 10, 1)]
        asked.write(engine, {"t": Asked((Turn(0, "ania", 60, None, None),))})  # asked anew
        assert kept() == [(0, "ania", 60, 0)]
        plea = Turn(0, "ania", 70, None, None, plea=True)  # beside her turn, and told apart from it
        asked.write(engine, {"t": Asked((Turn(0, "ania", 60, None, None), plea))})
        with engine.begin() as connection:
            assert asked.mark(connection, [("t", 0, False)], asked.TOLD) == 1
        assert kept() == [(0, "ania", 60, 1), (0, "ania", 70, 0)]
        assert asked.at_tables(engine, ["t"])["t"][1] == plea
        asked.write(engine, {"t": Asked(())})
        assert kept() == []


async def turns_of(someone: Guest, count: int) -> list[Json]:
    """Where somebody is asked, once that are so many tables: it is written within a second or two."""
    async with asyncio.timeout(60):
        while len(found := await someone.get("/api/me/turns")) != count:
            await asyncio.sleep(0.1)
    return list(found)


def mine(lobby: Any, table: str) -> Json:
    return next(row for row in lobby["mine"] if row["table"]["id"] == table)


async def test_the_lobby_tells_where_it_is_my_turn_and_how_long_i_have(server: Server) -> None:
    async with guest(server, "Ania") as ania, guest(server, "Bea") as bea:
        slow = await ania.table("me", "open", speed=DAYS)
        free = await ania.table("me", "open")
        for table in (slow, free):
            await bea.join(table)
        found = await turns_of(ania, 2)
        assert [row["table"] for row in found] == [slow, free]  # what runs out comes first
        assert 2 * DAY < found[0]["left"] <= 3 * DAY
        assert found[1]["left"] is None
        async with ania.sit(slow) as tab:
            await tab.answer()
        lobby = await ania.get("/api/lobby")
        assert mine(lobby, slow)["asked"] == [1]
        assert 2 * DAY < mine(lobby, slow)["left"] <= 3 * DAY  # Bea's
        assert mine(lobby, free)["asked"] == [0, 1]
        assert mine(lobby, free)["left"] is None
        assert [row["table"] for row in await turns_of(ania, 1)] == [free]


async def test_a_server_that_was_killed_still_knows(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path)) as server:
        async with guest(server, "Ania") as ania, guest(server, "Bea") as bea:
            table = await ania.table("me", "open", speed=DAYS)
            await bea.join(table)
            await turns_of(ania, 1)
            server.kill()
            server.start()
            assert [row["table"] for row in await ania.get("/api/me/turns")] == [table]
            assert mine(await ania.get("/api/lobby"), table)["asked"] == [0, 1]


async def test_others_see_until_when_somebody_is_away(server: Server) -> None:
    async with guest(server, "Ania") as ania, guest(server, "Bea") as bea:
        table = await ania.table("me", "open", speed=DAYS)
        await bea.join(table)
        async with bea.sit(table) as tab:
            found = await ania.post("/api/me/vacation", {"days": 7})
            assert found["left"] == 23
            await tab.until(lambda: bool(tab.situation["clocks"][0]["rests"]))
            assert tab.situation["clocks"][0]["rests"] == found["until"]
            assert [one["type"] for one in tab.happened()][-1] == "rested"
            assert mine(await ania.get("/api/lobby"), table)["rests"] == found["until"]
            late = await bea.table("me", "open", speed=DAYS)  # begun while she is away
            await ania.join(late)
            async with bea.sit(late) as other:
                await other.until(lambda: other.situation["clocks"][0 + 1]["rests"] == found["until"])
            assert (await ania.client.delete("/api/me/vacation")).json() == {"until": None, "left": 29, "of": 30}
            await tab.until(lambda: tab.situation["clocks"][0]["rests"] is None)
        assert (await ania.post("/api/me/vacation", {"days": 30}, status=409))["code"] == "no-days-left"
        assert len((await ania.get("/api/me/export"))["vacations"]) == 1
