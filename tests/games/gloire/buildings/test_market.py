"""The Market: two more cards in the vault (G-B-MARKET)."""

from tests.support import rule

from ..tables import after, asked, influence, stock, vault


@rule("G-B-MARKET-1", "G-LIM-3")
def test_with_a_market_two_cards_more_than_the_influence_fit_into_the_vault() -> None:
    start = """
        seat 0  stockpile stone*2 wood | vault rubble*3 | buildings market
        seat 1  hand villa
        asked   0 merchant 2
    """  # influence 2 + 1, and 2 for the Market: room for five
    sold = after(start, "0 take stone", "0 take stone")

    assert influence(sold) == 3
    assert vault(sold) == {"rubble": 3, "stone": 2}
    assert stock(sold) == {"wood": 1}
    assert asked(sold) == (1, "lead")  # the third action found no room


@rule("G-B-MARKET-1")
def test_another_wooden_building_gives_its_influence_and_no_more_room() -> None:
    start = """
        seat 0  stockpile stone wood | vault rubble*2 | buildings dock
        seat 1  hand villa
        asked   0 merchant 1
    """
    sold = after(start, "0 take stone")

    assert vault(sold) == {"rubble": 2, "stone": 1}
    assert asked(sold) == (1, "lead")


@rule("G-B-MARKET-1", "G-FUN-3")
def test_the_room_of_a_public_market_is_there_for_everybody() -> None:
    start = """
        seat 0  stockpile stone*2 wood | vault rubble*2
        seat 1  hand villa | buildings market!public
        asked   0 merchant 2
    """  # influence 2, and 2 for the Market
    sold = after(start, "0 take stone", "0 take stone")

    assert vault(sold) == {"rubble": 2, "stone": 2}
    assert asked(sold) == (1, "lead")
