"""Terms, limits, out-of-town sites, materials, completion, functions (G-TERM, G-LIM, G-OUT, G-MAT and others)."""

from ludus.games.gloire import GAME
from ludus.games.gloire.declaration import BuildingCompleted, FoundationLaid, MaterialAdded, SurveyMade, TurnBegan
from tests.support import rule

from .tables import (
    after,
    asked,
    assert_position,
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
)

# ---------------------------------------------------------------------- terms


@rule("G-TERM-1", "G-TURN-1")
def test_a_turn_lasts_from_the_leaders_choice_to_the_passing_of_the_pawn() -> None:
    start = """
        table   turn 7 | leader 1
        pool    temple wall
        seat 0  hand road villa
        seat 1  hand bar dock
    """
    led = after(start, "1 lead laborer", "0 play road", "1 take marble")
    assert_position(led, "table turn 7 | leader 1")

    state, events = play(led, "0 take concrete")
    assert_position(state, "table turn 8 | leader 0")
    assert events[-1] == TurnBegan(0, 8)


@rule("G-TERM-1", "G-TURN-2")
def test_a_leader_who_thinks_has_had_his_turn() -> None:
    thought = after("table turn 7\nseat 0 hand road\nseat 1 hand bar", "0 think", "0 senator")

    assert_position(thought, "table turn 8 | leader 1")


@rule("G-TERM-1", "G-CLIENT-1")
def test_with_a_new_turn_every_client_may_act_again() -> None:
    start = """
        pool    wall*3 temple*3
        seat 0  hand bar villa | clients laborer | buildings storeroom
        seat 1  hand road villa
    """
    first = after(start, "0 lead laborer", "1 think", "1 one", "0 take marble", "0 take marble")
    assert asked(first) == (1, "lead")

    second = after(first, "1 lead laborer", "0 think", "0 one", "1 take concrete")
    assert asked(second) == (0, "laborer")


@rule("G-TERM-2", "G-B-CIRCUSMAX-1", "G-B-CIRCUSMAX-2")
def test_leader_and_followers_take_part_in_the_turn_and_thinkers_do_not() -> None:
    start = """
        pool    temple*3 wall*3 dock*6
        seat 0  hand bar  | clients laborer | buildings circus_maximus
        seat 1  hand road villa | clients laborer | buildings circus_maximus
        seat 2  hand villa | clients laborer | buildings circus_maximus
    """
    led = after(start, "0 lead laborer", "1 play road", "2 think", "2 senator")

    leader = after(led, *["0 take wood"] * 3)  # his card, and his client twice
    follower = after(leader, *["1 take wood"] * 3)
    thinker = after(follower, "2 take marble")  # his client once
    assert [stock(thinker, seat) for seat in (0, 1, 2)] == [{"wood": 3}, {"wood": 3}, {"marble": 1}]
    assert asked(thinker) == (1, "lead")


@rule("G-TERM-3", "G-LEAD-1", "G-PET-1")
def test_a_card_a_senator_and_a_petition_are_one_unit_each() -> None:
    start = """
        pool    temple*2 wall
        seat 0  hand bar villa*2 senator bath
        seat 1  hand dock
    """
    for unit in ("play bar", "play senator", "petition stone"):
        led = after(start, "0 lead laborer", f"0 {unit}", "1 think", "1 senator")
        assert_position(led, "seat 0 units 1")
        assert asked(after(led, "0 take marble")) == (1, "lead")  # one unit, one action


@rule("G-TERM-4", "G-PATRON-3")
def test_played_cards_lie_in_no_other_zone_until_the_end_of_the_turn() -> None:
    start = """
        pool    wall
        seat 0  hand temple villa
        seat 1  hand forum bar
    """
    led = after(start, "0 lead patron", "1 play forum")
    assert_position(
        led,
        """
        pool    wall
        seat 0  hand villa | played temple
        seat 1  hand bar   | played forum
        """,
    )
    assert legal(led) == ["pass", "take concrete"]

    ended = after(led, "0 pass", "1 pass")
    assert_position(ended, "pool forum wall temple\nseat 0 played -\nseat 1 played -")


