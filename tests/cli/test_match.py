"""Matches: paired seeds, rotated seats, failures that cost one game, intervals."""

import json
from pathlib import Path
from typing import Any

import pytest

from ludus import bots
from ludus.bots.uniform import Uniform
from ludus.lab import match as lab
from ludus.lab.match import Match

from .conftest import Run

MATCH = Match("lutece", ("greedy", "uniform", "uniform"), games=6, seed=3)


def result(played: lab.Played) -> tuple[Any, ...]:
    return played.seed, played.seating, played.shares, played.scores, played.decisions, played.failure


def test_every_seed_is_played_from_each_rotation_of_the_seats() -> None:
    played = list(lab.play(MATCH))
    assert [game.seating for game in played] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)] * 2
    assert [len({game.seed for game in played[at : at + 3]}) for at in (0, 3)] == [1, 1]
    assert all(sum(game.shares) == pytest.approx(1) for game in played)


def test_the_number_of_jobs_changes_nothing() -> None:
    assert list(map(result, lab.play(MATCH, jobs=2))) == list(map(result, lab.play(MATCH)))


def test_games_are_rounded_up_to_whole_rotations() -> None:
    assert Match("lutece", ("uniform",) * 3, games=7).seeds == 3


class Broken(Uniform):
    """Answers a few questions, then what is not legal, or nothing at all."""

    def __init__(self, seed: int, raises: bool) -> None:
        super().__init__(seed)
        self.left = 3
        self.raises = raises

    def choose(self, state: Any, seat: int) -> int:
        self.left -= 1
        if self.left:
            return super().choose(state, seat)
        if self.raises:
            raise ZeroDivisionError("a thought too many")
        return 100_000


@pytest.mark.parametrize(
    ("raises", "reason"), [(True, "ZeroDivisionError: a thought too many"), (False, "action 100000")]
)
def test_a_bot_that_fails_loses_that_game_and_the_match_goes_on(
    monkeypatch: pytest.MonkeyPatch, raises: bool, reason: str
) -> None:
    make = bots.make
    monkeypatch.setattr(bots, "make", lambda name, seed: Broken(seed, raises) if name == "broken" else make(name, seed))
    match = Match("lutece", ("uniform", "broken"), games=4)
    played = list(lab.play(match))
    assert len(played) == 4
    for game in played:
        assert game.failure is not None
        assert game.failure.entry == 1
        assert reason in game.failure.reason
        assert (game.shares, game.scores) == ((1.0, 0.0), None)
    good, bad = lab.standings(match, played)
    assert (good.wins, bad.wins, good.points, len(bad.failures)) == (4.0, 0.0, None, 4)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (30, 100, 0.2189, 0.3958)]
)
def test_wilson_intervals(wins: int, games: int, low: float, high: float) -> None:
    assert lab.wilson(wins, games) == pytest.approx((low, high), abs=1e-3)


def test_match_prints_and_writes_its_report(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    words = ("match", "lutece", "--bots", "greedy,uniform", "--games", "3", "--seed", "9", "--json", str(path))
    code, out, err = run(*words)
    assert (code, err) == (0, "")
    assert out.startswith("4 games on 2 seeds, each from every rotation of the seats (seed 9)")
    assert "greedy 100.0% 51.0% – 100.0%" in out
    report = json.loads(path.read_text())
    assert report["match"]["bots"] == ["greedy", "uniform"]
    assert len(report["games"]) == 4
    assert run(*words)[1].split("decisions/s")[0] == out.split("decisions/s")[0]
    assert "100,0 % 51,0 % – 100,0 %" in run(*words, "--language", "fr")[1]
    assert "cannot" not in run("match", "lutece", "--bots", "uniform", "--json", "/nowhere/x")[1]
    assert run("match", "lutece", "--bots", "uniform", "--json", "/nowhere/x")[0] == 1
