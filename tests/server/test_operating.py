"""What operators are promised (docs/operating.md): behind a proxy, backups while people play, health, logs, figures."""

import asyncio
import json
import os
import re
import shutil
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
import websockets

from ludus.server import metrics
from ludus.server.settings import Settings
from ludus.server.store import database as databases
from ludus.server.store.backup import backup, restore
from ludus.server.store.store import Store
from ludus.server.tables.table import Table
from ludus.server.trouble import Trouble
from tests.server.client import guest
from tests.server.proxy import Certificate, proxy
from tests.server.running import ROOT, free_port, serving, sqlite

pytestmark = pytest.mark.anyio
FILES = ROOT / "docs" / "operating"
NOBODY = "127.0.0.9"  # an address that is no proxy's


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Certificate:
    if not shutil.which("openssl"):
        pytest.skip("no openssl to make a certificate with")
    return Certificate(tmp_path_factory.mktemp("certificate"))


def visitor(url: str, address: str, verify: Any = True, **headers: str) -> httpx.AsyncClient:
    """Somebody who comes from an address of this machine."""
    transport = httpx.AsyncHTTPTransport(local_address=address, verify=verify)
    return httpx.AsyncClient(base_url=url, transport=transport, headers=headers, timeout=30)


async def flood(one: httpx.AsyncClient) -> list[int]:
    """More requests than one address may make, all at once, each with another address in what one says of oneself."""
    claims = [{"X-Forwarded-For": f"10.0.0.{number}"} for number in range(60)]
    return [reply.status_code for reply in await asyncio.gather(*(one.get("/api/games", headers=it) for it in claims))]


async def test_behind_a_proxy_cookies_are_secure_and_sockets_play(tmp_path: Path, certificate: Certificate) -> None:
    with serving(sqlite(tmp_path)) as server:
        async with proxy(server.port, certificate) as port:
            url, secure = f"https://127.0.0.1:{port}", certificate.client()
            async with visitor(url, "127.0.0.2", secure, Origin=url) as ania:
                reply = await ania.post("/api/me", json={"name": "Ania"})
                assert reply.status_code == 200, reply.text
                assert "; secure" in reply.headers["set-cookie"].lower()
                assert "strict-transport-security" in reply.headers
                body = {"game": "lutece", "seats": [{"kind": "me"}, {"kind": "here", "name": "Jan"}]}
                table = (await ania.post("/api/tables", json=body)).json()["id"]
                headers = {"Cookie": f"ludus={ania.cookies['ludus']}", "Origin": url}
                where = f"wss://127.0.0.1:{port}/api/tables/{table}/socket"
                async with websockets.connect(
                    where, additional_headers=headers, ssl=secure, compression=None
                ) as socket:
                    here = json.loads(await socket.recv())["situation"]
                    answer = {"type": "answer", "id": "a", "seat": 0, "question": here["question"]}
                    await socket.send(json.dumps({**answer, "actions": [here["legal"][0]["id"]]}))
                    while (message := json.loads(await socket.recv()))["type"] != "accepted":
                        assert message["type"] in ("happened", "present")
                foreign = {**headers, "Origin": "https://example.org"}
                with pytest.raises(websockets.InvalidStatus):
                    await websockets.connect(where, additional_headers=foreign, ssl=secure, compression=None)


async def test_behind_a_proxy_everybody_has_limits_of_their_own(tmp_path: Path, certificate: Certificate) -> None:
    with serving(sqlite(tmp_path), LUDUS_RATE="20") as server:
        async with proxy(server.port, certificate) as port:
            url, secure = f"https://127.0.0.1:{port}", certificate.client()
            async with visitor(url, "127.0.0.2", secure) as one, visitor(url, "127.0.0.3", secure) as other:
                told = await flood(one)
                assert told.count(200) >= 20
                assert 429 in told
                assert (await other.get("/api/games")).status_code == 200


@pytest.mark.parametrize(("address", "proxies"), [(NOBODY, "127.0.0.1"), ("127.0.0.1", "")])
async def test_who_is_no_proxy_is_not_believed(tmp_path: Path, address: str, proxies: str) -> None:
    with serving(sqlite(tmp_path), LUDUS_RATE="20", LUDUS_PROXIES=proxies) as server:
        async with visitor(server.url, address, **{"X-Forwarded-Proto": "https"}) as one:
            reply = await one.post("/api/me", json={"name": "Ania"})
            assert "secure" not in reply.headers["set-cookie"].lower()
            told = await flood(one)
            assert told.count(200) >= 19
            assert 429 in told


