"""No card, coin or token appears or vanishes."""

from collections import Counter
from typing import Any

import pytest

from ludus.conformance.conftest import Case


def census(case: Case, state: Any) -> Counter[str]:
    found = case.game.census(state)
    if found is None:
        pytest.skip(f"{case.game.name} has nothing to count")
    return found


def test_everything_in_the_box_stays_in_the_game(case: Case) -> None:
    start = census(case, case.new(0))
    assert start
    for state, _ in case.sampled(part=0.3):
        assert census(case, state) == start


def test_play_by_suggestion_loses_nothing_either(case: Case) -> None:
    start = census(case, case.new(0))
    for state, _ in case.sampled(part=0.05):
        other = state.clone()
        other.playout(seed=3, guided=True)
        assert census(case, other) == start
