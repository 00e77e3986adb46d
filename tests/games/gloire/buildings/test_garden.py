"""The Garden: Patron actions on completion (G-B-GARDEN)."""

from tests.games.gloire.tables import after, asked, clients, influence, legal, question, stock
from tests.support import rule

# One stone is missing; with its site the influence will be 5.
ARCHITECT = """
    deck    statue ...
    pool    villa temple dock wall road gate
    seat 0  hand market | stockpile sewer | buildings garden@stone+stone+stone
    seat 1  hand villa
    asked   0 architect 1
"""
COMPLETED = "0 use stone from stockpile"


@rule("G-B-GARDEN-1")
def test_the_garden_grants_as_many_patron_actions_as_its_owner_has_influence() -> None:
    state = after(ARCHITECT, COMPLETED)
    assert influence(state) == 5
    assert asked(state) == (0, "patron")
    assert asked(after(state, *["0 pass"] * 4)) == (0, "patron")
    assert asked(after(state, *["0 pass"] * 5)) == (0, "architect")

    hired = after(state, "0 take stone", "0 take marble", "0 take wood", "0 take rubble", "0 take brick")
    assert clients(hired) == {"laborer": 1, "craftsman": 1, "legionary": 1, "merchant": 1, "patron": 1}
    assert asked(hired) == (0, "architect")


@rule("G-B-GARDEN-1", "G-PATRON-2")
def test_actions_without_room_are_lost() -> None:
    state = after(ARCHITECT.replace("buildings", "clients laborer*4 | buildings"), COMPLETED, "0 take stone")
    assert clients(state) == {"laborer": 4, "merchant": 1}
    assert asked(state) == (0, "architect")


@rule("G-B-GARDEN-1", "G-FUN-8", "G-X-17", "G-X-36")
def test_aqueduct_bar_and_bath_serve_the_patrons_of_the_garden() -> None:
    start = ARCHITECT.replace("buildings", "buildings aqueduct bar bath")
    state = after(start, COMPLETED, "0 take rubble")
    assert question(state) == (0, "bath", ["pass", "act laborer"])
    state = after(state, "0 act laborer", "0 take stone")
    assert stock(state) == {"stone": 1}

    assert question(state) == (0, "patron", ["pass", "card market", "draw"])
    state = after(state, "0 card market", "0 pass")
    assert question(state) == (0, "patron", ["pass", "draw"])
    state = after(state, "0 draw", "0 pass")
    assert clients(state) == {"laborer": 1, "craftsman": 1, "patron": 1}
    assert "draw" in legal(state)  # the second of the ten


@rule("G-B-GARDEN-2", "G-CLIENT-2")
def test_the_new_clients_do_not_act_this_turn() -> None:
    start = ARCHITECT.replace("0 architect 1", "0 architect")
    hired = after(start, COMPLETED, "0 take concrete", *["0 pass"] * 4)
    assert clients(hired) == {"architect": 1}
    assert asked(hired) == (1, "lead")


@rule("G-B-GARDEN-2")
def test_an_old_client_beside_a_new_one_acts_once() -> None:
    start = ARCHITECT.replace("0 architect 1", "0 architect").replace("buildings", "clients architect | buildings")
    hired = after(start, COMPLETED, "0 take concrete", *["0 pass"] * 4)
    assert clients(hired) == {"architect": 2}
    assert asked(hired) == (0, "architect")
    assert asked(after(hired, "0 pass")) == (1, "lead")


@rule("G-B-GARDEN-2")
def test_a_new_patron_of_the_garden_acts_through_the_bath() -> None:
    start = ARCHITECT.replace("buildings", "buildings bath")
    state = after(start, COMPLETED, "0 take marble", "0 act patron")
    assert asked(state) == (0, "patron")
    state = after(state, "0 take concrete", "0 act architect")
    assert asked(state) == (0, "architect")
    assert clients(state) == {"architect": 1, "patron": 1}
