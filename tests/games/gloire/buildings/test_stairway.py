"""The Stairway: an opponent's building opens to everybody (G-B-STAIRWAY)."""

from ludus.games.gloire.declaration import STATUE_VP, WALL_VP, BuildingOpened
from tests.support import rule

from ..tables import (
    after,
    asked,
    assert_position,
    clients,
    hand,
    influence,
    legal,
    play,
    pool,
    position,
    question,
    stock,
    unfinished,
    why_not,
)

ALL_ROLES = "laborer craftsman architect legionary merchant patron"
ALL_MATERIALS = "rubble wood concrete brick stone marble"


@rule("G-B-STAIRWAY-1", "G-FUN-1", "G-FUN-3")
def test_an_architect_may_open_a_completed_building_of_an_opponent_to_everybody() -> None:
    start = """
        seat 0  hand wall | stockpile bar | buildings stairway
        seat 1  hand wall | buildings latrine
        seat 2  hand villa
        asked   0 architect
    """
    state, events = play(start, "0 use rubble from stockpile")

    assert events[0] == BuildingOpened(0, 1, "latrine", "bar")
    assert_position(state, "seat 0 stockpile -\nseat 1 buildings latrine!public")
    for seat, card in ((1, "wall"), (2, "villa"), (0, "wall")):  # in the turns that follow
        state = after(state, f"{seat} think")
        assert question(state) == (seat, "think_discard", ["pass", f"card {card}"])
        state = after(state, f"{seat} pass", f"{seat} senator")


@rule("G-B-STAIRWAY-1", "G-FUN-5")
def test_the_stairway_is_one_choice_among_the_others() -> None:
    start = """
        seat 0  stockpile brick concrete | buildings stairway academy@brick
        seat 1  hand wall | buildings shrine tower
        asked   0 architect
    """
    assert legal(start) == ["pass", "use concrete from stockpile", "use brick from stockpile", "survey"]
    brick = after(start, "0 use brick from stockpile")
    assert legal(brick) == ["to academy", "rival 1 shrine"]

    assert_position(after(brick, "0 rival 1 shrine"), "seat 1 buildings shrine!public tower")
    built = after(brick, "0 to academy")
    assert unfinished(built) == {"academy": ["brick"]}
    assert_position(built, "seat 1 buildings shrine tower")


@rule("G-B-STAIRWAY-2", "G-RULING-20", "G-BUILD-1")
def test_opening_a_building_uses_the_whole_action() -> None:
    start = """
        seat 0  hand bar | stockpile brick concrete | buildings stairway wall@concrete
        seat 1  hand wall | buildings shrine
        asked   0 architect
    """
    assert asked(after(start, "0 use brick from stockpile")) == (1, "lead")

    client = after(start.replace("stockpile", "clients architect | stockpile"), "0 use brick from stockpile")
    assert asked(client) == (0, "architect")
    assert unfinished(after(client, "0 use concrete from stockpile")) == {"wall": ["concrete"]}


@rule("G-B-STAIRWAY-3", "G-RULING-21", "G-X-5")
def test_the_material_must_be_that_of_the_card_and_no_building_helps() -> None:
    start = """
        seat 0  stockpile rubble wood concrete stone marble | buildings stairway road tower scriptorium
        seat 1  hand wall | buildings shrine
        asked   0 architect
    """
    assert legal(start) == ["pass"]  # a Tower needs no survey
    assert why_not(start, "0 use rubble from stockpile") == "G-MAT-1"

    stone = start.replace("shrine", "villa")
    assert legal(stone) == ["pass", "use stone from stockpile"]


@rule("G-B-STAIRWAY-3")
def test_a_statue_is_opened_with_marble_wherever_it_stands() -> None:
    start = """
        seat 0  stockpile wood marble | buildings stairway
        seat 1  hand wall | buildings statue | sites wood
        asked   0 architect
    """
    assert legal(start) == ["pass", "use marble from stockpile", "survey"]


@rule("G-B-STAIRWAY-3", "G-B-ARCHWAY-3", "G-X-5")
def test_an_archway_brings_no_material_from_the_pool() -> None:
    start = """
        pool    bath dock
        seat 0  hand bar | stockpile brick | buildings stairway archway
        seat 1  hand wall | buildings shrine
        asked   0 architect
    """
    assert "use brick from pool" not in legal(start)
    opened = after(start, "0 use brick from stockpile")

    assert_position(opened, "seat 1 buildings shrine!public")
    assert pool(opened) == {"wood": 1, "brick": 1}


