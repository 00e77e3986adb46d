"""A database that version 0.1.0 made (data/README.md), opened by the server of today: nothing of it is lost."""

import asyncio
import gzip
import json
import shutil
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from hashlib import sha256
from itertools import product
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
import sqlalchemy as sa
from itsdangerous import TimestampSigner

import ludus
from ludus.core import record as records
from ludus.server.settings import Settings
from ludus.server.store import database as databases
from ludus.server.store.backup import backup, restore
from tests.server.client import Guest, stranger
from tests.server.running import Server, serving, sqlite

pytestmark = pytest.mark.anyio
DATA: Final = Path(__file__).parent / "data" / "0.1.0.sqlite.gz"
POINTS: Final = DATA.with_name("0.1.0.json")  # of every game that was played to its end
PASSWORD: Final = "carthago delenda"
TITLES: Final = ("lutece", "fortuna", "gloire")
# What is compared: columns that nobody changes later, and those a row is found by.
KEPT: Final[dict[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {
    "people": (("name", "language", "login", "password", "generation", "created"), ("id",)),
    "settings": (("value",), ("key",)),
    "mutes": ((), ("person", "muted")),
    "tables": (("setup", "game", "public"), ("id",)),
    "seats": ((), ("table_id", "seat")),
    "entries": (("at", "deed", "person", "command", "about"), ("table_id", "seq")),
}
# Played by rules that a ruling has changed since.
CLOSED: Final = {"o34EZS11gNHp_Rt4DICCpQ"}


@pytest.fixture(scope="module")
def old(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file as 0.1.0 left it."""
    file = tmp_path_factory.mktemp("old") / "tables.sqlite"
    file.write_bytes(gzip.decompress(DATA.read_bytes()))
    return file


def rows(file: Path, table: str) -> list[dict[str, Any]]:
    """What 0.1.0 wrote, read without any code of ours."""
    with sqlite3.connect(f"file:{file}?mode=ro", uri=True) as connection:
        connection.row_factory = sqlite3.Row
        found = [dict(row) for row in connection.execute(f"SELECT * FROM {table}")]
    connection.close()
    return found


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def season(request: pytest.FixtureRequest, old: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator["Season"]:
    """A server of today on it: on the file itself, or on a PostgreSQL that a backup of it has filled."""
    folder = tmp_path_factory.mktemp(request.param)
    url = sqlite(folder)
    shutil.copy(old, folder / "tables.sqlite")
    if request.param == "postgresql":
        from tests.server.conftest import new_database

        file, filled = folder / "backup.gz", new_database(request.getfixturevalue("postgres_server"))
        assert backup(Settings(url), file) == restore(Settings(filled), file)
        url = filled
    with serving(url) as found:
        yield found, old


Season = tuple[Server, Path]


@asynccontextmanager
async def known(server: Server, login: str) -> AsyncIterator[Guest]:
    """Somebody comes back with the password they had."""
    async with stranger(server) as found:
        person = await found.post("/api/session", {"login": login, "password": PASSWORD})
        yield Guest(server, found.client, person["id"])


def test_it_is_one_of_0_1_0(old: Path) -> None:
    assert rows(old, "alembic_version") == [{"version_num": "0001"}]
    tables = rows(old, "tables")
    assert {(one["game"], one["phase"]) for one in tables} >= set(product(TITLES, ("running", "over")))
    assert "waiting" in {one["phase"] for one in tables}
    deeds = {msgspec.json.decode(one["deed"])["deed"] for one in rows(old, "entries")}
    assert deeds == {"opened", "sat", "started", "answered", "undone", "chatted", "repeated"}
    assert DATA.stat().st_size < 200_000


def test_nothing_is_lost(season: Season) -> None:
    """Every row is there as it was; what came later stands beside it."""
    server, old = season
    with databases.connected(server.database) as engine, engine.connect() as connection:
        for name, (columns, keys) in KEPT.items():
            table = databases.METADATA.tables[name]
            found = {tuple(row[key] for key in keys): row for row in connection.execute(sa.select(table)).mappings()}
            for row in rows(old, name):
                now = found[tuple(row[key] for key in keys)]
                assert {column: now[column] for column in columns} == {column: row[column] for column in columns}


async def test_people_come_back_with_their_passwords_and_their_cookies(season: Season) -> None:
    server, old = season
    (secret,) = (row["value"] for row in rows(old, "settings") if row["key"] == "secret")
    signer = TimestampSigner(secret, salt="ludus-person", digest_method=sha256)  # as 0.1.0 signed
    for person in rows(old, "people"):
        async with stranger(server) as guest:
            guest.client.cookies.set("ludus", signer.sign(f"{person['id']}.{person['generation']}").decode())
            me = await guest.get("/api/me")
            assert (me["id"], me["name"], me["login"]) == (person["id"], person["name"], person["login"])
        if person["login"]:
            async with known(server, person["login"]) as guest:
                assert guest.id == person["id"]
            async with stranger(server) as guest:
                await guest.post("/api/session", {"login": person["login"], "password": "another one"}, status=403)


async def test_every_finished_game_is_replayed_with_the_points_it_had(season: Season) -> None:
    """Or, where a ruling has changed the rules since, it is shown, closed and exported, and never shown otherwise."""
    server, old = season
    points = json.loads(POINTS.read_text("utf-8"))
    finished = {row["id"]: row["game"] for row in rows(old, "tables") if row["phase"] == "over"}
    assert finished.keys() == points.keys()
    closed = set()
    async with known(server, "ania") as ania:
        for id_, title in finished.items():
            info = await ania.get(f"/api/tables/{id_}")
            assert (info["game"], info["phase"]) == (title, "closed" if id_ in CLOSED else "over")
            assert "Ania" in [seat["name"] for seat in info["seats"]]
            exported = await ania.get(f"/api/tables/{id_}/export")
            deeds = [msgspec.json.decode(one["deed"]) for one in rows(old, "entries") if one["table_id"] == id_]
            assert [one["deed"] for one in exported["entries"]] == deeds
            reply = await ania.client.get(f"/api/tables/{id_}/record")
            if reply.status_code != 200:
                assert (reply.status_code, reply.json()["code"]) == (409, "old-rules")
                closed.add(id_)
                continue
            record = records.read(reply.text, ludus.game)
            last = record.last(ludus.game(title))
            assert last.over
            assert list(last.scores()) == points[id_]
            moment = await ania.get(f"/api/tables/{id_}/moments/{len(record.answers)}?seat=0")
            assert moment["at"] == moment["answers"] == len(record.answers)
        assert closed == CLOSED
        assert {finished[id_] for id_ in closed} == {"gloire"}  # G-RULING-29

        # All that can be read are counted, and those of public tables listed.
        profile = f"/api/people/{ania.id}/profile"
        async with asyncio.timeout(60):
            while (await ania.get(profile))["games"] < len(finished) - len(CLOSED):
                await asyncio.sleep(0.1)
        assert (await ania.get(profile))["games"] == len(finished) - len(CLOSED)
        public = {row["id"] for row in rows(old, "tables") if row["public"] and row["phase"] == "over"}
        page = await ania.get("/api/finished")
        listed = page["games"]
        while page["more"]:
            page = await ania.get(f"/api/finished?before={page['more']}")
            listed += page["games"]
        assert {one["table"]["id"] for one in listed} == public


async def test_every_game_that_runs_goes_on(season: Season) -> None:
    server, old = season
    running = {row["id"] for row in rows(old, "tables") if row["phase"] == "running"}
    async with known(server, "ania") as ania, known(server, "bruno") as bruno:
        mine = {row["table"]["id"] for row in (await ania.get("/api/lobby"))["mine"]}
        seats = [row for row in rows(old, "seats") if row["table_id"] in running]
        assert {row["table_id"] for row in seats if row["person"] == ania.id} <= mine
        played = set()
        for person in (ania, bruno):
            for id_ in sorted({row["table_id"] for row in seats if row["person"] == person.id}):
                async with person.sit(id_) as tab:
                    said = [one["text"] for one in tab.happened() if one["type"] == "chatted"]
                    assert {"Ave!", "Salut à tous"} <= set(said)
                    if tab.situation["legal"]:
                        assert (await tab.answer())["type"] == "accepted"
                        played.add(id_)
        assert {row["game"] for row in rows(old, "tables") if row["id"] in played} == set(TITLES)


async def test_a_table_that_waits_fills_up_and_begins(season: Season) -> None:
    """But for one that was to go on from a position of older rules: it is closed, with a sentence, before anybody sits
    down."""
    server, old = season
    setups = {row["id"]: msgspec.json.decode(row["setup"]) for row in rows(old, "tables") if row["phase"] == "waiting"}
    assert sorted(one["start"] is not None for one in setups.values()) == [False, True]
    async with known(server, "ania") as ania, known(server, "bruno") as bruno:
        for id_, setup in setups.items():
            if setup["start"] is not None:
                refused = await bruno.post(f"/api/tables/{id_}/join", status=409)
                assert refused["code"] == "old-rules"
                assert "other rules of gloire" in refused["text"]
                assert (await ania.get(f"/api/tables/{id_}"))["phase"] == "closed"
                assert len((await ania.get(f"/api/tables/{id_}/export"))["entries"]) == 4
                continue
            await bruno.join(id_)
            await ania.post(f"/api/tables/{id_}/fill", {"seat": 2, "bot": "greedy"})
            assert (await ania.get(f"/api/tables/{id_}"))["phase"] == "running"
            async with ania.sit(id_) as tab:
                assert (await tab.answer())["type"] == "accepted"


async def test_who_left_for_good_is_not_here_again(season: Season) -> None:
    server, old = season
    assert "dora" not in [row["login"] for row in rows(old, "people")]
    async with stranger(server) as other:
        await other.post("/api/session", {"login": "dora", "password": PASSWORD}, status=403)
    async with known(server, "bruno") as bruno:
        muted = [row["muted"] for row in rows(old, "mutes")]
        assert (await bruno.get("/api/me/export"))["muted"] == muted != []
