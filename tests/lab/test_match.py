"""Matches: paired seeds, rotated seats, failures that cost one game, the same games on any number of cores."""

from typing import Any

import pytest

from ludus import bots
from ludus.bots.uniform import Uniform
from ludus.lab import arena
from ludus.lab import match as lab
from ludus.lab.match import Match, Played

MATCH = Match("lutece", ("greedy", "uniform", "uniform"), games=6, seed=3)


def result(played: Played) -> tuple[Any, ...]:
    """A game but for the time it took."""
    return played.seed, played.seating, played.shares, played.scores, played.decisions, played.failure


def test_every_seed_is_played_from_each_rotation_of_the_seats() -> None:
    played = list(lab.play(MATCH))
    assert [game.seating for game in played] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)] * 2
    assert [len({game.seed for game in played[at : at + 3]}) for at in (0, 3)] == [1, 1]
    assert all(sum(game.shares) == pytest.approx(1) for game in played)


def test_the_number_of_jobs_changes_nothing() -> None:
    together = [game for games in arena.play(MATCH.rounds(), jobs=2) for game in games]
    assert list(map(result, together)) == list(map(result, lab.play(MATCH)))


def test_games_are_rounded_up_to_whole_rotations() -> None:
    assert Match("lutece", ("uniform",) * 3, games=7).seeds == 3


def test_other_bots_play_the_same_deals() -> None:
    others = Match("lutece", ("uniform",) * 3, games=6, seed=3)
    assert [round_.seed for round_ in others.rounds()] == [round_.seed for round_ in MATCH.rounds()]


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


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bots `raising` and `cheating` are installed."""
    make = bots.make
    found = {"raising": True, "cheating": False}
    monkeypatch.setattr(
        bots, "make", lambda name, seed=0: Broken(seed, found[name]) if name in found else make(name, seed)
    )


@pytest.mark.usefixtures("broken")
@pytest.mark.parametrize(
    ("bot", "reason"), [("raising", "ZeroDivisionError: a thought too many"), ("cheating", "action 100000")]
)
def test_a_bot_that_fails_loses_that_game_and_the_match_goes_on(bot: str, reason: str) -> None:
    match = Match("lutece", ("uniform", bot), games=4)
    played = list(lab.play(match))
    assert len(played) == 4
    for game in played:
        assert game.failure is not None
        assert game.failure.entry == 1
        assert reason in game.failure.reason
        assert (game.shares, game.scores) == ((1.0, 0.0), None)
    good, bad = lab.standings(match, played)
    assert (good.wins, bad.wins, good.points, len(bad.failures)) == (4.0, 0.0, None, 4)
