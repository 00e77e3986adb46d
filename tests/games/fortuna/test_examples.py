"""The worked examples of the rules (F-EX)."""

from ludus.games.fortuna.declaration import DieRolled, MoneyTaken
from tests.games.fortuna.tables import GAME, assert_position, die_line, legal, play, position, supply
from tests.support import rule


@rule("F-EX-1")
def test_harvest_with_two_kinds_of_water() -> None:
    start = """
        asked   swap harvest | exec harvest
        blue    cards harvest
        seat 0  wheat 1 | water 1 | aqueduct 1 | buildings aqueduct
        seat 1
    """
    before = supply(position(start))
    after, _ = play(start, "0 go 1 1")
    assert_position(after, "seat 0  wheat 5 | water 0 | aqueduct 0")
    assert supply(after)["wheat"] == before["wheat"] - 4
    assert supply(after)["water"] == before["water"] + 2


@rule("F-EX-2")
def test_market_and_cap() -> None:
    start = """
        asked   swap wheat_trade | exec wheat_trade
        blue    cards wheat_trade
        seat 0  money 15 | wheat 4 | buildings market
    """
    after, events = play(start, "0 sell 3")
    assert_position(after, "seat 0  money 20 | wheat 1")
    assert MoneyTaken(0, 5, lost=4) in events


@rule("F-EX-3")
def test_centurion_prices() -> None:
    start = """
        asked   swap enlist_centurions | exec enlist_centurions
        blue    cards enlist_centurions
        seat 0  centurions 1 | money 5
    """
    after, _ = play(start, "0 buy 2")
    assert_position(after, "seat 0  centurions 3 | money 0")


@rule("F-EX-4")
def test_vestal_prices() -> None:
    start = "asked swap hire_vestals | exec hire_vestals\nblue cards hire_vestals\nseat 0  vestals 0 | money {}"
    after, _ = play(start.format(9), "0 buy 3")
    assert_position(after, "seat 0  vestals 3 | money 0")
    assert "buy 3" not in legal(start.format(8))
    after, _ = play(start.format(8), "0 buy 2")
    assert_position(after, "seat 0  vestals 2 | money 4")


@rule("F-EX-5")
def test_military_power_on_enlist_centurions() -> None:
    start = """
        asked   mil
        blue    cards enlist_centurions harvest vintage | down vintage
        seat 0  centurions 3 | money 4
        seat 1
        seat 2
    """
    after, _ = play(start, "0 use enlist_centurions")
    assert_position(after, "seat 0  centurions 3 | money 1")


@rule("F-EX-6")
def test_corruption_chain() -> None:
    start = """
        asked   swap corruption | exec corruption
        blue    cards corruption
        gray    cards family
        seat 0  money {}
        seat 1  money 5
        seat 2
    """
    after, _ = play(start.format(4), "0 bribe gray family")  # marrying is the only execution
    assert_position(after, "seat 0  money 0 | married yes\nseat 1  money 6")
    assert "bribe gray family" not in legal(start.format(3))


@rule("F-EX-7")
def test_favor_options() -> None:
    start = """
        table   dice 2 5
        asked   favor
        favors  down 1 2
        seat 0  wheat 2 | centurions 1 | dice 2 | square 3
        seat 1
        seat 2
    """
    assert legal(start) == ["none", "favor 3 1", "favor 3 2", "favor 4 1", "tax"]
    _, events = play(start, "0 none")
    assert events[0].die == 2
    _, events = play(start, "0 tax")
    assert events[0].die == 5


@rule("F-EX-8")
def test_all_tokens_for_one_step() -> None:
    start = "table dice 3\nasked favor\nfavors tokens 0 0 3 0 0 0\nseat 0  wheat 2 | square 4\nseat 1\nseat 2"
    after, _ = play(start, "0 favor 3 1")
    assert_position(after, "seat 0  square 5\nfavors tokens 0 0 0 0 0 0\ndeck choice P01 P02 P03")
    kept, _ = play(after, "0 keep P03")
    assert_position(kept, "seat 0  hand P03\ndeck discards P01 P02")
    basilica, _ = play(start.replace("square 4", "square 4 | buildings basilica"), "0 favor 3 1", "0 keep P01 P02")
    assert_position(basilica, "seat 0  hand P01 P02\ndeck discards P03")


@rule("F-EX-11")
def test_token_growth() -> None:
    lying = 0
    grown = []
    for number in range(1, 5):
        start = f"""
            table   round {number} | podium 0 1 | turn 1 | dice 1
            asked   favor
            favors  tokens 0 0 0 0 0 {lying} | down 2 3 4 5
            seat 0
            seat 1
        """
        after, _ = play(start, "1 tax")
        lying = after.tokens[5]
        grown.append(lying)
    assert grown == [1, 2, 3, 3]


@rule("F-EX-14")
def test_final_score() -> None:
    over = """
        asked   over palace
        seat 0  square 13 | money 14 | wheat 2 | wine 0 | water 1 | aqueduct 1 | centurions 2 | vestals 3 | married yes
        seat 1  square 15
    """
    owned = "married yes | buildings market aqueduct palace | hand P14 P18 P23 P25"
    state = position(over.replace("married yes", owned))
    assert state.sheet()[0] == [13, 6 + 4 + 2 + 3]
    assert state.scores()[0] == 28


@rule("F-EX-15")
def test_two_money_cards() -> None:
    over = "asked over palace\nseat 0  square 15 | money 19 | hand P17 P18\nseat 1"
    assert position(over).sheet()[0][1] == 12


@rule("F-EX-16")
def test_two_players_flip() -> None:
    start = "table dice 2\nasked favor\nfavors tokens 1 0 2 0 0 1\nseat 0\nseat 1"
    after, _ = play(start, "0 favor 2 1")
    assert legal(after) == ["none", "flip 4", "flip 5"]


@rule("F-EX-17")
def test_early_roll() -> None:
    start = """
        asked   swap family | exec family
        blue    cards family
        seat 0  married yes | dice 1 | wheat 0 | centurions 0
        seat 1
        seat 2
    """ + die_line(3)
    after, events = play(start, "0 go", "0 roll now", "0 wheat", "0 swap gray vintage", "0 favor 3 1")
    assert [event.value for event in events if isinstance(event, DieRolled) and event.seat == 0] == [3]
    assert_position(after, "seat 0  wheat 0 | square 1")
    assert GAME.view(after, 0).turn == 1
