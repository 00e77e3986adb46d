"""Tournaments on a real server: rounds that begin once, count once, and survive whatever happens to a process."""

import asyncio
import gzip
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

import ludus
from ludus.languages import LANGUAGES
from ludus.server.hall import tournaments as hall
from ludus.server.people.export import packed
from ludus.server.people.people import People
from ludus.server.protocol.tournaments import MOST_ENTRANTS, TournamentIn
from ludus.server.store import database as databases
from ludus.server.store import tournaments
from ludus.server.store.store import Store
from ludus.server.store.tournaments import PAIRINGS, Refused
from ludus.server.tables.standings import WHOLE
from tests.server.client import Guest, Json, Tab, guest, stranger
from tests.server.finished import finished
from tests.server.running import Server, serving
from tests.server.test_outside import made
from tests.server.test_processes import elsewhere
from tests.server.test_society import befriend

PATIENCE = 60.0
SOURCE = Path(ludus.__file__).parent


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    engine = databases.connect(database)
    yield Store(engine)
    engine.dispose()


async def make(host: Guest, *bots: str, **more: Any) -> str:
    """A tournament at tables of two, with some bots in it."""
    wanted = {"name": "Ludi", "game": "lutece", "seats": 2, "pace": 0, **more}
    id_ = str((await host.post("/api/tournaments", wanted))["id"])
    for bot in bots:
        await host.post(f"/api/tournaments/{id_}/entrants", {"bot": bot})
    return id_


async def look(person: Guest, id_: str, round_: int = 0) -> Json:
    found: Json = await person.get(f"/api/tournaments/{id_}" + (f"?round={round_}" if round_ else ""))
    return found


async def until(person: Guest, id_: str, **values: Any) -> Json:
    """Waits for a tournament to be so far."""
    async with asyncio.timeout(PATIENCE):
        found = await look(person, id_)
        while values.items() - {name: found[name] for name in values}.items():
            await asyncio.sleep(0.05)
            found = await look(person, id_)
    return found


async def set_up(person: Guest, id_: str) -> Json:
    """Waits until the tables of the round are there."""
    async with asyncio.timeout(PATIENCE):
        found = await look(person, id_)
        while any(one["state"] == "planned" for one in found["pairings"]):
            await asyncio.sleep(0.05)
            found = await look(person, id_)
    return found


async def play_out(*tabs: Tab) -> None:
    """Everybody answers until the game is over."""
    async with asyncio.timeout(PATIENCE):
        while any(tab.situation["sheet"] is None for tab in tabs):
            for tab in tabs:
                if tab.situation["legal"]:
                    await tab.answer()
            await asyncio.sleep(0.002)


# ---------------------------------------------------------------------------------------------- a whole one


@pytest.mark.anyio
@pytest.mark.parametrize("kind", ["round-robin", "swiss"])
async def test_bots_play_a_tournament_to_its_end(server: Server, kind: str) -> None:
    async with guest(server) as ania:
        id_ = await make(ania, *["greedy"] * 4, kind=kind, plays=False)
        await ania.post(f"/api/tournaments/{id_}/begin")
        found = await until(ania, id_, phase="over")
        assert (found["round"], found["rounds"]) == (3, 3)
        assert [one["games"] for one in found["standings"]] == [3] * 4
        assert sum(one["points"] for one in found["standings"]) == pytest.approx(6)
        met = set()
        for number in (1, 2, 3):
            for table in (await look(ania, id_, number))["pairings"]:
                assert table["state"] == "over"
                met.add(frozenset(table["entrants"]))
                sheet = (await ania.get(f"/api/tables/{table['table']}"))["phase"]
                assert sheet == "over"
        assert len(met) == 6  # everybody has met everybody


