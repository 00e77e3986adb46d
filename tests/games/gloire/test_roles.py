"""The six roles: Patron, Laborer, Architect, Craftsman, Legionary, Merchant (section 6)."""

import pytest

from ludus.games.gloire.game import GAME
from tests.games.gloire.tables import (
    after,
    asked,
    buildings,
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
    vault,
    why_not,
)  # fmt: skip
from tests.support import rule

# ---------------------------------------------------------------------- Patron and Laborer


@rule("G-PATRON-1", "G-PATRON-2", "G-CLIENT-3")
def test_a_patron_action_makes_a_pool_card_a_client() -> None:
    start = "pool bar temple\nseat 0 hand -\nseat 1 hand bath\nasked 0 patron"
    assert question(position(start)) == (0, "patron", ["pass", "take rubble", "take marble"])
    done = after(start, "0 take rubble")
    assert (clients(done), pool(done)) == ({"laborer": 1}, {"marble": 1})


@rule("G-PATRON-2")
def test_with_an_empty_pool_or_no_room_a_patron_action_is_lost() -> None:
    for table in ("pool -\nseat 0 hand temple", "pool bar\nseat 0 hand temple | clients laborer*2"):
        led = after(f"{table}\nseat 1 hand -", "0 lead patron", "1 one")
        assert asked(led) == (1, "lead")


@rule("G-PATRON-4", "G-ACT-1")
def test_later_players_take_what_is_left() -> None:
    start = "pool bar\nseat 0 hand temple\nseat 1 hand palace"
    led = after(start, "0 lead patron", "1 play palace")
    assert asked(led) == (0, "patron")
    done = after(led, "0 take rubble")
    assert asked(done) == (1, "think")  # nothing was left for him, and he leads with an empty hand
    passed = after(led, "0 pass")
    assert question(passed) == (1, "patron", ["pass", "take rubble"])


@rule("G-PATRON-5", "G-RULING-29", "G-B-AQUEDUCT-1", "G-B-BAR-1", "G-B-BAR-2", "G-FUN-5", "G-INFO-29", "G-INFO-32")
def test_a_complete_patron_action_hires_from_pool_hand_and_deck() -> None:
    start = """
        pool    dock
        deck    gate ...
        seat 0  hand wall | buildings aqueduct bar
        seat 1  hand bath
        asked   0 patron
    """
    assert legal(start) == ["pass", "card wall", "take wood", "draw"]
    hired = after(start, "0 card wall")
    assert question(hired) == (0, "patron", ["pass", "take wood", "draw"])
    done, events = play(hired, "0 draw")
    assert clients(done) == {"architect": 1, "legionary": 1}
    assert "ClientHired(seat=0, card='gate', role='legionary', source='deck')" in map(str, GAME.events(done, 1))
    assert events
    every = after(start, "0 take wood", "0 card wall", "0 draw")
    assert clients(every) == {"craftsman": 1, "architect": 1, "legionary": 1}
    none = after(start, "0 pass")
    assert clients(none) == {}
    assert asked(none) == (1, "lead")


@rule("G-PATRON-5", "G-LIM-7", "G-B-BAR-2")
def test_each_hire_of_a_patron_action_needs_room() -> None:
    start = "pool dock\nseat 0 hand wall | buildings bar | clients patron*2\nseat 1 hand bath\nasked 0 patron"
    hired = after(start, "0 take wood")  # three clients, limit three
    assert asked(hired) == (1, "lead")


@rule("G-LABORER-1", "G-LABORER-2", "G-LABORER-3", "G-B-DOCK-1", "G-RULING-29", "G-INFO-17")
def test_a_laborer_action_takes_from_the_pool_and_with_a_dock_from_the_hand() -> None:
    start = "pool bar temple\nseat 0 hand gate | buildings dock\nseat 1 hand bath\nasked 0 laborer"
    taken = after(start, "0 take marble")
    assert (stock(taken), pool(taken)) == ({"marble": 1}, {"rubble": 1})
    assert question(taken) == (0, "laborer", ["pass", "card gate"])
    assert stock(after(taken, "0 card gate")) == {"marble": 1, "brick": 1}
    assert question(after(start, "0 card gate")) == (0, "laborer", ["pass", "take rubble", "take marble"])
    assert asked(after(start, "0 pass")) == (1, "lead")
    empty = after("pool -\nseat 0 hand gate bar | buildings dock\nseat 1 hand -", "0 lead laborer", "1 one")
    assert question(empty) == (0, "laborer", ["pass", "card gate"])
    assert why_not(start, "0 take wood") == "G-LABORER-1"


