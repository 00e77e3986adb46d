"""Phase 1, and the frame of phase 2: water, choice, exchange (F-WATER, F-CARD, F-SWAP)."""

import pytest

from ludus.games.fortuna.declaration import AqueductFilled, CardTurnedUp
from tests.games.fortuna.tables import GAME, assert_position, legal, play, position, supply, walk, why_not
from tests.support import rule

# The turn of seat 0 begins when seat 2 has paid his tax.
BEFORE = """
    table   podium 2 0 1 | turn 2 | dice 1
    asked   favor
    blue    cards harvest vintage wheat_trade | down vintage
    seat 0  buildings aqueduct | water 2
    seat 1
    seat 2
"""


@rule("F-WATER-1", "F-BLD-AQUEDUCT-1")
def test_an_empty_aqueduct_gets_one_water_from_the_supply_not_into_the_reservoir() -> None:
    before = supply(position(BEFORE))["water"]
    after, events = play(BEFORE, "2 tax")
    assert_position(after, "seat 0  aqueduct 1 | water 2")
    assert supply(after)["water"] == before - 1
    assert AqueductFilled(0, 1) in events


@rule("F-WATER-1")
def test_an_empty_supply_leaves_the_aqueduct_empty() -> None:
    start = BEFORE.replace("water 2", "water 13")  # the other two hold one each
    assert supply(position(start))["water"] == 0
    after, _ = play(start, "2 tax")
    assert_position(after, "seat 0  aqueduct 0 | water 13")


@rule("F-WATER-2")
def test_a_full_aqueduct_gets_nothing() -> None:
    after, _ = play(BEFORE.replace("aqueduct |", "aqueduct | aqueduct 1 |"), "2 tax")
    assert_position(after, "seat 0  aqueduct 1 | water 2")
    assert supply(after)["water"] == 15 - 5


@rule("F-WATER-3", "F-RULING-45")
def test_a_new_aqueduct_is_empty_until_the_next_turn_of_its_owner() -> None:
    start = """
        table   podium 0 1 2
        asked   swap construction | exec construction
        blue    cards construction
        seat 0  money 9 | centurions 0
        seat 1  centurions 0
        seat 2  centurions 0
    """
    after, _ = play(start, "0 build aqueduct")
    assert_position(after, "seat 0  aqueduct 0 | buildings aqueduct")
    after, _ = play(after, "0 swap gray vintage")
    while after.turn == 0:
        after.apply(0, after.legal(0)[-1])
    assert_position(after, "seat 0  aqueduct 0")
    while after.turn != 0:
        after.apply(after.seat, after.legal(after.seat)[-1])
    assert_position(after, "seat 0  aqueduct 1")


@rule("F-WATER-4", "F-RULING-22")
def test_the_player_chooses_where_spent_water_comes_from() -> None:
    owner = "blue cards harvest vintage\nseat 0  buildings aqueduct | water 1 | aqueduct 1\nseat 1\nseat 2"
    for card in ("harvest", "vintage"):
        options = legal(f"asked swap {card} | exec {card}\n{owner}")
        assert options == ["skip", "go 0 0", "go 0 1", "go 1 0", "go 1 1"]
        after, _ = play(f"asked swap {card} | exec {card}\n{owner}", "0 go 0 1")
        assert_position(after, "seat 0  water 1 | aqueduct 0")  # never moved to the reservoir
    favor = f"table dice 1\nasked favor\n{owner}"
    assert legal(favor) == ["favor 1 reservoir", "favor 1 aqueduct", "tax"]
    after, _ = play(favor, "0 favor 1 aqueduct")
    assert_position(after, "seat 0  water 1 | aqueduct 0 | square 1")


@rule("F-CARD-1")
def test_the_own_card_is_turned_up_first() -> None:
    after, events = play(BEFORE, "2 tax")
    assert CardTurnedUp(0, "vintage") in events
    assert_position(after, "blue  down -")
    assert legal(after) == ["choose harvest", "choose vintage", "choose wheat_trade"]


