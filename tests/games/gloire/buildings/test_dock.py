"""The Dock: materials from the hand (G-B-DOCK)."""

import pytest

from ludus.games.gloire.declaration import MaterialTaken
from ludus.games.gloire.game import GAME
from tests.games.gloire.tables import after, asked, assert_position, hand, legal, play, question, stock, why_not
from tests.support import rule

LABORER = """
    pool    villa
    seat 0  hand wall road senator | buildings dock
    seat 1  hand bath
    asked   0 laborer
"""


@rule("G-B-DOCK-1", "G-LABORER-3")
def test_besides_the_pool_card_a_hand_card_may_go_to_the_stockpile() -> None:
    assert legal(LABORER) == ["pass", "card wall", "card road", "take stone"]
    state = after(LABORER, "0 take stone")
    assert question(state) == (0, "laborer", ["pass", "card wall", "card road"])

    state = after(state, "0 card wall")
    assert stock(state) == {"concrete": 1, "stone": 1}
    assert hand(state) == ["road", "senator"]
    assert asked(state) == (1, "lead")


@rule("G-B-DOCK-1")
def test_who_takes_nothing_from_the_pool_may_still_use_the_hand() -> None:
    state = after(LABORER, "0 card wall", "0 pass")
    assert stock(state) == {"concrete": 1}
    assert_position(state, "pool villa")


@rule("G-B-DOCK-1", "G-LABORER-3", "G-RULING-29")
def test_the_hand_may_come_before_the_pool() -> None:
    state = after(LABORER, "0 card wall")
    assert question(state) == (0, "laborer", ["pass", "take stone"])
    assert why_not(state, "0 card road") == "G-LABORER-3"  # each source once
    state = after(state, "0 take stone")
    assert stock(state) == {"concrete": 1, "stone": 1}
    assert asked(state) == (1, "lead")


@rule("G-B-DOCK-1")
def test_with_an_empty_pool_the_hand_is_asked_at_once() -> None:
    start = """
        seat 0  hand road wall | buildings dock
        seat 1  hand bath
    """
    state = after(start, "0 lead laborer", "1 think", "1 one")
    assert question(state) == (0, "laborer", ["pass", "card wall"])


@rule("G-B-DOCK-1")
def test_the_hand_is_optional_and_serves_every_action() -> None:
    start = LABORER.replace("0 laborer", "0 laborer 1").replace("villa\n", "villa dock\n")
    state = after(start, "0 take stone", "0 pass", "0 take wood")
    assert question(state) == (0, "laborer", ["pass", "card wall", "card road"])
    assert stock(after(state, "0 card road")) == {"rubble": 1, "wood": 1, "stone": 1}


@rule("G-B-DOCK-1")
def test_without_a_dock_the_hand_is_not_asked() -> None:
    assert asked(after(LABORER.replace("dock", "-"), "0 take stone")) == (1, "lead")


@rule("G-B-DOCK-1", "G-INFO-32")
def test_everybody_sees_the_card() -> None:
    state, events = play(LABORER, "0 card wall")
    assert events[0] == MaterialTaken(0, "wall", "concrete", "hand")
    assert GAME.events(state, 1)[0] == MaterialTaken(0, "wall", "concrete", "hand")


@pytest.mark.parametrize("answer", ["0 take stone", "0 pass"])
@rule("G-B-DOCK-2")
def test_a_senator_cannot_go_to_the_stockpile(answer: str) -> None:
    state = after(LABORER.replace("wall road senator", "senator*2"), answer)
    assert asked(state) == (1, "lead")
    assert hand(state) == ["senator", "senator"]
