"""The Coliseum: clients for the lions (G-B-COLISEUM)."""

import pytest

from ludus.games.gloire.declaration import ClientLost
from ludus.games.gloire.game import GAME
from tests.games.gloire.tables import after, asked, clients, hand, legal, play, question, stock, vault
from tests.support import rule

# Seat 1 has nothing to give, so the lions follow at once, and nothing to demand with.
DEMAND = """
    seat 0  hand gate villa | buildings coliseum
    seat 1  hand senator | clients legionary merchant*2 patron
    asked   0 demand 2
"""


@rule("G-B-COLISEUM-1")
def test_clients_of_the_colours_demanded_go_to_the_vault_as_materials() -> None:
    lions = after(DEMAND, "0 take brick", "0 take stone")
    assert question(lions) == (0, "lions", ["pass", "throw 1 legionary", "throw 1 merchant"])

    state = after(lions, "0 throw 1 legionary", "0 throw 1 merchant")
    assert vault(state) == {"brick": 1, "stone": 1}
    assert clients(state, 1) == {"merchant": 1, "patron": 1}
    assert asked(state) == (1, "lead")


@rule("G-B-COLISEUM-1")
def test_of_one_colour_no_more_than_the_cards_shown_of_it() -> None:
    once = after(DEMAND.replace("demand 2", "demand 1"), "0 take stone", "0 throw 1 merchant")
    assert clients(once, 1) == {"legionary": 1, "merchant": 1, "patron": 1}
    assert asked(once) == (1, "lead")

    twice = after(DEMAND.replace("gate villa", "garden villa"), "0 take stone", "0 take stone")
    twice = after(twice, "0 throw 1 merchant", "0 throw 1 merchant")
    assert clients(twice, 1) == {"legionary": 1, "patron": 1}
    assert vault(twice) == {"stone": 2}


@rule("G-B-COLISEUM-1")
def test_as_many_from_each_opponent() -> None:
    start = """
        seat 0  hand villa | buildings coliseum
        seat 1  clients merchant*2
        seat 2  clients merchant*2
        asked   0 demand
    """
    state = after(start, "0 take stone", "0 throw 1 merchant", "0 throw 2 merchant")
    assert vault(state) == {"stone": 2}
    assert clients(state, 1) == clients(state, 2) == {"merchant": 1}


@rule("G-B-COLISEUM-1", "G-LEGION-9")
def test_the_lions_come_after_pool_and_hands() -> None:
    start = """
        pool    garden
        seat 0  hand villa | buildings coliseum
        seat 1  hand prison sewer | clients merchant
        asked   0 demand
    """
    giving = after(start, "0 take stone")
    assert asked(giving) == (1, "give")
    lions = after(giving, "1 card sewer")
    assert asked(lions) == (0, "lions")
    assert stock(lions) == {"stone": 2}
    assert hand(lions, 1) == ["prison"]


@rule("G-B-COLISEUM-1")
def test_without_a_coliseum_clients_are_safe() -> None:
    state = after(DEMAND.replace("coliseum", "-"), "0 take brick", "0 take stone")
    assert asked(state) == (1, "lead")
    assert clients(state, 1) == {"legionary": 1, "merchant": 2, "patron": 1}


@pytest.mark.parametrize(
    ("buildings", "throws"),
    [
        ("coliseum", ["throw 1 merchant", "throw 3 merchant"]),
        ("coliseum bridge", ["throw 1 merchant", "throw 2 merchant", "throw 3 merchant"]),
    ],
)
@rule("G-B-COLISEUM-2", "G-RULING-19", "G-X-24")
def test_neighbours_are_reached_and_with_a_bridge_everybody(buildings: str, throws: list[str]) -> None:
    start = f"""
        seat 0  hand villa | buildings {buildings}
        seat 1  clients merchant
        seat 2  clients merchant
        seat 3  clients merchant
        asked   0 demand
    """
    assert legal(after(start, "0 take stone")) == ["pass", *throws]


@rule("G-B-COLISEUM-3", "G-LIM-3")
def test_no_more_clients_than_there_is_room_in_the_vault() -> None:
    start = DEMAND.replace("buildings", "vault wood*4 | buildings")  # influence 5
    lions = after(start, "0 take brick", "0 take stone")
    assert legal(lions) == ["pass", "throw 1 legionary", "throw 1 merchant"]

    state = after(lions, "0 throw 1 legionary")
    assert vault(state) == {"wood": 4, "brick": 1}
    assert clients(state, 1) == {"merchant": 2, "patron": 1}
    assert asked(state) == (1, "lead")
    assert vault(after(lions, "0 throw 1 merchant")) == {"wood": 4, "stone": 1}  # the choice is the demander's


