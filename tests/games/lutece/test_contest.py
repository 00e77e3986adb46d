"""A contested card: strengths, the winner, and what the others get back (L-CONTEST)."""

from ludus.games.lutece.declaration import (
    BribeLost,
    BribeReturned,
    CardAcquired,
    CoinsTaken,
    ContestBegan,
    ContestTied,
    ContestWon,
    CostUnpaid,
    LegionnairePlayed,
)
from tests.support import rule

from .tables import assert_position, of, play

# baker-1 is free, baker-2 costs 1, baker-3 2, baker-4 3.


@rule("L-CONTEST-1")
def test_the_legionnaire_step_comes_before_the_comparison() -> None:
    start = """
        table   step bribes | pending 0
        slots   A baker-2
        seat 0  purse 3 | bid A revenue | bribe 1 0
        seat 1  purse 0 | bid A revenue | bribe 2 0
        seat 2  purse 0 | bid revenue revenue | cards legionnaire-1
    """
    asked, events = play(start, "0 agree")
    assert events[-1] == ContestBegan("A", "baker-2")
    assert_position(
        asked,
        """
        table   step legion A | pending 2
        slots   A baker-2
        seat 0  purse 6 | bribe 1 0 | cards -
        seat 1  purse 3 | bribe 2 0 | cards -
        """,
    )

    after, events = play(asked, "2 support 0")
    assert events[:2] == [LegionnairePlayed(2, "A", 0, 3), ContestWon(0, "A", "baker-2", 3)]
    assert_position(after, "seat 0 cards baker-2")


@rule("L-CONTEST-2")
def test_strength_is_the_bribe_on_that_card_and_two_per_legionnaire() -> None:
    start = """
        table   step legion A
        slots   A baker-1
        seat 0  purse 0 | bid A 1 | bribe 3 9
        seat 1  purse 0 | bid A revenue | bribe 1 0 | cards legionnaire-1 legionnaire-2
        seat 2  purse 0 | bid revenue revenue
    """  # the 9 on the other card of seat 0 count for nothing here: 3 against 1 + 2 + 2
    after, events = play(start, "1 support 1", "1 support 1")

    assert of(ContestWon, events) == [ContestWon(1, "A", "baker-1", 5)]
    assert_position(after, "seat 1 cards baker-1")


@rule("L-CONTEST-3")
def test_the_only_highest_bidder_acquires_the_card_and_its_coins() -> None:
    start = """
        table   step bribes | pending 0
        slots   A baker-2 +2
        seat 0  purse 1 | bid A revenue | bribe 1 0
        seat 1  purse 4 | bid revenue A | bribe 0 2
        seat 2  purse 0 | bid A revenue
    """
    after, events = play(start, "0 agree")

    assert of(ContestWon, events) == [ContestWon(1, "A", "baker-2", 2)]
    assert of(CardAcquired, events) == [CardAcquired(1, "A", "baker-2", 1)]
    assert of(CoinsTaken, events) == [CoinsTaken(1, "baker-2", 2)]
    assert_position(after, "seat 1 purse 8 | cards baker-2")  # 4, Revenue 3, cost 1, coins 2


@rule("L-CONTEST-3")
def test_the_winner_pays_only_the_gold_part_of_his_strength() -> None:
    start = """
        table   step legion A
        slots   A baker-2
        seat 0  purse 5 | bid A revenue | bribe 3 0
        seat 1  purse 5 | bid A revenue | bribe 2 0 | cards legionnaire-1
    """  # 4 against 3
    after, events = play(start, "1 support 1")

    assert of(BribeLost, events) == [BribeLost(1, 2)]
    assert_position(after, "seat 1 purse 4 | cards baker-2")


@rule("L-CONTEST-4")
def test_without_a_single_highest_bidder_the_card_leaves_with_its_coins() -> None:
    start = """
        table   step bribes | pending 0
        slots   A baker-2 +3 | B baker-1 | C baker-3
        seat 0  purse 1 | bid A revenue
        seat 1  purse 1 | bid A revenue
    """
    after, events = play(start, "0 agree")

    assert of(ContestTied, events) == [ContestTied("A", "baker-2")]
    assert_position(  # 1, Revenue 3, compensation 1; the 3 coins go to the bank and not to the next card
        after,
        """
        slots   A baker-4 | B baker-1 +1 | C baker-3 +1
        seat 0  purse 5 | cards -
        seat 1  purse 5 | cards -
        gone    baker-2
        """,
    )


