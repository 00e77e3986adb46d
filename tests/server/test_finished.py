"""Finished games: a list by index, of public tables alone; records from elsewhere, shown and not kept; framing."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
import sqlalchemy as sa
from alembic import command

from ludus.server.protocol import NoClock
from ludus.server.protocol.finished import LONGEST_RECORD
from ludus.server.settings import Settings
from ludus.server.store import database as databases
from ludus.server.store import finished
from ludus.server.store.backup import backup, restore
from ludus.server.store.finished import PAGE, Wanted
from ludus.server.store.store import Append, Store
from ludus.server.tables import moments, seating
from ludus.server.tables.entries import AnyDeed, Entry, Opening, Setup, Sitting, Starting
from tests.server.client import Guest, guest, stranger
from tests.server.desk import Bench
from tests.server.running import Server, sqlite

GAMES = ("lutece", "fortuna", "gloire")


# ---------------------------------------------------------------------------------------------- the list


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    engine = databases.connect(database)
    yield Store(engine)
    engine.dispose()


def over(store: Store, id_: str, ended: int, *names: str, game: str = "lutece", **more: Any) -> None:
    """A table that is over."""
    made = {"public": True, **more}
    setup = Setup(id_, game, 1, len(names), 1, "salt", 7, {}, NoClock(), **made)
    chairs = [seating.person_seat(seat, f"id-{name}", name) for seat, name in enumerate(names)]
    deeds: list[AnyDeed] = [Opening(), *(Sitting(chair) for chair in chairs), Starting()]
    entries = [Entry(seq, ended, deed) for seq, deed in enumerate(deeds, start=1)]
    store.append(Append(id_, entries, "over", setup))
    store.append(Append(id_, [Entry(len(entries) + 1, ended, Opening())], "over"))


def found(store: Store, **wanted: Any) -> list[str]:
    with store.engine.connect() as connection:
        return [table for table, _ in finished.find(connection, Wanted(**wanted))]


def test_games_are_found_by_game_seats_player_and_date_the_last_first(store: Store) -> None:
    over(store, "a", 100, "Ania", "Bea")
    over(store, "b", 200, "Łucja", "Bea", "Ania")
    over(store, "c", 300, "Ania", "Carl", game="gloire")
    over(store, "private", 400, "Ania", "Bea", public=False)
    over(store, "lesson", 500, "Ania", lesson="lutece-1")
    assert found(store) == ["c", "b", "a"]
    assert found(store, game="lutece") == ["b", "a"]
    assert found(store, seats=2) == ["c", "a"]
    assert found(store, game="lutece", seats=2) == ["a"]
    assert found(store, player="lucja") == found(store, player=" ŁUCJA ") == ["b"]
    assert found(store, player="Ania", game="lutece") == ["b", "a"]
    assert found(store, since=150, until=250) == ["b"]
    assert found(store, before=(300, "c")) == ["b", "a"]
    assert found(store, player="Ania", before=(200, "b")) == ["a"]
    assert found(store, player="Nobody") == []


def test_what_was_played_by_somebody_who_is_forgotten_is_not_found_by_their_name(store: Store) -> None:
    over(store, "a", 100, "Ania", "Bea")
    store.forget("id-Ania")
    assert found(store, player="Ania") == []
    assert found(store, player="Bea") == found(store) == ["a"]


def test_a_page_is_read_from_an_index_and_never_the_whole_table(tmp_path: Path) -> None:
    with databases.connected(sqlite(tmp_path)) as engine:
        for wanted in (
            Wanted(), Wanted(game="lutece"), Wanted(seats=3), Wanted(game="lutece", seats=3), Wanted(player="Ania"),
            Wanted(player="Ania", game="lutece", before=(5, "x")), Wanted(since=5, before=(9, "x")),
        ):  # fmt: skip
            plans: list[str] = []

            def explain(
                _: Any, cursor: Any, statement: str, parameters: Any, *__: Any, into: list[str] = plans
            ) -> None:
                if statement.startswith("SELECT"):
                    rows = cursor.connection.execute(f"EXPLAIN QUERY PLAN {statement}", parameters).fetchall()
                    into += [str(row[3]) for row in rows]

            with engine.connect() as connection:
                sa.event.listen(connection, "before_cursor_execute", explain)
                finished.find(connection, wanted)
            assert plans
            assert all("SEARCH" in plan and "INDEX ix_" in plan for plan in plans), plans  # no scan, and no sorting


def test_pages_follow_each_other_without_gap_or_repetition(store: Store) -> None:
    for number in range(2 * PAGE + 5):
        over(store, f"t{number:03}", number // 3, "Ania", "Bea")  # several ended at the same moment
    seen: list[str] = []
    before = None
    while True:
        with store.engine.connect() as connection:
            rows = finished.find(connection, Wanted(before=before))
        seen += [table for table, _ in rows[:PAGE]]
        if len(rows) <= PAGE:
            break
        before = (rows[PAGE - 1][1], rows[PAGE - 1][0])
    assert seen == sorted(seen, reverse=True)
    assert len(set(seen)) == len(seen) == 2 * PAGE + 5


def test_an_older_database_and_an_older_backup_are_listed_when_they_are_opened(database: str, tmp_path: Path) -> None:
    with databases.connected(database) as engine:
        over(Store(engine), "a", 100, "Ania", "Bea")
        over(Store(engine), "b", 200, "Ania", "Bea")
        finished.withdraw(engine, "b")
        backup(Settings(database), tmp_path / "one.gz")
        with engine.begin() as connection:
            command.downgrade(databases.alembic(connection), "0005")
    with databases.connected(database) as engine:
        assert found(Store(engine), player="ania") == ["b", "a"]  # that it was withdrawn is not known there any more
    other = f"sqlite:///{tmp_path / 'other.sqlite'}"
    restore(Settings(other), tmp_path / "one.gz")
    with databases.connected(other) as engine:
        assert found(Store(engine)) == ["a"]  # here it is


async def played(host: Guest, **more: Any) -> str:
    """A game between bots, to its end."""
    table = await host.table("greedy", "greedy", pace=0, **more)
    async with asyncio.timeout(60):
        while (await host.get(f"/api/tables/{table}"))["phase"] != "over":
            await asyncio.sleep(0.1)
    return table


@pytest.mark.anyio
async def test_a_public_game_is_listed_once_it_is_over_and_a_private_one_never(server: Server) -> None:
    async with guest(server) as ania, stranger(server) as anybody:
        public, private = await played(ania, public=True), await played(ania)
        listed = await anybody.get("/api/finished?game=lutece&seats=2&player=greedy")
        ids = [row["table"]["id"] for row in listed["games"]]
        assert public in ids
        assert private not in ids
        assert listed["more"] is None
        (row,) = [row for row in listed["games"] if row["table"]["id"] == public]
        assert row["table"]["phase"] == "over"
        assert row["ended"] >= row["table"]["created"]
        assert (await anybody.get(f"/api/tables/{public}/moments/0?seat=0"))["answers"] > 5  # it opens as a replay
        assert (await anybody.get("/api/finished?game=gloire"))["games"] == []
        for wrong in ("before=x", "before=1.", "seats=0", "since=-1", "player=" + "x" * 101):
            await anybody.get(f"/api/finished?{wrong}", 400)


@pytest.mark.anyio
async def test_who_sat_there_may_take_a_game_out_of_the_list(server: Server) -> None:
    async with guest(server, "Ania") as ania, guest(server, "Bea") as bea:
        table = await ania.table("me", "here:Jan", public=True)
        async with ania.sit(table, seat=0) as one, ania.sit(table, seat=1) as two:
            while one.situation["sheet"] is None:
                for tab in (one, two):
                    await tab.at(max(one.situation["seq"], two.situation["seq"]))
                    if tab.situation["legal"]:
                        await tab.answer()
        assert table in [row["table"]["id"] for row in (await bea.get("/api/finished?player=jan"))["games"]]
        assert (await bea.client.delete(f"/api/finished/{table}")).status_code == 403
        assert (await ania.client.delete(f"/api/finished/{table}")).status_code == 204
        assert (await bea.get("/api/finished?player=jan"))["games"] == []
        assert table not in [row["table"]["id"] for row in (await bea.get("/api/finished"))["games"]]


# ---------------------------------------------------------------------------------------------- records


def written(game: str, answers: int = 10_000) -> tuple[Bench, str]:
    bench = Bench(game, seats=3 if game != "fortuna" else 2, seed=2**127 + 5)
    bench.play_on(Random(1), answers)
    return bench, moments.record(bench.table).write(bench.table.game) if bench.table.over else ""


def look(server: Server, text: str, **more: Any) -> httpx.Response:
    return httpx.post(f"{server.url}/api/records", json={"text": text, **more}, timeout=60)


@pytest.mark.parametrize("game", GAMES)
def test_a_record_is_shown_as_its_table_was(server: Server, game: str) -> None:
    bench, text = written(game)
    table, half = bench.table, len(bench.table.answers) // 2
    first = look(server, text, cards=True).json()
    assert first["table"]["game"] == game
    assert [chair["name"] for chair in first["table"]["seats"]] == [chair.name for chair in table.chairs]
    assert first["cards"]
    assert first["sheet"]["scores"] == list(table.position.scores())
    for at, seat in ((0, -1), (half, 0), (half, 1), (len(table.answers), 0), (100_000, -1)):
        shown = look(server, text, at=at, seat=seat).json()
        view, last = moments.moment(table, min(at, len(table.answers)), seat)
        assert shown["moment"]["view"] == json.loads(msgspec.json.encode(view))
        assert [one["events"] for one in shown["moment"]["happened"]] == (
            [] if last is None else [json.loads(msgspec.json.encode(last.events))]
        )
        assert shown["cards"] is None


def test_a_record_that_goes_on_from_a_position_is_shown(server: Server) -> None:
    first, _ = written("lutece")
    bench = Bench("lutece", setup=moments.forked(first.table, 20, 0, first.table.setup))
    bench.play_on(Random(3))
    shown = look(server, moments.record(bench.table).write(bench.table.game), at=3)
    view, _ = moments.moment(bench.table, 3, -1)
    assert shown.json()["moment"]["view"] == json.loads(msgspec.json.encode(view))


def test_what_is_no_record_is_refused_with_its_line_and_nothing_is_kept(server: Server) -> None:
    _, text = written("lutece")
    lines = text.splitlines()
    broken = "\n".join([*lines[:-3], lines[-1]])
    for wrong, why in (
        ("hello", "line 1"), (broken, "line "), (text.replace("game lutece 1", "game lutece 99"), "rules 99"),
        (text.replace("game lutece", "game chess"), "no game chess"), ("\0", "line 1"),
        ("game lutece 1 seats 900 seed 1", ""), (text.replace("seats 3", "seats 99"), ""),
    ):  # fmt: skip
        reply = look(server, wrong)
        assert reply.status_code == 409, reply.text
        assert reply.json()["code"] == "unreadable"
        assert why in reply.json()["text"]
    assert look(server, "x" * (LONGEST_RECORD + 1)).status_code == 400
    assert look(server, text, seat=7).status_code == 400
    before = kept(server)
    assert look(server, text).status_code == 200
    assert kept(server) == before


def kept(server: Server) -> dict[str, int]:
    with databases.connected(server.database) as engine, engine.connect() as connection:
        tables = [one for one in databases.METADATA.sorted_tables if one is not databases.PROCESSES]
        return {one.name: connection.scalar(sa.select(sa.func.count()).select_from(one)) or 0 for one in tables}


def test_records_of_one_address_wait_for_each_other_and_others_go_on(server: Server) -> None:
    """They are read off the event loop, and so many wait and no more."""
    _, text = written("gloire")

    async def many() -> list[int]:
        async with httpx.AsyncClient(base_url=server.url, timeout=60) as client:
            bodies = [{"text": f"{text}{' ' * number}"} for number in range(30)]  # none is remembered from before
            looks = [asyncio.create_task(client.post("/api/records", json=body)) for body in bodies]
            await asyncio.sleep(0.05)
            assert (await client.get("/api/games")).status_code == 200
            return [(await one).status_code for one in looks]

    codes = asyncio.run(many())
    assert set(codes) <= {200, 429}
    assert codes.count(200) >= 4


# ---------------------------------------------------------------------------------------------- frames


PAGES = ("/", "/t/some-table", "/games", "/record", "/embed", "/embedded/t/x", "/api/games", "/t/embed/")


@pytest.mark.parametrize("path", PAGES)
def test_no_page_but_the_embedded_ones_may_be_framed(server: Server, path: str) -> None:
    headers = httpx.get(f"{server.url}{path}", timeout=60).headers
    assert headers["x-frame-options"] == "DENY"
    assert "frame-ancestors 'none'" in headers["content-security-policy"]


def test_an_embedded_board_may_be_framed_and_has_all_other_headers(server: Server) -> None:
    plain, framed = (
        httpx.get(f"{server.url}{path}", timeout=60).headers for path in ("/t/some-table", "/embed/t/some-table")
    )
    assert "x-frame-options" not in framed
    policy = framed["content-security-policy"]
    assert "frame-ancestors *" in policy
    assert policy.replace("frame-ancestors *", "frame-ancestors 'none'") == plain["content-security-policy"]
    for name in ("x-content-type-options", "referrer-policy", "permissions-policy"):
        assert framed[name] == plain[name]
