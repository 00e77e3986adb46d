"""The frame of a round: offers, valuation, and the cards back in hand (L-ROUND, L-OFFER, L-VALUE)."""

from ludus.games.lutece import GAME
from ludus.games.lutece.declaration import (
    Agreed,
    BidPlaced,
    BidsRevealed,
    CardAcquired,
    CardOffered,
    CardsValued,
    GameEnded,
    RevenueTaken,
    RoundBegan,
)
from tests.support import rule

from .tables import assert_position, legal, of, play

ONE_BUYS_B = """
    table   step bribes | pending 0
    slots   A baker-1 +2 | B baker-2 +1 | C baker-3 | 1 mill-1 +1 | 2 bakery-1 | 3 forge-1
    seat 0  purse 5 | bid B revenue
    seat 1  purse 0 | bid revenue revenue
    seat 2  purse 0 | bid revenue revenue
"""


@rule("L-ROUND-1")
def test_a_round_is_offers_bids_bribes_purchase_and_valuation_in_this_order() -> None:
    start = "slots A baker-1\nseat 0\nseat 1"
    after, events = play(start, "0 bid A revenue", "1 bid revenue revenue", "0 agree", "1 agree")

    assert [type(event) for event in events] == [
        BidPlaced, BidPlaced, Agreed, Agreed,
        BidsRevealed, BidsRevealed, RevenueTaken, RevenueTaken, RevenueTaken, CardAcquired,
        CardsValued,
        RoundBegan, CardOffered,
    ]  # fmt: skip
    assert_position(after, "table round 2 | step bids")


@rule("L-ROUND-2")
def test_all_action_cards_come_back_into_hand_revenue_included() -> None:
    after, _ = play(ONE_BUYS_B, "0 agree")

    assert_position(
        after,
        """
        table   round 2 | step bids | pending 0 1 2
        seat 0  bid - | bribe 0 0
        seat 1  bid - | bribe 0 0
        seat 2  bid - | bribe 0 0
        """,
    )
    assert [len(hand or ()) for hand in GAME.view(after, 0).hands] == [8, 8, 8]
    assert {"bid B revenue", "bid revenue revenue"} <= set(legal(after, 0))


@rule("L-OFFER-1")
def test_an_empty_slot_gets_the_top_card_without_coins_and_the_others_keep_card_and_coins() -> None:
    after, _ = play(ONE_BUYS_B, "0 agree")

    assert_position(  # an unwritten pile lies in the order of the file: baker-4 is on top
        after,
        """
        slots   A baker-1 +3 | B baker-4 | C baker-3 +1 | 1 mill-1 +2 | 2 bakery-1 +1 | 3 forge-1 +1
        """,
    )


@rule("L-OFFER-1")
def test_the_top_card_is_the_first_of_the_written_pile() -> None:
    start = """
        table   step bribes | pending 0
        slots   A baker-1 | B baker-2 | C baker-3
        seat 0  purse 5 | bid B revenue
        seat 1  purse 0 | bid revenue revenue
        seat 2  purse 0 | bid revenue revenue
        piles   characters smith-4 apprentice-1 druid-1
        gone    baker-4 druid-2 druid-3 druid-4 smith-1 smith-2 smith-3 brewer-1 brewer-2 brewer-3 brewer-4 legionnaire-1 legionnaire-2 apprentice-2
    """  # noqa: E501
    after, _ = play(start, "0 agree")

    assert_position(after, "slots B smith-4\npiles characters apprentice-1 druid-1")


@rule("L-OFFER-2")
def test_the_slots_are_filled_in_the_order_of_their_names_characters_first() -> None:
    start = """
        table   step bribes | pending 0
        slots   A baker-1 | B baker-2 | C baker-3 | 1 field-1 | 2 mill-1 | 3 bakery-1
        seat 0  purse 9 | bid 2 C
        seat 1  purse 0 | bid A revenue
        seat 2  purse 0 | bid revenue revenue
    """
    after, events = play(start, "0 agree")

    assert of(CardOffered, events) == [
        CardOffered("A", "baker-4"), CardOffered("C", "druid-1"), CardOffered("2", "forest-1"),
    ]  # fmt: skip
    assert_position(after, "slots A baker-4 | C druid-1 | 2 forest-1")


