"""Answers and positions as text: what cannot be read is said clearly and changes nothing."""

import pytest

from ludus.core.errors import NotationError
from ludus.games.lutece import GAME
from tests.support import rule

from .tables import SPECTATOR, assert_position, position, random_game

ACTIONS = [
    ("", "cannot be read, expected bid LEFT RIGHT"),
    ("   ", "cannot be read"),
    ("dance", "cannot be read"),
    ("BID A 1", "cannot be read"),
    ("bid a 1", "cannot be read"),
    ("bid A", "cannot be read"),
    ("bid A 1 B", "cannot be read"),
    ("bid A 6", "cannot be read"),
    ("bid F 1", "cannot be read"),
    ("bid Revenue A", "cannot be read"),
    ("agree now", "cannot be read"),
    ("raise 3", "cannot be read"),
    ("raise middle 3", "cannot be read"),
    ("raise left", "cannot be read"),
    ("raise left x", "cannot be read"),
    ("raise left -1", "cannot be read"),
    ("raise left 1.5", "cannot be read"),
    ("raise left ٣", "cannot be read"),  # a digit, but of another script
    ("raise left ²", "cannot be read"),
    ("raise left 0", r"gold 0: expected 1 to 20 \(L-BRIBE-3\)"),
    ("raise left 21", r"gold 21: expected 1 to 20 \(L-BRIBE-3\)"),
    ("raise left 99999999999999999999", "cannot be read"),
    ("pass 1", "cannot be read"),
    ("support", "cannot be read"),
    ("support me", "cannot be read"),
    ("support 3", "seats run from 0 to 2"),
    ("support -1", "cannot be read"),
    ("attach", "cannot be read"),
    ("attach mill-1", "host mill-1: no Character of the deck is called so"),
    ("attach nobody", "host nobody: no Character of the deck is called so"),
    ("attach baker-1 baker-2", "cannot be read"),
]


@rule("L-PROTO-7")
@pytest.mark.parametrize(("text", "said"), ACTIONS)
def test_an_answer_that_cannot_be_read_is_named_and_changes_nothing(text: str, said: str) -> None:
    for start in ("seat 0\nseat 1\nseat 2", "table step bribes\nseat 0 bid A 1\nseat 1 bid A 1\nseat 2 bid A 1"):
        state = position(start)
        before = state.to_bytes()
        with pytest.raises(NotationError, match=said) as caught:
            GAME.read_action(state, 0, text)
        assert repr(text) in str(caught.value)
        assert state.to_bytes() == before


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_answer_survives_writing_and_reading(seats: int) -> None:
    for state, _, _ in random_game(seats, 8):
        for seat in range(seats):
            for action in state.legal(seat):
                assert GAME.read_action(state, seat, GAME.write_action(state, seat, action)) == action


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_position_of_a_game_survives_writing_and_reading(seats: int) -> None:
    for state, _, _ in random_game(seats, 8):
        text = GAME.write(state)
        again = GAME.position(text)
        assert again.to_bytes() == state.to_bytes()
        assert GAME.write(again) == text
        assert GAME.view(again, SPECTATOR) == GAME.view(state, SPECTATOR)


def test_what_is_left_out_has_its_plainest_value() -> None:
    assert_position(
        position("seat 0\nseat 1\nseat 2"),
        """
        table   seats 3 | round 1 | step bids | pending 0 1 2 | turn 0
        slots   A baker-1 | B baker-2 | C baker-3 | 1 field-1 | 2 mill-1 | 3 bakery-1
        seat 0  purse 5 | bid - | bribe 0 0 | cards -
        seat 1  purse 5 | bid - | bribe 0 0 | cards -
        seat 2  purse 5 | bid - | bribe 0 0 | cards -
        aside   market-5 market-6
        gone    -
        """,
    )


