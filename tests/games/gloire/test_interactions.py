"""Buildings that meet: rows of the index of interactions that no building's own tests show, and deep nesting."""

import pytest

from ludus.games.gloire.declaration import FRAMES
from ludus.games.gloire.game import GAME
from tests.games.gloire.tables import (
    after,
    asked,
    buildings,
    influence,
    legal,
    play,
    position,
    question,
    stock,
    unfinished,
    why_not,
)  # fmt: skip
from tests.support import rule


@rule("G-X-17", "G-PROTO-7", "G-PROTO-9", "G-B-BATH-2", "G-B-GARDEN-1", "G-FUN-8")
def test_a_garden_with_bath_and_aqueduct_nests_as_deep_as_it_must() -> None:
    start = """
        pool    dock rubble
        seat 0  hand villa gate atrium | buildings bath aqueduct garden@stone+stone+stone school@brick+brick
        seat 1  hand -
        asked   0 craftsman 1
    """
    batch = after(start, "0 use villa from hand")
    assert question(batch) == (0, "patron", ["pass", "card atrium", "card gate", "take rubble", "take wood"])
    school = after(batch, "0 take wood", "0 act craftsman", "0 use atrium from hand")
    granted = school.frame[school.depth - 1][2]
    assert (asked(school), granted) == ((0, "offer_think"), influence(school))
    steps = [frame.step for frame in GAME.view(school, 0).stack]
    assert steps == ["turn", "perform", "batch", "patron", "offer_think"]
    state = school
    for _ in range(granted):
        state = after(state, "0 pass")
    assert question(state) == (0, "patron", ["pass", "card gate"])  # back to the same Patron action
    assert question(after(state, "0 pass")) == (0, "patron", ["pass", "card gate", "take rubble"])  # the next one


@rule("G-PROTO-7")
def test_the_stack_has_room_for_every_client_that_can_act() -> None:
    state = position("""
        pool    temple*3 palace*3 statue*3 forum*3
        seat 0  hand - | buildings bath | sites stone*6 marble*4
        seat 1  hand gate
        asked   0 patron
    """)
    for _ in range(12):
        state = after(state, "0 take marble", "0 act patron") if asked(state)[1] == "patron" else state
    assert state.depth < 128
    assert sum(state.clients[0][40:]) == 12


@rule("G-PROTO-7")
def test_a_step_that_does_not_fit_on_the_stack_is_an_error() -> None:
    """No game comes there; a search that imagined it would play on."""
    frames = ["turn 0 performing 1", "perform 0 working 0", *["batch 0 patron 0"] * (FRAMES - 11), "patron 0"]
    state = position(f"""
        table   role patron
        stack   {" | ".join(f"{number} {frame}" for number, frame in enumerate(frames, start=1))}
        pool    temple*3 palace*3 statue*3 forum*3
        seat 0  hand - | buildings bath | sites stone*6 marble*4
        seat 1  hand gate
    """)
    for _ in range(8):
        state = after(state, "0 take marble", "0 act patron")
    assert state.depth == FRAMES
    assert sum(state.clone().playouts(2, 1)[0]) == pytest.approx(2)
    with pytest.raises(RuntimeError, match="1 events or steps did not fit"):
        after(state, "0 take marble")


@rule("G-X-2", "G-B-FORUM-5", "G-B-FORUM-6")
def test_a_public_forum_may_make_several_win_and_the_best_of_them_does() -> None:
    six = "clients laborer craftsman architect legionary merchant patron"
    start = f"""
        seat 0  hand bar | buildings stairway | stockpile rubble wood concrete brick stone marble*2 | {six}
        seat 1  hand - | buildings forum | {six} | stockpile rubble wood concrete brick stone
        seat 2  hand - | sites stone*3 | {six} | stockpile rubble wood concrete brick stone marble
        asked   0 architect
    """
    outcome = GAME.outcome(after(start, "0 use marble from stockpile"))
    assert (outcome.reason, outcome.winners) == ("forum", (2,))  # 11 points against 5
    tied = start.replace("sites stone*3", "sites stone").replace("seat 2  hand -", "seat 2  hand gate")
    assert GAME.outcome(after(tied, "0 use marble from stockpile")).winners == (0, 2)


@rule("G-X-21", "G-B-FORUM-2", "G-ENDTURN-1")
def test_a_sewer_may_bring_the_last_material_for_the_forum() -> None:
    start = """
        table   role laborer
        seat 0  hand bar | buildings sewer forum | played villa | units 1
                | clients laborer craftsman architect legionary merchant patron
                | stockpile rubble wood concrete brick marble
        seat 1  hand gate
        asked   0 sewer
    """.replace("\n                |", " |")
    outcome = GAME.outcome(after(start, "0 card villa"))
    assert (outcome.reason, outcome.winners) == ("forum", (0,))


@rule("G-X-12", "G-B-SCRIPTORIUM-1", "G-B-SCRIPTORIUM-3", "G-RULING-25")
def test_a_scriptorium_completes_and_where_the_marble_fits_anyway_it_need_not() -> None:
    start = """
        seat 0  hand temple | buildings scriptorium villa@stone statue@concrete palace@marble wall@concrete
        seat 1  hand -
        asked   0 craftsman
    """
    places = after(start, "0 use temple from hand")
    completing = ["complete wall", "complete palace", "complete statue", "complete villa"]
    assert legal(places) == ["to palace", "to statue", *completing]
    assert influence(after(places, "0 complete statue")) == 5 + 2  # that of its own site
    assert unfinished(after(places, "0 to palace"))["palace"] == ["marble"]
    ended = start.replace("villa@stone", "catacomb@stone")
    assert GAME.outcome(after(ended, "0 use temple from hand", "0 complete catacomb")).reason == "catacomb"


