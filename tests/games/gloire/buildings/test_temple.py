"""The Temple: four more cards in hand (G-B-TEMPLE)."""

from tests.support import rule

from ..tables import after, hand, legal


@rule("G-B-TEMPLE-1", "G-LIM-4")
def test_a_thinker_with_a_temple_fills_up_to_nine() -> None:
    filled = after("seat 0 hand bar wall senator | buildings temple", "0 think", "0 fill")

    assert len(hand(filled)) == 9


@rule("G-B-TEMPLE-1", "G-THINK-2")
def test_with_nine_cards_the_hand_is_full() -> None:
    eight = "seat 0 hand bar*3 wall*3 villa*2 | buildings temple"
    nine = "seat 0 hand bar*3 wall*3 villa*3 | buildings temple"

    assert legal(after(eight, "0 think")) == ["senator", "fill", "one"]
    assert legal(after(nine, "0 think")) == ["senator", "one"]


@rule("G-B-TEMPLE-1", "G-B-SHRINE-1", "G-X-34")
def test_a_temple_beside_a_shrine_makes_room_for_eleven() -> None:
    ten = "seat 0 hand bar*3 wall*3 villa*3 dock | buildings shrine temple"
    eleven = "seat 0 hand bar*3 wall*3 villa*3 dock*2 | buildings shrine temple"

    assert len(hand(after(ten, "0 think", "0 fill"))) == 11
    assert "fill" not in legal(after(eleven, "0 think"))


@rule("G-B-TEMPLE-1", "G-B-GATE-1", "G-X-7")
def test_a_gate_opens_a_temple_that_is_not_finished() -> None:
    with_gate = after("seat 0 hand bar | buildings gate temple@marble", "0 think", "0 fill")
    without = after("seat 0 hand bar | buildings temple@marble", "0 think", "0 fill")

    assert len(hand(with_gate)) == 9
    assert len(hand(without)) == 5
