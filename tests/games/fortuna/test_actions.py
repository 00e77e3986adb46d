"""The twelve actions (F-ACTION), buildings and money (F-BLD, F-MONEY)."""

import pytest

from ludus.games.fortuna import deck
from ludus.games.fortuna.declaration import CARD_NAMES, DieRolled, GoodsTaken, MoneyPaid, MoneyTaken
from tests.games.fortuna.tables import GAME, assert_position, die_line, legal, play, position, supply, walk, why_not
from tests.support import rule

DECK = deck.read(deck.shipped())


def chosen(card: str, seat: str = "", **others: str) -> str:
    """Seat 0 of three has chosen a card and is asked how to execute it."""
    lines = [f"asked swap {card} | exec {card}", f"blue cards {card}", f"seat 0  {seat}"]
    lines += [f"seat {n}  {others.get(f'seat{n}', '')}" for n in (1, 2)]
    lines += [f"{key} {value}" for key, value in others.items() if not key.startswith("seat")]
    return "\n".join(lines)


@rule("F-ACTION-1")
def test_a_card_that_cannot_be_executed_can_still_be_chosen() -> None:
    after, _ = play("blue cards wheat_trade harvest vintage\nseat 0  wheat 0\nseat 1\nseat 2", "0 choose wheat_trade")
    # Only "skip" is left, so it is given at once and the exchange is asked.
    assert_position(after, "asked swap wheat_trade")
    rich = chosen("corruption", "money 20")
    assert "take two" in legal(rich)
    after, _ = play(rich, "0 take two")
    assert_position(after, "seat 0  money 20")
    assert why_not(chosen("harvest"), "0 sell 1") == "F-ACTION-1"


@rule("F-ACTION-2", "F-RULING-12")
def test_a_short_supply_gives_what_is_left() -> None:
    start = chosen("water_supply", "water 12", seat1="water 1", seat2="water 1")
    assert supply(position(start))["water"] == 1
    after, _ = play(start, "0 go")
    assert_position(after, "seat 0  water 13")
    assert legal(chosen("water_supply", "water 13", seat1="water 1", seat2="water 1")) == ["skip"]
    # Harvest with one wheat left: one, and no water can be given for more.
    short = chosen("harvest", "water 3 | wheat 12", seat1="wheat 1", seat2="wheat 1")
    assert legal(short) == ["skip", "go 0 0"]
    after, _ = play(short, "0 go 0 0")
    assert_position(after, "seat 0  wheat 13 | water 3")
    # Three left: two, and one more for one water.
    assert legal(chosen("harvest", "water 3 | wheat 10", seat1="wheat 1", seat2="wheat 1")) == [
        "skip", "go 0 0", "go 1 0",
    ]  # fmt: skip
    assert legal(chosen("harvest", "wheat 13", seat1="wheat 1", seat2="wheat 1")) == ["skip"]
    assert why_not(chosen("harvest", "water 3 | wheat 10"), "0 go 3 0") == "F-ACTION-2"


@rule("F-ACTION-3", "F-RULING-15")
def test_costs_are_paid_before_effects() -> None:
    _, events = play(chosen("enlist_centurions", "money 5"), "0 buy 1")
    assert events[1:3] == [MoneyPaid(0, 2), GoodsTaken(0, "centurions", 1)]
    # A bribe cannot be paid out of what the bribed card brings.
    broke = chosen("corruption", "money 0 | wheat 5")
    assert legal(broke) == ["skip", "take two"]


@rule("F-ACTION-4", "F-RULING-18")
def test_the_same_action_twice_in_a_turn_by_different_means() -> None:
    start = """
        table   podium 0 1 2
        blue    cards harvest corruption fortuna
        gray    cards wheat_trade
        seat 0  wheat 0 | money 3
        seat 1
        seat 2
    """
    after, _ = play(
        start, "0 choose harvest", "0 go 0 0", "0 swap gray wheat_trade", "0 use corruption", "0 bribe gray harvest",
        "0 go 0 0",
    )  # fmt: skip
    assert_position(after, "seat 0  wheat 4 | money 2 | centurions 0\nseat 1  money 6")


