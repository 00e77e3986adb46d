"""What operators and players type around the tables: serve, backup, restore, verify."""

import re
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from time import monotonic, sleep
from typing import Any

import pytest

from ludus.server.settings import Settings
from ludus.server.store import database
from ludus.server.tables import commitment, moments
from ludus.server.trouble import Trouble
from tests.server.desk import Bench

from .conftest import Run
from .terminal import environment

GAMES = ("lutece", "fortuna", "gloire")


@contextmanager
def serving(home: Path, *words: str, **more: str) -> Iterator[tuple[Any, str]]:
    """`ludus serve`, and the line it says once it takes people."""
    command = [sys.executable, "-m", "ludus", "serve", *words]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True, "encoding": "utf-8"}
    with subprocess.Popen(command, env=environment(home, **more), **pipes) as process:  # type: ignore[call-overload]
        try:
            yield process, process.stdout.readline()
        finally:
            process.kill()


def test_serving_says_where_and_ctrl_c_closes_the_tables(tmp_path: Path) -> None:
    with serving(tmp_path, "--port", "0", "--level", "warning", language="fr_FR.UTF-8") as (process, line):
        found = re.fullmatch(r" Les tables sont ouvertes à l’adresse (http://127.0.0.1:\d+/)\n", line)
        assert found is not None, line
        with urllib.request.urlopen(f"{found[1]}health/ready") as reply:
            assert reply.status == 200
        process.send_signal(signal.SIGINT)
        assert process.wait(30) == 0
        assert process.stdout.read() == " Ctrl-C les ferme.\n"
    assert (tmp_path / "tables.sqlite").is_file()


