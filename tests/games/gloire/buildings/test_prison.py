"""The Prison: a building of an opponent for a site (G-B-PRISON)."""

from ludus.games.gloire.declaration import BuildingTaken
from tests.support import rule

from ..tables import after, asked, assert_position, buildings, clients, hand, influence, legal, play, pool, question

# The next material completes the Prison of seat 0.
BEGUN = "hand villa | buildings prison@stone+stone+stone"


@rule("G-B-PRISON-1")
def test_whoever_completes_a_prison_may_take_one_completed_building_of_an_opponent() -> None:
    start = f"""
        seat 0  {BEGUN}
        seat 1  hand bar | buildings shrine wall temple@marble
        seat 2  buildings dock
        asked   0 craftsman
    """
    prison = after(start, "0 use villa from hand")
    assert question(prison) == (0, "prison", ["pass", "rival 1 wall", "rival 1 shrine", "rival 2 dock"])

    state, events = play(prison, "0 rival 1 shrine")
    assert buildings(state) == ["prison", "shrine"]
    assert buildings(state, 1) == ["wall"]
    assert BuildingTaken(0, "shrine", 1, "stone") in events
    assert asked(state) == (1, "lead")  # one building, no more


@rule("G-B-PRISON-1", "G-B-PRISON-2", "G-FUN-5")
def test_nothing_need_be_taken_and_then_the_site_is_kept() -> None:
    start = f"""
        seat 0  {BEGUN}
        seat 1  hand bar | buildings shrine
        asked   0 craftsman
    """
    declined = after(start, "0 use villa from hand", "0 pass")

    assert (influence(declined), influence(declined, 1)) == (5, 4)
    assert (buildings(declined), buildings(declined, 1)) == (["prison"], ["shrine"])
    assert_position(declined, "seat 0 sites stone\nseat 1 sites brick")


@rule("G-B-PRISON-2")
def test_the_former_owner_gets_the_site_of_the_prison_and_keeps_his_own() -> None:
    start = f"""
        seat 0  {BEGUN}
        seat 1  hand bar | buildings shrine
        asked   0 craftsman
    """
    prison = after(start, "0 use villa from hand")
    assert (influence(prison), influence(prison, 1)) == (5, 4)

    taken = after(prison, "0 rival 1 shrine")
    assert (influence(taken), influence(taken, 1)) == (2, 7)
    assert_position(
        taken,
        """
        seat 0  buildings prison shrine!taken | sites -
        seat 1  buildings - | sites brick stone
        """,
    )


@rule("G-B-PRISON-3", "G-FUN-1", "G-FUN-4")
def test_the_function_changes_hands() -> None:
    start = f"""
        seat 0  {BEGUN}
        seat 1  hand bar | buildings shrine
        asked   0 craftsman
    """
    taken = after(start, "0 use villa from hand", "0 rival 1 shrine")

    former = after(taken, "1 think", "1 fill")  # five cards, no longer seven
    assert len(hand(former, 1)) == 5
    new = after(former, "0 fill")
    assert len(hand(new)) == 7


@rule("G-B-PRISON-4")
def test_a_name_one_has_already_cannot_be_taken() -> None:
    start = """
        seat 0  hand villa | buildings prison@stone+stone+stone shrine wall@concrete
        seat 1  buildings shrine wall dock
        asked   0 craftsman
    """
    prison = after(start, "0 use villa from hand")

    assert legal(prison) == ["pass", "rival 1 dock"]


@rule("G-B-PRISON-4", "G-X-11")
def test_a_prison_never_takes_another_prison() -> None:
    start = """
        seat 0  hand villa | buildings prison@stone+stone+stone
        seat 1  hand bar | buildings prison
        asked   0 craftsman
    """
    completed = after(start, "0 use villa from hand")

    assert asked(completed) == (1, "lead")  # nothing to take, nothing to ask
    assert influence(completed) == influence(completed, 1) == 5


@rule("G-B-PRISON-5", "G-BUILD-4")
def test_the_taker_may_not_lay_the_name_again_but_the_former_owner_may() -> None:
    start = """
        seat 0  hand villa shrine | clients craftsman | buildings prison@stone+stone+stone
        seat 1  units 1 | hand shrine | buildings shrine
        asked   0 craftsman
    """
    taken = after(start, "0 use villa from hand", "0 rival 1 shrine")
    assert question(taken) == (0, "craftsman", ["pass", "survey"])  # his client, with a Shrine in hand

    assert question(after(taken, "0 pass")) == (1, "craftsman", ["pass", "lay shrine", "survey"])


