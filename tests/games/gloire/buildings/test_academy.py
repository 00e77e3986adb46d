"""The Academy: thinking after a turn in which a Craftsman action was used (G-B-ACADEMY)."""

import pytest

from tests.games.gloire.tables import after, asked, assert_position, hand, pool, question
from tests.support import rule

CRAFTSMAN = """
    deck    statue temple ...
    seat 0  hand dock road | buildings academy bar@rubble
    seat 1  hand villa
    asked   0 craftsman
"""
# The first of two Architect actions completes an Amphitheatre: six Craftsman actions in an Architect turn.
AMPHITHEATRE = """
    seat 0  hand road dock latrine | stockpile wall brick | buildings academy amphitheatre@concrete+concrete
    seat 1  hand villa
    asked   0 architect 1
"""


@rule("G-B-ACADEMY-1")
def test_after_a_turn_with_a_craftsman_action_one_may_think() -> None:
    offered = after(CRAFTSMAN, "0 lay road")
    assert question(offered) == (0, "offer_think", ["pass", "think"])

    state = after(offered, "0 think", "0 one")
    assert_position(state, "seat 0 hand dock statue\ntable turn 2 | leader 1")
    assert asked(state) == (1, "lead")


@rule("G-B-ACADEMY-1", "G-THINK-4")
def test_nobody_has_to_think_because_of_an_academy() -> None:
    state = after(CRAFTSMAN, "0 lay road", "0 pass")
    assert hand(state) == ["dock"]
    assert asked(state) == (1, "lead")


@rule("G-B-ACADEMY-1")
def test_the_thinking_of_an_academy_has_all_three_ways() -> None:
    assert question(after(CRAFTSMAN, "0 lay road", "0 think")) == (0, "think", ["senator", "fill", "one"])


@rule("G-B-ACADEMY-1")
def test_a_turn_without_a_craftsman_action_ends_without_thinking() -> None:
    start = """
        pool    villa
        seat 0  hand dock | buildings academy
        seat 1  hand villa
        asked   0 laborer
    """
    assert asked(after(start, "0 take stone")) == (1, "lead")


@rule("G-B-ACADEMY-1")
def test_without_an_academy_the_turn_ends_at_once() -> None:
    state = after(CRAFTSMAN.replace("academy ", ""), "0 lay road")
    assert asked(state) == (1, "lead")


@rule("G-B-ACADEMY-1")
def test_the_craftsman_action_of_an_opponent_is_none_of_ones_own() -> None:
    start = """
        seat 0  hand dock
        seat 1  hand villa | buildings academy
        asked   0 craftsman
    """
    assert asked(after(start, "0 lay dock")) == (1, "lead")


@rule("G-B-ACADEMY-2")
def test_leading_craftsman_counts() -> None:
    start = """
        seat 0  hand dock road | buildings academy
        seat 1  hand villa
    """
    state = after(start, "0 lead craftsman", "1 think", "1 one", "0 lay road")
    assert asked(state) == (0, "offer_think")


@rule("G-B-ACADEMY-2")
def test_following_counts_and_so_the_owner_thinks_at_the_end_of_an_opponents_turn() -> None:
    start = """
        seat 0  hand dock
        seat 1  hand market road | buildings academy
    """
    state = after(start, "0 lead craftsman", "1 play market", "0 pass", "1 lay road")
    assert asked(state) == (1, "offer_think")
    assert_position(state, "table turn 1 | leader 0")


@rule("G-B-ACADEMY-2")
def test_the_client_of_a_thinker_counts() -> None:
    start = """
        deck    statue ...
        seat 0  hand dock
        seat 1  hand road | clients craftsman | buildings academy
    """
    state = after(start, "0 lead craftsman", "1 think", "1 one", "0 pass", "1 lay road")
    assert asked(state) == (1, "offer_think")


@rule("G-B-ACADEMY-2", "G-X-16")
def test_the_craftsmen_of_an_amphitheatre_count_in_an_architect_turn() -> None:
    batch = after(AMPHITHEATRE, "0 use concrete from stockpile")
    assert asked(batch) == (0, "craftsman")
    used = after(batch, "0 lay road", *["0 pass"] * 5, "0 pass")
    assert asked(used) == (0, "offer_think")

    unused = after(batch, *["0 pass"] * 6, "0 pass")
    assert asked(unused) == (1, "lead")


@rule("G-B-ACADEMY-2", "G-X-35")
def test_a_craftsman_hired_into_a_bath_counts_in_a_patron_turn() -> None:
    start = """
        pool    dock
        seat 0  hand road | buildings academy bath
        seat 1  hand villa
        asked   0 patron
    """
    assert asked(after(start, "0 take wood", "0 act craftsman", "0 lay road")) == (0, "offer_think")
    assert asked(after(start, "0 take wood", "0 pass")) == (1, "lead")


@pytest.mark.parametrize("answers", [("0 lay road",), ("0 use road from hand",), ("0 draw", "0 pass")])
@rule("G-B-ACADEMY-3", "G-X-35")
def test_laying_adding_and_drawing_from_the_fountain_are_use(answers: tuple[str, ...]) -> None:
    start = CRAFTSMAN.replace("academy", "academy fountain")
    assert asked(after(start, *answers)) == (0, "offer_think")


@pytest.mark.parametrize("answer", ["0 pass", "0 survey"])
@rule("G-B-ACADEMY-3", "G-RULING-31", "G-X-20")
def test_a_declined_action_and_a_survey_that_lapses_are_no_use(answer: str) -> None:
    assert asked(after(CRAFTSMAN, answer)) == (1, "lead")


