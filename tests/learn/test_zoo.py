"""PettingZoo's own checks, and what a table promises beyond them."""

import copy
import pickle
import warnings
from typing import Any

import numpy
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import ludus
from ludus import IllegalAction, LudusError, learn
from ludus.learn.needs import BadInput

TITLES = ("fortuna", "gloire", "lutece")


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("title", TITLES)
def test_the_checks_of_pettingzoo_pass(title: str, seats: int) -> None:
    with warnings.catch_warnings():  # it wishes for arrays, though its own games with masks have dictionaries, too
        warnings.filterwarnings("ignore", message="Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        api_test(learn.aec(title, seats=seats), num_cycles=80)
        seed_test(lambda: learn.aec(title, seats=seats), num_cycles=80)


def test_the_parallel_checks_of_pettingzoo_pass() -> None:
    parallel_api_test(learn.parallel("lutece", seats=3), num_cycles=120)
    parallel_seed_test(lambda: learn.parallel("lutece", seats=3), num_cycles=120)


@pytest.mark.parametrize("title", TITLES)
def test_the_agents_play_the_game_of_that_seed(title: str) -> None:
    env, state = learn.aec(title, seats=3), ludus.game(title).new(3, 11)
    env.reset(seed=11)
    for agent in env.agent_iter():
        told, reward, over, _, _ = env.last()
        seat = int(agent.removeprefix("seat_"))
        if over:
            assert reward == pytest.approx(state.outcome()[seat])
            env.step(None)
            continue
        assert seat == state.seat
        assert told["observation"].tobytes() == ludus.game(title).observation.of(state, seat)
        action = int(env.action_space(agent).sample(told["action_mask"]))
        env.step(action)
        state.apply(seat, action)
    assert state.over


def test_bids_are_answered_by_all_at_once() -> None:
    env = learn.parallel("lutece", seats=3)
    told, _ = env.reset(seed=2)
    assert all(one["action_mask"].any() for one in told.values())
    told, rewards, over, _, _ = env.step({agent: one["action_mask"].argmax() for agent, one in told.items()})
    assert ludus.game("lutece").view(env.table(), 0).submitted == (True, True, True)
    assert set(rewards.values()) == {0.0}
    random = numpy.random.default_rng(1)
    while not over["seat_0"]:
        actions = {agent: (random.random(208) * one["action_mask"]).argmax() for agent, one in told.items()}
        told, rewards, over, _, _ = env.step(actions)
    assert sum(rewards.values()) == pytest.approx(1)
    assert env.agents == []


def test_where_one_seat_is_asked_at_a_time_parallel_says_so() -> None:
    with pytest.raises(BadInput, match="fortuna asks one seat at a time: use aec"):
        learn.parallel("fortuna", seats=3)


@pytest.mark.parametrize("made", [learn.aec, learn.parallel])
def test_bad_input_is_refused_with_a_sentence_and_changes_nothing(made: Any) -> None:
    with pytest.raises(BadInput, match="lutece is for 2 to 5 players"):
        made("lutece", seats=6)
    with pytest.raises(BadInput, match="render_mode is 'human'"):
        made("lutece", seats=2, render_mode="human")
    with pytest.raises(LudusError, match="lutece has no option draft"):
        made("lutece", seats=2, draft="yes")
    env = made("lutece", seats=2)
    with pytest.raises(BadInput, match="call reset first"):
        env.step({})
    env.reset(seed=1)
    before = env.table().to_bytes()
    for action in (207, -1, 1 << 70, None, 1.5):
        with pytest.raises(IllegalAction, match=r"not legal|whole number|no such action|not asked now"):
            env.step({"seat_0": action, "seat_1": 0} if made is learn.parallel else action)
        assert env.table().to_bytes() == before
    with pytest.raises(LudusError, match=r"expected a dictionary by agent|is no whole number"):
        env.step(numpy.array([5]))
    assert env.table().to_bytes() == before
    for ask in (env.observation_space, env.action_space):
        with pytest.raises(BadInput, match="agent 'bob' is not known, expected one of: seat_0, seat_1"):
            ask("bob")
    env.close()
    with pytest.raises(BadInput, match="call reset first"):
        env.step({})


def test_who_is_asked_and_says_nothing_is_named() -> None:
    env = learn.parallel("lutece", seats=3)
    told, _ = env.reset(seed=1)
    with pytest.raises(BadInput, match="no action for seat_0, seat_2: the question is open to them"):
        env.step({"seat_1": told["seat_1"]["action_mask"].argmax(), "bob": 0})
    with pytest.raises(BadInput, match="agent 'bob' is not known"):
        learn.aec("lutece", seats=3).observe("bob")


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize("made", [learn.aec, learn.parallel])
def test_a_copy_is_a_table_of_its_own(made: Any, copied: Any) -> None:
    env = made(ludus.game("lutece"), seats=3)
    env.reset(seed=1)
    other = copied(env)
    for _ in range(20):
        agents = {agent: int(other.action_space(agent).sample()) for agent in other.agents}
        other.step(agents if made is learn.parallel else agents[other.agent_selection])
    assert env.table() == ludus.game("lutece").new(3, 1)


def test_everything_is_there_for_a_critic_and_a_text_for_people() -> None:
    env = learn.aec("gloire", seats=2, render_mode="ansi")
    env.reset(seed=4)
    game = ludus.game("gloire")
    assert env.state().tobytes() == game.observation.everything.of(env.table(), 0)
    assert game.position(str(env.render())) == env.table()
