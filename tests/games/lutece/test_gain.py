"""Acquiring a card: coins, Apprentices, effects, in this order (L-GAIN, L-FX, L-APP)."""

import pytest

from ludus.core.errors import IllegalAction
from ludus.games.lutece import GAME
from ludus.games.lutece.declaration import (
    ApprenticeAttached,
    ApprenticeWaits,
    CardAcquired,
    CoinsTaken,
    ContestWon,
    EffectGained,
)
from ludus.games.lutece.view import Owned
from tests.support import rule

from .tables import (
    INFLUENCE,
    MAJORITY,
    PRESTIGE,
    assert_position,
    edited,
    edited_card,
    legal,
    of,
    pending,
    play,
    points,
    with_cards,
)

# Seat 0 alone bids on A, an Apprentice (cost 2).
TWO_HOSTS = """
    table   step bribes | pending 0
    slots   A apprentice-1 +1 | B baker-1 | C baker-2
    seat 0  purse 4 | bid A revenue | cards druid-1 smith-4
    seat 1  purse 0 | bid revenue revenue
"""
GAIN = (CardAcquired, CoinsTaken, ApprenticeAttached, ApprenticeWaits, EffectGained)


def gains(events: list[object]) -> list[object]:
    return [event for event in events if isinstance(event, GAIN)]


@rule("L-GAIN-1")
def test_the_coins_come_after_the_card_and_before_the_effect() -> None:
    start = """
        table   step bribes | pending 0
        slots   1 field-1 +3
        seat 0  purse 2 | bid 1 revenue
        seat 1  purse 0 | bid revenue revenue
    """
    _, events = play(start, "0 agree")

    assert gains(events) == [
        CardAcquired(0, "1", "field-1", 2), CoinsTaken(0, "field-1", 3), EffectGained(0, "field-1", 1),
    ]  # fmt: skip


@rule("L-GAIN-1")
def test_the_coins_come_before_the_apprentice_looks_for_a_host() -> None:
    asked, events = play(TWO_HOSTS, "0 agree")

    assert gains(events) == [CardAcquired(0, "A", "apprentice-1", 2), CoinsTaken(0, "apprentice-1", 1)]
    assert_position(
        asked,
        """
        table   step attach A apprentice-1 | pending 0
        slots   A -
        seat 0  purse 6 | cards druid-1 smith-4 apprentice-1
        """,
    )


@rule("L-GAIN-1")
def test_apprentices_are_attached_before_the_effect_counts() -> None:
    """No shipped Character has an effect, so this Baker is given the effect of a Field."""
    baker = 'pl = "Piekarz"\nname_source = "reconstructed"\nrole = "producer"\n'
    start = with_cards(
        """
        table   step bribes | pending 0
        slots   A baker-1
        seat 0  purse 1 | bid A 1 | cards apprentice-1
        seat 1  purse 0 | bid 1 2
        """,
        edited(baker, baker + 'gold_on_buy_per = "bread"\n'),
    )
    _, events = play(start, "0 agree")

    assert gains(events)[:3] == [
        CardAcquired(0, "A", "baker-1", 0), ApprenticeAttached(0, "apprentice-1", "baker-1"),
        EffectGained(0, "baker-1", 2),
    ]  # fmt: skip


@rule("L-GAIN-1")
def test_gold_gained_is_usable_from_the_next_slot_on() -> None:
    start = """
        table   step bribes | pending 1
        slots   A baker-1 +2 | 1 field-1 | 2 mill-1
        seat 0  purse 0 | bid A 1 | cards baker-2
        seat 1  purse 1 | bid revenue revenue
    """  # baker-1 is free and carries 2 coins; field-1 costs 2 and brings 3
    after, _ = play(start, "1 agree")

    assert_position(after, "seat 0 purse 3 | cards baker-1 baker-2 field-1")


@rule("L-FX-1", "L-CARD-6")
@pytest.mark.parametrize(
    ("location", "single", "double"),
    [("field-1", "baker-1", "baker-4"), ("forest-1", "druid-1", "druid-4"), ("mine-1", "smith-1", "smith-4")],
)
def test_field_forest_and_mine_bring_one_gold_per_unit_their_own_included(
    location: str, single: str, double: str
) -> None:
    owned = [
        ("-", 1),
        (single, 2),
        (f"{single} {double}", 4),
        (f"{double} apprentice-1@{double}", 4),
        (f"{single} brewer-1 apprentice-1@brewer-1", 2),
        ("brewer-1 legionnaire-1", 1),
    ]
    for cards, gold in owned:
        start = f"""
            table   step bribes | pending 0
            slots   1 {location}
            seat 0  purse 2 | bid 1 revenue | cards {cards}
            seat 1  purse 0 | bid revenue revenue
        """
        _, events = play(start, "0 agree")
        assert of(EffectGained, events) == [EffectGained(0, location, gold)], cards


