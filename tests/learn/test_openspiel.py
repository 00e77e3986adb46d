"""OpenSpiel's own checks: random games, a playthrough, and its search bot playing a whole game."""

from typing import Any

import numpy
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

import ludus
from ludus.learn import openspiel

TITLES = ("fortuna", "gloire", "lutece")
NAMES = openspiel.register()


def loaded(title: str, players: int = 2) -> Any:
    return pyspiel.load_game(f"ludus_{title}(players={players})")


def test_every_game_is_registered_once() -> None:
    assert openspiel.register() == NAMES
    assert {f"ludus_{title}" for title in TITLES} <= set(pyspiel.registered_names())


@pytest.mark.parametrize(("title", "players"), [("lutece", 2), ("lutece", 5), ("fortuna", 2), ("gloire", 2)])
def test_the_random_games_of_openspiel_pass(title: str, players: int) -> None:
    pyspiel.random_sim_test(loaded(title, players), num_sims=1, serialize=title == "lutece", verbose=False)


def test_a_playthrough_tells_a_whole_game() -> None:
    text = generate_playthrough.playthrough("ludus_lutece(players=2,deals=3)", None, seed=1)
    assert text == generate_playthrough.playthrough("ludus_lutece(players=2,deals=3)", None, seed=1)
    assert 'GameType.short_name = "ludus_lutece"' in text
    assert "IsTerminal() = True" in text
    assert "InformationStateString(0)" in text


def test_the_search_of_openspiel_plays_a_whole_game() -> None:
    game = loaded("lutece")
    random = numpy.random.RandomState(3)
    bots = [
        ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, random), 1.0, 4, random_state=random) for _ in range(2)
    ]
    state = game.new_initial_state()
    state.apply_action(7)
    while not state.is_terminal():
        state.apply_action(bots[state.current_player()].step(state))
    assert sum(state.returns()) == 1
    assert state.returns() == state.table.state.outcome()


@pytest.mark.parametrize("title", TITLES)
def test_a_resampled_state_keeps_what_its_player_knows(title: str) -> None:
    game, random = loaded(title, 3), numpy.random.RandomState(2)
    state = game.new_initial_state()
    state.apply_action(5)
    hidden = 0
    for _ in range(20):
        player = state.current_player()
        other = state.resample_from_infostate(player, random.uniform)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        hidden += other.table.state.to_bytes() != state.table.state.to_bytes()
        state.apply_action(int(random.choice(state.legal_actions())))
    assert hidden == 20  # the luck to come is another, at least


def test_before_the_deal_nobody_knows_anything() -> None:
    state = loaded("lutece").new_initial_state()
    other = state.resample_from_infostate(0, lambda: 0.5)
    assert other.is_chance_node()
    assert other.information_state_string(0) == state.information_state_string(0) == "before the deal"


@pytest.mark.parametrize(
    ("words", "options"),
    [
        ("ludus_fortuna(deals=1000,draft=yes,players=3)", {"draft": "yes"}),
        ("ludus_fortuna(deals=1000,players=2,sides=gray violet)", {"sides": "gray violet"}),
        ("ludus_gloire(deals=1000,players=2,two_player_sites=2)", {"two_player_sites": "2"}),
    ],
)
def test_options_of_a_game_go_along(words: str, options: dict[str, str]) -> None:
    game = pyspiel.load_game(words)
    assert str(game) == words
    state = game.new_initial_state()
    state.apply_action(3)
    assert state.rules.options(state.table.state) == options
    again, other = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert (str(again), str(other)) == (words, str(state))
    with pytest.raises(ludus.LudusError, match="draft is 'perhaps', expected yes or no"):
        pyspiel.load_game("ludus_fortuna(draft=perhaps)")


def test_chance_draws_the_deal_and_nothing_else() -> None:
    state = pyspiel.load_game("ludus_fortuna(players=3,deals=50)").new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(deal, 1 / 50) for deal in range(50)]
    state.apply_action(9)
    assert state.table.state == ludus.game("fortuna").new(3, 9)
    assert not state.is_chance_node()
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert state.table.state == ludus.game("fortuna").new(3, 9)


def test_an_illegal_action_changes_nothing() -> None:
    state = loaded("lutece").new_initial_state()
    with pytest.raises(ludus.IllegalAction, match="deal 1000, expected 0 to 999"):
        state.apply_action(1000)
    assert state.is_chance_node()
    state.apply_action(3)
    before = state.information_state_string(0), state.table.state.to_bytes()
    with pytest.raises(ludus.IllegalAction, match="action 207 is not legal here"):
        state.apply_action(207)
    assert (state.information_state_string(0), state.table.state.to_bytes()) == before


def test_the_tensor_is_scaled_to_one_and_named() -> None:
    state = loaded("lutece").new_initial_state()
    state.apply_action(1)
    tensor = numpy.array(state.observation_tensor(0))
    assert tensor.shape == (ludus.game("lutece").observation.size,)
    assert tensor.min() == 0
    assert tensor.max() <= 1
    observer = loaded("lutece").make_py_observer()
    observer.set_from(state, 0)
    assert observer.dict["pending"].tolist()[:2] == [1, 1]


@pytest.mark.parametrize("words", ["players=9", "players=2,deals=0"])
def test_a_game_that_cannot_be_is_refused(words: str) -> None:
    with pytest.raises(Exception, match=r"players|deals|num_players"):
        pyspiel.load_game(f"ludus_lutece({words})")
