"""Lessons in a real terminal: steps, nudges, the way back, and where one was."""

import json
from pathlib import Path

import pytest

from ludus import lessons, registry
from ludus.cli import saves
from ludus.languages import LANGUAGES
from ludus.locale import Speech

from .terminal import Terminal, piped


def go_to(terminal: Terminal, step: int) -> str:
    """Skips to a step of the first lesson."""
    shown = terminal.wait()
    while f"{step} of 23:" not in shown:
        shown = terminal.type("skip")
    return shown


def listed(text: str) -> list[str]:
    """A line for each lesson, however it was wrapped."""
    return [f"ludus learn {' '.join(one.split())}" for one in text.split("ludus learn ")[1:]]


def test_all_lessons_are_listed_with_what_to_type(tmp_path: Path) -> None:
    shown = piped(tmp_path, "learn")
    assert (shown.returncode, shown.stderr) == (0, "")
    lines = listed(shown.stdout)
    assert len(lines) == len(lessons.NAMES)
    assert "ludus learn lutece 1 · Lutetia: Two cards in secret · 4 minutes · 23 steps" in lines


def test_a_lesson_needs_a_terminal_and_has_to_be_there(tmp_path: Path) -> None:
    shown = piped(tmp_path, "learn", "lutece", language="pl_PL.UTF-8")
    assert (shown.returncode, shown.stdout.strip()) == (1, "Lekcja wymaga terminala: ludus learn lutece 1")
    shown = piped(tmp_path, "learn", "lutece", "8")
    assert (shown.returncode, shown.stderr.splitlines()[0]) == (
        2,
        "There is no lesson lutece 8; ludus learn lists them all.",
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_is_done_to_its_end_by_what_it_asks_for(tmp_path: Path, language: str) -> None:
    lesson, words = lessons.of("lutece-1"), Speech(language, lessons.WORDS)
    agree = Speech(language, "lutece").words("words-agree")[0]
    left = Speech(language, "lutece").words("words-left")[1]
    typed = {"choose": "a 1", "turn": agree, "druid": "c 2", "bribe": f"{left} 1", "again": f"{left} 1", "agree": agree,
             "revenue": "b g", "silent": agree, "alone": "c 1"}  # fmt: skip
    with Terminal(tmp_path, "learn", "lutece", "--language", language, columns=100) as terminal:
        shown = terminal.wait()
        points = lessons.plain(words.say("lesson-lutece-1-majority")).split(":")[0].strip()
        for step in lesson.steps:
            assert lessons.plain(words.say(lesson.says(step))).split()[-1] in shown
            shown = terminal.type(typed.get(step.id, ""))
            while step.id == "alone" and points not in shown:
                shown = terminal.type(agree)
        terminal.type("")
        assert terminal.close() == 0
    assert "Traceback" not in terminal.text
    assert "ludus learn lutece 2" in terminal.text
    assert max(map(len, terminal.text.splitlines())) <= 100
    assert json.loads((tmp_path / "lessons" / "lutece-1.json").read_text())["done"]
    done = {"fr": "faite", "en": "done", "pl": "ukończona"}[language]
    lines = listed(piped(tmp_path, "learn", "--language", language).stdout)
    assert [line.split()[2:4] for line in lines if line.endswith(f" · {done}")] == [["lutece", "1"]]


def test_another_answer_is_nudged_an_illegal_one_refused_and_neither_is_played(tmp_path: Path) -> None:
    with Terminal(tmp_path, "learn", "lutece") as terminal:
        shown = go_to(terminal, 4)
        assert "type: a 1" in shown
        assert "today the Baker lies on the left" in terminal.type("1 a")
        assert "Those are for sale too; today the Baker and the Field" in terminal.type("b c")
        assert "[L-BID-2]" in terminal.type("a a")
        assert "Type two keys" in terminal.type("x y z")
        assert "And the right card?" in terminal.type("a")
        assert "You lay down A and 1." in terminal.type("1")


def test_what_only_tells_goes_on_with_enter(tmp_path: Path) -> None:
    with Terminal(tmp_path, "learn", "lutece") as terminal:
        assert "1 of 23: Augustus wants a senator" in terminal.wait()
        assert "Enter goes on." in terminal.type("a 1")
        assert "2 of 23" in terminal.type("")


def test_one_goes_back_leaves_and_goes_on_where_one_was(tmp_path: Path) -> None:
    with Terminal(tmp_path, "learn", "lutece") as terminal:
        terminal.wait()
        assert "This is the first step." in terminal.type("back")
        while "6 of 23" not in terminal.type("skip"):
            pass
        shown = terminal.type("back")
        assert "5 of 23" in shown
        assert "Your place is kept. Go on with: ludus learn lutece 1" in terminal.type("q")
        assert terminal.close() == 0
    assert "you are at step 5 of 23" in " ".join(piped(tmp_path, "learn").stdout.split())
    with Terminal(tmp_path, "learn", "lutece", "1") as terminal:
        assert "5 of 23" in terminal.wait()
        assert "6 of 23" in terminal.type("ok")
        terminal.press(b"\x03")
        assert terminal.close() == 130
    with Terminal(tmp_path, "learn", "lutece", "--again") as terminal:
        assert "1 of 23" in terminal.wait()


def test_one_may_look_things_up_meanwhile(tmp_path: Path) -> None:
    with Terminal(tmp_path, "learn", "lutece") as terminal:
        go_to(terminal, 4)
        assert "play on from here" in terminal.type("?")
        assert "43 pairs" in terminal.type("list")
        assert "L-PAY-4" in terminal.type("rules l-pay-4")
        assert "Baker" in terminal.type("card baker")
        assert "III Influence" in terminal.type("score")
        assert "Round 1" in terminal.type("table")
        assert "4 of 23" in terminal.type("")


def test_one_plays_on_from_here_against_beginners(tmp_path: Path) -> None:
    with Terminal(tmp_path, "learn", "lutece") as terminal:
        go_to(terminal, 8)
        shown = terminal.type("play")
        assert "▲ Gaius (beginner)" in shown
        assert "Round 2" in shown
        terminal.type("c 2")
        terminal.type("q")
        assert terminal.close() == 0
    (path,) = (tmp_path / "games").iterdir()
    save = saves.read(path)
    assert save.bots == {1: "beginner", 2: "beginner"}
    assert save.record.start(registry.game("lutece")).purse[:3] == [4, 5, 7]
    with Terminal(tmp_path, "learn", "lutece") as terminal:
        assert "8 of 23" in terminal.wait()


def test_nothing_is_left_to_play_once_the_game_is_over(tmp_path: Path) -> None:
    with Terminal(tmp_path, "learn", "lutece") as terminal:
        go_to(terminal, 23)
        assert "there is nothing to play on" in terminal.type("play")
        assert "The lesson is done." in terminal.type("")
        assert "23 of 23" in terminal.type("back")


def test_what_is_kept_and_cannot_be_read_begins_anew(tmp_path: Path) -> None:
    path = tmp_path / "lessons" / "lutece-1.json"
    path.parent.mkdir()
    for text in ("", "[]", "{}", '{"digest": 1, "steps": 2}', "\udcff"):
        path.write_text(text, errors="surrogateescape")
        assert "23 steps" in piped(tmp_path, "learn").stdout


@pytest.mark.parametrize(
    ("language", "typed"), [("en", "card temple"), ("fr", "carte temple"), ("pl", "karta świątynia")]
)
def test_what_a_lesson_has_one_touch_in_the_browser_is_typed(tmp_path: Path, language: str, typed: str) -> None:
    name = Speech(language, "gloire").say("does-temple")
    with Terminal(tmp_path, "learn", "gloire", "2", "--language", language, columns=100) as terminal:
        terminal.wait()
        assert typed in terminal.type("")
        assert name in terminal.type(typed)
