"""Phases 3 and 4: military power, dice, favors, tax, tokens, two players (F-MIL, F-DICE, F-FAVOR, F-TAX, F-2P)."""

import pytest

from ludus.games.fortuna.declaration import (
    DieRolled,
    FavorTurned,
    FavorUsed,
    GoodsReturned,
    NoFavor,
    PiecesBought,
    TaxPaid,
)
from tests.games.fortuna.tables import GAME, assert_position, die_line, legal, play, position, supply, walk, why_not
from tests.support import rule


def asked(dice: str, seat: str = "", favors: str = "down -", seats: int = 3) -> str:
    """Seat 0 has rolled and is asked for a favor."""
    others = "\n".join(f"seat {n}" for n in range(1, seats))
    return f"table dice {dice}\nasked favor\nfavors {favors}\nseat 0  {seat}\n{others}"


def military(cards: str, seat: str = "", *lines: str) -> str:
    """Seat 0 is asked for military power; the last of his three cards is face down."""
    down = cards.split()[-1]
    return "\n".join([f"asked mil\nblue cards {cards} | down {down}\nseat 0  {seat}\nseat 1\nseat 2", *lines])


@rule("F-MIL-1")
def test_a_centurion_executes_one_of_the_two_cards_still_face_up() -> None:
    start = military("water_supply harvest vintage")
    assert legal(start) == ["none", "use water_supply", "use harvest"]
    assert why_not(start, "0 use vintage") == "F-MIL-1"
    assert why_not(start, "0 use fortuna") == "F-MIL-1"
    assert why_not(military("water_supply harvest vintage", "centurions 0"), "0 use harvest") == "F-MIL-1"
    after, _ = play(start, "0 use harvest", "0 go 0 0")
    assert_position(after, "seat 0  wheat 3 | centurions 0")
    assert legal(after)[0] != "none"  # once only: phase 4 has begun


@rule("F-MIL-2", "F-RULING-15")
def test_the_centurion_returns_to_the_supply_before_the_action() -> None:
    start = military("enlist_centurions harvest vintage", "centurions 3 | money 4")
    before = supply(position(start))["centurions"]
    used, _ = play(start + "\n" + die_line(1), "0 use enlist_centurions")
    # Slot 3 is free again and is the only one that can be filled, so it is bought at once for 3.
    assert_position(used, "seat 0  centurions 3 | money 1")
    assert supply(used)["centurions"] == before
    _, events = play(start, "0 use enlist_centurions")
    assert events.index(GoodsReturned(0, "centurions", 1)) < events.index(PiecesBought(0, "centurions", 1, 3))


@rule("F-MIL-3")
def test_the_executed_card_stays_face_up_where_it_is() -> None:
    after, _ = play(military("water_supply harvest vintage"), "0 use water_supply")
    assert_position(after, "blue  cards water_supply harvest vintage | down vintage\nseat 0  water 3")


@rule("F-MIL-4", "F-RULING-16")
def test_only_cards_that_can_be_executed_after_paying_may_be_chosen() -> None:
    start = military("wheat_trade family vintage", "wheat 0 | money 2")
    assert legal(start) == ["none"]
    assert why_not(start, "0 use wheat_trade") == "F-MIL-4"
    # The slot it leaves and the larger supply count: with three of his own and none left to buy.
    full = """
        asked   mil
        blue    cards enlist_centurions wine_trade harvest | down harvest
        seat 0  centurions 3 | money 3 | wine 0
        seat 1  centurions 3
        seat 2  centurions 3
        seat 3  centurions 3
    """
    assert legal(full) == ["none", "use enlist_centurions"]
    assert legal(full.replace("money 3", "money 2")) == ["none"]


@rule("F-MIL-5")
def test_a_centurion_of_this_turn_may_be_used() -> None:
    start = """
        asked   swap enlist_centurions | exec enlist_centurions
        blue    cards enlist_centurions harvest vintage
        gray    cards family
        seat 0  centurions 0 | money 1
        seat 1
        seat 2
    """
    after, _ = play(start, "0 buy 1", "0 swap gray family")
    assert legal(after) == ["none", "use harvest", "use vintage"]


