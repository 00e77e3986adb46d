"""Tokens become cards, and cards are played (F-PRIV, F-PROTO-3 to F-PROTO-7)."""

import pytest

from ludus.games.fortuna.declaration import PileShuffled, PrivilegeDiscarded, PrivilegeKept, PrivilegePlayed
from tests.games.fortuna.tables import GAME, assert_position, die_line, legal, play, position, supply, walk, why_not
from tests.support import rule


def drawing(tokens: int, seat: str = "", deck: str = "") -> str:
    """Seat 0 can deliver a wheat for a favor with tokens on it."""
    return f"table dice 3\nasked favor\nfavors tokens 0 0 {tokens} 0 0 0\nseat 0  {seat}\nseat 1\nseat 2" + (
        f"\ndeck {deck}" if deck else ""
    )


def holding(hand: str, asked: str = "card", seat: str = "", *lines: str) -> str:
    return "\n".join([f"asked {asked}\nseat 0  hand {hand} | {seat}\nseat 1\nseat 2", *lines])


ALL_BUT = " ".join(f"P{n:02}" for n in (*range(1, 10), *range(14, 27)))  # the 22 cards of two or three players


@rule("F-PRIV-1")
def test_one_token_draws_one_card_and_keeps_it() -> None:
    after, events = play(drawing(1), "0 favor 3 1")
    assert PrivilegeKept(0, "P01") in events
    assert_position(after, "seat 0  hand P01\ndeck discards -")
    assert GAME.view(after, 0).pile == 21


@rule("F-PRIV-2")
@pytest.mark.parametrize("tokens", [2, 3])
def test_more_tokens_draw_as_many_keep_one_and_discard_the_rest_face_up(tokens: int) -> None:
    drawn, _ = play(drawing(tokens), "0 favor 3 1")
    cards = ["P01", "P02", "P03"][:tokens]
    assert legal(drawn) == [f"keep {card}" for card in cards]
    after, events = play(drawn, "0 keep P02")
    rest = [card for card in cards if card != "P02"]
    assert [event for event in events if isinstance(event, PrivilegeDiscarded)] == [
        PrivilegeDiscarded(0, card) for card in rest
    ]
    assert_position(after, f"seat 0  hand P02\ndeck discards {' '.join(rest)}")
    assert GAME.view(after, 2).discards == tuple(rest)
    assert why_not(drawn, "0 keep P09") == "F-PRIV-2"


@rule("F-PRIV-3", "F-BLD-BASILICA-1", "F-RULING-34")
def test_a_basilica_keeps_one_or_two() -> None:
    drawn, _ = play(drawing(3, "buildings basilica"), "0 favor 3 1")
    assert legal(drawn) == [
        "keep P01", "keep P02", "keep P03", "keep P01 P02", "keep P01 P03", "keep P02 P03",
    ]  # fmt: skip
    after, _ = play(drawn, "0 keep P01 P03")
    assert_position(after, "seat 0  hand P01 P03\ndeck discards P02")
    after, _ = play(drawn, "0 keep P03")
    assert_position(after, "seat 0  hand P03\ndeck discards P01 P02")
    two, _ = play(drawing(2, "buildings basilica"), "0 favor 3 1")
    assert legal(two) == ["keep P01", "keep P02", "keep P01 P02"]
    one, _ = play(drawing(1, "buildings basilica"), "0 favor 3 1")
    assert_position(one, "seat 0  hand P01")
    plain, _ = play(drawing(3), "0 favor 3 1")
    assert why_not(plain, "0 keep P01 P03") == "F-PRIV-3"


@rule("F-PRIV-4")
def test_the_tokens_return_to_the_supply() -> None:
    start = drawing(3)
    assert GAME.view(position(start), -1).tokens == 9
    after, _ = play(start, "0 favor 3 1", "0 keep P01")
    assert GAME.view(after, -1).tokens == 12


@rule("F-PRIV-5", "F-INFO-3")
def test_kept_cards_stay_hidden_and_hands_have_no_limit() -> None:
    start = drawing(1, "hand P14 P15 P16 P17 P18 P19 P20 P21 P22 P23 P24 P25")
    after, events = play(start, "0 favor 3 1")
    assert len(GAME.view(after, 0).hands[0] or ()) == 13
    for other in (1, 2, -1):
        view = GAME.view(after, other)
        assert view.hands[0] is None
        assert view.hand_sizes == (13, 0, 0)
    assert PrivilegeKept(0, "P01") in events
    assert why_not(after, "0 play P09") == "F-PRIV-5"