def test_a_second_one_shows_where_the_first_is_open(tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    browser, opened = tmp_path / "browser", tmp_path / "opened"
    opened.touch()
    browser.write_text(f'#!/bin/sh\necho "$1" >> {opened}\n')
    browser.chmod(0o755)
    with serving(tmp_path, "--port", "0", "--open", "--level", "warning", BROWSER=str(browser)) as (_, line):
        address = line.split()[5]
        code, out, err = run("serve")
        assert (code, out) == (1, "")
        assert "several servers need PostgreSQL" in err
        monkeypatch.setenv("BROWSER", str(browser))
        code, out, err = run("serve", "--open")
        assert (code, out, err) == (0, f"The tables are open already, at {address}.", "")
        end = monotonic() + 30
        while len(opened.read_text().split()) < 2 and monotonic() < end:  # the first says its line, then opens
            sleep(0.05)
    assert opened.read_text().split() == [address, address]


def test_without_a_port_the_first_free_one_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with serving(tmp_path, "--port", str(port)) as (process, line):
            assert line == ""
            assert process.wait(30) == 1
            assert f"127.0.0.1, port {port} cannot be used: " in process.stderr.read()
    with serving(tmp_path, "--level", "warning") as (_, line):
        assert 8000 <= int(line.split(":")[2].split("/")[0]) < 8020


@pytest.mark.parametrize(
    ("setting", "value", "sentence"),
    [
        ("LUDUS_DATABASE", "my tables", "LUDUS_DATABASE is not an address of a database"),
        ("LUDUS_DATABASE", "sqlite:////proc/none/tables.sqlite", "/proc/none"),
        (
            "LUDUS_DATABASE",
            "postgresql+psycopg://me:hush@127.0.0.1:1/ludus",
            "me:***@127.0.0.1:1/ludus cannot be opened",
        ),
        ("LUDUS_RATE", "fast", "LUDUS_RATE=fast: expected a whole number."),
        ("LUDUS_PROXIES", "::1 proxy", "LUDUS_PROXIES: proxy is neither an address nor a network."),
    ],
)
def test_what_is_set_up_wrongly_is_said_in_a_sentence(
    run: Run, monkeypatch: pytest.MonkeyPatch, setting: str, value: str, sentence: str
) -> None:
    monkeypatch.setenv(setting, value)
    code, _, err = run("serve", "--port", "0", "--level", "error")
    assert code == 1
    assert sentence in err
    assert "hush" not in err


def test_backup_and_restore_are_one_command_each(tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    file = str(tmp_path / "backup.gz")
    for words in (("backup", file), ("people",), ("reports",)):
        code, _, err = run(*words)
        assert (code, err.partition(",")[0]) == (1, f"There is no database at {tmp_path / 'tables.sqlite'}")
    assert list(tmp_path.rglob("*.sqlite")) == []  # nor is there one now
    with database.connected(Settings.of().database):
        pass
    assert run("backup", file) == (0, f"0 rows are in {file}.", "")
    assert (tmp_path / "backup.gz").stat().st_mode & 0o077 == 0
    monkeypatch.setenv("LUDUS_HOME", str(tmp_path / "other"))
    assert run("restore", file, "--language", "pl") == (0, f"0 wierszy odczytano z {file}.", "")
    (tmp_path / "backup.gz").write_bytes(b"damaged")
    code, _, err = run("restore", file)
    assert code == 1
    assert f"{file} is not a whole backup: " in err
    assert run("restore", str(tmp_path / "none"))[2].endswith("No such file or directory")


@pytest.mark.parametrize("game", GAMES)
def test_anybody_can_check_the_promise(tmp_path: Path, run: Run, game: str) -> None:
    bench = Bench(game, seed=2**127 + 5)
    bench.play_on(Random(1))
    file = tmp_path / "game.ludus"
    text = moments.record(bench.table).write(bench.table.game)
    file.write_text(text, "utf-8")
    code, out, err = run("verify", str(file))
    assert (code, err) == (0, "")
    assert out.startswith(f"{len(bench.table.answers)} answers, all by the rules.")
    assert out.endswith(bench.table.commitment)
    code, out, _ = run("verify", str(file), bench.table.commitment)
    assert code == 0
    assert out.endswith("The promise was kept: this seed is the one the table had promised.")
    code, _, err = run("verify", str(file), commitment.of(game, 1, 2, "5a17"))
    assert (code, err) == (1, "The promise was broken: the table had promised another seed.")
    first, *rest = text.splitlines()
    file.write_text("\n".join([first, *rest[:-2], rest[-1]]), "utf-8")
    assert run("verify", str(file), bench.table.commitment)[0] == 1


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_continues_another_is_verified_and_replayed(tmp_path: Path, run: Run, game: str) -> None:
    first = Bench(game)
    first.play_on(Random(2))
    setup = moments.forked(first.table, len(first.table.answers) // 2, 0, first.table.setup)
    bench = Bench(game, setup=setup)
    bench.play_on(Random(3))
    file = tmp_path / "game.ludus"
    file.write_text(moments.record(bench.table).write(bench.table.game), "utf-8")
    assert run("verify", str(file), bench.table.commitment)[0] == 0
    code, out, err = run("replay", str(file))
    assert (code, err) == (0, "")
    winners = bench.table.game.outcome(bench.table.position).winners
    assert ("wins" if len(winners) == 1 else "share the victory") in out


def test_settings_come_from_the_environment_and_hide_what_is_secret() -> None:
    found = Settings.of(
        {"LUDUS_DATABASE": "postgresql+psycopg://u:hush@h/d", "LUDUS_SECRET": "hush", "LUDUS_RATE": "7"}
    )
    assert (found.shared, found.rate) == (True, 7)
    assert "hush" not in repr(found)
    assert Settings.of({"XDG_DATA_HOME": "/data"}).database == "sqlite:////data/ludus/tables.sqlite"
    assert Settings.of({"LUDUS_HOME": "/mine"}).database == "sqlite:////mine/tables.sqlite"
    with pytest.raises(Trouble, match="LUDUS_RATE"):
        Settings.of({"LUDUS_RATE": "fast"})


def test_the_program_starts_without_what_the_server_needs() -> None:
    heavy = {"litestar", "sqlalchemy", "uvicorn", "msgspec"}
    code = f"import sys, ludus.cli; print(*({heavy!r} & set(sys.modules)))"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "\n"