@rule("L-OFFER-3")
def test_a_slot_that_cannot_be_filled_ends_the_game_at_once() -> None:
    start = """
        table   round 4 | step bribes | pending 0
        slots   A baker-1 | B baker-2 | C baker-3 | 1 field-1 | 2 mill-1 | 3 bakery-1
        seat 0  purse 9 | bid B 1
        seat 1  purse 0 | bid A revenue | cards brewer-1 brewer-2 brewer-3 brewer-4
        seat 2  purse 0 | bid revenue revenue | cards legionnaire-1 legionnaire-2 apprentice-1
        piles   characters apprentice-2
        gone    baker-4 druid-1 druid-2 druid-3 druid-4 smith-1 smith-2 smith-3 smith-4
    """
    after, events = play(start, "0 agree")

    assert_position(  # A takes the last Character, B has none, and 1 is not filled any more
        after,
        """
        table   step over characters | pending
        slots   A apprentice-2 | B - | C baker-3 +1 | 1 - | 2 mill-1 +1 | 3 bakery-1 +1
        """,
    )
    assert of(CardOffered, events) == [CardOffered("A", "apprentice-2")]
    assert events[-1] == GameEnded("characters")
    assert after.over
    assert [legal(after, seat) for seat in range(3)] == [[], [], []]  # no bids


@rule("L-OFFER-4")
def test_a_deck_that_fills_the_last_empty_slot_with_its_last_card_does_not_end_the_game() -> None:
    start = """
        table   round 4 | step bribes | pending 0
        slots   A baker-1 | B baker-2 | C baker-3
        seat 0  purse 9 | bid B revenue
        seat 1  purse 0 | bid revenue revenue | cards brewer-1 brewer-2 brewer-3 brewer-4
        seat 2  purse 0 | bid revenue revenue | cards legionnaire-1 legionnaire-2 apprentice-1
        piles   characters apprentice-2
        gone    baker-4 druid-1 druid-2 druid-3 druid-4 smith-1 smith-2 smith-3 smith-4
    """
    after, _ = play(start, "0 agree")

    assert_position(
        after,
        """
        table   round 5 | step bids | pending 0 1 2
        slots   B apprentice-2
        piles   characters -
        """,
    )


@rule("L-VALUE-1")
def test_every_card_that_stays_gets_one_gold_round_after_round() -> None:
    start = """
        slots   A baker-1 | B baker-2 +4 | C baker-3 | 1 field-1 | 2 mill-1 | 3 bakery-1 +1
        seat 0  purse 0
        seat 1  purse 0
    """
    once, events = play(start, "0 bid revenue revenue", "1 bid revenue revenue")
    assert_position(
        once, "slots A baker-1 +1 | B baker-2 +5 | C baker-3 +1 | 1 field-1 +1 | 2 mill-1 +1 | 3 bakery-1 +2"
    )
    assert of(CardsValued, events) == [CardsValued(1)]

    twice, _ = play(once, "1 bid revenue revenue", "0 bid revenue revenue", "0 agree", "1 agree")
    assert_position(
        twice, "slots A baker-1 +2 | B baker-2 +6 | C baker-3 +2 | 1 field-1 +2 | 2 mill-1 +2 | 3 bakery-1 +3"
    )


@rule("L-VALUE-1")
def test_the_gold_of_the_valuation_comes_from_the_bank() -> None:
    after, _ = play("seat 0 purse 0\nseat 1 purse 0", "0 bid revenue revenue", "1 bid revenue revenue")

    assert_position(after, "seat 0 purse 6\nseat 1 purse 6")


@rule("L-VALUE-2")
def test_a_slot_emptied_in_the_purchase_gets_nothing_and_the_next_card_starts_with_none() -> None:
    start = """
        table   step bribes | pending 0
        slots   A baker-1 +3 | B baker-4 +2 | C baker-3 | 1 field-1 +1 | 2 mill-1 | 3 bakery-1
        seat 0  purse 1 | bid A revenue
        seat 1  purse 0 | bid B 1
        seat 2  purse 0 | bid revenue revenue
    """  # A is acquired; B (cost 3) and 1 (cost 2), too dear for seat 1, are removed
    after, _ = play(start, "0 agree")

    assert_position(after, "slots A baker-2 | B druid-1 | C baker-3 +1 | 1 forest-1 | 2 mill-1 +1 | 3 bakery-1 +1")
