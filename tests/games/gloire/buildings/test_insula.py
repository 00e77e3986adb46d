"""The Insula: two more clients (G-B-INSULA)."""

from tests.support import rule

from ..tables import after, asked, clients, influence, pool, position


@rule("G-B-INSULA-1")
def test_with_an_insula_two_clients_more_than_the_influence_find_room() -> None:
    start = """
        pool    wall*2 temple
        seat 0  clients laborer*3 | buildings insula
        seat 1  hand villa
        asked   0 patron 2
    """  # influence 2 + 1, and 2 for the Insula: room for five
    hired = after(start, "0 take concrete", "0 take concrete")

    assert influence(hired) == 3
    assert clients(hired) == {"laborer": 3, "architect": 2}
    assert asked(hired) == (1, "lead")  # the third action found no room
    assert pool(hired) == {"marble": 1}


@rule("G-B-INSULA-1")
def test_another_rubble_building_gives_its_influence_and_no_more_room() -> None:
    start = """
        pool    wall temple
        seat 0  clients laborer*2 | buildings road
        seat 1  hand villa
        asked   0 patron 1
    """
    hired = after(start, "0 take concrete")

    assert clients(hired) == {"laborer": 2, "architect": 1}
    assert asked(hired) == (1, "lead")
    assert pool(hired) == {"marble": 1}


@rule("G-B-INSULA-1")
def test_an_unfinished_insula_gives_no_room() -> None:
    start = position("""
        pool    wall temple
        seat 0  clients laborer | buildings insula@rubble
        seat 1  hand villa
        asked   0 patron 1
    """)
    hired = after(start, "0 take concrete")

    assert clients(hired) == {"laborer": 1, "architect": 1}
    assert asked(hired) == (1, "lead")


@rule("G-B-INSULA-1", "G-B-AQUEDUCT-2", "G-LIM-2", "G-X-25")
def test_the_aqueduct_doubles_the_places_of_the_insula_too() -> None:
    start = """
        pool    wall*2 temple
        seat 0  clients laborer*12 | buildings insula aqueduct
        seat 1  hand villa
        asked   0 patron 2
    """  # influence 2 + 1 + 2, and 2, doubled: 14
    hired = after(start, "0 take marble", "0 take concrete")

    assert clients(hired) == {"laborer": 12, "patron": 1, "architect": 1}
    assert asked(hired) == (1, "lead")
    assert pool(hired) == {"concrete": 1}
