"""Gymnasium's own checks, and what one table and many promise beyond them."""

import copy
import pickle
import warnings
from typing import Any

import numpy
import pytest
from gymnasium.utils.env_checker import check_env

from ludus import IllegalAction, LudusError, learn
from ludus.learn.needs import BadInput

TITLES = ("fortuna", "gloire", "lutece")


@pytest.mark.parametrize("rivals", [None, ["greedy", "uniform"]])
@pytest.mark.parametrize("title", TITLES)
def test_the_checks_of_gymnasium_pass(title: str, rivals: list[str] | None) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(learn.gym(title, seats=3, rivals=rivals, render_mode="ansi", illegal="lose"))


@pytest.mark.parametrize("title", TITLES)
def test_a_game_ends_with_the_share_of_the_learner(title: str) -> None:
    env = learn.gym(title, seats=2, rivals=["guided"])
    seats, rewards = set(), set()
    for seed in range(12):
        _, told = env.reset(seed=seed)
        over, reward = False, 0.0
        while not over:
            assert reward == 0
            seats.add(told["seat"])
            _, reward, over, cut, told = env.step(int(env.action_space.sample()))
            assert not cut
        rewards.add(reward)
    assert seats == {0, 1}
    assert rewards <= {0.0, 0.5, 1.0}
    assert 0.0 in rewards  # random answers do not always win
    with pytest.raises(BadInput, match="the game is over"):
        env.step(0)


def test_an_illegal_action_is_refused_or_loses() -> None:
    env = learn.gym("lutece", seats=2)
    with pytest.raises(BadInput, match="call reset first"):
        env.step(0)
    env.reset(seed=1)
    before = env.dealt()[0].save()
    for action in (207, -1, 1 << 40, 0.5):
        with pytest.raises(LudusError, match=r"not legal|whole numbers"):
            env.step(action)
        assert env.dealt()[0].save() == before
    env = learn.gym("lutece", seats=2, illegal="lose")
    for action in (207, -1, 1 << 40):
        env.reset(seed=1)
        assert env.step(action)[1:4] == (0.0, True, False)
    env.reset(seed=1)
    before = env.dealt()[0].save()
    for none in (0.5, None, "x"):
        with pytest.raises(BadInput, match="expected 1 whole number"):
            env.step(none)
    assert env.dealt()[0].save() == before


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"seats": 6}, "lutece is for 2 to 5 players"),
        ({"rivals": [None]}, "rivals has a None"),
        ({"rivals": ["greedy"] * 3}, "3 rivals, expected 1"),
        ({"illegal": "ignore"}, "illegal is 'ignore'"),
        ({"render_mode": "human"}, "render_mode is 'human'"),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_sentence(settings: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        learn.gym("lutece", **settings)


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_goes_on_by_itself(copied: Any) -> None:
    env = learn.gym("fortuna", seats=3, rivals=["greedy", "guided"])
    env.reset(seed=1)
    other, before = copied(env), env.dealt()[0].save()
    answers = []
    for _ in range(12):
        answers.append(int(other.action_space.sample()))
        seen = other.step(answers[-1])[0]
    assert env.dealt()[0].save() == before
    for answer in answers:
        found = env.step(answer)[0]
    assert numpy.array_equal(found, seen)


def test_many_tables_are_a_vector_environment() -> None:
    env = learn.vector("lutece", tables=16, seats=3, rivals=["guided", "uniform"], threads=2)
    seen, told = env.reset(seed=5)
    assert seen.shape == env.observation_space.shape == (16, 1607)
    random, ends, won = numpy.random.default_rng(2), 0, 0.0
    for _ in range(120):
        actions = (random.random(told["action_mask"].shape) * told["action_mask"]).argmax(1)
        assert env.action_space.contains(actions)
        seen, rewards, over, cut, told = env.step(actions)
        assert env.observation_space.contains(seen)
        assert not rewards[~over].any()
        assert not cut.any()
        ends += int(over.sum())
        won += float(rewards.sum())
    assert 0 < won < ends
    again, _ = env.reset(seed=5)
    first, _ = learn.vector("lutece", tables=16, seats=3, rivals=["guided", "uniform"]).reset(seed=5)
    assert numpy.array_equal(again, first)
    other, _ = env.reset(seed=list(range(16)))
    assert not numpy.array_equal(other, first)
    with pytest.raises(IllegalAction, match="table 0"):
        env.step(numpy.full(16, 207))
    before = env.batch.save()
    for seed, sentence in (([1, 2], "2 seeds, expected 16"), ([1.5] * 16, "seed is ")):
        with pytest.raises(BadInput, match=sentence):
            env.reset(seed=seed)  # type: ignore[arg-type]
    assert env.batch.save() == before
    env.close()
    with pytest.raises(BadInput, match="the batch is closed"):
        env.step(actions)
    with pytest.raises(BadInput, match="the environment is closed"):
        env.reset(seed=1)
    with pytest.raises(BadInput, match="call reset first"):
        learn.vector("lutece", tables=16, seats=3).step(actions)
    with pytest.raises(BadInput, match=r"tables is 2\.5"):
        learn.vector("lutece", tables=2.5)  # type: ignore[arg-type]
