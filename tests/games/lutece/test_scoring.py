"""The four parts of the score, and the winner (L-SCORE, L-WIN)."""

import random
import re
import tomllib
from itertools import combinations

import pytest

from ludus.games.lutece import GAME
from ludus.games.lutece.rules.state import State
from tests.support import rule

from .tables import (
    FORTUNE,
    INFLUENCE,
    MAJORITY,
    PRESTIGE,
    SHIPPED,
    edited_card,
    play,
    points,
    position,
    random_game,
    with_cards,
)

# Bread of the file, with Talents: baker-1 1, baker-2 5, baker-3 8, baker-4 2 (2 units), field-1 4;
# from 4 players on baker-5 10, field-2 7; with 5 baker-6 3, baker-7 6 (2 units), field-3 9.
# Potion (druid, forest) and Gladius (smith, mine) have the same figures.


@rule("L-SCORE-1")
def test_most_units_of_a_resource_are_worth_ten() -> None:
    start = """
        seat 0  cards baker-2
        seat 1  cards baker-4
        seat 2  cards -
    """
    assert points(start, MAJORITY) == [4, 10, 0]


@rule("L-SCORE-1", "L-COMP-6")
def test_each_of_the_four_resources_is_scored_for_itself() -> None:
    start = """
        seat 0  cards baker-1 druid-1 smith-1 brewer-1
        seat 1  cards -
    """
    assert points(start, MAJORITY) == [40, 0]


@rule("L-SCORE-2", "L-CARD-4")
def test_the_highest_talent_breaks_a_tie_for_most() -> None:
    start = """
        seat 0  cards baker-2 baker-1
        seat 1  cards baker-4
        seat 2  cards baker-3
    """  # 2, 2, 1 units; 5 against 2: the 8 of seat 2, who is not tied, does not count
    assert points(start, MAJORITY) == [10, 4, 0]


@rule("L-SCORE-2")
def test_only_cards_of_that_resource_are_compared() -> None:
    start = """
        seat 0  cards baker-2
        seat 1  cards baker-1 druid-3
    """  # Bread 5 against 1; the Druid's 8 is of another Resource
    assert points(start, MAJORITY) == [10, 10]


@rule("L-SCORE-2")
def test_the_talent_of_a_field_counts_like_that_of_a_character() -> None:
    start = """
        seat 0  cards field-1
        seat 1  cards baker-1
    """
    assert points(start, MAJORITY) == [10, 0]


def talented(**talents: int) -> str:
    """The card file with other Talents: baker_1=8 gives baker-1 the Talent 8."""
    text = SHIPPED
    for name, talent in talents.items():
        id_ = name.replace("_", "-")
        text = re.sub(rf'(id = "{id_}"\n(?:.+\n)*?talent = )\d+', rf"\g<1>{talent}", text)
    return text


@rule("L-RULING-26", "L-SCORE-2")
@pytest.mark.parametrize(
    ("first", "second", "talents", "expected"),
    [
        ("baker-1 baker-2", "baker-3 field-1", {"baker_1": 8, "baker_2": 5, "baker_3": 8, "field_1": 4}, [10, 0]),
        ("baker-1 baker-2", "baker-3 field-1", {"baker_1": 8, "baker_2": 4, "baker_3": 8, "field_1": 5}, [0, 10]),
        ("baker-1 baker-2", "baker-4", {"baker_1": 8, "baker_2": 1, "baker_4": 8}, [10, 0]),  # one more Talent
        ("baker-1 baker-2", "baker-3 field-1", {"baker_1": 8, "baker_2": 8, "baker_3": 8, "field_1": 7}, [10, 0]),
        ("baker-1 baker-2", "baker-3 field-1", {"baker_1": 8, "baker_2": 5, "baker_3": 5, "field_1": 8}, [10, 10]),
        ("baker-1", "baker-2 baker-3", {"baker_1": 5, "baker_2": 5, "baker_3": 5}, [0, 10]),  # units come first
    ],
)
def test_talents_that_both_have_cancel_out_and_the_highest_left_decides(
    first: str, second: str, talents: dict[str, int], expected: list[int]
) -> None:
    start = f"seat 0 cards {first}\nseat 1 cards {second}"
    assert points(with_cards(start, talented(**talents)), MAJORITY) == expected


