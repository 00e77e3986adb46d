"""Compiled or not, one meets the same bot: bots, levels and hints answer alike in every build."""

from pathlib import Path

import pytest

import ludus
from tests.builds import printed_compiled, printed_plain
from tests.nets.conftest import chance_nets

__all__ = ["chance_nets"]

LEVELS = ("uniform", "greedy", "beginner", "casual", "skilled")
EVERY = {"lutece": 2, "fortuna": 10, "gloire": 30}  # answers between two positions: plain rules are slow


@pytest.fixture(autouse=True)
def nets_of_chance(chance_nets: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Small ones: in plain Python those that are shipped would take minutes."""
    monkeypatch.setenv("LUDUS_NETS", str(chance_nets))


def assert_alike(game: str, rarer: int, *asked: str) -> None:
    words = ("choices.py", game, "0", "8", str(EVERY.get(game, 10) * rarer), *asked)
    plain, compiled = printed_plain(*words), printed_compiled(*words)
    assert plain
    for one, other in zip(plain, compiled, strict=True):
        assert one == other
        assert "left as it was" in one


@pytest.mark.parametrize("game", ludus.titles())
def test_rules_of_thumb_answer_alike_in_every_build(game: str) -> None:
    assert_alike(game, 1, *LEVELS)


@pytest.mark.parametrize("game", ludus.titles())
def test_a_search_answers_alike_in_every_build(game: str) -> None:
    assert_alike(game, 3, "strong:iterations=24", "master:iterations=12:seconds=0")


@pytest.mark.parametrize("game", ludus.titles())
def test_a_search_that_grows_below_and_mixes_answers_alike_in_every_build(game: str) -> None:
    assert_alike(game, 4, "search:iterations=40:below=0.5:ripe=2:mixed=1:halve=4", "old-master:iterations=12:seconds=0")


@pytest.mark.parametrize("game", ludus.titles())
def test_a_search_with_a_net_answers_alike_in_every_build(game: str) -> None:
    assert_alike(game, 6, "search:iterations=16:net=1:mixed=1", "search:iterations=12:net=1:horizon=0")


@pytest.mark.parametrize("game", ludus.titles())
def test_a_net_answers_alike_in_every_build(game: str) -> None:
    assert_alike(game, 2, "net", "net:warmth=0.5")


@pytest.mark.parametrize("game", ludus.titles())
def test_a_hint_is_the_same_in_every_build(game: str) -> None:
    """Shares, chances and reasons, to the last bit."""
    assert_alike(game, 9, "hint")