@rule("F-DICE-1")
def test_all_own_dice_are_rolled() -> None:
    _, events = play(military("harvest vintage family", "dice 3") + "\n" + die_line(4, 1, 6), "0 none")
    assert [event.value for event in events if isinstance(event, DieRolled)] == [4, 1, 6]


@rule("F-DICE-2")
def test_one_die_designates_the_favors_up_to_its_number_and_values_are_not_added() -> None:
    rich = "water 1 | wine 1 | wheat 1 | centurions 1 | vestals 1 | married yes"
    assert legal(asked("3", rich)) == ["favor 1 reservoir", "favor 2 1", "favor 3 1", "tax"]
    assert legal(asked("2 3", rich + " | dice 2")) == ["favor 1 reservoir", "favor 2 1", "favor 3 1", "tax"]
    assert why_not(asked("2 3", rich + " | dice 2"), "0 favor 5") == "F-DICE-2"
    _, events = play(asked("2 6", rich + " | dice 2"), "0 favor 2 1")
    assert FavorUsed(0, 2, die=2, steps=1) in events  # the smallest die that allows it
    _, events = play(asked("2 6", rich + " | dice 2"), "0 favor 3 1")
    assert FavorUsed(0, 3, die=6, steps=1) in events


@rule("F-DICE-3")
def test_a_low_die_may_be_chosen_to_escape_the_tax() -> None:
    # The example of the rulebook: 2 and 3, cards 1 and 2 face down, no wheat.
    start = asked("2 3", "dice 2 | wheat 0 | money 5", "down 1 2")
    assert legal(start) == ["none", "tax"]
    after, events = play(start, "0 none")
    assert events[0] == NoFavor(0, die=2)
    assert_position(after, "seat 0  money 5 | square 0\nfavors down 1 2")


@rule("F-FAVOR-1")
def test_face_down_favors_cannot_be_used_and_one_favor_a_turn() -> None:
    start = asked("3", favors="down 2")
    assert legal(start) == ["favor 1 reservoir", "favor 3 1", "tax"]
    assert why_not(start, "0 favor 2 1") == "F-FAVOR-1"
    after, _ = play(start, "0 favor 3 1")
    assert after.seat == 1  # nothing more in this turn


@rule("F-FAVOR-2", "F-TAX-4")
def test_the_card_is_turned_if_and_only_if_it_brought_a_step() -> None:
    after, events = play(asked("3"), "0 favor 3 1")
    assert FavorTurned(0, 3) in events
    assert_position(after, "favors down 3\nseat 0  square 1")
    after, _ = play(asked("3", "money 2", "tokens 1 0 0 0 0 0"), "0 tax")
    assert_position(after, "favors tokens 1 0 0 0 0 0 | down -\nseat 0  square 0 | money 1")


@rule("F-FAVOR-3")
def test_no_step_and_no_tax_when_all_designated_cards_are_face_down() -> None:
    # The example of the rulebook: a 1, and City Water is face down.
    start = military("harvest vintage family", "money 5", "favors down 1", die_line(1))
    after, events = play(start, "0 none")  # the only option is taken at once
    assert NoFavor(0, die=1) in events
    assert_position(after, "seat 0  money 5 | square 0")
    assert why_not(asked("1 1", "dice 2", "down 1"), "0 tax") == "F-FAVOR-3"


@rule("F-FAVOR-4")
def test_the_tax_falls_when_an_open_favor_cannot_be_fulfilled() -> None:
    # The example of the rulebook: a 3, cards 1 and 3 are face down, no wine for 2.
    start = military("harvest vintage family", "wine 0 | money 5", "favors down 1 3", die_line(3))
    after, events = play(start, "0 none")
    assert TaxPaid(0, 1, die=3) in events
    assert_position(after, "seat 0  money 4 | square 0\nfavors down 1 3")


