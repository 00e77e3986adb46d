"""Setting the table: tiles, purses, hands, decks, and who leads (L-SETUP)."""

import tomllib
from collections import Counter

import pytest

from ludus.core import block
from ludus.games.lutece import GAME
from ludus.games.lutece.declaration import RoundBegan
from ludus.games.lutece.rules.state import State
from tests.support import rule

from .tables import SHIPPED, SPECTATOR, legal, of, play

ALL_SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])
TOML = tomllib.loads(SHIPPED)
ROWS = ("character", "location")


def section(state: State, key: str, name: str) -> list[str]:
    """One section of the written position."""
    found = {(line, part): values for line, part, values in block.sections(GAME.write(state), GAME.keys)}
    return [word for word in found[key, name] if word != "-"]


def aside(state: State) -> list[str]:
    """The Markets removed at setup, which nobody sees: the whole line of the written position."""
    line = next(line for line in GAME.write(state).splitlines() if line.startswith("aside"))
    return [word for word in line.split()[1:] if word != "-"]


def printed(row: str, seats: int) -> list[str]:
    """The cards of the file that are used with a number of players."""
    return [card["id"] for card in TOML[row] if card["min_players"] <= seats]


@rule("L-SETUP-1", "L-RULING-5")
@pytest.mark.parametrize(("seats", "tiles"), [(2, "ABC123"), (3, "ABC123"), (4, "ABCD1234"), (5, "ABCDE12345")])
def test_two_and_three_players_use_three_tiles_a_row_four_use_four_and_five_use_five(seats: int, tiles: str) -> None:
    assert "".join(slot.name for slot in GAME.view(GAME.new(seats, 1), 0).slots) == tiles


@rule("L-SETUP-1")
def test_the_tiles_out_of_play_cannot_be_bid_on() -> None:
    assert "bid D A" not in legal(GAME.new(3, 1))
    assert "bid D A" in legal(GAME.new(4, 1))


@rule("L-SETUP-2")
@ALL_SEATS
def test_everybody_starts_with_five_gold(seats: int) -> None:
    assert GAME.view(GAME.new(seats, 1), 0).purses == (5,) * seats


@rule("L-SETUP-3", "L-COMP-2")
@pytest.mark.parametrize(("seats", "slots", "size"), [(2, "ABC123", 8), (3, "ABC123", 8), (4, "ABCD1234", 10)])
def test_a_hand_is_one_card_per_tile_in_play_and_two_revenue_cards(seats: int, slots: str, size: int) -> None:
    hands = GAME.view(GAME.new(seats, 1), 0).hands

    assert [Counter(hand) for hand in hands] == [Counter([*slots, "revenue", "revenue"])] * seats
    assert [len(hand or ()) for hand in hands] == [size] * seats


@rule("L-SETUP-3")
def test_everybody_has_an_a_of_his_own_colour() -> None:
    state, _ = play("seat 0\nseat 1\nseat 2", "0 bid A 1", "1 bid A 1", "2 bid A 1")

    assert [GAME.view(state, seat).bids[seat] for seat in range(3)] == [("A", "1")] * 3


@rule("L-SETUP-4", "L-CARD-5")
@pytest.mark.parametrize(("seats", "characters", "locations"), [(2, 20, 17), (3, 20, 17), (4, 28, 25), (5, 40, 34)])
def test_cards_marked_for_more_players_are_not_in_the_decks(seats: int, characters: int, locations: int) -> None:
    for seed in range(5):
        state = GAME.new(seats, seed)
        slots = [str(slot.card) for slot in GAME.view(state, 0).slots]
        for row, name in enumerate(ROWS):
            tiles = len(slots) // 2
            in_game = section(state, "piles", f"{name}s") + slots[row * tiles : row * tiles + tiles]
            assert sorted(in_game + (aside(state) if row else [])) == sorted(printed(name, seats))
    assert (len(printed("character", seats)), len(printed("location", seats))) == (characters, locations)


