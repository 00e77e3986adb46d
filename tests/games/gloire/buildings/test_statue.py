"""The Statue: on any site, and worth three points (G-B-STATUE)."""

from ludus.games.gloire.declaration import STATUE_VP
from tests.support import rule

from ..tables import after, assert_position, buildings, influence, legal, position, unfinished, why_not

MATERIALS = ("rubble", "wood", "concrete", "brick", "stone", "marble")


@rule("G-B-STATUE-1")
def test_a_statue_may_be_laid_on_a_site_of_any_material() -> None:
    start = """
        seat 0  hand statue
        seat 1  hand bar
        asked   0 craftsman
    """
    assert legal(start) == ["pass", *(f"lay statue on {site}" for site in MATERIALS), "survey"]

    laid = after(start, "0 lay statue on wood")
    assert_position(
        laid,
        """
        town    rubble*3 wood*2 concrete*3 brick*3 stone*3 marble*3
        country rubble*3 wood*3 concrete*3 brick*3 stone*3 marble*3
        seat 0  hand - | buildings statue@wood
        """,
    )


@rule("G-B-STATUE-1")
def test_an_architect_lays_it_on_any_site_too() -> None:
    laid = after("seat 0 hand statue\nseat 1 hand bar\nasked 0 architect", "0 lay statue on brick")

    assert_position(laid, "seat 0 buildings statue@brick")


@rule("G-B-STATUE-1", "G-BUILD-3")
def test_a_site_must_be_left_for_it() -> None:
    start = """
        town    rubble wood
        seat 0  hand statue
        seat 1  hand bar
        asked   0 craftsman
    """
    assert legal(start) == ["pass", "lay statue on rubble", "lay statue on wood", "survey"]
    assert why_not(start, "0 lay statue on marble") == "G-BUILD-3"


@rule("G-B-STATUE-1", "G-OUT-1", "G-OUT-2")
def test_with_a_survey_it_may_stand_out_of_town_on_any_site() -> None:
    start = """
        country wood*2 stone
        seat 0  hand statue | surveys craftsman
        seat 1  hand bar
        asked   0 craftsman
    """
    assert [answer for answer in legal(start) if answer.endswith("out")] == [
        "lay statue on wood out", "lay statue on stone out",
    ]  # fmt: skip

    laid = after(start, "0 lay statue on wood out")
    assert_position(laid, "country wood stone\nseat 0 buildings statue@wood")
    without = start.replace(" | surveys craftsman", "")
    assert why_not(without, "0 lay statue on wood out") == "G-OUT-2"


@rule("G-B-STATUE-2")
def test_it_takes_materials_of_its_site_and_marble() -> None:
    start = """
        seat 0  stockpile rubble wood concrete brick stone marble | buildings statue@concrete
        seat 1  hand bar
        asked   0 architect
    """
    assert legal(start) == ["pass", "use concrete from stockpile", "use marble from stockpile", "survey"]


@rule("G-B-STATUE-2", "G-COMPLETE-1")
def test_they_may_be_mixed_and_as_many_as_the_site_says() -> None:
    start = position("""
        seat 0  stockpile concrete marble | buildings statue@concrete
        seat 1  hand bar
        asked   0 architect 1
    """)
    one = after(start, "0 use concrete from stockpile")
    assert unfinished(one) == {"statue": ["concrete"]}

    two = after(one, "0 use marble from stockpile")
    assert buildings(two) == ["statue"]
    assert influence(two) == 2 + 2


@rule("G-B-STATUE-2")
def test_its_influence_is_that_of_its_site() -> None:
    for site, under, value in (("rubble", "", 1), ("brick", "+brick", 2), ("stone", "+stone+marble", 3)):
        start = f"""
            seat 0  stockpile marble | buildings statue@{site}{under}
            seat 1  hand bar
            asked   0 architect
        """
        completed = after(start, "0 use marble from stockpile")

        assert buildings(completed) == ["statue"]
        assert influence(completed) == 2 + value
        assert_position(completed, f"seat 0 sites {site}")


@rule("G-B-STATUE-2")
def test_on_a_marble_site_it_takes_marble_only() -> None:
    start = """
        seat 0  stockpile rubble wood concrete brick stone marble | buildings statue@marble
        seat 1  hand bar
        asked   0 architect
    """
    assert legal(start) == ["pass", "use marble from stockpile", "survey"]


@rule("G-B-STATUE-3", "G-SCORE-5")
def test_a_completed_statue_is_worth_three_points() -> None:
    start = """
        seat 0  hand bar | buildings statue | sites wood
        seat 1  hand wall
        deck    dock
    """
    ended = after(start, "0 think", "0 one")

    assert [row[STATUE_VP] for row in ended.sheet()] == [3, 0]
    assert ended.scores() == [2 + 1 + 3, 2]


@rule("G-B-STATUE-3", "G-B-GATE-2", "G-RULING-22", "G-X-8")
def test_an_unfinished_statue_is_worth_nothing_not_even_with_a_gate() -> None:
    start = """
        seat 0  hand bar | buildings gate statue@wood
        seat 1  hand wall | buildings statue@marble+marble+marble
        deck    dock
    """
    ended = after(start, "0 think", "0 one")

    assert [row[STATUE_VP] for row in ended.sheet()] == [0, 0]


@rule("G-B-STATUE-4", "G-BUILD-4")
def test_nobody_lays_a_second_statue() -> None:
    for own in ("statue", "statue@wood"):
        start = f"""
            seat 0  hand statue | buildings {own}
            seat 1  hand bar
            asked   0 craftsman
        """
        assert not [answer for answer in legal(start) if answer.startswith("lay")]
        assert why_not(start, "0 lay statue on brick") == "G-BUILD-4"


@rule("G-B-STATUE-4")
def test_the_statue_of_another_player_does_not_matter() -> None:
    start = """
        seat 0  hand statue
        seat 1  hand bar | buildings statue
        asked   0 craftsman
    """
    assert "lay statue on brick" in legal(start)