@rule("L-RULING-26", "L-SCORE-6")
def test_all_who_show_the_same_talents_share_the_majority_and_none_of_them_is_in_minority() -> None:
    cards = talented(baker_1=8, baker_2=8, baker_3=8)
    start = "seat 0 cards baker-1\nseat 1 cards baker-2\nseat 2 cards {}"

    assert points(with_cards(start.format("-"), cards), MAJORITY) == [10, 10, 0]
    assert points(with_cards(start.format("field-1"), cards), MAJORITY) == [10, 10, 0]  # the only one left
    assert points(with_cards(start.format("baker-3"), cards), MAJORITY) == [10, 10, 10]


@rule("L-RULING-26", "L-SCORE-4")
@pytest.mark.parametrize(
    ("first", "second", "third", "talents", "expected"),
    [
        ("baker-1 baker-2", "baker-3 field-1", "baker-4", {"baker_1": 2, "baker_2": 3, "baker_3": 2}, [0, 4, 10]),
        ("baker-1 baker-2", "baker-3 field-1", "baker-4", {"baker_1": 5, "baker_2": 2, "baker_3": 2}, [4, 0, 10]),
        ("baker-1 baker-2", "baker-3 field-1", "baker-4", {"baker_1": 4, "baker_2": 2, "baker_3": 2}, [0, 0, 10]),
        ("baker-1 baker-2", "baker-4", "field-1 baker-3", {"baker_1": 2, "baker_2": 5}, [0, 4, 10]),  # the 5 is left
    ],
)
def test_for_the_minority_the_lowest_talent_left_decides_and_equal_ones_share_it(
    first: str, second: str, third: str, talents: dict[str, int], expected: list[int]
) -> None:
    """Two units each for the first two, field-1 has 4 and baker-4 has 2; the third has three units."""
    host = third.split()[-1]
    start = f"seat 0 cards {first}\nseat 1 cards {second}\nseat 2 cards {third} apprentice-1@{host}"
    assert points(with_cards(start, talented(**talents)), MAJORITY) == expected


@rule("L-RULING-26", "L-RULING-19")
def test_the_talent_of_an_apprentice_counts_in_the_resource_of_its_host() -> None:
    cards = edited_card("apprentice-1", '["?"]', '["?"]\ntalent = 8')
    start = "seat 0 cards baker-2 apprentice-1@baker-2\nseat 1 cards baker-3 baker-1"

    assert points(with_cards(start, cards), MAJORITY) == [10, 0]  # 8, 5 against 8, 1


@rule("L-SCORE-3")
def test_everybody_without_a_unit_is_in_minority_and_nobody_else() -> None:
    start = """
        seat 0  cards baker-4
        seat 1  cards -
        seat 2  cards baker-1
        seat 3  cards -
    """
    assert points(start, MAJORITY) == [10, 0, 4, 0]


@rule("L-SCORE-4")
def test_if_everybody_has_a_unit_the_one_with_the_fewest_is_in_minority() -> None:
    start = """
        seat 0  cards baker-4 baker-3
        seat 1  cards baker-1
        seat 2  cards baker-2 field-1
    """
    assert points(start, MAJORITY) == [10, 0, 4]


@rule("L-SCORE-4", "L-CARD-4")
def test_the_lowest_talent_breaks_a_tie_for_fewest() -> None:
    start = """
        seat 0  cards baker-4 baker-1
        seat 1  cards baker-3
        seat 2  cards baker-2
    """  # 8 against 5; the 1 of seat 0, who is not tied, does not count
    assert points(start, MAJORITY) == [10, 4, 0]


@rule("L-SCORE-4")
def test_the_lowest_of_several_talents_counts_for_the_minority() -> None:
    start = """
        seat 0  cards baker-4 baker-7
        seat 1  cards baker-3 baker-1
        seat 2  cards baker-2 field-1
        seat 3  cards baker-5 field-2
        seat 4  cards baker-6 field-3
    """  # 4, 2, 2, 2, 2 units; lowest Talents 1, 4, 7, 3
    assert points(start, MAJORITY) == [10, 0, 4, 4, 4]


@rule("L-SCORE-5")
def test_everybody_between_majority_and_minority_gets_four() -> None:
    start = """
        seat 0  cards baker-1 baker-2 baker-3
        seat 1  cards baker-4
        seat 2  cards field-1 baker-6
        seat 3  cards baker-7
        seat 4  cards baker-5
    """
    assert points(start, MAJORITY) == [10, 4, 4, 4, 0]