@rule("G-TERM-5", "G-LEGION-6", "G-LEGION-8")
def test_the_neighbours_are_the_seats_to_the_left_and_to_the_right() -> None:
    start = """
        table   leader 3
        seat 0  hand bath dock
        seat 1  hand gate dock
        seat 2  hand atrium dock
        seat 3  hand school
        asked   3 demand
    """
    given = after(start, "3 take brick", "0 card bath", "2 card atrium")

    assert hand(given, 1) == ["dock", "gate"]
    assert stock(given, 3) == {"brick": 2}
    assert asked(given) == (0, "lead")


@rule("G-TERM-5")
def test_with_two_players_the_single_opponent_is_affected_once() -> None:
    start = """
        seat 0  hand school
        seat 1  hand bath gate
        asked   0 demand
    """
    given = after(start, "0 take brick", "1 card bath")

    assert hand(given, 1) == ["gate"]
    assert stock(given) == {"brick": 1}
    assert asked(given) == (1, "lead")


@rule("G-TERM-6", "G-COMPLETE-2")
def test_removed_cards_never_come_back() -> None:
    start = """
        seat 0  hand dock | buildings market@wood
        seat 1  hand bar
        asked   0 craftsman
    """
    state = after(start, "0 use dock from hand")
    assert_position(state, "gone dock\npool -")

    for key in range(20):  # whatever is re-drawn, it is not among the cards
        assert GAME.view(state.determinize(1, key), 1).gone == ("dock",)
    everything = GAME.write(state).replace("gone    dock", "")
    assert everything.count("dock") == 5


# ---------------------------------------------------------------------- limits


@rule("G-LIM-1", "G-SCORE-2")
def test_influence_is_two_and_the_values_of_the_sites() -> None:
    assert influence(position("seat 0 hand bar")) == 2
    for site, value in (("rubble", 1), ("wood", 1), ("concrete", 2), ("brick", 2), ("stone", 3), ("marble", 3)):
        assert influence(position(f"seat 0 buildings statue | sites {site}")) == 2 + value
    assert influence(position("seat 0 buildings road dock wall bath villa temple")) == 2 + 1 + 1 + 2 + 2 + 3 + 3


@rule("G-LIM-1", "G-BUILD-6")
def test_a_site_under_an_unfinished_building_gives_no_influence() -> None:
    assert influence(position("seat 0 buildings temple@marble+marble+marble villa@stone")) == 2


@rule("G-LIM-2", "G-PATRON-2")
def test_the_clientele_holds_as_many_as_the_influence() -> None:
    start = """
        pool    wall*2 temple
        seat 0  clients laborer*3 | buildings villa
        seat 1  hand bar
        asked   0 patron 2
    """  # influence 5
    hired = after(start, "0 take marble", "0 take concrete")

    assert clients(hired) == {"laborer": 3, "patron": 1, "architect": 1}
    assert asked(hired) == (1, "lead")  # the third action is lost
    assert pool(hired) == {"concrete": 1}


@rule("G-LIM-2", "G-B-INSULA-1", "G-B-AQUEDUCT-2")
def test_the_limits_of_the_clientele_with_each_building() -> None:
    for own, limit in (("-", 2), ("insula", 3 + 2), ("aqueduct", 4 * 2), ("insula aqueduct", (5 + 2) * 2)):
        view = GAME.view(position(f"seat 0 buildings {own}"), 1)
        assert (view.limits[0].clientele, view.limits[1].clientele) == (limit, 2)


@rule("G-LIM-3", "G-MERCHANT-2")
def test_the_vault_holds_as_many_as_the_influence() -> None:
    start = """
        seat 0  stockpile stone*3 | vault rubble*3 | buildings villa
        seat 1  hand bar
        asked   0 merchant 2
    """  # influence 5
    sold = after(start, "0 take stone", "0 take stone")

    assert vault(sold) == {"rubble": 3, "stone": 2}
    assert stock(sold) == {"stone": 1}
    assert asked(sold) == (1, "lead")  # the third action is lost


@rule("G-LIM-4", "G-THINK-2")
def test_a_thinker_fills_up_to_five_seven_nine_or_eleven_cards() -> None:
    for own, limit in (("-", 5), ("shrine", 7), ("temple", 9), ("shrine temple", 11)):
        filled = after(f"seat 0 hand bar | buildings {own}", "0 think", "0 fill")
        assert len(hand(filled)) == limit


