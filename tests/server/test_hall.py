"""The tables of one process, driven without a network: clocks that really run out, seats that change hands."""

import asyncio
import gc
import json
import sqlite3
import time
import weakref
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

import ludus
from ludus import bots
from ludus.server import protocol
from ludus.server.fair import Busy
from ludus.server.hall import housekeeping, lobby
from ludus.server.hall.connection import Connection
from ludus.server.hall.hall import Hall
from ludus.server.hall.listeners import GATHER, frames
from ludus.server.hall.live import Live
from ludus.server.hall.thinking import HINTS
from ludus.server.protocol import Answer, Chat, DaysClock, Leave, LiveClock, NoClock, Return, Speed
from ludus.server.protocol.bodies import Person
from ludus.server.store import database
from ludus.server.store.store import Append, Store
from ludus.server.tables import seating
from ludus.server.tables.clock import DAY, now
from ludus.server.tables.entries import Opening, Setup, Sitting, Starting
from ludus.server.tables.orders import Denied, Sit
from tests.server.client import guest, stranger
from tests.server.running import serving, sqlite

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def hall(folder: Path) -> AsyncIterator[Hall]:
    with database.connected(sqlite(folder)) as engine:
        found = Hall(Store(engine), "here")
        try:
            yield found
        finally:
            await found.close()


async def table(hall: Hall, *people: str, speed: Speed | None = None, pace: int = 0, id_: str = "t") -> Live:
    """A table of people; an empty name is an open seat, one with a star a bot."""
    version = ludus.game("lutece").version
    setup = Setup(id_, "lutece", version, len(people), 1, "s", now(), {}, speed or NoClock(), pace=pace, host=people[0])
    chairs = [
        seating.open_seat(seat)
        if not name
        else seating.bot_seat(seat, name[1:])
        if name.startswith("*")
        else seating.person_seat(seat, name, name)
        for seat, name in enumerate(people)
    ]
    begun = [] if "" in people else [Starting()]
    return await hall.create(setup, [Opening(), *(Sitting(chair) for chair in chairs), *begun])


def received(connection: Connection) -> list[dict[str, Any]]:
    found = []
    while connection.outbox.items:
        item = connection.outbox.items.pop(0)
        if item is None:
            item, connection.latest = connection.latest, None
        found.append(json.loads(str(item)))
    return found