@rule("L-SCORE-6", "L-RULING-21")
def test_who_holds_the_majority_is_never_in_minority() -> None:
    start = """
        seat 0  cards baker-3 baker-1
        seat 1  cards baker-2 field-1
        seat 2  cards baker-4
    """  # 2 units each; seat 0 has both 8 and 1. Lowest of the others: 4 and 2
    assert points(start, MAJORITY) == [10, 4, 0]


@rule("L-SCORE-6")
@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [("baker-1", "baker-2", [0, 10]), ("baker-1", "-", [10, 0]), ("baker-4", "baker-3", [10, 0]), ("-", "-", [0, 0])],
)
def test_two_players_score_ten_and_nothing_and_never_four(first: str, second: str, expected: list[int]) -> None:
    assert points(f"seat 0 cards {first}\nseat 1 cards {second}", MAJORITY) == expected


@rule("L-SCORE-7", "L-RULING-22")
def test_a_resource_nobody_has_is_worth_nothing() -> None:
    assert points("seat 0 cards legionnaire-1\nseat 1 cards tavern-1\nseat 2 cards -", MAJORITY) == [0, 0, 0]


@rule("L-SCORE-8", "L-CARD-7")
@pytest.mark.parametrize(
    ("location", "double", "single", "other"),
    [
        ("mill-1", "baker-4", "field-1", "druid-4"),
        ("laboratory-1", "druid-4", "forest-1", "smith-4"),
        ("forge-1", "smith-4", "mine-1", "baker-4"),
    ],
)
def test_mill_laboratory_and_forge_score_one_per_unit(location: str, double: str, single: str, other: str) -> None:
    start = f"""
        seat 0  cards {double} {single} {location}
        seat 1  cards {other}
    """
    assert points(start, PRESTIGE) == [3, 0]


@rule("L-SCORE-9", "L-CARD-2", "L-CARD-7")
@pytest.mark.parametrize(
    ("location", "family", "other"),
    [
        ("bakery-1", "baker-4 baker-1 field-1 mill-1", "druid-1 tavern-1"),
        ("herbalist-1", "druid-4 druid-1 forest-1 laboratory-1", "smith-1 statue-1"),
        ("armoury-1", "smith-4 smith-1 mine-1 forge-1", "baker-1 legionnaire-1"),
    ],
)
def test_bakery_herbalist_and_armoury_score_two_and_one_per_card_of_their_colour(
    location: str, family: str, other: str
) -> None:
    the_mill = points(f"seat 0 cards {family} {other}\nseat 1", PRESTIGE)[0]
    with_it = points(f"seat 0 cards {location} {family} {other}\nseat 1", PRESTIGE)[0]

    assert with_it - the_mill == 2 + 5  # the four cards and itself, however many units they give
    assert points(f"seat 0 cards {location}\nseat 1", PRESTIGE) == [3, 0]


@rule("L-SCORE-9", "L-RULING-30")
def test_the_bakery_looks_at_nothing_but_the_colour() -> None:
    """The shipped file paints the whole line yellow; a file that does not would score less, by the same rule."""
    start = "seat 0 cards baker-1 field-1 bakery-1\nseat 1"
    assert points(start, PRESTIGE) == [5, 0]

    brown = edited_card("field-1", 'family = "yellow"', 'family = "brown"')
    assert points(with_cards(start, brown), PRESTIGE) == [4, 0]
    green = edited_card("bakery-1", 'family = "yellow"', 'family = "green"')
    assert points(with_cards("seat 0 cards baker-1 field-1 druid-1 bakery-1\nseat 1", green), PRESTIGE) == [4, 0]


@rule("L-SCORE-10")
def test_two_bakeries_each_count_both() -> None:
    start = "seat 0 cards bakery-1 bakery-2\nseat 1\nseat 2\nseat 3\nseat 4"
    assert points(start, PRESTIGE)[0] == 2 * (2 + 2)


@rule("L-SCORE-10")
def test_two_mills_score_the_same_bread_twice() -> None:
    start = "seat 0 cards baker-4 mill-1 mill-2\nseat 1\nseat 2\nseat 3"
    assert points(start, PRESTIGE)[0] == 2 + 2