@rule("L-FX-1")
def test_the_units_of_the_others_bring_nothing() -> None:
    start = """
        table   step bribes | pending 0
        slots   1 field-1
        seat 0  purse 2 | bid 1 revenue
        seat 1  purse 0 | bid revenue revenue | cards baker-1 baker-4
    """
    after, _ = play(start, "0 agree")

    assert_position(after, "seat 0 purse 4\nseat 1 purse 6")  # 2, Revenue 3, cost 2, effect 1


@rule("L-FX-2", "L-RULING-16")
@pytest.mark.parametrize(
    ("cards", "gold"),
    [
        ("-", 5),
        ("brewer-1", 6),
        ("brewer-4 apprentice-1@brewer-4", 8),
        ("baker-1", 5),
    ],
)
def test_the_tavern_brings_five_gold_and_one_per_beer_and_is_no_beer_itself(cards: str, gold: int) -> None:
    start = f"""
        table   step bribes | pending 0
        slots   1 tavern-1
        seat 0  purse 2 | bid 1 revenue | cards {cards}
        seat 1  purse 0 | bid revenue revenue
    """
    after, events = play(start, "0 agree")

    assert of(EffectGained, events) == [EffectGained(0, "tavern-1", gold)]
    assert_position(after, f"seat 0 purse {3 + gold}")


@rule("L-RULING-16")
def test_neither_the_tavern_nor_the_bonus_locations_give_resources() -> None:
    start = """
        seat 0  cards tavern-1 mill-1 laboratory-1 forge-1 bakery-1 herbalist-1 armoury-1
        seat 1  cards -
    """
    assert points(start, MAJORITY) == [0, 0]


@rule("L-FX-3", "L-CARD-6")
def test_effects_happen_once_and_units_gained_later_bring_nothing_more() -> None:
    start = """
        table   step bribes | pending 0
        slots   A baker-2 | B brewer-2
        seat 0  purse 5 | bid A B | cards field-1 tavern-1
        seat 1  purse 0 | bid revenue revenue
    """
    after, events = play(start, "0 agree")

    assert of(EffectGained, events) == []
    assert_position(after, "seat 0 purse 3 | cards baker-2 brewer-2 field-1 tavern-1")


@rule("L-APP-1", "L-PROTO-4")
def test_the_owner_chooses_between_two_hosts() -> None:
    asked, _ = play(TWO_HOSTS, "0 agree")
    assert pending(asked) == [0]
    assert legal(asked, 0) == ["attach druid-1", "attach smith-4"]

    after, events = play(asked, "0 attach smith-4")
    assert events[0] == ApprenticeAttached(0, "apprentice-1", "smith-4")
    assert_position(
        after,
        """
        table   round 2 | step bids
        seat 0  purse 6 | cards druid-1 smith-4 apprentice-1@smith-4
        """,
    )


@rule("L-APP-1")
def test_with_a_single_host_the_apprentice_is_attached_without_a_question() -> None:
    start = TWO_HOSTS.replace("druid-1 smith-4", "smith-4")
    after, events = play(start, "0 agree")

    assert ApprenticeAttached(0, "apprentice-1", "smith-4") in events
    assert_position(after, "table round 2 | step bids\nseat 0 cards smith-4 apprentice-1@smith-4")


@rule("L-APP-1")
def test_attachment_is_final() -> None:
    after, _ = play(TWO_HOSTS, "0 agree", "0 attach smith-4")
    with pytest.raises(IllegalAction):
        GAME.answer(after, 0, GAME.read_action(after, 0, "attach druid-1"))

    start = """
        table   step bribes | pending 0
        slots   A smith-1
        seat 0  purse 4 | bid A revenue | cards druid-1 apprentice-1@druid-1
        seat 1  purse 0 | bid revenue revenue
    """
    assert_position(play(start, "0 agree")[0], "seat 0 cards druid-1 smith-1 apprentice-1@druid-1")


@rule("L-APP-1")
def test_an_apprentice_won_in_a_contest_is_attached_too() -> None:
    start = """
        table   step bribes | pending 0
        slots   A apprentice-1 | B baker-1 | C baker-2
        seat 0  purse 4 | bid A B | bribe 2 0 | cards druid-1 smith-4
        seat 1  purse 0 | bid A 1
    """
    asked, events = play(start, "0 agree")
    assert of(ContestWon, events) == [ContestWon(0, "A", "apprentice-1", 2)]
    assert_position(asked, "table step attach A apprentice-1 | pending 0\nseat 1 purse 1")

    after, _ = play(asked, "0 attach druid-1")  # and the purchase goes on with B
    assert_position(after, "seat 0 purse 2 | cards baker-1 druid-1 smith-4 apprentice-1@druid-1")


