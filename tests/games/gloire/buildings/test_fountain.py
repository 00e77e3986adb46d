"""The Fountain: the Craftsman draws from the deck (G-B-FOUNTAIN)."""

import pytest

from ludus.games.gloire.declaration import CardHeld, CardKept, FoundationLaid, FountainDrawn, GameEnded, HeldCardJoined
from ludus.games.gloire.game import GAME
from tests.games.gloire.tables import (
    after,
    asked,
    assert_position,
    buildings,
    clients,
    hand,
    influence,
    legal,
    play,
    position,
    question,
    stock,
    unfinished,
    why_not,
)
from tests.support import rule

COUNTRYSIDE = "country rubble*3 wood*2 concrete*3 brick*3 stone*3 marble*3"  # a wood site less


def craftsman(top: str = "dock", built: str = "", more: str = "", number: int = 0) -> str:
    """A Fountain, a road in hand, and the top card of the deck."""
    return f"""
        deck    {top} statue ...
        seat 0  hand road {more} | buildings fountain {built}
        seat 1  hand villa
        asked   0 craftsman {number}
    """


@rule("G-B-FOUNTAIN-1")
def test_a_craftsman_may_draw_the_top_card_instead_of_using_his_hand() -> None:
    assert "draw" in legal(craftsman())
    drawn = after(craftsman(), "0 draw")
    assert asked(drawn) == (0, "fountain")
    assert GAME.view(drawn, 0).drawn[0] == "dock"
    assert hand(drawn) == ["road"]


@rule("G-B-FOUNTAIN-1")
def test_every_craftsman_action_may_draw() -> None:
    state = after(craftsman(number=1), "0 draw", "0 lay dock", "0 draw", "0 pass")
    assert unfinished(state) == {"dock": []}
    assert hand(state) == ["road", "statue"]
    assert asked(state) == (1, "lead")


@rule("G-B-FOUNTAIN-1")
def test_one_decides_before_seeing_the_card() -> None:
    assert GAME.view(position(craftsman("dock")), 0) == GAME.view(position(craftsman("villa")), 0)
    assert legal(craftsman("dock")) == legal(craftsman("villa"))
    assert "pass" in legal(craftsman())  # the Fountain need not be used


@rule("G-B-FOUNTAIN-1")
def test_without_a_fountain_and_for_architects_the_deck_is_closed() -> None:
    assert why_not(craftsman().replace("fountain", "-"), "0 draw") == "G-B-FOUNTAIN-1"
    assert "draw" not in legal(craftsman().replace("0 craftsman 0", "0 architect"))


@rule("G-B-FOUNTAIN-2")
def test_the_card_is_laid_added_held_or_kept() -> None:
    drawn = after(craftsman(built="market@wood"), "0 draw")
    assert legal(drawn) == ["pass", "lay dock", "to market", "hold"]

    laid = after(drawn, "0 lay dock")
    assert unfinished(laid) == {"dock": [], "market": []}
    added = after(drawn, "0 to market")
    assert buildings(added) == ["fountain", "market"]
    kept = after(drawn, "0 pass")
    assert hand(kept) == ["dock", "road"]
    held = after(drawn, "0 hold")
    assert [asked(state) for state in (laid, added, kept, held)] == [(1, "lead")] * 4  # the action is used up


@rule("G-B-FOUNTAIN-2", "G-X-15")
def test_with_a_survey_in_reserve_the_card_is_laid_out_of_town() -> None:
    state = after(craftsman(number=1), "0 survey", "0 draw")
    assert legal(state) == ["pass", "lay dock", "lay dock out"]
    state = after(state, "0 lay dock out")
    assert unfinished(state) == {"dock": []}
    assert_position(state, COUNTRYSIDE)


@rule("G-B-FOUNTAIN-2", "G-B-TOWER-2", "G-X-15")
def test_with_a_tower_the_card_is_laid_out_of_town() -> None:
    state = after(craftsman(built="tower"), "0 draw")
    assert legal(state) == ["pass", "lay dock", "lay dock out"]
    assert_position(after(state, "0 lay dock out"), COUNTRYSIDE)


@rule("G-B-FOUNTAIN-2", "G-INFO-28")
def test_only_the_drawer_sees_what_he_draws_and_keeps() -> None:
    one, events = play(craftsman("dock"), "0 draw")
    two = after(craftsman("market"), "0 draw")
    assert events == [FountainDrawn(0, "dock")]
    for seat in (-1, 1):
        assert GAME.events(one, seat) == (FountainDrawn(0, None),)
        assert GAME.view(one, seat) == GAME.view(two, seat)

    one, events = play(one, "0 pass")
    two = after(two, "0 pass")
    assert events[0] == CardKept(0, "dock")
    assert GAME.events(one, 1)[0] == CardKept(0, None)
    assert GAME.view(one, 1) == GAME.view(two, 1)


