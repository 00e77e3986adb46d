"""The Amphitheatre: Craftsman actions on completion (G-B-AMPHITHEATRE)."""

from tests.games.gloire.tables import after, asked, assert_position, buildings, hand, influence, legal, unfinished
from tests.support import rule

# One concrete is missing; with its site the influence will be 4.
ARCHITECT = """
    seat 0  hand road bar insula dock market | stockpile wall | buildings amphitheatre@concrete+concrete
    seat 1  hand villa
    asked   0 architect
"""
COMPLETED = "0 use concrete from stockpile"


@rule("G-B-AMPHITHEATRE-1")
def test_the_amphitheatre_grants_as_many_craftsman_actions_as_its_owner_has_influence() -> None:
    state = after(ARCHITECT, COMPLETED)
    assert influence(state) == 4
    assert asked(state) == (0, "craftsman")

    state = after(state, "0 lay road", "0 lay bar", "0 lay insula")
    assert asked(state) == (0, "craftsman")
    state = after(state, "0 lay dock")
    assert_position(
        state,
        """
        table   turn 2 | leader 1
        seat 0  hand market | stockpile - | buildings amphitheatre insula@rubble dock@wood road@rubble bar@rubble
        """,
    )
    assert asked(state) == (1, "lead")


@rule("G-B-AMPHITHEATRE-1", "G-FUN-7")
def test_sites_of_other_buildings_count_for_the_number() -> None:
    state = after(ARCHITECT.replace("amphitheatre", "villa dock amphitheatre"), COMPLETED)
    assert influence(state) == 8
    assert asked(after(state, *["0 pass"] * 7)) == (0, "craftsman")
    assert asked(after(state, *["0 pass"] * 8)) == (1, "lead")


@rule("G-B-AMPHITHEATRE-1")
def test_each_of_these_actions_may_be_declined() -> None:
    state = after(ARCHITECT, COMPLETED, "0 pass", "0 lay road", "0 pass", "0 pass")
    assert unfinished(state) == {"road": []}
    assert asked(state) == (1, "lead")


@rule("G-FUN-7", "G-B-AMPHITHEATRE-1")
def test_influence_gained_within_the_batch_grants_no_further_action() -> None:
    """Example 7."""
    start = """
        seat 0  hand tower road latrine insula | buildings amphitheatre@concrete+concrete
        seat 1  hand villa
        asked   0 craftsman
    """
    state = after(start, "0 use tower from hand", "0 lay road", "0 use latrine from hand", "0 lay insula")
    assert influence(state) == 5
    assert buildings(state) == ["amphitheatre", "road"]
    assert asked(state) == (0, "craftsman")  # the fourth
    assert asked(after(state, "0 pass")) == (1, "lead")


@rule("G-B-AMPHITHEATRE-2")
def test_the_remaining_actions_of_the_turn_follow_after_the_batch() -> None:
    state = after(ARCHITECT.replace("0 architect", "0 architect 1"), COMPLETED)
    assert asked(after(state, *["0 pass"] * 3)) == (0, "craftsman")
    state = after(state, *["0 pass"] * 4)
    assert asked(state) == (0, "architect")
    assert asked(after(state, "0 lay road")) == (1, "lead")


@rule("G-B-AMPHITHEATRE-2")
def test_the_batch_interrupts_a_turn_of_any_role() -> None:
    start = """
        pool    wall dock
        seat 0  hand road | stockpile tower | buildings bath amphitheatre@concrete+concrete
        seat 1  hand villa
        asked   0 patron 1
    """
    state = after(start, "0 take concrete", "0 act architect", COMPLETED)
    assert influence(state) == 6
    assert asked(state) == (0, "craftsman")

    state = after(state, "0 lay road", *["0 pass"] * 5)
    assert asked(state) == (0, "patron")
    assert_position(state, "table role patron")


@rule("G-B-AMPHITHEATRE-3", "G-X-16")
def test_a_foundation_is_laid_out_of_town_with_two_actions_of_the_batch() -> None:
    batch = after(ARCHITECT, COMPLETED)
    assert "lay road out" not in legal(batch)

    state = after(batch, "0 survey", "0 lay road out")
    assert unfinished(state) == {"road": []}
    assert_position(state, "country rubble*2 wood*3 concrete*3 brick*3 stone*3 marble*3")
    assert asked(after(state, "0 pass")) == (0, "craftsman")  # the fourth
    assert asked(after(state, "0 pass", "0 pass")) == (1, "lead")


@rule("G-B-AMPHITHEATRE-3", "G-OUT-3", "G-X-16")
def test_a_survey_before_the_batch_serves_within_it() -> None:
    state = after(ARCHITECT.replace("0 architect", "0 architect 1"), "0 survey", COMPLETED, "0 lay road out")
    assert_position(state, "country rubble*2 wood*3 concrete*3 brick*3 stone*3 marble*3")
    assert "lay dock out" not in legal(state)


@rule("G-B-AMPHITHEATRE-3", "G-OUT-3", "G-X-16")
def test_a_survey_of_the_batch_serves_the_actions_after_it() -> None:
    start = ARCHITECT.replace("0 architect", "0 architect 1")
    state = after(start, COMPLETED, "0 pass", "0 pass", "0 pass", "0 survey")
    assert asked(state) == (0, "architect")
    state = after(state, "0 lay dock out")
    assert_position(state, "country rubble*3 wood*2 concrete*3 brick*3 stone*3 marble*3")


@rule("G-B-AMPHITHEATRE-4")
def test_a_building_completed_within_the_batch_acts_before_the_rest_of_it() -> None:
    start = """
        pool    villa statue
        seat 0  hand bath | stockpile wall | buildings amphitheatre@concrete+concrete foundry@brick+brick
        seat 1  hand villa
        asked   0 architect
    """
    state = after(start, COMPLETED, "0 use bath from hand")
    assert asked(state) == (0, "laborer")
    state = after(state, "0 take stone", "0 take marble")
    assert asked(state) == (0, "craftsman")
    assert asked(after(state, "0 pass", "0 pass")) == (0, "craftsman")
    assert asked(after(state, "0 pass", "0 pass", "0 pass")) == (1, "lead")


@rule("G-FUN-8", "G-X-16")
def test_a_fountain_serves_the_craftsmen_of_an_amphitheatre() -> None:
    start = "deck dock ...\n" + ARCHITECT.replace("amphitheatre", "fountain amphitheatre")
    state = after(start, COMPLETED, "0 draw", "0 lay dock")
    assert unfinished(state) == {"dock": []}
    assert hand(state) == ["bar", "dock", "insula", "market", "road"]  # the dock in hand was not touched
    assert asked(state) == (0, "craftsman")


@rule("G-FUN-6", "G-X-1")
def test_opening_an_amphitheatre_with_a_stairway_grants_nothing() -> None:
    start = """
        seat 0  hand road | stockpile wall | buildings stairway
        seat 1  hand villa | buildings amphitheatre
        asked   0 architect
    """
    state = after(start, COMPLETED)
    assert_position(state, "seat 1 buildings amphitheatre!public")
    assert asked(state) == (1, "lead")