@rule("F-PRIV-6", "F-RULING-32", "F-EX-12")
def test_an_empty_pile_is_made_of_the_discards_in_the_middle_of_a_draw() -> None:
    hidden = " ".join(f"P{n:02}" for n in (*range(6, 10), *range(14, 27)))
    start = drawing(3, "", "pile P01 | discards P02 P03 P04 P05").replace("seat 1", f"seat 1  hand {hidden}")
    drawn, events = play(start, "0 favor 3 1")
    assert PileShuffled(4) in events
    view = GAME.view(drawn, 0)
    assert "P01" in (view.choices[0] or ())  # what was drawn before is not shuffled in
    assert (view.choice_size, view.pile, view.discards) == (3, 2, ())
    after, _ = play(drawn, "0 keep P01")
    assert (GAME.view(after, 0).pile, len(GAME.view(after, 0).discards)) == (2, 2)
    # Not before a card has to be drawn.
    exact, events = play(start.replace("0 0 3", "0 0 1"), "0 favor 3 1")
    assert PileShuffled(4) not in events
    assert GAME.view(exact, 0).pile == 0


@rule("F-PRIV-7", "F-RULING-33")
def test_without_cards_none_is_received_but_the_rest_happens() -> None:
    everything = " ".join(card for card in ALL_BUT.split())
    none = drawing(3, "", "pile -").replace("seat 1", f"seat 1  hand {everything}")
    after, _ = play(none, "0 favor 3 1")
    assert_position(after, "seat 0  hand - | square 1\nfavors tokens 0 0 0 0 0 0 | down 3")
    one_left = " ".join(everything.split()[1:])
    one = drawing(3, "buildings basilica", "pile P01").replace("seat 1", f"seat 1  hand {one_left}")
    after, _ = play(one, "0 favor 3 1")
    assert_position(after, "seat 0  hand P01")  # kept at once
    two = drawing(3, "buildings basilica", "pile P01 P02").replace("seat 1", f"seat 1  hand {one_left[4:]}")
    after, _ = play(two, "0 favor 3 1")
    assert legal(after) == ["keep P01", "keep P02", "keep P01 P02"]


@rule("F-PRIV-A-1")
def test_an_a_card_becomes_goods_and_is_discarded_face_up() -> None:
    start = holding("P04")
    after, events = play(start, "0 play P04 wine")
    assert events[0] == PrivilegePlayed(0, "P04", "wine")
    assert_position(after, "seat 0  wheat 2 | wine 2 | hand -\ndeck discards P04\nasked card")
    # Not in another player's turn.
    other = "table turn 1 | podium 0 1 2\nseat 0  hand P04\nseat 1\nseat 2"
    assert why_not(other, "0 play P04 wine") == "F-PROTO-1"


@rule("F-PRIV-A-2")
def test_two_cards_give_a_vestal_or_a_centurion() -> None:
    for card in ("P01", "P02"):
        assert legal(holding(card))[-2:] == [f"play {card} vestal", f"play {card} centurion"]
    after, _ = play(holding("P01", seat="money 0"), "0 play P01 centurion")
    assert_position(after, "seat 0  centurions 2 | money 0")
    assert "play P01 vestal" not in legal(holding("P01", seat="vestals 3"))
    assert why_not(holding("P01", seat="vestals 3"), "0 play P01 vestal") == "F-PRIV-A-2"
    # It lies on the lowest free slot: the next one costs the price of slot 3.
    bought = holding("P01", "swap hire_vestals | exec hire_vestals", "money 5", "blue cards hire_vestals")
    after, _ = play(bought, "0 play P01 vestal", "0 buy 1")
    assert_position(after, "seat 0  vestals 3 | money 0")


@rule("F-PRIV-A-3", "F-RULING-21")
def test_three_cards_give_their_cube_and_another_of_any_kind() -> None:
    for card, fixed in (("P03", "water"), ("P04", "wheat"), ("P05", "wine")):
        kinds = ("water", "wheat", "wine")
        assert legal(holding(card))[-3:] == [f"play {card} {kind}" for kind in kinds]
        for kind in kinds:
            after, _ = play(holding(card), f"0 play {card} {kind}")
            expected = {name: 1 + (name == fixed) + (name == kind) for name in kinds}
            assert_position(after, "seat 0  " + " | ".join(f"{name} {count}" for name, count in expected.items()))
    assert why_not(holding("P03"), "0 play P03 vestal") == "F-PRIV-A-3"


@rule("F-PRIV-A-4", "F-RULING-20")
def test_their_water_goes_into_the_reservoir() -> None:
    after, _ = play(holding("P03", seat="buildings aqueduct | aqueduct 0"), "0 play P03 water")
    assert_position(after, "seat 0  water 3 | aqueduct 0")


