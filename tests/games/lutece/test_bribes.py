"""Phase 3: gold on one's own face-down cards, until all have agreed since the last raise (L-BRIBE)."""

from itertools import permutations

import pytest

from ludus.core.errors import IllegalAction, StaleAction
from ludus.games.lutece import GAME
from ludus.games.lutece.declaration import Agreed, BidsRevealed, BribeRaised
from tests.support import rule

from .tables import SPECTATOR, aside, assert_position, legal, of, pending, play, position, told, why_not

BRIBES = """
    table   step bribes
    seat 0  purse 4 | bid A revenue
    seat 1  purse 2 | bid B 1
    seat 2  purse 1 | bid 2 C
"""


@rule("L-BRIBE-1")
def test_a_bribe_lies_on_either_card_or_on_both() -> None:
    after, events = play(BRIBES, "1 raise left 1")
    assert_position(after, "seat 1 purse 1 | bribe 1 0")
    assert events == [BribeRaised(1, "left", 1)]

    after, _ = play(after, "1 raise right 1")
    assert_position(after, "seat 1 purse 0 | bribe 1 1")


@rule("L-BRIBE-1")
def test_a_bribe_may_lie_on_a_revenue_card_as_a_bluff() -> None:
    after, _ = play(BRIBES, "0 raise right 3")

    assert_position(after, "seat 0 purse 1 | bid A revenue | bribe 0 3")


@rule("L-BRIBE-1")
def test_nobody_lays_gold_on_the_card_of_another() -> None:
    after, _ = play(BRIBES, "0 raise left 2", "0 raise right 1")

    assert_position(after, "seat 1 bribe 0 0\nseat 2 bribe 0 0")


@rule("L-BRIBE-2")
def test_the_gold_leaves_the_purse_when_it_is_laid() -> None:
    after, _ = play(BRIBES, "0 raise left 3")

    assert_position(
        after,
        """
        table   step bribes | pending 0 1 2
        seat 0  purse 1 | bribe 3 0
        """,
    )


@rule("L-BRIBE-2", "L-RULING-9")
def test_bribes_are_real_gold_and_no_promises() -> None:
    assert "raise left 4" in legal(BRIBES, 0)
    assert why_not(BRIBES, "0 raise left 5") == "L-BRIBE-2"

    after, _ = play(BRIBES, "0 raise left 3")
    assert legal(after, 0) == ["agree", "raise left 1", "raise right 1"]
    assert why_not(after, "0 raise right 2") == "L-BRIBE-2"


@rule("L-BRIBE-2", "L-RULING-9")
def test_there_is_no_limit_but_the_purse() -> None:
    start = """
        table   step bribes
        seat 0  purse 73 | bid A revenue
        seat 1  purse 1  | bid B 1
    """
    after, _ = play(start, *["0 raise left 20"] * 3, "0 raise left 13")  # more than the 66 gold of the box, too

    assert_position(after, "table step bribes | pending 1\nseat 0 purse 0 | bribe 73 0")


@rule("L-BRIBE-3")
def test_at_the_start_everybody_with_gold_is_pending() -> None:
    start = """
        seat 0  purse 4
        seat 1  purse 0 | bid B 1
        seat 2  purse 1 | bid 2 C
    """
    after, _ = play(start, "0 bid A revenue")

    assert_position(after, "table step bribes | pending 0 2")


@rule("L-BRIBE-3")
@pytest.mark.parametrize(("purse", "most"), [(1, 1), (2, 2), (19, 19), (20, 20), (21, 20), (500, 20)])
def test_a_raise_is_one_to_all_of_the_purse_and_at_most_twenty(purse: int, most: int) -> None:
    start = f"table step bribes\nseat 0 purse {purse} | bid A 1\nseat 1 bid B 2"

    raises = [f"raise {place} {gold}" for place in ("left", "right") for gold in range(1, most + 1)]
    assert legal(start, 0) == ["agree", *raises]


