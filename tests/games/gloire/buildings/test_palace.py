"""The Palace: several units at once (G-B-PALACE)."""

from tests.support import rule

from ..tables import after, asked, assert_position, hand, legal, pool, position, stock, vault

LED = """
    table   pile 5
    seat 0  hand villa garden bath senator | stockpile marble*3 brick | vault wood | clients merchant | buildings palace
    seat 1  hand road
"""


@rule("G-B-PALACE-1")
def test_several_cards_of_the_role_and_a_senator_may_lead_together() -> None:
    leading = after(LED, "0 lead merchant")
    assert legal(leading) == ["play garden", "play villa", "play senator", "petition stone"]

    one = after(leading, "0 play garden")
    assert asked(one) == (0, "lead")
    three = after(one, "0 play villa", "0 play senator")
    assert_position(three, "seat 0 hand bath | played garden villa senator | units 3")
    assert asked(three) == (1, "follow")


@rule("G-B-PALACE-1", "G-ACT-2")
def test_each_unit_gives_one_action_besides_the_clients() -> None:
    led = after(LED, "0 lead merchant", "0 play garden", "0 play senator", "1 think", "1 one")

    sold = after(led, "0 take marble", "0 take marble")
    assert asked(sold) == (0, "merchant")  # two units, and the client
    sold = after(sold, "0 take brick")
    assert vault(sold) == {"wood": 1, "marble": 2, "brick": 1}
    assert stock(sold) == {"marble": 1}  # one more would have found room: influence 5
    assert asked(sold) == (1, "lead")


@rule("G-B-PALACE-1", "G-FUN-5")
def test_one_unit_is_enough() -> None:
    led = after(LED, "0 lead merchant", "0 play villa", "0 pass")

    assert_position(led, "seat 0 played villa | units 1")
    assert asked(led) == (1, "follow")


@rule("G-B-PALACE-1", "G-LEAD-1")
def test_without_a_palace_one_unit_is_all() -> None:
    start = """
        seat 0  hand villa garden senator | buildings palace@marble
        seat 1  hand road
    """
    assert asked(after(start, "0 lead merchant", "0 play villa")) == (1, "follow")


@rule("G-B-PALACE-1", "G-TERM-3")
def test_a_follower_may_play_several_units_too() -> None:
    start = """
        pool    temple dock wall
        seat 0  hand bar
        seat 1  hand road insula*2 villa | buildings palace
    """
    following = after(start, "0 lead laborer", "1 play insula", "1 play insula", "1 play road")
    assert_position(following, "seat 1 hand villa | played insula*2 road | units 3")

    taken = after(following, "0 take marble", "1 take wood", "1 take concrete")
    assert stock(taken, 1) == {"wood": 1, "concrete": 1}


@rule("G-B-PALACE-1", "G-LEGION-2")
def test_two_legionary_cards_make_one_demand_of_two() -> None:
    start = """
        seat 0  hand bath gate school shrine | buildings palace
        seat 1  hand atrium*2 academy
    """
    led = after(start, "0 lead legionary", "0 play gate", "0 play bath", "0 pass", "1 think", "1 senator")

    given = after(led, "0 take brick", "0 take brick", "1 card atrium")  # and the other one
    assert stock(given) == {"brick": 2}
    assert hand(given, 1) == ["academy", "senator"]


@rule("G-B-PALACE-2", "G-SEN-3", "G-RULING-9", "G-X-28")
def test_never_more_than_one_senator_is_played() -> None:
    start = """
        table   pile 4
        seat 0  hand villa senator*2 bar road | buildings palace
        seat 1  hand road
    """
    leading = after(start, "0 lead merchant")
    assert legal(leading) == ["play villa", "play senator", "petition rubble"]

    played = after(leading, "0 play villa", "0 play senator")  # nothing more can be added
    assert_position(played, "seat 0 hand road bar senator | played villa senator | units 2")
    assert asked(played) == (1, "follow")


@rule("G-B-PALACE-2", "G-RULING-9", "G-PET-1", "G-X-28")
def test_a_petition_counts_as_the_senator() -> None:
    start = """
        table   pile 5
        seat 0  hand villa senator bar road wall*2 | buildings palace
        seat 1  hand road
    """
    offered = after(start, "0 lead merchant", "0 play villa")
    assert legal(offered) == ["pass", "play senator", "petition rubble", "petition concrete"]

    petition = after(offered, "0 petition rubble")
    assert_position(petition, "seat 0 hand wall*2 senator | played road bar villa | units 2")
    assert asked(petition) == (1, "follow")


@rule("G-B-PALACE-3")
def test_at_the_end_all_order_cards_go_to_the_pool_and_the_senator_to_its_pile() -> None:
    start = """
        table   pile 5
        pool    -
        seat 0  hand bar road senator villa | buildings palace
        seat 1  hand temple wall
    """
    led = after(start, "0 lead laborer", "0 play road", "0 play bar", "0 play senator", "1 think")
    assert_position(led, "table pile 5\npool -")

    ended = after(led, "1 one")  # an empty pool: three actions, and nothing to take
    assert_position(ended, "table pile 6 | leader 1\npool road bar\nseat 0 hand villa | played -")


@rule("G-B-PALACE-1", "G-B-CIRCUS-3", "G-X-27")
def test_with_a_circus_every_order_card_is_a_unit_for_the_architect() -> None:
    start = """
        seat 0  hand bar temple wall villa | buildings palace circus
        seat 1  hand road
    """
    leading = after(start, "0 lead architect")
    led = after(leading, "0 play wall", "0 play bar", "0 play temple", "0 pass")

    assert {"play bar", "play temple", "play wall", "play villa"} <= set(legal(leading))
    assert_position(led, "seat 0 hand villa | played wall bar temple | units 3")


@rule("G-B-PALACE-1", "G-B-GATE-1", "G-X-7")
def test_an_unfinished_palace_works_with_a_gate() -> None:
    start = position("""
        seat 0  hand villa garden | buildings gate palace@marble
        seat 1  hand road
    """)
    led = after(start, "0 lead merchant", "0 play garden", "0 play villa")

    assert hand(led) == []
    assert_position(led, "seat 0 units 2")
    assert pool(led) == {}