@pytest.mark.anyio
async def test_people_enter_by_link_find_their_table_and_what_they_win_counts(server: Server) -> None:
    async with guest(server) as ania, guest(server, "Bea") as bea, guest(server, "Cléo") as cleo:
        id_ = await make(ania)
        await bea.post(f"/api/tournaments/{id_}/entrants")
        await bea.post(f"/api/tournaments/{id_}/entrants")  # a second click
        assert [one["name"] for one in (await look(bea, id_))["entrants"]] == ["Ania", "Bea"]
        await bea.post(f"/api/tournaments/{id_}/begin", status=403)
        begun = await ania.post(f"/api/tournaments/{id_}/begin")
        late = await cleo.post(f"/api/tournaments/{id_}/entrants", status=409)
        assert late["code"] == "tournament-begun"
        (table,) = begun["pairings"]
        assert (table["shares"], [one["points"] for one in begun["standings"]]) == (None, [0, 0])
        async with asyncio.timeout(PATIENCE):
            while table["table"] not in [one["table"] for who in (ania, bea) for one in await who.get("/api/me/turns")]:
                await asyncio.sleep(0.05)
        async with ania.sit(table["table"]) as one, bea.sit(table["table"]) as two:
            await play_out(one, two)
            winners = one.situation["sheet"]["winners"]
            assert one.table["tournament"] == id_  # the way back
        again = await bea.post(f"/api/tables/{table['table']}/rematch")
        assert again["tournament"] is None  # that is another game
        found = await until(ania, id_, phase="over")
        first = [one for one in found["standings"] if one["place"] == 1]
        assert sum(one["points"] for one in found["standings"]) == pytest.approx(1)
        if len(winners) == 1:
            assert [one["number"] for one in first] == [table["entrants"][winners[0]]]
        assert [one["id"] for one in (await bea.get("/api/tournaments"))["mine"]] == [id_]
        async with stranger(server) as nobody:
            assert (await look(nobody, id_))["phase"] == "over"  # whoever has the link


@pytest.mark.anyio
async def test_an_odd_number_plays_with_a_bot_of_the_house(server: Server) -> None:
    async with guest(server) as ania:
        id_ = await make(ania, *["greedy"] * 5, seats=4, plays=False, rounds=1)
        await ania.post(f"/api/tournaments/{id_}/begin")
        found = await until(ania, id_, phase="over")
        assert sorted(table["entrants"].count(-1) for table in found["pairings"]) == [1, 2]
        for table in found["pairings"]:
            chairs = (await ania.get(f"/api/tables/{table['table']}"))["seats"]
            assert all(chair["bot"] == "greedy" for chair in chairs)


@pytest.mark.anyio
async def test_rated_is_what_its_tables_are(server: Server) -> None:
    async with guest(server) as ania:
        id_ = await make(ania, *["greedy"] * 3, rated=True)
        await ania.post(f"/api/tournaments/{id_}/entrants", {"bot": "master:seconds=0.1"}, status=400)
        await ania.post(f"/api/tournaments/{id_}/begin")
        found = await set_up(ania, id_)
        rated = {}
        for table in found["pairings"]:
            info = await ania.get(f"/api/tables/{table['table']}")
            assert not info["hints"]
            rated[1 in table["entrants"]] = info["rated"]
        assert rated == {True: True, False: False}  # bots alone rate nobody


@pytest.mark.anyio
async def test_nobody_is_rated_against_a_bot_of_their_own(server: Server) -> None:
    async with guest(server) as ania:
        bot, _ = await made(ania)
        id_ = await make(ania, rated=True)
        await ania.post(f"/api/tournaments/{id_}/entrants", {"outside": bot})
        await ania.post(f"/api/tournaments/{id_}/begin")
        (table,) = (await set_up(ania, id_))["pairings"]
        info = await ania.get(f"/api/tables/{table['table']}")
        assert {one["person"] for one in info["seats"]} == {ania.id, bot}
        assert not info["rated"]


