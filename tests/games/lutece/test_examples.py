"""The worked examples of the rules, section 10, one by one (L-EX)."""

from ludus.games.lutece import GAME
from ludus.games.lutece.declaration import ContestTied, ContestWon, CostUnpaid, EffectGained
from tests.support import rule

from .tables import INFLUENCE, MAJORITY, PRESTIGE, assert_position, legal, of, pending, play, points, position


@rule("L-EX-1")
def test_single_bid_with_bribe() -> None:
    start = """
        table   step bribes
        slots   A baker-3
        seat 0  purse 5 | bid A revenue
        seat 1  purse 0 | bid revenue revenue
    """
    after, _ = play(start, "0 raise left 2")
    assert_position(after, "seat 0 purse 3 | bribe 2 0")

    after, _ = play(after, "0 agree")
    assert_position(after, "seat 0 purse 4 | cards baker-3")


@rule("L-EX-2")
def test_bluff_on_revenue() -> None:
    start = """
        table   step bribes
        slots   1 bakery-1
        seat 0  purse 4 | bid revenue 1
        seat 1  purse 0 | bid revenue revenue
    """
    after, _ = play(start, "0 raise left 3", "0 agree")

    assert_position(after, "seat 0 purse 1 | cards bakery-1")


@rule("L-EX-3")
def test_coins_come_too_late_then_in_time() -> None:
    start = """
        table   step bribes
        slots   A baker-3 +2 | B druid-2 +2
        seat 0  purse 1 | bid A B
        seat 1  purse 0 | bid revenue revenue
    """
    after, events = play(start, "0 agree")
    assert of(CostUnpaid, events) == [CostUnpaid(0, "baker-3", 2)]
    assert_position(after, "seat 0 purse 2 | cards druid-2\ngone baker-3")

    after, _ = play(start.replace("A baker-3 +2 | B druid-2 +2", "A druid-2 +2 | B baker-3 +2"), "0 agree")
    assert_position(after, "seat 0 purse 2 | cards baker-3 druid-2")


@rule("L-EX-4")
def test_contest_without_legionnaires() -> None:
    start = """
        table   step bribes
        slots   B smith-2
        seat 0  purse 5 | bid B revenue
        seat 1  purse 5 | bid B revenue
        seat 2  purse 5 | bid B revenue
    """
    raises = ("0 raise left 2", "1 raise left 1")
    after, _ = play(start, *raises, "0 agree", "1 agree", "2 agree")

    assert_position(  # with 3 of Revenue each: -3, +1, +1
        after,
        """
        seat 0  purse 5 | cards smith-2
        seat 1  purse 9 | cards -
        seat 2  purse 9 | cards -
        """,
    )


@rule("L-EX-5")
def test_tie_of_two_at_the_top() -> None:
    start = """
        table   step bribes
        slots   B smith-2
        seat 0  purse 5 | bid B revenue
        seat 1  purse 5 | bid B revenue
        seat 2  purse 5 | bid B revenue
    """
    raises = ("0 raise left 3", "1 raise left 3", "2 raise left 1")
    after, events = play(start, *raises, "0 agree", "1 agree", "2 agree")

    assert of(ContestTied, events) == [ContestTied("B", "smith-2")]
    assert_position(  # with 3 of Revenue each: +1, +1, +1
        after,
        """
        seat 0  purse 9 | cards -
        seat 1  purse 9 | cards -
        seat 2  purse 9 | cards -
        gone    smith-2
        """,
    )


@rule("L-EX-6")
def test_legionnaires() -> None:
    start = """
        table   step legion 2
        slots   2 mill-1
        seat 0  purse 5 | bid 2 revenue | bribe 3 0
        seat 1  purse 5 | bid 2 revenue | bribe 1 0 | cards legionnaire-1 legionnaire-2
    """
    after, events = play(start, "1 support 1", "1 support 1")

    assert of(ContestWon, events) == [ContestWon(1, "2", "mill-1", 5)]
    assert_position(  # P1: the bribe of 1 was laid before, the cost of 2 leaves the purse now; P0 gets 3 + 1
        after,
        """
        seat 0  purse 9 | cards -
        seat 1  purse 3 | cards mill-1
        """,
    )
    assert points(start, INFLUENCE)[1] - points(after, INFLUENCE)[1] == 4


@rule("L-EX-7")
def test_a_third_party_decides() -> None:
    start = """
        table   round 1 | step legion A
        slots   A baker-3
        seat 0  purse 5 | bid A revenue | bribe 2 0
        seat 1  purse 5 | bid A revenue | bribe 2 0
        seat 2  purse 5 | bid revenue revenue | cards legionnaire-1
    """
    assert pending(start) == [2]
    after, events = play(start, "2 support 1")

    assert of(ContestWon, events) == [ContestWon(1, "A", "baker-3", 4)]
    assert_position(
        after,
        """
        table   round 2 | step bids
        seat 0  purse 8 | cards -
        seat 1  purse 3 | cards baker-3
        seat 2  purse 5 | cards -
        """,
    )


