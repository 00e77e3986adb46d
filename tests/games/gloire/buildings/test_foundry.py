"""The Foundry: Laborer actions on completion (G-B-FOUNDRY)."""

from tests.games.gloire.tables import after, asked, assert_position, hand, influence, legal, pool, question, stock
from tests.support import rule

ARCHITECT = """
    pool    villa temple dock wall road
    seat 0  hand market | stockpile gate | buildings foundry@brick+brick
    seat 1  hand villa
    asked   0 architect 1
"""
COMPLETED = "0 use brick from stockpile"


@rule("G-B-FOUNDRY-1")
def test_the_foundry_grants_as_many_laborer_actions_as_its_owner_has_influence() -> None:
    state = after(ARCHITECT, COMPLETED)
    assert influence(state) == 4
    assert asked(state) == (0, "laborer")

    state = after(state, "0 take stone", "0 take marble", "0 take wood", "0 take concrete")
    assert stock(state) == {"wood": 1, "concrete": 1, "stone": 1, "marble": 1}
    assert pool(state) == {"rubble": 1}
    assert asked(state) == (0, "architect")  # the second action of the turn


@rule("G-B-FOUNDRY-1", "G-FUN-7")
def test_sites_of_other_buildings_count_for_the_number() -> None:
    state = after(ARCHITECT.replace("buildings", "buildings dock@wood villa"), COMPLETED)
    assert influence(state) == 7
    assert asked(after(state, *["0 pass"] * 6)) == (0, "laborer")
    assert asked(after(state, *["0 pass"] * 7)) == (0, "architect")


@rule("G-B-FOUNDRY-1")
def test_each_of_these_actions_may_be_declined() -> None:
    state = after(ARCHITECT, COMPLETED, "0 pass", "0 take stone", "0 pass", "0 pass")
    assert stock(state) == {"stone": 1}
    assert asked(state) == (0, "architect")


@rule("G-B-FOUNDRY-2", "G-TERM-4")
def test_the_cards_played_this_turn_cannot_be_taken() -> None:
    start = """
        pool    dock
        seat 0  hand wall | stockpile gate | buildings foundry@brick+brick
        seat 1  hand tower
    """
    led = after(start, "0 lead architect", "1 play tower", COMPLETED)
    assert question(led) == (0, "laborer", ["pass", "take wood"])

    state = after(led, "0 take wood")  # three actions are left, and nothing to take
    assert asked(state) == (1, "architect")
    assert_position(state, "pool -\nseat 0 played wall\nseat 1 played tower")


@rule("G-FUN-8", "G-B-DOCK-1", "G-X-29")
def test_a_dock_serves_each_of_the_laborers() -> None:
    start = ARCHITECT.replace("hand market", "hand market circus").replace("buildings", "buildings dock")
    state = after(start, COMPLETED, "0 take stone")
    assert question(state) == (0, "laborer", ["pass", "card circus", "card market"])
    state = after(state, "0 card market")
    assert "card circus" in legal(state)
    state = after(state, "0 card circus")
    assert stock(state) == {"wood": 2, "stone": 1}
    assert hand(state) == []


@rule("G-FUN-6", "G-X-1")
def test_opening_a_foundry_with_a_stairway_grants_nothing() -> None:
    start = """
        pool    dock
        seat 0  hand road | stockpile gate | buildings stairway
        seat 1  hand villa | buildings foundry
        asked   0 architect
    """
    state = after(start, COMPLETED)
    assert_position(state, "pool dock\nseat 1 buildings foundry!public")
    assert asked(state) == (1, "lead")


@rule("G-FUN-6", "G-B-PRISON-7", "G-X-9")
def test_a_foundry_taken_with_a_prison_acts_again_for_the_influence_after_the_exchange() -> None:
    start = """
        pool    dock temple villa
        seat 0  hand sewer | buildings prison@stone+stone+stone
        seat 1  hand villa | buildings foundry
        asked   0 craftsman
    """
    state = after(start, "0 use sewer from hand", "0 rival 1 foundry")
    assert influence(state) == 2
    assert asked(state) == (0, "laborer")
    state = after(state, "0 take wood", "0 take marble")
    assert asked(state) == (1, "lead")
    assert pool(state) == {"stone": 1}