@rule("G-LIM-4", "G-THINK-3")
def test_a_hand_may_exceed_its_limit_and_nobody_discards() -> None:
    start = """
        seat 0  hand bar*3 wall*2 villa
        deck    dock ...
    """
    drawn = after(start, "0 think", "0 one")

    assert hand(drawn) == ["bar", "bar", "bar", "dock", "villa", "wall", "wall"]
    assert pool(drawn) == {}
    assert asked(drawn)[0] == 1


@rule("G-LIM-5")
def test_senators_count_for_the_hand_limit() -> None:
    filled = after("seat 0 hand bar senator*3", "0 think", "0 fill")
    assert len(hand(filled)) == 5
    assert legal(after("seat 0 hand bar*2 senator*3", "0 think")) == ["senator", "one"]


@rule("G-LIM-6")
def test_stockpile_and_pool_have_no_limit() -> None:
    start = """
        pool    temple*3 wall*3 villa*3 bath*3 dock*6
        seat 0  hand bar | stockpile rubble*20
        seat 1  hand market
        asked   0 laborer
    """
    taken = after(start, "0 take marble")

    assert stock(taken) == {"rubble": 20, "marble": 1}
    ended = after(taken, "1 lead craftsman", "0 think", "0 one", "1 pass")
    assert sum(pool(ended).values()) == 18  # and the Market has joined the 17


@rule("G-LIM-7", "G-RULING-39")
def test_a_vault_beyond_its_limit_keeps_its_cards_and_takes_no_new_one() -> None:
    start = """
        seat 0  hand villa | stockpile stone | vault rubble*4
        seat 1  hand bar
    """  # influence 2
    led = after(start, "0 lead merchant", "1 think", "1 one")

    assert (vault(led), stock(led)) == ({"rubble": 4}, {"stone": 1})
    assert asked(led) == (1, "lead")


@rule("G-LIM-7", "G-RULING-39")
def test_a_clientele_beyond_its_limit_keeps_its_clients_and_takes_no_new_one() -> None:
    start = """
        pool    wall
        seat 0  hand temple | clients laborer*3
        seat 1  hand bar
    """  # influence 2
    led = after(start, "0 lead patron", "1 think", "1 one")

    assert (clients(led), pool(led)) == ({"laborer": 3}, {"concrete": 1, "marble": 1})
    assert asked(led) == (1, "lead")


@rule("G-LIM-7", "G-B-BATH-6")
def test_a_limit_is_read_at_the_moment_a_card_would_enter() -> None:
    start = """
        pool    wall temple
        seat 0  clients laborer*5 | stockpile rubble | buildings bath tower insula@rubble
        seat 1  hand bar
        asked   0 patron 1
    """  # influence 6
    full = after(start, "0 take concrete", "0 pass")
    assert (asked(full), pool(full)) == ((1, "lead"), {"marble": 1})  # six clients, and no room for the second action

    built = after(start, "0 take concrete", "0 act architect", "0 use rubble from stockpile")
    assert buildings(built) == ["bath", "insula", "tower"]
    hired = after(built, "0 take marble")  # the Insula has made room
    assert clients(hired) == {"laborer": 5, "architect": 1, "patron": 1}


# ---------------------------------------------------------------------- out-of-town sites


OUTSIDE = """
    town    rubble
    country wood*2 marble*3
    seat 0  hand temple market bar | clients craftsman
    seat 1  hand bar
    asked   0 craftsman
"""


@rule("G-OUT-1", "G-OUT-2", "G-BUILD-3")
def test_a_foundation_out_of_town_costs_two_build_actions() -> None:
    assert legal(OUTSIDE) == ["pass", "lay bar", "survey"]
    assert why_not(OUTSIDE, "0 lay temple out") == "G-OUT-2"

    surveyed, events = play(OUTSIDE, "0 survey")
    assert events == [SurveyMade(0)]
    assert legal(surveyed) == ["pass", "lay bar", "lay market out", "lay temple out", "survey"]
    laid, events = play(surveyed, "0 lay temple out")
    assert events[0] == FoundationLaid(0, "temple", "marble", True)
    assert_position(laid, "town rubble\ncountry wood*2 marble*2\nseat 0 hand market bar | buildings temple@marble")


