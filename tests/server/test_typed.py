"""What the pages for operators tell one to type is typed, line by line, and does what stands beside it."""

import asyncio
import json
import re
from pathlib import Path
from random import Random

import pytest

from ludus.server.people.people import People
from ludus.server.people.relations import Relations
from ludus.server.protocol.profiles import ReportIn
from ludus.server.store import database
from ludus.server.store.store import Store
from ludus.server.tables import moments
from tests.pages import Reader
from tests.server.client import guest
from tests.server.desk import Bench
from tests.server.finished import finished
from tests.server.running import serving, sqlite

pytestmark = pytest.mark.anyio
PAGE = "docs/server.md"
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+/")


def opener(folder: Path) -> str:
    """A browser that writes down what it is to open."""
    browser = folder / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >> {folder / "opened"}\n')
    browser.chmod(0o755)
    return str(browser)


def test_a_server_is_begun_as_the_pages_say(tmp_path: Path, postgres: str) -> None:
    reader = Reader(tmp_path, BROWSER=opener(tmp_path))
    for line in [*reader.lines(PAGE), *reader.lines("docs/operating.md")]:
        if "ludus serve" not in line:
            continue
        typed = re.sub(r"(?<=LUDUS_DATABASE=)\S+", postgres, line)
        if "--processes" in line:
            typed = f"LUDUS_DATABASE={postgres} {line}"
        assert ADDRESS.search(reader.serve(typed)), line
    assert ADDRESS.search((tmp_path / "opened").read_text())
    assert (tmp_path / "tables.sqlite").is_file()


def test_an_operator_types_what_the_page_of_the_server_says(tmp_path: Path) -> None:
    reader = Reader(tmp_path)
    with database.connected(sqlite(tmp_path)) as engine:
        store = Store(engine)
        people = People(store, "secret")
        ania, bea = (people.new(name, "en", 1).id for name in ("Ania", "Bea"))
        people.set_password(bea, "bea", "carthago delenda", "")
        store.append(finished("t", ania, bea, rated=True))
        Relations(store).report(ania, ReportIn(bea, "chat", "t", "she is rude"), 86_400_000)
    bench = Bench("lutece", seed=5)
    bench.play_on(Random(1))
    (tmp_path / "game.ludus").write_text(moments.record(bench.table).write(bench.table.game), "utf-8")
    reader.named = {"FILE": "backup.gz", "WHO": "be", "ID": bea, "NAME": "Hannibal", "RECORD": "game.ludus"}
    reader.named["PROMISE"] = bench.table.commitment
    told: dict[str, str] = {}
    for line in reader.lines(PAGE):
        if "ludus serve" in line:
            continue
        if line == "ludus restore FILE":  # into an empty one
            reader.environment["LUDUS_HOME"] = str(tmp_path / "other")
        told[line] = reader.type(line)
        reader.environment["LUDUS_HOME"] = str(tmp_path)
        if line == "ludus reports":
            reader.named["REPORT"] = told[line].partition(",")[0]
    assert (tmp_path / "other/tables.sqlite").is_file()
    assert "Bea" in told["ludus people [WHO]"]
    assert "/reset#" in told["ludus people ID --reset"]
    assert "shut out" in told["ludus people ID --suspend"]
    assert "she is rude" in told["ludus reports"]
    assert "settled" in told["ludus reports --settle REPORT"]
    assert "The promise was kept" in told["ludus verify RECORD PROMISE"]


def test_the_commands_of_a_service_look_where_it_looks_and_its_backup_is_one_line(tmp_path: Path) -> None:
    reader = Reader(tmp_path)
    with database.connected(sqlite(tmp_path)):
        pass
    for line in reader.lines("docs/operating.md"):
        if "serve" not in line:
            reader.type(line.replace("/backups", str(tmp_path)))
    assert (tmp_path / "ludus-today.gz").is_file()


async def test_a_bot_comes_from_outside_as_its_page_says(tmp_path: Path) -> None:
    reader = Reader(tmp_path)
    new, listed, revoked, plays = reader.lines("docs/bots.md")
    with serving(sqlite(tmp_path)) as server:
        reader.named["TOKEN"] = found(r"(ludus_\S+)", await asyncio.to_thread(reader.type, new))
        told = await asyncio.to_thread(reader.type, listed)
        async with guest(server) as ania:
            reader.named["TABLE"] = await ania.table("open", "greedy", bots=True, pace=0)
        scores = await asyncio.to_thread(reader.type, plays.replace("http://127.0.0.1:8000", server.url))
        assert len(json.loads(scores)) == 2
    reader.named["ID"] = found(r"(\S+)\W+Hannibal", told)
    reader.type(revoked)
    assert "Hannibal" not in reader.type(listed)


def found(pattern: str, text: str) -> str:
    match = re.search(pattern, text)
    assert match is not None, text
    return match[1]