@rule("F-ACTION-WATER-1", "F-RULING-2")
def test_water_supply_gives_two_water_into_the_reservoir() -> None:
    after, _ = play(chosen("water_supply", "buildings aqueduct"), "0 go")
    assert_position(after, "seat 0  water 3 | aqueduct 0")
    assert DECK.card_names[0]["fr"] == DECK.favors[0].names["fr"] == "Approvisionnement en eau"
    assert (CARD_NAMES[0], DECK.favors[0].id) == ("water_supply", "city_water")


@rule("F-ACTION-HARVEST-1")
def test_harvest_gives_two_wheat() -> None:
    after, _ = play(chosen("harvest"), "0 go 0 0")
    assert_position(after, "seat 0  wheat 3 | water 1")


@rule("F-ACTION-HARVEST-2")
def test_harvest_gives_one_more_wheat_for_each_water() -> None:
    start = chosen("harvest", "water 2 | aqueduct 1 | buildings aqueduct")
    before = supply(position(start))
    after, _ = play(start, "0 go 2 1")
    assert_position(after, "seat 0  wheat 6 | water 0 | aqueduct 0")
    assert supply(after)["water"] == before["water"] + 3
    assert why_not(start, "0 go 3 0") == "F-ACTION-HARVEST-2"


@rule("F-ACTION-VINTAGE-1")
def test_vintage_gives_two_wine() -> None:
    after, _ = play(chosen("vintage"), "0 go 0 0")
    assert_position(after, "seat 0  wine 3 | water 1")


@rule("F-ACTION-VINTAGE-2")
def test_vintage_gives_one_more_wine_for_each_water() -> None:
    after, _ = play(chosen("vintage", "water 2 | aqueduct 1 | buildings aqueduct"), "0 go 1 1")
    assert_position(after, "seat 0  wine 5 | water 1 | aqueduct 0")
    assert why_not(chosen("vintage"), "0 go 0 1") == "F-ACTION-VINTAGE-2"


@rule("F-ACTION-WHEATTRADE-1")
def test_wheat_is_sold_for_2_each_or_3_with_a_market() -> None:
    start = chosen("wheat_trade", "wheat 3 | money 1")
    assert legal(start) == ["skip", "sell 1", "sell 2", "sell 3"]
    before = supply(position(start))["wheat"]
    after, _ = play(start, "0 sell 2")
    assert_position(after, "seat 0  wheat 1 | money 5")
    assert supply(after)["wheat"] == before + 2
    after, _ = play(chosen("wheat_trade", "wheat 3 | money 1 | buildings market"), "0 sell 2")
    assert_position(after, "seat 0  wheat 1 | money 7")
    assert why_not(start, "0 sell 4") == "F-ACTION-WHEATTRADE-1"


@rule("F-ACTION-WINETRADE-1")
def test_wine_is_sold_for_3_each_or_4_with_a_market() -> None:
    start = chosen("wine_trade", "wine 3 | money 0")
    before = supply(position(start))["wine"]
    after, _ = play(start, "0 sell 3")
    assert_position(after, "seat 0  wine 0 | money 9")
    assert supply(after)["wine"] == before + 3
    after, _ = play(chosen("wine_trade", "wine 3 | money 0 | buildings market"), "0 sell 3")
    assert_position(after, "seat 0  money 12")  # the example of the rulebook
    assert why_not(start, "0 sell 4") == "F-ACTION-WINETRADE-1"


@rule("F-ACTION-ENLIST-1", "F-RULING-14")
def test_a_centurion_costs_the_price_of_the_slot_it_fills() -> None:
    for owned, number, cost in ((0, 1, 1), (0, 2, 3), (0, 3, 6), (1, 1, 2), (1, 2, 5), (2, 1, 3)):
        after, _ = play(chosen("enlist_centurions", f"centurions {owned} | money 10"), f"0 buy {number}")
        assert_position(after, f"seat 0  centurions {owned + number} | money {10 - cost}")


@rule("F-ACTION-ENLIST-2")
def test_never_more_than_three_centurions_and_only_as_many_as_can_be_paid() -> None:
    assert legal(chosen("enlist_centurions", "centurions 1 | money 20")) == ["skip", "buy 1", "buy 2"]
    assert legal(chosen("enlist_centurions", "centurions 0 | money 5")) == ["skip", "buy 1", "buy 2"]
    assert legal(chosen("enlist_centurions", "centurions 2 | money 2")) == ["skip"]
    assert why_not(chosen("enlist_centurions", "centurions 1 | money 20"), "0 buy 3") == "F-ACTION-ENLIST-2"