@rule("G-B-PRISON-6", "G-X-11")
def test_a_building_on_the_prison_of_another_player_may_be_taken() -> None:
    start = """
        seat 0  hand villa | buildings prison@stone+stone+stone
        seat 1  hand bar | buildings prison shrine!taken | sites -
        seat 2  sites stone brick
        asked   0 craftsman
    """
    prison = after(start, "0 use villa from hand")
    assert legal(prison) == ["pass", "rival 1 shrine"]

    taken = after(prison, "0 rival 1 shrine")
    assert_position(
        taken,
        """
        seat 0  buildings prison shrine!taken | sites -
        seat 1  buildings prison | sites stone
        seat 2  sites brick stone
        """,
    )


@rule("G-B-PRISON-7", "G-FUN-6", "G-FUN-7", "G-RULING-26", "G-X-9")
def test_a_school_that_is_taken_teaches_at_once_as_often_as_the_influence_after_the_exchange() -> None:
    start = f"""
        seat 0  {BEGUN}
        seat 1  hand bar | buildings school
        asked   0 craftsman
    """
    taken = after(start, "0 use villa from hand", "0 rival 1 school")
    assert (influence(taken), influence(taken, 1)) == (2, 7)

    thought = after(taken, "0 think", "0 senator", "0 think", "0 senator")
    assert hand(thought) == ["senator", "senator"]
    assert asked(thought) == (1, "lead")  # two Thinker actions, not five


@rule("G-B-PRISON-7", "G-FUN-6", "G-X-9")
def test_a_foundry_that_is_taken_works_at_once_before_the_turn_goes_on() -> None:
    start = """
        pool    wall temple dock bath
        seat 0  hand villa | clients craftsman | buildings prison@stone+stone+stone market
        seat 1  hand bar | buildings foundry
        asked   0 craftsman
    """
    taken = after(start, "0 use villa from hand", "0 rival 1 foundry")
    assert question(taken)[:2] == (0, "laborer")

    worked = after(taken, "0 take marble", "0 take brick", "0 take wood")  # influence 2 + 1
    assert pool(worked) == {"concrete": 1}
    assert asked(worked) == (0, "craftsman")


@rule("G-B-PRISON-8", "G-LIM-7", "G-FUN-4", "G-X-10")
def test_what_the_former_owner_has_beyond_a_limit_stays_but_nothing_more_comes() -> None:
    start = f"""
        pool    wall temple
        seat 0  {BEGUN}
        seat 1  hand basilica | clients laborer*8 | buildings aqueduct
        asked   0 craftsman
    """  # influence 4, doubled: 8 clients; without the Aqueduct influence 7
    taken = after(start, "0 use villa from hand", "0 rival 1 aqueduct")
    assert clients(taken, 1) == {"laborer": 8}

    led = after(taken, "1 lead patron", "0 one")  # seat 0 has no card to follow with
    assert clients(led, 1) == {"laborer": 8}
    assert pool(led) == {"concrete": 1, "marble": 2}  # Wall, Temple, and the Basilica played
    assert_position(led, "table turn 3")


@rule("G-B-PRISON-9", "G-B-STAIRWAY-5", "G-RULING-21", "G-X-4")
def test_a_public_building_stays_public_when_it_is_taken() -> None:
    start = f"""
        seat 0  {BEGUN}
        seat 1  hand bar | buildings shrine!public
        seat 2  hand wall
        asked   0 craftsman
    """
    taken = after(start, "0 use villa from hand", "0 rival 1 shrine")
    assert_position(taken, "seat 0 buildings prison shrine!taken!public\nseat 1 buildings -")

    thought = after(taken, "1 think", "1 fill", "2 think", "2 fill", "0 fill")
    assert [len(hand(thought, seat)) for seat in (0, 1, 2)] == [7, 7, 7]  # nobody loses anything


@rule("G-B-PRISON-3", "G-RULING-22")
def test_a_statue_that_was_taken_counts_for_the_taker() -> None:
    start = """
        seat 0  hand villa | buildings prison@stone+stone+stone
        seat 1  hand bar | buildings statue
        deck    dock
        asked   0 craftsman
    """
    ended = after(start, "0 use villa from hand", "0 rival 1 statue", "1 think", "1 one")

    assert ended.scores() == [2 + 3, 2 + 3 + 3]  # the Statue for its taker, two sites for the other
