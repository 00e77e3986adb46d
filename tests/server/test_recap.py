"""What somebody has missed: kept for each person and table, told where they come back, and only what they may know."""

import asyncio
import json
import threading
from contextlib import nullcontext
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa
from msgspec.structs import replace

import ludus
from ludus.server import protocol
from ludus.server.hall.sights import Sights
from ludus.server.protocol import Answer, Leave, Undo
from ludus.server.store import database as databases
from ludus.server.store import seen
from ludus.server.store.seen import Sight
from ludus.server.store.social import SEEN
from ludus.server.store.store import Store
from ludus.server.tables import recap
from ludus.server.tables.clock import DAY
from ludus.server.tables.entries import Sitting
from ludus.server.tables.orders import BotAnswer
from ludus.server.tables.table import Decision, Table
from tests.server.client import Guest, guest
from tests.server.desk import NAMES, Bench
from tests.server.running import Server, serving
from tests.server.test_processes import elsewhere
from tests.server.test_table import bids


def told(bench: Bench, seq: int, away: int = DAY, person: str = "ania") -> bool:
    found = recap.missed(bench.table, person, seq, bench.now, bench.now + away)
    assert found is None or (found.seq, found.at) == (seq, bench.now)
    return found is not None


def test_whoever_was_away_hears_of_what_others_did() -> None:
    bench = Bench()
    seq = bench.table.seq
    assert not told(bench, seq)
    bench.answer(0, "bid A 1")
    assert not told(bench, seq)  # my own
    bench.answer(1, "bid A 1")
    assert told(bench, seq)
    assert not told(bench, bench.table.seq)


def test_one_short_move_while_a_page_is_loaded_again_is_not_worth_a_word() -> None:
    bench = Bench()
    seq = bench.table.seq
    bench.answer(1, "bid A 1")
    assert not told(bench, seq, away=recap.A_WHILE - 1)
    assert told(bench, seq, away=recap.A_WHILE)
    bench.play_on(Random(1), answers=60)
    assert told(bench, seq, away=0)  # so much cannot be followed however short it took


def test_what_was_taken_back_is_not_told_of() -> None:
    bench = Bench()
    bids(bench)
    seq = bench.table.seq
    agreed = bench.answer(1, "agree")
    assert told(bench, seq)
    bench.do("bea", Undo("u", 1, agreed.seq))
    assert not told(bench, seq)


def test_a_bot_that_sits_in_for_me_is_another() -> None:
    bench = Bench()
    bench.do("ania", Leave("l", 0))
    seq = bench.table.seq
    bench.do(None, BotAnswer(0, bench.table.question, list(bench.table.position.legal(0)[:1])))
    assert told(bench, seq)


def test_spectators_and_who_shares_a_device_hear_nothing() -> None:
    bench = Bench()
    seq = bench.table.seq
    bench.answer(2, "bid A 1")
    assert not told(bench, seq, person="dora")
    bench.adopt(Decision([Sitting(replace(bench.table.chairs[1], person="ania"))]))
    assert not told(bench, seq)


@pytest.mark.parametrize("game", ludus.titles())
def test_a_recap_begins_where_one_left_and_ends_now(game: str) -> None:
    bench = Bench(game, seats=3, seed=2)
    bench.play_on(Random(2), answers=20)
    seq, then = bench.table.seq, bench.table.game.view(bench.table.position, 1)
    bench.play_on(Random(3), answers=30)
    found = recap.recap(bench.table, seq, 1)()
    assert (found.before, found.answers) == (20, len(bench.table.answers))
    assert found.view == then
    assert [one.answers for one in found.happened] == list(range(21, found.answers + 1))
    assert [one.seat for one in found.happened] == [seat for seat, _ in bench.table.answers[20:]]


