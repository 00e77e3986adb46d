"""The command line with pipes: what it prints, how it fails, and that it never shows a traceback."""

import subprocess
import sys
from pathlib import Path

import pytest

import ludus
from ludus.games.lutece import deck
from ludus.languages import LANGUAGES

from .conftest import Run
from .terminal import environment, piped

SHIPPED = deck.shipped()


def test_version_tells_the_build(tmp_path: Path) -> None:
    shown = piped(tmp_path, "--version")
    build = "compiled rules" if ludus.compiled else "plain Python rules"
    assert (shown.returncode, shown.stdout) == (0, f"ludus {ludus.__version__} ({build})\n")


def test_play_without_a_terminal_shows_a_game_and_how_to_play(tmp_path: Path) -> None:
    shown = piped(tmp_path, "play", language="pl_PL.UTF-8")
    assert (shown.returncode, shown.stderr) == (0, "")
    assert "uruchom w terminalu: ludus play" in shown.stdout
    assert "Runda 1 · Licytacja" in shown.stdout
    assert "\x1b" not in shown.stdout
    assert max(map(len, shown.stdout.splitlines())) <= 80
    assert not any(line != line.rstrip() for line in shown.stdout.splitlines())
    assert not (tmp_path / "games").exists()


def test_a_terminal_that_cannot_show_a_letter_gets_a_question_mark(tmp_path: Path) -> None:
    shown = piped(tmp_path, "watch", "--seed", "1", PYTHONUTF8="0", PYTHONIOENCODING="ascii")
    assert (shown.returncode, shown.stderr) == (0, "")
    assert "?Gaius" in shown.stdout


def test_a_listener_who_leaves_is_no_mistake(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "ludus", "watch", "--seats", "5"]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(command, env=environment(tmp_path), **pipes) as process:  # type: ignore[call-overload]
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 0


def test_help_speaks_the_language_of_the_person(run: Run) -> None:
    assert "Commands: play Play against bots" in run()[1]
    assert run("--help", "--language", "fr")[1].startswith("Utilisation : ludus")
    assert "Liczba graczy" in run("play", "--help", "--language=pl")[1]