@rule("G-B-FOUNTAIN-2", "G-INFO-28")
def test_everybody_sees_what_he_lays() -> None:
    state = play(craftsman("dock"), "0 draw", "0 lay dock")[0]
    assert GAME.events(state, 1)[0] == FoundationLaid(0, "dock", "wood", False)


@rule("G-B-FOUNTAIN-3", "G-BUILD-4")
def test_a_name_one_has_already_cannot_be_laid() -> None:
    assert legal(after(craftsman(built="dock"), "0 draw")) == ["pass"]


@rule("G-B-FOUNTAIN-3", "G-BUILD-3")
def test_without_a_site_in_town_the_card_cannot_be_laid_there() -> None:
    start = craftsman() + "\ntown rubble*3 concrete*3 brick*3 stone*3 marble*2"
    assert legal(after(start, "0 draw")) == ["pass", "hold"]


@rule("G-B-FOUNTAIN-3", "G-MAT-1")
def test_a_card_that_does_not_fit_cannot_be_added() -> None:
    assert "to market" not in legal(after(craftsman("villa", "market@wood"), "0 draw"))


@pytest.mark.parametrize(
    ("top", "built", "building"),
    [
        ("dock", "road villa@stone", "villa"),
        ("road", "tower villa@stone", "villa"),
        ("road", "tower dock@wood", "dock"),
    ],
)
@rule("G-B-FOUNTAIN-3", "G-X-15")
def test_road_and_tower_help_the_card_into_a_building(top: str, built: str, building: str) -> None:
    drawn = after(craftsman(top, built), "0 draw")
    assert f"to {building}" in legal(drawn)
    without = after(craftsman(top, built.split()[1]), "0 draw")
    assert f"to {building}" not in legal(without)


@rule("G-B-FOUNTAIN-3", "G-X-15")
def test_a_marble_from_the_fountain_completes_with_a_scriptorium() -> None:
    drawn = after(craftsman("temple", "scriptorium wall@concrete"), "0 draw")
    assert "complete wall" in legal(drawn)
    state = after(drawn, "0 complete wall")
    assert buildings(state) == ["fountain", "scriptorium", "wall"]
    assert influence(state) == 2 + 3 + 3 + 2


@rule("G-B-FOUNTAIN-3", "G-B-STATUE-1", "G-X-40")
def test_a_statue_from_the_fountain_goes_on_any_site() -> None:
    drawn = after(craftsman("statue"), "0 draw")
    sites = ["rubble", "wood", "concrete", "brick", "stone", "marble"]
    assert legal(drawn) == ["pass", *(f"lay statue on {site}" for site in sites), "hold"]
    assert_position(after(drawn, "0 lay statue on wood"), "seat 0 buildings fountain statue@wood")


@rule("G-B-FOUNTAIN-4")
def test_the_card_cannot_be_swapped_for_one_of_the_hand() -> None:
    drawn = after(craftsman(built="bar@rubble"), "0 draw")
    assert why_not(drawn, "0 lay road") == "G-B-FOUNTAIN-4"
    assert why_not(drawn, "0 use road from hand") != ""
    assert legal(drawn) == ["pass", "lay dock", "hold"]

    kept = after(drawn, "0 pass")
    assert asked(kept) == (1, "lead")  # no other card instead


# Two Craftsman actions and no wood site in town.
NO_WOOD = craftsman(number=1) + "\n    town    rubble*3 concrete*3 brick*3 stone*3 marble*2"


@rule("G-B-FOUNTAIN-5", "G-X-15", "G-RULING-12")
def test_a_card_held_is_laid_out_of_town_with_the_next_craftsman_action() -> None:
    """Example 17."""
    held = after(NO_WOOD, "0 draw", "0 hold")
    assert asked(held) == (0, "craftsman")
    assert hand(held) == ["dock", "road"]  # it has joined
    assert "lay dock out" in legal(held)
    assert "lay road out" not in legal(held)

    state = after(held, "0 lay dock out")
    assert unfinished(state) == {"dock": []}
    assert_position(state, COUNTRYSIDE)
    assert asked(state) == (1, "lead")


@rule("G-B-FOUNTAIN-5", "G-OUT-2")
def test_a_card_kept_needs_a_survey_like_any_other() -> None:
    kept = after(NO_WOOD, "0 draw", "0 pass")
    assert hand(kept) == ["dock", "road"]
    assert "lay dock out" not in legal(kept)


