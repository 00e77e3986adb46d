"""The Forum: six clients, six materials, victory (G-B-FORUM)."""

import pytest

from ludus.games.gloire.declaration import GameEnded
from ludus.games.gloire.game import GAME
from tests.games.gloire.tables import after, asked, assert_position, clients, hand, play, stock
from tests.support import rule

ROLES = "laborer craftsman architect legionary merchant patron"
MATERIALS = "rubble wood concrete brick stone marble"
FIVE = "wood concrete brick stone marble"


def laborer(clients: str = ROLES, buildings: str = "forum dock", stockpile: str = FIVE, more: str = "") -> str:
    """Seat 0 is about to take rubble, or another wood."""
    return f"""
        pool    road market
        seat 0  clients {clients} | stockpile {stockpile} | buildings {buildings} {more}
        seat 1  hand villa
        asked   0 laborer
    """


@rule("G-B-FORUM-1", "G-END-4")
def test_the_sixth_material_wins_for_a_forum_with_six_clients() -> None:
    _, events = play(laborer(), "0 take rubble")
    assert events[-1] == GameEnded("forum", (0,))


@rule("G-B-FORUM-1")
def test_the_sixth_client_wins_for_a_forum_with_six_materials() -> None:
    start = f"""
        pool    statue
        seat 0  clients laborer craftsman architect legionary merchant | stockpile {MATERIALS} | buildings forum dock
        seat 1  hand villa
        asked   0 patron
    """
    _, events = play(start, "0 take marble")
    assert events[-1] == GameEnded("forum", (0,))


@rule("G-B-FORUM-1")
def test_five_materials_are_not_enough_however_many_cards_there_are() -> None:
    state = after(laborer(), "0 take wood")
    assert stock(state)["wood"] == 2
    assert not state.over


@rule("G-B-FORUM-1")
def test_without_a_forum_the_twelve_cards_win_nothing() -> None:
    assert not after(laborer(buildings="dock"), "0 take rubble").over
    assert not after(laborer(buildings="forum@marble"), "0 take rubble").over


@rule("G-B-FORUM-1", "G-COMPLETE-2")
def test_completing_the_forum_wins_if_the_cards_are_there() -> None:
    start = f"""
        seat 0  hand temple | clients {ROLES} | stockpile {MATERIALS} | buildings forum@marble+marble+marble
        seat 1  hand villa
        asked   0 craftsman
    """
    _, events = play(start, "0 use temple from hand")
    assert events[-1] == GameEnded("forum", (0,))


@rule("G-B-FORUM-1", "G-SCORE-1")
def test_the_forum_wins_without_scoring_even_against_more_points() -> None:
    start = laborer().replace("hand villa", "hand villa | vault marble*2 stone*2 | buildings garden temple")
    outcome = GAME.outcome(after(start, "0 take rubble"))
    assert outcome.winners == (0,)
    assert outcome.scores == (0, 0)


@rule("G-B-FORUM-2", "G-RULING-16")
def test_the_forum_is_watched_within_a_demand() -> None:
    start = f"""
        pool    dock
        seat 0  hand market | clients {ROLES} | stockpile rubble concrete brick stone marble | buildings forum dock
        seat 1  hand circus
        asked   0 demand
    """
    state, events = play(start, "0 take wood")
    assert events[-1] == GameEnded("forum", (0,))
    assert hand(state, 1) == ["circus"]  # the pool was enough, nobody gave any more


@rule("G-B-FORUM-2", "G-END-6")
def test_the_other_actions_of_the_turn_do_not_happen() -> None:
    start = laborer().replace("0 laborer", "0 laborer 3")
    state = after(start, "0 take rubble")
    assert state.over
    assert_position(state, "pool market")


@rule("G-B-FORUM-2")
def test_a_client_of_the_owner_wins_in_the_turn_of_an_opponent() -> None:
    start = f"""
        table   leader 1
        pool    road market
        seat 0  hand villa | clients {ROLES} | stockpile {FIVE} | buildings forum dock
        seat 1  hand latrine
    """
    led = after(start, "1 lead laborer", "0 think", "0 one", "1 take wood")
    assert asked(led) == (0, "laborer")
    _, events = play(led, "0 take rubble")
    assert events[-1] == GameEnded("forum", (0,))


@rule("G-B-FORUM-2", "G-ENDTURN-1", "G-X-21")
def test_a_card_kept_by_a_sewer_at_the_end_of_the_turn_wins() -> None:
    start = f"""
        seat 0  hand road | clients {ROLES} | stockpile {FIVE} | buildings forum sewer academy
        seat 1  hand villa
    """
    led = after(start, "0 lead laborer", "1 think", "1 one")
    assert asked(led) == (0, "sewer")
    _, events = play(led, "0 card road")
    assert events[-1] == GameEnded("forum", (0,))
    assert not after(led, "0 pass").over


@rule("G-B-FORUM-3")
def test_five_clients_are_too_few_whatever_they_may_count_as() -> None:
    five = "craftsman architect legionary merchant patron"
    state = after(laborer(five, "forum ludus_magnus storeroom"), "0 take rubble")
    assert not state.over


@rule("G-B-FORUM-3")
def test_two_clients_of_one_role_do_not_cover_two() -> None:
    state = after(laborer("craftsman*2 architect legionary merchant patron"), "0 take rubble")
    assert clients(state)["craftsman"] == 2
    assert not state.over


