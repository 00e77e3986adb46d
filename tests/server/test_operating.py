"""What operators are promised (docs/operating.md): behind a proxy, backups while people play, health, logs, figures."""

import asyncio
import json
import os
import re
import shutil
import socket
import sqlite3
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
import websockets

from ludus.server import metrics
from ludus.server.people.limits import Buckets
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


async def plays(port: int, secure: ssl.SSLContext) -> None:
    """Somebody comes through a proxy, sits down, and answers over a socket."""
    url = f"https://127.0.0.1:{port}"
    async with visitor(url, "127.0.0.4", secure, Origin=url) as ania:
        reply = await ania.post("/api/me", json={"name": "Ania"})
        assert reply.status_code == 200, reply.text
        assert "; secure" in reply.headers["set-cookie"].lower()
        assert "strict-transport-security" in reply.headers
        body = {"game": "lutece", "seats": [{"kind": "me"}, {"kind": "here", "name": "Jan"}]}
        table = (await ania.post("/api/tables", json=body)).json()["id"]
        headers = {"Cookie": f"ludus={ania.cookies['ludus']}", "Origin": url}
        where = f"wss://127.0.0.1:{port}/api/tables/{table}/socket"
        async with websockets.connect(where, additional_headers=headers, ssl=secure, compression=None) as tab:
            here = json.loads(await tab.recv())["situation"]
            answer = {"type": "answer", "id": "a", "seat": 0, "question": here["question"]}
            await tab.send(json.dumps({**answer, "actions": [here["legal"][0]["id"]]}))
            while (message := json.loads(await tab.recv()))["type"] != "accepted":
                assert message["type"] in ("happened", "present")
        foreign = {**headers, "Origin": "https://example.org"}
        with pytest.raises(websockets.InvalidStatus):
            await websockets.connect(where, additional_headers=foreign, ssl=secure, compression=None)


async def limits(port: int, secure: ssl.SSLContext) -> None:
    """Somebody asks too often, whatever address they claim, and somebody else does not notice."""
    url = f"https://127.0.0.1:{port}"
    async with visitor(url, "127.0.0.2", secure) as one, visitor(url, "127.0.0.3", secure) as other:
        told = await flood(one)
        assert told.count(200) >= 20
        assert 429 in told
        assert (await other.get("/api/games")).status_code == 200


async def test_behind_a_proxy_cookies_are_secure_and_sockets_play(tmp_path: Path, certificate: Certificate) -> None:
    with serving(sqlite(tmp_path)) as server:
        async with proxy(server.port, certificate) as port:
            await plays(port, certificate.client())


async def test_behind_a_proxy_everybody_has_limits_of_their_own(tmp_path: Path, certificate: Certificate) -> None:
    with serving(sqlite(tmp_path), LUDUS_RATE="20") as server:
        async with proxy(server.port, certificate) as port:
            await limits(port, certificate.client())


