"""The Senate: Senators of the others (G-B-SENATE)."""

from ludus.games.gloire.declaration import SenatorClaimed
from tests.support import rule

from ..tables import after, asked, assert_position, buildings, hand, play, pool, position, question, stock

PLAYED = """
    table   role laborer | pile 3
    seat 0  hand bath | played senator
    seat 1  hand villa | played senator
    seat 2  hand wall | played senator | buildings senate
    asked   2 senate
"""


@rule("G-B-SENATE-1", "G-ENDTURN-1")
def test_any_number_of_senators_played_by_opponents_may_be_taken() -> None:
    assert question(position(PLAYED)) == (2, "senate", ["pass", "claim 0", "claim 1"])

    state, events = play(PLAYED, "2 claim 0", "2 claim 1")
    assert SenatorClaimed(2, 0) in events
    assert SenatorClaimed(2, 1) in events
    assert_position(state, "table pile 4\nseat 0 hand bath\nseat 1 hand villa\nseat 2 hand wall senator*2")


@rule("G-B-SENATE-1")
def test_the_owner_chooses_whose_senator_he_takes() -> None:
    taken, events = play(PLAYED, "2 claim 1")

    assert [event for event in events if isinstance(event, SenatorClaimed)] == [SenatorClaimed(2, 1)]
    assert hand(taken, 2) == ["senator", "wall"]
    assert_position(taken, "table pile 5")  # the others return


@rule("G-B-SENATE-1", "G-FUN-5", "G-SEN-2")
def test_nothing_need_be_taken() -> None:
    declined = after(PLAYED, "2 pass")

    assert hand(declined, 2) == ["wall"]
    assert_position(declined, "table pile 6 | leader 1")


@rule("G-B-SENATE-1", "G-SEN-2")
def test_in_a_played_turn_the_senate_is_asked_at_the_end() -> None:
    start = """
        table   pile 5
        pool    -
        seat 0  hand bar senator
        seat 1  hand villa wall | buildings senate
    """
    led = after(start, "0 lead laborer", "0 play senator", "1 think", "1 one")
    assert question(led) == (1, "senate", ["pass", "claim 0"])

    assert_position(after(led, "1 claim 0"), "table pile 5 | leader 1\nseat 0 hand bar")


@rule("G-B-SENATE-2")
def test_ones_own_senator_cannot_be_kept() -> None:
    start = """
        table   pile 5
        pool    -
        seat 0  hand bar senator | buildings senate
        seat 1  hand villa wall
    """
    led = after(start, "0 lead laborer", "0 play senator", "1 think", "1 one")

    assert asked(led) == (1, "lead")
    assert_position(led, "table pile 6\nseat 0 hand bar")


@rule("G-B-SENATE-3", "G-ENDTURN-2")
def test_several_senates_take_in_play_order_from_what_is_left() -> None:
    start = """
        table   role laborer | leader 1 | pile 4
        seat 0  hand bath | buildings senate
        seat 1  hand villa | played senator
        seat 2  hand wall | played senator | buildings senate
        asked   2 senate
    """
    assert question(position(start)) == (2, "senate", ["pass", "claim 1"])  # not his own

    left = after(start, "2 claim 1")
    assert question(left) == (0, "senate", ["pass", "claim 2"])
    taken = after(left, "0 claim 2")
    assert_position(taken, "table pile 4\nseat 0 hand bath senator\nseat 1 hand villa\nseat 2 hand wall senator")


@rule("G-B-SENATE-3")
def test_a_later_senate_is_not_asked_when_nothing_is_left() -> None:
    start = """
        table   role laborer | pile 5
        seat 0  hand bath | played senator
        seat 1  hand villa | buildings senate
        seat 2  hand wall | buildings senate
        asked   1 senate
    """
    assert asked(after(start, "1 claim 0")) == (1, "lead")
    assert question(after(start, "1 pass")) == (2, "senate", ["pass", "claim 0"])


@rule("G-B-SENATE-4", "G-FUN-3")
def test_it_works_already_in_the_turn_in_which_it_is_completed() -> None:
    start = """
        table   pile 5
        seat 0  hand tower | units 1 | buildings senate@concrete+concrete
        seat 1  hand villa | units 1 | played senator
        asked   0 craftsman
    """
    completed = after(start, "0 use tower from hand", "1 pass")

    assert buildings(completed) == ["senate"]
    assert question(completed) == (0, "senate", ["pass", "claim 1"])
    assert hand(after(completed, "0 claim 1")) == ["senator"]


@rule("G-B-SENATE-1", "G-B-SEWER-1", "G-B-ACADEMY-6", "G-ENDTURN-1", "G-X-32")
def test_senate_sewer_and_academy_follow_each_other_at_the_end_of_a_turn() -> None:
    start = """
        table   role craftsman | pile 4
        seat 0  played senator | units 1 | used 1 | hand bath | buildings academy
        seat 1  played market  | units 1 | hand bar | buildings sewer
        seat 2  played senator | units 1 | hand villa | buildings senate
        asked   2 craftsman
    """
    senate = after(start, "2 pass")
    assert question(senate) == (2, "senate", ["pass", "claim 0"])
    sewer = after(senate, "2 pass")
    assert question(sewer) == (1, "sewer", ["pass", "card market"])
    assert_position(sewer, "table pile 4")  # the Senators still lie there

    academy = after(sewer, "1 card market")
    assert question(academy) == (0, "offer_think", ["pass", "think"])
    assert (stock(academy, 1), pool(academy)) == ({"wood": 1}, {})
    assert_position(academy, "table pile 6")
    assert hand(after(academy, "0 think", "0 senator")) == ["bath", "senator"]
