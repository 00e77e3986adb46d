"""Profiles: finished games counted, compared and listed; what is hidden or deleted is gone."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from ludus.server.people.people import People
from ludus.server.people.profiles import PAGE, Profiles
from ludus.server.protocol.profiles import DayPlayed, Mate, Profile, Tally
from ludus.server.store import database as databases
from ludus.server.store.social import BLOCKS, RESULTS
from ludus.server.store.store import Store
from tests.server.client import Guest, Tab, guest, stranger
from tests.server.finished import DAY, fill, finished
from tests.server.running import Server, serving, sqlite

NOW = 400 * DAY
MANY = 10_000


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    engine = databases.connect(database)
    yield Store(engine)
    engine.dispose()


def person(store: Store, name: str, shown: bool = False) -> str:
    found = People(store, "secret").new(name, "en", 1).id
    Profiles(store).show(found, shown)
    return found


def own(store: Store, whose: str, now: int = NOW, minutes: int = 0) -> Profile:
    found = Profiles(store).profile(whose, whose, now, minutes)
    assert found is not None
    return found


def test_a_profile_counts_games_victories_and_mates(store: Store) -> None:
    ania, bea = person(store, "Ania"), person(store, "Bea")
    store.append(finished("a", ania, bea, at=1))
    store.append(finished("b", bea, ania, "bot:greedy", at=2, gone=[1]))
    store.append(finished("c", ania, "bot:greedy", at=3, game="fortuna"))
    found = own(store, ania)
    assert (found.name, found.mine, found.shown, found.games, found.gone) == ("Ania", True, False, 3, 1)
    assert found.tallies == [Tally("fortuna", 2, 1, 1.0), Tally("lutece", 2, 1, 1.0), Tally("lutece", 3, 1, 0.0)]
    assert found.mates == [Mate(bea, None, "Bea", games=2, ahead=1, behind=1)]
    assert found.bots == [Mate(None, "greedy", "", games=2, ahead=2, behind=0)]
    assert found.ratings == []


def test_days_are_those_of_the_reader(store: Store) -> None:
    ania = person(store, "Ania")
    for number, at in enumerate((NOW - 300 * DAY, NOW - 2 * DAY, NOW - 1, NOW)):
        store.append(finished(f"t{number}", ania, "bot:greedy", at=at))
    assert own(store, ania).days == [DayPlayed(398, 1), DayPlayed(399, 1), DayPlayed(400, 1)]
    assert own(store, ania, minutes=60).days == [DayPlayed(398, 1), DayPlayed(400, 2)]
    assert own(store, ania, minutes=-60).days == [DayPlayed(397, 1), DayPlayed(399, 2)]


def test_a_history_comes_page_by_page_the_last_first(store: Store) -> None:
    ania = person(store, "Ania")
    for number in range(2 * PAGE + 1):
        store.append(finished(f"t{number:02}", "bot:greedy", ania, at=number // 2))  # two end at the same moment
    seen, more = [], ""
    for expected in (PAGE, PAGE, 1):
        page = Profiles(store).games(ania, ania, more=more)
        assert page is not None
        assert len(page.games) == expected
        seen += [one.table for one in page.games]
        more = page.more or ""
    assert page is not None
    assert more == ""
    assert seen == sorted(seen, reverse=True)
    assert len(set(seen)) == 2 * PAGE + 1
    first = page.games[0]
    assert (first.game, first.seat, first.change, first.public) == ("lutece", 1, None, True)
    assert [(one.name, one.bot, one.place, one.points) for one in first.seats] == [
        ("", "greedy", 1, 50), (ania.capitalize(), None, 2, 49),
    ]  # fmt: skip
    for odd in ("x", "1", "99999999999999999999.a", "-1.b"):
        assert Profiles(store).games(ania, ania, more=odd) is not None


def test_a_profile_is_ones_own_until_it_is_shown_and_never_for_who_is_blocked(store: Store) -> None:
    ania, bea, cleo = person(store, "Ania"), person(store, "Bea", shown=True), person(store, "Cléo")
    store.append(finished("public", ania, bea, cleo, at=1))
    store.append(finished("private", ania, bea, at=2, public=False))
    store.append(finished("hidden", ania, bea, at=3))
    profiles = Profiles(store)
    assert profiles.hide(ania, "hidden", True)
    assert not profiles.hide(cleo, "hidden", True)  # not hers
    for reader in (bea, None):
        assert profiles.profile(ania, reader, NOW) is None
        assert profiles.games(ania, reader) is None
    assert own(store, ania).games == 2  # what is hidden is gone, from her own figures too
    mine = profiles.games(ania, ania)
    assert mine is not None
    assert [(one.table, one.hidden) for one in mine.games] == [("hidden", True), ("private", False), ("public", False)]
    profiles.show(ania, True)
    for reader in (bea, None):
        shown = profiles.profile(ania, reader, NOW)
        assert shown is not None
        assert [one.name for one in shown.mates] == ["Bea"]  # Cléo shows nothing of herself
        page = profiles.games(ania, reader)
        assert page is not None
        assert [one.table for one in page.games] == ["public"]
    with store.engine.begin() as connection:
        connection.execute(BLOCKS.insert(), {"person": ania, "blocked": bea})
    assert profiles.profile(ania, bea, NOW) is None
    assert profiles.games(ania, bea) is None
    assert profiles.hide(ania, "hidden", False)
    assert own(store, ania).games == 3


def test_who_is_deleted_is_gone_from_results_and_their_games_stay(store: Store) -> None:
    ania, bea = person(store, "Ania"), person(store, "Bea")
    store.append(finished("t", ania, bea, rated=True))
    People(store, "secret").delete(ania)
    found = own(store, bea)
    assert (found.games, found.mates) == (1, [])
    page = Profiles(store).games(bea, bea)
    assert page is not None
    assert [(one.name, one.person, one.points) for one in page.games[0].seats] == [
        ("", None, 50),
        (bea.capitalize(), bea, 49),
    ]
    with store.engine.connect() as connection:
        kept = str([connection.execute(one.select()).all() for one in databases.METADATA.sorted_tables])
    assert ania not in kept


def test_a_profile_of_ten_thousand_games_is_read_along_an_index(store: Store) -> None:
    ania, bea, cleo = person(store, "Ania"), person(store, "Bea"), person(store, "Cléo")
    fill(store, ania, [bea, cleo], MANY, every=DAY // 50)
    found = own(store, ania, now=MANY * DAY // 50)
    page = Profiles(store).games(ania, ania, more=f"{MANY * DAY // 100}.")
    assert (found.games, found.tallies) == (MANY, [Tally("lutece", 3, MANY, MANY / 2)])
    assert [(one.name, one.games) for one in found.mates] == sorted(
        [("Bea", MANY), ("Cléo", MANY)], key=lambda one: bea if one[0] == "Bea" else cleo
    )
    assert sum(one.games for one in found.days) > 9_000
    assert page is not None
    assert len(page.games) == PAGE
    if store.engine.dialect.name == "sqlite":
        query = sa.select(sa.func.count()).where(RESULTS.c.person == ania, RESULTS.c.at > 5)
        text = str(query.compile(store.engine, compile_kwargs={"literal_binds": True}))
        with store.engine.connect() as connection:
            assert "ix_results_person" in str(connection.execute(sa.text(f"EXPLAIN QUERY PLAN {text}")).all())


@pytest.mark.anyio
async def test_a_game_that_was_played_is_in_the_profile_and_one_that_runs_is_not(server: Server) -> None:
    async with guest(server, "Ania") as ania, stranger(server) as anybody:
        table = await ania.table("me", "greedy", pace=0, public=True)
        await ania.table("me", "greedy", pace=0, public=True)
        path = f"/api/people/{ania.id}"
        async with ania.sit(table) as tab:
            await play(tab)
            sheet = tab.situation["sheet"]
        found = await ania.get(f"{path}/profile")
        assert (found["games"], found["bots"][0]["bot"]) == (1, "greedy")
        await anybody.get(f"{path}/profile", status=404)
        assert (await ania.client.put("/api/me/profile", json={"shown": True})).status_code == 204
        assert (await anybody.get(f"{path}/profile"))["mine"] is False
        (row,) = (await anybody.get(f"{path}/games?game=lutece"))["games"]
        assert row["table"] == table
        assert [one["points"] for one in row["seats"]] == sheet["scores"]
        assert (await anybody.get(f"{path}/games?game=fortuna"))["games"] == []
        assert (await ania.client.put(f"/api/me/hidden/{table}")).status_code == 204
        assert (await anybody.get(f"{path}/games"))["games"] == []
        assert (await ania.client.put("/api/me/hidden/nothing")).status_code == 404


async def play(tab: Tab) -> None:
    """To the end, with the first answer there is."""
    while True:
        await tab.asked()
        if tab.situation["sheet"] is not None:
            return
        await tab.answer()


@pytest.mark.anyio
async def test_nobody_waits_for_who_reads_a_long_profile(tmp_path: Path) -> None:
    url = sqlite(tmp_path)
    with serving(url) as server:
        async with guest(server, "Ania") as ania, guest(server, "Bea") as bea:
            with databases.connected(url) as engine:
                fill(Store(engine), ania.id, ["x", "y"], MANY, every=DAY // 50)
            codes, served = list[int](), asyncio.Event()

            async def read() -> None:
                codes.append(await profile(ania))
                while not served.is_set():
                    codes.append(await profile(ania))

            reading = [asyncio.create_task(read()) for _ in range(40)]
            async with asyncio.timeout(60):  # who had to wait behind them would wait for ever
                while not codes:
                    await asyncio.sleep(0.001)
                await bea.get("/health/live")
                assert (await bea.get(f"/api/people/{bea.id}/profile"))["games"] == 0
            served.set()
            await asyncio.gather(*reading)
            assert set(codes) == {200, 429}  # one reader has a share, not everything


async def profile(reader: Guest) -> int:
    return (await reader.client.get(f"/api/people/{reader.id}/profile")).status_code


@pytest.mark.anyio
async def test_games_that_ended_before_it_was_kept_are_counted_when_the_server_starts(tmp_path: Path) -> None:
    url = sqlite(tmp_path)
    with serving(url) as server:
        async with guest(server, "Ania") as ania:
            table = await ania.table("me", "greedy", pace=0)
            async with ania.sit(table) as tab:
                await play(tab)
                await tab.ask("leave", seat=0)  # once it is over nobody leaves a game
            path = f"/api/people/{ania.id}/games"
            before = await ania.get(path)
            assert [one["gone"] for one in before["games"][0]["seats"]] == [False, False]
            server.stop()
            with databases.connected(url) as engine, engine.begin() as connection:
                connection.execute(RESULTS.delete())
                connection.execute(databases.ENTRIES.update().where(databases.ENTRIES.c.seq == 1).values(about=None))
            server.start()
            async with asyncio.timeout(30):
                while not (await ania.get(path))["games"]:
                    await asyncio.sleep(0.05)
            assert await ania.get(path) == before
