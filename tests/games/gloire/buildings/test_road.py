"""The Road: any material for stone buildings (G-B-ROAD)."""

from tests.support import rule

from ..tables import after, buildings, legal, pool, stock, unfinished, why_not


@rule("G-B-ROAD-1")
def test_any_material_of_the_stockpile_fits_a_stone_building() -> None:
    start = """
        seat 0  stockpile rubble wood concrete brick stone marble | buildings road prison@stone
        seat 1  hand bar
        asked   0 architect
    """
    assert legal(start) == [
        "pass", "use rubble from stockpile", "use wood from stockpile", "use concrete from stockpile",
        "use brick from stockpile", "use stone from stockpile", "use marble from stockpile", "survey",
    ]  # fmt: skip

    added = after(start, "0 use wood from stockpile")
    assert unfinished(added) == {"prison": ["wood"]}
    assert "wood" not in stock(added)


@rule("G-B-ROAD-1")
def test_any_card_of_the_hand_fits_a_stone_building() -> None:
    start = """
        seat 0  hand temple | buildings road coliseum@stone+wood+rubble
        seat 1  hand bar
        asked   0 craftsman
    """
    completed = after(start, "0 use temple from hand")

    assert buildings(completed) == ["coliseum", "road"]


@rule("G-B-ROAD-1", "G-B-ARCHWAY-1", "G-X-37")
def test_any_material_of_the_pool_fits_a_stone_building_with_an_archway() -> None:
    start = """
        pool    dock temple
        seat 0  buildings road archway prison@stone
        seat 1  hand bar
        asked   0 architect
    """
    added = after(start, "0 use wood from pool")

    assert unfinished(added) == {"prison": ["wood"]}
    assert pool(added) == {"marble": 1}


@rule("G-B-ROAD-1", "G-B-FOUNTAIN-3", "G-X-15")
def test_any_card_drawn_with_a_fountain_fits_a_stone_building() -> None:
    start = """
        seat 0  hand bar | buildings road fountain prison@stone
        deck    dock ...
        asked   0 craftsman
    """
    added = after(start, "0 draw", "0 to prison")

    assert unfinished(added) == {"prison": ["wood"]}


@rule("G-B-ROAD-1", "G-MAT-1")
def test_the_road_leads_to_no_building_of_another_material() -> None:
    start = """
        seat 0  stockpile wood stone | buildings road bath@brick temple@marble prison@stone
        seat 1  hand bar
        asked   0 architect
    """
    added = after(start, "0 use wood from stockpile")  # there is but one place for it

    assert unfinished(added) == {"bath": [], "temple": [], "prison": ["wood"]}


@rule("G-B-ROAD-1", "G-MAT-1")
def test_without_a_road_only_stone_fits() -> None:
    start = """
        seat 0  stockpile wood | buildings road@rubble prison@stone
        seat 1  hand bar
        asked   0 architect
    """
    assert legal(start) == ["pass", "survey"]
    assert why_not(start, "0 use wood from stockpile") == "G-MAT-1"


@rule("G-B-ROAD-2", "G-RULING-23", "G-X-13")
def test_a_statue_on_a_stone_site_is_no_stone_building() -> None:
    start = """
        seat 0  stockpile wood brick stone marble | buildings road statue@stone
        seat 1  hand bar
        asked   0 architect
    """
    assert legal(start) == ["pass", "use stone from stockpile", "use marble from stockpile", "survey"]
    assert why_not(start, "0 use wood from stockpile") == "G-MAT-1"