@rule("G-OUT-2", "G-RULING-12")
def test_a_foundation_out_of_town_uses_up_one_survey() -> None:
    for role in ("craftsman", "architect"):
        start = OUTSIDE.replace("clients craftsman", f"clients {role}*2").replace("0 craftsman", f"0 {role}")
        laid = after(start, "0 survey", "0 lay temple out")

        assert_position(laid, "seat 0 buildings temple@marble")
        assert question(laid) == (0, role, ["pass", "lay bar", "survey"])  # the Market must stay
        assert why_not(laid, "0 lay market out") == "G-OUT-2"


@rule("G-OUT-2")
def test_two_surveys_pay_for_two_foundations() -> None:
    start = position(OUTSIDE.replace("clients craftsman", "clients craftsman*3"))
    laid = after(start, "0 survey", "0 survey", "0 lay temple out", "0 lay market out")

    assert unfinished(laid) == {"temple": [], "market": []}
    assert asked(laid) == (1, "lead")


@rule("G-OUT-2", "G-TERM-1")
def test_an_unused_survey_lapses_at_the_end_of_the_turn() -> None:
    start = """
        town    rubble
        country marble*3
        seat 0  hand temple dock
        seat 1  hand market*2
        asked   0 craftsman
    """
    lapsed = after(start, "0 survey", "1 lead craftsman", "1 play market", "0 play dock", "1 pass")

    assert question(lapsed) == (0, "craftsman", ["pass", "survey"])


@rule("G-OUT-1", "G-OUT-2")
def test_the_survey_of_another_player_does_not_help() -> None:
    start = """
        town    rubble
        country marble*3
        seat 0  hand bar
        seat 1  hand temple | units 1
        asked   0 craftsman
    """
    assert question(after(start, "0 survey")) == (1, "craftsman", ["pass", "survey"])


@rule("G-OUT-3", "G-RULING-12")
def test_the_two_actions_need_not_follow_each_other() -> None:
    start = position(OUTSIDE.replace("clients craftsman", "clients craftsman*2"))
    laid = after(start, "0 survey", "0 pass", "0 lay temple out")

    assert unfinished(laid) == {"temple": []}


@rule("G-OUT-3", "G-B-AMPHITHEATRE-3", "G-X-16")
def test_an_architects_survey_serves_a_craftsman_of_an_amphitheatre() -> None:
    start = """
        town    rubble
        country marble*3
        seat 0  hand temple | stockpile concrete | clients architect | buildings amphitheatre@concrete+concrete
        seat 1  hand bar
        asked   0 architect
    """
    batch = after(start, "0 survey", "0 use concrete from stockpile")
    assert asked(batch) == (0, "craftsman")

    assert unfinished(after(batch, "0 lay temple out")) == {"temple": []}


@rule("G-OUT-3", "G-B-BATH-1")
def test_a_survey_made_through_the_bath_serves_the_next_client() -> None:
    start = """
        town    rubble
        country marble*3
        pool    dock wall
        seat 0  hand temple | buildings bath
        seat 1  hand bar
        asked   0 patron 1
    """  # a Craftsman surveys, an Architect lays
    surveyed = after(start, "0 take wood", "0 act craftsman", "0 survey")
    laid = after(surveyed, "0 take concrete", "0 act architect", "0 lay temple out")

    assert unfinished(laid) == {"temple": []}


@rule("G-OUT-4", "G-RULING-12")
def test_out_of_town_may_be_chosen_although_there_is_room_in_town() -> None:
    start = """
        town    rubble marble*3
        country marble*3
        seat 0  hand temple | clients craftsman
        seat 1  hand bar
        asked   0 craftsman
    """
    surveyed = after(start, "0 survey")
    assert legal(surveyed) == ["pass", "lay temple", "lay temple out", "survey"]

    assert_position(after(surveyed, "0 lay temple out"), "town rubble marble*3\ncountry marble*2")


@rule("G-OUT-5", "G-COMPLETE-1")
def test_a_building_out_of_town_is_built_and_counts_like_any_other() -> None:
    start = """
        town    rubble
        country wood
        seat 0  hand market dock villa | clients craftsman*2
        seat 1  hand bar
        asked   0 craftsman
    """
    completed = after(start, "0 survey", "0 lay market out", "0 use dock from hand")

    assert buildings(completed) == ["market"]
    assert influence(completed) == 3
    assert_position(completed, "seat 0 sites wood")
    assert GAME.view(completed, 0).limits[0].vault == 3 + 2


