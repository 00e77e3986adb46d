"""The Vomitorium: the whole hand away before thinking (G-B-VOMITORIUM)."""

from ludus.games.gloire.declaration import CardDiscarded, SenatorDiscarded, SenatorTaken
from tests.support import rule

from ..tables import after, asked, assert_position, hand, legal, pool, question, told


@rule("G-B-VOMITORIUM-1", "G-THINK-5")
def test_the_whole_hand_goes_order_cards_to_the_pool_and_senators_to_their_pile() -> None:
    start = """
        table   pile 4
        pool    temple
        seat 0  hand bar wall senator*2 | buildings vomitorium
    """
    thinking = after(start, "0 think")
    assert question(thinking) == (0, "think_discard", ["pass", "discard hand"])  # all or nothing

    empty = after(thinking, "0 discard hand")
    assert_position(
        empty,
        """
        table   pile 6
        pool    wall bar temple
        seat 0  hand -
        """,
    )
    assert asked(empty) == (0, "think")


@rule("G-B-VOMITORIUM-1")
def test_everybody_sees_what_the_vomitorium_throws_away() -> None:
    events = told("seat 0 hand bar senator | buildings vomitorium", "0 think", "0 discard hand")

    assert CardDiscarded(0, "bar") in events
    assert SenatorDiscarded(0) in events


@rule("G-B-VOMITORIUM-1", "G-FUN-5")
def test_the_hand_may_be_kept() -> None:
    kept = after("seat 0 hand bar wall senator | buildings vomitorium", "0 think", "0 pass")

    assert hand(kept) == ["bar", "senator", "wall"]
    assert pool(kept) == {}
    assert asked(kept) == (0, "think")


@rule("G-B-VOMITORIUM-2")
def test_the_thinker_action_follows_and_fills_an_empty_hand() -> None:
    start = """
        seat 0  hand bar wall temple villa prison garden | buildings vomitorium
        deck    dock market circus palisade road insula ...
    """
    filled = after(start, "0 think", "0 discard hand", "0 fill")

    assert hand(filled) == ["circus", "dock", "market", "palisade", "road"]
    assert sum(pool(filled).values()) == 6
    assert asked(filled)[0] == 1


@rule("G-B-VOMITORIUM-2")
def test_a_senator_just_discarded_may_be_taken_back() -> None:
    start = """
        table   pile 0
        seat 0  hand bar senator | buildings vomitorium
        seat 1  hand senator*5
    """
    thinking = after(start, "0 think", "0 discard hand")
    assert "senator" in legal(thinking)

    taken = after(thinking, "0 senator")
    assert hand(taken) == ["senator"]
    assert SenatorTaken(0) in told(thinking, "0 senator")
    assert_position(taken, "table pile 0")


@rule("G-B-VOMITORIUM-1", "G-B-LATRINE-1", "G-X-30")
def test_latrine_and_vomitorium_are_offered_together() -> None:
    start = "seat 0 hand bar wall senator | buildings latrine vomitorium"
    thinking = after(start, "0 think")
    assert legal(thinking) == ["pass", "card wall", "card bar", "discard hand"]

    assert hand(after(thinking, "0 card bar")) == ["senator", "wall"]
    emptied = after(thinking, "0 discard hand")
    assert (hand(emptied), pool(emptied), asked(emptied)) == ([], {"rubble": 1, "concrete": 1}, (0, "think"))


@rule("G-B-VOMITORIUM-1", "G-B-SCHOOL-1", "G-THINK-5", "G-FUN-8", "G-X-31")
def test_each_thinker_action_of_a_school_may_empty_the_hand() -> None:
    start = """
        table   pile 4
        seat 0  hand bar senator*2 | stockpile brick | buildings vomitorium school@brick+brick
        asked   0 architect
    """
    school = after(start, "0 use brick from stockpile", "0 think")
    assert question(school) == (0, "think_discard", ["pass", "discard hand"])

    again = after(school, "0 discard hand", "0 senator", "0 think", "0 discard hand")
    assert_position(again, "table pile 6\npool bar\nseat 0 hand -")
    assert asked(again) == (0, "think")


@rule("G-B-VOMITORIUM-1", "G-B-ACADEMY-1", "G-THINK-5", "G-X-31")
def test_the_thinker_action_of_an_academy_may_empty_the_hand() -> None:
    start = """
        table   role craftsman
        seat 0  hand bar | used 1 | buildings vomitorium academy
        asked   0 offer_think
    """
    assert pool(after(start, "0 think", "0 discard hand")) == {"rubble": 1}