@rule("F-CARD-2")
def test_a_player_executes_the_chosen_card_or_declines() -> None:
    chosen, _ = play("blue cards water_supply harvest vintage", "0 choose water_supply")
    assert legal(chosen) == ["skip", "go"]
    declined, _ = play(chosen, "0 skip")
    assert_position(declined, "asked swap water_supply\nseat 0  water 1")
    assert why_not("blue cards harvest vintage wheat_trade", "0 choose fortuna") == "F-CARD-2"


@rule("F-CARD-3")
@pytest.mark.parametrize("answer", ["skip", "go"])
def test_the_chosen_card_is_exchanged_executed_or_not(answer: str) -> None:
    after, _ = play("blue cards water_supply\nseat 0\nseat 1\nseat 2", "0 choose water_supply", f"0 {answer}")
    assert all(text.startswith("swap ") for text in legal(after))
    assert why_not(after, "0 end") == "F-PROTO-2"


@rule("F-SWAP-1")
def test_any_face_up_card_of_another_side_can_be_taken() -> None:
    start = """
        asked   swap harvest
        blue    cards harvest vintage fortuna
        gray    cards water_supply family construction | down family
        orange  cards wheat_trade wine_trade corruption
        seat 0
        seat 1
    """
    assert legal(start) == [
        "swap gray water_supply", "swap gray construction",
        "swap orange wheat_trade", "swap orange wine_trade", "swap orange corruption",
        "swap violet enlist_centurions", "swap violet hire_vestals", "swap violet religious_ceremony",
    ]  # fmt: skip
    assert why_not(start, "0 swap gray family") == "F-SWAP-3"
    assert why_not(start, "0 swap orange family") == "F-SWAP-1"


@rule("F-SWAP-2")
def test_the_cards_change_places_the_given_one_face_up_the_taken_one_face_down() -> None:
    start = """
        asked   swap harvest
        blue    cards harvest vintage fortuna
        gray    cards wheat_trade family construction | down family
        seat 0
        seat 1
    """
    after, _ = play(start, "0 swap gray wheat_trade")
    assert_position(
        after,
        """
        blue    cards vintage wheat_trade fortuna | down wheat_trade
        gray    cards harvest family construction | down family
        """,
    )


@rule("F-SWAP-3")
def test_nobody_can_take_a_locked_card_before_its_owner_turns_it_up() -> None:
    locked = "table podium 0 1 | turn 1\nasked swap wheat_trade\nblue cards harvest fortuna | down harvest"
    assert why_not(locked, "1 swap blue harvest") == "F-SWAP-3"
    assert "swap blue fortuna" in legal(locked)


@rule("F-SWAP-4")
def test_every_side_holds_three_cards_one_of_them_down_outside_the_owners_choice() -> None:
    for state in walk(6):
        view = GAME.view(state, -1)
        if view.round == 0:
            continue
        choosing = view.steps[0].name in ("card", "swap")
        for side in view.sides:
            assert len(side.cards) == 3
            assert len(side.down) == (0 if side.seat is None or (choosing and side.seat == view.turn) else 1)


@rule("F-SWAP-5")
@pytest.mark.parametrize(("seats", "targets"), [(4, 6), (3, 7), (2, 8)])
def test_the_number_of_cards_that_can_be_taken(seats: int, targets: int) -> None:
    assert len(legal(f"table seats {seats}\nasked swap water_supply")) == targets
    for state in walk(3):
        if GAME.view(state, -1).steps[-1].name == "swap" and state.seats == seats:
            assert sum(text.startswith("swap") for text in legal(state)) == targets


@rule("F-SWAP-6", "F-RULING-17")
def test_a_bribed_card_can_be_taken_if_it_is_face_up() -> None:
    start = """
        asked   swap corruption | exec corruption
        blue    cards corruption
        gray    cards harvest vintage family | down vintage
        seat 0
        seat 1
    """
    after, _ = play(start, "0 bribe gray harvest", "0 go 0 0")
    assert "swap gray harvest" in legal(after)
    after, _ = play(start, "0 bribe gray vintage", "0 go 0 0")
    assert "swap gray vintage" not in legal(after)
