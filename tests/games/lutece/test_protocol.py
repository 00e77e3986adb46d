"""The decision points, and what holds between them (L-PROTO)."""

import random
import tomllib
from itertools import permutations
from typing import Any

import pytest

from ludus.core.declare import Event
from ludus.core.errors import CardsError, IllegalAction, StaleAction
from ludus.games.lutece import GAME, deck
from ludus.games.lutece import declaration as events
from ludus.games.lutece.declaration import BIDS
from ludus.games.lutece.rules.state import State
from tests.support import rule

from .tables import SHIPPED, SPECTATOR, assert_position, legal, pending, play, position, random_game, received

ALL_SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])
CARDS = {card["id"]: card for row in ("character", "location") for card in tomllib.loads(SHIPPED)[row]}

BRIBES = """
    table   step bribes
    seat 0  purse 4 | bid A revenue
    seat 1  purse 2 | bid B 1
    seat 2  purse 1 | bid 2 C
"""
LEGION = """
    table   step legion A
    slots   A baker-1
    seat 0  purse 0 | bid A revenue | bribe 2 0 | cards legionnaire-1
    seat 1  purse 0 | bid A revenue | bribe 1 0
    seat 2  purse 0 | bid revenue revenue | cards legionnaire-2
"""
ATTACH = """
    table   step attach A apprentice-1
    slots   A -
    seat 0  purse 4 | bid A revenue | cards baker-1 druid-1 apprentice-1
    seat 1  purse 2 | bid B 1
"""
OVER = "table step over characters\nseat 0\nseat 1"


@rule("L-PROTO-1")
def test_in_bids_all_answer_in_parallel_and_the_step_ends_when_all_have_chosen() -> None:
    start = "seat 0\nseat 1\nseat 2"
    assert pending(start) == [0, 1, 2]
    assert {text.split()[0] for text in legal(start, 2)} == {"bid"}

    after, _ = play(start, "2 bid A 1", "0 bid A 1")
    assert_position(after, "table step bids | pending 1")
    after, _ = play(after, "1 bid A 1")
    assert_position(after, "table step bribes | pending 0 1 2")


@rule("L-PROTO-2")
def test_in_bribes_every_pending_player_raises_or_agrees_until_nobody_is_pending() -> None:
    assert pending(BRIBES) == [0, 1, 2]
    assert {text.split()[0] for text in legal(BRIBES, 1)} == {"raise", "agree"}

    for order in permutations(range(3)):
        after, _ = play(BRIBES, *(f"{seat} agree" for seat in order))
        assert_position(after, "table round 2 | step bids")


@rule("L-PROTO-2")
def test_bribes_end_at_once_if_nobody_is_pending_from_the_start() -> None:
    after, _ = play("seat 0 purse 0\nseat 1 purse 0 | bid revenue revenue", "0 bid revenue revenue")

    assert_position(after, "table round 2 | step bids")


@rule("L-PROTO-3")
def test_in_a_legion_step_every_pending_player_plays_or_passes_until_nobody_is_pending() -> None:
    assert pending(LEGION) == [0, 2]
    assert {text.split()[0] for text in legal(LEGION, 2)} == {"support", "pass"}
    assert GAME.view(position(LEGION), 1).slot == "A"

    images = {play(LEGION, *order)[0].to_bytes() for order in permutations(("0 pass", "2 pass"))}
    assert len(images) == 1
    assert_position(play(LEGION, "0 pass", "2 pass")[0], "table round 2 | step bids")


@rule("L-PROTO-3")
def test_a_legion_step_ends_at_once_if_nobody_is_pending_from_the_start() -> None:
    start = """
        table   step bribes | pending 0
        seat 0  purse 1 | bid A revenue
        seat 1  purse 0 | bid A revenue
    """
    assert_position(play(start, "0 agree")[0], "table round 2 | step bids")


@rule("L-PROTO-4")
def test_in_an_attach_step_only_the_acquirer_answers_and_names_a_host() -> None:
    assert pending(ATTACH) == [0]
    assert legal(ATTACH, 0) == ["attach baker-1", "attach druid-1"]
    assert legal(ATTACH, 1) == []
    view = GAME.view(position(ATTACH), 1)
    assert (view.step, view.slot, view.attaching) == ("attach", "A", "apprentice-1")

    after, _ = play(ATTACH, "0 attach druid-1")
    assert_position(after, "table step bids\nseat 0 cards baker-1 druid-1 apprentice-1@druid-1")


