"""The Catacomb: its completion ends the game (G-B-CATACOMB)."""

from ludus.games.gloire.declaration import BuildingCompleted, GameEnded
from ludus.games.gloire.game import GAME
from tests.games.gloire.tables import after, asked, assert_position, buildings, hand, influence, play
from tests.support import rule

CRAFTSMAN = """
    seat 0  hand dock villa road | vault wood | buildings academy catacomb@stone+stone+stone
    seat 1  hand market | clients craftsman | vault marble
"""


@rule("G-B-CATACOMB-1", "G-END-3")
def test_completing_the_catacomb_ends_the_game_and_scores_it_with_its_influence() -> None:
    led = after(CRAFTSMAN, "0 lead craftsman", "1 play market")
    state, events = play(led, "0 use villa from hand")

    assert events[1:] == [BuildingCompleted(0, "catacomb", "stone"), GameEnded("catacomb", (0,))]
    assert influence(state) == 7
    assert buildings(state) == ["academy", "catacomb"]
    assert GAME.outcome(state).sheet == ((7, 1, 3, 0, 0), (2, 3, 3, 0, 0))
    assert GAME.outcome(state).scores == (11, 8)


@rule("G-B-CATACOMB-2", "G-END-6")
def test_nothing_else_of_the_turn_happens() -> None:
    state = after(CRAFTSMAN, "0 lead craftsman", "1 play market", "0 use villa from hand")
    assert state.over  # no action of seat 1 or of his client, no Academy
    assert_position(state, "pool -\nseat 0 played dock | hand road\nseat 1 played market")


@rule("G-B-CATACOMB-2")
def test_the_builder_loses_his_remaining_actions_too() -> None:
    start = """
        seat 0  hand road | stockpile stone wood | clients architect | buildings catacomb@stone+stone+stone dock@wood
        seat 1  hand market
        asked   0 architect 1
    """
    assert asked(after(start, "0 use wood from stockpile")) == (0, "architect")
    state = after(start, "0 use stone from stockpile")
    assert state.over
    assert hand(state) == ["road"]


@rule("G-B-CATACOMB-2")
def test_the_game_ends_even_if_its_builder_loses() -> None:
    start = CRAFTSMAN.replace("vault marble", "vault marble*3 stone | buildings garden temple")
    state = after(start, "0 lead craftsman", "1 play market", "0 use villa from hand")
    assert GAME.outcome(state).reason == "catacomb"
    assert GAME.outcome(state).winners == (1,)


@rule("G-B-CATACOMB-1", "G-X-12")
def test_a_catacomb_completed_with_one_marble_ends_the_game_too() -> None:
    start = """
        seat 0  hand statue road | buildings scriptorium catacomb@stone
        seat 1  hand market
        asked   0 craftsman
    """
    assert not after(start, "0 lay road").over
    state = after(start, "0 use statue from hand")
    assert GAME.outcome(state).reason == "catacomb"
    assert influence(state) == 8