@pytest.mark.anyio
async def test_options_and_clock_are_those_of_the_tournament(server: Server) -> None:
    async with guest(server) as ania:
        speed = {"kind": "days", "days": 3}
        id_ = await make(ania, "greedy", game="gloire", options={"introductory": "yes"}, speed=speed, public=True)
        await ania.post(f"/api/tournaments/{id_}/begin")
        (table,) = (await set_up(ania, id_))["pairings"]
        info = await ania.get(f"/api/tables/{table['table']}")
        assert (info["speed"], info["options"]["introductory"], info["public"]) == (speed, "yes", True)
        assert id_ in [one["id"] for one in (await ania.get("/api/tournaments"))["mine"]]
        async with guest(server, "Bea") as bea:
            assert id_ in [one["id"] for one in (await bea.get("/api/tournaments"))["public"]]
        for wrong in ({"game": "chess"}, {"seats": 5, "game": "fortuna"}, {"options": {"cards": "x"}, "rated": True}):
            wanted = {"name": "Ludi", "game": "lutece", "seats": 2, **wrong}
            assert (await ania.post("/api/tournaments", wanted, status=400))["code"] == "malformed"


# ---------------------------------------------------------------------------------------------- who may, and how many


@pytest.mark.anyio
async def test_only_the_host_adds_takes_off_begins_and_ends(server: Server) -> None:
    async with guest(server) as ania, guest(server, "Bea") as bea:
        id_ = await make(ania, "greedy")
        for path, body in (("entrants", {"bot": "greedy"}), ("begin", {}), ("close", {"round": 1})):
            assert (await bea.post(f"/api/tournaments/{id_}/{path}", body, status=403))["code"] == "tournament-host"
        for path in (f"{id_}/entrants/1", id_):
            assert (await bea.client.delete(f"/api/tournaments/{path}")).status_code == 403
        assert (await ania.client.delete(f"/api/tournaments/{id_}/entrants/2")).status_code == 200
        few = await ania.post(f"/api/tournaments/{id_}/begin", status=409)
        assert few["code"] == "tournament-few"
        assert (await ania.client.delete(f"/api/tournaments/{id_}")).status_code == 204
        await ania.get(f"/api/tournaments/{id_}", status=404)  # one that has not begun is not kept


@pytest.mark.anyio
async def test_friends_are_invited_and_come_or_not(server: Server) -> None:
    async with guest(server) as ania, guest(server, "Bea") as bea, guest(server, "Cléo") as cleo:
        await befriend(ania, bea)
        await befriend(ania, cleo)
        id_ = await make(ania)
        for friend in (bea, cleo):
            await ania.post(f"/api/tournaments/{id_}/entrants", {"friend": friend.id})
        (row,) = (await bea.get("/api/tournaments"))["mine"]
        assert (row["invited"], row["mine"], row["entrants"]) == (True, False, 1)
        await bea.post(f"/api/tournaments/{id_}/entrants")
        await ania.post(f"/api/tournaments/{id_}/begin")
        assert [one["name"] for one in (await look(ania, id_))["entrants"]] == ["Ania", "Bea"]  # Cléo has not come
        async with guest(server, "Drusus") as stranger_:
            await ania.post(f"/api/tournaments/{id_}/entrants", {"friend": stranger_.id}, status=404)


@pytest.mark.anyio
async def test_who_keeps_apart_does_not_enter_and_is_not_told_why(server: Server) -> None:
    async with guest(server) as ania, guest(server, "Bea") as bea:
        id_ = await make(ania, public=True)
        await ania.client.put(f"/api/me/blocks/{bea.id}")
        refused = await bea.post(f"/api/tournaments/{id_}/entrants", status=403)
        assert refused["code"] == "tournament-shut"
        assert "block" not in str(refused)
        assert id_ not in [one["id"] for one in (await bea.get("/api/tournaments"))["public"]]