@rule("F-ACTION-VESTALS-1")
def test_vestals_cost_1_3_and_5() -> None:
    for owned, number, cost in ((0, 1, 1), (0, 2, 4), (0, 3, 9), (1, 1, 3), (1, 2, 8), (2, 1, 5)):
        after, _ = play(chosen("hire_vestals", f"vestals {owned} | money 10"), f"0 buy {number}")
        assert_position(after, f"seat 0  vestals {owned + number} | money {10 - cost}")


@rule("F-ACTION-VESTALS-2")
def test_never_more_than_three_vestals_and_only_as_many_as_can_be_paid() -> None:
    assert legal(chosen("hire_vestals", "vestals 2 | money 20")) == ["skip", "buy 1"]
    assert legal(chosen("hire_vestals", "vestals 0 | money 8")) == ["skip", "buy 1", "buy 2"]
    assert why_not(chosen("hire_vestals", "vestals 0 | money 8"), "0 buy 3") == "F-ACTION-VESTALS-2"


@rule("F-ACTION-CEREMONY-1")
def test_a_ceremony_gives_a_die_for_exactly_one_vestal_even_the_last() -> None:
    for owned in (1, 2, 3):
        start = chosen("religious_ceremony", f"vestals {owned} | dice 1")
        assert legal(start) == ["skip", "go"]
        after, _ = play(start, "0 go")
        assert_position(after, f"seat 0  vestals {owned - 1} | dice 2")
    # It was the highest one: the next vestal fills slot 3 again, at its price.
    after, _ = play(chosen("religious_ceremony", "vestals 3 | dice 1 | money 5"), "0 go")
    again = GAME.write(after).replace("religious_ceremony", "x").replace("hire_vestals", "religious_ceremony")
    again = again.replace("x", "hire_vestals").replace("swap hire_vestals", "swap hire_vestals | exec hire_vestals")
    final, _ = play(again, "0 buy 1")
    assert_position(final, "seat 0  vestals 3 | money 0")


@rule("F-ACTION-CEREMONY-2", "F-EX-18")
def test_a_ceremony_needs_a_vestal_room_for_a_die_and_a_die() -> None:
    assert legal(chosen("religious_ceremony", "vestals 0")) == ["skip"]
    assert legal(chosen("religious_ceremony", "dice 3")) == ["skip"]
    four = "asked swap religious_ceremony | exec religious_ceremony\nblue cards religious_ceremony\n"
    assert legal(four + "seat 0  dice 1\nseat 1  dice 3\nseat 2  dice 3\nseat 3  dice 2") == ["skip"]
    assert legal(four + "seat 0  dice 1\nseat 1  dice 3\nseat 2  dice 3\nseat 3  dice 1") == ["skip", "go"]
    assert why_not(chosen("religious_ceremony", "vestals 0"), "0 go") == "F-ACTION-CEREMONY-2"


@rule("F-ACTION-CEREMONY-3")
def test_the_new_die_is_rolled_this_turn_and_kept() -> None:
    start = chosen("religious_ceremony", "centurions 0") + "\n" + die_line(2, 5)
    after, events = play(start, "0 go", "0 swap gray vintage")
    assert [event.value for event in events if isinstance(event, DieRolled)] == [2, 5]
    after, _ = play(after, "0 tax")
    assert_position(after, "seat 0  dice 2")


@rule("F-ACTION-FAMILY-1")
def test_the_unmarried_marry_for_3_money_and_do_nothing_else() -> None:
    start = chosen("family", "money 3")
    assert legal(start) == ["skip", "marry"]
    after, _ = play(start, "0 marry")
    assert_position(after, "seat 0  money 0 | married yes | wheat 1 | wine 1")
    assert legal(chosen("family", "money 2")) == ["skip"]
    assert why_not(chosen("family", "money 2"), "0 marry") == "F-ACTION-FAMILY-1"


@rule("F-ACTION-FAMILY-2")
def test_the_married_take_wheat_or_wine_or_money() -> None:
    start = chosen("family", "married yes")
    gift, _ = play(start, "0 go", "0 later")
    assert legal(gift) == ["wheat", "wine", "money"]
    for answer, result in (("wheat", "wheat 2"), ("wine", "wine 2"), ("money", "money 8")):
        after, _ = play(gift, f"0 {answer}")
        assert_position(after, f"seat 0  {result}")
    empty = chosen("family", "married yes | wheat 13", seat1="wheat 1", seat2="wheat 1")
    short, _ = play(empty, "0 go", "0 later")
    assert legal(short) == ["wine", "money"]
    assert why_not(short, "0 wheat") == "F-ACTION-FAMILY-2"
    dry = chosen("family", "married yes | wine 13", seat1="wine 1", seat2="wine 1")
    assert legal(play(dry, "0 go", "0 later")[0]) == ["wheat", "money"]