# ---------------------------------------------------------------------- building


@rule("G-BUILD-1", "G-BUILD-2", "G-BUILD-3", "G-BUILD-6", "G-CRAFTSMAN-1", "G-ARCHITECT-1")
@pytest.mark.parametrize("step", ["craftsman", "architect"])
def test_a_foundation_comes_from_the_hand_onto_a_site_of_its_material(step: str) -> None:
    start = f"pool bar\nseat 0 hand road wall | stockpile rubble\nseat 1 hand bath\nasked 0 {step}"
    assert legal(start) == ["pass", "lay wall", "lay road", "survey"]
    done = after(start, "0 lay wall")
    assert (unfinished(done), hand(done), done.town) == ({"wall": []}, ["road"], [3, 3, 2, 3, 3, 3])
    assert (influence(done), GAME.view(done, 0).functions[0]) == (2, ())
    assert why_not(start.replace("seat 1", "town wood concrete\nseat 1"), "0 lay road") == "G-BUILD-3"
    assert why_not(start, "0 lay bar") == "G-BUILD-2"


@rule("G-BUILD-4", "G-B-PRISON-5", "G-B-STATUE-4")
@pytest.mark.parametrize("own", ["road", "road@rubble", "prison road!taken", "statue@wood"])
def test_a_name_stands_only_once_before_a_player(own: str) -> None:
    name = "statue" if "statue" in own else "road"
    start = f"seat 0 hand {name} dock | buildings {own}\nseat 1 hand {name} | buildings -\nasked 0 craftsman"
    assert f"lay {name}" not in " ".join(legal(start))
    assert why_not(start, "0 lay road" if name == "road" else "0 lay statue on wood") == "G-BUILD-4"
    other = start.replace("asked 0", "table leader 1\nasked 1")
    assert any(f"lay {name}" in text for text in legal(other))  # other players' buildings do not matter


@rule("G-BUILD-5", "G-MAT-3", "G-MAT-4")
def test_several_buildings_grow_side_by_side_also_in_one_turn() -> None:
    start = "seat 0 hand wall tower bridge senate | clients craftsman*3\nseat 1 hand -\nasked 0 craftsman"
    done = after(start, "0 lay wall", "0 use tower from hand", "0 lay bridge")
    assert unfinished(done) == {"wall": ["concrete"], "bridge": []}
    places = after(done, "0 use senate from hand")
    assert legal(places) == ["to wall", "to bridge"]


@rule("G-OUT-1", "G-OUT-2", "G-OUT-3", "G-OUT-4", "G-OUT-5", "G-RULING-12", "G-B-AMPHITHEATRE-3", "G-X-16")
def test_surveys_of_any_origin_pay_for_an_out_of_town_foundation() -> None:
    start = """
        seat 0  hand road dock gate | buildings amphitheatre@concrete+concrete | stockpile concrete
        seat 1  hand -
        asked   0 architect 2
    """
    surveyed = after(start, "0 survey")
    assert GAME.view(surveyed, 1).surveys[0] == (0, 1)
    assert "lay road out" in legal(surveyed)  # though sites are left in town
    batch = after(surveyed, "0 use concrete from stockpile")  # Craftsman actions of the Amphitheatre
    done = after(batch, "0 lay road out")
    assert (done.country[0], done.town[0]) == (2, 3)
    assert GAME.view(done, 1).surveys[0] == (0, 0)
    again = after(done, "0 survey", "0 survey", "0 lay dock out")
    assert GAME.view(again, 1).surveys[0] == (1, 0)
    assert unfinished(again) == {"road": [], "dock": []}


@rule("G-OUT-2")
def test_an_unused_survey_lapses_at_the_end_of_the_turn() -> None:
    done = after("seat 0 hand road\nseat 1 hand bar\nasked 0 craftsman", "0 survey")
    assert done.turns == 2
    assert GAME.view(done, 1).surveys == ((0, 0), (0, 0))


@rule("G-OUT-5")
def test_out_of_town_a_building_grows_as_in_town() -> None:
    start = "seat 0 hand road bar | surveys architect\nseat 1 hand -\nasked 0 craftsman 1"
    done = after(start, "0 lay road out", "0 use bar from hand")
    assert (buildings(done), influence(done)) == (["road"], 3)


@rule("G-OUT-6")
def test_the_last_site_out_of_town_is_nothing_special() -> None:
    start = "country rubble\nseat 0 hand road | surveys architect\nseat 1 hand bar\nasked 0 craftsman"
    done = after(start, "0 lay road out")
    assert not done.over
    assert sum(done.country) == 0