@rule("L-PROTO-4")
@pytest.mark.parametrize("cards", ["-", "baker-1", "legionnaire-1 field-1"])
def test_with_fewer_than_two_hosts_there_is_no_question(cards: str) -> None:
    start = f"""
        table   step bribes | pending 0
        slots   A apprentice-1
        seat 0  purse 4 | bid A revenue | cards {cards}
        seat 1  purse 0 | bid revenue revenue
    """
    assert_position(play(start, "0 agree")[0], "table round 2 | step bids")


@rule("L-PROTO-5")
def test_when_it_is_over_nobody_is_asked_and_every_answer_is_refused() -> None:
    state = position(OVER)

    assert (pending(state), state.seat, state.over) == ([], -1, True)
    for action in range(GAME.actions):
        refusal = GAME.why_not(state, 0, action)
        assert refusal is not None
        assert (refusal.rule, refusal.reason) == ("L-PROTO-5", "game-over")
        with pytest.raises(IllegalAction):
            state.apply(0, action)


@rule("L-PROTO-6")
@ALL_SEATS
def test_the_same_seed_and_the_same_answers_give_the_same_game_at_every_step(seats: int) -> None:
    other = GAME.new(seats, 5)
    for state, seat, action in random_game(seats, 5):
        assert state.to_bytes() == other.to_bytes()
        if seat != SPECTATOR:
            other.apply(seat, action)


@rule("L-PROTO-6")
def test_another_seed_is_another_game() -> None:
    assert GAME.new(3, 1).to_bytes() != GAME.new(3, 2).to_bytes()


@rule("L-PROTO-6")
def test_another_deck_is_another_game() -> None:
    dearer = SHIPPED.replace("revenue_gold = 3", "revenue_gold = 4")
    ends = []
    for cards in (None, dearer):
        state = GAME.new(2, 1, cards)
        for text in ("bid revenue revenue", "bid revenue revenue", "agree", "agree"):
            state.apply(state.seat, GAME.read_action(state, state.seat, text))
        ends.append(GAME.view(state, 0).purses)
    assert ends == [(11, 11), (13, 13)]


@rule("L-PROTO-7")
@pytest.mark.parametrize(
    "start",
    ["seat 0\nseat 1 bid A 1", BRIBES, LEGION, ATTACH, OVER],
    ids=["bids", "bribes", "legion", "attach", "over"],
)
def test_an_illegal_action_is_refused_with_a_rule_and_changes_nothing(start: str) -> None:
    state = position(start)
    before = state.to_bytes()
    for seat in range(state.seats):
        allowed = set(state.legal(seat))
        for action in range(-2, GAME.actions + 2):
            refusal = GAME.why_not(state, seat, action)
            assert (refusal is None) == (action in allowed)
            if refusal is not None:
                with pytest.raises(IllegalAction, match=refusal.rule):
                    GAME.answer(state, seat, action)
                with pytest.raises(IllegalAction):
                    state.apply(seat, action)
                assert state.to_bytes() == before


@rule("L-PROTO-7")
@pytest.mark.parametrize("seat", [-2, -1, 3, 4, 5, 8, 99])
def test_a_seat_that_is_not_at_the_table_is_refused(seat: int) -> None:
    state = position(BRIBES)
    before = state.to_bytes()

    with pytest.raises(IllegalAction):
        GAME.answer(state, seat, GAME.read_action(state, 0, "agree"))
    assert state.to_bytes() == before


@rule("L-PROTO-7")
def test_a_refusal_reveals_nothing_hidden() -> None:
    others = [BRIBES.replace("bid A revenue", f"bid {cards}") for cards in ("A B", "revenue revenue", "3 2")]
    for viewer in (1, 2, SPECTATOR):
        expected = received(position(BRIBES), viewer)[3]
        assert all(received(position(other), viewer)[3] == expected for other in others)


# ---------------------------------------------------------------- conservation of gold