@rule("F-PRIV-A-5")
def test_any_number_of_a_cards_in_a_turn() -> None:
    answers = ["0 play P01 vestal", "0 play P02 centurion", "0 play P03 water", "0 play P04 wheat", "0 play P05 wine"]
    after, _ = play(holding("P01 P02 P03 P04 P05"), *answers)
    assert_position(after, "seat 0  vestals 2 | centurions 2 | water 3 | wheat 3 | wine 3 | hand -")


@rule("F-PRIV-B-1")
def test_a_b_card_moves_one_step() -> None:
    after, _ = play(holding("P06", seat="square 7"), "0 play P06")
    assert_position(after, "seat 0  square 8 | hand -\ndeck discards P06")


@rule("F-PRIV-B-2")
def test_one_b_card_a_round() -> None:
    after, _ = play(holding("P06 P07"), "0 play P06")
    assert not [text for text in legal(after) if text.startswith("play")]
    assert why_not(after, "0 play P07") == "F-PRIV-B-2"
    for step in ("swap harvest", "mil", "end"):
        assert "play P07" not in legal(holding("P07", step, "", "table stepped 1", "blue cards harvest"))
    # In the next round again.
    seen = [state.stepped for state in walk(9)]
    assert max(seen) == 1
    fresh, _ = play("table podium 2 0 1 | turn 2 | dice 1\nasked favor\nseat 0  hand P07\nseat 1\nseat 2", "2 tax")
    assert "play P07" in legal(fresh)


@rule("F-PRIV-B-3", "F-RULING-36")
def test_the_step_of_a_b_card_is_no_favor() -> None:
    start = holding("P06", "favor", "money 3", "table dice 1", "favors tokens 3 0 0 0 0 0")
    after, _ = play(start, "0 play P06")
    assert_position(after, "seat 0  square 1 | hand -\nfavors tokens 3 0 0 0 0 0 | down -\nasked favor")
    taxed, _ = play(after, "0 tax")  # it does not cancel the tax
    assert_position(taxed, "seat 0  money 2")
    assert why_not(holding("P06", "mil", "square 15"), "0 play P06") == "F-PRIV-B-3"
    assert "play P06" not in legal(holding("P06", "mil", "square 15"))
    # On XV phase 4 is over.
    arriving, _ = play(start.replace("money 3", "money 3 | square 14"), "0 play P06", "0 keep P01")
    assert_position(arriving, "seat 0  money 3 | square 15\nfavors tokens 3 0 0 0 0 0")
    assert GAME.view(arriving, 0).steps[-1].name == "end"


@rule("F-PRIV-C-1")
def test_c_cards_are_kept_to_the_end() -> None:
    for number in range(14, 27):
        start = holding(f"P{number}")
        assert not [text for text in legal(start) if text.startswith("play")]
        assert why_not(start, f"0 play P{number}") == "F-PRIV-C-1"


@rule("F-PROTO-2")
def test_answers_come_in_a_fixed_order_and_others_change_nothing() -> None:
    start = holding(
        "P01 P03 P06", "swap corruption | exec corruption", "money 9",
        "blue cards corruption", "gray cards construction harvest", "violet cards vintage water_supply",
    )  # fmt: skip
    options = legal(start)
    # skip, take two, sides clockwise with cards in the order of the file, privilege plays last.
    assert options[:2] == ["skip", "take two"]
    assert options.index("bribe gray harvest") < options.index("bribe gray construction")
    assert options.index("bribe gray construction") < options.index("bribe violet water_supply")
    assert options[-6:] == [
        "play P01 vestal", "play P01 centurion", "play P03 water", "play P03 wheat", "play P03 wine", "play P06",
    ]  # fmt: skip
    # Clockwise from the active player: violet's neighbour is blue.
    last = "table seats 4 | podium 3 0 1 2\nasked swap harvest\nviolet cards harvest"
    assert [text.split()[1] for text in legal(last)] == ["blue", "blue", "gray", "gray", "orange", "orange"]
    state = position(start)
    before = state.to_bytes()
    assert why_not(state, "0 end") == "F-PROTO-2"
    assert state.to_bytes() == before


@rule("F-PROTO-3", "F-RULING-47")
def test_a_single_option_is_resolved_and_logged_unless_silence_would_tell() -> None:
    start = "asked swap wheat_trade\nblue cards wheat_trade\nseat 0  centurions 0\nseat 1\nseat 2\n" + die_line(1)
    after, events = play(start, "0 swap gray vintage")
    assert "MilitaryDeclined" in [type(event).__name__ for event in events]
    assert_position(after, "asked favor")
    for hand in ("P14", "P01", "P06"):  # whatever the cards are, the same question is asked
        after, _ = play(start.replace("centurions 0", f"centurions 0 | hand {hand}"), "0 swap gray vintage")
        assert_position(after, "asked mil")
        assert legal(after)[0] == "none"
    after, _ = play(start.replace("centurions 0", "centurions 0 | hand P14"), "0 swap gray vintage")
    assert legal(after) == ["none"]
    assert legal(holding("P14", "end")) == ["end"]