@rule("F-ACTION-FAMILY-3", "F-RULING-19")
def test_the_married_may_roll_before_they_choose_and_not_again_in_phase_4() -> None:
    start = chosen("family", "married yes | dice 2 | centurions 0") + "\n" + die_line(3, 5)
    rolling, _ = play(start, "0 go")
    assert legal(rolling) == ["roll now", "later"]
    after, events = play(rolling, "0 roll now")
    assert [event.value for event in events if isinstance(event, DieRolled)] == [3, 5]
    assert legal(after) == ["wheat", "wine", "money"]
    after, events = play(after, "0 wheat", "0 swap gray vintage")
    assert not [event for event in events if isinstance(event, DieRolled)]
    assert_position(after, "table dice 3 5\nasked favor")
    # Marrying brings no roll.
    after, _ = play(chosen("family", "money 3"), "0 marry")
    assert_position(after, "asked swap family\ntable dice -")


@rule("F-ACTION-FAMILY-3", "F-RULING-19")
def test_dice_are_rolled_early_once_a_turn_however_family_is_reached() -> None:
    military = """
        asked   mil
        blue    cards family corruption harvest | down harvest
        seat 0  married yes
        seat 1
        seat 2
    """
    after, _ = play(military, "0 use family")
    assert legal(after) == ["roll now", "later"]
    after, _ = play(chosen("corruption", "married yes", gray="cards family"), "0 bribe gray family")
    assert legal(after) == ["roll now", "later"]
    # A second Family in the same turn finds the dice rolled.
    after, _ = play(military + "table dice 4", "0 use family")
    assert legal(after) == ["wheat", "wine", "money"]


@rule("F-RULING-19")
def test_a_die_gained_after_the_early_roll_is_rolled_in_phase_4_and_added() -> None:
    start = """
        table   podium 0 1 2 | dice 4
        asked   mil
        blue    cards religious_ceremony harvest vintage | down harvest
        seat 0  married yes
        seat 1
        seat 2
    """ + die_line(6)
    after, events = play(start, "0 use religious_ceremony")
    assert [event.value for event in events if isinstance(event, DieRolled)] == [6]
    assert_position(after, "table dice 4 6\nseat 0  dice 2")


@rule("F-ACTION-FAMILY-4")
def test_marriage_is_permanent_and_happens_once() -> None:
    assert "marry" not in legal(chosen("family", "married yes | money 20"))
    assert why_not(chosen("family", "married yes | money 20"), "0 marry") == "F-ACTION-FAMILY-4"
    married: dict[int, int] = {}
    for state in walk(6):
        if state.round == 0:
            married = {}
        for seat in range(state.seats):
            now = state.married >> seat & 1
            assert now >= married.get(seat, 0)
            married[seat] = now


@rule("F-ACTION-BUILD-1", "F-RULING-3")
def test_one_building_is_built_at_its_printed_cost() -> None:
    for building in DECK.buildings:
        start = chosen("construction", f"money {building.cost} | married yes")
        after, _ = play(start, f"0 build {building.id}")
        assert_position(after, f"seat 0  money 0 | buildings {building.id}")
        assert GAME.view(after, 0).buildings[building.id] == 1
        assert after.step[0] == after.step[after.depth - 1]  # no second building is offered
    assert all(building.reconstructed for building in DECK.buildings)


@rule("F-ACTION-BUILD-2")
def test_one_of_each_type_and_three_in_all() -> None:
    owner = chosen("construction", "money 20 | married yes | buildings market aqueduct")
    assert legal(owner) == ["skip", "build palace", "build basilica"]
    assert why_not(owner, "0 build market") == "F-ACTION-BUILD-2"
    full = chosen("construction", "money 20 | married yes | buildings market aqueduct palace")
    assert legal(full) == ["skip"]
    assert why_not(full, "0 build basilica") == "F-ACTION-BUILD-2"


