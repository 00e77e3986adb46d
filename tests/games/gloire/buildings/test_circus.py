"""The Circus: any card plays as Architect (G-B-CIRCUS)."""

from ludus.games.gloire.declaration import CardPlayed, RoleFollowed, RoleLed
from tests.games.gloire.tables import after, asked, assert_position, legal, play, pool, stock, why_not
from tests.support import rule

HAND = """
    seat 0  hand villa road | buildings circus
    seat 1  hand wall
"""
FOLLOWER = """
    seat 0  hand wall temple
    seat 1  hand villa road | buildings circus
"""


@rule("G-B-CIRCUS-1")
def test_any_card_leads_architect() -> None:
    assert legal(after(HAND, "0 lead architect")) == ["play road", "play villa"]
    _, events = play(HAND, "0 lead architect", "0 play villa")
    assert events == [RoleLed(0, "architect"), CardPlayed(0, "villa")]


@rule("G-B-CIRCUS-1")
def test_any_card_follows_architect() -> None:
    led = after(
        FOLLOWER,
        "0 lead architect",
    )
    assert legal(led) == ["think", "play road", "play villa"]
    _, events = play(led, "1 play road")
    assert events == [RoleFollowed(1, "architect"), CardPlayed(1, "road")]


@rule("G-B-CIRCUS-1")
def test_the_card_is_one_unit_and_gives_one_action() -> None:
    state = after(HAND, "0 lead architect", "0 play villa", "1 think", "1 one")
    assert asked(state) == (0, "architect")
    assert asked(after(state, "0 lay road")) == (1, "lead")


@rule("G-B-CIRCUS-1")
def test_without_a_circus_only_architects_and_jokers_play_as_architect() -> None:
    assert why_not(HAND.replace("circus", "-"), "0 lead architect") == "G-LEAD-1"
    assert legal(after(FOLLOWER.replace("circus", "-"), "0 lead architect")) == ["think"]


@rule("G-B-CIRCUS-2")
def test_for_other_roles_a_card_plays_as_what_it_is() -> None:
    assert legal(HAND) == ["think", "lead laborer", "lead architect", "lead merchant"]
    assert legal(after(FOLLOWER, "0 lead patron")) == ["think"]


@rule("G-B-CIRCUS-2")
def test_at_the_end_of_the_turn_the_card_goes_to_the_pool_as_what_it_is() -> None:
    led = after(HAND, "0 lead architect", "0 play villa", "1 think", "1 one")
    assert_position(led, "table role architect\nseat 0 played villa")
    state = after(led, "0 pass")
    assert_position(state, "pool villa")
    assert pool(state) == {"stone": 1}


@rule("G-B-CIRCUS-2", "G-B-SEWER-2", "G-X-33")
def test_a_sewer_keeps_it_as_what_it_is() -> None:
    led = after(HAND.replace("circus", "circus sewer"), "0 lead architect", "0 play villa", "1 think", "1 one")
    state = after(led, "0 pass", "0 card villa")
    assert stock(state) == {"stone": 1}
    assert pool(state) == {}


@rule("G-B-CIRCUS-3", "G-X-27")
def test_with_a_palace_every_card_is_a_unit_of_architect() -> None:
    start = """
        seat 0  hand villa road dock | buildings circus palace
        seat 1  hand wall
    """
    led = after(start, "0 lead architect", "0 play road")
    assert legal(led) == ["pass", "play villa"]  # in the order of the cards: the dock would have come first
    state = after(start, "0 lead architect", "0 play dock", "0 play road", "0 play villa", "1 think", "1 one")
    assert_position(state, "seat 0 played dock road villa | units 3")
    assert asked(after(state, "0 survey", "0 survey")) == (0, "architect")
    assert asked(after(state, "0 survey", "0 survey", "0 survey")) == (1, "lead")


@rule("G-B-CIRCUS-3", "G-X-27")
def test_a_palace_without_a_circus_takes_cards_of_the_role_only() -> None:
    start = """
        seat 0  hand villa wall tower | buildings palace
        seat 1  hand wall
    """
    assert legal(after(start, "0 lead architect")) == ["play wall", "play tower", "petition concrete"]
