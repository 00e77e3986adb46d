"""Phase 4: the reveal, Revenue, then slot by slot; what is paid and with what (L-BUY, L-PAY)."""

from ludus.games.lutece import GAME
from ludus.games.lutece.declaration import (
    Agreed,
    BidsRevealed,
    BribeLost,
    BribeReturned,
    CardAcquired,
    CoinsTaken,
    ContestBegan,
    CostUnpaid,
    EffectGained,
    RevenueTaken,
)
from tests.support import rule

from .tables import SPECTATOR, assert_position, legal, of, pending, play, position, told, why_not

# Figures of the cards that are bought here: baker-1 0, baker-2 1, baker-3 2, baker-4 3 (2 Bread), druid-1 0,
# druid-2 1, druid-3 2, legionnaire-1 1; field-1 2, mill-1 2, bakery-1 3, tavern-1 2.


@rule("L-BUY-1")
def test_all_cards_are_revealed_at_the_same_time_before_anything_is_paid() -> None:
    start = """
        table   step bribes | pending 0
        seat 0  purse 4 | bid A revenue | bribe 0 1
        seat 1  purse 0 | bid 2 B       | bribe 2 0
        seat 2  purse 0 | bid revenue 3
    """
    for listener in (0, 1, 2, SPECTATOR):
        events = told(start, listener, "0 agree")
        assert events[:5] == [
            Agreed(0),
            BidsRevealed(0, ("A", "revenue")), BidsRevealed(1, ("2", "B")), BidsRevealed(2, ("revenue", "3")),
            RevenueTaken(0, 3),
        ]  # fmt: skip


@rule("L-BUY-2", "L-RULING-1")
def test_after_the_reveal_no_gold_can_be_added_to_a_bribe() -> None:
    start = """
        table   step legion A
        seat 0  purse 9 | bid A revenue | bribe 1 0 | cards legionnaire-1
        seat 1  purse 9 | bid A B       | bribe 2 0 | cards legionnaire-2
    """
    assert pending(start) == [0, 1]
    assert legal(start, 0) == ["pass", "support 0", "support 1"]
    assert legal(start, 1) == ["pass", "support 1", "support 0"]
    assert why_not(start, "0 raise left 1") == why_not(start, "1 raise right 1") == "L-PROTO-3"


@rule("L-BUY-3", "L-RULING-27")
def test_each_revenue_card_brings_three_gold() -> None:
    start = """
        table   step bribes | pending 0
        seat 0  purse 1 | bid revenue revenue
        seat 1  purse 0 | bid revenue A
        seat 2  purse 0 | bid B C
    """
    after, events = play(start, "0 agree")

    assert of(RevenueTaken, events) == [RevenueTaken(0, 3), RevenueTaken(0, 3), RevenueTaken(1, 3)]
    assert_position(after, "seat 0 purse 7")


@rule("L-BUY-3", "L-RULING-1")
def test_a_bribe_on_a_revenue_card_is_lost_to_the_bank() -> None:
    start = """
        table   step bribes | pending 0
        seat 0  purse 1 | bid revenue revenue | bribe 2 0
        seat 1  purse 0 | bid revenue revenue
    """
    after, events = play(start, "0 agree")

    assert of(BribeLost, events) == [BribeLost(0, 2)]
    assert_position(after, "seat 0 purse 7 | bribe 0 0")


@rule("L-BUY-3")
def test_revenue_comes_before_the_first_slot() -> None:
    start = """
        table   step bribes | pending 1
        slots   A baker-4
        seat 0  purse 0 | bid A revenue
        seat 1  purse 1 | bid revenue revenue
    """  # 3 gold of Revenue pay for baker-4, cost 3
    after, _ = play(start, "1 agree")

    assert_position(after, "seat 0 purse 0 | cards baker-4")


@rule("L-BUY-4")
def test_characters_come_before_locations_in_the_order_of_their_names() -> None:
    start = """
        table   step bribes | pending 2
        slots   A baker-1 | B baker-2 | C baker-3 | 1 field-1 | 2 mill-1 | 3 bakery-1
        seat 0  purse 9 | bid 2 B
        seat 1  purse 9 | bid 1 A
        seat 2  purse 9 | bid 3 C
    """
    _, events = play(start, "2 agree")

    assert [(event.slot, event.seat) for event in of(CardAcquired, events)] == [
        ("A", 1), ("B", 0), ("C", 2), ("1", 1), ("2", 0), ("3", 2),
    ]  # fmt: skip


@rule("L-BUY-4")
def test_a_slot_is_finished_completely_before_the_next_begins() -> None:
    start = """
        table   step bribes | pending 0
        slots   A baker-3 +3 | 1 bakery-1
        seat 0  purse 2 | bid 1 A
        seat 1  purse 0 | bid revenue revenue
    """  # the other way round 2 gold would not have been enough for bakery-1, cost 3
    after, events = play(start, "0 agree")

    assert of(CardAcquired, events) + of(CoinsTaken, events) == [
        CardAcquired(0, "A", "baker-3", 2), CardAcquired(0, "1", "bakery-1", 3), CoinsTaken(0, "baker-3", 3),
    ]  # fmt: skip
    assert_position(after, "seat 0 purse 0 | cards baker-3 bakery-1")


