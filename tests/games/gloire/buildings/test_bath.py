"""The Bath: a client acts at the moment it is hired (G-B-BATH)."""

import pytest

from ludus.games.gloire.declaration import ClientActs, ClientHired
from tests.games.gloire.tables import (
    after,
    asked,
    assert_position,
    buildings,
    clients,
    influence,
    legal,
    play,
    pool,
    question,
    stock,
    unfinished,
    vault,
    why_not,
)
from tests.support import rule

PATRON = """
    deck    statue road ...
    pool    bar dock
    seat 0  hand wall | stockpile villa | buildings bath
    seat 1  hand villa
    asked   0 patron
"""


@rule("G-B-BATH-1")
def test_a_client_from_the_pool_may_act_at_once() -> None:
    state, events = play(PATRON, "0 take rubble", "0 act laborer")
    assert events == [ClientHired(0, "bar", "laborer", "pool"), ClientActs(0, "laborer")]
    assert asked(state) == (0, "laborer")

    state = after(state, "0 take wood")
    assert clients(state) == {"laborer": 1}
    assert stock(state) == {"wood": 1, "stone": 1}
    assert asked(state) == (1, "lead")


@rule("G-B-BATH-1", "G-X-17")
def test_a_client_from_the_hand_may_act_at_once() -> None:
    start = PATRON.replace("bath", "bath aqueduct").replace("0 patron", "0 patron")
    state = after(start, "0 card wall")
    assert question(state) == (0, "bath", ["pass", "act architect"])
    assert asked(after(state, "0 act architect")) == (0, "architect")


@rule("G-B-BATH-1", "G-X-17")
def test_a_client_from_the_deck_may_act_at_once() -> None:
    start = PATRON.replace("bath", "bath bar").replace("0 patron", "0 patron")
    state = after(start, "0 draw")
    assert question(state) == (0, "bath", ["pass", "act patron"])
    assert asked(after(state, "0 act patron")) == (0, "patron")


@rule("G-B-BATH-1")
def test_a_new_client_need_not_act() -> None:
    state = after(PATRON, "0 take rubble")
    assert question(state) == (0, "bath", ["pass", "act laborer"])
    state = after(state, "0 pass")
    assert stock(state) == {"stone": 1}
    assert asked(state) == (1, "lead")


@rule("G-B-BATH-1")
def test_without_a_bath_a_new_client_waits() -> None:
    assert asked(after(PATRON.replace("bath", "-"), "0 take rubble")) == (1, "lead")


@rule("G-B-BATH-2", "G-PATRON-5", "G-X-17")
def test_each_hire_is_bathed_before_the_next_one_and_before_the_next_action() -> None:
    start = """
        deck    statue ...
        pool    latrine dock palace
        seat 0  hand wall | buildings aqueduct bar bath
        seat 1  hand villa
        asked   0 patron 1
    """
    state = after(start, "0 take rubble", "0 act laborer")
    assert asked(state) == (0, "laborer")
    state = after(state, "0 take wood")
    assert question(state) == (0, "patron", ["pass", "card wall", "draw"])  # the pool has served
    state = after(state, "0 card wall")
    assert asked(state) == (0, "bath")
    state = after(state, "0 act architect")
    assert asked(state) == (0, "architect")
    state = after(state, "0 pass")
    assert question(state) == (0, "patron", ["pass", "draw"])
    state = after(state, "0 draw")
    assert question(state) == (0, "bath", ["pass", "act patron"])
    state = after(state, "0 pass")
    assert question(state) == (0, "patron", ["pass", "take marble", "draw"])  # the second action


@rule("G-B-BATH-2", "G-PROTO-9")
def test_what_the_action_triggers_is_finished_first() -> None:
    start = """
        pool    dock villa temple
        seat 0  hand gate road | buildings bath foundry@brick+brick
        seat 1  hand villa
        asked   0 patron 1
    """
    state = after(start, "0 take wood", "0 act craftsman", "0 use gate from hand")
    assert asked(state) == (0, "laborer")  # the Foundry
    state = after(state, "0 take stone", *["0 pass"] * 4)
    assert asked(state) == (0, "laborer")  # six: 2 for the Bath, 2 for the Foundry
    assert asked(after(state, "0 pass")) == (0, "patron")


@rule("G-B-BATH-3", "G-B-BATH-1", "G-B-BATH-2", "G-B-BATH-4")
def test_a_new_patron_hires_a_client_who_acts_in_turn() -> None:
    """Example 14."""
    start = """
        pool    statue bar wall
        seat 0  hand senator | buildings bath
        seat 1  hand villa
    """
    led = after(start, "0 lead patron", "1 think", "1 one")
    state = after(led, "0 take marble", "0 act patron", "0 take rubble", "0 act laborer", "0 take concrete")
    assert clients(state) == {"laborer": 1, "patron": 1}
    assert stock(state) == {"concrete": 1}
    assert pool(state) == {}
    assert asked(state) == (1, "lead")


@rule("G-B-BATH-3")
def test_the_chain_ends_when_there_is_no_room() -> None:
    start = """
        pool    statue temple bar
        seat 0  clients legionary*2 | buildings bath
        seat 1  hand villa
        asked   0 patron
    """
    state = after(start, "0 take marble", "0 act patron", "0 take marble", "0 act patron")
    assert clients(state) == {"legionary": 2, "patron": 2}  # influence 4
    assert pool(state) == {"rubble": 1}
    assert asked(state) == (1, "lead")