@rule("L-SCORE-11", "L-CARD-7")
@pytest.mark.parametrize(
    ("cards", "vp"),
    [
        ("market-1", 0),
        ("baker-1 druid-1 market-1", 0),
        ("baker-1 druid-1 brewer-1 market-1", 6),
        ("baker-4 druid-4 brewer-4 market-1", 6),  # a Market scores once
        ("baker-1 druid-4 market-5", 6),
        ("baker-4 druid-1 market-5", 0),  # 2 Potion and 1 Bread, not the other way round
    ],
)
def test_a_market_is_worth_six_if_its_units_are_there(cards: str, vp: int) -> None:
    assert points(f"seat 0 cards {cards}\nseat 1", INFLUENCE) == [vp, 0]


@rule("L-SCORE-11")
def test_a_unit_is_spent_on_one_market_only() -> None:
    start = "seat 0 cards baker-1 druid-4 smith-4 brewer-4 market-1 market-3\nseat 1"
    assert points(start, INFLUENCE) == [6, 0]  # both ask for the one Bread
    with_two = start.replace("baker-1", "baker-1 baker-2")
    assert points(with_two, INFLUENCE) == [12, 0]


@rule("L-SCORE-11")
def test_spending_changes_nothing_in_majority_and_prestige() -> None:
    units = "baker-1 druid-1 brewer-1 mill-1"
    without = f"seat 0 cards {units}\nseat 1 cards baker-4 druid-4"
    spent = f"seat 0 cards {units} market-1\nseat 1 cards baker-4 druid-4"

    assert points(spent, INFLUENCE) == [6, 0]
    for part in (MAJORITY, PRESTIGE):
        assert points(spent, part) == points(without, part)


@rule("L-SCORE-12", "L-RULING-23")
def test_the_most_markets_are_fulfilled_whichever_comes_first_in_the_file() -> None:
    first_blocks = """
        seat 0  cards baker-4 druid-4 smith-1 brewer-1 market-1 market-3 market-5
        seat 1  cards -
    """  # market-1 alone, or market-3 and market-5
    last_blocks = """
        seat 0  cards baker-4 druid-1 smith-1 brewer-4 market-1 market-3 market-4
        seat 1  cards -
    """  # market-4 alone, or market-1 and market-3
    assert points(first_blocks, INFLUENCE) == [12, 0]
    assert points(last_blocks, INFLUENCE) == [12, 0]


@rule("L-SCORE-13", "L-CARD-7")
@pytest.mark.parametrize(
    ("cards", "vp"),
    [
        ("statue-1", 3),
        ("statue-1 mill-1", 4),
        ("statue-1 mill-1 laboratory-1 forge-1 bakery-1 herbalist-1 armoury-1", 9),
    ],
)
def test_a_statue_scores_three_and_one_per_roman_location(cards: str, vp: int) -> None:
    assert points(f"seat 0 cards {cards}\nseat 1", INFLUENCE) == [vp, 0]


@rule("L-SCORE-13", "L-RULING-3")
def test_statue_market_tavern_field_forest_and_mine_are_no_roman_locations() -> None:
    start = "seat 0 cards statue-1 statue-2 market-1 tavern-1 field-1 forest-1 mine-1\nseat 1\nseat 2\nseat 3\nseat 4"
    assert points(start, INFLUENCE)[0] == 3 + 3


@rule("L-SCORE-13")
def test_the_roman_locations_of_the_others_do_not_count() -> None:
    assert points("seat 0 cards statue-1\nseat 1 cards mill-1 forge-1", INFLUENCE) == [3, 0]


@rule("L-SCORE-14", "L-CARD-7")
def test_each_legionnaire_still_owned_is_worth_two() -> None:
    start = """
        seat 0  cards legionnaire-1
        seat 1  cards legionnaire-2 legionnaire-3
        seat 2  cards -
        seat 3  cards -
        gone    legionnaire-4
    """
    assert points(start, INFLUENCE) == [2, 4, 0, 0]


@rule("L-SCORE-15", "L-RULING-24")
def test_fixed_points_of_a_corrected_file_are_added_to_influence() -> None:
    start = "seat 0 cards baker-1 mill-1 legionnaire-1\nseat 1"
    assert GAME.outcome(position(start)).sheet[0] == (10, 1, 2, 1)  # as shipped, only the Legionnaire's 2

    corrected = edited_card("mill-1", "vp = 0", "vp = 4", edited_card("baker-1", "vp = 0", "vp = 1"))
    assert GAME.outcome(with_cards(start, corrected)).sheet[0] == (10, 1, 7, 1)