@rule("L-BUY-5")
def test_nothing_happens_to_a_slot_without_a_bidder() -> None:
    start = """
        table   step bribes | pending 0
        slots   A baker-3 +3 | B druid-1 | C baker-2 | 1 bakery-1 +2 | 2 mill-1 | 3 field-1
        seat 0  purse 2 | bid revenue revenue
        seat 1  purse 0 | bid revenue B
    """
    after, _ = play(start, "0 agree")

    # The gold that is more is the valuation's.
    assert_position(after, "slots A baker-3 +4 | C baker-2 +1 | 1 bakery-1 +3 | 2 mill-1 +1 | 3 field-1 +1\ngone -")


@rule("L-BUY-6", "L-RULING-11")
def test_a_single_bidder_gets_the_card_whether_he_likes_it_or_not() -> None:
    start = """
        table   step bribes | pending 0
        slots   A baker-2
        seat 0  purse 3 | bid A revenue
        seat 1  purse 0 | bid revenue revenue
    """
    after, _ = play(start, "0 agree")  # one answer, no question in between

    assert_position(
        after,
        """
        table   round 2 | step bids | pending 0 1
        seat 0  purse 5 | cards baker-2
        """,
    )


@rule("L-BUY-6")
def test_no_legionnaire_can_be_used_on_a_card_with_one_bidder() -> None:
    start = """
        table   step bribes | pending 0
        slots   A baker-2
        seat 0  purse 3 | bid A revenue       | cards legionnaire-2
        seat 1  purse 0 | bid revenue revenue | cards legionnaire-1
    """
    after, events = play(start, "0 agree")

    assert of(ContestBegan, events) == []
    assert_position(
        after,
        """
        table   round 2 | step bids
        seat 0  cards baker-2 legionnaire-2
        seat 1  cards legionnaire-1
        """,
    )


@rule("L-BUY-7")
def test_two_or_more_bidders_contest_the_card() -> None:
    for third, bidders in (("revenue B", 2), ("A B", 3)):
        start = f"""
            table   step bribes | pending 0
            slots   A baker-2
            seat 0  purse 3 | bid A revenue
            seat 1  purse 0 | bid 1 A
            seat 2  purse 0 | bid {third}
        """
        _, events = play(start, "0 agree")
        assert of(ContestBegan, events) == [ContestBegan("A", "baker-2")]
        assert len(of(BribeReturned, events)) == bidders


@rule("L-PAY-1")
def test_the_bribe_of_the_acquirer_goes_to_the_bank() -> None:
    start = """
        table   step bribes | pending 0
        slots   A baker-1
        seat 0  purse 3 | bid A revenue | bribe 2 0
        seat 1  purse 0 | bid revenue revenue
    """
    after, events = play(start, "0 agree")

    assert of(BribeLost, events) == [BribeLost(0, 2)]
    assert_position(after, "seat 0 purse 6 | bribe 0 0 | cards baker-1")  # 3, Revenue 3; baker-1 is free


@rule("L-PAY-2")
def test_the_coins_on_a_card_do_not_pay_for_it() -> None:
    start = """
        table   step bribes | pending 0
        slots   A baker-3 +9 | B druid-1
        seat 0  purse 1 | bid A B
        seat 1  purse 0 | bid revenue revenue
    """
    after, events = play(start, "0 agree")

    assert of(CostUnpaid, events) == [CostUnpaid(0, "baker-3", 2)]
    assert_position(after, "seat 0 purse 1 | cards druid-1\ngone baker-3")


@rule("L-PAY-2", "L-RULING-9")
def test_gold_that_lies_as_a_bribe_on_the_other_card_does_not_pay() -> None:
    start = """
        table   step bribes | pending 0
        slots   A baker-3 | B druid-1
        seat 0  purse 1 | bid A B | bribe 0 4
        seat 1  purse 0 | bid revenue revenue
    """
    after, events = play(start, "0 agree")

    assert of(CostUnpaid, events) == [CostUnpaid(0, "baker-3", 2)]
    assert_position(after, "seat 0 purse 1 | cards druid-1")


@rule("L-PAY-2")
def test_revenue_of_this_round_pays() -> None:
    start = """
        table   step bribes | pending 1
        slots   1 bakery-1
        seat 0  purse 0 | bid 1 revenue
        seat 1  purse 1 | bid revenue revenue
    """
    assert_position(play(start, "1 agree")[0], "seat 0 purse 0 | cards bakery-1")