@pytest.mark.parametrize(
    ("clients", "buildings", "wins"),
    [
        ("merchant*2 patron architect craftsman legionary", "-", False),
        ("merchant*2 patron architect craftsman legionary", "ludus_magnus", True),
        ("merchant*2 patron architect craftsman legionary", "storeroom", True),
        ("patron*2 architect craftsman legionary merchant", "storeroom", True),
        ("patron*2 architect craftsman legionary merchant", "ludus_magnus", False),
        ("merchant*2 patron*2 craftsman legionary", "ludus_magnus", False),
        ("merchant*2 patron*2 craftsman legionary", "storeroom", False),
        ("merchant*2 patron*2 craftsman legionary", "ludus_magnus storeroom", True),
        ("merchant*3 patron*2 craftsman", "ludus_magnus storeroom", True),
        ("merchant*3 patron craftsman laborer", "storeroom", False),
        ("merchant*6", "ludus_magnus", True),
        ("merchant*5 laborer", "ludus_magnus", True),
        ("merchant laborer*2 craftsman architect legionary", "ludus_magnus storeroom", False),
        ("patron*6", "storeroom", False),
    ],
)
@rule("G-B-FORUM-4", "G-B-FORUM-3", "G-X-23")
def test_any_assignment_that_covers_the_six_roles_wins(clients: str, buildings: str, wins: bool) -> None:
    """Example 11, and more of its kind."""
    assert after(laborer(clients, f"forum {buildings}"), "0 take rubble").over == wins


@rule("G-B-FORUM-5", "G-B-GATE-1", "G-END-8", "G-RULING-15", "G-X-7")
def test_through_a_gate_the_foundation_wins_even_on_the_last_site() -> None:
    """Example 10."""
    start = f"""
        town    marble
        seat 0  hand forum | clients {ROLES} | stockpile {MATERIALS} | buildings gate
        seat 1  hand villa
        asked   0 craftsman
    """
    _, events = play(start, "0 lay forum")
    assert events[-1] == GameEnded("forum", (0,))
    assert GAME.outcome(after(start.replace("gate", "bath"), "0 lay forum")).reason == "sites"


@rule("G-B-FORUM-5", "G-X-38")
def test_a_forum_taken_with_a_prison_wins() -> None:
    start = f"""
        seat 0  hand villa | clients {ROLES} | stockpile {MATERIALS} | buildings prison@stone+stone+stone
        seat 1  hand road | buildings forum
        asked   0 craftsman
    """
    built = after(start, "0 use villa from hand")
    assert asked(built) == (0, "prison")
    _, events = play(built, "0 rival 1 forum")
    assert events[-1] == GameEnded("forum", (0,))


# Seat 0 opens the Forum of seat 1 with its second marble.
STAIRWAY = """
    seat 0  hand {hand0} | clients {roles0} | stockpile {materials} marble | buildings stairway
    seat 1  hand road | buildings forum palace
    seat 2  hand {hand2} | clients {roles} | stockpile {materials} | vault {vault2} | buildings {buildings2}
    asked   0 architect
"""


def stairway(
    roles0: str = ROLES, hand0: str = "dock", hand2: str = "wall", vault2: str = "-", buildings2: str = "-"
) -> str:
    return STAIRWAY.format(
        roles0=roles0, hand0=hand0, hand2=hand2, vault2=vault2, buildings2=buildings2, roles=ROLES, materials=MATERIALS
    )


@rule("G-B-FORUM-5", "G-B-FORUM-2", "G-X-2")
def test_a_forum_opened_with_a_stairway_wins_for_whoever_has_the_cards() -> None:
    _, events = play(stairway(roles0="laborer"), "0 use marble from stockpile", "0 rival 1 forum")
    assert events[-1] == GameEnded("forum", (2,))  # in the turn of another


@pytest.mark.parametrize(
    ("hand2", "vault2", "buildings2", "winners"),
    [
        ("wall", "-", "-", (0,)),  # 5 points against 2
        ("wall", "marble", "-", (2,)),  # 5 points against 2 + 3 + 3
        ("wall tower", "-", "temple", (2,)),  # 5 points each, more cards in hand
        ("-", "-", "temple", (0,)),
        ("wall", "-", "temple", (0, 2)),
    ],
)
@rule("G-B-FORUM-6", "G-X-2")
def test_of_several_who_fulfil_it_at_once_the_one_with_most_points_wins(
    hand2: str, vault2: str, buildings2: str, winners: tuple[int, ...]
) -> None:
    start = stairway(hand2=hand2, vault2=vault2, buildings2=buildings2)
    _, events = play(start, "0 use marble from stockpile", "0 rival 1 forum")
    assert events[-1] == GameEnded("forum", winners)


@rule("G-B-FORUM-6")
def test_a_player_with_more_points_who_does_not_fulfil_it_does_not_win() -> None:
    start = stairway().replace("buildings forum", "vault stone*2 | buildings forum")
    assert GAME.outcome(after(start, "0 use marble from stockpile", "0 rival 1 forum")).winners == (0,)


@rule("G-B-FORUM-7")
def test_materials_in_the_vault_and_under_buildings_do_not_count() -> None:
    start = laborer(
        buildings="forum villa@stone+stone", stockpile="wood concrete brick marble", more="| vault rubble stone"
    )
    assert not after(start, "0 take rubble").over  # stone is missing
    assert after(start.replace("market", "sewer"), "0 take rubble", "0 take stone").over  # the old Laborer acts too
