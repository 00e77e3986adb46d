"""When the game ends, and what the table is worth then (L-END)."""

import pytest

from ludus.games.lutece import GAME
from ludus.games.lutece.declaration import GameEnded, RoundBegan
from tests.support import rule

from .tables import FORTUNE, assert_position, legal, of, pending, play, points, position

# Three players. All Characters but those of the slots are gone; the Location pile is full.
NO_CHARACTERS = """
    table   round 7 | step bribes | pending 0
    slots   A baker-1 | B baker-2 | C baker-3 | 1 field-1 | 2 mill-1 | 3 bakery-1
    seat 0  purse 9 | bid {bid} revenue
    seat 1  purse 0 | bid revenue revenue
    seat 2  purse 0 | bid revenue revenue
    piles   characters -
    gone    baker-4 druid-1 druid-2 druid-3 druid-4 smith-1 smith-2 smith-3 smith-4 brewer-1 brewer-2 brewer-3 brewer-4 legionnaire-1 legionnaire-2 apprentice-1 apprentice-2
"""  # noqa: E501
# All Locations but those of the slots are gone or set aside (market-5, market-6); the Character pile is full.
NO_LOCATIONS = """
    table   round 7 | step bribes | pending 0
    slots   A baker-1 | B baker-2 | C baker-3 | 1 field-1 | 2 mill-1 | 3 bakery-1
    seat 0  purse 9 | bid {bid} revenue
    seat 1  purse 0 | bid revenue revenue
    seat 2  purse 0 | bid revenue revenue
    piles   locations -
    gone    forest-1 laboratory-1 herbalist-1 mine-1 forge-1 armoury-1 tavern-1 statue-1 market-1 market-2 market-3 market-4
    aside   market-5 market-6
"""  # noqa: E501


@rule("L-END-1")
@pytest.mark.parametrize(
    ("start", "bid", "reason"), [(NO_CHARACTERS, "B", "characters"), (NO_LOCATIONS, "2", "locations")]
)
def test_the_game_ends_when_a_slot_cannot_be_filled_from_its_own_deck(start: str, bid: str, reason: str) -> None:
    after, events = play(start.format(bid=bid), "0 agree")

    assert_position(after, f"table step over {reason}\nslots {bid} -")
    assert events[-1] == GameEnded(reason)
    assert GAME.outcome(after).reason == reason
    assert (pending(after), after.seat) == ([], -1)


@rule("L-END-1")
@pytest.mark.parametrize(("start", "bid"), [(NO_CHARACTERS, "2"), (NO_LOCATIONS, "B")])
def test_the_other_deck_does_not_matter(start: str, bid: str) -> None:
    after, _ = play(start.format(bid=bid), "0 agree")

    assert_position(after, "table round 8 | step bids | pending 0 1 2")


@rule("L-END-2")
@pytest.mark.parametrize("start", [NO_CHARACTERS, NO_LOCATIONS])
def test_an_empty_deck_alone_does_not_end_the_game(start: str) -> None:
    after, _ = play(start.format(bid="revenue"), "0 agree")
    assert_position(after, "table round 8 | step bids | pending 0 1 2")

    everybody = [f"{seat} bid revenue revenue" for seat in range(3)] + [f"{seat} agree" for seat in range(3)]
    after, _ = play(after, *everybody)
    assert_position(after, "table round 9 | step bids | pending 0 1 2")


@rule("L-END-3")
def test_there_is_no_extra_round() -> None:
    after, events = play(NO_CHARACTERS.format(bid="B"), "0 agree")

    assert after.over
    assert [legal(after, seat) for seat in range(3)] == [[], [], []]
    assert of(GameEnded, events) == [events[-1]]


@rule("L-END-3", "L-RULING-20")
def test_cards_and_coins_left_in_the_slots_belong_to_nobody() -> None:
    rich = NO_CHARACTERS.format(bid="B").replace("A baker-1", "A baker-1 +30").replace("1 field-1", "1 field-1 +30")
    after, _ = play(rich, "0 agree")

    # 9 + 3 - 1 gold and one Baker; 6 and 6 gold.
    assert GAME.outcome(after).sheet == ((10, 0, 0, 3), (0, 0, 0, 2), (0, 0, 0, 2))


@rule("L-RULING-20")
def test_what_was_refilled_before_the_end_changes_no_score() -> None:
    start = NO_CHARACTERS.replace("bid {bid} revenue", "bid B A").replace("characters -", "characters legionnaire-1")
    start = start.replace("legionnaire-1 legionnaire-2", "legionnaire-2")
    after, _ = play(start, "0 agree")

    assert_position(after, "table step over characters\nslots A legionnaire-1 | B -")
    assert GAME.outcome(after).sheet == ((10, 0, 0, 2), (0, 0, 0, 2), (0, 0, 0, 2))


@rule("L-END-4", "L-RULING-31")
def test_the_game_ends_after_the_sixtieth_round() -> None:
    start = """
        table   round {} | step bribes | pending 0
        slots   A baker-1 | B baker-2
        seat 0  purse 4 | bid A revenue
        seat 1  purse 1 | bid revenue revenue
    """
    after, _ = play(start.format(59), "0 agree")
    assert_position(after, "table round 60 | step bids")

    after, events = play(start.format(60), "0 agree")
    assert_position(  # after phase 5: the card that was left has its coin; nothing is offered any more
        after,
        """
        table   round 60 | step over rounds
        slots   A - | B baker-2 +1
        seat 0  purse 7 | bid - | cards baker-1
        """,
    )
    assert events[-1] == GameEnded("rounds")
    assert of(RoundBegan, events) == []
    assert GAME.outcome(after).scores == (12, 2)  # scored as usual: Bread 10, 7 gold, 7 gold
    assert GAME.outcome(after).winners == (0,)


@rule("L-END-4", "L-RULING-31")
def test_revenue_for_ever_is_sixty_rounds() -> None:
    state = GAME.new(2, 1)
    rounds = set()
    while not state.over:
        rounds.add(GAME.view(state, 0).round)
        for text in ("bid revenue revenue", "agree"):
            action = GAME.read_action(state, state.seat, text)
            if state.allows(state.seat, action):
                state.apply(state.seat, action)
                break

    assert rounds == set(range(1, 61))
    assert GAME.outcome(state).reason == "rounds"
    assert points(state, FORTUNE) == [(5 + 60 * 6) // 3] * 2


@rule("L-PROTO-5", "L-END-1")
def test_an_ended_game_asks_nobody() -> None:
    state = position("table step over characters\nseat 0\nseat 1")

    assert state.over
    assert (state.seat, pending(state)) == (-1, [])
    assert [state.legal(seat) for seat in (0, 1)] == [(), ()]
