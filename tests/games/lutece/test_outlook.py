"""What a view tells a seat of what lies ahead: worth of cards, lead of majorities, gold that is still free."""

import pytest

from ludus.games.lutece import GAME
from ludus.games.lutece.view import Lead
from tests.support import rule

from .tables import SPECTATOR, edited, play, position, random_game, with_cards

MINE, OTHERS = 0, (1, 2, SPECTATOR)


@rule("L-SCORE-2")
def test_a_majority_tells_how_far_it_is_ahead_or_by_which_talent() -> None:
    view = GAME.view(
        position("seat 0 cards baker-4 baker-2 druid-1\nseat 1 cards baker-3 druid-3\nseat 2 cards smith-4"), SPECTATOR
    )

    # Bread 3 to 1; one Potion each, the 8 of seat 1 decides; Gladius alone; Beer nobody's.
    assert view.leads == (Lead(2, 5), Lead(0, 8), Lead(2, 2), Lead(0, 0))


@rule("L-SCORE-8", "L-SCORE-9", "L-SCORE-10", "L-SCORE-13")
def test_every_card_tells_what_it_scores_by_itself() -> None:
    start = """
        seat 0  cards baker-4 mill-1 bakery-1 statue-1 legionnaire-1
        seat 1  cards baker-1
    """
    view = GAME.view(position(start), 1)

    assert [one.card for one in view.owned[0]] == ["baker-4", "legionnaire-1", "mill-1", "bakery-1", "statue-1"]
    assert view.prizes == ((0, 2, 2, 5, 5), (0,))  # 2 Bread; 2 + 3 Bread cards; 3 + 2 Roman


@rule("L-SCORE-12")
def test_only_the_markets_that_the_best_use_of_the_units_fulfils_score() -> None:
    """L-EX-14: market-1 first would leave nothing for the two others."""
    cards = "baker-1 baker-2 druid-1 druid-2 smith-1 brewer-1 market-1 market-3 market-5"
    view = GAME.view(position(f"seat 0 cards {cards}\nseat 1 cards -"), 0)

    assert view.prizes[0] == (0, 0, 0, 0, 0, 0, 0, 6, 6)


@rule("L-SCORE-8", "L-SCORE-13")
def test_in_played_games_the_cards_score_what_prestige_and_influence_say() -> None:
    for seats in GAME.seats:
        for state, _, _ in random_game(seats, 7):
            view = GAME.view(state, SPECTATOR)
            assert [sum(row) for row in view.prizes] == [parts[1] + parts[2] for parts in view.points]


@rule("L-INFO-6", "L-FX-1")
def test_a_seat_is_told_how_its_points_would_change_with_each_card_for_sale() -> None:
    start = """
        slots   A baker-1 | B legionnaire-1 | 1 bakery-1 | 2 tavern-1 +2
        seat 0  purse 3 | cards baker-4
        seat 1  purse 4 | cards -
        seat 2  cards -
    """
    view = GAME.view(position(start), MINE)
    slots = [slot.name for slot in view.slots]
    mine = view.brings[MINE]

    assert mine is not None
    brings = dict(zip(slots, mine, strict=True))
    assert brings["A"] == (0, 0, 0, 0)
    assert brings["B"] == (0, 0, 2, -1)  # it costs the coin that makes three
    assert brings["1"] == (0, 4, 0, -1)
    assert brings["2"] == (0, 0, 0, 1)  # 2 are paid, 2 lie on it, it gives 5: 8
    assert view.brings[1:] == (None, None)


LAID = """
    table   step bribes
    slots   A brewer-1 | B baker-2 +1 | 1 mill-1 | 2 tavern-1
    seat 0  purse 3 | bid A 2 | bribe 1 0
    seat 1  purse 2 | bid B revenue
    seat 2  purse 1 | bid 2 B
"""


@rule("L-PAY-4")
def test_in_bribes_a_seat_is_told_what_it_can_lay_and_still_pay_its_cards() -> None:
    """A costs 0, 2 costs 2: of 3 in the purse 1 is free."""
    assert GAME.view(position(LAID), 0).leeway[0] == (3, 1)

    after, _ = play(LAID, "0 raise left 1")
    assert GAME.view(after, 0).leeway[0] == (2, 0)

    after, _ = play(LAID, "0 raise right 2")
    assert GAME.view(after, 0).leeway[0] == (1, -1)


@rule("L-BUY-3", "L-PAY-2")
def test_revenue_comes_before_any_cost_and_coins_on_a_card_after_its_own() -> None:
    assert GAME.view(position(LAID), 1).leeway[1] == (4, None)  # 2 + 3, less 1
    assert GAME.view(position(LAID.replace("bid B revenue", "bid B 1")), 1).leeway[1] == (1, 0)  # 2 - 1 + 1, less 2


@rule("L-CONTEST-5", "L-PAY-4")
def test_the_worse_of_winning_and_losing_the_first_card_counts() -> None:
    """Seat 2 visits B first: won it brings 1 and costs 1; lost, the compensation comes."""
    assert GAME.view(position(LAID), 2).leeway[2] == (-1, 0)
    tavern_first = LAID.replace("bid 2 B", "bid 2 1").replace("1 mill-1 | 2 tavern-1", "1 tavern-1 | 2 mill-1")
    tavern_first = tavern_first.replace("seat 2  purse 1", "seat 2  purse 3")
    assert GAME.view(position(tavern_first), 2).leeway[2] == (2, 1)  # not counting on the 5 of the Tavern


@rule("L-INFO-10")
@pytest.mark.parametrize("viewer", OTHERS)
def test_nobody_else_is_told_what_somebody_can_still_pay(viewer: int) -> None:
    view = GAME.view(position(LAID), viewer)

    assert view.leeway[0] is None
    assert GAME.view(position(LAID.replace("bid A 2 ", "bid 1 B ")), viewer) == view


@rule("L-INFO-10")
def test_outside_the_bribes_nothing_is_told_of_it() -> None:
    assert GAME.view(position("seat 0 purse 3\nseat 1\nseat 2"), 0).leeway == (None,) * 3


@rule("L-CONTEST-5")
def test_the_figures_of_a_card_file_of_one_s_own_count() -> None:
    cards = edited("compensation_gold = 1", "compensation_gold = 0")

    assert GAME.view(with_cards(LAID, cards), 2).leeway[2] == (-1, 0)
