"""The page of strengths says what the result files say, and nothing else."""

import importlib.util
import json
from pathlib import Path
from typing import Any

import pytest

import ludus
from ludus.bots.strength import measured

ROOT = Path(__file__).parent.parent.parent


def tool() -> Any:
    spec = importlib.util.spec_from_file_location("strength", ROOT / "tools/strength.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_page_is_up_to_date() -> None:
    strength = tool()
    text = strength.PAGE.read_text("utf-8")
    assert strength.page(text, strength.RESULTS) == text, "make strength, or python tools/strength.py write"
    assert strength.shown(strength.RESULTS) == strength.SHOWN.read_text("utf-8"), "python tools/strength.py write"


@pytest.mark.parametrize("name", ludus.titles())
def test_the_lobby_shows_what_was_measured(name: str) -> None:
    found = json.loads((ROOT / f"docs/strength/ladder-{name}-3.json").read_text("utf-8"))["rungs"]
    shown = {one.bot: one for one in measured(name) if one.seats == 3}
    assert set(shown) == {rung["bot"] for rung in found}
    for rung in found:
        assert abs(shown[rung["bot"]].rating - rung["rating"]) < 0.06
        assert abs(shown[rung["bot"]].doubt - rung["doubt"]) < 0.06
    assert measured("nowhere") == ()


def test_every_game_has_its_ladders_and_its_claims() -> None:
    names = [run.name for run in tool().runs(10)]
    for game in ludus.titles():
        assert {f"ladder-{game}-{seats}" for seats in (2, 3, 4)} <= set(names)
        assert {f"claim-{game}-2", f"claim-{game}-4", f"claim-{game}-master"} <= set(names)
    assert len(set(names)) == len(names)


def test_tables_hold_the_figures_of_the_results(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    strength = tool()
    monkeypatch.setattr(strength, "KEPT", tmp_path / "kept")
    monkeypatch.setattr(strength, "RESULTS", tmp_path / "results")
    bots = ("--bots", "greedy,uniform", "--seed", "1", "--jobs", "1")
    assert strength.tables(tmp_path / "results") == "Nothing has been measured yet.\n"
    assert strength.Run("ladder-lutece-2", ("ladder", "lutece", *bots, "--games", "8")).play() == 0
    assert strength.Run("claim-lutece-2", ("match", "lutece", *bots, "--sprt", "0.5,0.75")).play() == 0
    assert strength.Run("ladder-gloire-2", ("ladder", "gloire", *bots, "--games", "none")).play() == 2
    text = strength.tables(tmp_path / "results")
    found = json.loads((tmp_path / "results/ladder-lutece-2.json").read_text())
    first = found["rungs"][0]
    assert "### lutece, 2 players" in text
    assert "gloire" not in text
    assert f"| greedy | {first['rating']:.1f} ± {first['doubt']:.1f} | {first['share']:.1%} |" in text
    assert found["command"] in text
    assert f"code {found['ladder']['code']}" in text
    assert "greedy uniform: more than 50%" in text
    assert f"| {found['ladder']['code']} | `ludus match lutece" in text
    assert "| held" in text
