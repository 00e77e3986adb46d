"""Phase 2: two cards face down, secret, simultaneous and final (L-BID)."""

from itertools import permutations

import pytest

from ludus.core.errors import IllegalAction, NotationError
from ludus.games.lutece import GAME
from ludus.games.lutece.declaration import BidPlaced, BidsRevealed
from tests.support import rule

from .tables import SPECTATOR, assert_position, legal, of, pending, play, position, told, why_not

THREE = "seat 0\nseat 1\nseat 2"


@rule("L-BID-1")
def test_everybody_lays_exactly_two_cards_of_the_hand_face_down() -> None:
    after, events = play(THREE, "1 bid B 3")

    assert_position(
        after,
        """
        table   step bids | pending 0 2
        seat 0  bid -
        seat 1  bid B 3
        seat 2  bid -
        """,
    )
    assert events == [BidPlaced(1, ("B", "3"))]
    assert sorted(GAME.view(after, 1).hands[1] or ()) == ["1", "2", "A", "C", "revenue", "revenue"]


@rule("L-BID-1")
@pytest.mark.parametrize("text", ["bid", "bid A", "bid A B C", "bid A B 1 2"])
def test_neither_fewer_nor_more_than_two_cards_are_a_bid(text: str) -> None:
    with pytest.raises(NotationError, match="cannot be read"):
        play(THREE, f"0 {text}")


@rule("L-BID-1")
def test_nobody_can_do_without_a_bid() -> None:
    assert all(answer.startswith("bid ") for answer in legal(THREE, 0))


@rule("L-BID-2")
@pytest.mark.parametrize(("seats", "slots"), [(2, "ABC123"), (3, "ABC123"), (4, "ABCD1234"), (5, "ABCDE12345")])
def test_any_two_different_cards_of_the_hand_are_a_legal_bid(seats: int, slots: str) -> None:
    hand = [*slots, "revenue", "revenue"]
    expected = {f"bid {left} {right}" for left, right in permutations(hand, 2)}

    answers = legal(GAME.new(seats, 1), 0)
    assert set(answers) == expected
    assert len(answers) == len(expected)
    assert {"bid A B", "bid 1 2", "bid A 1", "bid revenue A", "bid revenue revenue"} <= expected


@rule("L-BID-2")
@pytest.mark.parametrize("slot", ["A", "C", "2"])
def test_the_same_slot_twice_is_impossible(slot: str) -> None:
    assert f"bid {slot} {slot}" not in legal(THREE, 0)
    assert why_not(THREE, f"0 bid {slot} {slot}") == "L-BID-2"


@rule("L-BID-2")
def test_a_card_is_a_bid_on_the_slot_of_its_name_and_revenue_on_none() -> None:
    start = """
        slots   A baker-1 | B druid-1 | C smith-1
        seat 0  purse 0
        seat 1  purse 0
    """
    after, _ = play(start, "0 bid revenue C", "1 bid revenue revenue")

    assert_position(
        after,
        """
        slots   A baker-1 +1 | B druid-1 +1 | C baker-2
        seat 0  cards smith-1
        seat 1  cards -
        """,
    )


@rule("L-BID-3", "L-RULING-8")
def test_the_two_cards_keep_the_order_the_player_chose() -> None:
    start = """
        slots   A baker-1 | 2 mill-1
        seat 0  purse 5
        seat 1  purse 0
    """
    after, events = play(start, "0 bid 2 A", "1 bid revenue B", "0 raise left 2")
    assert_position(
        after,
        """
        seat 0  bid 2 A | bribe 2 0
        seat 1  bid revenue B
        """,
    )

    after, events = play(after, "0 agree")
    assert of(BidsRevealed, events) == [BidsRevealed(0, ("2", "A")), BidsRevealed(1, ("revenue", "B"))]
    assert_position(after, "seat 0 purse 1")  # 5, a bribe of 2 on mill-1 (cost 2); baker-1 is free


@rule("L-BID-3", "L-RULING-8")
def test_both_orders_of_two_cards_are_different_answers() -> None:
    assert {"bid A 2", "bid 2 A"} <= set(legal(THREE, 0))
    one, _ = play(THREE, "0 bid A 2")
    other, _ = play(THREE, "0 bid 2 A")
    assert one.to_bytes() != other.to_bytes()
    assert GAME.view(one, 1) == GAME.view(other, 1)  # and the table cannot tell


@rule("L-BID-4", "L-PROTO-1")
def test_bids_come_in_any_order_and_the_order_changes_nothing() -> None:
    answers = ("0 bid A 1", "1 bid revenue A", "2 bid 3 B")
    images = {play(THREE, *order)[0].to_bytes() for order in permutations(answers)}

    assert len(images) == 1


@rule("L-BID-4")
def test_two_of_three_bids_in_any_order_leave_the_same_position_too() -> None:
    answers = ("0 bid A 1", "2 bid 3 B")
    assert play(THREE, *answers)[0].to_bytes() == play(THREE, *reversed(answers))[0].to_bytes()


@rule("L-BID-4")
def test_the_others_see_that_a_player_has_chosen_and_not_what() -> None:
    for listener in (1, 2, SPECTATOR):
        assert told(THREE, listener, "0 bid A 1") == [BidPlaced(0, None)]
        assert told(THREE, listener, "0 bid A 1") == told(THREE, listener, "0 bid revenue revenue")
    view = GAME.view(play(THREE, "0 bid A 1")[0], 1)
    assert view.submitted == (True, False, False)
    assert view.bids == (None, None, None)


@rule("L-BID-4")
def test_a_choice_is_final_once_submitted() -> None:
    after, _ = play(THREE, "0 bid A 1")
    before = after.to_bytes()

    assert pending(after) == [1, 2]
    assert why_not(after, "0 bid B 2") == "L-BID-4"
    with pytest.raises(IllegalAction, match="L-BID-4"):
        GAME.answer(after, 0, GAME.read_action(after, 0, "bid B 2"))
    assert after.to_bytes() == before


@rule("L-BID-4")
def test_there_is_no_way_back_from_a_bid() -> None:
    assert play(THREE, "0 bid A 1")[0].barrier > position(THREE).barrier


@rule("L-BID-4")
@pytest.mark.parametrize(("number", "order"), [(1, [0, 1, 2]), (2, [1, 2, 0]), (3, [2, 0, 1]), (4, [0, 1, 2])])
def test_asked_one_at_a_time_bids_go_clockwise_from_the_lead(number: int, order: list[int]) -> None:
    state, _ = play(f"table round {number}\n{THREE}")
    asked = []
    for _ in order:
        asked.append(state.seat)
        state, _ = play(state, f"{state.seat} bid A 1")

    assert asked == order


@rule("L-BID-5")
def test_a_card_one_cannot_afford_may_be_chosen() -> None:
    start = """
        slots   A baker-4 | 1 bakery-1
        seat 0  purse 0
        seat 1  purse 5
    """
    assert "bid A 1" in legal(start, 0)
    after, _ = play(start, "0 bid A 1")
    assert_position(after, "seat 0 bid A 1")
