"""What operators and players type: backup, restore, verify."""

from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

from ludus.server import commitment, moments
from ludus.server.commands import main
from ludus.server.settings import Settings
from tests.server.desk import Bench
from tests.server.running import sqlite


def test_backup_and_restore_are_one_command_each(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run, file = CliRunner(), str(tmp_path / "backup.gz")
    for folder, command in (("one", "backup"), ("two", "restore")):
        (tmp_path / folder).mkdir()
        monkeypatch.setenv("LUDUS_DATABASE", sqlite(tmp_path / folder))
        result = run.invoke(main, ["server", command, file])
        assert (result.exit_code, result.output) == (0, f"0 rows {'in' if command == 'backup' else 'from'} {file}\n")
    assert (tmp_path / "backup.gz").stat().st_mode & 0o077 == 0
    (tmp_path / "backup.gz").write_bytes(b"damaged")
    result = run.invoke(main, ["server", "restore", file])
    assert result.exit_code == 1
    assert "cannot be read" in result.output


def test_anybody_can_check_the_promise(tmp_path: Path) -> None:
    bench = Bench(seed=2**127 + 5)
    bench.play_on(Random(1))
    file = tmp_path / "game.ludus"
    file.write_text(moments.written(bench.table), "utf-8")
    words = ["verify", str(file), "--salt", "salt", "--promised"]
    run = CliRunner()
    result = run.invoke(main, [*words, bench.table.commitment])
    assert result.exit_code == 0, result.output
    result = run.invoke(main, [*words, commitment.of("lutece", 1, 2, "salt")])
    assert (result.exit_code, result.output) == (1, "This is not the seed that was promised.\n")
    file.write_text(file.read_text("utf-8").replace("agree", "raise left 1", 1), "utf-8")
    assert run.invoke(main, [*words, bench.table.commitment]).exit_code == 1


def test_settings_come_from_the_environment_and_hide_what_is_secret() -> None:
    found = Settings.of(
        {"LUDUS_DATABASE": "postgresql+psycopg://u:hush@h/d", "LUDUS_SECRET": "hush", "LUDUS_RATE": "7"}
    )
    assert (found.shared, found.rate) == (True, 7)
    assert "hush" not in repr(found)
    assert Settings.of({"XDG_DATA_HOME": "/data"}).database == "sqlite:////data/ludus/tables.sqlite"
    with pytest.raises(ValueError, match="LUDUS_RATE"):
        Settings.of({"LUDUS_RATE": "fast"})