@rule("G-B-ACADEMY-3", "G-X-20")
def test_a_craftsmans_survey_counts_once_an_architect_has_laid_out_of_town() -> None:
    surveyed = after(AMPHITHEATRE, "0 use concrete from stockpile", "0 survey", *["0 pass"] * 5)
    assert asked(surveyed) == (0, "architect")

    assert asked(after(surveyed, "0 lay road out")) == (0, "offer_think")
    assert asked(after(surveyed, "0 lay road")) == (1, "lead")  # in town: the survey lapses


@rule("G-B-ACADEMY-3", "G-X-20")
def test_an_architects_survey_and_foundation_are_no_craftsman_action() -> None:
    start = """
        seat 0  hand road | surveys architect | buildings academy
        seat 1  hand villa
        asked   0 architect
    """
    state = after(start, "0 lay road out")
    assert_position(
        state, "seat 0 buildings academy road@rubble\ncountry rubble*2 wood*3 concrete*3 brick*3 stone*3 marble*3"
    )
    assert asked(state) == (1, "lead")


@rule("G-B-ACADEMY-3", "G-X-20")
def test_of_several_surveys_the_craftsmans_is_used_up_first() -> None:
    start = """
        seat 0  hand road dock | surveys craftsman architect | buildings academy
        seat 1  hand villa
        asked   0 architect 1
    """
    state = after(start, "0 lay road out")
    assert_position(state, "seat 0 surveys architect")
    assert asked(after(state, "0 pass")) == (0, "offer_think")


@rule("G-B-ACADEMY-4")
def test_two_craftsman_actions_give_one_thinker_action() -> None:
    twice = CRAFTSMAN.replace("0 craftsman", "0 craftsman 1")
    state = after(twice, "0 lay road", "0 lay dock")
    assert asked(state) == (0, "offer_think")
    assert asked(after(state, "0 think", "0 one")) == (1, "lead")


@rule("G-B-ACADEMY-5")
def test_an_academy_completed_with_a_craftsman_action_serves_in_the_same_turn() -> None:
    start = """
        seat 0  hand bath dock | buildings academy@brick+brick
        seat 1  hand villa
        asked   0 craftsman
    """
    assert asked(after(start, "0 use bath from hand")) == (0, "offer_think")


@rule("G-B-ACADEMY-5")
def test_an_academy_completed_later_in_the_turn_counts_the_craftsman_actions_before() -> None:
    start = AMPHITHEATRE.replace("buildings academy", "buildings academy@brick+brick")  # influence 4 when it is done
    built = after(start, "0 use concrete from stockpile", "0 lay road", "0 pass", "0 pass", "0 pass")
    assert asked(built) == (0, "architect")

    assert asked(after(built, "0 use brick from stockpile")) == (0, "offer_think")
    assert asked(after(built, "0 pass")) == (1, "lead")


@rule("G-B-ACADEMY-6")
def test_the_owner_thinks_when_played_cards_are_in_the_pool_and_senators_on_their_pile() -> None:
    start = """
        table   pile 0
        seat 0  hand senator road | buildings academy
        seat 1  hand dock villa senator*5
    """
    built = after(start, "0 lead craftsman", "1 play dock", "0 lay road")
    assert_position(built, "table pile 0\nseat 0 played senator\nseat 1 played dock\npool -")

    state = after(built, "1 pass")
    assert asked(state) == (0, "offer_think")
    assert_position(state, "table pile 1\nseat 0 played -\nseat 1 played -\npool dock")
    assert_position(after(state, "0 think", "0 senator"), "table pile 0\nseat 0 hand senator")


@rule("G-ENDTURN-1", "G-X-32")
def test_senate_then_sewer_then_the_senators_return_then_the_academy() -> None:
    """The end of turn of example 18."""
    start = """
        table   pile 0
        seat 0  hand senator road | buildings academy
        seat 1  hand market | buildings sewer
        seat 2  hand senator*5 | buildings senate
    """
    senate = after(start, "0 lead craftsman", "1 play market", "2 play senator", "0 lay road", "1 pass", "2 pass")
    assert question(senate) == (2, "senate", ["pass", "claim 0"])  # not his own

    sewer = after(senate, "2 pass")
    assert question(sewer) == (1, "sewer", ["pass", "card market"])
    assert_position(sewer, "table pile 0")

    academy = after(sewer, "1 card market")
    assert question(academy) == (0, "offer_think", ["pass", "think"])
    assert_position(academy, "table pile 2\nseat 1 stockpile market\npool -")
    assert_position(after(academy, "0 think", "0 senator"), "table pile 1\nseat 0 hand senator")


@pytest.mark.parametrize(
    ("building", "answer", "left"),
    [("latrine", "0 card dock", ["statue"]), ("vomitorium", "0 discard hand", ["statue"])],
)
@rule("G-THINK-5", "G-X-31")
def test_latrine_and_vomitorium_serve_before_the_thinking_of_an_academy(
    building: str, answer: str, left: list[str]
) -> None:
    start = CRAFTSMAN.replace("academy", f"academy {building}")
    state = after(start, "0 lay road", "0 think")
    assert asked(state) == (0, "think_discard")

    state = after(state, answer)
    assert pool(state) == {"wood": 1}
    assert hand(after(state, "0 one")) == left