@pytest.mark.parametrize("answers", [("0 pass",), ("0 act patron", "0 pass")])
@rule("G-B-BATH-4", "G-CLIENT-2")
def test_a_new_patron_does_not_act_otherwise_in_the_patron_turn(answers: tuple[str, ...]) -> None:
    start = PATRON.replace("bar dock", "palace dock")
    state = after(start, "0 take marble", *answers)
    assert clients(state) == {"patron": 1}
    assert asked(state) == (1, "lead")


@rule("G-B-BATH-4", "G-B-CIRCUSMAX-5", "G-RULING-27", "G-X-18")
def test_the_circus_maximus_does_not_double_the_action_of_a_new_client() -> None:
    start = """
        pool    bar dock villa
        seat 0  hand palace | buildings bath circus_maximus
        seat 1  hand villa
    """
    led = after(start, "0 lead patron", "1 think", "1 one")
    state = after(led, "0 take rubble", "0 act laborer", "0 take wood")
    assert pool(state) == {"stone": 1, "marble": 1}  # what was left, and the Palace played
    assert asked(state) == (1, "lead")


@rule("G-B-BATH-5", "G-RULING-28", "G-X-18")
def test_a_new_merchant_acts_as_any_role_with_a_ludus_magna() -> None:
    start = """
        pool    villa dock
        seat 0  hand road | stockpile wood | buildings bath ludus_magnus
        seat 1  hand villa
        asked   0 patron
    """
    hired = after(start, "0 take stone")
    roles = ["laborer", "craftsman", "architect", "legionary", "merchant", "patron"]
    assert legal(hired) == ["pass", *(f"act {role}" for role in roles)]
    assert unfinished(after(hired, "0 act craftsman", "0 lay road")) == {"road": []}
    assert vault(after(hired, "0 act merchant", "0 take wood")) == {"wood": 1}

    other = after(start, "0 take wood")
    assert legal(other) == ["pass", "act craftsman"]
    assert why_not(other, "0 act merchant") == "G-B-BATH-5"


@rule("G-B-BATH-5", "G-RULING-28", "G-X-18")
def test_any_new_client_acts_as_laborer_with_a_storeroom() -> None:
    start = PATRON.replace("bath", "bath storeroom")
    hired = after(start, "0 take wood")
    assert legal(hired) == ["pass", "act laborer", "act craftsman"]
    state = after(hired, "0 act laborer", "0 take rubble")
    assert clients(state) == {"craftsman": 1}
    assert stock(state) == {"rubble": 1, "stone": 1}


@rule("G-B-BATH-6")
def test_influence_and_functions_gained_by_the_action_count_for_the_next_hire() -> None:
    start = """
        deck    statue ...
        pool    dock villa
        seat 0  hand latrine wall | clients laborer*3 | buildings bath bar@rubble
        seat 1  hand villa
        asked   0 patron
    """
    hired = after(start, "0 take wood")
    assert clients(hired) == {"laborer": 3, "craftsman": 1}  # influence 4: full
    state = after(hired, "0 act craftsman", "0 use latrine from hand")
    assert buildings(state) == ["bar", "bath"]
    assert influence(state) == 5
    assert question(state) == (0, "patron", ["pass", "draw"])  # of the same Patron action
    assert clients(after(state, "0 draw")) == {"laborer": 3, "craftsman": 1, "patron": 1}
    assert asked(after(hired, "0 pass")) == (1, "lead")  # no Bar, no room


@rule("G-B-BATH-7", "G-X-19")
def test_a_new_legionary_demands_one_card_however_many_legionaries_there_are() -> None:
    start = """
        pool    gate dock*2
        seat 0  hand market*2 | clients legionary*2 | buildings bath
        seat 1  hand palisade*2
        asked   0 patron
    """
    demand = after(start, "0 take brick", "0 act legionary")
    assert question(demand) == (0, "demand", ["pass", "take wood"])
    state = after(demand, "0 take wood")
    assert_position(state, "table demanded wood")
    assert question(state) == (1, "give", ["card palisade"])

    state = after(state, "1 card palisade")
    assert_position(state, "pool dock\nseat 0 hand market*2 | stockpile palisade dock\nseat 1 hand palisade")
    assert asked(state) == (1, "lead")


@rule("G-B-BATH-7", "G-LEGION-11", "G-X-19")
def test_two_new_legionaries_need_a_card_each() -> None:
    start = """
        pool    gate*2
        seat 0  hand market road | buildings bath
        seat 1  hand villa
        asked   0 patron 1
    """
    first = after(start, "0 take brick", "0 act legionary")
    assert legal(first) == ["pass", "take rubble", "take wood"]
    second = after(first, "0 take wood", "0 take brick", "0 act legionary")
    assert question(second) == (0, "demand", ["pass", "take rubble"])

    alone = after(start.replace(" road", ""), "0 take brick", "0 act legionary", "0 take wood", "0 take brick")
    assert asked(after(alone, "0 act legionary")) == (1, "lead")  # nothing left to show