@rule("L-BRIBE-3", "L-RULING-10")
def test_pending_players_answer_in_any_order_and_each_answer_takes_effect_when_it_arrives() -> None:
    after, _ = play(BRIBES, "2 raise left 1", "1 agree")  # strict turns would ask seat 0 first

    assert_position(
        after,
        """
        table   step bribes | pending 0
        seat 2  purse 0 | bribe 1 0
        """,
    )


@rule("L-BRIBE-3")
def test_an_answer_of_a_player_who_is_not_pending_is_refused() -> None:
    state = position(BRIBES.replace("step bribes", "step bribes | pending 0 2"))
    before = state.to_bytes()

    for text in ("agree", "raise left 3", "bid A B"):
        with pytest.raises(IllegalAction):
            GAME.answer(state, 1, GAME.read_action(state, 1, text))
    assert state.to_bytes() == before


@rule("L-BRIBE-3")
@pytest.mark.parametrize(("number", "first"), [(1, 0), (2, 1), (3, 2), (5, 1)])
def test_asked_one_at_a_time_the_phase_starts_with_the_lead(number: int, first: int) -> None:
    start = f"table round {number}\nseat 0\nseat 1\nseat 2"
    state, _ = play(start, "0 bid A 1", "1 bid A 1", "2 bid A 1")

    assert state.seat == first


@rule("L-BRIBE-3")
def test_a_lead_without_gold_is_passed_over() -> None:
    start = """
        table   round 2 | step bribes
        seat 0  purse 4 | bid A revenue
        seat 1  purse 0 | bid B 1
        seat 2  purse 1 | bid 2 C
    """
    assert position(start).seat == 2


@rule("L-BRIBE-3")
def test_who_has_raised_is_asked_again_at_once() -> None:
    assert play(BRIBES, "1 raise left 1")[0].seat == 1
    assert play(BRIBES, "0 agree", "1 raise left 1")[0].seat == 1


@rule("L-BRIBE-3")
def test_after_somebody_has_agreed_or_raised_his_last_gold_the_next_clockwise_is_asked() -> None:
    assert play(BRIBES, "1 agree")[0].seat == 2
    assert play(BRIBES, "1 raise left 2")[0].seat == 2
    assert play(BRIBES, "2 agree")[0].seat == 0
    assert play(BRIBES, "0 agree", "2 agree")[0].seat == 1
    assert play(BRIBES, "1 agree", "0 raise left 1", "2 agree")[0].seat == 0  # seat 1 is pending too, but later


@rule("L-BRIBE-4")
def test_who_agrees_is_no_longer_pending() -> None:
    after, events = play(BRIBES, "0 agree")

    assert pending(after) == [1, 2]
    assert events == [Agreed(0)]


@rule("L-BRIBE-4")
def test_a_raise_asks_everybody_with_gold_again_and_the_raiser_too() -> None:
    after, _ = play(BRIBES, "0 agree", "1 agree")
    assert pending(after) == [2]
    after, _ = play(BRIBES, "0 agree", "2 agree", "1 raise right 1")
    assert pending(after) == [0, 1, 2]
    after, _ = play(after, "1 raise left 1")  # again, on the other card, before he agrees
    assert_position(after, "table pending 0 2\nseat 1 purse 0 | bribe 1 1")


@rule("L-BRIBE-4")
def test_an_agreement_asks_nobody_again() -> None:
    after, _ = play(BRIBES, "0 agree", "1 agree")

    assert pending(after) == [2]
    assert why_not(after, "0 agree") == "L-BRIBE-4"


@rule("L-BRIBE-4")
def test_who_has_agreed_may_raise_unasked_and_asks_the_others_again() -> None:
    agreed, _ = play(BRIBES, "0 agree", "1 agree")
    assert_position(agreed, "table step bribes | pending 2")
    assert legal(agreed, 1) == []

    after, events = play(agreed, "1 raise right 1")
    assert_position(
        after,
        """
        table   step bribes | pending 0 1 2 | turn 1
        seat 0  purse 4 | bribe 0 0
        seat 1  purse 1 | bribe 0 1
        """,
    )
    assert events == [BribeRaised(1, "right", 1)]

    spent, _ = play(agreed, "1 raise left 2")  # his last gold
    assert_position(spent, "table step bribes | pending 0 2\nseat 1 purse 0 | bribe 2 0")