@rule("F-PROTO-4", "F-RULING-35")
@pytest.mark.parametrize(
    "asked",
    ["card", "swap harvest | exec harvest", "swap harvest", "mil", "favor", "flip 0", "end", "swap family | gift",
     "swap family | gift | roll"],
)  # fmt: skip
def test_every_window_offers_the_plays_and_asks_again(asked: str) -> None:
    dice = "table dice 2" if asked == "favor" else "table podium 0 1"
    cards = "blue cards family" if "family" in asked else "blue cards harvest"
    start = f"{dice}\nasked {asked}\n{cards}\nseat 0  hand P04 P06 | married yes\nseat 1"
    before = [text for text in legal(start) if not text.startswith("play")]
    assert legal(start)[len(before) :] == ["play P04 water", "play P04 wheat", "play P04 wine", "play P06"]
    after, _ = play(start, "0 play P04 wine")
    assert_position(after, f"asked {asked}\nseat 0  wheat 2 | wine 2")
    # Refreshed: the plays that are left, and what the new goods allow.
    assert [text for text in legal(after) if text.startswith("play")] == ["play P06"]
    if asked == "favor":
        assert "favor 2 2" in legal(after)
        assert "favor 2 2" not in before


@rule("F-PROTO-4")
def test_no_play_between_drawing_and_keeping_and_a_dropped_question_is_not_asked_again() -> None:
    drawn, _ = play(drawing(2, "hand P04"), "0 favor 3 1")
    assert legal(drawn) == ["keep P01", "keep P02"]
    assert why_not(drawn, "0 play P04 wine") == "F-PROTO-4"
    # D-MIL was asked for the cards in hand only: with the last one gone it is dropped.
    start = holding("P04", "mil", "centurions 0") + "\n" + die_line(1)
    after, _ = play(start, "0 play P04 wine")
    assert_position(after, "asked favor")
    # D-ROLL is dropped when a step leads to the palace.
    roll = holding("P06", "swap family | gift | roll", "square 14 | married yes", "blue cards family")
    after, _ = play(roll, "0 play P06", "0 keep P01")
    assert_position(after, "asked swap family | gift")
    assert GAME.view(after, 0).steps[-1].name == "gift"


@rule("F-PROTO-5", "F-RULING-37")
def test_cube_cards_in_a_shortage() -> None:
    # No wheat left: the second cube is water or wine.
    none_fixed = "seat 0  hand P04 | wheat 13\nseat 1\nseat 2"
    assert legal(none_fixed)[-2:] == ["play P04 water", "play P04 wine"]
    after, _ = play(none_fixed, "0 play P04 wine")
    assert_position(after, "seat 0  wheat 13 | wine 2")
    # One wheat left: it is the fixed cube, so wheat is no second one.
    one_fixed = "seat 0  hand P04 | wheat 12\nseat 1\nseat 2"
    assert legal(one_fixed)[-2:] == ["play P04 water", "play P04 wine"]
    # Nothing but one wheat: the card is played alone.
    alone = "seat 0  hand P04 | wheat 12 | water 13 | wine 13\nseat 1\nseat 2"
    assert legal(alone)[-1] == "play P04"
    after, _ = play(alone, "0 play P04")
    assert_position(after, "seat 0  wheat 13 | water 13 | wine 13 | hand -")
    # No cube at all: not playable.
    void = "seat 0  hand P04 | wheat 13 | water 13 | wine 13\nseat 1\nseat 2"
    assert not [text for text in legal(void) if text.startswith("play")]
    assert why_not(void, "0 play P04") == "F-RULING-37"
    # Three of both pieces: not playable either.
    full = "seat 0  hand P01 | vestals 3 | centurions 3\nseat 1\nseat 2"
    assert not [text for text in legal(full) if text.startswith("play")]
    assert supply(position(void))["wheat"] == 0


@rule("F-PROTO-7")
def test_an_execution_that_has_become_impossible_is_skipped_without_refund() -> None:
    start = holding("P06", "dice | exec fortuna", "square 14 | centurions 0", "blue cards fortuna harvest vintage")
    assert legal(start) == ["go", "play P06"]
    assert why_not(start, "0 skip") == "F-PROTO-7"
    after, _ = play(start, "0 play P06", "0 keep P03")
    assert_position(after, "seat 0  square 15 | hand P03 | centurions 0")
    assert legal(after) == ["skip", "play P03 water", "play P03 wheat", "play P03 wine"]
    done, _ = play(after, "0 skip")
    assert_position(done, "seat 0  square 15 | centurions 0\nasked end")
