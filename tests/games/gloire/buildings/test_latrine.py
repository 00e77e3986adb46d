"""The Latrine: one Order card away before thinking (G-B-LATRINE)."""

from ludus.games.gloire.declaration import CardDiscarded
from tests.support import rule

from ..tables import after, asked, hand, legal, pool, position, question, told


@rule("G-B-LATRINE-1", "G-THINK-5")
def test_before_thinking_one_order_card_may_be_discarded_to_the_pool() -> None:
    start = """
        pool    temple
        seat 0  hand bar wall | buildings latrine
    """
    thinking = after(start, "0 think")
    assert question(thinking) == (0, "think_discard", ["pass", "card wall", "card bar"])

    discarded = after(thinking, "0 card wall")
    assert hand(discarded) == ["bar"]
    assert pool(discarded) == {"marble": 1, "concrete": 1}
    assert asked(discarded) == (0, "think")  # one card, not several
    assert CardDiscarded(0, "wall") in told(thinking, "0 card wall")


@rule("G-B-LATRINE-1", "G-FUN-5")
def test_the_latrine_need_not_be_used() -> None:
    kept = after("seat 0 hand bar wall | buildings latrine", "0 think", "0 pass")

    assert hand(kept) == ["bar", "wall"]
    assert pool(kept) == {}
    assert asked(kept) == (0, "think")


@rule("G-B-LATRINE-1")
def test_without_a_latrine_nobody_is_asked_to_discard() -> None:
    assert asked(after("seat 0 hand bar wall | buildings latrine@rubble", "0 think")) == (0, "think")


@rule("G-B-LATRINE-1", "G-FOLLOW-3", "G-THINK-5")
def test_what_a_thinking_follower_discards_is_in_the_pool_at_once() -> None:
    start = """
        pool    -
        seat 0  hand dock bar
        seat 1  hand temple villa | buildings latrine
    """
    state = after(start, "0 lead laborer", "1 think", "1 card temple", "1 one")

    assert question(state) == (0, "laborer", ["pass", "take marble"])


@rule("G-B-LATRINE-1", "G-B-SCHOOL-1", "G-THINK-5", "G-FUN-8", "G-X-31")
def test_each_thinker_action_of_a_school_has_its_own_discard() -> None:
    start = """
        pool    -
        seat 0  hand bar wall | stockpile brick | buildings latrine school@brick+brick
        asked   0 architect
    """
    school = after(start, "0 use brick from stockpile")
    once = after(school, "0 think", "0 card bar", "0 senator")
    twice = after(once, "0 think", "0 card wall", "0 senator")

    assert hand(twice) == ["senator", "senator"]
    assert pool(twice) == {"rubble": 1, "concrete": 1}
    assert asked(after(twice, "0 think")) == (0, "think")  # no Order card is left to discard


@rule("G-B-LATRINE-1", "G-B-ACADEMY-1", "G-THINK-5", "G-X-31")
def test_the_thinker_action_of_an_academy_has_its_discard() -> None:
    start = """
        table   role craftsman
        seat 0  hand bar wall | used 1 | buildings latrine academy
        asked   0 offer_think
    """
    thinking = after(start, "0 think")

    assert question(thinking) == (0, "think_discard", ["pass", "card wall", "card bar"])
    assert pool(after(thinking, "0 card bar")) == {"rubble": 1}


@rule("G-B-LATRINE-2", "G-RULING-33")
def test_a_senator_is_no_card_for_the_latrine() -> None:
    assert asked(after("seat 0 hand senator*2 | buildings latrine", "0 think")) == (0, "think")
    mixed = after("seat 0 hand senator bar | buildings latrine", "0 think")
    assert legal(mixed) == ["pass", "card bar"]


@rule("G-B-LATRINE-3")
def test_the_hand_is_counted_after_the_discard() -> None:
    start = position("""
        seat 0  hand bar wall temple villa senator | buildings latrine
        deck    dock ...
    """)
    assert legal(after(start, "0 think", "0 pass")) == ["senator", "one"]

    filled = after(start, "0 think", "0 card villa", "0 fill")
    assert hand(filled) == ["bar", "dock", "senator", "temple", "wall"]