@rule("F-FAVOR-5", "F-RULING-23")
def test_refusing_is_for_cards_1_to_4() -> None:
    married = "married yes | vestals 1"
    assert "tax" in legal(asked("4", married, "down 1 2 3"))
    # Payable or not: card 4 is open, so the tax may be chosen although 5 could be used.
    assert legal(asked("5", married + " | centurions 0", "down 1 2 3")) == ["favor 5", "tax"]
    # Only 5 and 6 are open: one of them must be used.
    only = asked("6", married, "down 1 2 3 4")
    assert legal(only) == ["favor 5", "favor 6"]
    assert why_not(only, "0 tax") == "F-FAVOR-5"
    assert legal(asked("6", "vestals 0", "down 1 2 3 4")) == ["tax"]
    # Judged for the die he chooses: the 5 cannot be fulfilled, the 6 can.
    assert legal(asked("5 6", "dice 2 | vestals 1", "down 1 2 3 4")) == ["favor 6", "tax"]
    assert legal(asked("6 6", "dice 2 | vestals 1", "down 1 2 3 4 5")) == ["favor 6"]


@rule("F-FAVOR-6", "F-RULING-26")
def test_steps_stop_at_the_palace_and_no_more_goods_can_be_delivered() -> None:
    start = asked("4", "square 14 | wheat 2 | wine 2 | centurions 3")
    assert legal(start) == ["favor 1 reservoir", "favor 2 1", "favor 3 1", "favor 4 1", "tax"]
    assert why_not(start, "0 favor 4 2") == "F-FAVOR-6"
    assert "favor 4 2" in legal(start.replace("square 14", "square 13"))
    after, _ = play(asked("6", "square 13 | vestals 3"), "0 favor 6")
    assert_position(after, "seat 0  square 15")


@rule("F-FAVOR-7", "F-RULING-27")
def test_a_player_in_the_palace_has_no_phase_4() -> None:
    start = military("harvest vintage family", "square 15", die_line(4))
    after, events = play(start, "0 none")
    assert not [event for event in events if isinstance(event, DieRolled | TaxPaid)]
    assert after.seat == 1


@rule("F-FAVOR-WATER-1")
def test_city_water_takes_exactly_one_water_for_one_step() -> None:
    after, _ = play(asked("1", "water 3"), "0 favor 1 reservoir")
    assert_position(after, "seat 0  water 2 | square 1")
    assert legal(asked("1", "water 3")) == ["favor 1 reservoir", "tax"]
    assert why_not(asked("1", "water 3"), "0 favor 1 aqueduct") == "F-FAVOR-WATER-1"


@rule("F-FAVOR-ORGY-1")
def test_an_orgy_takes_one_or_two_wine() -> None:
    start = asked("2", "wine 3", "down 1")
    assert legal(start) == ["favor 2 1", "favor 2 2", "tax"]
    after, _ = play(start, "0 favor 2 2")
    assert_position(after, "seat 0  wine 1 | square 2")
    assert why_not(start, "0 favor 2 3") == "F-FAVOR-ORGY-1"


@rule("F-FAVOR-FOOD-1")
def test_food_distribution_takes_one_or_two_wheat() -> None:
    start = asked("3", "wheat 5", "down 1 2")
    assert legal(start) == ["favor 3 1", "favor 3 2", "tax"]
    after, _ = play(start, "0 favor 3 2")
    assert_position(after, "seat 0  wheat 3 | square 2")
    assert why_not(start, "0 favor 3 3") == "F-FAVOR-FOOD-1"


@rule("F-FAVOR-BATTLE-1")
def test_a_battle_takes_up_to_three_centurions() -> None:
    start = asked("4", "centurions 3", "down 1 2 3")
    assert legal(start) == ["favor 4 1", "favor 4 2", "favor 4 3", "tax"]
    after, _ = play(start, "0 favor 4 2")
    assert_position(after, "seat 0  centurions 1 | square 2")
    assert why_not(start.replace("centurions 3", "centurions 1"), "0 favor 4 2") == "F-FAVOR-BATTLE-1"


