"""No card, coin or token appears or vanishes."""

from tests.census import CENSUS
from tests.conformance.conftest import Case


def test_everything_in_the_box_stays_in_the_game(case: Case) -> None:
    census = CENSUS[case.game.name]
    for seed in range(case.games):
        start = census(case.game, case.new(seed))
        assert start
        break
    for state, _ in case.sampled(part=0.3):
        assert census(case.game, state) == start