@rule("L-APP-2")
def test_an_apprentice_gives_one_unit_of_its_hosts_resource_even_if_the_host_gives_two() -> None:
    single = "seat 0 cards smith-1 apprentice-1@smith-1 forge-1\nseat 1"
    double = "seat 0 cards smith-4 apprentice-1@smith-4 forge-1\nseat 1"

    assert points(single, PRESTIGE) == [2, 0]
    assert points(double, PRESTIGE) == [3, 0]


@rule("L-APP-3")
def test_without_a_host_the_apprentice_waits_and_gives_nothing() -> None:
    start = """
        table   step bribes | pending 0
        slots   A apprentice-1
        seat 0  purse 4 | bid A revenue
        seat 1  purse 0 | bid revenue revenue
    """
    after, events = play(start, "0 agree")

    assert of(ApprenticeWaits, events) == [ApprenticeWaits(0, "apprentice-1")]
    assert_position(after, "table round 2 | step bids\nseat 0 cards apprentice-1")
    assert points(after, MAJORITY) == [0, 0]


@rule("L-APP-3")
def test_the_next_character_with_a_resource_becomes_its_host_in_the_same_slot() -> None:
    start = """
        table   step bribes | pending 0
        slots   B brewer-1 | 1 tavern-1
        seat 0  purse 4 | bid 1 B | cards apprentice-1
        seat 1  purse 0 | bid revenue revenue
    """
    after, events = play(start, "0 agree")

    assert gains(events)[:2] == [
        CardAcquired(0, "B", "brewer-1", 0), ApprenticeAttached(0, "apprentice-1", "brewer-1"),
    ]  # fmt: skip
    assert of(EffectGained, events) == [EffectGained(0, "tavern-1", 7)]  # both units count in slot 1
    assert_position(after, "seat 0 purse 9 | cards brewer-1 apprentice-1@brewer-1 tavern-1")


@rule("L-APP-3", "L-APP-4", "L-RULING-17")
def test_a_waiting_apprentice_does_not_go_to_a_legionnaire_an_apprentice_or_a_location() -> None:
    start = """
        table   step bribes | pending 1
        slots   A legionnaire-1 | B apprentice-2 | 1 forest-1
        seat 0  purse 9 | bid A 1       | cards apprentice-1
        seat 1  purse 9 | bid B revenue | cards legionnaire-2 field-1
    """
    after, events = play(start, "1 agree")

    assert of(ApprenticeAttached, events) == []
    assert_position(
        after,
        """
        seat 0  cards legionnaire-1 apprentice-1 forest-1
        seat 1  cards legionnaire-2 apprentice-2 field-1
        """,
    )


@rule("L-APP-4", "L-RULING-17")
def test_possible_hosts_are_ones_own_characters_with_a_resource() -> None:
    start = """
        table   step bribes | pending 0
        slots   A apprentice-2
        seat 0  purse 4 | bid A revenue | cards baker-1 druid-1 legionnaire-1 apprentice-1@druid-1 field-1
        seat 1  purse 0 | bid revenue revenue | cards smith-1
    """
    asked, _ = play(start, "0 agree")

    assert legal(asked, 0) == ["attach baker-1", "attach druid-1"]


@rule("L-APP-5", "L-RULING-18")
def test_all_waiting_apprentices_go_to_the_same_first_host() -> None:
    start = """
        table   step bribes | pending 0
        slots   A baker-1 | B druid-1
        seat 0  purse 4 | bid B A | cards apprentice-1 apprentice-2
        seat 1  purse 0 | bid revenue revenue
    """
    after, _ = play(start, "0 agree")

    assert_position(after, "seat 0 cards baker-1 druid-1 apprentice-1@baker-1 apprentice-2@baker-1")


