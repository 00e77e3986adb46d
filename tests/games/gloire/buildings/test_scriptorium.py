"""The Scriptorium: one marble completes anything (G-B-SCRIPTORIUM)."""

from tests.support import rule

from ..tables import after, asked, assert_position, buildings, influence, legal, pool, question, stock, unfinished


@rule("G-B-SCRIPTORIUM-1", "G-B-SCRIPTORIUM-2", "G-COMPLETE-1")
def test_an_architect_completes_any_own_building_with_one_marble_of_the_stockpile() -> None:
    start = """
        seat 0  stockpile marble | buildings scriptorium coliseum@stone bath@brick road@rubble
        seat 1  hand bar
        asked   0 architect
    """
    choosing = after(start, "0 use marble from stockpile")
    assert question(choosing) == (0, "architect", ["complete coliseum", "complete road", "complete bath"])

    completed = after(choosing, "0 complete coliseum")  # three stones are missing
    assert buildings(completed) == ["coliseum", "scriptorium"]
    assert unfinished(completed) == {"bath": [], "road": []}
    assert stock(completed) == {}


@rule("G-B-SCRIPTORIUM-1", "G-B-SCRIPTORIUM-2")
def test_a_craftsman_completes_with_a_marble_card_of_the_hand() -> None:
    start = """
        seat 0  hand temple | buildings scriptorium villa@stone
        seat 1  hand bar
        asked   0 craftsman
    """
    completed = after(start, "0 use temple from hand")

    assert buildings(completed) == ["scriptorium", "villa"]
    assert_position(completed, "seat 0 hand -\ngone temple")


@rule("G-B-SCRIPTORIUM-2", "G-B-ARCHWAY-1", "G-X-37")
def test_with_an_archway_the_marble_may_come_from_the_pool() -> None:
    start = """
        pool    temple
        seat 0  buildings scriptorium archway coliseum@stone
        seat 1  hand bar
        asked   0 architect
    """
    completed = after(start, "0 use marble from pool")

    assert buildings(completed) == ["archway", "coliseum", "scriptorium"]
    assert pool(completed) == {}


@rule("G-B-SCRIPTORIUM-2", "G-B-FOUNTAIN-3", "G-X-15")
def test_the_marble_may_come_from_the_fountain() -> None:
    start = """
        seat 0  hand bar | buildings scriptorium fountain coliseum@stone
        deck    temple ...
        asked   0 craftsman
    """
    completed = after(start, "0 draw", "0 complete coliseum")

    assert buildings(completed) == ["coliseum", "fountain", "scriptorium"]


@rule("G-B-SCRIPTORIUM-1")
def test_no_other_material_does_it() -> None:
    start = """
        seat 0  stockpile rubble wood concrete brick stone | buildings scriptorium coliseum@stone
        seat 1  hand bar
        asked   0 architect
    """
    added = after(start, "0 use stone from stockpile")

    assert legal(start) == ["pass", "use stone from stockpile", "survey"]
    assert unfinished(added) == {"coliseum": ["stone"]}


@rule("G-B-SCRIPTORIUM-1")
def test_without_a_scriptorium_marble_fits_marble_buildings_only() -> None:
    start = """
        seat 0  stockpile marble | buildings scriptorium@stone coliseum@stone bath@brick
        seat 1  hand bar
        asked   0 architect
    """
    assert legal(start) == ["pass", "survey"]


@rule("G-B-SCRIPTORIUM-3", "G-RULING-25", "G-X-12")
def test_where_the_marble_is_legal_anyway_it_may_be_added_without_completing() -> None:
    start = """
        seat 0  stockpile marble | buildings scriptorium temple@marble
        seat 1  hand bar
        asked   0 architect
    """
    choosing = after(start, "0 use marble from stockpile")
    assert legal(choosing) == ["to temple", "complete temple"]

    assert unfinished(after(choosing, "0 to temple")) == {"temple": ["marble"]}
    assert buildings(after(choosing, "0 complete temple")) == ["scriptorium", "temple"]


@rule("G-B-SCRIPTORIUM-3", "G-B-STATUE-2", "G-X-12")
def test_a_statue_takes_marble_with_or_without_completing() -> None:
    start = """
        seat 0  stockpile marble | buildings scriptorium statue@stone
        seat 1  hand bar
        asked   0 architect
    """
    choosing = after(start, "0 use marble from stockpile")
    assert legal(choosing) == ["to statue", "complete statue"]

    completed = after(choosing, "0 complete statue")
    assert buildings(completed) == ["scriptorium", "statue"]
    assert influence(completed) == 2 + 3 + 3


@rule("G-B-SCRIPTORIUM-3", "G-B-VILLA-1", "G-B-VILLA-3", "G-X-12")
def test_marble_for_a_villa_completes_it() -> None:
    start = """
        seat 0  hand temple | stockpile marble | buildings scriptorium villa@stone
        seat 1  hand bar
        asked   0 architect
    """
    completed = after(start, "0 use marble from stockpile")

    assert buildings(completed) == ["scriptorium", "villa"]
    assert asked(completed) == (1, "lead")


@rule("G-B-SCRIPTORIUM-1", "G-B-CATACOMB-1", "G-X-12")
def test_one_marble_completes_a_catacomb_and_ends_the_game() -> None:
    start = """
        seat 0  stockpile marble | buildings scriptorium catacomb@stone
        seat 1  hand bar
        asked   0 architect
    """
    ended = after(start, "0 use marble from stockpile")

    assert_position(ended, "table over catacomb 0")
    assert ended.scores() == [8, 2]


@rule("G-B-SCRIPTORIUM-4")
def test_the_influence_is_that_of_the_buildings_own_site() -> None:
    for building, site, value in (("road", "rubble", 1), ("bath", "brick", 2), ("coliseum", "stone", 3)):
        start = f"""
            seat 0  stockpile marble | buildings scriptorium {building}@{site}
            seat 1  hand bar
            asked   0 architect
        """
        completed = after(start, "0 use marble from stockpile")

        assert buildings(completed) == sorted([building, "scriptorium"])
        assert influence(completed) == 2 + 3 + value