@rule("L-SCORE-16")
@pytest.mark.parametrize(("gold", "vp"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (8, 2), (9, 3), (100, 33)])
def test_three_gold_are_worth_one_rounded_down(gold: int, vp: int) -> None:
    state = position(f"table step over rounds\nseat 0 purse {gold}\nseat 1 purse 0")

    assert points(state, FORTUNE) == [vp, 0]
    assert GAME.view(state, 1).purses == (gold, 0)  # the gold is not spent


@rule("L-WIN-1")
def test_the_highest_total_of_the_four_parts_wins() -> None:
    state = position(
        """
        table   step over rounds
        seat 0  purse 30 | cards -
        seat 1  purse 0  | cards baker-1 mill-1
        seat 2  purse 4  | cards legionnaire-1 legionnaire-2 statue-1
        """
    )
    outcome = GAME.outcome(state)

    assert outcome.parts == ("majority", "prestige", "influence", "fortune")
    assert outcome.sheet == ((0, 0, 0, 10), (10, 1, 0, 0), (0, 0, 7, 1))
    assert outcome.scores == (10, 11, 8)
    assert outcome.winners == (1,)  # not the one with the most gold, nor with the most cards


@rule("L-WIN-2")
def test_gold_breaks_a_tie_before_cards_do() -> None:
    state = position(
        """
        table   step over rounds
        seat 0  purse 3 | cards tavern-1 mill-1
        seat 1  purse 5 | cards -
        seat 2  purse 4 | cards -
        """
    )
    assert GAME.outcome(state).scores == (1, 1, 1)
    assert GAME.outcome(state).winners == (1,)
    assert GAME.outcome(state).places == (3, 1, 2)


@rule("L-WIN-3", "L-RULING-28")
def test_then_the_most_cards_win_waiting_apprentices_included() -> None:
    state = position(
        "table step over rounds\nseat 0 purse 4 | cards apprentice-1 mill-1\nseat 1 purse 4 | cards tavern-1"
    )

    assert GAME.outcome(state).scores == (1, 1)
    assert GAME.outcome(state).winners == (0,)


@rule("L-WIN-3", "L-RULING-28")
def test_legionnaires_that_were_played_are_no_cards_any_more() -> None:
    last_round = """
        table   round 60 | step legion 2
        slots   2 mill-1
        seat 0  purse 14 | bid 2 revenue
        seat 1  purse 11 | bid 2 revenue | cards legionnaire-1 legionnaire-2
    """
    after, _ = play(last_round, "1 support 0", "1 support 0")

    assert after.over
    assert GAME.outcome(after).scores == (4, 4)  # 12 gold each: 14 less the cost of mill-1, 11 and the compensation
    assert GAME.outcome(after).winners == (0,)  # one card against none


@rule("L-WIN-4")
def test_who_is_still_tied_shares_the_victory() -> None:
    state = position(
        """
        table   step over rounds
        seat 0  purse 4 | cards mill-1
        seat 1  purse 3 | cards tavern-1
        seat 2  purse 4 | cards laboratory-1
        """
    )
    assert GAME.outcome(state).winners == (0, 2)
    assert GAME.outcome(state).places == (1, 3, 1)
    assert state.outcome() == [0.5, 0.0, 0.5]


# ---------------------------------------------------------------- the rules of section 6 a second time, from the text

CARDS = {card["id"]: card for row in ("character", "location") for card in tomllib.loads(SHIPPED)[row]}
RESOURCES = ("bread", "potion", "gladius", "beer")
MILLS = {"mill": "bread", "laboratory": "potion", "forge": "gladius"}


def units(owned: dict[str, str | None], resource: str) -> int:
    total = 0
    for card, host in owned.items():
        source = CARDS[card]["resources"] if host is None else CARDS[host]["resources"][:1]
        total += source.count(resource)
    return total


def talents(owned: dict[str, str | None], resource: str) -> list[int]:
    return [CARDS[card]["talent"] for card in owned if resource in CARDS[card]["resources"]]


