"""The alternative Circus: petitions of three cards, of two for its owner (G-B-CIRCUS-ALT)."""

import pytest

from tests.games.gloire.tables import after, assert_position, legal, why_not
from tests.support import rule


def table(cards: str, buildings: str = "-", variant: str = "| variant alternative_circus") -> str:
    return f"""
        table   leader 0 {variant}
        seat 0  hand {cards} | buildings {buildings}
        seat 1  hand wall | buildings market
    """


@rule("G-B-CIRCUS-ALT-1", "G-PET-5", "G-RULING-8")
def test_from_the_start_everybody_needs_three_cards_for_a_petition() -> None:
    assert why_not(table("road bar"), "0 lead patron") == "G-LEAD-1"
    assert "lead patron" in legal(table("road bar", variant=""))

    state = after(table("road bar insula"), "0 lead patron")
    assert_position(state, "table role patron\nseat 0 hand - | played insula road bar | units 1")


@rule("G-B-CIRCUS-ALT-1", "G-PET-5")
def test_the_owner_of_a_circus_petitions_with_exactly_two() -> None:
    state = after(table("road bar", "circus"), "0 lead patron")
    assert_position(state, "table role patron\nseat 0 hand - | played road bar | units 1")

    state = after(table("road bar insula", "circus"), "0 lead patron", "0 card insula", "0 card bar")
    assert_position(state, "table role patron\nseat 0 hand road | played insula bar | units 1")


@rule("G-B-CIRCUS-ALT-1")
def test_the_circus_of_an_opponent_helps_nobody_else() -> None:
    start = table("road bar").replace("buildings market", "buildings circus")
    assert why_not(start, "0 lead patron") == "G-LEAD-1"


@pytest.mark.parametrize(("buildings", "cards"), [("-", 3), ("circus", 2)])
@rule("G-B-CIRCUS-ALT-1", "G-PET-5")
def test_following_takes_as_many_cards_as_leading(buildings: str, cards: int) -> None:
    for count in (2, 3):
        start = f"""
            table   variant alternative_circus
            seat 0  hand temple
            seat 1  hand road*{count} | buildings {buildings}
        """
        assert ("petition rubble" in legal(after(start, "0 lead patron"))) == (count >= cards)


@rule("G-B-CIRCUS-ALT-2", "G-VAR-1")
def test_no_card_plays_as_architect_because_of_an_alternative_circus() -> None:
    assert legal(table("villa road", "circus")) == ["think", "lead laborer", "lead merchant"]
    assert "lead architect" in legal(table("villa road", "circus", variant=""))
