"""No image leads the rules astray: what they take for granted is checked before the first answer."""

from collections.abc import Callable
from typing import Any

import pytest

from ludus.core.errors import NotationError
from ludus.games.lutece.declaration import *
from ludus.games.lutece.rules.state import State
from tests.support import rule

from .tables import play, position, random_game

BIDS_ASKED = "seat 0\nseat 1 bid A 1"
BRIBES_ASKED = "table step bribes | pending 0\nseat 0 purse 4 | bid A revenue\nseat 1 purse 3 | bid B 1 | bribe 2 0"
LEGION_ASKED = """
    table   step legion A
    seat 0  bid A 1 | bribe 2 0 | cards legionnaire-1
    seat 1  bid A revenue | bribe 1 0
"""
ATTACH_ASKED = """
    table   step attach A apprentice-1
    slots   A -
    seat 0  bid A 1 | cards apprentice-1 baker-1 baker-2
    seat 1  bid B revenue
"""
GAME_OVER = "table step over rounds\nseat 0\nseat 1"


def put(name: str, *path: int) -> Callable[[State], None]:
    """Writes the last number at the place the others name."""

    def change(state: State) -> None:
        value: Any = getattr(state, name)
        *at, number = path
        if not at:
            value = number
        elif len(at) == 1:
            value[at[0]] = number
        else:
            value[at[0]][at[1]] = number
        setattr(state, name, value)

    return change


BAKER, APPRENTICE_1 = 0, 34
IMAGES = [
    (LEGION_ASKED, put("slot", SLOTS), "this slot cannot be asked about"),  # was read and written past the offers
    (LEGION_ASKED, put("slot", 3), "this slot cannot be asked about"),
    (LEGION_ASKED, put("slot", 1), "slot B is not contested"),
    (LEGION_ASKED, put("support", 1, 3), ""),
    (BRIBES_ASKED, put("support", 1, 3), "support is for a bidder"),
    (LEGION_ASKED, put("pending", 2), "seats that can be asked now"),
    (LEGION_ASKED, put("pending", 1 | 1 << 2), "seats that can be asked now"),
    (LEGION_ASKED, put("bribe", 1, 1, 2), "a bribe lies on revenue"),
    (LEGION_ASKED, put("step", PURCHASE), "the purchase itself asks nothing"),
    (LEGION_ASKED, put("taken", 3), "no Apprentice looks for a host"),
    (ATTACH_ASKED, put("taken", NONE), "waits beside a host"),
    (ATTACH_ASKED, put("slot", ROW), "this slot cannot be asked about"),
    (ATTACH_ASKED, put("turn", 1), "the owner of the Apprentice is asked"),
    (BIDS_ASKED, put("seats", 1), "1 seats"),
    (BIDS_ASKED, put("seats", 3), "the tiles|every seat|another number|set aside"),
    (BIDS_ASKED, put("tiles", 5), "tiles"),
    (BIDS_ASKED, put("round", 0), "round 0"),
    (BIDS_ASKED, put("turn", 2), "turn 2"),
    (BIDS_ASKED, put("slot", 2), "no slot is being resolved"),
    (BIDS_ASKED, put("reason", ROUNDS_OUT), "no reason to be"),
    (BIDS_ASKED, put("pending", 0), "nobody is pending"),
    (BIDS_ASKED, put("pending", 3), "seats that can be asked now"),
    (BIDS_ASKED, put("bid", 1, 1, NONE), "a bid is two cards"),
    (BIDS_ASKED, put("bid", 1, 1, 0), "expected two cards of the hand"),
    (BIDS_ASKED, put("bid", 1, 1, 4), "expected two cards of the hand"),
    (BIDS_ASKED, put("bribe", 1, 0, 1), "a bribe lies on A, which cannot be"),
    (BIDS_ASKED, put("bribe", 0, 0, 1), "a bribe lies on a card that was played"),
    (BIDS_ASKED, put("bid", 2, 0, 1), "a bid is two cards"),
    (BIDS_ASKED, put("purse", 3, 1), "seat 3 is not at the table, but has gold"),
    (BIDS_ASKED, put("place", BAKER, 1), "a card lies in two slots, or in none"),
    (BIDS_ASKED, put("place", BAKER, 3), "belongs to nobody at the table"),
    (BIDS_ASKED, put("place", BAKER, UNUSED), "is for another number of players"),
    (BIDS_ASKED, put("place", BAKER, ASIDE), "set aside, expected Markets"),
    (BIDS_ASKED, put("offer", 0, 1), "a card lies in two slots, or in none"),
    (BIDS_ASKED, put("offer", 3, 5), "slot D is not in play"),
    (BIDS_ASKED, put("coins", 4, 5), "slot E: coins lie on a card"),
    (BIDS_ASKED, put("left", 0, 3), "a pile is not in order"),
    (BIDS_ASKED, put("left", 0, CHARACTERS), "a pile is not in order"),
    (BIDS_ASKED, put("pile", 0, 0, NONE), "a pile is not in order"),
    (BIDS_ASKED, put("pile", 1, 0, 0), "a pile is not in order"),
    (BIDS_ASKED, put("host", APPRENTICE_1, BAKER), "expected an Apprentice and its host"),
    (BRIBES_ASKED, put("bid", 0, 0, NONE), "a bid is two cards"),
    (BRIBES_ASKED, put("purse", 0, 0), "seats that can be asked now"),
    (BRIBES_ASKED, put("offer", 0, NONE), "a card lies in two slots, or in none"),
    (GAME_OVER, put("reason", NO_REASON), "no reason to be"),
    (GAME_OVER, put("pending", 1), "seats that can be asked now"),
]  # fmt: skip


@pytest.mark.parametrize(("start", "change", "said"), IMAGES)
def test_an_image_that_cannot_be_is_refused_with_the_reason(
    start: str, change: Callable[[State], None], said: str
) -> None:
    state = position(start)
    assert State.from_bytes(state.to_bytes(), state.box) == state
    change(state)
    if not said:  # a whim of the table, but one that can be played
        assert State.from_bytes(state.to_bytes(), state.box) == state
        return
    with pytest.raises(NotationError, match=said):
        State.from_bytes(state.to_bytes(), state.box)


def test_every_position_of_a_game_can_be_read_from_its_image() -> None:
    for seats in range(2, SEATS + 1):
        for state, _, _ in random_game(seats, 8):
            assert State.from_bytes(state.to_bytes(), state.box) == state


@rule("L-BRIBE-7")
def test_events_tell_large_amounts_as_they_are() -> None:
    start = "table step bribes\nseat 0 purse 1 | bid revenue A | bribe 70000 0\nseat 1 purse 0 | bid B 1"
    _, events = play(start, "0 agree")

    assert [event.gold for event in events if type(event).__name__ == "BribeLost"] == [70000]