BRIBED = "table step bribes\nseat 0 bid A 1\nseat 1 bid B 2"
LEGION, LEGION_B = "table step legion A\n", "table step legion B\n"
ATTACH = "slots A -\ntable step attach A"
# A position, and what is said against it.
POSITIONS = [
    ("chair 0", "line 1: 'chair' is not known, expected table, slots, seat"),
    ("seat 0\nseat 1\nseat x", "line 3: 'seat' is not known"),
    ("seat 0\nseat 0", "line 2, seat 0: this line stands twice"),
    ("seat 0 purse 1 | purse 2", "line 1, seat 0: purse stands twice"),
    ("table seats 1", "line 1, table: seats 1: expected 2 to 5"),
    ("table seats 6", "seats 6: expected 2 to 5"),
    ("table seats two", "expected 1 whole number"),
    ("table seats 2\nseat 2", "line 2, seat 2: seats run from 0 to 1"),
    ("table round 0", "round 0: expected 1 to 60"),
    ("table round 61", "round 61: expected 1 to 60"),
    ("table weather fine", "line 1, table: weather: not known here"),
    ("seat 0 shoes 2", "line 1, seat 0: shoes: not known here"),
    ("seat 0 purse -1", "purse -1: expected 1 whole number"),
    ("seat 0 purse 1 2", "purse 1 2: expected 1 whole number"),
    ("seat 0 purse 1000000", "a figure is too large"),
    ("seat 0 purse 99999999999999999999", "expected 1 whole number"),
    ("seat 0 bid A", r"bid A: expected two cards of the hand \(L-BID-2\)"),
    ("seat 0 bid A A", "L-BID-2"),
    ("seat 0 bid A D", "L-BID-2"),
    ("seat 0 bid A x", "L-BID-2"),
    ("seat 0 bid A 1 2", "L-BID-2"),
    ("seat 0 bribe 1 0", r"a bribe lies on a card that was played \(L-BRIBE-1\)"),
    ("seat 0 bid A 1 | bribe 1", "bribe 1: expected 2 whole numbers"),
    ("seat 0 bid A 1 | bribe 1 0", "a bribe lies on A, which cannot be in this step"),
    ("seat 0 cards nobody", "nobody is not in the deck"),
    ("seat 0 cards baker-5", r"baker-5 is not used with 2 players \(L-SETUP-4\)"),
    ("seat 0 cards baker-1 baker-1", "baker-1 lies in two places"),
    ("seat 0 cards baker-1\nslots A baker-1", "line 2, slots: baker-1 lies in two places"),
    ("seat 0 cards baker-1\ngone baker-1", "line 2, gone: baker-1 lies in two places"),
    ("seat 0 cards apprentice-1@baker-1", r"expected an Apprentice and its host \(L-APP-4\)"),
    ("seat 0 cards apprentice-1@legionnaire-1 legionnaire-1", "L-APP-4"),
    ("seat 0 cards apprentice-1@field-1 field-1", "L-APP-4"),
    ("seat 0 cards apprentice-1@apprentice-2 apprentice-2", "L-APP-4"),
    ("seat 0 cards druid-1@baker-1 baker-1", "L-APP-4"),
    ("seat 0 cards apprentice-1@baker-1\nseat 1 cards baker-1", "L-APP-4"),
    ("slots D baker-1", r"D is not in play with 2 players \(L-SETUP-1\)"),
    ("slots A mill-1", "mill-1 is no character"),
    ("slots 1 baker-1", "baker-1 is no location"),
    ("slots A", "expected a card and the coins on it"),
    ("slots A baker-1 2", "expected a card and the coins on it"),
    ("slots A baker-1 +x", "expected a card and the coins on it"),
    ("slots A baker-1 +1 +2", "expected a card and the coins on it"),
    ("slots F baker-1", "F: not known here"),
    ("slots A -", r"slot A is empty \(L-OFFER-1\)"),
    ("piles characters baker-4", "lies nowhere"),
    ("piles characters mill-1", "mill-1 is no character"),
    ("piles locations baker-1", "baker-1 is no location"),
    ("piles people baker-1", "people: not known here"),
    ("aside market-1", r"1 Markets are set aside, expected 3 \(L-SETUP-5\)"),
    ("aside market-1 market-2 mill-1", r"mill-1 is set aside, expected Markets \(L-SETUP-5\)"),
    ("gone market-1 market-2 market-3 market-4", r"2 Markets are set aside, expected 3 \(L-SETUP-5\)"),
    ("random 1 2", "expected two hexadecimal numbers of 64 bits and a whole number"),
    ("random x y z", "expected two hexadecimal numbers of 64 bits and a whole number"),
    ("random 1 10000000000000000 0", "expected two hexadecimal numbers of 64 bits and a whole number"),
    ("random -1 2 3", "expected two hexadecimal numbers of 64 bits and a whole number"),
    ("random 1 2 3 4", "expected two hexadecimal numbers of 64 bits and a whole number"),
    ("table step lunch", "step lunch: expected bids, bribes, legion SLOT"),
    ("table step purchase", "step purchase: expected bids, bribes, legion SLOT"),
    ("table step legion", "step legion: expected bids"),
    ("table step legion F", "step legion F: expected bids"),
    ("table step attach A", "step attach A: expected bids"),
    ("table step attach A nobody", "step attach A nobody: expected bids"),
    ("table step over", "step over: expected bids"),
    ("table step over boredom", "step over boredom: expected bids"),
    ("table step bribes\nseat 0 bid A 1", "seat 1: every seat needs a bid"),
    ("table step over rounds\nseat 0 bid A 1", r"all cards are back in hand \(L-ROUND-2\)"),
    (f"{LEGION}seat 0 bid A 1 | cards legionnaire-1\nseat 1 bid B 2", r"slot A is not contested \(L-BUY-7\)"),
    (f"{LEGION}seat 0 bid A 1\nseat 1 bid A 2", "nobody is pending"),
    (f"{LEGION}seat 0 bid A revenue | bribe 0 1 | cards legionnaire-1\nseat 1 bid A B", "a bribe lies on revenue"),
    (f"{LEGION_B}seat 0 bid A B | bribe 1 0 | cards legionnaire-1\nseat 1 bid A B", "a bribe lies on A, which"),
    (f"{LEGION_B}slots A - +3\nseat 0 bid B 1 | cards legionnaire-1\nseat 1 bid B 2", "A - \\+3"),
    (f"{BRIBED} | support 1", r"support is for a bidder on a contested card \(L-LEGION-2\)"),
    ("seat 0 cards baker-1 apprentice-1", r"apprentice-1 waits beside a host, expected apprentice-1@HOST"),
    (f"{LEGION}seat 0 bid A 1 | cards legionnaire-1 | support 1\nseat 1 bid A B\nseat 2 bid 2 3 | support 1", "seat 2"),
    (f"{ATTACH} baker-1\nseat 0 bid A 1 | cards baker-1 baker-2\nseat 1 bid B 2", "nobody is pending"),
    (f"{ATTACH} apprentice-1\nseat 0 bid A 1 | cards apprentice-1\nseat 1 bid B 2", "nobody is pending"),
    ("seat 0 bid A 1\nseat 1 bid A 1", "nobody is pending"),
    ("table pending 2", "pending 2: expected seats"),
    ("table pending x", "pending x: expected seats"),
    ("table pending 0\nseat 0 bid A 1", "pending: expected seats that can be asked now"),
    ("table pending 0\nseat 0\nseat 1", r"who has not chosen is pending \(L-BID-4\)"),
    ("table pending", "nobody is pending"),
    (BRIBED.replace("bribes", "bribes | pending 1") + " | purse 0", "pending: expected seats that can be asked now"),
    ("table turn 2", "turn 2: expected a seat"),
    ("table question x", "expected 1 whole number"),
    ("table barrier -1", "expected 1 whole number"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "said"), POSITIONS, ids=[text.replace("\n", " / ") for text, _ in POSITIONS])
def test_a_position_that_cannot_be_is_refused_with_the_reason(text: str, said: str) -> None:
    with pytest.raises(NotationError, match=said):
        position(text)