async def test_when_a_clock_really_runs_out_a_bot_sits_in_and_answers(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        live = await table(here, "ania", "bea", speed=LiveClock(seconds=4))  # in which bea has surely answered
        await here.perform("t", "bea", Answer("c", 1, live.table.question, list(live.table.position.legal(1)[:1])))
        async with asyncio.timeout(60):
            while len(live.table.answers) < 2:
                await asyncio.sleep(0.02)
        assert [chair.away for chair in live.table.chairs] == [True, False]
        assert live.table.answers[1][0] == 0
        await here.perform("t", "ania", Return("r", 0))
        assert [chair.away for chair in live.table.chairs] == [False, False]
        assert live.table.clock.left[0] == 60_000


async def test_who_loses_a_seat_no_longer_looks_through_it(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        live = await table(here, "ania", "bea", "")
        seated, newcomer = Connection("bea", 1, frozenset()), Connection("carl", -1, frozenset())
        live.join(seated)
        live.join(newcomer)
        await here.perform("t", "bea", Leave("l", 1))
        assert seated.seat == -1
        await here.perform("t", "carl", Sit(1, "Carl"))
        assert newcomer.seat == 1
        await here.perform("t", "bea", Sit(None, "Bea"))
        assert seated.seat == 2
        assert live.table.phase == "running"
        received(seated)
        received(newcomer)
        for seat, person in ((1, "carl"), (2, "bea")):
            await here.perform("t", person, Answer("c", seat, live.table.question, [1]))
        for connection, other in ((seated, 1), (newcomer, 2)):
            for message in (one for one in received(connection) if one["type"] != "present"):
                assert message["situation"]["seat"] == connection.seat
                assert message["situation"]["view"]["bids"][other] is None


async def test_a_retry_while_the_first_is_still_written_is_played_once(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        live = await table(here, "ania", "bea")
        wanted = Answer("once", 0, live.table.question, [1])
        seqs = await asyncio.gather(*(here.perform("t", "ania", wanted) for _ in range(5)))
        assert set(seqs) == {live.table.seq}
        assert len(live.table.answers) == 1


async def test_a_caller_that_goes_away_leaves_nothing_half_done(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        live = await table(here, "ania", "bea")
        task = asyncio.create_task(here.perform("t", "ania", Answer("c", 0, live.table.question, [1])))
        await asyncio.sleep(0)
        task.cancel()
        async with asyncio.timeout(60):
            while not live.table.answers:
                await asyncio.sleep(0.01)
        assert len(here.store.entries("t")) == live.table.seq


async def test_quiet_tables_are_put_away_and_read_again(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        live = await table(here, "ania", "bea")
        await here.perform("t", "ania", Answer("c", 0, live.table.question, [1]))
        before = live.table.position.to_bytes()
        live.idle_since -= 10_000
        await housekeeping.sweep(here)
        assert here.lives == {}
        again = await here.live("t")
        assert again is not None
        assert again.table.position.to_bytes() == before
        assert again.owned


async def test_a_table_that_is_put_away_takes_no_more_memory(tmp_path: Path) -> None:
    """It waits for no search through everything there is: such a search takes long, and comes seldom."""
    gc.disable()
    try:
        async with hall(tmp_path) as here:
            ids, left = ("people", "bots"), list[weakref.ref[Any]]()
            for id_, seats in zip(ids, (("ania", "bea"), ("*greedy", "*uniform")), strict=True):
                live = await table(here, *seats, id_=id_)
                watcher = Connection(None, -1, frozenset())
                live.join(watcher)
                live.hello(watcher, 0)
                async with asyncio.timeout(60):
                    while seats[0] != "ania" and not live.table.over:
                        await asyncio.sleep(0.02)
                await asyncio.sleep(2 * GATHER)
                live.part(watcher)
                await asyncio.sleep(2 * GATHER)
                live.idle_since -= 10_000
                left += [weakref.ref(live), weakref.ref(live.table)]
            del live
            await housekeeping.sweep(here)
            assert here.lives == {}
            assert [one() for one in left] == [None] * 4
    finally:
        gc.enable()


async def test_all_bots_play_to_the_end_by_themselves(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        live = await table(here, "*greedy", "*uniform", "*uniform")
        async with asyncio.timeout(60):
            while not live.table.over:
                await asyncio.sleep(0.02)
        assert [one.id for one in here.store.of_person("ania")] == []
        with pytest.raises(Denied):
            await here.perform("t", None, Sit(None, "Late"))


async def test_a_table_makes_each_bot_once_and_lets_them_go_at_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make, made = bots.make, []

    def counted(name: str, seed: int | None = None, game: str = "") -> bots.Bot:
        if seed is not None:  # without one a name is only tried
            made.append(name)
        return make(name, seed or 0, game)

    monkeypatch.setattr(bots, "make", counted)
    async with hall(tmp_path) as here:
        live = await table(here, "*greedy", "*uniform", "*casual")
        async with asyncio.timeout(60):
            while not live.table.over:
                await asyncio.sleep(0.02)
        assert len(live.table.answers) > 20
        assert sorted(made) == ["casual", "greedy", "uniform"]
        while live.thinking:
            await asyncio.sleep(0.02)
        assert live.minds.seated == {}


@pytest.mark.skipif(not ludus.compiled, reason="plain rules hold the interpreter while they search")
async def test_bots_that_search_hold_up_neither_other_tables_nor_the_loop(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        searching = [await table(here, "*master", "*master", "ania", id_=f"slow{number}") for number in range(4)]
        quick = await table(here, "*greedy", "*casual", "*uniform", id_="quick")
        gaps = []
        async with asyncio.timeout(60):
            while not quick.table.over:
                start = time.perf_counter()
                await asyncio.sleep(0.01)
                gaps.append(time.perf_counter() - start)
        assert sum(len(live.table.answers) for live in searching) < 20  # else the quick ones stood in their queue
        assert sorted(gaps)[len(gaps) // 2] < 0.1


async def test_a_slow_listener_is_let_go_and_others_are_not_held_up(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        slow, player = Connection(None, -1, frozenset()), Connection("ania", 0, frozenset())
        live = await table(here, "ania", "bea")
        live.join(slow)
        live.join(player)
        while not slow.closed:
            live.tell(live.connections, live.table.log[-1], frames(live.table, live.table.log[-1], (-1, 0), {}))
        assert received(slow)[0] == {"type": "closing", "reason": "slow"}
        assert not player.closed  # a seat is worth more


async def test_what_nobody_wants_to_read_is_written_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many have muted who says it."""
    async with hall(tmp_path) as here:
        live = await table(here, "ania", "bea")
        bea = Connection("bea", 1, frozenset())
        crowd = [Connection(f"p{number}", -1, frozenset({"ania", f"q{number}"})) for number in range(50)]
        for one in (bea, *crowd):
            live.join(one)
        written, write = list[Any](), protocol.write

        def counted(message: Any) -> bytes:
            written.append(message)
            return write(message)

        monkeypatch.setattr(protocol, "write", counted)
        await live.perform("ania", Chat("c", "Salve"))
        assert len(written) <= 4  # for the seat and for the gallery, to be read and not to be
        (told,) = received(bea)
        assert told["happening"]["text"] == "Salve"
        for one in crowd:
            (told,) = received(one)
            assert (told["happening"]["person"], told["happening"]["text"]) == ("ania", None)


async def test_a_crowd_that_comes_and_goes_throws_nobody_out(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        live = await table(here, "ania", "bea")
        player = Connection("ania", 0, frozenset())
        live.join(player)
        crowd = [Connection(None, -1, frozenset()) for _ in range(900)]
        for one in crowd:
            live.join(one)
            await asyncio.sleep(0.0005)
        for one in crowd[:450]:
            live.part(one)
        await asyncio.sleep(0.2)
        assert not player.closed
        told = [message for message in received(player) if message["type"] == "present"]
        assert told == [{"type": "present", "people": ["ania"], "spectators": 450}]


async def test_spectators_of_one_address_do_not_keep_a_player_out(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path), LUDUS_SOCKETS="3") as server:
        async with guest(server) as ania, stranger(server) as anybody:
            mine = await ania.table("me", "here:Jan")
            tabs = [await anybody.connect(mine) for _ in range(3)]
            with pytest.raises(ConnectionError, match="4429"):
                await anybody.connect(mine)
            async with ania.sit(mine) as tab:
                assert (await tab.ask("ping"))["type"] == "pong"
            for one in tabs:
                await one.close()


async def test_one_damaged_table_stops_neither_housekeeping_nor_the_lobby(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        for number in range(9):
            await table(here, "*greedy", "*uniform", "ania", id_=f"t{number}")
    with database.connected(sqlite(tmp_path)) as engine:
        with engine.begin() as connection:
            for id_, damaged in (("t0", "{"), ("t1", "null"), ("t2", '{"id":"t2"}')):
                connection.execute(database.TABLES.update().where(database.TABLES.c.id == id_).values(setup=damaged))
            connection.execute(database.ENTRIES.update().where(database.ENTRIES.c.table_id == "t3").values(deed="?"))
        again = Hall(Store(engine), "again")
        for _ in range(2):
            again.store.beat("again")
            await housekeeping.sweep(again)
        again.store.beat("again")
        assert sorted(again.lives) == ["t4", "t5", "t6", "t7", "t8"]
        assert again.store.orphans() == []  # those that cannot be read are not tried every second
        assert len(lobby.lobby(again.store, None).running) == 0
        mine = lobby.lobby(again.store, Person("ania", "Ania", "pl", None)).mine
        assert len(mine) == 9
        await again.close()


@pytest.mark.skipif(not ludus.compiled, reason="plain rules hold the interpreter while they search")
async def test_one_who_fills_the_house_with_masters_keeps_no_other_waiting(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        many = [await table(here, "ania", "*master", "*master", id_=f"m{number}") for number in range(20)]
        other = await table(here, "bea", "*master", id_="other")
        before = sum(len(live.table.answers) for live in many)
        async with asyncio.timeout(60):
            while not other.table.answers:
                await asyncio.sleep(0.01)
        cores = here.thinkers.slow.pool._max_workers
        given = sum(len(live.table.answers) for live in many) - before
        assert given <= 2 * cores + 2  # of about forty that were asked before


async def test_hints_have_a_share_and_end_with_their_socket(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        live = await table(here, "ania", "bea")
        asked = [asyncio.create_task(here.thinkers.advise("ania", live.table.position, 0, seed)) for seed in range(9)]
        await asyncio.sleep(0.01)
        refused = [task for task in asked if task.done() and isinstance(task.exception(), Busy)]
        assert len(refused) == 9 - HINTS
        for task in asked:
            task.cancel()
        await asyncio.gather(*asked, return_exceptions=True)
        assert here.thinkers.slow.queued() == 0
        assert here.thinkers.advised.total() == 0


async def test_a_full_disk_is_said_and_not_asked_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hall(tmp_path) as here:
        live = await table(here, "ania", "*uniform", "*uniform", speed=LiveClock(seconds=1), pace=1000)
        with full_disk(here):
            tried: list[Append] = []
            append = here.writer.append

            async def counted(append_: Append) -> None:
                tried.append(append_)
                await append(append_)

            monkeypatch.setattr(here.writer, "append", counted)
            with pytest.raises(Denied) as refused:
                await table(here, "bea", "carl", id_="other")
            assert refused.value.code == "busy"
            assert not await here.reachable()
            await asyncio.sleep(3)  # the clock runs out, and bots want to answer
            assert 1 <= len(tried) <= 20
        assert await here.reachable()
        async with asyncio.timeout(60):
            while not live.table.chairs[0].away or len(live.table.answers) < 3:
                await asyncio.sleep(0.02)  # and then it goes on by itself


@contextmanager
def full_disk(hall: Hall) -> Iterator[None]:
    """What SQLite says when nothing can be written any more."""

    def refused(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        if statement.startswith(("INSERT", "UPDATE")):
            raise sa.exc.OperationalError(statement, {}, sqlite3.OperationalError("database or disk is full"))

    sa.event.listen(hall.store.engine, "before_cursor_execute", refused)
    yield
    sa.event.remove(hall.store.engine, "before_cursor_execute", refused)


async def test_a_table_with_a_clock_of_days_is_put_away_and_wakes_in_time(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        live = await table(here, "ania", "bea", speed=DaysClock(days=1))
        soon = await table(here, "ania", "bea", speed=LiveClock(seconds=10), id_="soon")
        for one in (live, soon):
            one.idle_since -= 10_000
        await housekeeping.sweep(here)
        assert sorted(here.lives) == ["soon"]
        assert here.store.due(now()) == []
        with here.store.engine.begin() as connection:
            connection.execute(database.TABLES.update().values(wakes=database.TABLES.c.wakes - DAY))
        assert here.store.due(now()) == ["t"]
        await housekeeping.sweep(here)
        assert sorted(here.lives) == ["soon", "t"]
        assert here.store.due(now()) == []