@rule("G-B-FOUNTAIN-5")
def test_after_another_use_of_the_action_the_card_is_an_ordinary_hand_card() -> None:
    start = NO_WOOD.replace("craftsman 1", "craftsman 2")
    state = after(start, "0 draw", "0 hold", "0 lay road")
    assert asked(state) == (0, "craftsman")
    assert hand(state) == ["dock"]
    assert "lay dock out" not in legal(state)
    surveyed = after(start, "0 draw", "0 hold", "0 survey")
    assert "lay dock out" in legal(surveyed)  # because of the survey now


@rule("G-B-FOUNTAIN-5")
def test_without_a_further_action_the_card_joins_the_hand_when_ones_part_is_over() -> None:
    state, events = play(craftsman(), "0 draw", "0 hold")
    assert hand(state) == ["dock", "road"]
    assert events[1:3] == [CardHeld(0, "dock"), HeldCardJoined(0, "dock")]
    assert GAME.events(state, 1)[:2] == (CardHeld(0, None), HeldCardJoined(0, None))
    assert asked(state) == (1, "lead")


@rule("G-B-FOUNTAIN-5")
def test_hold_is_offered_only_where_a_second_action_is_all_that_is_missing() -> None:
    assert "hold" in legal(after(craftsman(), "0 draw"))
    no_site = craftsman() + "\n    country rubble*3 concrete*3 brick*3 stone*3 marble*3"
    assert "hold" not in legal(after(no_site, "0 draw"))
    for built in ("dock", "dock@wood", "tower"):
        assert "hold" not in legal(after(craftsman(built=built), "0 draw"))
    assert "hold" not in legal(after(craftsman(number=1), "0 survey", "0 draw"))


# The Craftsman hired first acts through the Bath, draws and holds; then the rest of the Patron turn goes on.
HELD = """
    deck    market statue
    pool    circus dock gate
    seat 0  hand senator | buildings fountain bath {built}
    seat 1  hand wall*2
    asked   0 patron {number}
"""
HOLDING = ("0 take wood", "0 act craftsman", "0 draw", "0 hold")


@rule("G-B-FOUNTAIN-5", "G-X-15")
def test_a_card_held_is_in_no_hand_until_the_next_craftsman_action() -> None:
    held = after(HELD.format(built="aqueduct", number=1), *HOLDING)
    assert asked(held) == (0, "patron")  # no hand card to hire with the Aqueduct
    assert hand(held) == ["senator"]
    assert GAME.view(held, 1).hand_sizes == (1, 2)
    assert GAME.view(held, 1).holds == (True, False)
    assert GAME.view(held, 1).held == (None, None)

    again = after(held, "0 take wood", "0 act craftsman")
    assert hand(again) == ["market", "senator"]
    assert_position(after(again, "0 lay market out"), COUNTRYSIDE)


@rule("G-B-FOUNTAIN-5", "G-OUT-2")
def test_laying_the_card_held_uses_up_no_survey() -> None:
    start = HELD.format(built="", number=3).replace("gate", "gate tower")
    surveyed = after(start, *HOLDING, "0 take concrete", "0 act architect", "0 survey")
    state = after(surveyed, "0 take wood", "0 act craftsman", "0 lay market out")
    assert unfinished(state) == {"market": []}
    assert asked(state) == (0, "patron")
    assert_position(state, "seat 0 surveys architect")


@rule("G-B-FOUNTAIN-5")
def test_a_card_held_cannot_be_shown() -> None:
    held = after(HELD.format(built="", number=1), *HOLDING)
    state = after(held, "0 take brick", "0 act legionary")
    assert clients(state) == {"craftsman": 1, "legionary": 1}
    assert asked(state) == (1, "lead")  # no demand: a Senator cannot be shown
    assert stock(state) == {}
    assert hand(state) == ["market", "senator"]


@rule("G-B-FOUNTAIN-5")
def test_a_card_held_joins_the_hand_when_the_game_ends() -> None:
    held = after(HELD.format(built="bar", number=0), *HOLDING)
    assert asked(held) == (0, "patron")
    state, events = play(held, "0 draw")  # the last card
    assert GameEnded("deck", (0,)) in events
    assert hand(state) == ["market", "senator"]


@rule("G-B-FOUNTAIN-6", "G-RULING-30")
def test_the_last_card_of_the_deck_goes_to_the_hand_and_the_game_ends() -> None:
    start = craftsman().replace("dock statue ...", "dock")
    state, events = play(start, "0 draw")
    assert events[-1] == GameEnded("deck", (0,))
    assert hand(state) == ["dock", "road"]
    assert unfinished(state) == {}


@rule("G-FUN-8", "G-B-FOUNTAIN-1")
def test_a_craftsman_hired_into_a_bath_may_draw() -> None:
    state = after(HELD.format(built="", number=0), "0 take wood", "0 act craftsman")
    assert question(state) == (0, "craftsman", ["pass", "draw", "survey"])