async def test_a_proxy_of_a_whole_network_may_be_named(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path), LUDUS_RATE="3", LUDUS_PROXIES="10.1.2.3 127.0.0.0/24") as server:
        async with visitor(server.url, NOBODY) as one:
            for number in range(9):
                reply = await one.get("/api/games", headers={"X-Forwarded-For": f"10.0.0.{number}"})
                assert reply.status_code == 200


# ---------------------------------------------------------------------------------------------- backups


async def test_a_backup_while_people_play_is_one_moment_of_it(database: str, tmp_path: Path) -> None:
    with serving(database) as server:
        async with guest(server) as ania:
            files = list[Path]()
            busy = asyncio.create_task(keep_setting_up(ania))
            while len(files) < 4 or len(set(map(count, files))) < 2:  # it goes on meanwhile
                assert not busy.done()
                file = tmp_path / f"{len(files)}.gz"
                await asyncio.to_thread(backup, Settings(database), file)
                await asyncio.to_thread(restore, Settings(f"sqlite:///{file.with_suffix('.sqlite')}"), file)
                files.append(file)
            busy.cancel()
            await asyncio.gather(busy, return_exceptions=True)
        for file in files:
            url = f"sqlite:///{file.with_suffix('.sqlite')}"
            with databases.connected(url) as engine, databases.connected(database) as origin:
                kept, whole = Store(engine), Store(origin)
                for id_ in ids(engine):
                    setup, entries = kept.setup(id_), kept.entries(id_)
                    assert setup is not None
                    assert entries == whole.entries(id_)[: len(entries)]
                    table = Table(setup)
                    for entry in entries:
                        table.adopt(entry)
                    assert phase(engine, id_) == table.phase
    last = f"sqlite:///{files[-1].with_suffix('.sqlite')}"
    with serving(last) as again:
        async with httpx.AsyncClient(base_url=again.url, timeout=60) as anybody, asyncio.timeout(60):
            before = sum(map(len, logs(last)))
            while sum(map(len, logs(last))) < before + 20:  # the bots of its tables play on
                await asyncio.sleep(0.1)
            assert (await anybody.get("/health/ready")).status_code == 200


async def keep_setting_up(ania: Any) -> None:
    while True:
        await ania.table("greedy", "uniform", pace=5)


def ids(engine: sa.Engine) -> list[str]:
    with engine.connect() as connection:
        return list(connection.scalars(sa.select(databases.TABLES.c.id)))


def phase(engine: sa.Engine, id_: str) -> str:
    with engine.connect() as connection:
        return str(connection.scalar(sa.select(databases.TABLES.c.phase).where(databases.TABLES.c.id == id_)))


def logs(url: str) -> list[list[Any]]:
    with databases.connected(url) as engine:
        return [list(Store(engine).entries(id_)) for id_ in ids(engine)]


def count(file: Path) -> int:
    return sum(map(len, logs(f"sqlite:///{file.with_suffix('.sqlite')}")))


# ---------------------------------------------------------------------------------------------- upgrades


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    url = sqlite(tmp_path)
    with databases.connected(url) as engine, engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    before = (tmp_path / "tables.sqlite").read_bytes()
    with pytest.raises(Trouble) as trouble:
        databases.connect(url)
    assert trouble.value.message == "database-newer"
    assert (tmp_path / "tables.sqlite").read_bytes() == before


def test_a_backup_of_a_newer_version_fills_nothing(tmp_path: Path) -> None:
    """Its rows may hold what this version knows nothing of."""
    import gzip

    here = Settings(sqlite(tmp_path))
    with databases.connected(here.database) as engine:
        Store(engine).setting("secret", "s3")
    backup(here, tmp_path / "one.gz")
    text = gzip.decompress((tmp_path / "one.gz").read_bytes()).decode()
    newer = text.replace('{"key":', '{"novelty":1,"key":')
    assert newer != text
    (tmp_path / "one.gz").write_bytes(gzip.compress(newer.encode()))
    with pytest.raises(Trouble, match="backup-wrong"):
        restore(Settings(f"sqlite:///{tmp_path / 'other.sqlite'}"), tmp_path / "one.gz")


# ---------------------------------------------------------------------------------------------- health


