"""The Bridge: demands on everybody, over Palisades, on stockpiles too (G-B-BRIDGE)."""

import pytest

from tests.games.gloire.tables import after, asked, assert_position, hand, legal, question, stock
from tests.support import rule

DEMAND = """
    seat 0  hand dock | buildings bridge
    seat 1  hand market | stockpile palisade villa | buildings -
    asked   0 demand
"""


@rule("G-B-BRIDGE-1")
def test_a_palisade_does_not_stop_the_demand_of_a_bridge() -> None:
    protected = DEMAND.replace("buildings -", "buildings palisade")
    state = after(protected, "0 take wood")
    assert question(state) == (1, "give", ["card market"])  # he must
    assert stock(after(state, "1 card market")) == {"wood": 2}

    state = after(protected.replace("bridge", "tower"), "0 take wood")
    assert question(state) == (1, "give", ["pass", "card market"])
    assert stock(after(state, "1 pass")) == {}


@pytest.mark.parametrize("seats", [4, 5])
@rule("G-B-BRIDGE-2")
def test_with_four_or_five_players_all_opponents_are_reached(seats: int) -> None:
    others = "\n".join(f"seat {seat}  hand road | stockpile wood" for seat in range(1, seats))
    start = f"seat 0  hand dock | buildings bridge\n{others}\nasked   0 demand"

    state = after(start, "0 take wood")
    assert stock(state) == {"wood": seats - 1}
    assert all(stock(state, seat) == {} for seat in range(1, seats))


@rule("G-B-BRIDGE-2", "G-LEGION-8")
def test_over_the_bridge_the_player_opposite_gives_from_his_hand() -> None:
    start = """
        seat 0  hand dock | buildings bridge
        seat 1  hand road
        seat 2  hand market circus
        seat 3  hand road
        asked   0 demand
    """
    state = after(start, "0 take wood")
    assert question(state) == (2, "give", ["card circus", "card market"])
    assert hand(after(state, "2 card circus"), 2) == ["market"]

    state = after(start.replace("bridge", "-"), "0 take wood")
    assert hand(state, 2) == ["circus", "market"]
    assert asked(state) == (1, "lead")


@rule("G-B-BRIDGE-3")
def test_the_stockpile_loses_a_card_besides_the_hand() -> None:
    state = after(DEMAND, "0 take wood", "1 card market")
    assert stock(state) == {"wood": 2}
    assert hand(state, 1) == []
    assert stock(state, 1) == {"stone": 1}


@rule("G-B-BRIDGE-3")
def test_without_a_bridge_stockpiles_are_safe() -> None:
    state = after(DEMAND.replace("bridge", "-"), "0 take wood", "1 card market")
    assert stock(state) == {"wood": 1}
    assert stock(state, 1) == {"wood": 1, "stone": 1}


@rule("G-B-BRIDGE-3")
def test_hand_and_stockpile_are_counted_independently() -> None:
    """Two wood are demanded: of one in hand and three in the stockpile he loses one and two."""
    start = """
        seat 0  hand dock market | buildings bridge
        seat 1  hand circus road | stockpile wood*3 rubble
        asked   0 demand 2
    """
    state = after(start, "0 take wood", "0 take wood")
    assert stock(state) == {"wood": 3}
    assert stock(state, 1) == {"rubble": 1, "wood": 1}
    assert hand(state, 1) == ["road"]


@rule("G-B-BRIDGE-3")
def test_each_material_is_counted_for_itself() -> None:
    start = """
        seat 0  hand dock villa | buildings bridge
        seat 1  hand road | stockpile wood*2 stone brick
        asked   0 demand 2
    """
    state = after(start, "0 take wood", "0 take stone")
    assert stock(state) == {"wood": 1, "stone": 1}
    assert stock(state, 1) == {"wood": 1, "brick": 1}


@rule("G-B-BRIDGE-4", "G-B-WALL-1")
def test_a_wall_protects_hand_and_stockpile() -> None:
    state = after(DEMAND.replace("buildings -", "buildings wall"), "0 take wood")
    assert question(state) == (1, "give", ["pass", "card market"])
    state = after(state, "1 pass")
    assert stock(state) == {}
    assert stock(state, 1) == {"wood": 1, "stone": 1}
    assert hand(state, 1) == ["market"]


@rule("G-B-BRIDGE-1", "G-B-BRIDGE-2", "G-B-BRIDGE-3", "G-B-BRIDGE-4")
def test_palisade_player_opposite_and_wall_before_one_demand() -> None:
    """Example 5."""
    start = """
        pool    road
        seat 0  hand dock | buildings bridge
        seat 1  hand market | stockpile circus | buildings palisade
        seat 2  hand villa | stockpile circus*2
        seat 3  hand circus | stockpile market | buildings wall
        asked   0 demand
    """
    state = after(start, "0 take wood", "1 card market", "3 pass")
    assert_position(
        state,
        """
        pool    road
        seat 0  hand dock | stockpile circus*2 market
        seat 1  hand - | stockpile -
        seat 2  hand villa | stockpile circus
        seat 3  hand circus | stockpile market
        """,
    )


@pytest.mark.parametrize(
    ("builder", "victim", "thrown"),
    [
        ("coliseum", "palisade", False),
        ("coliseum bridge", "palisade", True),
        ("coliseum", "wall", False),
        ("coliseum bridge", "wall", False),
    ],
)
@rule("G-X-24", "G-B-COLISEUM-4", "G-B-BRIDGE-1", "G-B-BRIDGE-4")
def test_clients_are_safe_behind_a_wall_and_behind_a_palisade_without_a_bridge(
    builder: str, victim: str, thrown: bool
) -> None:
    start = f"""
        seat 0  hand dock | buildings {builder}
        seat 1  clients craftsman | buildings {victim}
        asked   0 demand
    """
    state = after(start, "0 take wood")
    assert (asked(state) == (0, "lions")) == thrown
    assert ("throw 1 craftsman" in legal(state)) == thrown
