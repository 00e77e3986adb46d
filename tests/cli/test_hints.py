"""Hints as one reads them: in every language and game, with bars on a screen and as sentences elsewhere."""

import ast
from pathlib import Path
from typing import Any

import pytest

import ludus
from ludus.bots import outlook, sights
from ludus.bots.hint import Advice, Hint, hint
from ludus.bots.outlook import Reason
from ludus.cli import hints
from ludus.cli.faces import Question
from ludus.cli.screen import Screen
from ludus.cli.shell import Shell, Table
from ludus.cli.sitting import Sitting
from ludus.core.record import Record
from ludus.locale import LANGUAGES, Speech
from tests.bots.test_bots import positions

SIGHTS = Path(sights.__file__).parent


def messages(module: str) -> set[str]:
    """The reasons that a module of sights may give."""
    tree = ast.parse((SIGHTS / f"{module}.py").read_text("utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and node.args]
    found = [one.value for call in calls for one in call.args if isinstance(one, ast.Constant)]
    return {name for name in found if isinstance(name, str) and name.startswith("reason-")}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ludus.titles())
def test_every_reason_has_its_sentence(game: str, language: str) -> None:
    speech = Speech(language, game)
    found = messages("__init__") | messages(game)
    assert len(found) >= 6
    assert all(speech.knows(name) for name in found)


def at(game: str, language: str, state: Any, seat: int) -> tuple[Table, Question]:
    """Somebody of that language at a table."""
    shell = Shell(Speech(language), Screen(), Screen(stderr=True))
    record = Record(game, ludus.game(game).version, state.seats, 1, {})
    sitting = Sitting(ludus.game(game), record, {at: "uniform" for at in range(state.seats) if at != seat}, seat)
    sitting.state = state
    return shell.at(game, {}, state.seats, seat, {}), sitting.question()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ludus.titles())
def test_any_advice_can_be_read_in_80_columns(
    game: str, language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr(outlook, "SAMPLES", 30)
    for state, seat in positions(game, 12):
        table, question = at(game, language, state, seat)
        advice = hint(state, seat, iterations=60)
        hints.show(table, question, advice)
        shown = capsys.readouterr().out
        assert shown.count("%") >= 2 * len(advice.best)
        assert all(len(line) <= 80 for line in shown.splitlines())


def test_a_hint_without_a_screen_is_sentences_and_on_a_screen_bars(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    state = ludus.game("lutece").new(3, 4)
    table, question = at("lutece", "en", state, 0)
    first, second = list(question.answers)[:2]
    why = (Reason("reason-majority", "bread", 0.57, 0.37), Reason("reason-contest", "A", 0.6, 0.0, risky=True))
    advice = Advice((Hint(first, 0.7, 0.4, 0.03, why), Hint(second, 0.3, 0.35, 0.04, ())), mixed=True)
    hints.show(table, question, advice)
    told = " ".join(capsys.readouterr().out.split())
    assert "Answer 1: bid on A " in told
    assert (
        "70% of the search. Chance to win 40%. Majority of bread in 57% of the games imagined, otherwise in 37%."
        in told
    )
    assert "Risk: in 60% of them others bid on A" in told
    assert "Answer 2:" in told
    assert "it does about as well as the others." in told
    assert told.endswith("choose each about as often as its share says.")
    assert "█" not in told
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm")
    table, question = at("lutece", "en", state, 0)
    hints.show(table, question, advice)
    drawn = capsys.readouterr().out
    assert "███████░░░ 70%" in drawn
    assert "███░░░░░░░ 30%" in drawn


def test_an_answer_without_choice_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    state, seat = next((state, seat) for state, seat in positions("fortuna", 60) if len(state.legal(seat)) == 1)
    table, question = at("fortuna", "en", state, seat)
    hints.show(table, question, hint(state, seat, iterations=20))
    assert "It is the only answer you may give." in " ".join(capsys.readouterr().out.split())