@rule("G-OUT-6", "G-END-2")
def test_taking_the_last_out_of_town_site_has_no_special_effect() -> None:
    start = """
        town    rubble
        country marble
        seat 0  hand temple bar | clients craftsman*2
        seat 1  hand bar
        asked   0 craftsman
    """
    laid = after(start, "0 survey", "0 lay temple out")

    assert_position(laid, "town rubble\ncountry -")
    assert question(laid) == (0, "craftsman", ["pass", "lay bar"])  # and nothing is left to survey


@rule("G-OUT-7", "G-B-TOWER-2", "G-PROTO-10")
def test_a_tower_needs_no_survey_and_uses_none_up() -> None:
    start = position("""
        town    rubble
        country marble wood
        seat 0  hand temple market bar | surveys architect | clients architect*2 | buildings tower
        seat 1  hand bar
        asked   0 architect
    """)
    assert legal(start) == ["pass", "lay bar", "lay market out", "lay temple out"]

    laid = after(start, "0 lay temple out", "0 lay market out")
    assert unfinished(laid) == {"temple": [], "market": []}
    assert_position(laid, "seat 0 surveys architect")


# ---------------------------------------------------------------------- materials


@rule("G-MAT-1")
def test_a_material_must_match_the_foundation() -> None:
    for material, building in (
        ("rubble", "road"), ("wood", "dock"), ("concrete", "wall"),
        ("brick", "bath"), ("stone", "prison"), ("marble", "temple"),
    ):  # fmt: skip
        start = f"""
            seat 0  stockpile rubble wood concrete brick stone marble | buildings {building}@{material}
            seat 1  hand bar
            asked   0 architect
        """
        assert legal(start) == ["pass", f"use {material} from stockpile", "survey"]


@rule("G-MAT-1")
def test_nothing_is_added_to_completed_buildings_or_those_of_others() -> None:
    start = """
        seat 0  stockpile brick wood | buildings bath
        seat 1  hand bar | buildings gate@brick market@wood
        asked   0 architect
    """
    assert legal(start) == ["pass", "survey"]


@rule("G-MAT-2", "G-ARCHITECT-1")
def test_an_architect_takes_the_material_from_the_stockpile() -> None:
    start = """
        pool    gate
        seat 0  hand shrine | stockpile atrium | buildings bath@brick
        seat 1  hand bar
        asked   0 architect
    """
    assert legal(start) == ["pass", "lay shrine", "use brick from stockpile", "survey"]

    state, events = play(start, "0 use brick from stockpile")
    assert events[0] == MaterialAdded(0, "atrium", "brick", "bath", "stockpile")
    assert_position(state, "pool gate\nseat 0 hand shrine | stockpile - | buildings bath@brick+brick")


@rule("G-MAT-2", "G-CRAFTSMAN-1")
def test_a_craftsman_takes_the_material_from_his_hand() -> None:
    start = """
        pool    gate
        seat 0  hand shrine | stockpile atrium | buildings bath@brick
        seat 1  hand bar
        asked   0 craftsman
    """
    assert legal(start) == ["pass", "lay shrine", "use shrine from hand", "survey"]

    state, events = play(start, "0 use shrine from hand")
    assert events[0] == MaterialAdded(0, "shrine", "brick", "bath", "hand")
    assert_position(state, "pool gate\nseat 0 hand - | stockpile atrium | buildings bath@brick+brick")


@rule("G-MAT-3")
def test_a_material_may_follow_in_the_turn_of_the_foundation() -> None:
    start = position("""
        seat 0  hand bath shrine | clients craftsman
        seat 1  hand bar
        asked   0 craftsman
    """)
    added = after(start, "0 lay bath", "0 use shrine from hand")

    assert unfinished(added) == {"bath": ["brick"]}


