"""What a search answers is kept as it was asked, and the same on any number of cores."""

from pathlib import Path
from typing import Any

import numpy
import pytest

import ludus
from ludus.learn.needs import BadInput
from ludus.train import teacher
from ludus.train.__main__ import main
from ludus.train.teacher import COLUMNS, Plan, play, teach

GAMES = ["lutece", "fortuna", "gloire"]


@pytest.mark.parametrize("game", GAMES)
def test_what_was_taught_is_legal_and_tells_how_the_game_ended(game: str) -> None:
    found = play(Plan(game, (3,), seed=1, iterations=24, often=0.1), 0)
    known = ludus.game(game)
    count = len(found["shares"])
    assert count > 2
    assert found["observations"].shape == (count, known.observation.size)
    assert found["masks"].shape == found["wanted"].shape == (count, known.actions)
    assert found["wanted"].astype("float32").sum(1) == pytest.approx(numpy.ones(count), abs=0.01)
    assert not found["wanted"][found["masks"] == 0].any()
    assert (found["masks"].sum(1) > 1).all()
    assert numpy.isnan(found["shares"][:, 3:]).all()
    assert found["shares"][:, :3].sum(1) == pytest.approx(numpy.ones(count))
    assert len({int(row[:3].argmax()) for row in found["shares"]}) > 1  # the winner sits elsewhere for each seat


def test_pieces_on_any_number_of_cores_are_one(tmp_path: Path) -> None:
    plan = Plan("lutece", (2, 3), seed=5, iterations=8, often=0.3)
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    teach(plan, whole, 60, jobs=2, deals=4)
    assert teach(plan, parts, 60, jobs=1, deals=1) < teach(plan, parts, 60, jobs=1, deals=3)
    one, other = teacher.read(whole), teacher.read(parts)
    assert all((one[name] == other[name]).all() for name in COLUMNS if name != "shares")
    assert numpy.array_equal(one["shares"], other["shares"], equal_nan=True)


def test_what_cannot_be_taught_is_refused_in_a_sentence(tmp_path: Path, monkeypatch: Any, capsys: Any) -> None:
    with pytest.raises(BadInput, match="2 to 4 players"):
        Plan("fortuna", (5,))
    assert main(["lutece", "--teach", str(tmp_path), "--iterations", "0"]) == 1
    assert main(["lutece", "--teach", str(tmp_path), "--often", "1.5"]) == 1
    with pytest.raises(BadInput, match="nothing was taught"):
        teacher.read(tmp_path)
    monkeypatch.setenv("LUDUS_NETS", str(tmp_path))
    assert main(["lutece", "--teach", str(tmp_path)]) == 1
    assert "no net" in capsys.readouterr().err
