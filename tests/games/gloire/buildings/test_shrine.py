"""The Shrine: two more cards in hand (G-B-SHRINE)."""

from tests.support import rule

from ..tables import after, hand, legal


@rule("G-B-SHRINE-1", "G-LIM-4")
def test_a_thinker_with_a_shrine_fills_up_to_seven() -> None:
    filled = after("seat 0 hand bar wall senator | buildings shrine", "0 think", "0 fill")

    assert len(hand(filled)) == 7


@rule("G-B-SHRINE-1")
def test_an_unfinished_shrine_adds_nothing() -> None:
    filled = after("seat 0 hand bar wall senator | buildings shrine@brick+brick", "0 think", "0 fill")

    assert len(hand(filled)) == 5


@rule("G-B-SHRINE-1", "G-THINK-2")
def test_with_seven_cards_the_hand_is_full() -> None:
    six = "seat 0 hand bar*3 wall*3 | buildings shrine"
    seven = "seat 0 hand bar*3 wall*3 villa | buildings shrine"

    assert legal(after(six, "0 think")) == ["senator", "fill", "one"]
    assert legal(after(seven, "0 think")) == ["senator", "one"]


@rule("G-B-SHRINE-1", "G-B-TEMPLE-1", "G-LIM-4", "G-X-34")
def test_shrine_and_temple_add_up_to_eleven() -> None:
    filled = after("seat 0 hand bar | buildings shrine temple", "0 think", "0 fill")

    assert len(hand(filled)) == 11
