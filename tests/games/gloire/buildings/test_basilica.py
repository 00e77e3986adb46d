"""The Basilica: a hand card into the vault, unshown (G-B-BASILICA)."""

from ludus.games.gloire.declaration import CardVaulted
from ludus.games.gloire.game import GAME
from tests.games.gloire.tables import after, asked, assert_position, hand, legal, play, question, vault, why_not
from tests.support import rule

MERCHANT = """
    seat 0  hand statue road senator | stockpile dock villa | buildings basilica
    seat 1  hand bath
    asked   0 merchant
"""


@rule("G-B-BASILICA-1")
def test_besides_the_stockpile_card_a_hand_card_may_go_to_the_vault() -> None:
    assert legal(MERCHANT) == ["pass", "card road", "card statue", "take wood", "take stone"]
    state = after(MERCHANT, "0 take wood")
    assert question(state) == (0, "merchant", ["pass", "card road", "card statue"])

    state = after(state, "0 card statue")
    assert vault(state) == {"wood": 1, "marble": 1}
    assert hand(state) == ["road", "senator"]
    assert asked(state) == (1, "lead")


@rule("G-B-BASILICA-1")
def test_the_hand_serves_whether_or_not_the_stockpile_does() -> None:
    state = after(MERCHANT, "0 card road", "0 pass")
    assert vault(state) == {"rubble": 1}
    assert_position(state, "seat 0 stockpile dock villa")


@rule("G-B-BASILICA-1", "G-RULING-29")
def test_the_hand_may_come_before_the_stockpile() -> None:
    state = after(MERCHANT, "0 card road")
    assert question(state) == (0, "merchant", ["pass", "take wood", "take stone"])
    assert why_not(state, "0 card statue") == "G-MERCHANT-4"  # each source once
    state = after(state, "0 take stone")
    assert vault(state) == {"rubble": 1, "stone": 1}
    assert asked(state) == (1, "lead")


@rule("G-B-BASILICA-1")
def test_with_an_empty_stockpile_the_hand_is_asked_at_once() -> None:
    start = """
        seat 0  hand villa road | buildings basilica
        seat 1  hand bath
    """
    state = after(start, "0 lead merchant", "1 think", "1 one")
    assert question(state) == (0, "merchant", ["pass", "card road"])


@rule("G-B-BASILICA-1")
def test_the_hand_is_optional_and_serves_every_action() -> None:
    state = after(MERCHANT.replace("0 merchant", "0 merchant 1"), "0 take wood", "0 pass", "0 take stone")
    assert question(state) == (0, "merchant", ["pass", "card road", "card statue"])
    assert vault(after(state, "0 card road")) == {"rubble": 1, "wood": 1, "stone": 1}


@rule("G-B-BASILICA-1")
def test_without_a_basilica_the_hand_is_not_asked() -> None:
    assert asked(after(MERCHANT.replace("basilica", "-"), "0 take wood")) == (1, "lead")


@rule("G-B-BASILICA-2", "G-LIM-3")
def test_both_cards_need_room_in_the_vault() -> None:
    nearly = MERCHANT.replace("stockpile", "vault brick*4 | stockpile")  # influence 5
    state = after(nearly, "0 take wood")
    assert vault(state) == {"wood": 1, "brick": 4}
    assert asked(state) == (1, "lead")

    state = after(nearly.replace("0 merchant", "0 merchant 1"), "0 card statue")
    assert vault(state) == {"brick": 4, "marble": 1}
    assert asked(state) == (1, "lead")  # no room for the second action


@rule("G-B-BASILICA-2")
def test_a_senator_cannot_go_to_the_vault() -> None:
    state = after(MERCHANT.replace("statue road senator", "senator"), "0 take wood")
    assert asked(state) == (1, "lead")
    assert hand(state) == ["senator"]


@rule("G-B-BASILICA-3", "G-INFO-24")
def test_only_the_owner_knows_which_card_it_was() -> None:
    state, events = play(MERCHANT, "0 card statue")
    other, _ = play(MERCHANT, "0 card road")

    assert events[0] == CardVaulted(0, "statue", "hand")
    for seat in (-1, 1):
        assert GAME.events(state, seat)[0] == CardVaulted(0, None, "hand")
        assert GAME.view(state, seat) == GAME.view(other, seat)


@rule("G-B-BASILICA-3", "G-RULING-38")
def test_even_the_owner_may_not_look_later() -> None:
    """Two tables that differ in the vault and in the deck alone look the same to him."""
    one = after(MERCHANT.replace("statue road", "road*2"), "0 card road")
    two = after(MERCHANT, "0 card statue")
    assert hand(one) == hand(two) == ["road", "senator"]
    assert vault(one) != vault(two)
    assert GAME.view(one, 0) == GAME.view(two, 0)