@rule("G-MAT-4")
def test_one_action_adds_one_material() -> None:
    start = """
        seat 0  stockpile brick*2 | hand dock | buildings bath@brick
        seat 1  hand bar
        asked   0 architect
    """
    added = after(start, "0 use brick from stockpile")

    assert unfinished(added) == {"bath": ["brick"]}
    assert stock(added) == {"brick": 1}
    assert asked(added) == (1, "lead")


@rule("G-MAT-5", "G-RULING-24", "G-FUN-4")
def test_materials_under_a_building_stay_when_the_function_that_allowed_them_is_lost() -> None:
    start = """
        seat 0  hand garden | buildings prison@stone+stone+stone
        seat 1  units 1 | hand dock villa | buildings road coliseum@stone+wood
        asked   0 craftsman
    """
    taken = after(start, "0 use garden from hand", "0 rival 1 road")
    assert unfinished(taken, 1) == {"coliseum": ["wood"]}

    # The next ones must be stone; the wood that is there counts.
    assert legal(taken) == ["pass", "lay dock", "lay villa", "use villa from hand", "survey"]
    assert unfinished(after(taken, "1 use villa from hand"), 1) == {"coliseum": ["wood", "stone"]}


# ---------------------------------------------------------------------- completion


@rule("G-COMPLETE-1")
def test_a_building_is_complete_with_as_many_materials_as_its_site_is_worth() -> None:
    for material, building, value in (("rubble", "road", 1), ("brick", "bath", 2), ("marble", "temple", 3)):
        state = position(f"""
            seat 0  stockpile {material}*3 | buildings {building}@{material}
            seat 1  hand bar
            asked   0 architect 2
        """)
        for number in range(1, value + 1):
            assert buildings(state) == []
            state, events = play(state, f"0 use {material} from stockpile")
            assert (BuildingCompleted(0, building, material) in events) == (number == value)
        assert buildings(state) == [building]


@rule("G-COMPLETE-2", "G-TERM-6", "G-FUN-6")
def test_completion_removes_the_materials_and_gives_the_site_before_the_function_acts() -> None:
    start = """
        pool    temple wall*2
        seat 0  hand gate | clients craftsman | buildings foundry@brick+brick
        seat 1  hand bar
        gone    bath
        asked   0 craftsman
    """
    state, events = play(start, "0 use gate from hand")

    assert events == [MaterialAdded(0, "gate", "brick", "foundry", "hand"), BuildingCompleted(0, "foundry", "brick")]
    assert_position(state, "gone gate bath\nseat 0 buildings foundry | sites brick")
    assert influence(state) == 4
    assert asked(state) == (0, "laborer")  # before the client's Craftsman action
    assert asked(after(state, "0 take marble", "0 take concrete", "0 take concrete")) == (0, "craftsman")


@rule("G-COMPLETE-2", "G-END-3")
def test_the_end_of_the_game_is_checked_before_anything_else_continues() -> None:
    start = """
        seat 0  hand villa dock | clients craftsman | buildings catacomb@stone+stone+stone
        seat 1  hand bar
        asked   0 craftsman
    """
    ended = after(start, "0 use villa from hand")

    assert_position(ended, "table over catacomb 0\nseat 0 hand dock | sites stone | buildings catacomb")


@rule("G-COMPLETE-3", "G-FUN-3", "G-PATRON-5")
def test_new_influence_and_function_apply_in_the_same_turn() -> None:
    start = """
        pool    wall
        seat 0  hand dock | clients laborer*3 | stockpile concrete | buildings bath aqueduct@concrete+concrete
        seat 1  hand bar
        asked   0 patron
    """  # influence 4, and the fourth client is an Architect who completes the Aqueduct
    completed = after(start, "0 take concrete", "0 act architect", "0 use concrete from stockpile")
    assert influence(completed) == 6
    assert question(completed) == (0, "patron", ["pass", "card dock"])  # the same Patron action goes on

    assert clients(after(completed, "0 card dock")) == {"laborer": 3, "architect": 1, "craftsman": 1}


@rule("G-COMPLETE-4")
def test_the_foundation_card_stays_as_the_completed_building() -> None:
    start = """
        seat 0  hand dock | buildings market@wood
        seat 1  hand bar
        asked   0 craftsman
    """
    completed = after(start, "0 use dock from hand")

    assert_position(completed, "pool -\ngone dock\nseat 0 hand - | buildings market")


# ---------------------------------------------------------------------- functions


