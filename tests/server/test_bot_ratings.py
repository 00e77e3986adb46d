"""Bots from outside have ratings of their own: on the scale of everybody, shown where they sit and on their page."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa
from msgspec.structs import replace

from ludus.bots.rating import NEWCOMER
from ludus.server.hall import outside
from ludus.server.people.bots import Bots
from ludus.server.people.people import People
from ludus.server.people.profiles import Profiles
from ludus.server.protocol import Answer, Leave
from ludus.server.store import database as databases
from ludus.server.store import results
from ludus.server.store.social import RATINGS, RESULTS
from ludus.server.store.store import Append, Store
from ludus.server.tables import seating
from ludus.server.tables.clock import now
from ludus.server.tables.entries import Entry, Sitting
from ludus.server.tables.orders import BotAnswer, Denied, Forget, Sit
from ludus.server.tables.results import Result, ended
from tests.server.client import guest
from tests.server.desk import Bench
from tests.server.finished import finished
from tests.server.running import Server
from tests.server.test_hall import hall, table
from tests.server.test_outside import Robot, made
from tests.server.test_ratings import RATED, ratings


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    engine = databases.connect(database)
    yield Store(engine)
    engine.dispose()


def played(id_: str, bot: str, name: str, *others: str, at: int = 1) -> Append:
    """A rated game that a bot from outside has won."""
    append = finished(id_, bot, *others, at=at, rated=True)
    entries = list(append.entries)
    entries[1] = Entry(2, at, Sitting(seating.outside_seat(0, bot, name)))
    return append._replace(entries=entries)


def test_a_bot_is_rated_as_everybody_is_and_reckoned_again_by_the_same_command(store: Store) -> None:
    ania = People(store, "secret").new("Ania", "en", 1).id
    bot = Bots(store).make("Hannibal", None, 1).bot.id
    store.append(played("a", bot, "Hannibal", ania))
    store.append(played("b", bot, "Hannibal", "bot:skilled", at=2))
    before = ratings(store)
    assert before[bot][0] > NEWCOMER.mean > before[ania][0]
    assert before[bot][2] == 2
    assert results.rate_again(store.engine) == 2
    assert ratings(store) == before


def test_its_page_is_for_everybody(store: Store) -> None:
    people, bots = People(store, "secret"), Bots(store)
    ania, bea = (people.new(name, "en", 1).id for name in ("Ania", "Bea"))
    bot = bots.make("Hannibal", ania, 7).bot.id
    store.append(played("a", bot, "Hannibal", bea, at=1))
    store.append(played("b", bot, "Hannibal", bea, "bot:skilled", at=2))
    for reader in (None, ania, bea):
        found, page = Profiles(store).profile(bot, reader, 10), Profiles(store).games(bot, reader)
        assert found is not None
        assert page is not None
        assert (found.name, found.bot, found.since, found.mine, found.games) == ("Hannibal", True, 7, False, 2)
        assert [(one.game, one.games) for one in found.ratings] == [("lutece", 2)]
        assert found.mates == []  # Bea does not show herself
        assert [one.table for one in page.games] == ["b", "a"]
        assert [(one.name, one.outside) for one in page.games[0].seats] == [
            ("Hannibal", True), (bea.capitalize(), False), ("", False),
        ]  # fmt: skip
    mine = Profiles(store).profile(bea, bea, 10)
    assert mine is not None
    assert not mine.bot
    assert [(one.person, one.bot, one.name, one.games) for one in mine.bots] == [
        (bot, None, "Hannibal", 2), (None, "skilled", "", 1),
    ]  # fmt: skip
    bots.revoke(bot, 20)
    assert Profiles(store).profile(bot, None, 30) is not None  # what it has played stays
    bots.forget(ania)
    assert Profiles(store).profile(bot, None, 30) is None
    with store.engine.connect() as connection:
        assert connection.scalar(sa.select(sa.func.count()).where(RATINGS.c.player == bot)) == 0
        assert connection.scalar(sa.select(sa.func.count()).where(RESULTS.c.person == bot)) == 0


def bench() -> Bench:
    """Ania and a bot from outside at a table that has begun."""
    chairs = [seating.person_seat(0, "ania", "Ania"), seating.outside_seat(1, "b0t", "Hannibal")]
    return Bench(seats=2, chairs=chairs)


def to_the_end(one: Bench) -> tuple[Result, ...]:
    table = one.table
    while not table.over:
        seat = table.pending()[0]
        action = Random(table.seq).choice(table.position.legal(seat))
        chair = table.chairs[seat]
        if chair.bot is not None:
            one.do(None, BotAnswer(seat, table.question, [action]))
        else:
            one.do(chair.person, Answer(f"c{table.seq}", seat, table.question, [action]))
    found = ended(table, table.position)
    assert found is not None
    return found.results


def test_what_it_has_played_is_its_own_and_not_of_a_bot_of_the_server() -> None:
    found = to_the_end(bench())
    assert [(one.person, one.bot, one.gone) for one in found] == [("ania", None, False), ("b0t", None, False)]


def test_whoever_sits_in_for_it_is_not_rated() -> None:
    one = bench()
    one.do("b0t", Leave("l", 1))
    assert [(one.person, one.bot, one.gone) for one in to_the_end(one)][1] == ("b0t", None, True)
    one = bench()
    one.do("b0t", Forget())  # it was revoked
    assert [(one.person, one.bot, one.gone) for one in to_the_end(one)][1] == (None, None, True)


@pytest.mark.anyio
@pytest.mark.parametrize("first", ["keeper", "bot", "brother"])
async def test_who_comes_at_the_same_moment_as_their_own_bot_finds_the_seat_not_for_them(
    tmp_path: Path, first: str
) -> None:
    """All of them are on their way to the table, which is busy, before any is let in."""
    async with hall(tmp_path) as here:
        live = await table(here, "host", "", "", "")
        live.table.setup = replace(live.table.setup, rated=True, bots=True)
        ania = await asyncio.to_thread(People(here.store, "secret").new, "Ania", "en", now())
        bots = Bots(here.store)
        own, brother = [bots.make(name, ania.id, now()).bot for name in ("Hannibal", "Hasdrubal")]
        ways: dict[str, Callable[[], Coroutine[Any, Any, Any]]] = {
            "keeper": partial(here.perform, live.id, ania.id, Sit(None, "Ania", "")),
            "bot": partial(outside.sit_down, here, bots, own, live, None, ""),
            "brother": partial(outside.sit_down, here, bots, brother, live, None, ""),
        }
        waiting = []
        async with live.lock, asyncio.timeout(30):
            for name in sorted(ways, key=lambda name: name != first):
                waiting.append(asyncio.create_task(ways[name]()))
                while len(live.lock._waiters or ()) < len(waiting):
                    await asyncio.sleep(0.01)
        came = await asyncio.gather(*waiting, return_exceptions=True)
        refused = [one.code for one in came if isinstance(one, Denied)]
        assert refused == ["not-with-own"] * 2
        ids = {"keeper": ania.id, "bot": own.id, "brother": brother.id}
        assert [chair.person for chair in live.table.chairs] == ["host", ids[first], None, None]


@pytest.mark.anyio
async def test_where_it_sits_its_rating_is_shown_and_nobody_rates_a_bot_of_their_own(server: Server) -> None:
    async with guest(server, "Ania") as ania, guest(server, "Bea") as bea:
        (bot, token), (_, second) = await made(ania), await made(ania, "Hasdrubal")
        robot, brother = Robot(server, token), Robot(server, second)
        own = (await ania.post("/api/tables", {**RATED, "bots": True}))["id"]
        refused = await robot.join(own)
        assert (refused.status_code, refused.json()["code"]) == (409, "not-with-own")

        wanted: dict[str, Any] = {**RATED, "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], "bots": True}
        table = (await bea.post("/api/tables", wanted))["id"]
        assert (await robot.join(table)).status_code == 200
        assert (await robot.join(table)).status_code == 200  # a retry
        assert (await brother.join(table)).json()["code"] == "not-with-own"
        reply = await ania.client.post(f"/api/tables/{table}/join", json={})
        assert (reply.status_code, reply.json()["code"]) == (409, "not-with-own")
        found = {one["seat"]: one for one in await bea.get(f"/api/tables/{table}/standings")}
        assert (found[1]["mean"], found[1]["games"]) == (NEWCOMER.mean, 0)
        page = await bea.get(f"/api/people/{bot}/profile")
        assert (page["name"], page["bot"]) == ("Hannibal", True)

        friendly = await ania.table("me", "open", "open")
        for one in (robot, brother):
            assert (await one.join(friendly)).status_code == 200
