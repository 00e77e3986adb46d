"""What people add to the seed: wherever cards are dealt, and nobody waits for ever for somebody who adds nothing."""

import asyncio
from pathlib import Path

import pytest

import ludus
from ludus.core import record
from ludus.server.protocol import Leave, NoClock
from ludus.server.tables import commitment, seating
from ludus.server.tables.entries import Opening, Setup, Sitting
from ludus.server.tables.orders import Deal, Sit
from ludus.server.tables.table import SALTING, Decision, Table
from tests.server.client import guest
from tests.server.desk import Bench
from tests.server.running import Server, serving, sqlite
from tests.server.test_socket import play

pytestmark = pytest.mark.anyio


def waiting(*people: str) -> Bench:
    """A table of people where nothing is dealt yet; nobody's name is a bot."""
    version = ludus.game("lutece").version
    bench = Bench.__new__(Bench)
    setup = Setup("t", "lutece", version, len(people), 1, "s", 0, {}, NoClock(), host=people[0], salted=True)
    bench.table, bench.now = Table(setup), 1000
    chairs = [
        seating.person_seat(seat, name, name) if name else seating.bot_seat(seat, "greedy", "lutece")
        for seat, name in enumerate(people)
    ]
    bench.adopt(Decision([Opening(), *(Sitting(chair) for chair in chairs)]))
    return bench


def test_the_cards_wait_for_what_everybody_adds() -> None:
    bench = waiting("ania", "bea", "")
    bench.do("ania", Sit(None, "ania", "aa"))
    assert bench.table.phase == "waiting"
    bench.do("bea", Sit(None, "bea", "bb"))
    assert (bench.table.phase, bench.table.salted) == ("running", "aa,bb,")


def test_somebody_with_two_seats_adds_once_and_what_was_added_stays() -> None:
    bench = waiting("ania", "ania", "bea")
    bench.do("ania", Sit(None, "ania", "aa"))
    assert bench.table.decide("ania", Sit(None, "ania", "cc"), 0).deeds == []
    bench.do("bea", Sit(None, "bea", "bb"))
    assert (bench.table.phase, bench.table.salted) == ("running", "aa,,bb")


def test_who_adds_nothing_holds_up_nobody_and_who_stands_up_takes_it_along() -> None:
    bench = waiting("ania", "bea")
    bench.do("ania", Sit(None, "ania", "aa"))
    assert bench.table.deals_at == bench.now + SALTING
    bench.do("ania", Leave("c1", 0))
    assert not bench.table.deals_at
    assert bench.table.decide(None, Deal(), 0).deeds == []
    bench.do("ania", Sit(None, "ania", "dd"))
    bench.do(None, Deal())
    assert (bench.table.phase, bench.table.salted) == ("running", "dd,")
    assert bench.table.decide(None, Deal(), 0).deeds == []


async def test_a_table_of_one_person_and_bots_waits_for_that_person(server: Server) -> None:
    async with guest(server) as ania:
        table = await ania.table("me", "greedy", pace=0, salted=True)
        before = await ania.get(f"/api/tables/{table}")
        assert before["phase"] == "waiting"
        after = await ania.post(f"/api/tables/{table}/join", {"salt": "c0ffee"})
        assert after["phase"] == "running"
        async with ania.sit(table) as tab:
            await play(tab)
        found = record.read((await ania.client.get(f"/api/tables/{table}/record")).text, ludus.game)
        assert found.salts == "c0ffee,"
        assert commitment.of_record(found, ludus.game("lutece")) == before["commitment"]


async def test_a_table_of_bots_alone_waits_for_nobody(server: Server) -> None:
    async with guest(server) as ania:
        table = await ania.table("greedy", "greedy", pace=0, salted=True)
        assert (await ania.get(f"/api/tables/{table}"))["phase"] != "waiting"


async def test_at_a_rematch_everybody_adds_anew(server: Server) -> None:
    async with guest(server) as ania, guest(server, "Bea") as bea:
        table = await ania.table("me", "open", pace=0)
        await bea.join(table)
        async with ania.sit(table) as one, bea.sit(table) as two:
            await play(one, two)
        again = await bea.post(f"/api/tables/{table}/rematch?salted=true")
        path = f"/api/tables/{again['id']}/join"
        assert again["phase"] == "waiting"
        assert (await ania.post(path, {"salt": "aaaa"}))["phase"] == "waiting"
        assert (await bea.post(path, {"salt": "bbbb"}))["phase"] == "running"
        async with ania.sit(again["id"]) as one, bea.sit(again["id"]) as two:
            await play(one, two)
            assert one.situation["sheet"]["salts"] == "bbbb,aaaa"  # the seats have turned


async def test_after_a_while_the_cards_are_dealt_all_the_same_even_if_the_server_was_stopped(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path)) as server:
        async with guest(server) as ania:
            table = await ania.table("me", "greedy", pace=0, salted=True)
            server.kill()
            server.start()
            async with ania.sit(table) as tab:
                async with asyncio.timeout(SALTING / 1000 + 30):
                    await tab.until(lambda: tab.table["phase"] == "running")
                await play(tab)
                assert tab.situation["sheet"]["salts"] == ""
