"""The Aqueduct: clients from the hand, and twice the room for them (G-B-AQUEDUCT)."""

import pytest

from ludus.games.gloire.game import GAME
from tests.games.gloire.tables import after, asked, assert_position, clients, hand, legal, question
from tests.support import rule

PATRON = """
    pool    villa road
    seat 0  hand dock wall senator | buildings aqueduct
    seat 1  hand villa
    asked   0 patron
"""


@rule("G-B-AQUEDUCT-1", "G-PATRON-5")
def test_besides_the_client_from_the_pool_one_may_be_hired_from_the_hand() -> None:
    assert legal(PATRON) == ["pass", "card wall", "card dock", "take rubble", "take stone"]
    state = after(PATRON, "0 take stone")
    assert question(state) == (0, "patron", ["pass", "card wall", "card dock"])

    state = after(state, "0 card dock")
    assert clients(state) == {"craftsman": 1, "merchant": 1}
    assert hand(state) == ["senator", "wall"]
    assert asked(state) == (1, "lead")


@rule("G-B-AQUEDUCT-1", "G-RULING-29")
def test_the_hand_may_come_first_and_the_pool_second() -> None:
    state = after(PATRON, "0 card wall")
    assert clients(state) == {"architect": 1}
    assert question(state) == (0, "patron", ["pass", "take rubble", "take stone"])

    state = after(state, "0 take stone")
    assert clients(state) == {"architect": 1, "merchant": 1}
    assert asked(state) == (1, "lead")


@rule("G-B-AQUEDUCT-1")
def test_who_takes_nothing_from_the_pool_may_still_hire_from_the_hand() -> None:
    state = after(PATRON, "0 card wall", "0 pass")
    assert clients(state) == {"architect": 1}
    assert_position(state, "pool road villa")
    assert asked(state) == (1, "lead")


@rule("G-PATRON-5", "G-ACT-3")
def test_to_pass_ends_the_whole_action() -> None:
    state = after(PATRON.replace("0 patron", "0 patron 1"), "0 pass")
    assert clients(state) == {}
    assert question(state) == (0, "patron", ["pass", "card wall", "card dock", "take rubble", "take stone"])
    assert asked(after(state, "0 pass")) == (1, "lead")


@rule("G-B-AQUEDUCT-1", "G-PROTO-3", "G-INFO-2")
def test_the_question_tells_nothing_of_the_hand() -> None:
    """Who holds an Order card is asked, whatever it is; the others see the same question."""
    one = after(PATRON.replace("dock wall", "dock"), "0 take stone")
    other = after(PATRON.replace("dock wall", "temple"), "0 take stone")
    assert asked(one) == asked(other) == (0, "patron")
    for seat in (-1, 1):
        assert GAME.view(one, seat) == GAME.view(other, seat)


@rule("G-B-AQUEDUCT-1")
def test_with_an_empty_pool_the_hand_is_asked_at_once() -> None:
    start = """
        seat 0  hand temple dock | buildings aqueduct
        seat 1  hand villa
    """
    state = after(start, "0 lead patron", "1 think", "1 one")
    assert question(state) == (0, "patron", ["pass", "card dock"])


@rule("G-B-AQUEDUCT-1")
def test_hiring_from_the_hand_is_optional() -> None:
    state = after(PATRON, "0 take stone", "0 pass")
    assert clients(state) == {"merchant": 1}
    assert hand(state) == ["dock", "senator", "wall"]
    assert asked(state) == (1, "lead")


@rule("G-B-AQUEDUCT-1")
def test_every_patron_action_hires_from_the_hand_once() -> None:
    state = after(PATRON.replace("0 patron", "0 patron 1"), "0 take stone", "0 card dock", "0 take rubble")
    assert question(state) == (0, "patron", ["pass", "card wall"])
    assert clients(after(state, "0 card wall")) == {"laborer": 1, "craftsman": 1, "architect": 1, "merchant": 1}


@rule("G-B-AQUEDUCT-1")
def test_without_an_aqueduct_nobody_hires_from_the_hand() -> None:
    assert asked(after(PATRON.replace("aqueduct", "-"), "0 take stone")) == (1, "lead")


@pytest.mark.parametrize(
    ("buildings", "limit"),
    [("-", 2), ("insula", 5), ("aqueduct", 8), ("aqueduct insula", 14), ("aqueduct insula villa", 20)],
)
@rule("G-B-AQUEDUCT-2", "G-RULING-34", "G-LIM-2", "G-X-25")
def test_the_clientele_limit_with_the_two_added_by_an_insula_is_doubled(buildings: str, limit: int) -> None:
    start = f"""
        pool    villa dock temple
        seat 0  clients {f"laborer*{limit - 2}" if limit > 2 else "-"} | buildings {buildings}
        seat 1  hand villa
        asked   0 patron 2
    """
    state = after(start, "0 take stone")
    assert asked(state) == (0, "patron")  # there is room for one more
    state = after(state, "0 take wood")
    assert sum(clients(state).values()) == limit
    assert asked(state) == (1, "lead")  # the third action found no room


@rule("G-B-AQUEDUCT-2", "G-COMPLETE-3")
def test_an_aqueduct_just_completed_makes_room_at_once() -> None:
    start = """
        pool    dock villa
        seat 0  hand wall road | clients laborer*3 | buildings bath aqueduct@concrete+concrete
        seat 1  hand villa
        asked   0 patron
    """
    hired = after(start, "0 take wood")
    assert clients(hired) == {"laborer": 3, "craftsman": 1}  # as many as the influence

    built = after(hired, "0 act craftsman", "0 use wall from hand")
    assert question(built) == (0, "patron", ["pass", "card road"])  # still the same Patron action
    assert clients(after(built, "0 card road")) == {"laborer": 4, "craftsman": 1}


@rule("G-B-AQUEDUCT-1", "G-LIM-7")
def test_a_card_of_the_hand_needs_room_too() -> None:
    full = PATRON.replace("buildings", "clients laborer*7 | buildings")
    state = after(full, "0 take stone")
    assert clients(state) == {"laborer": 7, "merchant": 1}
    assert asked(state) == (1, "lead")
    state = after(full, "0 card dock")
    assert clients(state) == {"laborer": 7, "craftsman": 1}
    assert asked(state) == (1, "lead")


@rule("G-B-AQUEDUCT-3")
def test_a_senator_cannot_be_hired() -> None:
    state = after(PATRON.replace("dock wall senator", "senator*2"), "0 take stone")
    assert asked(state) == (1, "lead")
    assert hand(state) == ["senator", "senator"]
