"""The Tower: rubble everywhere, and out of town in one action (G-B-TOWER)."""

from tests.support import rule

from ..tables import (
    after,
    asked,
    assert_position,
    buildings,
    influence,
    legal,
    position,
    question,
    stock,
    unfinished,
    why_not,
)


@rule("G-B-TOWER-1")
def test_rubble_of_the_stockpile_fits_every_building_of_ones_own() -> None:
    start = """
        seat 0  stockpile rubble wood | buildings tower bath@brick wall@concrete villa@stone temple@marble statue@stone
        seat 1  hand bar
        asked   0 architect
    """
    choosing = after(start, "0 use rubble from stockpile")
    assert legal(choosing) == ["to wall", "to statue", "to temple", "to bath", "to villa"]

    added = after(choosing, "0 to bath")
    assert unfinished(added)["bath"] == ["rubble"]
    assert stock(added) == {"wood": 1}


@rule("G-B-TOWER-1", "G-COMPLETE-1")
def test_rubble_of_the_hand_may_complete_a_marble_building() -> None:
    start = """
        seat 0  hand bar | buildings tower temple@marble+rubble+rubble
        seat 1  hand bar
        asked   0 craftsman
    """
    completed = after(start, "0 use bar from hand")

    assert buildings(completed) == ["temple", "tower"]
    assert influence(completed) == 2 + 2 + 3


@rule("G-B-TOWER-1", "G-B-FOUNTAIN-3", "G-X-15")
def test_rubble_from_the_fountain_fits_too() -> None:
    start = """
        seat 0  hand wall | buildings tower fountain bath@brick
        deck    road ...
        asked   0 craftsman
    """
    assert unfinished(after(start, "0 draw", "0 to bath")) == {"bath": ["rubble"]}


@rule("G-B-TOWER-1")
def test_only_rubble_fits_everywhere() -> None:
    start = """
        seat 0  stockpile wood concrete brick stone | buildings tower bath@brick
        seat 1  hand bar
        asked   0 architect
    """
    assert legal(start) == ["pass", "use brick from stockpile"]


@rule("G-B-TOWER-1", "G-MAT-1")
def test_without_a_tower_rubble_fits_rubble_buildings_only() -> None:
    start = """
        seat 0  stockpile rubble | buildings tower@concrete bath@brick
        seat 1  hand bar
        asked   0 architect
    """
    assert legal(start) == ["pass", "survey"]
    assert why_not(start, "0 use rubble from stockpile") == "G-MAT-1"


@rule("G-B-TOWER-2", "G-OUT-7", "G-X-14")
def test_an_out_of_town_foundation_costs_one_action() -> None:
    start = """
        town    rubble
        country rubble marble
        seat 0  hand temple bar | buildings tower
        seat 1  hand bar
        asked   0 craftsman
    """
    assert legal(start) == ["pass", "lay bar", "lay bar out", "lay temple out"]  # and no survey

    laid = after(start, "0 lay temple out")
    assert_position(laid, "town rubble\ncountry rubble\nseat 0 buildings temple@marble tower")
    assert asked(laid) == (1, "lead")


@rule("G-B-TOWER-2", "G-OUT-7")
def test_a_survey_made_before_is_not_used_up() -> None:
    start = position("""
        seat 0  hand temple bar | surveys craftsman | clients craftsman | buildings tower
        seat 1  hand bar
        asked   0 craftsman
    """)
    laid = after(start, "0 lay temple out")

    assert_position(laid, "seat 0 surveys craftsman")


@rule("G-B-TOWER-2", "G-B-STATUE-1", "G-OUT-7", "G-X-14")
def test_a_statue_goes_out_of_town_in_one_action() -> None:
    start = """
        town    rubble
        country wood stone
        seat 0  hand statue | buildings tower
        seat 1  hand bar
        asked   0 architect
    """
    assert legal(start) == ["pass", "lay statue on rubble", "lay statue on wood out", "lay statue on stone out"]

    assert unfinished(after(start, "0 lay statue on stone out")) == {"statue": []}


@rule("G-B-TOWER-2", "G-B-FOUNTAIN-2", "G-X-14", "G-X-15")
def test_a_fountain_card_goes_out_of_town_with_the_same_action() -> None:
    start = """
        town    rubble
        seat 0  hand wall | buildings tower fountain
        deck    temple ...
        asked   0 craftsman
    """
    drawn = after(start, "0 draw")

    assert question(drawn) == (0, "fountain", ["pass", "lay temple out"])  # nothing to hold it for


@rule("G-B-TOWER-2", "G-FUN-3", "G-COMPLETE-3")
def test_a_tower_completed_now_serves_the_next_action_of_the_turn() -> None:
    start = """
        seat 0  hand wall temple | clients craftsman | buildings tower@concrete+concrete
        seat 1  hand bar
        asked   0 craftsman
    """
    assert "lay temple out" not in legal(start)
    completed = after(start, "0 use wall from hand")

    assert question(completed) == (0, "craftsman", ["pass", "lay temple", "lay temple out"])