def functions(text: str, seat: int = 0) -> set[str]:
    return set(GAME.view(position(text), seat).functions[seat])


@rule("G-FUN-1")
def test_a_function_is_active_for_the_owner_of_the_completed_building() -> None:
    table = "seat 0 buildings bath gate@brick dock\nseat 1 buildings shrine!taken prison | sites -"

    assert functions(table) == {"bath", "dock"}
    assert functions(table, 1) == {"shrine", "prison"}


@rule("G-FUN-1", "G-B-GATE-1", "G-B-GATE-3")
def test_a_gate_makes_unfinished_marble_buildings_active() -> None:
    assert functions("seat 0 buildings gate temple@marble statue@wood villa@stone") == {"gate", "temple", "statue"}
    assert functions("seat 0 buildings gate@brick temple@marble") == set()
    assert functions("seat 0 buildings temple@marble\nseat 1 buildings gate!public") == {"gate", "temple"}


@rule("G-FUN-1", "G-B-STAIRWAY-1")
def test_a_public_building_is_active_for_everybody() -> None:
    table = "seat 0 hand bar\nseat 1 buildings shrine!public bath\nseat 2 buildings dock"

    assert functions(table, 0) == {"shrine"}
    assert functions(table, 1) == {"shrine", "bath"}
    assert functions(table, 2) == {"shrine", "dock"}


@rule("G-FUN-2")
def test_a_second_source_of_a_function_adds_nothing() -> None:
    start = """
        seat 0  hand bar | buildings shrine
        seat 1  buildings shrine!public
        seat 2  buildings shrine!public
    """
    filled = after(start, "0 think", "0 fill")

    assert len(hand(filled)) == 7


@rule("G-FUN-2")
def test_a_public_dock_beside_ones_own_gives_one_card_only() -> None:
    start = """
        pool    temple
        seat 0  hand bar wall | buildings dock
        seat 1  hand villa | buildings dock!public
        asked   0 laborer
    """
    assert asked(after(start, "0 take marble", "0 card bar")) == (1, "lead")


@rule("G-FUN-3")
def test_a_function_is_available_from_the_very_moment() -> None:
    start = """
        seat 0  hand dock villa | clients craftsman | buildings fountain@marble+marble gate@brick+brick
        seat 1  hand bar
        asked   0 craftsman
    """
    assert "draw" not in legal(start)
    completed = after(start.replace("hand dock", "hand bath"), "0 use bath from hand")

    assert "draw" in legal(completed)  # the Gate makes the Fountain work for the very next action


@rule("G-FUN-4")
def test_a_function_is_lost_the_moment_no_source_is_left() -> None:
    start = """
        seat 0  hand garden | buildings prison@stone+stone+stone
        seat 1  units 1 | hand villa bar | buildings fountain gate temple@marble
        asked   0 craftsman
    """
    kept = after(start, "0 use garden from hand", "0 pass")
    assert "draw" in legal(kept)

    lost = after(start, "0 use garden from hand", "0 rival 1 fountain")
    assert asked(lost) == (1, "craftsman")
    assert "draw" not in legal(lost)
    without_gate = after(start, "0 use garden from hand", "0 rival 1 gate")
    assert GAME.view(without_gate, 1).functions[1] == ("fountain",)


@rule("G-FUN-4", "G-LIM-7")
def test_cards_already_placed_are_not_touched_when_a_function_is_lost() -> None:
    start = """
        seat 0  hand garden | buildings prison@stone+stone+stone
        seat 1  hand bar*6 villa | vault rubble*4 | clients patron*3 | buildings shrine
        asked   0 craftsman
    """
    lost = after(start, "0 use garden from hand", "0 rival 1 shrine")

    assert len(hand(lost, 1)) == 7
    assert (vault(lost, 1), clients(lost, 1)) == ({"rubble": 4}, {"patron": 3})
    assert legal(after(lost, "1 think")) == ["senator", "one"]


@rule("G-FUN-5")
def test_what_a_function_offers_may_be_declined_and_limits_work_by_themselves() -> None:
    start = """
        pool    temple
        seat 0  hand bar wall | buildings dock insula
        seat 1  hand villa
        asked   0 laborer
    """
    declined = after(start, "0 take marble", "0 pass")

    assert hand(declined) == ["bar", "wall"]
    assert stock(declined) == {"marble": 1}
    assert GAME.view(declined, 0).limits[0].clientele == 4 + 2


