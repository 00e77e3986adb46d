"""The Villa: one Architect is enough (G-B-VILLA)."""

from tests.support import rule

from ..tables import after, asked, assert_position, buildings, influence, legal, position, stock, unfinished, why_not


@rule("G-B-VILLA-1", "G-B-VILLA-3", "G-COMPLETE-1")
def test_one_material_of_an_architect_completes_a_villa() -> None:
    start = """
        seat 0  stockpile stone*2 | buildings villa@stone
        seat 1  hand bar
        asked   0 architect
    """
    completed = after(start, "0 use stone from stockpile")

    assert buildings(completed) == ["villa"]
    assert influence(completed) == 2 + 3
    assert stock(completed) == {"stone": 1}
    assert asked(completed) == (1, "lead")  # nobody was asked whether it should be completed


@rule("G-B-VILLA-1")
def test_however_many_it_has() -> None:
    start = """
        seat 0  stockpile stone | buildings villa@stone+stone
        seat 1  hand bar
        asked   0 architect
    """
    assert buildings(after(start, "0 use stone from stockpile")) == ["villa"]


@rule("G-B-VILLA-1")
def test_no_other_building_is_completed_so() -> None:
    start = """
        seat 0  stockpile stone | buildings villa prison@stone
        seat 1  hand bar
        asked   0 architect
    """
    assert unfinished(after(start, "0 use stone from stockpile")) == {"prison": ["stone"]}


@rule("G-B-VILLA-1", "G-B-ARCHWAY-1")
def test_a_stone_of_the_pool_completes_it_with_an_archway() -> None:
    start = """
        pool    garden
        seat 0  buildings archway villa@stone
        seat 1  hand bar
        asked   0 architect
    """
    completed = after(start, "0 use stone from pool")

    assert_position(completed, "pool -\nseat 0 buildings archway villa")


@rule("G-B-VILLA-2")
def test_a_craftsman_needs_three_materials() -> None:
    start = position("""
        seat 0  hand garden prison sewer | buildings villa@stone
        seat 1  hand bar
        asked   0 craftsman 2
    """)
    one = after(start, "0 use garden from hand")
    assert unfinished(one) == {"villa": ["stone"]}
    two = after(one, "0 use prison from hand")
    assert unfinished(two) == {"villa": ["stone", "stone"]}
    three = after(two, "0 use sewer from hand")
    assert buildings(three) == ["villa"]
    assert influence(three) == 5


@rule("G-B-VILLA-2", "G-B-FOUNTAIN-3")
def test_a_fountain_card_is_a_craftsmans_material() -> None:
    start = """
        seat 0  hand bar | buildings fountain villa@stone
        deck    garden ...
        asked   0 craftsman
    """
    assert unfinished(after(start, "0 draw", "0 to villa")) == {"villa": ["stone"]}


@rule("G-B-VILLA-3", "G-MAT-1")
def test_the_material_must_be_legal() -> None:
    start = """
        seat 0  stockpile rubble wood concrete brick marble | buildings villa@stone
        seat 1  hand bar
        asked   0 architect
    """
    assert legal(start) == ["pass", "survey"]
    assert why_not(start, "0 use wood from stockpile") == "G-MAT-1"


@rule("G-B-VILLA-3", "G-B-ROAD-1", "G-B-TOWER-1", "G-X-13", "G-X-43")
def test_road_tower_and_scriptorium_bring_other_materials() -> None:
    for helper, material in (("road", "wood"), ("tower", "rubble"), ("scriptorium", "marble")):
        start = f"""
            seat 0  stockpile {material} | buildings {helper} villa@stone
            seat 1  hand bar
            asked   0 architect
        """
        completed = after(start, f"0 use {material} from stockpile")

        assert buildings(completed) == [helper, "villa"]
        assert_position(completed, "seat 1 hand bar")


@rule("G-B-VILLA-1", "G-B-VILLA-3", "G-B-SCRIPTORIUM-3", "G-X-12", "G-X-13")
def test_with_road_and_scriptorium_a_marble_completes_it_in_one_way_only() -> None:
    start = """
        seat 0  stockpile marble | buildings road scriptorium villa@stone
        seat 1  hand bar
        asked   0 architect
    """
    assert buildings(after(start, "0 use marble from stockpile")) == ["road", "scriptorium", "villa"]