@rule("L-CONTEST-4", "L-RULING-13")
def test_a_tie_at_the_top_loses_the_card_for_the_third_bidder_too() -> None:
    start = """
        table   step bribes | pending 2
        slots   A baker-2
        seat 0  purse 0 | bid A revenue | bribe 2 0
        seat 1  purse 0 | bid A revenue | bribe 2 0
        seat 2  purse 3 | bid A revenue | bribe 1 0
    """
    after, events = play(start, "2 agree")

    assert of(BribeReturned, events) == [BribeReturned(0, 2, 1), BribeReturned(1, 2, 1), BribeReturned(2, 1, 1)]
    assert_position(
        after,
        """
        seat 0  purse 6 | cards -
        seat 1  purse 6 | cards -
        seat 2  purse 8 | cards -
        gone    baker-2
        """,
    )


@rule("L-CONTEST-4")
def test_a_tie_below_the_top_does_no_harm_to_the_highest() -> None:
    start = """
        table   step bribes | pending 2
        slots   A baker-1
        seat 0  purse 0 | bid A revenue | bribe 1 0
        seat 1  purse 0 | bid A revenue | bribe 1 0
        seat 2  purse 3 | bid A revenue | bribe 2 0
    """
    assert_position(play(start, "2 agree")[0], "seat 0 cards -\nseat 1 cards -\nseat 2 cards baker-1")


@rule("L-CONTEST-5")
def test_everybody_but_the_acquirer_takes_his_bribe_back_and_one_gold() -> None:
    start = """
        table   step bribes | pending 3
        slots   A baker-2
        seat 0  purse 0 | bid A revenue | bribe 4 0
        seat 1  purse 0 | bid A revenue | bribe 3 0
        seat 2  purse 0 | bid revenue A
        seat 3  purse 2 | bid B revenue | bribe 1 0
    """
    after, events = play(start, "3 agree")

    assert of(BribeReturned, events) == [BribeReturned(1, 3, 1), BribeReturned(2, 0, 1)]
    assert_position(  # seat 3, no bidder on A, is not compensated: 2 + 3, and B (baker-1) is free
        after,
        """
        seat 0  purse 2 | cards baker-2
        seat 1  purse 7 | cards -
        seat 2  purse 4 | cards -
        seat 3  purse 5 | cards baker-1
        """,
    )


@rule("L-CONTEST-5")
def test_only_the_bribe_on_that_card_comes_back() -> None:
    start = """
        table   step bribes | pending 1
        slots   A baker-2 | B druid-1
        seat 0  purse 0 | bid A B       | bribe 1 5
        seat 1  purse 1 | bid A revenue | bribe 3 0
    """
    after, _ = play(start, "1 agree")

    assert_position(after, "seat 0 purse 2 | cards druid-1")  # 1 + 1; the 5 on B are the acquirer's, and lost


@rule("L-CONTEST-6", "L-RULING-14")
def test_what_comes_back_can_be_used_for_the_next_slot() -> None:
    start = """
        table   step bribes | pending 1
        slots   A baker-1 | B baker-4
        seat 0  purse 0 | bid A B       | bribe 2 0
        seat 1  purse 1 | bid A revenue | bribe 3 0
    """
    after, events = play(start, "1 agree")

    assert of(BribeReturned, events) == [BribeReturned(0, 2, 1)]
    assert_position(after, "seat 0 purse 0 | cards baker-4")  # cost 3, paid with 2 + 1


@rule("L-CONTEST-7")
def test_the_others_are_compensated_too_when_the_winner_cannot_pay() -> None:
    start = """
        table   step bribes | pending 1
        slots   A baker-4 +2 | B druid-1
        seat 0  purse 2 | bid A B       | bribe 3 0
        seat 1  purse 1 | bid A revenue | bribe 2 0
    """
    after, events = play(start, "1 agree")

    assert of(CostUnpaid, events) == [CostUnpaid(0, "baker-4", 3)]
    assert of(BribeReturned, events) == [BribeReturned(1, 2, 1)]
    assert_position(
        after,
        """
        seat 0  purse 2 | cards druid-1
        seat 1  purse 7 | cards -
        gone    baker-4
        """,
    )
