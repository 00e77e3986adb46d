"""The Gate: unfinished marble buildings work (G-B-GATE)."""

import pytest

from ludus.games.gloire.game import GAME
from ludus.games.gloire.rules.state import State
from tests.games.gloire.tables import after, asked, assert_position, hand, influence, legal, position, question
from tests.support import rule


def functions(state: State, seat: int = 0) -> tuple[str, ...]:
    return GAME.view(state, seat).functions[seat]


@rule("G-B-GATE-1", "G-X-7")
def test_an_unfinished_fountain_works_from_the_moment_its_foundation_is_laid() -> None:
    start = """
        deck    dock ...
        seat 0  hand fountain road | buildings gate
        seat 1  hand villa
        asked   0 craftsman 1
    """
    assert "draw" not in legal(start)
    assert "draw" in legal(after(start, "0 lay fountain"))
    assert "draw" not in legal(after(start.replace("gate", "-"), "0 lay fountain"))


@rule("G-B-GATE-1", "G-X-7")
def test_an_unfinished_basilica_takes_hand_cards_to_the_vault() -> None:
    start = """
        seat 0  hand road | stockpile wood | buildings gate basilica@marble
        seat 1  hand villa
        asked   0 merchant
    """
    assert question(after(start, "0 take wood")) == (0, "merchant", ["pass", "card road"])
    assert asked(after(start.replace("gate ", ""), "0 take wood")) == (1, "lead")


@rule("G-B-GATE-1", "G-X-7")
def test_an_unfinished_palace_plays_several_units() -> None:
    start = """
        seat 0  hand villa garden | buildings gate palace@marble
        seat 1  hand road
    """
    state = after(start, "0 lead merchant", "0 play garden", "0 play villa")
    assert_position(state, "seat 0 played garden villa | units 2")


@rule("G-B-GATE-1", "G-X-7")
def test_an_unfinished_ludus_magna_sends_merchants_to_every_work() -> None:
    start = """
        pool    dock
        seat 0  hand road | clients merchant | buildings {gate} ludus_magnus@marble
        seat 1  hand villa
    """
    led = after(start.format(gate="gate"), "0 lead laborer", "1 think", "1 one", "0 pass")
    assert asked(led) == (0, "laborer")
    led = after(start.format(gate="bath"), "0 lead laborer", "1 think", "1 one", "0 pass")
    assert asked(led) == (1, "lead")


@rule("G-B-GATE-1", "G-X-7")
def test_an_unfinished_stairway_opens_buildings() -> None:
    start = """
        seat 0  hand road | stockpile wood | buildings gate stairway@marble
        seat 1  hand villa | buildings dock
        asked   0 architect
    """
    assert_position(after(start, "0 use wood from stockpile"), "seat 1 buildings dock!public")
    assert "use wood from stockpile" not in legal(start.replace("gate ", ""))


@rule("G-B-GATE-1", "G-X-7", "G-LIM-4")
def test_an_unfinished_temple_raises_the_hand_limit() -> None:
    start = """
        seat 0  hand road | buildings gate temple@marble
        seat 1  hand villa
        asked   0 think
    """
    assert len(hand(after(start, "0 fill"))) == 9
    assert len(hand(after(start.replace("gate ", ""), "0 fill"))) == 5


@rule("G-B-GATE-1")
def test_unfinished_buildings_of_other_materials_do_not_work() -> None:
    start = """
        pool    villa
        seat 0  hand road | buildings gate dock@wood
        seat 1  hand villa
        asked   0 laborer
    """
    assert asked(after(start, "0 take stone")) == (1, "lead")


@rule("G-B-GATE-1")
def test_the_gate_of_an_opponent_opens_nothing() -> None:
    start = """
        seat 0  hand road | buildings fountain@marble
        seat 1  hand villa | buildings gate
        asked   0 craftsman
    """
    assert "draw" not in legal(start)


@rule("G-B-GATE-1", "G-FUN-3")
def test_a_gate_just_completed_opens_the_marble_buildings_already_there() -> None:
    start = """
        seat 0  hand bath road | buildings gate@brick+brick fountain@marble
        seat 1  hand villa
        asked   0 craftsman 1
    """
    assert "draw" not in legal(start)
    assert "draw" in legal(after(start, "0 use bath from hand"))


@rule("G-B-GATE-2")
def test_an_unfinished_marble_building_gives_no_influence() -> None:
    start = """
        seat 0  hand fountain | buildings gate
        seat 1  hand villa
        asked   0 craftsman
    """
    assert influence(after(start, "0 lay fountain")) == influence(position(start)) == 4


@rule("G-B-GATE-2", "G-X-41")
def test_a_prison_cannot_take_an_unfinished_marble_building() -> None:
    start = """
        seat 0  hand villa | buildings prison@stone+stone+stone
        seat 1  hand road | buildings gate fountain@marble
        asked   0 craftsman
    """
    assert legal(after(start, "0 use villa from hand")) == ["pass", "rival 1 gate"]


@rule("G-B-GATE-2")
def test_a_stairway_cannot_open_an_unfinished_marble_building() -> None:
    start = """
        seat 0  hand road | stockpile marble brick | buildings stairway
        seat 1  hand villa | buildings gate fountain@marble
        asked   0 architect
    """
    assert "use brick from stockpile" in legal(start)  # for the Gate itself
    assert "use marble from stockpile" not in legal(start)


@pytest.mark.parametrize(("statue", "points"), [("statue@marble", 0), ("statue", 3)])
@rule("G-B-GATE-2", "G-B-STATUE-3", "G-RULING-22", "G-X-8")
def test_an_unfinished_statue_brings_no_points_through_a_gate(statue: str, points: int) -> None:
    start = f"""
        deck    road
        seat 0  hand villa | buildings gate {statue}
        seat 1  hand villa
        asked   0 think
    """
    outcome = GAME.outcome(after(start, "0 one"))
    assert outcome.reason == "deck"
    assert outcome.sheet[0][3] == points


@rule("G-B-GATE-3", "G-RULING-23", "G-X-8")
def test_a_statue_is_marble_on_any_site() -> None:
    assert "statue" in functions(position("seat 0 hand road | buildings gate statue@stone\nseat 1 hand villa"))
    assert "statue" not in functions(position("seat 0 hand road | buildings bath statue@stone\nseat 1 hand villa"))


@rule("G-B-GATE-3", "G-RULING-23")
def test_a_stone_building_with_marble_in_it_is_not_marble() -> None:
    start = """
        seat 0  hand dock | buildings gate coliseum@stone+marble+marble
        seat 1  clients craftsman
        asked   0 demand
    """
    assert asked(after(start, "0 take wood")) != (0, "lions")
    assert asked(after(start.replace("coliseum@stone+marble+marble", "coliseum"), "0 take wood")) == (0, "lions")


@rule("G-B-GATE-4", "G-FUN-4", "G-X-41")
def test_when_the_gate_is_taken_the_unfinished_buildings_stop_at_once() -> None:
    start = """
        seat 0  hand market villa | buildings prison@stone+stone+stone
        seat 1  hand dock road | buildings gate fountain@marble
    """
    led = after(start, "0 lead craftsman", "1 play dock", "0 use villa from hand")
    spared = after(led, "0 pass")
    assert asked(spared) == (1, "craftsman")
    assert "draw" in legal(spared)

    taken = after(led, "0 rival 1 gate")
    assert asked(taken) == (1, "craftsman")
    assert "draw" not in legal(taken)
    assert functions(taken, 1) == ()