@rule("G-X-15", "G-B-FOUNTAIN-3", "G-B-FOUNTAIN-4", "G-B-FOUNTAIN-5")
def test_a_fountain_card_obeys_all_building_rules() -> None:
    start = """
        deck    temple ...
        town    rubble
        seat 0  hand bar | buildings fountain scriptorium wall@concrete
        seat 1  hand -
        asked   0 craftsman
    """
    drawn = after(start, "0 draw")
    assert question(drawn) == (0, "fountain", ["pass", "complete wall", "hold"])
    assert why_not(drawn, "0 lay bar") == "G-B-FOUNTAIN-4"
    assert buildings(after(drawn, "0 complete wall")) == ["fountain", "scriptorium", "wall"]
    tower = start.replace("scriptorium", "tower")
    assert legal(after(tower, "0 draw")) == ["pass", "lay temple out"]  # no hold: no survey is needed
    rubble = tower.replace("deck    temple", "deck    road")
    assert legal(after(rubble, "0 draw")) == ["pass", "lay road", "lay road out", "to wall"]


@rule("G-X-18", "G-B-BATH-4", "G-B-BATH-5", "G-RULING-27", "G-RULING-28", "G-B-CIRCUSMAX-5")
def test_new_clients_in_a_bath_act_once_as_whatever_they_may_be() -> None:
    start = """
        pool    {} wood*5
        seat 0  hand - | buildings bath ludus_magnus storeroom circus_maximus | units 1
        seat 1  hand -
        asked   0 patron
    """
    assert len(legal(after(start.format("villa"), "0 take stone"))) == 7
    assert legal(after(start.format("gate"), "0 take brick")) == ["pass", "act laborer", "act legionary"]
    once = after(start.format("gate"), "0 take brick", "0 act laborer", "0 take wood")
    assert (stock(once), asked(once)[0]) == ({"wood": 1}, 1)


@rule("G-X-24", "G-B-COLISEUM-2", "G-B-COLISEUM-4", "G-B-COLISEUM-6", "G-RULING-19")
@pytest.mark.parametrize(
    ("own", "last", "reached"),
    [
        ("coliseum", "palisade", []),  # both neighbours are protected
        ("coliseum", "insula", [4]),  # neighbours only
        ("coliseum bridge", "wall", [1, 2, 3]),  # everybody but a Wall
        ("coliseum bridge", "palisade", [1, 2, 3, 4]),
    ],
)
def test_whom_the_lions_can_take_from(own: str, last: str, reached: list[int]) -> None:
    start = f"""
        deck    bar ...
        seat 0  hand gate | buildings {own}
        seat 1  hand - | buildings palisade | clients legionary
        seat 2  hand - | clients legionary | buildings ludus_magnus storeroom
        seat 3  hand - | clients legionary merchant
        seat 4  hand - | buildings {last} | clients legionary
        asked   0 demand
    """
    throws = [text for text in legal(after(start, "0 take brick")) if text.startswith("throw")]
    assert throws == [f"throw {seat} legionary" for seat in reached]  # the colour counts


@rule("G-X-27", "G-X-28", "G-B-CIRCUS-3", "G-B-PALACE-2")
def test_with_circus_and_palace_every_card_is_an_architect() -> None:
    start = "seat 0 hand bar gate*3 senator | buildings circus palace\nseat 1 hand -"
    chosen = after(start, "0 lead architect", "0 play gate")
    assert legal(chosen) == ["pass", "play gate", "play bar", "play senator", "petition brick"]
    petition = after(chosen, "0 petition brick")
    assert (petition.units[0], GAME.view(petition, 1).played[0]) == (2, ("gate", "gate", "gate"))
    assert petition.senators[0] == 1  # a petition counts as the Senator


@rule("G-B-FORUM-7", "G-B-FORUM-ALT-1", "G-RULING-16")
def test_vault_and_buildings_bring_no_materials_and_the_alternative_forum_needs_none() -> None:
    start = """
        table   {}
        pool    temple
        seat 0  hand - | buildings forum insula villa@stone+stone | vault marble stone
                | clients laborer craftsman architect legionary merchant
        seat 1  hand -
        asked   0 patron
    """.replace("\n                |", " |")
    assert not after(start.format("turn 1"), "0 take marble").over
    assert GAME.outcome(after(start.format("variant alternative_forum"), "0 take marble")).reason == "forum"


@rule("G-RULING-40", "G-PROTO-5")
def test_of_equal_cards_the_one_with_the_lowest_number_moves() -> None:
    start = "pool road bar insula*2\nseat 0 hand -\nseat 1 hand gate\nasked 0 laborer"
    done, events = play(start, "0 take rubble")
    assert GAME.view(done, 0).stockpiles[0] == ("insula",)
    assert GAME.view(done, 0).pool == ("insula", "road", "bar")
    assert str(events[0]) == "MaterialTaken(seat=0, card='insula', material='rubble', source='pool')"