@rule("G-FUN-6", "G-B-STAIRWAY-6")
def test_on_completion_functions_act_once_and_never_again() -> None:
    start = position("""
        pool    temple wall
        seat 0  hand gate dock villa | clients craftsman | buildings foundry@brick+brick
        seat 1  hand bar
        asked   0 craftsman
    """)
    done = after(start, "0 use gate from hand", "0 take marble", "0 take concrete")
    assert asked(done) == (0, "craftsman")

    ended = after(done, "0 lay dock")
    assert asked(ended) == (1, "lead")
    later = after(ended, "1 lead laborer", "0 think", "0 one")  # the pool is empty, nobody takes anything
    assert (asked(later), stock(later)) == ((0, "lead"), {"marble": 1, "concrete": 1})


@rule("G-FUN-7", "G-RULING-35", "G-B-AMPHITHEATRE-1")
def test_the_number_of_granted_actions_is_the_influence_with_the_buildings_own_site_and_stays() -> None:
    start = """
        seat 0  hand tower bar insula road dock villa | buildings amphitheatre@concrete+concrete latrine@rubble
        seat 1  hand bar
        asked   0 craftsman
    """
    batch = after(start, "0 use tower from hand")
    assert influence(batch) == 4

    first = after(batch, "0 use bar from hand")  # the Latrine: influence 5
    assert influence(first) == 5
    fourth = after(first, "0 lay insula", "0 lay road", "0 lay dock")
    assert asked(fourth) == (1, "lead")  # four actions, with a Villa still in hand
    assert hand(fourth) == ["villa"]


@rule("G-FUN-8", "G-B-FOUNDRY-1", "G-B-DOCK-1", "G-X-29")
def test_granted_actions_are_full_actions_of_their_role() -> None:
    start = """
        pool    temple
        seat 0  hand gate bar wall | buildings dock foundry@brick+brick
        seat 1  hand villa
        asked   0 craftsman
    """
    batch = after(start, "0 use gate from hand", "0 take marble")
    assert question(batch) == (0, "laborer", ["pass", "card wall", "card bar"])

    done = after(batch, "0 card wall", "0 card bar")  # the second action: an empty pool, and the Dock
    assert stock(done) == {"marble": 1, "concrete": 1, "rubble": 1}


@rule("G-FUN-8", "G-B-GARDEN-1", "G-B-BATH-1", "G-X-17")
def test_the_bath_serves_the_patrons_of_a_garden() -> None:
    start = """
        pool    bar temple
        seat 0  hand villa | buildings bath garden@stone+stone+stone
        seat 1  hand wall
        asked   0 craftsman
    """
    hired = after(start, "0 use villa from hand", "0 take rubble")

    assert question(hired) == (0, "bath", ["pass", "act laborer"])
    assert stock(after(hired, "0 act laborer", "0 take marble")) == {"marble": 1}


@rule("G-FUN-8", "G-B-AMPHITHEATRE-1", "G-B-FOUNTAIN-1", "G-X-16")
def test_the_fountain_serves_the_craftsmen_of_an_amphitheatre() -> None:
    start = """
        seat 0  hand tower | buildings fountain amphitheatre@concrete+concrete
        seat 1  hand wall
        deck    dock ...
        asked   0 craftsman
    """
    batch = after(start, "0 use tower from hand")
    assert "draw" in legal(batch)

    assert unfinished(after(batch, "0 draw", "0 lay dock")) == {"dock": []}


@rule("G-FUN-9")
def test_granted_actions_belong_to_their_owner_alone() -> None:
    start = """
        pool    temple wall dock
        seat 0  hand gate road | clients laborer | buildings foundry@brick+brick
        seat 1  hand bar insula | clients laborer*2
        asked   0 craftsman
    """
    granted = after(start, "0 use gate from hand")
    assert asked(granted) == (0, "laborer")  # nobody follows

    done = after(granted, "0 take marble", "0 pass", "0 pass", "0 pass")  # influence 4: his client adds none
    assert asked(done) == (1, "lead")
    assert stock(done, 1) == {}