@rule("G-B-STAIRWAY-3")
def test_the_hand_gives_nothing_for_the_stairway_nor_does_a_craftsman() -> None:
    start = """
        seat 0  hand bath | stockpile brick | buildings stairway bath
        seat 1  hand wall | buildings shrine
        asked   0 craftsman
    """
    assert legal(start) == ["pass", "survey"]


@rule("G-B-STAIRWAY-4")
def test_not_ones_own_not_unfinished_and_not_public_buildings() -> None:
    start = """
        seat 0  hand bar | stockpile brick | buildings stairway shrine
        seat 1  hand wall | buildings academy@brick gate!public
        asked   0 architect
    """
    assert legal(start) == ["pass", "lay bar", "survey"]


@rule("G-B-STAIRWAY-4", "G-FUN-2")
def test_another_copy_of_a_public_building_may_be_opened_to_no_effect() -> None:
    start = """
        seat 0  hand bar | stockpile brick | buildings stairway
        seat 1  hand wall | buildings shrine!public
        seat 2  hand villa | buildings shrine
        asked   0 architect
    """
    opened = after(start, "0 use brick from stockpile")  # there is but one place for it

    assert_position(opened, "seat 1 buildings shrine!public\nseat 2 buildings shrine!public")
    assert stock(opened) == {}
    assert len(hand(after(opened, "1 think", "1 fill"), 1)) == 7


@rule("G-B-STAIRWAY-5")
def test_the_card_is_no_longer_a_material_of_anybody_and_no_influence_changes() -> None:
    start = """
        seat 0  hand bar | stockpile bath | buildings stairway
        seat 1  hand wall | buildings shrine
        asked   0 architect
    """
    opened = after(start, "0 use brick from stockpile")

    assert_position(opened, "pool -\ngone bath\nseat 0 stockpile - | vault -\nseat 1 stockpile - | vault -")
    assert (influence(opened), influence(opened, 1)) == (5, 4)


@rule("G-B-STAIRWAY-6", "G-FUN-6", "G-X-1")
def test_on_completion_functions_do_not_act_again() -> None:
    for building in ("foundry", "school"):
        start = f"""
            pool    temple dock
            seat 0  hand bar | stockpile brick | buildings stairway
            seat 1  hand wall | buildings {building}
            asked   0 architect
        """
        opened = after(start, "0 use brick from stockpile")

        assert_position(opened, f"pool dock temple\nseat 1 buildings {building}!public")
        assert asked(opened) == (1, "lead")


@rule("G-B-STAIRWAY-6", "G-FUN-6", "G-X-1")
def test_neither_an_amphitheatre_nor_a_garden_nor_a_prison_acts_through_a_stairway() -> None:
    for building, material in (("amphitheatre", "concrete"), ("garden", "stone"), ("prison", "stone")):
        start = f"""
            pool    temple dock
            seat 0  hand bar | stockpile {material} | buildings stairway
            seat 1  hand wall | buildings {building}
            seat 2  buildings road
            asked   0 architect
        """
        opened = after(start, f"0 use {material} from stockpile")

        assert_position(opened, f"seat 1 buildings {building}!public")
        assert asked(opened) == (1, "lead")


@rule("G-B-STAIRWAY-7", "G-FUN-2")
def test_who_has_the_building_himself_gets_no_second_benefit() -> None:
    start = """
        seat 0  stockpile brick | hand bar | buildings stairway
        seat 1  hand wall | buildings shrine
        seat 2  hand villa | buildings shrine
        asked   0 architect
    """
    opened = after(start, "0 use brick from stockpile", "0 rival 1 shrine")

    thought = after(opened, "1 think", "1 fill", "2 think", "2 fill", "0 think", "0 fill")
    assert [len(hand(thought, seat)) for seat in (0, 1, 2)] == [7, 7, 7]  # not nine


@rule("G-B-STAIRWAY-8", "G-B-WALL-1", "G-RULING-22", "G-X-6")
def test_a_public_wall_protects_everybody() -> None:
    start = """
        seat 0  hand school | buildings bridge
        seat 1  hand bath | stockpile brick
        seat 2  hand gate | stockpile brick | buildings wall!public
        asked   0 demand
    """
    kept = after(start, "0 take brick", "1 pass", "2 pass")

    assert (hand(kept, 1), hand(kept, 2)) == (["bath"], ["gate"])
    assert (stock(kept), stock(kept, 1), stock(kept, 2)) == ({}, {"brick": 1}, {"brick": 1})