@pytest.mark.parametrize("name", ["nginx", "caddy"])
async def test_behind_the_proxies_of_the_examples(tmp_path: Path, certificate: Certificate, name: str) -> None:
    """Real ones, by the examples of the documentation but for ports and certificate."""
    if not (program := shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin")):
        pytest.skip(f"no {name} here")
    port = free_port()
    with (
        serving(sqlite(tmp_path), LUDUS_RATE="20") as server,
        running([program, *SET_UP[name](tmp_path, port, server.port, certificate)], port),
    ):
        await plays(port, certificate.client())
        await limits(port, certificate.client())


def like_nginx(folder: Path, port: int, behind: int, certificate: Certificate) -> list[str]:
    text = changed(
        "nginx.conf",
        ("127.0.0.1:8000", f"127.0.0.1:{behind}"),
        ("listen 443 ssl;", f"listen 127.0.0.1:{port} ssl;"),
        ("listen [::]:443 ssl;", ""),
        ("listen 80;", f"listen 127.0.0.1:{free_port()};"),
        ("listen [::]:80;", ""),
        ("/etc/letsencrypt/live/ludus.example.org/fullchain.pem", str(certificate.file)),
        ("/etc/letsencrypt/live/ludus.example.org/privkey.pem", str(certificate.key)),
    )
    kinds = [f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")]
    around = f"daemon off; pid {folder}/pid; error_log {folder}/error.log; events {{}}"
    (folder / "nginx.conf").write_text("\n".join([around, "http { access_log off;", *kinds, text, "}"]))
    return ["-e", f"{folder}/error.log", "-c", f"{folder}/nginx.conf"]


def like_caddy(folder: Path, port: int, behind: int, certificate: Certificate) -> list[str]:
    here = f"https://127.0.0.1:{port} {{\n\ttls {certificate.file} {certificate.key}"
    text = changed("Caddyfile", ("127.0.0.1:8000", f"127.0.0.1:{behind}"), ("ludus.example.org {", here))
    (folder / "Caddyfile").write_text(f"{{\n\tadmin off\n\tauto_https disable_redirects\n}}\n{text}")
    return ["run", "--config", f"{folder}/Caddyfile", "--adapter", "caddyfile"]


SET_UP = {"nginx": like_nginx, "caddy": like_caddy}


def changed(name: str, *changes: tuple[str, str]) -> str:
    """An example of the documentation, with something else in its place."""
    text = (FILES / name).read_text()
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return text


@contextmanager
def running(command: list[str], port: int) -> Iterator[None]:
    """A program, once it listens."""
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as program:
        try:
            start = time.monotonic()
            while True:
                with suppress(ConnectionRefusedError), socket.create_connection(("127.0.0.1", port)):
                    break
                assert program.poll() is None, "it has ended at once"
                assert time.monotonic() - start < 30
                time.sleep(0.05)
            yield
        finally:
            program.terminate()


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


async def test_the_addresses_of_one_household_have_one_limit(tmp_path: Path) -> None:
    """Of IPv6 anybody has more of them than there are people."""
    with serving(sqlite(tmp_path), LUDUS_RATE="9") as server:
        async with visitor(server.url, "127.0.0.1") as one:

            async def asked(address: str) -> int:
                return (await one.get("/api/games", headers={"X-Forwarded-For": address})).status_code

            told = [await asked(f"2001:db8:0:1:{number:x}::{number:x}") for number in range(40)]
            assert told[:9] == [200] * 9
            assert 429 in told
            assert await asked("2001:db8:0:2::1") == 200
            assert [await asked(f"::ffff:192.0.2.{number}") for number in range(9)] == [200] * 9


def test_what_is_known_of_addresses_has_a_bound() -> None:
    buckets = Buckets(rate=1, burst=2, most=100)
    for number in range(1_000):
        assert buckets.take(f"192.0.2.{number}")
    assert len(buckets.buckets) == 100


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


@contextmanager
def serving_and_heard(tmp_path: Path, level: str) -> Iterator[tuple[int, list[str]]]:
    """A server, its port, and the lines of its log once it has stopped."""
    port, told = free_port(), list[str]()
    command = [sys.executable, "-m", "ludus", "serve", "--port", str(port), "--level", level]
    environment = {**os.environ, "LUDUS_DATABASE": sqlite(tmp_path)}
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT
    ) as server:
        assert server.stdout is not None
        server.stdout.readline()
        try:
            yield port, told
        finally:
            server.terminate()
            told += server.communicate(timeout=30)[1].splitlines()


@pytest.mark.parametrize(("level", "serving_is_told"), [("info", True), ("warning", False)])
def test_logs_are_lines_of_json_from_a_level_on(tmp_path: Path, level: str, serving_is_told: bool) -> None:
    with serving_and_heard(tmp_path, level) as (_, told):
        pass
    lines = [json.loads(line) for line in told]
    assert all({"event", "level", "timestamp"} <= set(line) for line in lines)
    assert ("serving" in [line["event"] for line in lines]) is serving_is_told


def test_what_strangers_do_wrong_fills_no_log(tmp_path: Path) -> None:
    with serving_and_heard(tmp_path, "warning") as (port, told):
        for nonsense in (
            b"\x16\x03\x01\x02\x00\x01",
            b"BREW / COFFEE\r\n\r\n",
            b"GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
        ):
            with socket.create_connection(("127.0.0.1", port), timeout=30) as stranger:
                stranger.sendall(nonsense)
                assert b" 400 " in stranger.recv(100)
    assert told == []


def test_what_libraries_tell_is_a_line_of_json() -> None:
    """Also where something goes wrong that nobody has thought of."""
    code = """
import logging
from ludus.server import logs
logs.configure("info")
try:
    1 / 0
except ZeroDivisionError:
    logging.getLogger("uvicorn.error").exception("Exception in %s", "application")
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    (line,) = [json.loads(line) for line in done.stderr.splitlines()]
    assert (line["event"], line["level"], line["logger"]) == ("Exception in application", "error", "uvicorn.error")
    assert "ZeroDivisionError" in line["exception"]


@pytest.mark.parametrize("terminal", [False, True])
def test_what_goes_wrong_is_told_without_what_was_in_hand(terminal: bool) -> None:
    """A seed, a password, the cards of others: whoever serves may sit at the table."""
    code = f"""
import sys
import structlog
from ludus.server import logs
sys.stderr.isatty = lambda: {terminal}
logs.configure("info")
def deal(seed):
    raise ValueError("no cards")
try:
    deal(int("271828" * 3))
except ValueError:
    structlog.get_logger().exception("task failed")
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "task failed" in done.stderr
    assert "no cards" in done.stderr
    assert "271828271828271828" not in done.stderr


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


def test_the_units_are_what_systemd_understands(tmp_path: Path) -> None:
    if not shutil.which("systemd-analyze"):
        pytest.skip("no systemd here")
    names = sorted(path.name for path in FILES.glob("ludus*"))
    assert names == ["ludus-backup.service", "ludus-backup.timer", "ludus.service"]
    for name in names:
        (tmp_path / name).write_text((FILES / name).read_text().replace("/opt/ludus/bin/ludus", sys.executable))
    units = [tmp_path / name for name in names]
    done = subprocess.run(["systemd-analyze", "verify", *units], capture_output=True, text=True, check=False)
    assert "ludus" not in done.stderr, done.stderr
    assert done.returncode == 0, done.stderr


def test_the_backup_of_the_unit_is_one_of_today(tmp_path: Path) -> None:
    """Its command, as systemd hands it to the shell."""
    with databases.connected(sqlite(tmp_path)):
        pass
    text = (FILES / "ludus-backup.service").read_text()
    (line,) = re.findall(r"^ExecStart=/bin/sh -c '(.+)'$", text, re.MULTILINE)
    line = line.replace("$$", "$").replace("%%", "%").replace("/var/backups/ludus", str(tmp_path / "kept"))
    line = line.replace("/opt/ludus/bin/ludus", f"{sys.executable} -m ludus")
    (tmp_path / "kept").mkdir()
    subprocess.run(["sh", "-c", line], env={**os.environ, "LUDUS_HOME": str(tmp_path)}, cwd=ROOT, check=True)
    (made,) = (tmp_path / "kept").iterdir()
    assert re.fullmatch(r"\d{4}-\d\d-\d\d\.gz", made.name)
    restore(Settings(f"sqlite:///{tmp_path / 'again.sqlite'}"), made)


def test_every_setting_is_explained() -> None:
    """Those of the environment, in the table of the page for operators and nowhere else."""
    source = (ROOT / "src/ludus/server/settings.py").read_text()
    page = (ROOT / "docs/server.md").read_text()
    for name in set(re.findall(r'"(LUDUS_[A-Z]+)"', source)):
        assert f"| `{name}` |" in page, name
