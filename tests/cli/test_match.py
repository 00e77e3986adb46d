"""`ludus match` and `ludus ladder` as one types them: reports, files to go on with, claims, refusals in a sentence."""

import json
import os
import re
import signal
from pathlib import Path

import pytest

from .conftest import Run
from .terminal import Terminal

MATCH = ("match", "lutece", "--bots", "greedy,uniform", "--games", "3", "--seed", "9")
LADDER = ("ladder", "lutece", "--bots", "greedy,uniform", "--games", "4", "--seed", "9", "--jobs", "1")


def test_match_prints_and_writes_its_report(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    words = (*MATCH, "--json", str(path))
    code, out, err = run(*words)
    assert (code, err) == (0, "")
    assert out.startswith("4 games on 2 seeds, each from every rotation of the seats (seed 9)")
    assert "greedy 100.0% 51.0% – 100.0%" in out
    report = json.loads(path.read_text())
    assert report["match"]["bots"] == ["greedy", "uniform"]
    assert report["match"]["built"] == {"greedy": "Greedy(seed=0)", "uniform": "Uniform(seed=0)"}
    assert report["command"] == "ludus match lutece --bots greedy,uniform --games 3 --seed 9"
    assert len(report["games"]) == 4
    assert run(*words)[1].split("decisions/s")[0] == out.split("decisions/s")[0]
    assert "100,0 % 51,0 % – 100,0 %" in run(*words, "--language", "fr")[1]
    assert "cannot" not in run("match", "lutece", "--bots", "uniform", "--json", "/nowhere/x")[1]
    assert run("match", "lutece", "--bots", "uniform", "--json", "/nowhere/x")[0] == 1


def test_the_command_of_a_report_plays_the_same_match_again(run: Run, tmp_path: Path) -> None:
    first, second = tmp_path / "1.json", tmp_path / "2.json"
    option = ("--option", "draft=true")
    run("match", "fortuna", "--bots", "beginner,uniform", "--games", "2", *option, "--jobs", "1", "--json", str(first))
    report = json.loads(first.read_text())
    run(*report["command"].split()[1:], "--jobs", "1", "--json", str(second))
    again = json.loads(second.read_text())
    assert again["match"] == report["match"]
    assert [game["scores"] for game in again["games"]] == [game["scores"] for game in report["games"]]


def test_a_match_goes_on_from_its_file_without_being_told_the_seed(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    words = ("match", "lutece", "--bots", "greedy,uniform", "--file", str(path), "--jobs", "1")
    first = run(*words, "--games", "2")[1]
    code, out, _ = run(*words, "--games", "6")
    assert code == 0
    assert "6 games on 3 seeds" in out
    assert out.split("(seed ")[1].split(")")[0] == first.split("(seed ")[1].split(")")[0]
    assert len(path.read_text().splitlines()) == 4


def test_a_claim_stops_the_match_when_it_is_decided(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    words = ("match", "lutece", "--seed", "3", "--sprt", "0.5,0.75", "--json", str(path))
    code, out, _ = run(*words, "--bots", "greedy,uniform")
    assert code == 0
    assert "The claim: greedy takes 75.0% of the victories, not just 50.0%." in out
    assert "Accepted after" in out
    assert "accepted at 3.00 (error at most 5.0%)" in out
    report = json.loads(path.read_text())
    assert report["sprt"]["verdict"] is True
    assert len(report["games"]) == 2 * report["sprt"]["seeds"] < 100
    assert "--games 10000 --seed 3 --sprt 0.5,0.75,0.05,0.05" in report["command"]
    assert "Refused after" in run(*words, "--bots", "uniform,greedy")[1]
    assert (
        "Not decided after 2 seeds; more --games go on." in run(*words, "--bots", "greedy,uniform", "--games", "4")[1]
    )


def test_the_verdict_does_not_depend_on_the_number_of_jobs(run: Run) -> None:
    words = ("match", "lutece", "--bots", "greedy,beginner", "--seed", "5", "--sprt", "0.5,0.7")
    one, two = (run(*words, "--jobs", jobs)[1].split("The claim")[1] for jobs in ("1", "2"))
    assert one == two


def test_a_ladder_prints_its_rungs_and_its_pairs_and_writes_them(run: Run, tmp_path: Path) -> None:
    kept, path = tmp_path / "kept.jsonl", tmp_path / "ladder.json"
    words = (*LADDER, "--file", str(kept), "--json", str(path))
    code, out, err = run(*words)
    assert (code, err) == (0, "")
    assert out.startswith("4 games of 2 bots at tables of 2 (seed 9)")
    assert "greedy - 100.0%" in out
    report = json.loads(path.read_text())
    assert report["command"] == "ludus ladder lutece --bots greedy,uniform --games 4 --seed 9 --seats 2"
    assert [rung["bot"] for rung in report["rungs"]] == ["greedy", "uniform"]
    assert report["meetings"][0]["share"] == 1.0
    assert report["ladder"]["code"]
    assert len(kept.read_text().splitlines()) == 3
    assert "4 parties de 2 robots" in run(*words, "--language", "fr")[1]
    assert "4 gry; boty: 2" in run(*words, "--language", "pl")[1]
    assert len(kept.read_text().splitlines()) == 3  # nothing was played again


def test_a_ladder_keeps_its_games_in_a_file_of_its_own_name(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    run(*LADDER, "--seats", "3", "--games", "6")
    assert len((tmp_path / "ladder-lutece-3.jsonl").read_text().splitlines()) == 3


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("match", "lutece", "--bots", "greedy", "--games", "0"), "0: expected a whole number from 1 to"),
        (("match", "lutece", "--bots", "nobody"), "There is no bot nobody"),
        (("match", "lutece", "--bots", "greedy,uniform", "--seats", "9"), "9: expected a whole number from 2 to 5"),
        (("match", "lutece", "--bots", "greedy", "--jobs", "0"), "0: expected a whole number from 1"),
        (("match", "lutece", "--bots", "greedy", "--sprt", "0.5"), "0.5: expected two shares between 0 and 1"),
        (("match", "lutece", "--bots", "greedy", "--sprt", "0.7,0.6"), "0.7,0.6: expected two shares"),
        (("match", "lutece", "--bots", "greedy", "--sprt", "0.5,0.6,0,0"), "0.5,0.6,0,0: expected two shares"),
        (("match", "lutece", "--bots", "greedy", "--sprt", "half,most"), "half,most: expected two shares"),
        (("match", "lutece", "--bots", "greedy", "--sprt", "nan,0.6"), "nan,0.6: expected two shares"),
        (("ladder", "lutece", "--bots", "greedy"), "greedy has nobody to meet: name two bots at least."),
        (("ladder", "lutece", "--bots", "greedy,greedy"), "greedy is named twice."),
        (("ladder", "lutece", "--bots", "greedy,nobody"), "There is no bot nobody"),
        (("ladder", "fortuna", "--seats", "5"), "5: expected a whole number from 2 to 4"),
        (("ladder", "chess"), "There is no game chess"),
        (("ladder", "lutece", "--games", "0"), "0: expected a whole number from 1"),
        (("ladder", "lutece", "--option", "draft=true"), "lutece has no option draft"),
    ],
)  # fmt: skip
def test_bad_settings_are_refused_with_a_sentence(run: Run, words: tuple[str, ...], sentence: str) -> None:
    code, out, err = run(*words)
    assert (code, out) == (2, "")
    assert sentence in err
    assert "Traceback" not in err


def test_a_file_of_another_match_or_of_something_else_is_refused_with_a_sentence(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "kept"
    run(*MATCH, "--jobs", "1", "--file", str(path))
    code, _, err = run(*MATCH[:-1], "10", "--file", str(path))
    assert code == 2
    assert "belongs to something else: the seed was 9, now it is 10. Choose another --file." in err
    assert "the kind was match, now it is ladder" in run(*LADDER, "--file", str(path))[2]
    assert (
        "le genre était match, et c’est maintenant ladder" in run(*LADDER, "--language", "fr", "--file", str(path))[2]
    )
    path.write_text("shopping list\n")
    assert "line 1: this is no file of a match, a ladder or data" in run(*LADDER, "--file", str(path))[2]
    assert "line 1: this is no file" in run("match", "lutece", "--bots", "greedy", "--file", str(path))[2]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_tells_how_to_go_on(tmp_path: Path, jobs: str) -> None:
    kept = tmp_path / "kept.jsonl"
    words = ("ladder", "lutece", "--bots", "greedy,uniform", "--games", "100000", "--seed", "9", "--file", str(kept))
    with Terminal(tmp_path, *words, "--jobs", jobs, columns=200) as terminal:
        terminal.wait(lambda new: kept.exists() and kept.read_bytes().count(b"\n") > 5)
        shown = terminal.press(b"\x03")
        assert terminal.process.wait(60) == 130
    assert "Traceback" not in terminal.text
    assert "of 100,000 games." in shown
    command = f"ludus ladder lutece --bots greedy,uniform --games 100000 --seed 9 --seats 2 --file {kept}"
    assert command in shown


def test_ctrl_c_once_more_does_not_cut_off_the_farewell(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    words = ("match", "lutece", "--bots", "greedy,uniform", "--games", "100000", "--file", str(kept), "--jobs", "2")
    with Terminal(tmp_path, *words, columns=200) as terminal:
        terminal.wait(lambda new: kept.exists() and kept.read_bytes().count(b"\n") > 5)
        os.write(terminal.main, b"\x03")
        shown = terminal.wait(lambda new: "Stopped after" in new)

        def impatient(new: str) -> bool:
            if terminal.process.poll() is None:  # by its key the terminal would forget what it has not shown yet
                os.killpg(terminal.process.pid, signal.SIGINT)
            return False

        shown += terminal.wait(impatient)
        assert terminal.process.wait(60) == 130
    assert "Go on with:" in shown
    assert "Traceback" not in terminal.text


def test_a_match_that_keeps_nothing_says_so_when_it_is_stopped(tmp_path: Path) -> None:
    words = ("match", "lutece", "--bots", "greedy,uniform", "--games", "1000000", "--jobs", "1")
    with Terminal(tmp_path, *words) as terminal:
        terminal.wait(lambda new: re.search(r"[1-9]/1000000", new) is not None)
        shown = terminal.press(b"\x03")
        assert terminal.process.wait(60) == 130
    assert "Nothing was kept. With --file NAME" in shown


@pytest.mark.skipif(not Path("/proc").exists(), reason="processes are found in /proc")
def test_a_process_that_was_killed_is_told_in_a_sentence(tmp_path: Path) -> None:
    words = ("match", "lutece", "--bots", "greedy,uniform", "--games", "1000000", "--jobs", "2")
    with Terminal(tmp_path, *words, columns=200) as terminal:
        terminal.wait(lambda new: re.search(r"[1-9]/1000000", new) is not None)
        children = Path(f"/proc/{terminal.process.pid}/task/{terminal.process.pid}/children").read_text().split()
        playing = [int(pid) for pid in children if "spawn_main" in Path(f"/proc/{pid}/cmdline").read_text()]
        os.kill(playing[0], signal.SIGKILL)
        shown = terminal.wait(lambda new: False)
    assert "A process that played was ended from outside" in shown