@rule("G-B-STAIRWAY-8", "G-B-WALL-3", "G-B-STATUE-3", "G-RULING-22", "G-X-6")
def test_a_public_wall_scores_for_everybody_and_a_public_statue_for_its_owner() -> None:
    start = """
        seat 0  hand bar | stockpile wood*5
        seat 1  stockpile wood*4 | buildings wall!public statue!public
        seat 2  stockpile rubble
        deck    dock
    """
    ended = after(start, "0 think", "0 one")

    assert ended.over
    assert [row[WALL_VP] for row in ended.sheet()] == [2, 2, 0]
    assert [row[STATUE_VP] for row in ended.sheet()] == [0, 3, 0]


@rule("G-B-STAIRWAY-1", "G-B-CIRCUSMAX-4", "G-ACT-6", "G-X-3")
def test_a_circus_maximus_opened_now_doubles_the_clients_who_have_not_begun() -> None:
    start = """
        seat 0  units 1 | hand bar | stockpile stone | clients architect | buildings stairway
        seat 1  hand wall | buildings circus_maximus
        asked   0 architect
    """
    opened = after(start, "0 use stone from stockpile")

    assert asked(opened) == (0, "architect")
    assert asked(after(opened, "0 pass")) == (0, "architect")
    assert asked(after(opened, "0 pass", "0 pass")) == (1, "lead")


@rule("G-B-STAIRWAY-1", "G-B-FORUM-5", "G-RULING-16", "G-X-2")
def test_whoever_opens_a_forum_and_fulfils_it_wins_at_once() -> None:
    start = f"""
        seat 0  clients {ALL_ROLES} | stockpile {ALL_MATERIALS} marble | buildings stairway
        seat 1  hand wall | buildings forum
        asked   0 architect
    """
    ended = after(start, "0 use marble from stockpile")

    assert_position(ended, "table over forum 0")


@rule("G-B-STAIRWAY-5", "G-B-FORUM-2", "G-X-2")
def test_the_marble_that_opens_the_forum_is_no_longer_in_the_stockpile() -> None:
    start = f"""
        seat 0  clients {ALL_ROLES} | stockpile {ALL_MATERIALS} | hand bar | buildings stairway
        seat 1  hand wall | buildings forum
        asked   0 architect
    """
    opened = after(start, "0 use marble from stockpile")

    assert not opened.over
    assert len(clients(opened)) == 6
    assert_position(opened, "seat 1 buildings forum!public")


@rule("G-B-STAIRWAY-1", "G-B-FORUM-6", "G-X-2")
def test_a_forum_opened_for_several_is_won_by_the_one_with_most_points() -> None:
    start = f"""
        seat 0  clients {ALL_ROLES} | stockpile {ALL_MATERIALS} marble | buildings stairway
        seat 1  buildings forum
        seat 2  clients {ALL_ROLES} | stockpile {ALL_MATERIALS} | buildings villa sewer
        asked   0 architect
    """  # influence 5 against 8
    ended = after(start, "0 use marble from stockpile")

    assert_position(ended, "table over forum 2")


@rule("G-B-STAIRWAY-1", "G-B-GATE-1", "G-X-7")
def test_an_unfinished_stairway_works_with_a_gate() -> None:
    start = position("""
        seat 0  hand bar | stockpile brick | buildings gate stairway@marble
        seat 1  hand wall | buildings shrine
        asked   0 architect
    """)
    assert question(start) == (0, "architect", ["pass", "lay bar", "use brick from stockpile", "survey"])

    assert_position(after(start, "0 use brick from stockpile"), "seat 1 buildings shrine!public")


@rule("G-B-STAIRWAY-4", "G-B-GATE-2", "G-X-7")
def test_a_building_that_only_works_through_a_gate_cannot_be_opened() -> None:
    start = """
        seat 0  hand bar | stockpile marble | buildings stairway
        seat 1  hand wall | buildings gate temple@marble+marble
        asked   0 architect
    """
    assert legal(start) == ["pass", "lay bar", "survey"]
