"""The Wall: nothing is taken, and a full stockpile is worth points (G-B-WALL)."""

from ludus.games.gloire.declaration import WALL_VP
from tests.support import rule

from ..tables import after, asked, clients, hand, position, question, stock


@rule("G-B-WALL-1")
def test_a_demand_takes_nothing_from_behind_a_wall() -> None:
    start = """
        seat 0  hand school
        seat 1  hand bath dock | stockpile brick | clients legionary | buildings wall
        asked   0 demand
    """
    kept = after(start, "0 take brick", "1 pass")

    assert hand(kept, 1) == ["bath", "dock"]
    assert (stock(kept), stock(kept, 1)) == ({}, {"brick": 1})


@rule("G-B-WALL-1", "G-B-BRIDGE-4", "G-B-COLISEUM-4", "G-X-24")
def test_no_bridge_and_no_lion_crosses_a_wall() -> None:
    start = """
        seat 0  hand school | buildings bridge coliseum
        seat 1  hand bath dock | stockpile brick*2 | clients legionary*2 | buildings wall
        asked   0 demand
    """
    kept = after(start, "0 take brick", "1 pass")

    assert hand(kept, 1) == ["bath", "dock"]
    assert (stock(kept), stock(kept, 1)) == ({}, {"brick": 2})
    assert clients(kept, 1) == {"legionary": 2}
    assert asked(kept) == (1, "demand")  # no lions: his Legionaries are there and act


@rule("G-B-WALL-2", "G-LEGION-12", "G-X-42")
def test_who_has_a_wall_may_give_all_the_same() -> None:
    start = """
        seat 0  hand school
        seat 1  hand bath gate dock | stockpile brick | buildings wall
        asked   0 demand
    """
    giving = after(start, "0 take brick")
    assert question(giving) == (1, "give", ["pass", "card gate", "card bath"])

    given = after(giving, "1 card gate")
    assert hand(given, 1) == ["bath", "dock"]
    assert (stock(given), stock(given, 1)) == ({"brick": 1}, {"brick": 1})
    assert asked(given) == (1, "lead")


@rule("G-B-WALL-3", "G-SCORE-5")
def test_at_the_end_two_cards_of_the_stockpile_are_worth_one_point() -> None:
    for cards, points in ((0, 0), (1, 0), (2, 1), (7, 3), (8, 4)):
        ended = after(
            f"""
            seat 0  hand road | stockpile {f"wood*{cards}" if cards else "-"} | buildings wall
            seat 1  stockpile stone*9
            deck    dock
            """,
            "0 think",
            "0 one",
        )
        assert ended.over
        assert [row[WALL_VP] for row in ended.sheet()] == [points, 0]


@rule("G-B-WALL-3", "G-SCORE-5", "G-SCORE-6")
def test_an_unfinished_wall_scores_nothing() -> None:
    start = position("""
        seat 0  hand road | stockpile wood*8 | buildings wall@concrete+concrete
        deck    dock
    """)
    assert after(start, "0 think", "0 one").scores() == [2, 2]
