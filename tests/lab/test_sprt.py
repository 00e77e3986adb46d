"""Sequential tests: errors stay within what was allowed, however games of one seed hang together."""

from random import Random

import pytest

from ludus.lab.sprt import Sprt

CLAIMS = [(0.5, 0.75, 2), (0.5, 0.6, 2), (0.7, 0.8, 2), (0.25, 0.45, 4), (0.9, 0.97, 2)]


def decide(random: Random, test: Sprt, share: float, seats: int, alike: bool) -> bool | None:
    """Plays seeds until the verdict; those of a seed all alike, or each for itself."""
    for _ in range(5000):
        if test.verdict is not None:
            return test.verdict
        games = [random.random() < share] if alike else [random.random() < share for _ in range(seats)]
        test.add(sum(games) / len(games))
    return None


@pytest.mark.parametrize("alike", [False, True])
@pytest.mark.parametrize(("least", "most", "seats"), CLAIMS)
def test_both_errors_stay_within_their_bounds(least: float, most: float, seats: int, alike: bool) -> None:
    random = Random(3)
    tests = 300
    wrong = sum(decide(random, Sprt(least, most), least, seats, alike) is not False for _ in range(tests))
    assert wrong / tests < 0.075  # 0.05 allowed, and two deviations of 300 tries
    wrong = sum(decide(random, Sprt(least, most), most, seats, alike) is not True for _ in range(tests))
    assert wrong / tests < 0.085


def test_fewer_seeds_are_enough_where_more_errors_are_allowed() -> None:
    def seeds(error: float) -> int:
        test = Sprt(0.5, 0.6, error, error)
        while test.verdict is None:
            test.add(0.75)
        return test.count

    assert seeds(0.2) < seeds(0.05) < seeds(0.001)


def test_the_evidence_reaches_its_bound_at_the_verdict_and_stays() -> None:
    test = Sprt(0.5, 0.75, alpha=0.01, beta=0.1)
    assert test.bounds == pytest.approx((4.605, 2.303), abs=1e-3)
    while test.verdict is None:
        assert test.evidence[0] < test.bounds[0]
        test.add(1.0)
    count, evidence = test.count, test.evidence
    assert test.verdict is True
    assert evidence[0] >= test.bounds[0]
    test.add(0.0)
    assert (test.count, test.evidence) == (count, evidence)


@pytest.mark.parametrize("shares", [(0.0, 0.5), (0.5, 0.5), (0.6, 0.5), (0.5, 1.0), (0.5, 2.0), (float("nan"), 0.5)])
def test_shares_that_cannot_be_tested_are_refused(shares: tuple[float, float]) -> None:
    with pytest.raises(ValueError, match="expected 0 < "):
        Sprt(*shares)


@pytest.mark.parametrize("error", [0.0, 0.5, -1.0, float("nan")])
def test_errors_nobody_can_keep_are_refused(error: float) -> None:
    with pytest.raises(ValueError, match="an error of"):
        Sprt(0.5, 0.6, error)
    with pytest.raises(ValueError, match="an error of"):
        Sprt(0.5, 0.6, 0.05, error)