@rule("G-B-COLISEUM-3")
def test_with_a_full_vault_the_lions_are_not_asked() -> None:
    start = DEMAND.replace("buildings", "vault wood*5 | buildings")
    assert asked(after(start, "0 take brick", "0 take stone")) == (1, "lead")


@pytest.mark.parametrize(
    ("buildings", "protection", "thrown"),
    [
        ("coliseum", "palisade", False),
        ("coliseum bridge", "palisade", True),
        ("coliseum", "wall", False),
        ("coliseum bridge", "wall", False),
        ("coliseum", "dock", True),
    ],
)
@rule("G-B-COLISEUM-4", "G-RULING-19", "G-X-24")
def test_a_wall_protects_clients_always_and_a_palisade_unless_there_is_a_bridge(
    buildings: str, protection: str, thrown: bool
) -> None:
    start = f"""
        seat 0  hand villa road | buildings {buildings}
        seat 1  clients merchant | buildings {protection}
        asked   0 demand
    """
    state = after(start, "0 take stone")
    assert (asked(state) == (0, "lions")) == thrown
    if not thrown:
        assert clients(state, 1) == {"merchant": 1}


@rule("G-B-COLISEUM-5", "G-B-COLISEUM-3")
def test_a_client_taken_before_it_acted_does_not_act_this_turn() -> None:
    """Example 15."""
    start = """
        deck    statue ...
        seat 0  hand academy gate villa | clients legionary | vault wood*4 | buildings coliseum
        seat 1  hand dock | clients legionary merchant
        seat 2  hand bath dock*2 | clients legionary
    """
    led = after(start, "0 lead legionary", "0 play academy", "1 think", "1 one", "2 play bath")
    lions = after(led, "0 take brick", "0 take stone")
    assert question(lions) == (0, "lions", ["pass", "throw 1 legionary", "throw 1 merchant", "throw 2 legionary"])

    thrown = after(lions, "0 throw 2 legionary")
    assert vault(thrown) == {"wood": 4, "brick": 1}
    assert asked(thrown) == (1, "demand")
    third = after(thrown, "1 pass")
    assert asked(third) == (2, "demand")
    assert asked(after(third, "2 take wood")) != (2, "demand")  # his card only

    spared = after(lions, "0 pass", "1 pass", "2 take wood")
    assert question(spared) == (2, "demand", ["pass", "take wood"])  # his client demands too


@rule("G-B-COLISEUM-6", "G-X-39")
def test_the_colour_of_the_card_counts_and_not_what_it_may_act_as() -> None:
    start = """
        seat 0  hand {card} | buildings coliseum
        seat 1  clients merchant | buildings ludus_magnus storeroom
        asked   0 demand
    """
    assert asked(after(start.format(card="gate"), "0 take brick")) != (0, "lions")
    assert asked(after(start.format(card="road"), "0 take rubble")) != (0, "lions")
    assert asked(after(start.format(card="villa"), "0 take stone")) == (0, "lions")


@rule("G-B-COLISEUM-6")
def test_a_client_hired_this_turn_can_be_taken() -> None:
    start = """
        table   leader 1
        pool    villa gate
        seat 0  hand temple garden | buildings bath coliseum
        seat 1  hand palace
    """
    hired = after(start, "1 lead patron", "0 play temple", "1 take stone")
    assert clients(hired, 1) == {"merchant": 1}
    lions = after(hired, "0 take brick", "0 act legionary", "0 take stone")
    assert question(lions) == (0, "lions", ["pass", "throw 1 merchant"])
    state = after(lions, "0 throw 1 merchant")
    assert clients(state, 1) == {}
    assert vault(state) == {"stone": 1}


@rule("G-B-COLISEUM-7")
def test_one_may_take_fewer_or_none() -> None:
    lions = after(DEMAND, "0 take brick", "0 take stone")
    fewer = after(lions, "0 throw 1 legionary", "0 pass")
    assert vault(fewer) == {"brick": 1}
    assert clients(fewer, 1) == {"merchant": 2, "patron": 1}
    assert asked(fewer) == (1, "lead")

    none = after(lions, "0 pass")
    assert vault(none) == {}
    assert clients(none, 1) == {"legionary": 1, "merchant": 2, "patron": 1}


@rule("G-B-COLISEUM-7", "G-INFO-23")
def test_everybody_sees_who_is_thrown_and_then_the_vault_is_closed() -> None:
    lions = after(DEMAND.replace("legionary merchant*2 patron", "bath"), "0 take brick", "0 take stone")
    state, events = play(lions, "0 throw 1 legionary")
    assert events[0] == ClientLost(1, "bath", 0)
    for seat in (-1, 1):
        assert GAME.events(state, seat)[0] == ClientLost(1, "bath", 0)
    for seat in (-1, 0, 1):
        assert GAME.view(state, seat).vaults is None
        assert GAME.view(state, seat).vault_sizes == (1, 0)
