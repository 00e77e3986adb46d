"""The Legionnaire step: who may play one, for whom, and in which order they are asked (L-LEGION)."""

from itertools import permutations

from ludus.games.lutece import GAME
from ludus.games.lutece.declaration import ContestTied, ContestWon, LegionnairePlayed, Passed
from tests.support import rule

from .tables import INFLUENCE, assert_position, legal, of, pending, play, points, position, why_not

# Seats 0 and 1 contest A, seat 2 watches; 2 against 1.
CONTEST = """
    table   step legion A
    slots   A baker-1
    seat 0  purse 0 | bid A revenue | bribe 2 0
    seat 1  purse 0 | bid A revenue | bribe 1 0
    seat 2  purse 0 | bid revenue revenue | cards legionnaire-1
"""
# Four players, two owners: seat 1 and the onlooker seat 3.
TWO_OWNERS = """
    table   step legion A
    slots   A baker-1
    seat 0  purse 0 | bid A revenue | bribe 1 0
    seat 1  purse 0 | bid A revenue | cards legionnaire-1 legionnaire-2
    seat 2  purse 0 | bid revenue revenue
    seat 3  purse 0 | bid revenue revenue | cards legionnaire-3 legionnaire-4
"""


@rule("L-LEGION-1", "L-RULING-1")
def test_somebody_who_does_not_bid_may_play_a_legionnaire() -> None:
    assert pending(CONTEST) == [2]
    after, events = play(CONTEST, "2 support 1")

    assert events[0] == LegionnairePlayed(2, "A", 1, 3)
    assert_position(after, "seat 1 cards baker-1\nseat 2 cards -\ngone legionnaire-1")  # 2 against 1 + 2


@rule("L-LEGION-1")
def test_legionnaires_are_of_use_on_contested_cards_only() -> None:
    start = """
        table   step bribes | pending 0
        slots   A baker-1 | B baker-2
        seat 0  purse 3 | bid A revenue | cards legionnaire-1
        seat 1  purse 0 | bid B revenue | cards legionnaire-2
    """
    assert why_not(start, "0 support 0") == "L-PROTO-2"
    after, _ = play(start, "0 agree")
    assert_position(after, "table round 2 | step bids")
    assert why_not(after, "0 support 0") == "L-PROTO-1"


@rule("L-LEGION-2")
def test_a_legionnaire_adds_two_to_ones_own_bribe_also_to_none() -> None:
    after, events = play(TWO_OWNERS, "1 support 1", "1 pass", "3 pass")

    assert of(ContestWon, events) == [ContestWon(1, "A", "baker-1", 2)]
    assert_position(after, "seat 1 cards baker-1 legionnaire-2")


@rule("L-LEGION-2")
def test_a_legionnaire_may_be_played_for_another_bidder_and_by_a_bidder_too() -> None:
    after, events = play(TWO_OWNERS, "1 support 0", "1 pass", "3 pass")

    assert of(ContestWon, events) == [ContestWon(0, "A", "baker-1", 3)]
    assert_position(after, "seat 0 cards baker-1")


@rule("L-LEGION-2")
def test_only_bidders_on_that_card_can_be_supported() -> None:
    assert legal(CONTEST, 2) == ["pass", "support 0", "support 1"]
    assert why_not(CONTEST, "2 support 2") == "L-LEGION-2"
    assert legal(TWO_OWNERS, 3) == ["pass", "support 0", "support 1"]
    assert why_not(TWO_OWNERS, "1 support 2") == "L-LEGION-2"


@rule("L-LEGION-3")
def test_several_may_be_played_for_one_bidder() -> None:
    after, events = play(TWO_OWNERS, "3 support 1", "3 support 1", "1 pass")

    assert of(ContestWon, events) == [ContestWon(1, "A", "baker-1", 4)]
    assert_position(after, "seat 3 cards -\ngone legionnaire-3 legionnaire-4")


@rule("L-LEGION-3")
def test_several_may_be_played_for_different_bidders() -> None:
    after, events = play(TWO_OWNERS, "3 support 1", "3 support 0", "1 pass")

    assert of(ContestWon, events) == [ContestWon(0, "A", "baker-1", 3)]
    assert_position(after, "seat 3 cards -")


@rule("L-LEGION-4")
def test_the_owners_of_legionnaires_are_pending_and_nobody_else() -> None:
    assert pending(TWO_OWNERS) == [1, 3]
    assert why_not(TWO_OWNERS, "0 pass") == "L-LEGION-1"


@rule("L-LEGION-4")
def test_passing_ends_being_pending_until_somebody_else_plays_one() -> None:
    after, events = play(TWO_OWNERS, "1 pass")
    assert events == [Passed(1, "A")]
    assert pending(after) == [3]
    assert why_not(after, "1 support 1") == "L-LEGION-4"

    after, _ = play(after, "3 support 0")
    assert_position(after, "table step legion A | pending 1 3\nseat 0 support 1\nseat 1 support 0")


@rule("L-LEGION-4")
def test_who_plays_his_last_legionnaire_is_not_asked_again() -> None:
    after, _ = play(TWO_OWNERS, "3 support 0", "3 support 0")
    assert pending(after) == [1]
    after, _ = play(after, "1 support 1")
    assert pending(after) == [1]


@rule("L-LEGION-4")
def test_a_pass_asks_nobody_again_and_when_all_have_passed_the_step_is_over() -> None:
    after, _ = play(TWO_OWNERS, "3 pass")
    assert pending(after) == [1]
    after, events = play(after, "1 pass")
    assert of(ContestWon, events) == [ContestWon(0, "A", "baker-1", 1)]
    assert_position(after, "seat 1 cards legionnaire-1 legionnaire-2\nseat 3 cards legionnaire-3 legionnaire-4")


