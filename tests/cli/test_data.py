"""`ludus data` as one types it: files, going on, and refusals in a sentence."""

import subprocess
import sys
from pathlib import Path

import pyarrow.parquet as parquet
import pytest

from ludus.cli import saves
from ludus.cli.saves import Save

from ..lab.test_data import stored
from .conftest import Run
from .terminal import Terminal, environment

DATA = ("data", "lutece", "--bots", "greedy,uniform", "--games", "3", "--jobs", "1")
WITHOUT = """
import sys
sys.modules["pyarrow"] = None
from ludus.cli import main
main(sys.argv[1:])
"""


def test_data_is_written_and_gone_on_with_without_being_told_the_seed(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "some.parquet"
    code, out, err = run(*DATA, "--file", str(path))
    assert (code, err) == (0, "")
    assert "4 games, " in out
    assert "decisions in" in out
    before = parquet.read_table(path)
    code, out, _ = run(*DATA, "--games", "8", "--file", str(path))
    assert "8 games, " in out
    after = parquet.read_table(path)
    assert after.slice(0, len(before)).equals(before)
    assert set(after["game"].to_pylist()) == set(range(8))
    assert "8 parties, " in run(*DATA, "--games", "8", "--file", str(path), "--language", "fr")[1]
    assert "8 gier, " in run(*DATA, "--games", "8", "--file", str(path), "--language", "pl")[1]


def test_stored_games_become_data(run: Run, tmp_path: Path) -> None:
    record, unfinished = tmp_path / "over.ludus", tmp_path / "unfinished.ludus"
    saves.write(Save(record, stored("lutece", 2, 1), {1: "greedy"}))
    saves.write(Save(unfinished, stored("lutece", 2, 1).until(4), {1: "greedy"}))
    code, out, err = run("data", "lutece", str(record), "--file", str(tmp_path / "stored.csv"))
    assert (code, err) == (0, "")
    assert "1 game, " in out
    assert (tmp_path / "stored.csv").read_text().startswith("game,decision,seat,bot,observation,legal")
    assert ",1,greedy," in (tmp_path / "stored.csv").read_text()
    assert "is not over: nobody has won yet" in run("data", "lutece", str(unfinished), "--file", "x.csv")[2]
    assert "is a game of something else than fortuna" in run("data", "fortuna", str(record), "--file", "x.csv")[2]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("data", "lutece", "--bots", "greedy"), "--file is missing"),
        (("data", "lutece", "--file", "x.csv"), "Say where the games come from"),
        (("data", "lutece", "one.ludus", "--bots", "greedy", "--file", "x.csv"), "Say where the games come from"),
        ((*DATA, "--file", "x.xls"), "x.xls: the name must end in one of .parquet, .csv."),
        ((*DATA, "--file", "."), ".: the name must end in one of .parquet, .csv."),
        ((*DATA, "--file", ""), "the name must end in one of .parquet, .csv."),
        ((*DATA, "--file", "x.csv", "--bots", "nobody"), "There is no bot nobody"),
        ((*DATA, "--file", "x.csv", "--bots", "greedy,uniform,casual,skilled", "--seats", "2"),
         "There is no seat for casual, skilled: the bots have 2."),
        ((*DATA, "--file", "x.csv", "--seats", "9"), "9: expected a whole number from 2 to 5"),
        (("data", "chess", "--bots", "greedy", "--file", "x.csv"), "There is no game chess"),
        ((*DATA, "--file", "x.csv", "--option", "draft=yes"), "lutece has no option draft"),
    ],
)  # fmt: skip
def test_bad_settings_are_refused_with_a_sentence(
    run: Run, words: tuple[str, ...], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    code, out, err = run(*words)
    assert (code, out) == (2, "")
    assert sentence in err
    assert not list(tmp_path.iterdir())


def test_files_of_something_else_are_refused_with_a_sentence(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "some.parquet"
    run(*DATA, "--file", str(path), "--seed", "1")
    assert "the seed was 1, now it is 2. Choose another --file." in run(*DATA, "--seed", "2", "--file", str(path))[2]
    path.write_text("shopping list")
    assert "is there already, and no file of ludus data" in run(*DATA, "--file", str(path))[2]
    assert run(*DATA, "--file", "/nowhere/x.csv")[0] == 1
    (folder := tmp_path / "folder.parquet").mkdir()
    assert run(*DATA, "--file", str(folder))[2] == f"{folder}: Is a directory"
    (tmp_path / "begun.csv.part").write_text("shopping list")
    sentence = "line 1: this is no file of a match, a ladder or data"
    assert sentence in run(*DATA, "--file", str(tmp_path / "begun.csv"))[2]


def test_without_pyarrow_a_sentence_names_the_extra_and_csv_is_written_all_the_same(tmp_path: Path) -> None:
    def without(*words: str) -> "subprocess.CompletedProcess[str]":
        line = [sys.executable, "-c", WITHOUT, *DATA, *words]
        return subprocess.run(line, capture_output=True, text=True, env=environment(tmp_path), check=False)

    missed = without("--file", str(tmp_path / "x.parquet"))
    assert (missed.returncode, missed.stdout) == (1, "")
    assert missed.stderr.strip() == "pyarrow is not installed: pip install 'ludus[data]'"
    assert without("--file", str(tmp_path / "x.csv")).returncode == 0


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_tells_how_to_go_on(tmp_path: Path, jobs: str) -> None:
    path, part = tmp_path / "x.parquet", tmp_path / "x.parquet.part"
    words = ("data", "lutece", "--bots", "greedy", "--games", "100000", "--seed", "1", "--file", str(path))
    with Terminal(tmp_path, *words, "--jobs", jobs, columns=200) as terminal:
        terminal.wait(lambda new: part.exists() and part.stat().st_size > 20_000)
        shown = terminal.press(b"\x03")
        assert terminal.process.wait(60) == 130
    assert "Traceback" not in terminal.text
    assert "of 100,000 games." in shown
    assert f"ludus data lutece --bots greedy,greedy --games 100000 --seed 1 --file {path}" in shown