@rule("F-FAVOR-FORTUNA-1")
def test_favor_5_needs_marriage_and_takes_nothing() -> None:
    assert why_not(asked("5"), "0 favor 5") == "F-FAVOR-FORTUNA-1"
    after, _ = play(asked("5", "married yes"), "0 favor 5")
    assert_position(after, "seat 0  square 1 | money 5 | wheat 1 | married yes")
    after, _ = play(asked("5", "married yes | buildings palace"), "0 favor 5")
    assert_position(after, "seat 0  square 2")


@rule("F-FAVOR-RELIGION-1")
@pytest.mark.parametrize("vestals", [1, 2, 3])
def test_religion_gives_a_step_for_each_vestal_and_keeps_them(vestals: int) -> None:
    after, _ = play(asked("6", f"vestals {vestals}"), "0 favor 6")
    assert_position(after, f"seat 0  square {vestals} | vestals {vestals}")
    assert why_not(asked("6", "vestals 0"), "0 favor 6") == "F-FAVOR-RELIGION-1"


@rule("F-FAVOR-8", "F-RULING-24")
def test_favors_5_and_6_give_all_their_steps() -> None:
    options = legal(asked("6", "vestals 3 | married yes | buildings palace", "down 1 2 3 4"))
    assert options == ["favor 5", "favor 6"]


@rule("F-FAVOR-9")
def test_delivered_goods_return_to_the_supply() -> None:
    start = asked("4", "wine 2 | wheat 2 | centurions 2")
    before = supply(position(start))
    for answer, kind, number in (("favor 2 2", "wine", 2), ("favor 3 1", "wheat", 1), ("favor 4 2", "centurions", 2)):
        after, _ = play(start, f"0 {answer}")
        assert supply(after)[kind] == before[kind] + number
    after, _ = play(start, "0 favor 1 reservoir")
    assert supply(after)["water"] == before["water"] + 1


@rule("F-TAX-1")
def test_the_tax_is_one_money() -> None:
    after, _ = play(asked("1", "money 7"), "0 tax")
    assert_position(after, "seat 0  money 6 | square 0")


@rule("F-TAX-2", "F-RULING-44", "F-EX-9")
def test_without_money_a_player_moves_one_square_back() -> None:
    after, _ = play(asked("1", "money 1 | square 10"), "0 tax")
    assert_position(after, "seat 0  money 0 | square 10")  # with money he cannot choose to step back
    after, _ = play(asked("1", "money 0 | square 10"), "0 tax")
    assert_position(after, "seat 0  money 0 | square 9")  # outside Rome again


@rule("F-TAX-3", "F-RULING-25")
def test_no_square_is_safe_but_nobody_leaves_the_village_backwards() -> None:
    after, _ = play(asked("1", "money 0 | square 0"), "0 tax")
    assert_position(after, "seat 0  money 0 | square 0")
    after, _ = play(asked("1", "money 0 | square 10"), "0 tax")
    assert_position(after, "seat 0  square 9")


@rule("F-TOKEN-1")
def test_a_step_by_a_favor_takes_all_its_tokens() -> None:
    start = asked("3", "wheat 2", "tokens 2 0 3 0 0 0")
    for number in (1, 2):
        after, _ = play(start, f"0 favor 3 {number}")
        assert_position(after, f"favors tokens 2 0 0 0 0 0\nseat 0  square {number}")
        assert GAME.view(after, 0).choice_size == 3
    after, _ = play(start, "0 tax")
    assert_position(after, "favors tokens 2 0 3 0 0 0\nseat 0  hand -")


@rule("F-2P-1")
def test_the_first_of_two_players_may_turn_one_more_favor() -> None:
    after, _ = play(asked("1", seats=2), "0 favor 1 reservoir")
    assert legal(after) == ["none", "flip 2", "flip 3", "flip 4", "flip 5", "flip 6"]
    assert why_not(after, "0 flip 1") == "F-2P-1"
    after, _ = play(after, "0 flip 6")
    assert_position(after, "favors down 1 6")
    assert after.seat == 1
    # Neither with three players nor for the second of two.
    three, _ = play(asked("1"), "0 favor 1 reservoir")
    assert three.seat == 1
    second, _ = play("table podium 1 0 | turn 0 | dice 1\nasked favor\nseat 1", "0 favor 1 reservoir")
    assert GAME.view(second, 0).steps[-1].name != "flip"


