"""The Archway: materials from the pool for the Architect (G-B-ARCHWAY)."""

from tests.games.gloire.tables import after, asked, assert_position, buildings, legal, pool, stock, unfinished, why_not
from tests.support import rule

ARCHITECT = """
    pool    bath*2 road villa
    seat 0  hand school | stockpile gate | buildings archway academy@brick
    seat 1  hand villa
    asked   0 architect 1
"""


@rule("G-B-ARCHWAY-1")
def test_the_material_may_come_from_the_pool_instead_of_the_stockpile() -> None:
    state = after(ARCHITECT, "0 use brick from pool")
    assert unfinished(state) == {"academy": ["brick"]}
    assert pool(state) == {"rubble": 1, "brick": 1, "stone": 1}
    assert stock(state) == {"brick": 1}


@rule("G-B-ARCHWAY-1")
def test_stockpile_or_pool_is_decided_for_each_action() -> None:
    for first, second in (("pool", "stockpile"), ("stockpile", "pool")):
        state = after(ARCHITECT, f"0 use brick from {first}", f"0 use brick from {second}")
        assert buildings(state) == ["academy", "archway"]
        assert pool(state) == {"rubble": 1, "brick": 1, "stone": 1}
        assert stock(state) == {}


@rule("G-B-ARCHWAY-1", "G-MAT-1")
def test_a_pool_card_must_fit_the_building() -> None:
    assert [text for text in legal(ARCHITECT) if text.startswith("use")] == [
        "use brick from stockpile",
        "use brick from pool",
    ]


@rule("G-B-ARCHWAY-1")
def test_without_an_archway_the_pool_is_closed() -> None:
    start = ARCHITECT.replace("archway ", "")
    assert "use brick from pool" not in legal(start)
    assert "use brick from stockpile" in legal(start)


@rule("G-B-ARCHWAY-1")
def test_a_craftsman_takes_nothing_from_the_pool() -> None:
    start = ARCHITECT.replace("0 architect 1", "0 craftsman")
    assert [text for text in legal(start) if text.startswith("use")] == ["use school from hand"]


@rule("G-B-ARCHWAY-2", "G-BUILD-2")
def test_a_foundation_cannot_come_from_the_pool() -> None:
    assert [text for text in legal(ARCHITECT) if text.startswith("lay")] == ["lay school"]
    assert why_not(ARCHITECT, "0 lay villa") == "G-BUILD-2"


@rule("G-B-ARCHWAY-3", "G-B-STAIRWAY-3", "G-RULING-21", "G-X-5")
def test_a_pool_card_opens_no_building_with_the_stairway() -> None:
    start = """
        pool    wall road
        seat 0  hand dock | buildings archway stairway
        seat 1  hand villa | buildings tower market
        asked   0 architect
    """
    assert not [answer for answer in legal(start) if answer.endswith("from pool")]
    assert why_not(start, "0 use concrete from pool") == "G-B-ARCHWAY-3"
    assert why_not(start, "0 use rubble from pool") == "G-MAT-1"  # nor would the Stairway take it


@rule("G-B-ARCHWAY-3", "G-X-5")
def test_a_pool_card_goes_to_ones_own_building_beside_a_stairway() -> None:
    start = """
        pool    wall
        seat 0  hand dock | stockpile concrete | buildings archway stairway bridge@concrete senate@concrete
        seat 1  hand villa | buildings tower
        asked   0 architect
    """
    pooled = after(start, "0 use concrete from pool")
    assert legal(pooled) == ["to bridge", "to senate"]
    assert "rival 1 tower" in legal(after(start, "0 use concrete from stockpile"))


@rule("G-B-ARCHWAY-3")
def test_the_card_just_played_is_not_in_the_pool() -> None:
    start = """
        seat 0  hand wall | buildings archway bridge@concrete
        seat 1  hand villa
    """
    state = after(start, "0 lead architect", "1 think", "1 one")
    assert_position(state, "seat 0 played wall\npool -")
    assert asked(state) == (0, "architect")
    assert legal(state) == ["pass", "survey"]
    assert pool(after(state, "0 pass")) == {"concrete": 1}