@rule("L-SETUP-5")
@pytest.mark.parametrize(("seats", "markets"), [(2, 3), (3, 2), (4, 1), (5, 0)])
def test_three_markets_leave_with_two_players_two_with_three_one_with_four_none_with_five(
    seats: int, markets: int
) -> None:
    for seed in range(20):
        state = GAME.new(seats, seed)
        assert len(aside(state)) == markets
        assert all(card.startswith("market-") for card in aside(state))
        assert set(aside(state)) <= set(printed("location", seats))  # what is left after L-SETUP-4
        assert not set(aside(state)) & set(section(state, "piles", "locations"))


@rule("L-SETUP-5")
@pytest.mark.parametrize(("seats", "used", "removed"), [(2, 6, 3), (3, 6, 2), (4, 7, 1)])
def test_any_market_may_be_the_one_that_leaves(seats: int, used: int, removed: int) -> None:
    games = 420
    often = Counter(market for seed in range(games) for market in aside(GAME.new(seats, seed)))

    assert sorted(often) == [f"market-{number}" for number in range(1, used + 1)]
    expected = games * removed / used
    assert all(0.6 * expected < count < 1.4 * expected for count in often.values()), often


@rule("L-SETUP-5")
def test_nobody_sees_which_markets_leave() -> None:
    state = GAME.new(2, 1)
    view = GAME.view(state, SPECTATOR)

    assert aside(state)[0] in view.used  # as before the removal
    assert aside(state)[0] not in (*view.gone, *(slot.card for slot in view.slots))


@rule("L-SETUP-6")
def test_each_deck_is_shuffled_for_itself() -> None:
    games = [GAME.new(3, seed) for seed in range(400)]
    first = Counter(str(GAME.view(state, 0).slots[0].card) for state in games)
    last = Counter(section(state, "piles", "characters")[-1] for state in games)
    locations = Counter(str(GAME.view(state, 0).slots[3].card) for state in games)

    assert sorted(first) == sorted(last) == sorted(printed("character", 3))
    assert sorted(locations) == sorted(printed("location", 3))
    assert all(6 <= count <= 40 for count in (*first.values(), *last.values()))  # 20 each on average
    both = {(GAME.view(state, 0).slots[0].card, GAME.view(state, 0).slots[3].card) for state in games}
    assert len(both) > 200  # the one does not follow from the other


@rule("L-SETUP-7", "L-RULING-6")
@pytest.mark.parametrize(
    ("seats", "characters", "locations"), [(2, 17, 11), (3, 17, 12), (4, 24, 20), (5, 35, 29)]
)  # 20/20/28/40 and 14/15/24/34, less the tiles
def test_the_first_offer_phase_fills_the_empty_slots_from_the_decks(
    seats: int, characters: int, locations: int
) -> None:
    view = GAME.view(GAME.new(seats, 1), 0)

    assert (view.round, view.step) == (1, "bids")
    assert all(slot.card and slot.coins == 0 for slot in view.slots)
    assert view.piles == (characters, locations)


@rule("L-SETUP-8", "L-RULING-7")
@ALL_SEATS
def test_the_lead_goes_round_the_table_and_is_asked_first(seats: int) -> None:
    state = GAME.new(seats, 1)
    state.listen()
    asked, leads = [], [0]
    for _ in range(2 * seats):
        for bidder in range(seats):
            if bidder == 0:
                asked.append(state.seat)
            state.apply(state.seat, GAME.read_action(state, state.seat, "bid revenue revenue"))
        assert state.seat == asked[-1]  # L-BRIBE-3: first in the bribes too
        while GAME.view(state, 0).step == "bribes":
            state.apply(state.seat, GAME.read_action(state, state.seat, "agree"))
        leads += [event.lead for event in of(RoundBegan, list(GAME.events(state, 0)))]

    assert asked == [*range(seats), *range(seats)]
    assert leads[:-1] == asked


@rule("L-COMP-5")
@pytest.mark.parametrize("seats", [-1, 0, 1, 6])
def test_lutece_is_for_two_to_five_players(seats: int) -> None:
    with pytest.raises(ValueError, match=f"2 to 5 players, not {seats}"):
        GAME.new(seats, 1)


@rule("L-COMP-5")
@ALL_SEATS
def test_two_to_five_players_can_play_to_the_end(seats: int) -> None:
    state = GAME.new(seats, 1)
    state.playout(7)

    assert state.over
    assert len(GAME.outcome(state).scores) == seats
