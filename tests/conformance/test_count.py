"""No card, coin or token appears or vanishes."""

from tests.census import CENSUS
from tests.conformance.conftest import Case


def test_everything_in_the_box_stays_in_the_game(case: Case) -> None:
    census = CENSUS[case.game.name]
    start = census(case.game, case.new(0))
    assert start
    for state, _ in case.sampled(part=0.3):
        assert census(case.game, state) == start


def test_play_by_suggestion_loses_nothing_either(case: Case) -> None:
    census = CENSUS[case.game.name]
    start = census(case.game, case.new(0))
    for state, _ in case.sampled(part=0.05):
        other = state.clone()
        other.playout(seed=3, guided=True)
        assert census(case.game, other) == start