@pytest.mark.anyio
async def test_bots_from_outside_are_entered_by_their_keeper(server: Server) -> None:
    async with guest(server) as ania, guest(server, "Bea") as bea:
        made = await bea.post("/api/me/bots", {"name": "Hannibal"})
        closed, id_ = await make(ania), await make(ania, bots=True)
        bot = {"outside": made["bot"]["id"]}
        assert (await bea.post(f"/api/tournaments/{closed}/entrants", bot, status=403))["code"] == "tournament-no-bots"
        await ania.post(f"/api/tournaments/{id_}/entrants", bot, status=404)  # it is not hers
        await bea.post(f"/api/tournaments/{id_}/entrants", bot)
        await ania.post(f"/api/tournaments/{id_}/begin")
        (table,) = (await set_up(ania, id_))["pairings"]
        headers = {"Authorization": f"Bearer {made['token']}"}
        tables = (await bea.client.get("/api/bot/tables", headers=headers)).json()
        assert [one["table"]["id"] for one in tables] == [table["table"]]
        assert {chair["kind"] for chair in tables[0]["table"]["seats"]} == {"person", "bot"}


def person(store: Store, name: str) -> str:
    return People(store, "secret").new(name, "en", 1).id


def wanted(**more: Any) -> TournamentIn:
    return TournamentIn(**{"name": "Ludi", "game": "lutece", "seats": 2, "pace": 0, **more})


def test_there_is_a_bound_to_entrants_and_to_tournaments(store: Store) -> None:
    ania = person(store, "Ania")
    for number in range(tournaments.MOST_OPEN):
        tournaments.create(store.engine, f"t{number}", ania, "Ania", wanted(), 10)
    with pytest.raises(Refused, match="at most 20"):
        tournaments.create(store.engine, "more", ania, "Ania", wanted(), 10)
    bea = person(store, "Bea")
    tournaments.create(store.engine, "hers", bea, "Bea", wanted(), 10)
    with pytest.raises(Refused, match="at most 20"):
        tournaments.enter(store.engine, "hers", "person", "Ania", ania, 10)
    for _ in range(MOST_ENTRANTS - 1):
        tournaments.add_bot(store.engine, "hers", "greedy", 10)
    with pytest.raises(Refused, match="at most 64"):
        tournaments.add_bot(store.engine, "hers", "greedy", 10)
    assert len(tournaments.load(store.engine, "hers").entrants) == MOST_ENTRANTS
    tournaments.create(
        store.engine, "later", ania, "Ania", wanted(), 10 + 2 * tournaments.MONTH
    )  # the old are forgotten


@pytest.mark.anyio
async def test_nobody_fills_the_house_with_rounds(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'tables.sqlite'}", LUDUS_TABLES="3") as server:
        async with guest(server) as ania:
            id_ = await make(ania, *["greedy"] * 3, pace=10_000, rounds=9)
            await ania.post(f"/api/tournaments/{id_}/begin")  # two tables
            refused = await ania.post(f"/api/tournaments/{id_}/close", {"round": 1}, status=429)
            assert refused["code"] == "too-many-tables"
            assert (await look(ania, id_))["round"] == 1


# ---------------------------------------------------------------------------------------------- rounds


def ready(store: Store, entrants: int = 6) -> str:
    """One that has begun and has no round yet."""
    ania = person(store, "Ania")
    tournaments.create(store.engine, "cup", ania, "Ania", wanted(plays=False), 1)
    for _ in range(entrants):
        tournaments.add_bot(store.engine, "cup", "greedy", 1)
    tournaments.begin(store.engine, "cup", 3, 2)
    return ania


def tables(store: Store) -> list[Any]:
    with store.engine.connect() as connection:
        return list(connection.execute(sa.select(PAIRINGS).order_by(PAIRINGS.c.round, PAIRINGS.c.at)))