@rule("L-BRIBE-4", "L-BRIBE-2")
def test_outside_the_question_one_raises_what_the_purse_holds_and_nothing_else() -> None:
    agreed, _ = play(BRIBES, "0 agree", "1 agree")

    assert aside(agreed, 0) == [f"raise {place} {gold}" for place in ("left", "right") for gold in (1, 2, 3, 4)]
    assert aside(agreed, 1) == ["raise left 1", "raise left 2", "raise right 1", "raise right 2"]
    assert aside(agreed, 2) == []  # he is asked
    assert why_not(agreed, "1 raise left 3") == "L-BRIBE-2"


@rule("L-BRIBE-4", "L-BRIBE-5")
def test_without_gold_nobody_raises_unasked() -> None:
    after, _ = play(BRIBES, "2 raise left 1")

    assert aside(after, 2) == []
    assert why_not(after, "2 raise right 1") == "L-BRIBE-5"


@rule("L-BRIBE-4", "L-BUY-2")
def test_when_all_have_agreed_the_phase_is_over_for_those_who_would_raise_too() -> None:
    contest = """
        table   step bribes
        seat 0  purse 4 | bid A revenue | cards legionnaire-1
        seat 1  purse 2 | bid A 1
    """
    after, _ = play(contest, "0 agree", "1 agree")

    assert_position(after, "table step legion A | pending 0")
    assert aside(after, 1) == []
    assert why_not(after, "1 raise left 1") == "L-PROTO-3"


@rule("L-BRIBE-4")
@pytest.mark.parametrize("step", ["bids", "over rounds"])
def test_outside_the_phase_nobody_raises(step: str) -> None:
    state = position(f"table step {step}\nseat 0 purse 4\nseat 1 purse 4")

    assert [aside(state, seat) for seat in (-1, 0, 1, 2)] == [[], [], [], []]


@rule("L-BRIBE-4", "L-PROTO-9")
def test_a_raise_outside_the_question_makes_older_answers_stale_and_can_be_stale_itself() -> None:
    agreed, _ = play(BRIBES, "0 agree", "1 agree")
    seen = agreed.question
    GAME.answer(agreed, 1, GAME.read_action(agreed, 1, "raise left 1"), seen)

    assert agreed.question > seen
    for seat, text in ((2, "agree"), (0, "raise left 1")):
        with pytest.raises(StaleAction):
            GAME.answer(agreed, seat, GAME.read_action(agreed, seat, text), seen)


@rule("L-BRIBE-4", "L-BRIBE-6")
def test_there_is_no_way_back_from_a_raise_outside_the_question() -> None:
    agreed, _ = play(BRIBES, "0 agree", "1 agree")

    assert play(agreed, "1 raise left 1")[0].barrier > agreed.barrier


@rule("L-BRIBE-4")
def test_the_phase_ends_when_all_have_agreed_since_the_last_raise() -> None:
    after, _ = play(BRIBES, "0 agree", "1 agree", "2 raise left 1", "0 agree")
    assert_position(after, "table step bribes | pending 1")

    after, events = play(after, "1 agree")
    assert_position(after, "table round 2 | step bids")
    assert len(of(BidsRevealed, events)) == 3


@rule("L-BRIBE-5")
def test_who_has_raised_his_last_gold_agrees_automatically() -> None:
    after, _ = play(BRIBES, "2 raise left 1")
    assert pending(after) == [0, 1]
    assert why_not(after, "2 agree") == "L-BRIBE-5"

    after, _ = play(after, "0 raise left 1")  # and somebody else's raise does not ask him
    assert pending(after) == [0, 1]


@rule("L-BRIBE-5")
def test_an_empty_purse_is_never_asked() -> None:
    start = """
        seat 0  purse 3 | bid A revenue
        seat 1  purse 0
        seat 2  purse 1 | bid 2 C
    """
    after, _ = play(start, "1 bid B 1")
    assert pending(after) == [0, 2]
    after, _ = play(after, "0 raise left 1")
    assert pending(after) == [0, 2]