class Ledger:
    """The gold of the table, kept from the events alone: every amount is checked against the rule that moves it."""

    def __init__(self, state: State) -> None:
        view = GAME.view(state, SPECTATOR)
        self.purse = list(view.purses)
        self.bribe = [0] * state.seats
        self.coins = {slot.name: slot.coins for slot in view.slots}
        self.slot = {slot.card: slot.name for slot in view.slots}
        self.owned: list[dict[str, str | None]] = [{} for _ in range(state.seats)]
        self.bank = 0  # what it has paid out

    def total(self) -> int:
        return sum(self.purse) + sum(self.bribe) + sum(self.coins.values())

    def leaves(self, card: str) -> int:
        """A card leaves its slot; the coins on it."""
        return self.coins.pop(self.slot.pop(card))

    def units(self, seat: int, resource: str) -> int:
        return sum(
            CARDS[card]["resources"].count(resource) if host is None else resource in CARDS[host]["resources"]
            for card, host in self.owned[seat].items()
        )

    def effect(self, seat: int, card: str) -> int:
        """L-FX-1, L-FX-2."""
        kind = CARDS[card]["kind"]
        base = 5 if kind == "tavern" else 0
        return base + self.units(
            seat, {"field": "bread", "forest": "potion", "mine": "gladius", "tavern": "beer"}[kind]
        )

    def hear(self, event: Event) -> None:
        match event:
            case events.BribeRaised(seat, _, gold):
                assert gold > 0
                self.purse[seat] -= gold
                self.bribe[seat] += gold
            case events.RevenueTaken(seat, gold):
                assert gold == 3  # L-BUY-3
                self.purse[seat] += gold
                self.bank += gold
            case events.BribeLost(seat, gold):
                self.bribe[seat] -= gold
                self.bank -= gold
            case events.BribeReturned(seat, gold, compensation):
                assert compensation == 1  # L-CONTEST-5
                self.bribe[seat] -= gold
                self.purse[seat] += gold + compensation
                self.bank += compensation
            case events.CardAcquired(seat, _, card, cost):
                assert cost == CARDS[card]["cost"]
                assert self.purse[seat] >= cost  # L-PAY-3
                self.purse[seat] -= cost
                self.bank -= cost
                self.purse[seat] += self.leaves(card)
                self.owned[seat][card] = None
            case events.ApprenticeAttached(seat, card, host):
                self.owned[seat][card] = host
            case events.CostUnpaid(seat, card, cost):
                assert self.purse[seat] < cost == CARDS[card]["cost"]  # L-PAY-4
                self.bank -= self.leaves(card)
            case events.ContestTied(_, card):
                self.bank -= self.leaves(card)
            case events.EffectGained(seat, card, gold):
                assert gold == self.effect(seat, card)
                self.purse[seat] += gold
                self.bank += gold
            case events.CardsValued(gold):
                assert gold == 1  # L-VALUE-1
                for slot in self.coins:
                    self.coins[slot] += gold
                self.bank += gold * len(self.coins)
            case events.CardOffered(slot, card):
                self.coins[slot] = 0
                self.slot[card] = slot
            case _:
                pass
        assert min(self.purse) >= 0
        assert min(self.bribe) >= 0


@rule("L-PROTO-8")
@ALL_SEATS
@pytest.mark.parametrize("seed", range(6))
def test_gold_moves_only_as_the_rules_say_and_no_purse_is_ever_negative(seats: int, seed: int) -> None:
    ledger: Ledger | None = None
    start = 0
    for state, _, _ in random_game(seats, seed):
        if ledger is None:
            ledger = Ledger(state)
            start = ledger.total()
        for event in GAME.events(state, SPECTATOR):
            ledger.hear(event)
        view = GAME.view(state, SPECTATOR)
        assert list(view.purses) == ledger.purse
        assert [sum(bribe) for bribe in view.bribes] == ledger.bribe
        assert {slot.name: slot.coins for slot in view.slots if slot.card} == ledger.coins
        assert all(slot.coins == 0 for slot in view.slots if not slot.card)
        assert ledger.total() == start + ledger.bank


@rule("L-PROTO-8")
def test_the_games_of_the_ledger_contain_every_movement_of_gold() -> None:
    heard: set[type[Any]] = set()
    for seats in (2, 3, 4, 5):
        for seed in range(6):
            for state, _, _ in random_game(seats, seed):
                heard |= {type(event) for event in GAME.events(state, SPECTATOR)}
    assert {
        events.BribeRaised, events.RevenueTaken, events.BribeLost, events.BribeReturned, events.CardAcquired,
        events.CostUnpaid, events.ContestTied, events.EffectGained, events.CardsValued, events.CoinsTaken,
        events.ApprenticeAttached, events.ApprenticeWaits, events.LegionnairePlayed,
    } <= heard  # fmt: skip


@rule("L-PROTO-8")
def test_the_largest_figures_a_card_file_may_have_leave_no_purse_negative() -> None:
    """Six cards gather coins for 57 rounds; then seat 0 takes them, two a round."""

    def valued(gold: int) -> str:
        return SHIPPED.replace("valuation_gold = 1", f"valuation_gold = {gold}")

    def accepted(gold: int) -> bool:
        try:
            return bool(deck.read(valued(gold)))
        except CardsError:
            return False

    largest = next(gold for gold in range(99, 0, -1) if accepted(gold))
    state = GAME.new(2, 1, valued(largest))
    last = {58: "bid A B", 59: "bid C 1", 60: "bid 2 3"}
    while not state.over:
        seat, number = state.seat, GAME.view(state, 0).round
        plan = last.get(number, "bid revenue revenue") if seat == 0 else "bid revenue revenue"
        action = GAME.read_action(state, seat, plan)
        state.apply(seat, action if state.allows(seat, action) else state.legal(seat)[0])
        assert min(GAME.view(state, 0).purses) >= 0, f"valuation_gold {largest}, round {number}"


