"""The Ludus Magna: Merchant clients of every trade (G-B-LUDUS)."""

from tests.support import rule

from ..tables import after, asked, buildings, position, question, stock, vault


@rule("G-B-LUDUS-1")
def test_each_merchant_client_acts_in_whatever_role_is_led() -> None:
    start = """
        table   leader 1
        pool    wall temple dock bath
        seat 0  hand villa garden | clients merchant*2 | buildings ludus_magnus
        seat 1  hand bar
    """
    thought = after(start, "1 lead laborer", "0 think", "0 one", "1 take wood")
    once = after(thought, "0 take marble")
    assert asked(once) == (0, "laborer")

    twice = after(once, "0 take brick")
    assert stock(twice) == {"marble": 1, "brick": 1}
    assert asked(twice) == (0, "lead")  # two Merchants, two actions, and the next turn


@rule("G-B-LUDUS-1")
def test_only_merchants_learn_other_trades() -> None:
    start = """
        pool    wall temple
        seat 0  clients patron architect legionary | buildings ludus_magnus
        seat 1  hand villa
        asked   0 laborer
    """
    assert asked(after(start, "0 take marble")) == (1, "lead")


@rule("G-B-LUDUS-1")
def test_a_merchant_still_acts_once_when_merchant_is_led() -> None:
    start = """
        seat 0  stockpile stone*3 | clients merchant | buildings ludus_magnus
        seat 1  hand villa
        asked   0 merchant
    """
    sold = after(start, "0 take stone", "0 take stone")

    assert vault(sold) == {"stone": 2}  # his unit and his client
    assert asked(sold) == (1, "lead")


@rule("G-B-LUDUS-1", "G-LEGION-2")
def test_a_merchant_joins_the_demand_when_legionary_is_led() -> None:
    start = """
        seat 0  hand bath school gate dock | clients merchant | buildings ludus_magnus
        seat 1  hand atrium shrine academy
    """
    led = after(start, "0 lead legionary", "0 play bath", "1 think", "1 senator", "0 take brick", "0 take brick")

    assert question(led) == (1, "give", ["card academy", "card atrium"])  # two of three
    assert stock(after(led, "1 card academy", "1 card shrine")) == {"brick": 2}


@rule("G-B-LUDUS-1", "G-CLIENT-2")
def test_a_merchant_hired_in_this_turn_does_not_act() -> None:
    start = """
        pool    wall temple
        seat 0  clients merchant | fresh merchant | buildings ludus_magnus
        seat 1  hand villa
        asked   0 laborer
    """
    assert asked(after(start, "0 take marble")) == (1, "lead")


@rule("G-B-LUDUS-1", "G-FUN-5")
def test_a_merchant_may_decline_the_other_trade() -> None:
    start = """
        pool    wall temple
        seat 0  clients merchant | buildings ludus_magnus
        seat 1  hand villa
        asked   0 laborer
    """
    declined = after(start, "0 take marble", "0 pass")

    assert stock(declined) == {"marble": 1}
    assert asked(declined) == (1, "lead")


@rule("G-B-LUDUS-1", "G-B-CIRCUSMAX-3", "G-X-22")
def test_with_a_circus_maximus_he_acts_twice() -> None:
    start = """
        seat 0  units 1 | stockpile - | clients architect merchant | buildings ludus_magnus circus_maximus | hand bar
        seat 1  hand villa
        asked   0 architect
    """
    state = position(start)
    for _ in range(4):
        state = after(state, "0 pass")
        assert asked(state) == (0, "architect")
    assert asked(after(state, "0 pass")) == (1, "lead")  # 1 + 2 + 2


@rule("G-B-LUDUS-2", "G-ACT-6", "G-COMPLETE-3")
def test_completed_during_ones_own_actions_it_lets_the_merchants_act_still_in_this_turn() -> None:
    start = """
        seat 0  hand temple bar | clients merchant*2 | buildings ludus_magnus@marble+marble+marble
        seat 1  hand villa
        asked   0 craftsman
    """
    completed = after(start, "0 use temple from hand")

    assert buildings(completed) == ["ludus_magnus"]
    first = after(completed, "0 lay bar")
    assert asked(completed) == (0, "craftsman")
    # Two Merchants, two Craftsman actions; the second has no card, but might survey.
    assert question(first) == (0, "craftsman", ["pass", "survey"])
    assert asked(after(first, "0 pass")) == (1, "lead")


@rule("G-B-LUDUS-2", "G-B-GATE-1", "G-FUN-3", "G-X-7")
def test_laid_with_a_gate_it_lets_the_merchants_act_still_in_this_turn() -> None:
    start = """
        seat 0  hand ludus_magnus bar | clients merchant | buildings gate
        seat 1  hand villa
        asked   0 craftsman
    """
    laid = after(start, "0 lay ludus_magnus")

    assert asked(laid) == (0, "craftsman")
    assert asked(after(laid, "0 lay bar")) == (1, "lead")


@rule("G-B-LUDUS-2", "G-B-STAIRWAY-1", "G-ACT-6", "G-X-3")
def test_opened_with_a_stairway_it_lets_the_merchants_act_still_in_this_turn() -> None:
    start = """
        seat 0  hand bar | stockpile marble | clients merchant | buildings stairway
        seat 1  hand wall | buildings ludus_magnus
        asked   0 architect
    """
    opened = after(start, "0 use marble from stockpile")

    assert asked(opened) == (0, "architect")
    assert asked(after(opened, "0 lay bar")) == (1, "lead")


@rule("G-B-LUDUS-2", "G-ACT-6")
def test_who_has_finished_his_part_gets_nothing_from_a_ludus_opened_later() -> None:
    start = """
        seat 0  hand bar | clients merchant
        seat 1  units 1 | hand wall | stockpile marble | buildings stairway
        seat 2  buildings ludus_magnus
        asked   1 architect
    """  # seat 0 led and has performed; his Merchant would be an Architect now
    assert asked(after(start, "1 use marble from stockpile")) == (1, "lead")


@rule("G-B-LUDUS-1", "G-B-BATH-4", "G-B-BATH-5", "G-RULING-28", "G-X-18")
def test_a_merchant_hired_with_a_bath_may_act_in_any_role_and_once() -> None:
    start = """
        pool    villa wall temple
        seat 0  units 1 | hand bar | buildings bath ludus_magnus circus_maximus
        seat 1  hand dock
        asked   0 patron
    """
    hired = after(start, "0 take stone")
    assert question(hired) == (
        0, "bath",
        ["pass", "act laborer", "act craftsman", "act architect", "act legionary", "act merchant", "act patron"],
    )  # fmt: skip

    acted = after(hired, "0 act laborer", "0 take marble")
    assert stock(acted) == {"marble": 1}
    assert asked(acted) == (1, "lead")  # the Circus Maximus does not double it


@rule("G-B-LUDUS-1", "G-B-BATH-5", "G-X-18")
def test_another_client_hired_with_a_bath_keeps_to_his_trade() -> None:
    start = """
        pool    villa wall temple
        seat 0  hand bar | buildings bath ludus_magnus
        seat 1  hand dock
        asked   0 patron
    """
    assert question(after(start, "0 take concrete")) == (0, "bath", ["pass", "act architect"])