def majority(owned: list[dict[str, str | None]], resource: str) -> list[int]:
    seats = range(len(owned))
    count = [units(owned[seat], resource) for seat in seats]
    if not any(count):
        return [0] * len(owned)
    first = max((seat for seat in seats if count[seat] == max(count)), key=lambda s: max(talents(owned[s], resource)))
    minority = {seat for seat in seats if count[seat] == 0}
    if not minority:
        others = [seat for seat in seats if seat != first]
        fewest = [seat for seat in others if count[seat] == min(count[other] for other in others)]
        minority = {min(fewest, key=lambda s: min(talents(owned[s], resource)))}
    return [10 if seat == first else 0 if seat in minority else 4 for seat in seats]


def prestige(owned: dict[str, str | None]) -> int:
    total = 0
    for card in owned:
        kind = CARDS[card]["kind"]
        if kind in MILLS:
            total += units(owned, MILLS[kind])
        if kind in ("bakery", "herbalist", "armoury"):
            colour = CARDS[card]["family"]
            total += 2 + sum(CARDS[c]["family"] == colour and CARDS[c]["kind"] != "apprentice" for c in owned)
    return total


def influence(owned: dict[str, str | None]) -> int:
    kinds = [CARDS[card]["kind"] for card in owned]
    roman = sum(kind in MILLS or kind in ("bakery", "herbalist", "armoury") for kind in kinds)
    markets = [CARDS[card]["requires"] for card in owned if CARDS[card]["kind"] == "market"]
    most = max(
        number
        for number in range(len(markets) + 1)
        for some in combinations(markets, number)
        if all(sum(asked.count(r) for asked in some) <= units(owned, r) for r in RESOURCES)
    )
    return 6 * most + kinds.count("statue") * (3 + roman) + 2 * kinds.count("legionnaire")


def expected_sheet(state: State) -> tuple[tuple[int, ...], ...]:
    view = GAME.view(state, 0)
    owned = [{card.card: card.host for card in cards} for cards in view.owned]
    columns = [majority(owned, resource) for resource in RESOURCES]
    return tuple(
        (sum(column[seat] for column in columns), prestige(owned[seat]), influence(owned[seat]), view.purses[seat] // 3)
        for seat in range(state.seats)
    )


def scattered(seats: int, dice: random.Random) -> str:
    """Cards dealt out at random, Apprentices under any host."""
    hands: list[list[str]] = [[] for _ in range(seats)]
    for card, row in CARDS.items():
        if row["min_players"] <= seats and dice.random() < 0.7 and row["kind"] != "market":
            dice.choice(hands).append(card)
    for market in dice.sample(range(1, 7), 3):
        dice.choice(hands).append(f"market-{market}")
    lines = []
    for seat, hand in enumerate(hands):
        hosts = [card for card in hand if card.split("-")[0] in ("baker", "druid", "smith", "brewer")]
        words = [f"{card}@{dice.choice(hosts)}" if "apprentice" in card and hosts else card for card in hand]
        lines.append(f"seat {seat} purse {dice.randrange(20)} | cards {' '.join(words) or '-'}")
    return "table step over rounds\n" + "\n".join(lines)


@rule("L-SCORE-1", "L-SCORE-2", "L-SCORE-3", "L-SCORE-4", "L-SCORE-5", "L-SCORE-6", "L-SCORE-7")
@rule("L-SCORE-8", "L-SCORE-9", "L-SCORE-10", "L-SCORE-11", "L-SCORE-12", "L-SCORE-13", "L-SCORE-14", "L-SCORE-16")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_scattered_cards_score_as_the_rules_say_read_a_second_time(seats: int) -> None:
    dice = random.Random(f"scoring {seats}")
    for _ in range(60):
        text = scattered(seats, dice)
        state = position(text)
        assert GAME.outcome(state).sheet == expected_sheet(state), text


@rule("L-WIN-1", "L-WIN-2", "L-WIN-3", "L-WIN-4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_winners_of_played_games_are_those_of_the_rules_read_a_second_time(seats: int) -> None:
    for seed in range(8):
        for state, seat, _ in random_game(seats, seed):
            if seat < 0:
                view, sheet = GAME.view(state, 0), expected_sheet(state)
                rank = [(sum(sheet[s]), view.purses[s], len(view.owned[s])) for s in range(seats)]
                assert GAME.outcome(state).sheet == sheet, f"seats {seats}, seed {seed}"
                assert GAME.outcome(state).winners == tuple(s for s in range(seats) if rank[s] == max(rank))