@rule("L-LEGION-4")
def test_without_legionnaires_the_step_is_skipped() -> None:
    start = """
        table   step bribes | pending 0
        slots   A baker-1
        seat 0  purse 1 | bid A revenue | bribe 2 0
        seat 1  purse 0 | bid A revenue | bribe 1 0
    """
    assert_position(play(start, "0 agree")[0], "table round 2 | step bids\nseat 0 cards baker-1")


@rule("L-LEGION-4", "L-RULING-10")
def test_owners_answer_in_any_order() -> None:
    after, _ = play(TWO_OWNERS, "3 support 1")  # asked one at a time, seat 1 would be the first

    assert_position(after, "table pending 1 3\nseat 1 support 1\nseat 3 cards legionnaire-4")


@rule("L-LEGION-4")
def test_asked_one_at_a_time_the_step_starts_with_the_lead_and_goes_clockwise() -> None:
    for number, first in ((1, 1), (2, 1), (3, 3), (4, 3), (5, 1)):
        assert position(TWO_OWNERS.replace("step", f"round {number} | step")).seat == first
    assert play(TWO_OWNERS, "1 support 0")[0].seat == 1  # again at once
    assert play(TWO_OWNERS, "1 support 0", "1 support 0")[0].seat == 3  # he owns no other
    assert play(TWO_OWNERS, "1 pass")[0].seat == 3
    assert play(TWO_OWNERS, "1 pass", "3 support 0", "3 pass")[0].seat == 1


@rule("L-LEGION-4")
def test_each_step_starts_again_from_the_lead() -> None:
    for number, lead in ((1, 0), (2, 1)):
        start = f"""
            table   round {number} | step bribes | pending 0
            slots   A baker-1 | B druid-1
            seat 0  purse 1 | bid A B | cards legionnaire-1
            seat 1  purse 0 | bid A B | cards legionnaire-2
        """
        first, _ = play(start, "0 agree")
        assert_position(first, "table step legion A | pending 0 1")
        assert first.seat == lead
        second, _ = play(first, f"{1 - lead} pass", f"{lead} pass")  # the seat after the last answer is not the lead
        assert_position(second, "table step legion B | pending 0 1\nseat 0 support 0")
        assert second.seat == lead


@rule("L-LEGION-4", "L-PROTO-3")
def test_answers_that_do_not_depend_on_each_other_commute_to_the_byte() -> None:
    passes = {play(TWO_OWNERS, *order)[0].to_bytes() for order in permutations(("1 pass", "3 pass"))}
    assert len(passes) == 1
    plays = ("1 support 1", "3 support 0", "1 support 0", "3 support 0")
    assert len({play(TWO_OWNERS, *order)[0].to_bytes() for order in permutations(plays)}) == 1


@rule("L-LEGION-5")
def test_a_legionnaire_played_is_gone_whatever_the_outcome() -> None:
    for answer, outcome in (("1 support 0", ContestWon), ("1 support 1", ContestTied)):
        start = """
            table   step legion A
            slots   A baker-1
            seat 0  purse 0 | bid A revenue | bribe 2 0
            seat 1  purse 0 | bid A revenue | cards legionnaire-1
        """
        assert points(start, INFLUENCE) == [0, 2]
        after, events = play(start, answer)
        assert len(of(outcome, events)) == 1
        assert points(after, INFLUENCE) == [0, 0]  # it scores nothing
        assert GAME.view(after, 0).owned[1] == ()  # and is no longer a card owned
        assert "legionnaire-1" in GAME.view(after, 0).gone


@rule("L-LEGION-5")
def test_of_several_legionnaires_the_first_of_the_card_file_leaves() -> None:
    after, _ = play(TWO_OWNERS, "3 support 0")
    assert_position(after, "seat 3 cards legionnaire-4\ngone legionnaire-3")

    after, _ = play(TWO_OWNERS, "1 support 0")
    assert_position(after, "seat 1 cards legionnaire-2\ngone legionnaire-1")


@rule("L-LEGION-5")
def test_there_is_no_way_back_from_playing_a_legionnaire_but_from_passing() -> None:
    before = position(TWO_OWNERS).barrier

    assert play(TWO_OWNERS, "1 support 0")[0].barrier > before
    assert play(TWO_OWNERS, "1 pass")[0].barrier == before


@rule("L-LEGION-6", "L-RULING-15")
def test_a_legionnaire_just_bought_may_be_used_on_the_next_slot() -> None:
    start = """
        table   step bribes | pending 0
        slots   A legionnaire-1 | B baker-1
        seat 0  purse 1 | bid A B
        seat 1  purse 0 | bid B revenue | bribe 1 0
    """
    asked, _ = play(start, "0 agree")
    assert_position(asked, "table step legion B | pending 0\nseat 0 purse 0 | cards legionnaire-1")

    after, _ = play(asked, "0 support 0")
    assert_position(after, "seat 0 purse 0 | cards baker-1\nseat 1 purse 5 | cards -")


@rule("L-LEGION-6")
def test_a_legionnaire_does_not_help_to_buy_himself() -> None:
    start = """
        table   step bribes | pending 0
        slots   A legionnaire-1
        seat 0  purse 1 | bid A revenue | bribe 1 0
        seat 1  purse 0 | bid A revenue | bribe 2 0
    """
    assert_position(play(start, "0 agree")[0], "table round 2 | step bids\nseat 1 cards legionnaire-1")