@rule("G-OUT-7", "G-B-TOWER-2", "G-PROTO-10", "G-X-14")
def test_with_a_tower_no_survey_is_needed_used_or_offered() -> None:
    start = "seat 0 hand road dock | buildings tower | surveys architect\nseat 1 hand bar\nasked 0 craftsman"
    assert legal(start) == ["pass", "lay dock", "lay road", "lay dock out", "lay road out"]
    assert why_not(start, "0 survey") == "G-PROTO-10"
    done = play(start + " 1", "0 lay road out")[0]
    assert GAME.view(done, 1).surveys[0] == (0, 1)


@rule("G-PROTO-10")
def test_a_survey_is_offered_while_a_site_is_left_out_of_town() -> None:
    start = "country -\nseat 0 hand road\nseat 1 hand bar\nasked 0 craftsman"
    assert legal(start) == ["pass", "lay road"]
    assert why_not(start, "0 survey") == "G-PROTO-10"


@rule("G-MAT-1", "G-MAT-2", "G-MAT-4")
def test_materials_match_and_come_from_stockpile_or_hand() -> None:
    table = "seat 0 hand wall road | stockpile concrete wood | buildings tower@concrete\nseat 1 hand bar\nasked 0 {}"
    architect = table.format("architect")
    assert legal(architect)[-2:] == ["use concrete from stockpile", "survey"]
    assert why_not(architect, "0 use wood from stockpile") == "G-MAT-1"
    assert why_not(architect, "0 use wall from hand") == "G-PROTO-1"
    done = after(architect, "0 use concrete from stockpile")
    assert (unfinished(done), stock(done)) == ({"tower": ["concrete"]}, {"wood": 1})
    craftsman = table.format("craftsman")
    assert legal(craftsman)[-2:] == ["use wall from hand", "survey"]
    assert why_not(craftsman, "0 use road from hand") == "G-MAT-1"
    assert hand(after(craftsman, "0 use wall from hand")) == ["road"]


@rule("G-MAT-5", "G-RULING-24", "G-FUN-4")
def test_materials_under_a_building_stay_when_their_function_is_lost() -> None:
    start = """
        seat 0  hand - | buildings prison@stone+stone+stone | stockpile stone
        seat 1  hand - | buildings road villa@stone+wood | stockpile wood stone
        asked   0 architect
    """
    taken = after(start, "0 use stone from stockpile", "0 rival 1 road")
    assert unfinished(taken, 1) == {"villa": ["wood"]}
    assert "road" not in GAME.view(taken, 0).functions[1]
    architect = """
        table   leader 1
        seat 0  hand -
        seat 1  hand - | buildings villa@stone+wood | stockpile wood stone
        asked   1 architect
    """
    assert legal(architect) == ["pass", "use stone from stockpile", "survey"]


@rule("G-COMPLETE-1", "G-COMPLETE-2", "G-COMPLETE-4", "G-INFO-41", "G-TERM-6")
def test_completion_removes_the_materials_and_gives_the_site() -> None:
    start = "seat 0 hand wall senate | buildings tower@concrete+concrete\nseat 1 hand bar\nasked 0 craftsman"
    gone = len(GAME.view(position(start), 1).gone)
    done = after(start, "0 use wall from hand")
    assert (buildings(done), influence(done), GAME.view(done, 1).sites[0]) == (["tower"], 4, (0, 0, 1, 0, 0, 0))
    assert len(GAME.view(done, 1).gone) == gone + 1 == 2
    assert GAME.view(done, 1).functions[0] == ("tower",)


@rule("G-COMPLETE-3", "G-FUN-3")
def test_new_influence_and_function_apply_at_once() -> None:
    start = (
        "seat 0 hand - | buildings market@wood | stockpile wood*6 | vault rubble*2\nseat 1 hand -\nasked 0 architect"
    )
    done = after(start, "0 use wood from stockpile")
    assert GAME.view(done, 0).limits[0].vault == 5


# ---------------------------------------------------------------------- Legionary


@rule("G-LEGION-1", "G-LEGION-2", "G-LEGION-3", "G-LEGION-4", "G-PROTO-5")
def test_a_demand_shows_as_many_cards_as_there_are_actions() -> None:
    start = "seat 0 hand dock*2 gate senator\nseat 1 hand -\nasked 0 demand 2"
    assert legal(start) == ["pass", "take wood", "take brick"]
    one = after(start, "0 take wood")
    assert legal(one) == ["pass", "take wood", "take brick"]
    two, events = play(one, "0 take wood")
    assert "MaterialDemanded(seat=0, material='wood', cards=2)" in map(str, events)
    assert hand(two) == ["dock", "dock", "gate", "senator"]  # shown cards stay in hand
    assert legal(after(start.replace("demand 2", "demand 3"), "0 take wood", "0 take wood")) == ["pass", "take brick"]
    declined = after(start, "0 pass")
    assert asked(declined) == (1, "think")


