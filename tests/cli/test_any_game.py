"""A game without a face of its own is played too; and there undo reaches back to the barrier."""

from collections.abc import Callable

from ludus.cli import saves

from .conftest import Run
from .nim import Nim

Lines = Callable[..., None]
NIM = ("play", "nim", "--seats", "2", "--bots", "uniform", "--seed", "2")


def test_a_game_without_a_face_is_shown_by_its_fields_and_numbered_answers(
    nim: Nim, run: Run, type_lines: Lines
) -> None:
    type_lines("list", "9", "take 4", "table", "score", "take 1", "?", "card ace", "rules stones", "h", "log")
    code, out, _ = run(*NIM)
    assert code == 0
    assert "stones 12" in out
    assert "1 take 1 2 take 2 3 take 3 final" in out
    assert "Type a number from 1 to 3" in out
    assert "stones taken: seat 0, stones 1" in out
    assert "No card is called ace." in out
    assert "The rules of this game are not installed." in out
    assert "Nobody can give hints for this game." in out
    assert "ludus resume" in out


def test_an_answer_is_taken_back_as_long_as_nothing_final_has_happened(nim: Nim, run: Run, type_lines: Lines) -> None:
    type_lines("1", "u", "u", "2")
    _, out, _ = run(*NIM)
    assert "Your last answer is taken back." in out
    assert out.count("stones 12") == 2
    assert "nothing to take back" in out
    save = saves.unfinished()
    assert save is not None
    assert save.record.answers[0] == (0, 2)


def test_no_answer_is_taken_back_past_the_barrier(nim: Nim, run: Run, type_lines: Lines) -> None:
    type_lines("3", "u")
    _, out, _ = run(*NIM)
    assert "No way back" in out


def test_a_bot_that_breaks_down_costs_nobody_the_game(nim: Nim, run: Run, type_lines: Lines) -> None:
    type_lines("1")
    code, out, _ = run("play", "nim", "--seats", "2", "--bots", "greedy")
    assert code == 1
    assert "▲ Gaius (greedy) broke down: UnknownName" in out
    save = saves.unfinished()
    assert save is not None
    assert save.record.answers == ((0, 1),)


def test_bots_play_it_to_the_end(nim: Nim, run: Run) -> None:
    code, out, _ = run("watch", "nim", "--bots", "uniform", "--seed", "1")
    assert code == 0
    assert "share the victory" in out or "wins" in out