@rule("F-2P-2")
def test_a_favor_with_tokens_is_not_turned_this_way() -> None:
    after, _ = play(asked("1", favors="tokens 0 1 0 2 1 0", seats=2), "0 favor 1 reservoir")
    assert legal(after) == ["none", "flip 3", "flip 6"]
    assert why_not(after, "0 flip 4") == "F-2P-2"
    all_tokens, _ = play(asked("1", favors="tokens 0 1 1 2 1 1", seats=2), "0 favor 1 reservoir")
    assert all_tokens.seat == 1  # nothing to turn: the turn is over


@rule("F-2P-3", "F-RULING-40")
def test_the_flip_is_offered_without_a_favor_too_and_before_phase_5() -> None:
    taxed, _ = play(asked("1", seats=2), "0 tax")
    assert "flip 1" in legal(taxed)
    nothing, _ = play(asked("1 1", "dice 2", "down 1", seats=2), "0 none")
    assert "flip 2" in legal(nothing)
    in_palace = "asked mil\nblue cards harvest\nseat 0  square 15\nseat 1"
    arrived, _ = play(in_palace, "0 none")
    assert "flip 3" in legal(arrived)
    tokens, _ = play(asked("1", favors="tokens 2 0 0 0 0 0", seats=2), "0 favor 1 reservoir")
    assert "flip 3" in legal(tokens)
    assert GAME.view(tokens, 0).choice_size == 0
    drawn, _ = play(tokens, "0 flip 3")
    assert GAME.view(drawn, 0).choice_size == 2
    # The turned card counts as face down at the end of the round.
    last = "table podium 0 1 | turn 1 | dice 1\nasked favor\nfavors down 3\nseat 0\nseat 1"
    after, _ = play(last, "1 tax")
    assert_position(after, "favors tokens 1 1 0 1 1 1")


@rule("F-2P-4")
def test_the_first_player_is_who_stands_on_step_one_wherever_fortuna_lies() -> None:
    start = "table podium 0 1 | turn 0 | dice 1\nasked favor\ngray cards fortuna\nseat 0\nseat 1"
    after, _ = play(start, "0 tax")
    assert GAME.view(after, 0).steps[-1].name == "flip"


@rule("F-FAVOR-5", "F-DICE-2")
def test_the_options_of_phase_4_are_those_of_the_protocol_word_by_word() -> None:
    """The list of section 18, written down again from its text, compared on random games."""
    compared = 0
    for state in walk(12):
        view = GAME.view(state, -1)
        if view.steps[-1].name != "favor":
            continue
        province, expected = view.provinces[view.turn], set()
        left = 15 - province.square
        for die in set(view.rolled):
            up = [favor.number for favor in view.favors if favor.up and favor.number <= die]
            if not up:
                expected.add("none")
                continue
            fulfilments = set()
            for number in up:
                if number == 1:
                    fulfilments |= {"favor 1 reservoir"} if province.water else set()
                    fulfilments |= {"favor 1 aqueduct"} if province.aqueduct else set()
                elif number in (2, 3, 4):
                    stock, most = {2: (province.wine, 2), 3: (province.wheat, 2), 4: (province.centurions, 3)}[number]
                    fulfilments |= {f"favor {number} {n}" for n in range(1, min(stock, most, left) + 1)}
                elif number == 5:
                    fulfilments |= {"favor 5"} if province.married else set()
                else:
                    fulfilments |= {"favor 6"} if province.vestals else set()
            expected |= fulfilments
            if min(up) <= 4 or not fulfilments:
                expected.add("tax")
        assert {text for text in legal(state) if not text.startswith("play")} == expected
        compared += 1
    assert compared > 300