@rule("L-EX-8")
def test_mine_with_an_apprentice() -> None:
    start = """
        table   step bribes | pending 0
        slots   1 mine-1
        seat 0  purse 2 | bid 1 revenue | cards smith-4 apprentice-1@smith-4
        seat 1  purse 0 | bid revenue revenue
    """
    after, events = play(start, "0 agree")

    assert of(EffectGained, events) == [EffectGained(0, "mine-1", 4)]
    assert_position(after, "seat 0 purse 7")  # 2 and 3 of Revenue; net +2


@rule("L-EX-9")
def test_tavern() -> None:
    start = """
        table   step bribes | pending 0
        slots   A druid-1 | 1 tavern-1
        seat 0  purse 2 | bid 1 A | cards brewer-1 brewer-4
        seat 1  purse 0 | bid revenue revenue
    """  # A is free
    after, events = play(start, "0 agree")

    assert of(EffectGained, events) == [EffectGained(0, "tavern-1", 8)]
    assert_position(after, "seat 0 purse 8 | cards druid-1 brewer-1 brewer-4 tavern-1")


@rule("L-EX-10")
def test_majority_with_four_players() -> None:
    start = """
        seat 0  cards baker-4 baker-3
        seat 1  cards baker-2 field-1 baker-1
        seat 2  cards baker-5
        seat 3  cards field-2
    """
    assert points(start, MAJORITY) == [10, 4, 4, 0]


@rule("L-EX-11")
def test_zero_holders() -> None:
    assert points("seat 0 cards baker-4\nseat 1 cards baker-1\nseat 2\nseat 3", MAJORITY) == [10, 4, 0, 0]
    assert points("seat 0 cards baker-1\nseat 1\nseat 2", MAJORITY) == [10, 0, 0]
    assert points("seat 0\nseat 1\nseat 2", MAJORITY) == [0, 0, 0]


@rule("L-EX-12")
def test_same_player_holds_both_extremes() -> None:
    start = """
        seat 0  cards druid-3 druid-1
        seat 1  cards druid-2 forest-1
        seat 2  cards druid-4
    """
    assert points(start, MAJORITY) == [10, 4, 0]


@rule("L-EX-13")
def test_bakery_and_mill() -> None:
    cards = "baker-1 baker-4 apprentice-1@baker-1 field-1 mill-1 bakery-1"
    others = "seat 1\nseat 2\nseat 3\nseat 4"

    assert points(f"seat 0 cards {cards}\n{others}", PRESTIGE)[0] == 12
    assert points(f"seat 0 cards {cards} bakery-2\n{others}", PRESTIGE)[0] == 21


@rule("L-EX-14")
def test_markets() -> None:
    units = "baker-4 druid-4 smith-1 brewer-1"

    assert points(f"seat 0 cards {units} market-1 market-3 market-5\nseat 1", INFLUENCE) == [12, 0]
    assert points(f"seat 0 cards {units} market-1 market-3\nseat 1", INFLUENCE) == [6, 0]
    assert points(f"seat 0 cards {units} market-1 market-5\nseat 1", INFLUENCE) == [6, 0]


@rule("L-EX-15")
def test_statues() -> None:
    start = """
        seat 0  cards mill-1 forge-1 bakery-1 field-1 tavern-1 market-2 statue-1 statue-2
        seat 1  cards -
        seat 2  cards -
        seat 3  cards -
        seat 4  cards -
    """
    assert points(start, INFLUENCE)[0] == 12


@rule("L-EX-16")
def test_end_trigger() -> None:
    start = """
        table   round 5
        slots   A baker-1 | B baker-2 | C baker-3
        seat 0  purse 1
        seat 1  purse 0
        seat 2  purse 0
        piles   characters baker-4
        gone    druid-1 druid-2 druid-3 druid-4 smith-1 smith-2 smith-3 smith-4 brewer-1 brewer-2 brewer-3 brewer-4 legionnaire-1 legionnaire-2 apprentice-1 apprentice-2
    """  # noqa: E501
    others = ("1 bid revenue revenue", "2 bid revenue revenue")
    agree = ("0 agree", "1 agree", "2 agree")

    after, _ = play(start, "0 bid B revenue", *others, "0 agree")
    assert_position(after, "table round 6 | step bids\nslots B baker-4\npiles characters -")
    after, _ = play(after, "0 bid revenue revenue", *others, *agree)
    assert_position(after, "table round 7 | step bids\npiles characters -")
    after, _ = play(after, "0 bid revenue C", *others, *agree)
    assert_position(after, "table step over characters\nslots A baker-1 +3 | B baker-4 +2 | C -")
    assert after.over


