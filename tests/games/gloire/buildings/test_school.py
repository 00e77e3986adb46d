"""The School: as many thoughts as influence (G-B-SCHOOL)."""

from ludus.games.gloire.declaration import Thought
from tests.support import rule

from ..tables import after, asked, hand, influence, legal, play, position, question

COMPLETING = """
    table   pile 6
    seat 0  hand bar wall | stockpile brick | buildings school@brick+brick
    seat 1  hand temple
    deck    dock market circus palisade ...
    asked   0 architect
"""  # influence 2, and 4 with the School


@rule("G-B-SCHOOL-1", "G-FUN-6", "G-FUN-7")
def test_on_completion_one_may_think_as_often_as_one_has_influence() -> None:
    school = after(COMPLETING, "0 use brick from stockpile")
    assert influence(school) == 4
    assert question(school) == (0, "offer_think", ["pass", "think"])

    state, events = play(school, *("0 think", "0 senator") * 4)
    assert events.count(Thought(0, "senator")) == 4
    assert hand(state) == ["bar", "senator", "senator", "senator", "senator", "wall"]
    assert asked(state) == (1, "lead")


@rule("G-B-SCHOOL-1")
def test_each_of_them_has_the_free_choice_of_three() -> None:
    school = after(COMPLETING, "0 use brick from stockpile", "0 think")
    assert legal(school) == ["senator", "fill", "one"]

    filled = after(school, "0 one", "0 think", "0 fill")
    assert hand(filled) == ["bar", "circus", "dock", "market", "wall"]
    assert legal(after(filled, "0 think")) == ["senator", "one"]
    assert hand(after(filled, "0 think", "0 senator", "0 think", "0 one")) == [
        "bar", "circus", "dock", "market", "palisade", "senator", "wall",
    ]  # fmt: skip


@rule("G-B-SCHOOL-1", "G-ACT-3", "G-THINK-4")
def test_each_of_them_may_be_declined() -> None:
    declined = after(COMPLETING, "0 use brick from stockpile", "0 pass", "0 pass", "0 pass", "0 pass")

    assert hand(declined) == ["bar", "wall"]
    assert asked(declined) == (1, "lead")


@rule("G-B-SCHOOL-1", "G-COMPLETE-2")
def test_they_come_before_the_remaining_actions_of_the_turn() -> None:
    start = position("""
        seat 0  hand bar | stockpile brick | clients architect | buildings school@brick+brick
        asked   0 architect
    """)
    school = after(start, "0 use brick from stockpile")
    assert asked(school) == (0, "offer_think")

    assert asked(after(school, *("0 think", "0 senator") * 4)) == (0, "architect")


@rule("G-B-SCHOOL-1", "G-FUN-6")
def test_a_school_teaches_only_once() -> None:
    start = """
        seat 0  hand bar | buildings school
        seat 1  hand temple
        asked   0 craftsman
    """
    assert asked(after(start, "0 lay bar")) == (1, "lead")