@pytest.mark.parametrize(
    ("words", "code", "sentence"),
    [
        (("fly",), 2, "There is no command fly."),
        (("--fly",), 2, "There is no option --fly."),
        (("play", "lutece", "--option", "frobnicate=1"), 2, "frobnicate"),
        (("match", "fortuna", "--bots", "uniform,uniform", "--option", "draft=maybe"), 2, "draft"),
        (("play", "chess"), 2, "There is no game chess, expected one of: "),
        (("play", "lutece", "more"), 2, "a word too many"),
        (("play", "--seats", "6"), 2, "6: expected a whole number from 2 to 5."),
        (("play", "--seats", "-1"), 2, "-1: expected a whole number, at least 1."),
        (("play", "--seats"), 2, "The option --seats needs a value."),
        (("play", "--seat", "3"), 2, "3: expected a whole number from 0 to 2."),
        (("play", "--language", "la"), 2, "--language: expected one of en, fr, pl."),
        (("play", "--bots", "deep-blue"), 2, "There is no bot deep-blue"),
        (("watch", "--bots", "deep-blue"), 2, "There is no bot deep-blue"),
        (("watch", "--bots", ","), 2, "There is no bot"),
        (("watch", "--delay", "soon"), 2, "soon: expected seconds"),
        (("watch", "--cards", "/nowhere/cards.toml"), 1, "/nowhere/cards.toml: No such file"),
        (("match", "lutece"), 2, "--bots is missing."),
        (("replay",), 2, "FILE is missing."),
        (("replay", "/nowhere"), 1, "/nowhere: No such file"),
        (("replay", "/"), 1, "Is a directory"),
        (("replay", __file__), 1, "line 1:"),
        (("cards", "check", "/nowhere"), 1, "No such file"),
        (("resume", "/nowhere"), 1, "No such file"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence(run: Run, words: tuple[str, ...], code: int, sentence: str) -> None:
    found, _, err = run(*words)
    assert found == code
    assert sentence in err


def test_a_card_file_is_told_every_mistake_with_its_line(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    text = SHIPPED.replace('id = "baker-2"', 'id = "baker-1"').replace("start_gold = 5", "start_gold = -5")
    path.write_text(text, encoding="utf-8")
    lines = [number for number, line in enumerate(text.splitlines(), start=1) if "baker-1" in line or "= -5" in line]
    code, _, err = run("cards", "check", str(path), "--language", "pl", lines=True)
    assert code == 1
    first, *rest = err.splitlines()
    assert first == f"{path} zawiera 2 błędy:"
    assert [line.split(":")[0] for line in rest] == [f"{path}, wiersz {lines[0]}", f"{path}, wiersz {lines[-1]}"]
    assert rest[0].endswith(": start_gold to -5, potrzebna jest liczba całkowita od 0 do 20")
    assert run("watch", "--cards", str(path))[2].startswith(f"{path} has 2 mistakes:")
    path.write_bytes(b"\xff\xfe")
    assert run("watch", "--cards", str(path))[2] == "The file is not a text in UTF-8."


def test_a_good_card_file_is_praised(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(SHIPPED.replace("start_gold = 5", "start_gold = 7"), encoding="utf-8")
    assert run("cards", "check", str(path))[:2] == (0, f"{path} is a good card file for Lutetia.")
    assert "● Flavia 7" in run("watch", "--cards", str(path), "--seed", "1")[1]


def test_a_card_file_that_is_only_unexpected_is_told_so_and_played_with(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(SHIPPED.replace("talent = 8", "talent = 5", 1), encoding="utf-8")
    line = SHIPPED.splitlines().index("talent = 8") + 1

    code, out, _ = run("cards", "check", str(path))

    assert code == 0
    assert f"line {line}: unexpected, but it can be played with: talent 5 stands twice" in out
    assert f"{path} is a good card file for Lutetia." in out
    assert run("watch", "lutece", "--cards", str(path), "--seed", "1")[0] == 0


def test_cards_are_listed_and_shown(run: Run) -> None:
    assert "Herboristerie" in run("cards", "list", "--language", "fr")[1]
    code, out, _ = run("cards", "show", "herbalist's", "shop")
    assert code == 0
    assert "2 VP, and 1 VP per green card" in out
    assert "herbalist-2 3¤ 2 VP +1/green 5+" in out
    assert run("cards", "show", "dragon")[0] == 1


def test_rules_are_found_by_id_and_by_word_of_any_language(run: Run) -> None:
    assert run("rules", "L-PAY-4")[1].startswith("L-PAY-4 Payment If the purse is below the cost")
    for word in ("pot-de-vin", "łapówkę", "bribe"):
        assert "L-BRIBE-2 Phase 3 - Bribes The gold leaves the purse" in run("rules", "--precisely", word)[1]
    assert "L-WIN-1 … L-WIN-4" in run("rules", "--precisely")[1]
    assert run("rules", "dragon")[0] == run("rules", "dragon", "--precisely")[0] == 1


def test_the_book_is_read_in_the_language_of_the_reader(run: Run) -> None:
    code, out, _ = run("rules", "lutece", "gagner", "--language", "fr")
    assert code == 0
    assert out.startswith("Qui gagne La fin et les points Additionnez les quatre parties.")
    assert "Précisément : L-WIN-1" in out.replace("\u00a0", " ")
    for word in ("pot-de-vin", "łapówkę", "bribe"):
        assert run("rules", "lutece", word)[1].startswith("Laying a bribe Phase 3: bribes You may lay gold")
    assert run("rules", "--language", "pl")[1].startswith("W minutę Cel gry · Punkty Przed pierwszą rundą")
    assert "IV Fortune 2 1 3 Total 28 32 33" in run("rules", "score", "sheet", "count")[1]


def test_resume_without_a_saved_game_says_so(run: Run) -> None:
    code, out, _ = run("resume")
    assert code == 1
    assert "No unfinished game" in out


def test_replay_with_pipes_prints_everything(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game"
    path.write_text("game lutece 1   seats 2   seed 5\n1. 0 bid A B\n2. 1 bid A revenue\nend 2 x\n")
    assert "line 4:" in run("replay", str(path))[2]
    state = ludus.game("lutece").new(2, 5)
    state.apply(0, ludus.game("lutece").read_action(state, 0, "bid A B"))
    state.apply(1, ludus.game("lutece").read_action(state, 1, "bid A revenue"))
    path.write_text(path.read_text().replace("end 2 x", f"end 2 {state.digest()[:16]}"))
    code, out, _ = run("replay", str(path))
    assert code == 0
    assert "Two cards face down: ● Flavia, ▲ Gaius." in out
    assert "The record ends here, after 2 answers; the game is not over." in out


@pytest.mark.parametrize("columns", ["60", "80", "120"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_five_players_fit_any_width(run: Run, monkeypatch: pytest.MonkeyPatch, columns: str, language: str) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    code, out, _ = run("watch", "--seats", "5", "--seed", "4", "--language", language, lines=True)
    assert code == 0
    assert max(map(len, out.splitlines())) <= int(columns)
    assert out.count("★") > 10
