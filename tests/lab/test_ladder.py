"""Ladders: everybody meets everybody, alike often, and the stronger stands higher."""

from collections import Counter

import pytest

from ludus.lab import arena, ladder
from ludus.lab.ladder import Ladder
from ludus.lab.match import Failure, Played, Round

from .test_match import Broken, broken

__all__ = ["Broken", "broken"]


def played(climb: Ladder) -> list[tuple[Round, Played]]:
    rounds = list(climb.rounds())
    return [(round_, game) for round_, games in zip(rounds, arena.play(rounds), strict=True) for game in games]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_pair_meets_alike_often_and_at_least_as_often_as_asked(seats: int) -> None:
    climb = Ladder("lutece", ("a", "b", "c"), seats, games=10)
    tables = Counter(round_.bots for round_ in climb.rounds())
    assert len(set(tables.values())) == 1
    lone = Counter((bots[0], bots[1]) for bots in tables.elements())
    assert all(len(bots) == seats and len(set(bots[1:])) == 1 for bots in tables)
    for one, other in [("a", "b"), ("a", "c"), ("b", "c")]:
        rounds = lone[one, other] + lone[other, one]
        assert 10 <= rounds * seats < 10 + 2 * seats
        if seats > 2:
            assert lone[one, other] == lone[other, one]


def test_the_stronger_stands_higher() -> None:
    climb = Ladder("lutece", ("uniform", "greedy", "beginner"), 2, games=24, seed=2)
    games = played(climb)
    found = ladder.rungs(climb, games)
    assert [rung.bot for rung in found] == ["greedy", "beginner", "uniform"]
    assert all(rung.low <= rung.share <= rung.high for rung in found)
    assert found[0].rating - found[-1].rating > found[0].doubt + found[-1].doubt
    assert all(rung.games == 48 and rung.decisions > 0 and rung.seconds > 0 for rung in found)
    met = {(one.bot, one.against): one for one in ladder.meetings(climb, games)}
    assert met["greedy", "uniform"].share > 0.9
    assert met["greedy", "uniform"].share + met["uniform", "greedy"].share == pytest.approx(1)


def test_with_more_seats_the_one_among_others_is_counted() -> None:
    climb = Ladder("lutece", ("greedy", "uniform"), 3, games=6)
    games = played(climb)
    met = {(one.bot, one.against): one for one in ladder.meetings(climb, games)}
    assert met["greedy", "uniform"].games == met["uniform", "greedy"].games == 3
    assert {rung.bot: rung.games for rung in ladder.rungs(climb, games)} == {"greedy": 3, "uniform": 3}


def test_ratings_ignore_the_order_of_the_bots() -> None:
    """A table of equal bots moves nobody's rating further than its doubt."""
    climb = Ladder("lutece", ("a", "b"), 2, games=100)
    games = [
        (round_, Played(round_.seed, (0, 1), share, (1, 0), (1, 1), (0.1, 0.1)))
        for round_ in climb.rounds()
        for share in ((1.0, 0.0), (0.0, 1.0))
    ]
    (a, doubt), (b, _) = (ladder.rate(climb, games)[name] for name in "ab")
    assert abs(a - b) < doubt


@pytest.mark.usefixtures("broken")
def test_a_bot_that_fails_goes_on_climbing_and_its_failures_are_recorded() -> None:
    climb = Ladder("lutece", ("uniform", "raising", "cheating"), 2, games=4)
    games = played(climb)
    assert len(games) == 12
    assert all(isinstance(game.failure, Failure) for round_, game in games)
    found = {rung.bot: rung for rung in ladder.rungs(climb, games)}
    assert found["uniform"].share == 1.0
    assert len(found["raising"].failures) + len(found["cheating"].failures) == 12
    assert any("a thought too many" in reason for reason in found["raising"].failures)
    assert any("action 100000" in reason for reason in found["cheating"].failures)