@rule("F-ACTION-BUILD-3")
def test_a_palace_needs_marriage_and_a_pile_a_card() -> None:
    single = chosen("construction", "money 20")
    assert "build palace" not in legal(single)
    assert why_not(single, "0 build palace") == "F-ACTION-BUILD-3"
    assert "build palace" in legal(chosen("construction", "money 20 | married yes"))
    empty = chosen("construction", "money 20", seat1="buildings market", seat2="buildings market")
    assert "build market" not in legal(empty)
    assert why_not(empty, "0 build market") == "F-ACTION-BUILD-3"


@rule("F-ACTION-CORRUPTION-1")
def test_corruption_takes_two_money() -> None:
    after, _ = play(chosen("corruption", "money 5"), "0 take two")
    assert_position(after, "seat 0  money 7\nasked swap corruption")


@rule("F-ACTION-CORRUPTION-2")
def test_corruption_executes_a_card_of_another_side_and_never_itself() -> None:
    start = chosen("corruption", "money 5 | wheat 2", gray="cards wheat_trade", blue="cards corruption harvest")
    start = start.replace("blue cards corruption\n", "")
    bribes = [text for text in legal(start) if text.startswith("bribe")]
    assert "bribe gray wheat_trade" in bribes
    assert not [text for text in bribes if "corruption" in text or " blue " in text or text.endswith(" harvest")]
    after, _ = play(start, "0 bribe gray wheat_trade", "0 sell 2")
    assert_position(after, "seat 0  wheat 0 | money 8")


@rule("F-ACTION-CORRUPTION-3")
def test_the_bribe_goes_to_the_player_of_the_side_or_to_the_bank() -> None:
    start = chosen("corruption", "money 5 | wheat 2 | wine 2", gray="cards wheat_trade", violet="cards wine_trade")
    after, _ = play(start, "0 bribe gray wheat_trade")
    assert_position(after, "seat 0  money 4\nseat 1  money 6")
    after, _ = play(start, "0 bribe violet wine_trade")
    assert_position(after, "seat 0  money 4\nseat 1  money 5\nseat 2  money 5")
    assert legal(chosen("corruption", "money 0")) == ["skip", "take two"]
    assert why_not(chosen("corruption", "money 0", gray="cards wheat_trade"), "0 bribe gray wheat_trade") == (
        "F-ACTION-CORRUPTION-3"
    )


@rule("F-ACTION-CORRUPTION-4", "F-RULING-6")
def test_a_face_down_card_can_be_bribed_and_stays_face_down() -> None:
    start = chosen("corruption", "wheat 2", gray="cards wheat_trade harvest vintage | down wheat_trade")
    after, _ = play(start, "0 bribe gray wheat_trade", "0 sell 1")
    assert_position(after, "gray  down wheat_trade")


@rule("F-ACTION-CORRUPTION-5")
def test_a_bribed_card_does_not_move_and_all_conditions_apply_to_the_active_player() -> None:
    start = chosen("corruption", "money 5 | wheat 1", gray="cards wheat_trade harvest vintage", seat1="wheat 9")
    after, _ = play(start, "0 bribe gray wheat_trade")  # his one wheat is sold: there is no other way
    assert_position(after, "gray  cards harvest vintage wheat_trade\nseat 0  wheat 0 | money 6\nseat 1  wheat 9")


@rule("F-ACTION-CORRUPTION-6")
def test_corruption_is_exchanged_in_phase_2_and_stays_with_military_power() -> None:
    after, _ = play(chosen("corruption"), "0 take two")
    assert_position(after, "asked swap corruption")
    military = "asked mil\nblue cards corruption harvest vintage | down vintage\nseat 0\nseat 1\nseat 2\n" + die_line(1)
    after, _ = play(military, "0 use corruption", "0 take two")
    assert_position(after, "blue  cards harvest vintage corruption | down vintage\nasked favor\nseat 0  money 7")


@rule("F-ACTION-CORRUPTION-7")
def test_a_card_without_a_legal_execution_after_the_bribe_is_no_target() -> None:
    start = chosen("corruption", "money 3", gray="cards family", orange="cards wine_trade")
    assert "bribe gray family" not in legal(start)  # 3 - 1 < 3
    assert why_not(start, "0 bribe gray family") == "F-ACTION-CORRUPTION-7"
    assert "bribe orange wine_trade" in legal(start)
    assert "bribe orange wine_trade" not in legal(start.replace("money 3", "money 3 | wine 0"))