@pytest.mark.parametrize("game", ludus.titles())
def test_a_recap_is_the_same_whatever_was_hidden(game: str) -> None:
    """A game is gone through twice from a moment: as it is, and with all that a seat did not know then drawn anew. As
    long as the seat sees the same, it is told the same of it later."""
    bench, compared = Bench(game, seats=3, seed=7), 0
    bench.play_on(Random(7), answers=12)
    for number in range(40):
        viewer, random = number % 3, Random(number)
        twin = swapped(bench, viewer, number)
        seq, seen_ = bench.table.seq, [bench.table, twin.table]
        for _ in range(4):
            seat = random.choice(bench.table.pending())
            shared = [one for one in seen_[0].position.legal(seat) if seen_[1].position.allows(seat, one)]
            if not shared or bench.table.pending() != twin.table.pending():
                break
            action = random.choice(shared)
            for one in (bench, twin):
                one.do(NAMES[seat], Answer(f"n{number}-{one.table.seq}", seat, one.table.question, [action]))
            if not alike(bench.table, twin.table, viewer):
                break
            compared += 1
            here, there = (json.loads(protocol.write(recap.recap(one.table, seq, viewer)())) for one in (bench, twin))
            assert here == there
        if bench.table.over:
            break
    assert compared > 20


def swapped(bench: Bench, viewer: int, seed: int) -> Bench:
    """A copy of a table in which all that a seat does not know is drawn anew, generator included."""
    table, other = bench.table, Bench.__new__(Bench)
    other.table, other.now, other.told = Table(table.setup), bench.now, {}
    copied = {name: one.copy() if isinstance(one, list | dict) else one for name, one in table.__dict__.items()}
    other.table.__dict__.update(copied)
    state = table.position.determinize(viewer, seed)
    other.table.state, other.table.clock = state, table.clock.copy()
    other.table.takebacks, other.table.free = [], 0  # they lead back to what is not so there
    other.table.marks = [other.table.mark()]  # from where its past is played again
    return other


def alike(one: Table, two: Table, viewer: int) -> bool:
    """Whether a seat has seen the same so far."""
    last = [table.events([table.position], viewer) for table in (one, two)]
    views = [table.game.view(table.position, viewer) for table in (one, two)]
    return views[0] == views[1] and last[0] == last[1]


# ---------------------------------------------------------------------- kept, in both databases


@pytest.fixture
def engine(database: str) -> sa.Engine:
    return databases.connect(database)


def known(engine: sa.Engine, table: str) -> None:
    """Two people and a table stand in the database."""
    with engine.begin() as connection:
        for person in ("ania", "bea"):
            row = {"id": person, "name": person, "language": "en", "generation": 0, "created": 0}
            connection.execute(databases.PEOPLE.insert(), row)
        kept = {"id": table, "setup": "{}", "game": "lutece", "public": False, "phase": "running", "changed": 0}
        connection.execute(databases.TABLES.insert(), kept)


def test_what_was_seen_stays_seen_whichever_device_says_so_last(engine: sa.Engine) -> None:
    known(engine, "t")
    assert seen.last(engine, "ania", "t") is None
    seen.write(engine, {("ania", "t"): Sight(7, 100), ("bea", "t"): Sight(3, 50), ("gone", "t"): Sight(3, 50)})
    seen.write(engine, {("ania", "t"): Sight(5, 200)})
    assert seen.last(engine, "ania", "t") == Sight(7, 200)
    assert seen.last(engine, "bea", "t") == Sight(3, 50)
    assert seen.last(engine, "gone", "t") is None  # of nobody nothing is kept
    with engine.begin() as connection:
        assert seen.export(connection, "ania") == [{"table": "t", "entry": 7, "at": 200}]
        seen.forget(connection, "ania")
    assert seen.last(engine, "ania", "t") is None
    engine.dispose()


