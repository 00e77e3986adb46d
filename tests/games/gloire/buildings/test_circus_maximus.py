"""The Circus Maximus: clients act twice in turns in which their owner plays (G-B-CIRCUSMAX)."""

from typing import Any

import pytest

from tests.games.gloire.tables import after, asked, assert_position, legal, position
from tests.support import rule


def actions(state: Any, step: str, seat: int = 0) -> int:
    """How often a seat is asked the same in a row, if it declines each time."""
    found = 0
    while asked(state) == (seat, step):
        state = after(state, f"{seat} pass")
        found += 1
    return found


LEADER = """
    seat 0  hand villa | stockpile wood*2 | clients merchant patron | buildings circus_maximus
    seat 1  hand road
"""
FOLLOWER = """
    seat 0  hand road villa
    seat 1  hand garden | stockpile wood*2 | clients merchant patron | buildings circus_maximus
"""


@rule("G-B-CIRCUSMAX-1")
def test_in_a_turn_one_leads_a_client_of_the_role_acts_twice() -> None:
    led = after(LEADER, "0 lead merchant", "1 think", "1 one")
    assert actions(led, "merchant") == 1 + 2
    without = after(LEADER.replace("circus_maximus", "garden"), "0 lead merchant", "1 think", "1 one")
    assert actions(without, "merchant") == 1 + 1


@rule("G-B-CIRCUSMAX-1")
def test_in_a_turn_one_follows_a_client_of_the_role_acts_twice() -> None:
    led = after(FOLLOWER, "0 lead merchant", "1 play garden")
    assert actions(led, "merchant", seat=1) == 1 + 2


@rule("G-B-CIRCUSMAX-1")
def test_each_client_of_the_role_is_doubled() -> None:
    led = after(LEADER.replace("merchant patron", "merchant*2 patron"), "0 lead merchant", "1 think", "1 one")
    assert actions(led, "merchant") == 1 + 2 + 2


@rule("G-B-CIRCUSMAX-1", "G-LEGION-2")
def test_a_doubled_legionary_shows_two_cards_in_the_one_demand() -> None:
    start = """
        seat 0  hand gate road*4 | clients legionary | buildings circus_maximus
        seat 1  hand villa
    """
    led = after(start, "0 lead legionary", "0 play gate", "1 think", "1 one")
    three = after(led, "0 take rubble", "0 take rubble")
    assert legal(three) == ["pass", "take rubble"]
    assert asked(after(three, "0 take rubble")) == (1, "lead")  # no fourth card is asked for


@rule("G-B-CIRCUSMAX-2")
def test_in_a_turn_one_thinks_the_clients_act_once() -> None:
    led = after(FOLLOWER, "0 lead merchant", "1 think", "1 one")
    assert actions(led, "merchant", seat=1) == 1


@rule("G-B-CIRCUSMAX-3", "G-B-LUDUS-1", "G-X-22")
def test_clients_that_count_through_a_ludus_magna_are_doubled() -> None:
    """Example 16."""
    start = """
        table   leader {leader}
        seat 0  hand wall | clients architect merchant patron | buildings circus_maximus ludus_magnus
        seat 1  hand tower
    """
    led = after(start.format(leader=0), "0 lead architect", "1 think", "1 one")
    assert actions(led, "architect") == 1 + 2 + 2
    thought = after(start.format(leader=1), "1 lead architect", "0 think", "0 one", "1 pass")
    assert actions(thought, "architect") == 1 + 1


@pytest.mark.parametrize("buildings", ["storeroom", "storeroom ludus_magnus"])
@rule("G-B-CIRCUSMAX-3", "G-B-STOREROOM-1", "G-X-22")
def test_clients_that_count_through_a_storeroom_are_doubled_but_not_twice(buildings: str) -> None:
    start = f"""
        pool    dock
        seat 0  hand road | clients merchant patron laborer | buildings circus_maximus {buildings}
        seat 1  hand villa
    """
    led = after(start, "0 lead laborer", "1 think", "1 one")
    assert actions(led, "laborer") == 1 + 2 * 3


COMPLETED = """
    seat 0  hand wall road | stockpile stone | clients architect*2 | buildings circus_maximus@stone+stone+stone
    seat 1  hand villa
"""


@rule("G-B-CIRCUSMAX-4", "G-RULING-27")
def test_completed_with_a_unit_it_doubles_all_clients_of_the_role() -> None:
    led = after(COMPLETED, "0 lead architect", "1 think", "1 one", "0 use stone from stockpile")
    assert_position(led, "seat 0 buildings circus_maximus")
    assert actions(led, "architect") == 2 + 2


@rule("G-B-CIRCUSMAX-4", "G-RULING-27")
def test_the_client_who_completes_it_is_not_doubled_but_the_next_is() -> None:
    led = after(COMPLETED, "0 lead architect", "1 think", "1 one", "0 pass", "0 use stone from stockpile")
    assert_position(led, "seat 0 buildings circus_maximus")
    assert actions(led, "architect") == 2


@rule("G-B-CIRCUSMAX-4", "G-ACT-6", "G-X-3")
def test_opened_with_a_stairway_it_doubles_the_clients_who_have_not_acted() -> None:
    start = """
        seat 0  hand wall | stockpile stone | clients architect*2 | buildings stairway
        seat 1  hand road | buildings circus_maximus
    """
    led = after(start, "0 lead architect", "1 think", "1 one")
    opened = after(led, "0 use stone from stockpile")
    assert_position(opened, "seat 1 buildings circus_maximus!public")
    assert actions(opened, "architect") == 2 + 2

    late = after(led, "0 pass", "0 use stone from stockpile")
    assert actions(late, "architect") == 2


@rule("G-ACT-6", "G-B-LUDUS-2", "G-X-3")
def test_opened_with_a_stairway_a_ludus_magna_sends_the_merchants_to_work_still_in_this_turn() -> None:
    start = """
        seat 0  hand wall | stockpile marble | clients merchant | buildings stairway circus_maximus
        seat 1  hand road | buildings ludus_magnus
    """
    led = after(start, "0 lead architect", "1 think", "1 one")
    assert actions(led, "architect") == 1
    assert actions(after(led, "0 use marble from stockpile"), "architect") == 2


@rule("G-B-CIRCUSMAX-5")
def test_units_are_not_doubled() -> None:
    start = """
        seat 0  hand villa garden | stockpile wood | buildings circus_maximus palace
        seat 1  hand road
    """
    led = after(start, "0 lead merchant", "0 play garden", "0 pass", "1 think", "1 one")
    assert actions(led, "merchant") == 1
    led = after(start, "0 lead merchant", "0 play garden", "0 play villa", "1 think", "1 one")
    assert actions(led, "merchant") == 2


@rule("G-B-CIRCUSMAX-5")
def test_an_on_completion_batch_is_not_doubled() -> None:
    start = """
        pool    dock
        seat 0  hand wall | stockpile brick | clients laborer | buildings circus_maximus foundry@brick+brick
        seat 1  hand road
    """
    led = after(start, "0 lead architect", "1 think", "1 one", "0 use brick from stockpile")
    assert position(start).influence[0] == 5
    assert actions(led, "laborer") == 7  # 5 and the Foundry's own site