async def test_a_database_that_is_gone_is_not_ready(postgres: str) -> None:
    with serving(postgres) as server:
        async with httpx.AsyncClient(base_url=server.url, timeout=30) as anybody:
            assert (await anybody.get("/health/ready")).status_code == 200
            url = sa.make_url(postgres)
            engine = sa.create_engine(url.set(database="postgres"), isolation_level="AUTOCOMMIT")
            with engine.connect() as connection:
                connection.execute(sa.text(f"DROP DATABASE {url.database} WITH (FORCE)"))
            engine.dispose()
            assert (await anybody.get("/health/ready")).status_code == 503
            assert (await anybody.get("/health/live")).status_code == 200


async def test_a_database_that_keeps_silent_is_not_ready_and_nobody_waits_for_it(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path)) as server:
        async with httpx.AsyncClient(base_url=server.url, timeout=30) as anybody:
            blocker = sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)
            blocker.execute("BEGIN IMMEDIATE")
            start = time.monotonic()
            replies = await asyncio.gather(*(anybody.get("/health/ready") for _ in range(50)))
            assert {reply.status_code for reply in replies} == {503}
            assert (await anybody.get("/api/lobby")).status_code == 200  # what is only read is there
            assert time.monotonic() - start < 10
            blocker.execute("ROLLBACK")
            blocker.close()
            async with asyncio.timeout(60):
                while (await anybody.get("/health/ready")).status_code != 200:
                    await asyncio.sleep(0.1)


async def test_a_database_that_is_no_longer_one_is_not_ready(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path)) as server:
        async with httpx.AsyncClient(base_url=server.url, timeout=30) as anybody:
            for file in tmp_path.glob("tables.sqlite*"):
                if not file.name.endswith(".lock"):
                    with file.open("r+b") as raw:
                        raw.write(b"\x55" * file.stat().st_size)
            assert (await anybody.get("/health/ready")).status_code == 503
            assert (await anybody.get("/health/live")).status_code == 200


# ---------------------------------------------------------------------------------------------- logs and figures


@pytest.mark.parametrize(("level", "serving_is_told"), [("info", True), ("warning", False)])
def test_logs_are_lines_of_json_from_a_level_on(tmp_path: Path, level: str, serving_is_told: bool) -> None:
    command = [sys.executable, "-m", "ludus", "serve", "--port", str(free_port()), "--level", level]
    environment = {**os.environ, "LUDUS_DATABASE": sqlite(tmp_path)}
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT
    ) as server:
        assert server.stdout is not None
        server.stdout.readline()
        server.terminate()
        _, told = server.communicate(timeout=30)
    lines = [json.loads(line) for line in told.splitlines()]
    assert all({"event", "level", "timestamp"} <= set(line) for line in lines)
    assert ("serving" in [line["event"] for line in lines]) is serving_is_told


def test_the_dashboard_asks_for_figures_that_are_told() -> None:
    board = json.loads((FILES / "grafana.json").read_text())
    panels = board["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels)
    known = {sample.name for metric in metrics.REGISTRY.collect() for sample in metric.samples}
    known |= {f"{metric.name}_total" for metric in metrics.REGISTRY.collect() if metric.type == "counter"}
    asked = set()
    for panel in panels:
        assert panel["title"]
        assert panel["targets"]
        for target in panel["targets"]:
            names = set(re.findall(r"\b(?:ludus|process|python)_[a-z_]+", target["expr"]))
            assert names, target
            asked |= names
        assert {"h", "w", "x", "y"} == set(panel["gridPos"])
    assert asked - known == set()
    ours = {metric.name for metric in metrics.REGISTRY.collect() if metric.name.startswith("ludus_")}
    assert [name for name in ours if not any(one.startswith(name) for one in asked)] == []


def test_the_unit_is_one_systemd_understands(tmp_path: Path) -> None:
    if not shutil.which("systemd-analyze"):
        pytest.skip("no systemd here")
    text = (FILES / "ludus.service").read_text()
    unit = tmp_path / "ludus.service"
    unit.write_text(text.replace("/opt/ludus/bin/ludus", sys.executable))
    done = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False)
    assert "ludus.service" not in done.stderr, done.stderr
    assert done.returncode == 0, done.stderr


def test_every_setting_is_explained() -> None:
    """Those of the environment, in the table of the page for operators and nowhere else."""
    source = (ROOT / "src/ludus/server/settings.py").read_text()
    page = (ROOT / "docs/server.md").read_text()
    for name in set(re.findall(r'"(LUDUS_[A-Z]+)"', source)):
        assert f"| `{name}` |" in page, name