@pytest.mark.anyio
async def test_what_is_being_written_counts_already(engine: sa.Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    bench, sights, gate, write = Bench(), Sights(Store(engine)), threading.Event(), seen.write
    bids(bench)

    def slowly(*words: Any) -> None:
        gate.wait(20)
        write(*words)

    monkeypatch.setattr(seen, "write", slowly)
    here = bench.table.setup.id
    known(engine, here)
    write(engine, {("ania", here): Sight(1, 0)})
    assert await sights.missed(bench.table, "ania") is not None
    sights.note("ania", here, bench.table.seq)
    flushing = asyncio.create_task(sights.flush())
    await asyncio.sleep(0)
    assert sights.changed == {}
    assert await sights.missed(bench.table, "ania") is None
    gate.set()
    await flushing
    assert sights.writing == {}
    engine.dispose()


async def kept(server: Server, person: str, table: str, seq: int) -> None:
    """Waits until it is written that somebody has seen an entry; then, that it was two days ago."""
    with databases.connected(server.database) as engine:
        while (last := seen.last(engine, person, table)) is None or last.seq < seq:
            await asyncio.sleep(0.05)
        with engine.begin() as connection:
            connection.execute(SEEN.update().values(at=last.at - 2 * DAY))


async def bid(person: Guest, table: str) -> int:
    async with person.sit(table) as tab:
        await tab.asked()
        return int((await tab.answer("bid revenue revenue"))["seq"])


@pytest.mark.anyio
async def test_it_follows_me_from_one_device_to_another(database: str) -> None:
    """On PostgreSQL, from one process to another."""
    several = not database.startswith("sqlite")
    with serving(database) as one, serving(database) if several else nullcontext(one) as two:
        async with guest(one) as ania, guest(two, "Bo") as bo:
            table = await ania.table("me", "open", "open")
            await bo.join(table)
            async with guest(two, "Carl") as carl, ania.sit(table) as desk:
                await carl.join(table)
                await desk.asked()
                assert desk.hello.get("missed") is None
                seq = desk.situation["seq"]
                assert (await desk.ask("seen", seq=seq, leaving=True))["type"] == "accepted"
                await kept(one, ania.id, table, seq)
                for person in (bo, carl):
                    await bid(person, table)
                assert all(message["type"] != "hello" for message in desk.messages[1:])  # the tab stayed open
            async with elsewhere(ania, two) as again:
                async with again.sit(table) as phone:
                    missed = phone.hello["missed"]
                    assert missed["seq"] == seq
                    assert phone.situation["at"] - missed["at"] >= 2 * DAY
                    found = await again.get(f"/api/tables/{table}/recap/{seq}?seat=0")
                    assert [each["seat"] for each in found["happened"]] == [1, 2]
                    assert (found["before"], found["answers"]) == (0, 2)
                    newest = phone.situation["seq"]
                    await phone.ask("seen", seq=newest + 100)  # no more than there is
                await kept(two, ania.id, table, newest)
            async with ania.sit(table) as desk:
                assert desk.hello["missed"] is None
            async with bo.sit(table) as tab:
                assert tab.hello["missed"] is None  # who has never said what they saw
            await bo.get(f"/api/tables/{table}/recap/0?seat=0", status=403)
            document = await ania.get("/api/me/export")
            assert [each["table"] for each in document["seen"]] == [table]
            assert (await ania.client.delete("/api/me")).status_code == 204
        with databases.connected(one.database) as engine:
            assert seen.last(engine, ania.id, table) is None


@pytest.mark.anyio
async def test_spectators_and_strangers_leave_no_trace(server: Server) -> None:
    async with guest(server) as ania, guest(server, "Bo") as bo:
        table = await ania.table("me", "greedy")
        async with bo.sit(table) as tab:
            assert (await tab.ask("seen", seq=3))["type"] == "accepted"
        async with ania.sit(table) as tab:
            await tab.ask("seen", seq=1)
        await kept(server, ania.id, table, 1)
        with databases.connected(server.database) as engine:
            assert seen.last(engine, bo.id, table) is None