@rule("G-LEGION-4")
def test_without_a_card_to_show_the_actions_are_lost() -> None:
    led = after("seat 0 hand senator\nseat 1 hand -\npool brick", "0 lead legionary", "1 one")
    assert asked(led) == (1, "lead")


@rule("G-LEGION-5", "G-RULING-18")
def test_the_pool_gives_up_to_the_number_demanded() -> None:
    start = "pool dock*3 bar\nseat 0 hand dock*2\nseat 1 hand -\nasked 0 demand 2"
    done = after(start, "0 take wood", "0 take wood")
    assert (stock(done), pool(done)) == ({"wood": 2}, {"wood": 1, "rubble": 1})


@rule("G-LEGION-6", "G-LEGION-7", "G-INFO-33", "G-INFO-36")
def test_a_neighbour_gives_what_is_demanded_and_chooses_the_cards() -> None:
    start = "seat 0 hand dock*2\nseat 1 hand circus market palisade*2\nasked 0 demand 2"
    shown = after(start, "0 take wood", "0 take wood")
    assert question(shown) == (1, "give", ["card circus", "card market", "card palisade"])
    assert why_not(shown, "1 pass") == "G-LEGION-6"
    second = after(shown, "1 card market")
    assert stock(second) == {"wood": 2}  # a Palisade follows by itself: nothing else can
    assert hand(second, 1) == ["circus", "palisade"]
    choice = after(shown, "1 card circus")
    assert legal(choice) == ["card market", "card palisade"]
    few = after(start.replace("circus market palisade*2", "circus"), "0 take wood", "0 take wood")
    assert (stock(few), hand(few, 1)) == ({"wood": 1}, [])  # he gives all he has, unasked


@rule("G-LEGION-9", "G-LEGION-8")
def test_pool_then_opponents_clockwise_and_the_one_opposite_is_not_reached() -> None:
    start = """
        pool    dock
        seat 0  hand dock
        seat 1  hand circus*2
        seat 2  hand market*2
        seat 3  hand palisade*2
        asked   0 demand
    """
    shown = after(start, "0 take wood")
    assert (asked(shown), stock(shown)) == ((1, "give"), {"wood": 1})
    given = after(shown, "1 card circus")
    assert asked(given) == (3, "give")
    done = after(given, "3 card palisade")
    assert (stock(done), hand(done, 2)) == ({"wood": 3}, ["market", "market"])


@rule("G-LEGION-10", "G-INFO-10")
def test_hand_sizes_are_public() -> None:
    state = position("seat 0 hand dock*2 senator\nseat 1 hand circus")
    assert GAME.view(state, -1).hand_sizes == (3, 1)


@rule("G-LEGION-11", "G-RULING-17", "G-RULING-43", "G-B-BATH-7", "G-X-19", "G-INFO-30", "G-INFO-31")
def test_a_card_is_shown_once_a_turn_counted_by_material() -> None:
    start = """
        pool    academy gate*2
        seat 0  hand dock gate | buildings bath | sites stone*2 brick
        seat 1  hand -
        asked   0 patron 1
    """
    demand = after(start, "0 take brick", "0 act legionary")
    assert question(demand) == (0, "demand", ["pass", "take wood", "take brick"])
    shown = after(demand, "0 take brick")
    assert (GAME.view(shown, 1).seen[0], GAME.view(shown, 1).known[0]) == ((0, 0, 0, 1, 0, 0),) * 2
    again = after(shown, "0 take brick", "0 act legionary")
    assert question(again) == (0, "demand", ["pass", "take wood"])
    assert why_not(again, "0 take brick") == "G-LEGION-11"
    ended = after(again, "0 take wood")
    assert GAME.view(ended, 1).seen[0] == (0,) * 6  # the turn is over
    assert GAME.view(ended, 1).known[0] == (0, 1, 0, 1, 0, 0)  # what was seen is still known


@rule("G-LEGION-11", "G-RULING-17")
def test_a_shown_card_that_leaves_the_hand_no_longer_stands_in_the_way() -> None:
    start = """
        table   role craftsman
        seat 0  hand gate*2 dock | shown brick | seen brick | known brick
        seat 1  hand -
        asked   0 craftsman
    """
    laid = after(start, "0 lay gate")
    state = position(start)
    assert (state.shown[0][3], state.seen[0][3], state.known[0][3]) == (1, 1, 1)
    assert laid.known[0][3] == 0