@rule("F-ACTION-FORTUNA-1", "F-RULING-36")
def test_fortuna_moves_one_step_and_is_no_favor() -> None:
    after, _ = play(chosen("fortuna", "square 4", favors="tokens 0 0 0 0 3 0"), "0 go")
    assert_position(after, "seat 0  square 5 | hand -\nfavors tokens 0 0 0 0 3 0 | down -")


@rule("F-ACTION-FORTUNA-3")
def test_fortuna_goes_away_in_phase_2_and_stays_otherwise() -> None:
    after, _ = play(chosen("fortuna"), "0 go", "0 swap gray vintage")
    assert "fortuna" in GAME.view(after, 0).sides[1].cards
    military = "asked mil\nblue cards fortuna harvest vintage | down vintage\nseat 0\nseat 1\nseat 2\n" + die_line(1)
    after, _ = play(military, "0 use fortuna")
    assert_position(after, "blue  cards harvest vintage fortuna\nseat 0  square 1")
    bribed, _ = play(chosen("corruption", gray="cards fortuna"), "0 bribe gray fortuna")
    assert_position(bribed, "seat 0  square 1")
    assert "fortuna" in GAME.view(bribed, 0).sides[1].cards


@rule("F-BLD-MARKET-1")
def test_a_market_adds_one_money_a_unit_however_the_trade_is_reached() -> None:
    bribed = chosen("corruption", "money 1 | wine 2 | buildings market", gray="cards wine_trade")
    after, _ = play(bribed, "0 bribe gray wine_trade", "0 sell 2")
    assert_position(after, "seat 0  money 8")
    military = (
        "asked mil\nblue cards wheat_trade harvest vintage | down vintage\nseat 0  money 0 | wheat 2 | buildings market"
    )
    after, _ = play(military + "\nseat 1\nseat 2\n" + die_line(1), "0 use wheat_trade", "0 sell 2")
    assert_position(after, "seat 0  money 6")
    # No effect on other income.
    after, _ = play(chosen("corruption", "money 1 | buildings market"), "0 take two")
    assert_position(after, "seat 0  money 3")


@rule("F-BLD-PALACE-1")
def test_a_palace_gives_two_steps_at_favor_5() -> None:
    start = "table dice 5\nasked favor\nseat 0  married yes\nseat 1\nseat 2"
    after, _ = play(start, "0 favor 5")
    assert_position(after, "seat 0  square 1")
    after, _ = play(start.replace("married yes", "married yes | buildings palace"), "0 favor 5")
    assert_position(after, "seat 0  square 2")


@rule("F-BLD-1")
def test_buildings_are_never_lost() -> None:
    built: dict[int, int] = {}
    for state in walk(6):
        if state.round == 0:
            built = {}
        for seat in range(state.seats):
            assert state.built[seat] & built.get(seat, 0) == built.get(seat, 0)
            built[seat] = state.built[seat]


@rule("F-MONEY-1")
def test_money_stays_within_0_and_20() -> None:
    for state in walk(6):
        assert all(0 <= money <= 20 for money in state.money)


@rule("F-MONEY-2", "F-RULING-41", "F-RULING-42")
def test_income_above_20_is_lost() -> None:
    after, events = play(chosen("wine_trade", "wine 4 | money 12"), "0 sell 4")  # may be sold all the same
    assert_position(after, "seat 0  money 20 | wine 0")
    assert MoneyTaken(0, 8, 4) in events
    after, _ = play(chosen("corruption", "money 5", gray="cards harvest", seat1="money 20"), "0 bribe gray harvest")
    assert_position(after, "seat 0  money 4\nseat 1  money 20")


@rule("F-MONEY-3")
@pytest.mark.parametrize(
    ("card", "offer"),
    [
        ("construction", "build market"),
        ("family", "marry"),
        ("enlist_centurions", "buy 1"),
        ("hire_vestals", "buy 1"),
    ],
)
def test_nothing_is_bought_that_cannot_be_paid_in_full(card: str, offer: str) -> None:
    costs = {"build market": DECK.buildings[0].cost, "marry": 3, "enlist_centurions": 2, "hire_vestals": 3}
    cost = costs.get(offer, costs.get(card, 0))
    assert offer in legal(chosen(card, f"money {cost}"))
    assert offer not in legal(chosen(card, f"money {cost - 1}"))
