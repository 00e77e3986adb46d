"""The Atrium: the top card of the deck into the vault, unseen (G-B-ATRIUM)."""

from ludus.games.gloire.declaration import CardVaulted, GameEnded
from ludus.games.gloire.game import GAME
from tests.games.gloire.tables import after, asked, assert_position, hand, legal, play, question, stock, vault, why_not
from tests.support import rule

MERCHANT = """
    deck    statue road ...
    seat 0  stockpile dock villa | buildings atrium
    seat 1  hand bath
    asked   0 merchant
"""
TWICE = MERCHANT.replace("0 merchant", "0 merchant 1")


@rule("G-B-ATRIUM-1")
def test_instead_of_a_stockpile_card_the_top_of_the_deck_goes_to_the_vault() -> None:
    assert legal(MERCHANT) == ["pass", "take wood", "take stone", "draw"]
    state = after(MERCHANT, "0 draw")
    assert vault(state) == {"marble": 1}
    assert stock(state) == {"wood": 1, "stone": 1}
    assert asked(state) == (1, "lead")


@rule("G-B-ATRIUM-1", "G-INFO-25")
def test_nobody_sees_the_card_not_even_its_owner() -> None:
    state, events = play(MERCHANT, "0 draw")
    other, _ = play(MERCHANT.replace("statue road", "road statue"), "0 draw")
    assert vault(other) == {"rubble": 1}

    assert events[0] == CardVaulted(0, None, "deck")
    for seat in (-1, 0, 1):
        assert GAME.events(state, seat)[0] == CardVaulted(0, None, "deck")
        assert GAME.view(state, seat) == GAME.view(other, seat)


@rule("G-B-ATRIUM-1")
def test_the_atrium_works_without_a_stockpile() -> None:
    start = """
        deck    statue road ...
        seat 0  hand villa | buildings atrium
        seat 1  hand bath
    """
    state = after(start, "0 lead merchant", "1 think", "1 one")
    assert legal(state) == ["pass", "draw"]
    assert vault(after(state, "0 draw")) == {"rubble": 1}


@rule("G-B-ATRIUM-1")
def test_without_an_atrium_the_deck_is_closed() -> None:
    start = MERCHANT.replace("atrium", "-")
    assert legal(start) == ["pass", "take wood", "take stone"]
    assert why_not(start, "0 draw") == "G-B-ATRIUM-1"


@rule("G-B-ATRIUM-2")
def test_deck_or_stockpile_is_decided_for_each_action() -> None:
    assert vault(after(TWICE, "0 draw", "0 take wood")) == {"wood": 1, "marble": 1}
    assert vault(after(TWICE, "0 take wood", "0 draw")) == {"wood": 1, "marble": 1}
    assert vault(after(TWICE, "0 draw", "0 draw")) == {"rubble": 1, "marble": 1}


@rule("G-B-ATRIUM-2", "G-LIM-3")
def test_the_vault_limit_stops_the_atrium() -> None:
    start = MERCHANT.replace("0 merchant", "0 merchant 2").replace("stockpile", "vault wood*2 | stockpile")
    state = after(start, "0 draw")
    assert asked(state) == (0, "merchant")
    state = after(state, "0 draw")
    assert vault(state) == {"rubble": 1, "wood": 2, "marble": 1}  # influence 4: the third action is lost
    assert_position(state, "table turn 2")
    assert asked(state) == (1, "lead")


@rule("G-B-ATRIUM-3", "G-X-26", "G-RULING-14")
def test_the_last_card_counts_in_the_vault_and_the_game_ends_before_the_basilica() -> None:
    start = """
        deck    statue
        seat 0  hand dock | buildings atrium basilica
        seat 1  hand bath
        asked   0 merchant 1
    """
    state, events = play(start, "0 draw")
    assert events == [CardVaulted(0, None, "deck"), GameEnded("deck", (0,))]
    assert vault(state) == {"marble": 1}
    assert hand(state) == ["dock"]
    assert GAME.outcome(state).sheet == ((7, 3, 3, 0, 0), (2, 0, 0, 0, 0))


@rule("G-MERCHANT-4", "G-X-26")
def test_after_a_draw_the_basilica_takes_a_card_from_the_hand() -> None:
    start = MERCHANT.replace("stockpile", "hand market | stockpile").replace("atrium", "atrium basilica")
    state = after(start, "0 draw")
    assert question(state) == (0, "merchant", ["pass", "card market"])  # the deck stands for the stockpile
    assert why_not(state, "0 take wood") == "G-MERCHANT-4"
    assert vault(after(state, "0 card market")) == {"wood": 1, "marble": 1}