@rule("L-BRIBE-5")
def test_without_gold_in_any_purse_the_phase_is_skipped() -> None:
    start = """
        seat 0  purse 0
        seat 1  purse 0 | bid revenue revenue
    """
    after, _ = play(start, "0 bid revenue revenue")

    assert_position(
        after,
        """
        table   round 2 | step bids
        seat 0  purse 6
        seat 1  purse 6
        """,
    )


@rule("L-BRIBE-6")
def test_a_bribe_can_only_grow() -> None:
    after, _ = play(BRIBES, "0 raise left 2")
    for answer in legal(after, 0):
        if answer != "agree":
            left, right = GAME.view(play(after, f"0 {answer}")[0], 0).bribes[0]
            assert left >= 2
            assert right >= 0
            assert left + right > 2
    agreed, _ = play(after, "0 agree")
    assert_position(agreed, "seat 0 purse 2 | bribe 2 0")


@rule("L-BRIBE-6")
def test_gold_on_one_card_does_not_move_to_the_other() -> None:
    after, _ = play(BRIBES, "0 raise left 2", "0 raise right 1")

    assert_position(after, "seat 0 purse 1 | bribe 2 1")


@rule("L-BRIBE-6", "L-BRIBE-4")
def test_there_is_no_way_back_from_a_raise_but_from_an_agreement() -> None:
    before = position(BRIBES).barrier

    assert play(BRIBES, "0 raise left 1")[0].barrier > before
    assert play(BRIBES, "0 agree")[0].barrier == before


@rule("L-BRIBE-7")
@pytest.mark.parametrize("listener", [0, 1, 2, SPECTATOR])
def test_a_raise_is_public_at_once_and_the_card_under_it_stays_secret(listener: int) -> None:
    assert told(BRIBES, listener, "0 raise right 3") == [BribeRaised(0, "right", 3)]

    view = GAME.view(play(BRIBES, "0 raise right 3")[0], listener)
    assert view.bribes == ((0, 3), (0, 0), (0, 0))
    assert view.purses == (1, 2, 1)
    assert view.bids[0] == (("A", "revenue") if listener == 0 else None)


@rule("L-RULING-10")
def test_a_raise_can_be_answered_by_those_who_had_agreed() -> None:
    """Not in secret rounds: seat 1 sees the raise of seat 0 and outbids it in the same phase."""
    start = """
        table   step bribes
        slots   A baker-1
        seat 0  purse 2 | bid A revenue
        seat 1  purse 3 | bid A revenue
    """
    after, _ = play(start, "1 agree", "0 raise left 2", "1 raise left 3")

    assert_position(after, "seat 0 cards -\nseat 1 cards baker-1")


@rule("L-RULING-10", "L-PROTO-2")
def test_agreements_commute_to_the_byte() -> None:
    start = position(BRIBES)
    images = {play(start, *order)[0].to_bytes() for order in permutations(("0 agree", "1 agree", "2 agree"))}

    assert len(images) == 1


@rule("L-RULING-10", "L-PROTO-2")
def test_raises_of_different_players_commute_to_the_byte() -> None:
    raises = ("0 raise left 2", "1 raise right 1", "2 raise left 1", "0 raise right 1")
    ends = ("0 agree", "1 agree")
    images = {play(BRIBES, *order, *end)[0].to_bytes() for order in permutations(raises) for end in permutations(ends)}

    assert len(images) == 1


@rule("L-RULING-10")
def test_the_list_of_answers_stays_short_and_loses_nothing() -> None:
    start = "table step bribes\nseat 0 purse 100 | bid A 1\nseat 1 purse 1 | bid B 2"
    assert len(legal(start, 0)) == 41

    after, _ = play(start, *["0 raise right 20"] * 4, "0 raise right 17")
    assert_position(after, "seat 0 purse 3 | bribe 0 97")