@rule("G-LEGION-12", "G-B-PALISADE-1", "G-B-PALISADE-2", "G-RULING-41", "G-INFO-35", "G-RULING-18")
def test_a_protected_player_is_asked_and_may_give() -> None:
    start = "seat 0 hand dock*2\nseat 1 hand {} | buildings palisade\nasked 0 demand 2"
    shown = after(start.format("circus market road"), "0 take wood", "0 take wood")
    assert question(shown) == (1, "give", ["pass", "card circus", "card market"])
    assert stock(after(shown, "1 pass")) == {}
    one = after(shown, "1 card circus", "1 pass")
    assert (stock(one), hand(one, 1)) == ({"wood": 1}, ["market", "road"])
    assert stock(after(shown, "1 card circus", "1 card market")) == {"wood": 2}
    without = after(start.format("road"), "0 take wood", "0 take wood")
    assert question(without) == (1, "give", ["pass"])  # asked all the same: silence would tell
    empty = after(start.format("senator"), "0 take wood", "0 take wood")
    assert asked(empty) != (1, "give")  # everybody sees that he has no Order card


# ---------------------------------------------------------------------- Merchant


@rule("G-MERCHANT-1", "G-MERCHANT-2", "G-MERCHANT-3", "G-INFO-21", "G-INFO-22", "G-INFO-23", "G-RULING-38")
def test_a_merchant_action_moves_a_stockpile_card_into_the_vault() -> None:
    start = "seat 0 hand bar | stockpile stone wood\nseat 1 hand -\nasked 0 merchant"
    assert legal(start) == ["pass", "take wood", "take stone"]
    done = after(start, "0 take stone")
    assert (vault(done), stock(done)) == ({"stone": 1}, {"wood": 1})
    assert "CardVaulted(seat=0, card='catacomb', source='stockpile')" in map(str, GAME.events(done, 1))
    for seat in (-1, 0, 1):  # the owner included
        assert GAME.view(done, seat).vault_sizes == (1, 0)
        assert GAME.view(done, seat).vaults is None
    assert asked(after("seat 0 hand villa\nseat 1 hand -", "0 lead merchant", "1 one")) == (1, "lead")


@rule("G-MERCHANT-4", "G-RULING-29", "G-B-ATRIUM-1", "G-B-ATRIUM-2", "G-B-BASILICA-1", "G-B-BASILICA-2", "G-X-26")
def test_a_complete_merchant_action() -> None:
    start = (
        "deck gate ...\nseat 0 hand bar | stockpile stone | buildings atrium basilica\nseat 1 hand -\nasked 0 merchant"
    )
    assert legal(start) == ["pass", "card bar", "take stone", "draw"]
    drawn = after(start, "0 draw")
    assert question(drawn) == (0, "merchant", ["pass", "card bar"])
    assert vault(after(drawn, "0 card bar")) == {"brick": 1, "rubble": 1}
    put = after(start, "0 card bar")
    assert question(put) == (0, "merchant", ["pass", "take stone", "draw"])
    assert vault(after(put, "0 take stone")) == {"rubble": 1, "stone": 1}
    assert vault(after(put, "0 pass")) == {"rubble": 1}
    full = start.replace("stockpile stone", "stockpile stone | vault wood*6")
    last = after(full, "0 take stone")
    assert asked(last) == (1, "think")  # each card needs room; he has no card to lead with


@rule("G-B-ATRIUM-1", "G-B-BASILICA-1", "G-B-BASILICA-3", "G-INFO-24", "G-INFO-25", "G-INFO-26", "G-RULING-38")
def test_who_sees_what_goes_into_a_vault() -> None:
    start = """
        deck    gate ...
        seat 0  hand bar dock | stockpile stone | buildings atrium basilica
        seat 1  hand -
        asked   0 merchant
    """
    drawn = after(start, "0 draw")
    for seat in (-1, 0, 1):
        assert [str(event) for event in GAME.events(drawn, seat)] == ["CardVaulted(seat=0, card=None, source='deck')"]
    put = after(drawn, "0 card bar")
    assert "CardVaulted(seat=0, card='bar', source='hand')" in map(str, GAME.events(put, 0))
    for seat in (-1, 1):
        assert "CardVaulted(seat=0, card=None, source='hand')" in map(str, GAME.events(put, seat))
    assert GAME.view(put, 0).vaults is None