# ---------------------------------------------------------------- crossing answers


def answer(state: State, seat: int, text: str, question: int) -> None:
    GAME.answer(state, seat, GAME.read_action(state, seat, text), question)


@rule("L-PROTO-9")
@pytest.mark.parametrize("crossing", ["agree", "raise left 1"])
def test_an_answer_to_bribes_that_crosses_a_raise_is_stale(crossing: str) -> None:
    state = position(BRIBES)
    seen = GAME.view(state, 1).question
    answer(state, 0, "raise left 1", GAME.view(state, 0).question)
    before = state.to_bytes()

    with pytest.raises(StaleAction):
        answer(state, 1, crossing, seen)
    assert state.to_bytes() == before
    assert 1 in pending(state)  # and he answers again, having seen the raise
    answer(state, 1, crossing, GAME.view(state, 1).question)


@rule("L-PROTO-9")
def test_agreements_and_passes_of_others_make_nothing_stale() -> None:
    state = position(BRIBES)
    seen = GAME.view(state, 2).question
    answer(state, 0, "agree", GAME.view(state, 0).question)
    answer(state, 1, "agree", GAME.view(state, 1).question)
    answer(state, 2, "raise left 1", seen)
    assert_position(state, "seat 2 bribe 1 0")

    state = position(LEGION)
    seen = GAME.view(state, 2).question
    answer(state, 0, "pass", seen)
    answer(state, 2, "support 1", seen)
    assert_position(state, "table step legion A | pending 0\nseat 1 support 1")


@rule("L-PROTO-9")
@pytest.mark.parametrize("crossing", ["pass", "support 1"])
def test_an_answer_to_a_contest_that_crosses_a_legionnaire_is_stale(crossing: str) -> None:
    state = position(LEGION)
    seen = GAME.view(state, 2).question
    answer(state, 0, "support 0", seen)
    before = state.to_bytes()

    with pytest.raises(StaleAction):
        answer(state, 2, crossing, seen)
    assert state.to_bytes() == before
    assert pending(state) == [2]
    answer(state, 2, crossing, GAME.view(state, 2).question)


@rule("L-PROTO-9")
def test_ones_own_second_raise_names_the_first() -> None:
    state = position(BRIBES)
    seen = GAME.view(state, 0).question
    answer(state, 0, "raise left 1", seen)

    with pytest.raises(StaleAction):
        answer(state, 0, "raise left 1", seen)
    answer(state, 0, "raise left 1", seen + 1)
    assert_position(state, "seat 0 purse 2 | bribe 2 0")


@rule("L-PROTO-9")
def test_bids_of_others_make_no_bid_stale() -> None:
    state = position("seat 0\nseat 1\nseat 2")
    seen = GAME.view(state, 1).question
    for seat in (0, 2, 1):
        answer(state, seat, "bid A 1", seen)
    assert_position(state, "table step bribes")


@rule("L-PROTO-9")
def test_an_answer_of_an_earlier_phase_is_stale() -> None:
    state = position("seat 0\nseat 1")
    seen = GAME.view(state, 0).question
    for seat in (0, 1):
        answer(state, seat, "bid revenue revenue", seen)

    with pytest.raises(StaleAction):
        answer(state, 0, "agree", seen)


# ---------------------------------------------------------------- any order


@rule("L-PROTO-2", "L-PROTO-3", "L-BID-4", "L-RULING-10")
@ALL_SEATS
def test_in_played_games_answers_that_commute_lead_to_the_same_bytes(seats: int) -> None:
    """Bids, agreements and passes of all pending seats, in two orders, end in the same position."""
    dice = random.Random(seats)
    compared = 0
    for state, seat, _ in random_game(seats, 3):
        asked = pending(state)
        if seat == SPECTATOR or len(asked) < 2 or dice.random() < 0.5:
            continue
        quiet = {s: dice.choice(state.legal(s)) if state.step == BIDS else state.legal(s)[0] for s in asked}
        images = set()
        for order in (asked, asked[::-1], dice.sample(asked, len(asked))):
            other = state.clone()
            for s in order:
                other.apply(s, quiet[s])
            images.add(other.to_bytes())
        assert len(images) == 1
        compared += 1
    assert compared > 5
