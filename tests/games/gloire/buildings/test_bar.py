"""The Bar: a client from the deck (G-B-BAR)."""

import pytest

from ludus.games.gloire.declaration import ClientHired, GameEnded
from ludus.games.gloire.game import GAME
from tests.games.gloire.tables import after, asked, assert_position, clients, legal, play, question, why_not
from tests.support import rule

PATRON = """
    deck    statue road ...
    pool    villa dock
    seat 0  hand wall | buildings bar
    seat 1  hand bath
    asked   0 patron
"""
SIX = "rubble wood concrete brick stone marble"


@rule("G-B-BAR-1")
def test_besides_the_client_from_the_pool_the_top_card_of_the_deck_may_be_hired() -> None:
    assert legal(PATRON) == ["pass", "take wood", "take stone", "draw"]
    state = after(PATRON, "0 take stone")
    assert question(state) == (0, "patron", ["pass", "draw"])

    state = after(state, "0 draw")
    assert clients(state) == {"merchant": 1, "patron": 1}
    assert asked(state) == (1, "lead")


@rule("G-B-BAR-1")
def test_who_takes_nothing_from_the_pool_may_still_draw() -> None:
    state = after(PATRON, "0 draw")
    assert clients(state) == {"patron": 1}
    assert_position(state, "pool dock villa")


@rule("G-B-BAR-4", "G-RULING-29")
def test_after_a_draw_the_pool_is_closed() -> None:
    state = after(PATRON, "0 draw")
    assert asked(state) == (1, "lead")

    state = after(PATRON.replace("bar", "bar aqueduct"), "0 draw")
    assert question(state) == (0, "patron", ["pass", "card wall"])  # the hand is not
    assert why_not(state, "0 take stone") == "G-B-BAR-4"
    assert clients(after(state, "0 card wall")) == {"architect": 1, "patron": 1}


@rule("G-B-BAR-1")
def test_with_an_empty_pool_the_bar_is_asked_at_once() -> None:
    start = """
        seat 0  hand temple | buildings bar
        seat 1  hand bath
    """
    assert question(after(start, "0 lead patron", "1 think", "1 one")) == (0, "patron", ["pass", "draw"])


ORDERS = (
    ("take stone", "card wall", "draw"),
    ("card wall", "take stone", "draw"),
    ("take stone", "draw", "card wall"),
)


@pytest.mark.parametrize("order", ORDERS, ids=" ".join)
@rule("G-B-BAR-1", "G-PATRON-5", "G-RULING-29")
def test_pool_hand_and_deck_serve_in_any_order(order: tuple[str, ...]) -> None:
    start = PATRON.replace("bar", "bar aqueduct")
    assert legal(start) == ["pass", "card wall", "take wood", "take stone", "draw"]
    state = after(start, *(f"0 {answer}" for answer in order))
    assert clients(state) == {"architect": 1, "merchant": 1, "patron": 1}
    assert asked(state) == (1, "lead")


@rule("G-B-BAR-1")
def test_every_patron_action_may_draw() -> None:
    state = after(PATRON.replace("0 patron", "0 patron 1"), "0 draw", "0 draw")
    assert clients(state) == {"laborer": 1, "patron": 1}


@rule("G-B-BAR-2")
def test_the_bar_may_be_declined_unseen() -> None:
    state = after(PATRON, "0 take stone")
    other = after(PATRON.replace("statue road", "road statue"), "0 take stone")
    assert GAME.view(state, 0) == GAME.view(other, 0)  # whatever lies on top

    state = after(state, "0 pass")
    assert clients(state) == {"merchant": 1}
    assert asked(state) == (1, "lead")


@rule("G-B-BAR-2", "G-INFO-29")
def test_what_is_drawn_is_hired_and_everybody_sees_it() -> None:
    state, events = play(PATRON, "0 draw")
    assert events[0] == ClientHired(0, "statue", "patron", "deck")
    assert GAME.events(state, 1)[0] == ClientHired(0, "statue", "patron", "deck")
    assert GAME.view(state, 1).clients[0] == ("statue",)


@rule("G-B-BAR-2", "G-LIM-7")
def test_the_bar_needs_room_in_the_clientele() -> None:
    nearly = PATRON.replace("buildings", "clients laborer*2 | buildings")  # influence 3
    state = after(nearly, "0 take stone")
    assert clients(state) == {"laborer": 2, "merchant": 1}
    assert asked(state) == (1, "lead")
    state = after(nearly, "0 draw")
    assert clients(state) == {"laborer": 2, "patron": 1}
    assert asked(state) == (1, "lead")


@rule("G-B-BAR-3")
def test_the_last_card_becomes_a_client_and_the_game_ends_without_a_bath() -> None:
    start = """
        deck    statue
        seat 0  hand wall | buildings bar bath
        seat 1  hand villa
        asked   0 patron 1
    """
    state, events = play(start, "0 draw")
    assert events == [ClientHired(0, "statue", "patron", "deck"), GameEnded("deck", (0,))]
    assert clients(state) == {"patron": 1}
    assert asked(state)[1] == "over"


@rule("G-B-BAR-3", "G-END-8", "G-X-38")
def test_the_last_card_may_be_the_client_a_forum_waits_for() -> None:
    start = f"""
        deck    statue
        seat 0  clients laborer craftsman architect legionary merchant | stockpile {SIX} | buildings bar forum
        seat 1  hand villa
        asked   0 patron
    """
    _, events = play(start, "0 draw")
    assert events == [ClientHired(0, "statue", "patron", "deck"), GameEnded("forum", (0,))]