def test_of_many_that_want_to_begin_a_round_one_does(store: Store) -> None:
    ready(store)
    for number in (1, 2):
        with ThreadPoolExecutor(8) as many:
            begun = list(many.map(lambda _: hall.go_on(store, "cup"), range(8)))
        assert begun.count(True) == 1
        assert [row.round for row in tables(store)].count(number) == 3
        for row in tables(store)[-3:]:
            store.append(finished(row.table_id, "bot:greedy", "bot:greedy"))
    assert all(row.state == "over" for row in tables(store))


def test_who_enters_while_it_begins_plays_or_is_told(store: Store) -> None:
    host = person(store, "Ania")
    tournaments.create(store.engine, "cup", host, "Ania", wanted(), 1)
    tournaments.add_bot(store.engine, "cup", "greedy", 1)
    people = [person(store, f"P{number}") for number in range(12)]

    def enter(who: str) -> str | None:
        try:
            if who == host:
                tournaments.begin(store.engine, "cup", 1, 2)
            else:
                tournaments.enter(store.engine, "cup", "person", "P", who, 2)
        except Refused as refused:
            return refused.code
        return None

    with ThreadPoolExecutor(8) as many:
        told = dict(
            zip([*people[:6], host, *people[6:]], many.map(enter, [*people[:6], host, *people[6:]]), strict=True)
        )
    assert set(told.values()) <= {None, "tournament-begun"}
    assert hall.go_on(store, "cup")
    found = tournaments.load(store.engine, "cup")
    assert {one.person for one in found.playing} - {None} == {who for who, code in told.items() if code is None}
    seated = [one for table in found.tables for one in table.seats if one > 0]
    assert sorted(seated) == [one.number for one in found.playing]


def test_a_round_does_not_begin_before_the_last_is_over(store: Store) -> None:
    ready(store)
    assert hall.go_on(store, "cup")
    assert tournaments.due(store.engine) == ([], ["cup"])
    first, *others = tables(store)
    for row in others:
        store.append(finished(row.table_id, "bot:greedy", "bot:greedy"))
    assert not hall.go_on(store, "cup")
    assert not tournaments.plan(store.engine, "cup", 1, [], 3)
    tournaments.made(store.engine, first.table_id)
    assert tournaments.due(store.engine) == ([], [])
    store.append(finished(first.table_id, "bot:greedy", "bot:greedy"))
    assert tournaments.due(store.engine) == (["cup"], [])
    assert hall.go_on(store, "cup")
    assert [one.points for one in tournaments.load(store.engine, "cup").standings()] == [WHOLE] * 3 + [0] * 3