@rule("L-PAY-2")
def test_coins_of_a_card_bought_earlier_in_the_phase_pay() -> None:
    start = """
        table   step bribes | pending 1
        slots   A baker-1 +2 | B baker-3
        seat 0  purse 0 | bid A B
        seat 1  purse 1 | bid revenue revenue
    """
    assert_position(play(start, "1 agree")[0], "seat 0 purse 0 | cards baker-1 baker-3")


@rule("L-PAY-2", "L-GAIN-1")
def test_the_effect_of_a_card_bought_earlier_in_the_phase_pays() -> None:
    start = """
        table   step bribes | pending 0
        slots   1 tavern-1 | 2 bakery-1
        seat 0  purse 2 | bid 1 2
        seat 1  purse 0 | bid revenue revenue
    """  # tavern-1 costs 2 and brings 5, bakery-1 costs 3
    after, events = play(start, "0 agree")

    assert of(EffectGained, events) == [EffectGained(0, "tavern-1", 5)]
    assert_position(after, "seat 0 purse 2 | cards bakery-1 tavern-1")


@rule("L-PAY-2")
def test_a_returned_bribe_and_the_compensation_pay() -> None:
    start = """
        table   step bribes | pending 1
        slots   A baker-1 | 1 bakery-1
        seat 0  purse 0 | bid A 1       | bribe 2 0
        seat 1  purse 1 | bid A revenue | bribe 3 0
    """  # seat 0 loses A, and 2 + 1 pay for bakery-1
    assert_position(play(start, "1 agree")[0], "seat 0 purse 0 | cards bakery-1")


@rule("L-PAY-3", "L-CARD-1")
def test_a_purse_that_is_just_the_cost_is_enough() -> None:
    start = """
        table   step bribes | pending 0
        slots   A baker-4
        seat 0  purse 3 | bid A 1
        seat 1  purse 0 | bid revenue 1
    """
    after, events = play(start, "0 agree")

    assert of(CardAcquired, events) == [CardAcquired(0, "A", "baker-4", 3)]
    assert_position(after, "seat 0 purse 1 | cards baker-4")  # 3 - 3, and 1 for the contest lost on 1


@rule("L-PAY-4", "L-RULING-12")
def test_who_cannot_pay_loses_bribe_and_card_and_the_coins_go_to_the_bank() -> None:
    start = """
        table   step bribes | pending 0
        slots   A baker-4 +5 | B druid-1 | C baker-3
        seat 0  purse 2 | bid A B | bribe 1 0
        seat 1  purse 0 | bid revenue revenue
    """
    after, events = play(start, "0 agree")

    assert of(BribeLost, events) == [BribeLost(0, 1)]
    assert of(CostUnpaid, events) == [CostUnpaid(0, "baker-4", 3)]
    assert_position(  # nothing more is paid; the next card of A lies there without the 5 coins
        after,
        """
        slots   A baker-1 | B baker-2 | C baker-3 +1
        seat 0  purse 2 | bribe 0 0 | cards druid-1
        gone    baker-4
        """,
    )


@rule("L-PAY-5")
def test_a_card_the_winner_of_a_contest_cannot_pay_does_not_pass_to_the_next() -> None:
    start = """
        table   step bribes | pending 1
        slots   A baker-4 | B baker-2
        seat 0  purse 0 | bid A B       | bribe 2 0
        seat 1  purse 9 | bid A revenue | bribe 1 0
    """  # seat 0 wins with 2 and has nothing left; seat 1 could have paid
    after, _ = play(start, "1 agree")

    assert_position(
        after,
        """
        seat 0  cards -
        seat 1  cards - | purse 14
        gone    baker-2 baker-4
        """,
    )  # 9, Revenue 3, bribe 1 and compensation 1; B (baker-2, cost 1) is lost to seat 0's empty purse


@rule("L-COMP-4", "L-RULING-2")
def test_the_bank_never_runs_dry() -> None:
    start = """
        table   step bribes | pending 0
        slots   A baker-1 +200
        seat 0  purse 60 | bid revenue revenue
        seat 1  purse 80 | bid A revenue
    """  # long past the 66 gold of the box
    after, _ = play(start, "0 agree")

    assert_position(after, "seat 0 purse 66\nseat 1 purse 283")


@rule("L-RULING-1")
def test_what_only_one_book_says_is_a_rule() -> None:
    """EN lacks the fourth Market line, FR is silent on a bribe on Revenue, EN has no tie-break: all are played."""
    assert GAME.view(GAME.new(4, 1), 0).markets_removed == 1
    bluff = """
        table   step bribes | pending 0
        seat 0  purse 1 | bid revenue revenue | bribe 4 0
        seat 1  purse 0 | bid revenue revenue
    """
    assert_position(play(bluff, "0 agree")[0], "seat 0 purse 7")
    tie = position("table step over rounds\nseat 0 purse 4\nseat 1 purse 5")
    assert GAME.outcome(tie).scores == (1, 1)
    assert GAME.outcome(tie).winners == (1,)
