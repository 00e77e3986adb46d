"""Intervals: Wilson's for independent games, wider where games of one seed go the same way."""

from random import Random

import pytest

from ludus.lab.interval import Tally, wilson


@pytest.mark.parametrize(
    ("share", "games", "low", "high"), [(0, 10, 0.0, 0.2775), (1, 10, 0.7225, 1.0), (0.3, 100, 0.2189, 0.3958)]
)
def test_wilson_intervals(share: float, games: int, low: float, high: float) -> None:
    assert wilson(share, games) == pytest.approx((low, high), abs=1e-3)


def test_nothing_is_known_without_games() -> None:
    assert Tally().interval() == (0.0, 1.0)


@pytest.mark.parametrize("alike", [0.0, 0.5, 1.0])
def test_the_interval_holds_the_true_share_95_times_in_100_however_games_of_a_seed_hang_together(alike: float) -> None:
    random = Random(5)
    inside = 0
    for _ in range(1000):
        tally = Tally()
        for seed in range(60):
            same = random.random() < 0.4
            for _ in range(4):
                won = same if random.random() < alike else random.random() < 0.4
                tally.add(seed, float(won))
        low, high = tally.interval()
        inside += low <= 0.4 <= high
    assert inside / 1000 > 0.935


def test_games_of_one_seed_that_share_their_luck_tell_less() -> None:
    alike, apart = Tally(), Tally()
    for game in range(80):
        alike.add(game // 4, float(game // 4 % 2))
        apart.add(game, float(game // 4 % 2))
    assert alike.share == apart.share == 0.5
    assert alike.interval()[0] < apart.interval()[0]
    assert alike.interval()[1] > apart.interval()[1]