def test_a_round_that_is_closed_counts_as_shared_and_stays_so(store: Store) -> None:
    ready(store, entrants=4)
    hall.go_on(store, "cup")
    first, second = tables(store)
    store.append(finished(first.table_id, "bot:greedy", "bot:greedy"))
    with pytest.raises(Refused, match="another round"):
        tournaments.close(store.engine, "cup", 2, 2, 3)
    tournaments.close(store.engine, "cup", 1, 2, 3)
    points = [one.points for one in tournaments.load(store.engine, "cup").standings()]
    assert points == [WHOLE, WHOLE // 2, WHOLE // 2, 0]
    store.append(finished(second.table_id, "bot:greedy", "bot:greedy"))  # too late
    assert [one.points for one in tournaments.load(store.engine, "cup").standings()] == points
    assert [row.state for row in tables(store)] == ["over", "closed"]


@pytest.mark.anyio
async def test_the_host_closes_a_round_and_the_next_begins(server: Server) -> None:
    async with guest(server) as ania, guest(server, "Bea") as bea:
        id_ = await make(ania, "greedy", rounds=2)
        await bea.post(f"/api/tournaments/{id_}/entrants")
        await ania.post(f"/api/tournaments/{id_}/begin")
        await ania.post(f"/api/tournaments/{id_}/close", {"round": 1})
        again = await ania.post(f"/api/tournaments/{id_}/close", {"round": 1}, status=409)  # a second click
        assert again["code"] == "tournament-moved"
        found = await set_up(ania, id_)
        assert found["round"] == 2
        assert {table["state"] for table in (await look(ania, id_, 1))["pairings"]} <= {"closed", "over"}
        await ania.client.delete(f"/api/tournaments/{id_}")
        assert (await look(ania, id_))["phase"] == "over"
        (table,) = [one for one in found["pairings"] if 1 in one["entrants"]]
        assert (await ania.get(f"/api/tables/{table['table']}"))["phase"] == "running"  # its tables go on


# ---------------------------------------------------------------------------------------------- whatever happens


@pytest.mark.anyio
async def test_a_server_that_is_killed_in_a_round_goes_on_with_it(database: str) -> None:
    with serving(database) as server:
        async with guest(server) as ania:
            id_ = await make(ania, *["greedy"] * 3, rounds=2)
            await ania.post(f"/api/tournaments/{id_}/begin")
            before = await set_up(ania, id_)
            (mine,) = [table["table"] for table in before["pairings"] if 1 in table["entrants"]]
            async with ania.sit(mine) as tab:
                await tab.asked()
                await tab.answer()
            server.kill()
            server.start()
            after = await look(ania, id_)
            assert [(one["table"], one["entrants"]) for one in after["pairings"]] == [
                (one["table"], one["entrants"]) for one in before["pairings"]
            ]
            async with ania.sit(mine) as tab:
                await play_out(tab)
            found = await until(ania, id_, round=2)
            (mine,) = [table["table"] for table in found["pairings"] if 1 in table["entrants"]]
            async with asyncio.timeout(PATIENCE):
                while (await ania.client.get(f"/api/tables/{mine}")).status_code != 200:
                    await asyncio.sleep(0.05)
            async with ania.sit(mine) as tab:
                await play_out(tab)
            found = await until(ania, id_, phase="over")
    assert sum(one["points"] for one in found["standings"]) == pytest.approx(4)
    assert [one["games"] for one in found["standings"]] == [2] * 4


@pytest.mark.anyio
async def test_tables_that_were_planned_when_the_power_went_are_set_up_later(database: str) -> None:
    with databases.connected(database) as engine:
        store = Store(engine)
        ready(store, entrants=4)
        hall.go_on(store, "cup")  # planned, and nothing more
        assert [row.state for row in tables(store)] == ["planned", "planned"]
    with serving(database) as server:
        async with guest(server, "Bea") as bea:
            found = await until(bea, "cup", phase="over")
    assert [one["games"] for one in found["standings"]] == [3] * 4


@pytest.mark.anyio
async def test_two_processes_begin_a_round_together_and_there_is_one(postgres: str) -> None:
    with serving(postgres) as one, serving(postgres) as two:
        async with guest(one) as ania, elsewhere(ania, two) as also, AsyncExitStack() as stack:
            id_ = await make(ania, *["greedy"] * 5, rounds=3)
            replies = await asyncio.gather(
                *(who.client.post(f"/api/tournaments/{id_}/begin") for who in (ania, also) for _ in range(4))
            )
            assert sorted(reply.status_code for reply in replies) == [200] + [409] * 7
            for number in (1, 2, 3):
                found = await until(ania, id_, round=number)
                assert len(found["pairings"]) == 3
                (mine,) = [table["table"] for table in found["pairings"] if 1 in table["entrants"]]
                async with asyncio.timeout(PATIENCE):
                    while (await also.client.get(f"/api/tables/{mine}")).status_code != 200:
                        await asyncio.sleep(0.05)
                tab = await stack.enter_async_context(also.sit(mine))
                await play_out(tab)
            found = await until(also, id_, phase="over")
            assert [row["games"] for row in found["standings"]] == [3] * 6
    with databases.connected(postgres) as engine, engine.connect() as connection:
        ids = list(connection.scalars(sa.select(databases.TABLES.c.id)))
        assert sorted(ids) == sorted(connection.scalars(sa.select(PAIRINGS.c.table_id)))


@pytest.mark.anyio
async def test_who_leaves_is_kept_by_bots_and_gets_no_more(server: Server) -> None:
    async with guest(server) as ania, guest(server, "Bea") as bea:
        id_ = await make(ania, rounds=2, plays=False)
        await bea.post(f"/api/tournaments/{id_}/entrants")
        await bea.post(f"/api/tournaments/{id_}/leave")
        assert (await look(bea, id_))["entrants"] == []  # before it begins they are simply not there
        await bea.post(f"/api/tournaments/{id_}/entrants")
        await ania.post(f"/api/tournaments/{id_}/entrants", {"bot": "uniform"})
        await ania.post(f"/api/tournaments/{id_}/begin")
        await set_up(ania, id_)
        await bea.post(f"/api/tournaments/{id_}/leave")
        found = await until(ania, id_, phase="over")
        (entrant,) = [one for one in found["entrants"] if one["kind"] == "person"]
        assert entrant["gone"]
        (row,) = [one for one in found["standings"] if one["number"] == entrant["number"]]
        assert (row["points"], row["games"]) == (0, 1)
        assert (await bea.post(f"/api/tournaments/{id_}/leave", status=409))["code"] == "tournament-over"


@pytest.mark.anyio
async def test_who_is_deleted_is_nobody_and_their_tournament_has_another_host(server: Server) -> None:
    async with guest(server, "Zenobia") as host, guest(server, "Bea") as bea:
        id_ = await make(host, "greedy", name="Palmyra", rounds=1)
        alone = await make(host)
        await bea.post(f"/api/tournaments/{id_}/entrants")
        await host.post(f"/api/tournaments/{id_}/begin")
        assert (await host.client.delete("/api/me")).status_code == 204
        found = await look(bea, id_)
        assert (found["host"], found["name"]) == (bea.id, "")
        assert "Zenobia" not in str(found)
        assert host.id not in str(found)
        await bea.get(f"/api/tournaments/{alone}", status=404)
        await bea.post(f"/api/tournaments/{id_}/close", {"round": 1})
        assert (await until(bea, id_, phase="over"))["entrants"][0]["gone"]


def test_an_export_holds_them_and_a_deletion_leaves_nothing(store: Store) -> None:
    ania, bea = person(store, "Ania"), person(store, "Bea")
    tournaments.create(store.engine, "hers", ania, "Ania", wanted(name="Saturnalia"), 1)
    tournaments.create(store.engine, "theirs", bea, "Bea", wanted(), 1)
    tournaments.enter(store.engine, "theirs", "person", "Ania", ania, 2)
    tournaments.begin(store.engine, "theirs", 1, 3)
    found = msgspec.json.decode(gzip.decompress(packed(store, ania)))
    assert [one["name"] for one in found["tournaments"]] == ["Saturnalia"]
    assert [one["tournament"] for one in found["entered"]] == ["hers", "theirs"]
    People(store, "secret").delete(ania)
    with store.engine.connect() as connection:
        kept = str([connection.execute(one.select()).all() for one in databases.METADATA.sorted_tables])
    assert "Ania" not in kept
    assert ania not in kept
    assert "Saturnalia" not in kept
    assert [one.gone for one in tournaments.load(store.engine, "theirs").entrants] == [None, 0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence(language: str) -> None:
    """Its code is the message."""
    files = (SOURCE / "server/store/tournaments.py", SOURCE / "server/hall/tournaments.py")
    codes = {code for file in files for code in re.findall(r'Refused\("([a-z-]+)"', file.read_text("utf-8"))}
    text = (SOURCE / "locale" / language / "tournaments.ftl").read_text("utf-8")
    assert len(codes) > 8
    assert codes - {"not-found"} <= set(re.findall(r"^([a-z-]+) =", text, re.MULTILINE))  # that one, any page says
