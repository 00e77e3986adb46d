"""A game in a terminal: to its end in each language, undone, hinted, saved, resumed, replayed."""

import re
from pathlib import Path
from typing import Any

import pytest

from ludus import registry
from ludus.cli import saves
from ludus.core import record
from ludus.games.lutece.declaration import ATTACH, BIDS, BRIBES, LEGION

from .terminal import Terminal

HINT = re.compile(r"\((?:type|tapez|wpisz)\s?: ([^)]*)\)")
HINTS = 6  # that are taken: each takes its time
PLAIN = {BIDS: "a 1", BRIBES: "ok", LEGION: "ok", ATTACH: "1"}
MOST = 300  # answers of the longest game these tests play


def finish(terminal: Terminal, home: Path) -> None:
    """Plays on: by taking hints at first, then with an answer that is always right."""
    terminal.wait()
    for number in range(MOST):
        if terminal.over:
            return
        if number < HINTS:
            found = HINT.search(terminal.type("h"))
            assert found, terminal.text[-2000:]
            terminal.type(found[1])
        else:
            (saved,) = (home / "games").iterdir()
            now: Any = saves.read(saved).record.last(registry.game("lutece"))
            terminal.type(PLAIN[now.step])
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(
    ("language", "seats", "columns", "words"),
    [("en", 5, 80, "total"), ("fr", 3, 120, "se partagent la victoire|gagne"), ("pl", 2, 60, "Zwycięstwem|ygrywa")],
)
def test_a_game_is_played_to_its_end(tmp_path: Path, language: str, seats: int, columns: int, words: str) -> None:
    arguments = ("play", "--language", language, "--seats", str(seats), "--seat", "1", "--seed", "11")
    with Terminal(tmp_path, *arguments, columns=columns) as terminal:
        finish(terminal, tmp_path)
        assert terminal.close() == 0
    assert re.search(words, terminal.text)
    assert "Traceback" not in terminal.text
    shown = [line for line in terminal.text.splitlines() if str(tmp_path) not in line]  # a path is left whole
    assert max(map(len, shown)) <= columns
    (saved,) = (tmp_path / "games").iterdir()
    assert saves.read(saved).record.last(registry.game("lutece")).over


def test_a_bid_is_composed_card_by_card_and_can_be_taken_back_until_it_is_whole(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "--seed", "3") as terminal:
        assert "Once given, your answer is final." in terminal.wait()
        assert "Left: A Brewer. And the right card?" in terminal.type("a")
        assert "Choose two cards" in terminal.type("u")
        assert "nothing to take back" in terminal.type("u")
        assert "Left: B Baker" in terminal.type("bid B")
        assert "You lay down B and +3." in terminal.type("g")
        assert "No way back" in terminal.type("u")


def test_a_raise_typed_after_one_has_agreed_counts_and_what_is_no_raise_waits(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "--seed", "3") as terminal:
        terminal.wait()
        terminal.type("a 2")
        shown = terminal.type("ok\nl 1")  # in one breath: the bots have not answered yet
        assert "Agreed: ● You. ● You raise 1 gold on your left card." in shown
        assert "You hold 4." in shown
        shown = terminal.type("ok\nscore")  # no raise: obeyed when something is asked again
        assert shown.index("Raise a bribe") < shown.index("IV Fortune")


def test_what_cannot_be_answered_is_refused_with_its_rule(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "--seed", "3") as terminal:
        terminal.wait()
        assert "[L-BID-2]" in terminal.type("a a")
        assert "[L-SETUP-1]" in terminal.type("d 1")
        assert "[L-PROTO-1]" in terminal.type("agree")
        assert "Type two keys" in terminal.type("x y z")
        terminal.type("a 2")
        assert "[L-BRIBE-2]" in terminal.type("l 6")
        assert "1 to 20" in terminal.type("raise left 21")
        assert "You hold 5" in terminal.type("l")
        assert "You raise 2 gold on your left card." in terminal.type("2")
        assert "A ¤2" in terminal.text


def test_one_may_look_things_up_at_any_time(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "--seed", "3") as terminal:
        terminal.wait()
        assert "take back" in terminal.type("?")
        assert "43 pairs" in terminal.type("list")
        assert re.search(r"█.*% · bid on .* Chance to win \d+%\.", terminal.type("h"))
        assert "L-PAY-4" in terminal.type("rules l-pay-4")
        assert "L-BRIBE-1" in terminal.type("rules łapówka")
        assert "L-BID-1" in terminal.type("rules")
        assert "market-8" in terminal.type("card Marché")
        assert "No card is called xyz" in terminal.type("card xyz")
        assert "III Influence" in terminal.type("score")
        assert "Round 1" in terminal.type("table")
        terminal.type("b c")
        assert "You lay down B and C." in terminal.type("log")
        assert "Saved:" in terminal.type("save")


def test_quitting_saves_and_resume_goes_on(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "--seed", "3", "--bots", "greedy,uniform", "--seat", "2") as terminal:
        terminal.wait()
        terminal.type("a 2")
        terminal.type("q")
        assert terminal.close() == 0
    assert "ludus resume" in terminal.text
    (path,) = (tmp_path / "games").iterdir()
    assert path.read_text().splitlines()[-1] == "table   0 greedy   1 uniform   2 you"
    with Terminal(tmp_path, "resume", "--language", "fr") as terminal:
        shown = terminal.wait()
        assert "▲ Gaius (insouciant), ■ Vous" in shown
        assert "Pots-de-vin" in shown
        assert "Vous posez A et 2." in terminal.type("journal")
        terminal.type("q")
        assert terminal.close() == 0
    assert [file.name for file in (tmp_path / "games").iterdir()] == [path.name]


@pytest.mark.parametrize(("key", "code"), [(b"\x03", 130), (b"\x04", 0)])
def test_ctrl_c_and_the_end_of_input_save(tmp_path: Path, key: bytes, code: int) -> None:
    with Terminal(tmp_path, "play", "--seed", "3") as terminal:
        terminal.wait()
        terminal.type("a 2")
        terminal.press(key)
        assert terminal.close() == code
    assert "Saved" in terminal.text
    assert "Traceback" not in terminal.text
    (path,) = (tmp_path / "games").iterdir()
    text = path.read_text()
    assert len(record.read(text[: text.rindex("table")], registry.game).answers) >= 3


def test_a_closed_window_loses_no_answer(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "--seed", "3") as terminal:
        terminal.wait()
        terminal.type("a 2")
        terminal.hang_up()
    (path,) = (tmp_path / "games").iterdir()
    assert any(seat == 0 for seat, _ in saves.read(path).record.answers)


def test_replay_goes_forth_and_back(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "--seed", "3") as terminal:
        terminal.wait()
        terminal.type("a 2")
        terminal.type("q")
    (path,) = (tmp_path / "games").iterdir()
    with Terminal(tmp_path, "replay", str(path)) as terminal:
        assert "Answer 0 of 3" in terminal.wait()
        shown = terminal.type("n")
        assert "Answer 1 of 3" in shown
        assert "Two cards face down" in shown
        assert "lay down" not in shown  # a spectator does not see them
        assert "not over" in terminal.type("3")
        assert "Answer 2 of 3" in terminal.type("p")
        assert "a number to go there" in terminal.type("what")
        terminal.type("q")
        assert terminal.close() == 0
