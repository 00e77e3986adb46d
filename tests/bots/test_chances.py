"""The chance of a seat, by what it knows: nothing hidden moves it, and its interval holds."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import ludus
from ludus import bots
from ludus.bots.chances import chance


def moments(name: str, games: int, every: int) -> Iterator[Any]:
    """Positions of games between experts."""
    game = ludus.game(name)
    for seed in range(games):
        state, mind = game.new(game.seats[seed % len(game.seats)], seed), bots.make("expert", seed)
        count = 0
        while not state.over:
            if count % every == seed % every:
                yield state
            count += 1
            state.apply(state.seat, bots.decide(mind, state, state.seat, count))


@pytest.mark.parametrize("name", ludus.titles())
def test_what_a_seat_cannot_know_does_not_move_its_chance(name: str) -> None:
    luck = Random(3)
    for state in moments(name, 2, 23):
        for seat in range(state.seats):
            swapped = state.determinize(seat, luck.getrandbits(64))
            assert chance(swapped, seat, 4, 9) == chance(state, seat, 4, 9)


@pytest.mark.parametrize("name", ludus.titles())
def test_two_runs_agree_within_what_they_say_of_themselves(name: str) -> None:
    far = total = 0
    for state in moments(name, 4, 17):
        for seat in range(state.seats):
            one, other = (chance(state, seat, 12, seed) for seed in (1, 2))
            total += 1
            far += abs(one.share - other.share) > one.doubt + other.doubt
    assert total > 50
    assert far <= total * 0.05


def test_the_end_is_certain() -> None:
    *_, state = moments("lutece", 1, 1)
    assert state.over  # the game went on under the last of them
    assert [chance(state, seat, 4).share for seat in range(state.seats)] == list(state.outcome())
    assert not any(chance(state, seat, 4).doubt for seat in range(state.seats))


@pytest.mark.parametrize("bot", ["expert", "master:iterations=40"])
def test_levels_that_learned_play_games_without_a_net_too(
    bot: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("LUDUS_NETS", str(tmp_path))
    state = ludus.game("lutece").new(2, 4)
    mind = bots.make(bot, 1, game="lutece")
    assert bots.decide(mind, state, state.seat, 2) in state.legal(state.seat)
    assert 0 < chance(state, 0, 4).share < 1