@rule("L-EX-17")
def test_winner() -> None:
    state = position(
        """
        table   step over characters
        seat 0  purse 8 | cards baker-1 druid-3 smith-2 smith-4 brewer-3 apprentice-3@baker-1 field-1 bakery-1 laboratory-1 herbalist-1 market-2
        seat 1  purse 8 | cards baker-2 baker-3 druid-1 druid-2 smith-1 brewer-4 legionnaire-2 apprentice-4@baker-2 forest-1 laboratory-2 mine-2 market-3
        seat 2  purse 6 | cards baker-4 druid-5 smith-3 brewer-1 brewer-5 legionnaire-1 legionnaire-4 apprentice-2@baker-4 mill-2 armoury-1 tavern-1 tavern-2 market-4 market-5 market-6
        seat 3  purse 0 | cards -
        """  # noqa: E501
    )
    # Bread 3 3 3 by Talents 4 8 2, Potion 1 3 1, Gladius 3 2 1, Beer 1 2 2 by Talents - 2 5; seat 3 has none.
    # Seat 0: 4 + 4 + 10 + 4; Bakery 5, Laboratory 1, Herbalist 5; Market 6; 8 gold.
    # Seat 1: 10 + 10 + 4 + 4; Laboratory 3; Market 6, Legionnaire 2; 8 gold.
    # Seat 2: 4 + 4 + 4 + 10; Mill 3, Armoury 4; market-4 6, two Legionnaires 4; 6 gold.
    outcome = GAME.outcome(state)

    assert outcome.sheet == ((22, 11, 6, 2), (28, 3, 8, 2), (22, 7, 10, 2), (0, 0, 0, 0))
    assert outcome.scores == (41, 41, 41, 0)
    assert [len(owned) for owned in GAME.view(state, 0).owned] == [11, 12, 15, 0]
    assert outcome.winners == (1,)


@rule("L-EX-18")
def test_open_bribe_phase() -> None:
    start = """
        table   round 1 | step bribes
        seat 0  purse 4 | bid A 1
        seat 1  purse 2 | bid B 2
        seat 2  purse 1 | bid C 3
    """
    asked = []
    state, _ = play(start)
    for text in ("raise left 2", "agree", "agree", "raise right 1", "agree"):
        asked.append((state.seat, pending(state)))
        state, _ = play(state, f"{state.seat} {text}")
    asked.append((state.seat, pending(state)))

    assert asked == [(0, [0, 1, 2]), (0, [0, 1, 2]), (1, [1, 2]), (2, [2]), (0, [0, 1]), (1, [1])]
    assert_position(
        state,
        """
        table   step bribes
        seat 0  purse 2 | bribe 2 0
        seat 1  purse 2 | bribe 0 0
        seat 2  purse 0 | bribe 0 1
        """,
    )
    over, _ = play(state, "1 agree")
    assert_position(over, "table round 2 | step bids")

    other, _ = play(start, "0 raise left 2", "0 agree", "2 raise right 1", "0 agree", "1 agree")
    assert other.to_bytes() == over.to_bytes()  # P1 was asked only once, with the same result


@rule("L-EX-19")
def test_two_owners_of_legionnaires() -> None:
    start = """
        table   round 2 | step legion A
        slots   A baker-1
        seat 0  purse 0 | bid A revenue | bribe 1 0 | cards legionnaire-1
        seat 1  purse 0 | bid A revenue | bribe 1 0
        seat 2  purse 0 | bid revenue revenue | cards legionnaire-2 legionnaire-3
        seat 3  purse 0 | bid revenue revenue
    """
    state = position(start)
    assert (state.seat, pending(state)) == (2, [0, 2])
    state, _ = play(state, "2 support 1")
    assert (state.seat, pending(state)) == (2, [0, 2])
    state, _ = play(state, "2 pass")
    assert (state.seat, pending(state)) == (0, [0])
    state, _ = play(state, "0 support 0")
    assert_position(state, "table pending 2\nseat 0 support 1\nseat 1 support 1")
    assert legal(state, 2) == ["pass", "support 0", "support 1"]

    tie, events = play(state, "2 pass")
    assert of(ContestTied, events) == [ContestTied("A", "baker-1")]
    assert_position(tie, "seat 2 cards legionnaire-3")
    won, events = play(state, "2 support 1")
    assert of(ContestWon, events) == [ContestWon(1, "A", "baker-1", 5)]
    assert_position(won, "seat 1 cards baker-1\nseat 2 cards -")