@rule("L-APP-1", "L-APP-5", "L-RULING-18")
def test_a_host_may_have_any_number_of_apprentices() -> None:
    start = """
        table   step bribes | pending 0
        slots   A apprentice-3 | B apprentice-4
        seat 0  purse 9 | bid A B | cards baker-1 druid-1 apprentice-1@baker-1 apprentice-2@baker-1
        seat 1  purse 0 | bid revenue revenue
        seat 2  purse 0 | bid revenue revenue
        seat 3  purse 0 | bid revenue revenue
    """
    first, _ = play(start, "0 agree")
    second, _ = play(first, "0 attach baker-1")
    assert_position(second, "table step attach B apprentice-4")
    assert second.barrier > first.barrier  # final (L-APP-1): there is no way back
    after, _ = play(second, "0 attach baker-1")

    hosts = [owned.host for owned in GAME.view(after, 1).owned[0] if owned.card.startswith("apprentice")]
    assert hosts == ["baker-1"] * 4
    assert_position(after, "seat 0 purse 5")


@rule("L-APP-6")
@pytest.mark.parametrize(
    ("host", "location"), [("baker-1", "bakery-1"), ("druid-1", "herbalist-1"), ("smith-1", "armoury-1")]
)
def test_an_apprentice_never_takes_the_colour_of_its_host(host: str, location: str) -> None:
    alone = f"seat 0 cards {host} {location}\nseat 1"
    helped = f"seat 0 cards {host} apprentice-1@{host} {location}\nseat 1"

    assert points(alone, PRESTIGE) == points(helped, PRESTIGE) == [4, 0]  # 2 + itself + the host


@rule("L-APP-6")
def test_even_a_yellow_apprentice_counts_for_no_bakery() -> None:
    yellow = edited_card("apprentice-1", 'family = "neutral"', 'family = "yellow"')
    start = with_cards("seat 0 cards baker-1 apprentice-1@baker-1 bakery-1\nseat 1", yellow)

    assert points(start, PRESTIGE) == [4, 0]


@rule("L-APP-7", "L-RULING-19")
def test_in_a_tie_the_apprentice_has_no_talent_to_compare() -> None:
    """Both have 2 Bread, Talents 8 against 5: the Apprentice neither adds a Talent of its own nor a lower one."""
    start = """
        seat 0  cards baker-2 apprentice-1@baker-2
        seat 1  cards baker-3 apprentice-2@baker-3
        seat 2  cards baker-1
    """
    assert points(start, MAJORITY) == [4, 10, 0]
    for card in GAME.new(5, 1).box.deck.cards:
        assert card.kind.id != "apprentice" or card.talent == 0


@rule("L-APP-7", "L-RULING-19")
def test_a_talent_that_a_corrected_file_gives_an_apprentice_counts_in_its_hosts_resource() -> None:
    skilled = edited_card("apprentice-1", 'resources = ["?"]', 'resources = ["?"]\ntalent = 50')
    text = """
        seat 0  cards baker-2 apprentice-1@baker-2 druid-2
        seat 1  cards baker-3 apprentice-2@baker-3 druid-3
    """
    assert points(text, MAJORITY) == [0, 20]  # Bread 2:2 and Potion 1:1, Talents 5 against 8
    assert points(with_cards(text, skilled), MAJORITY) == [10, 10]  # 50 decides Bread, and Bread only


@rule("L-APP-8")
def test_the_unit_of_an_apprentice_counts_everywhere_units_count() -> None:
    without = "seat 0 cards baker-1 brewer-1 druid-1 mill-1 market-5\nseat 1 cards baker-2 field-1"
    helped = """
        seat 0  cards baker-1 brewer-1 druid-1 apprentice-1@druid-1 mill-1 market-5
        seat 1  cards baker-2 field-1
    """
    assert points(without, INFLUENCE) == [0, 0]  # market-5 asks for 2 Potion and 1 Bread
    assert points(helped, INFLUENCE) == [6, 0]
    more_bread = helped.replace("apprentice-1@druid-1", "apprentice-1@baker-1 apprentice-2@baker-1")
    assert points(more_bread, PRESTIGE) == [3, 0]  # the Mill
    assert points(without, MAJORITY) == [20, 10]  # Bread 1:2
    assert points(more_bread, MAJORITY) == [30, 0]  # Bread 3:2
    start = """
        table   step bribes | pending 0
        slots   1 forest-1
        seat 0  purse 4 | bid 1 revenue | cards druid-1 apprentice-1@druid-1
        seat 1  purse 0 | bid revenue revenue
    """
    assert of(EffectGained, play(start, "0 agree")[1]) == [EffectGained(0, "forest-1", 3)]


@rule("L-APP-1", "L-INFO-6")
def test_hosts_are_shown_beside_their_apprentices() -> None:
    after, _ = play(TWO_HOSTS, "0 agree", "0 attach druid-1")

    assert GAME.view(after, 1).owned[0] == (
        Owned("druid-1", None), Owned("smith-4", None), Owned("apprentice-1", "druid-1"),
    )  # fmt: skip
