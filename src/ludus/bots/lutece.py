"""Rules of thumb for Lutèce: what a card is worth to whom, who else wants it, and what is left to bribe with."""

from itertools import product
from math import exp
from random import Random
from typing import Final

from ..games.lutece.declaration import *
from ..games.lutece.rules.state import State

GOLD: Final = 0.45  # points a coin is worth while there is something to buy
UNIT: Final = 1.6  # points a unit promises early in the game, besides what it scores now
DENIAL: Final = 0.3  # points for each point the others lose on average
UNPAID: Final = -0.6  # points of a card one cannot pay
WARMTH: Final = 0.45  # how far from the best pair a bid may stray: hidden picks must not be foreseen
KEENNESS: Final = 0.9  # how surely a rival bids on what is worth most to him
CONTESTED: Final = 0.25  # part of a card's worth that is left when a rival bids on it too
LARGEST_BRIBE: Final = 4


def choose(state: State, seat: int, random: Random) -> int:
    """One legal answer, from what the seat knows."""
    if state.step == BIDS:
        return choose_bid(state, seat, random)
    if state.step == BRIBES:
        return choose_raise(state, seat, random)
    if state.step == LEGION:
        return choose_support(state, seat)
    return choose_host(state, seat)


def choose_bid(state: State, seat: int, random: Random) -> int:
    values = worths(state, seat)
    rivals = [rivalry(worths(state, other), state.tiles) for other in range(state.seats) if other != seat]
    chances = [1.0] * SLOTS
    for wish, slot in product(rivals, range(SLOTS)):
        chances[slot] *= 1 - wish[slot]
    expected = [value * (chance + (1 - chance) * CONTESTED) for value, chance in zip(values, chances, strict=True)]
    legal = state.legal(seat)
    purse, coins = state.purse[seat], state.coins
    costs = [state.box.deck.cards[card].cost for card in state.offer]
    income = state.box.revenue_gold
    scores = [pair_worth(purse, income, coins, costs, action - BID, expected) for action in legal]
    best = max(scores)
    weights = [exp((score - best) / WARMTH) for score in scores]
    return random.choices(legal, weights)[0]


def choose_raise(state: State, seat: int, random: Random) -> int:
    """Lays some of the spare gold on the better card, never the same amount: equal bribes lose the card for both."""
    values = worths(state, seat)
    bribes, bids = state.bribe[seat], state.bid[seat]
    slots = [(values[card], position) for position, card in enumerate(bids) if card != REVENUE]
    if slots:
        value, position = max(slots)
        most = min(spare_gold(state, seat), LARGEST_BRIBE, int(value / 2)) - bribes[position]
        gold = random.randint(0, max(0, most))
        if gold:
            return RAISE + position * LARGEST_RAISE + gold - 1
    return AGREE


def choose_support(state: State, seat: int) -> int:
    """Plays a Legionnaire for itself if enough of them win a card worth more than they are."""
    slot, bids, bribes, support = state.slot, state.bid, state.bribe, state.support
    strength = {
        other: bribes[other][bids[other].index(slot)] + state.box.legionnaire_bribe * support[other]
        for other in range(state.seats)
        if slot in bids[other]
    }
    if seat not in strength:
        return PASS
    needed = max(force for other, force in strength.items() if other != seat) + 1 - strength[seat]
    count = -(-needed // state.box.legionnaire_bribe)
    cards = state.box.deck.cards
    owned = sum(cards[card].kind.role == LEGIONNAIRE for card, place in enumerate(state.place) if place == seat)
    payable = state.purse[seat] >= cards[state.offer[slot]].cost
    if payable and 0 < count <= owned and worths(state, seat)[slot] > 2.5 * count:
        return SUPPORT
    return PASS


def choose_host(state: State, seat: int) -> int:
    def score(action: int) -> float:
        return ahead(with_host(state, state.taken, action - HOST), seat)

    return max(state.legal(seat), key=score)


def worths(state: State, seat: int) -> list[float]:
    """What the card of each slot is worth to a seat, in points: gold paid and received included."""
    base = ahead(state, seat)
    left = time_left(state)
    return [
        worth(state, seat, card, base, left) + coins * GOLD if card != NONE else 0.0
        for card, coins in zip(state.offer, state.coins, strict=True)
    ]


def worth(state: State, seat: int, number: int, base: float, left: float) -> float:
    cards = state.box.deck.cards
    card = cards[number]
    trial = with_card(state, seat, number)
    mine = [other for other, place in enumerate(trial.place) if place == seat]
    points = ahead(trial, seat) - base
    if card.kind.role == PRODUCER:
        points += UNIT * card.amount * left
    elif card.kind.role == APPRENTICE:
        hosts = [host for host in mine if host < CHARACTERS and cards[host].resource != NONE]
        points = max((ahead(with_host(trial, number, host), seat) - base for host in hosts), default=points)
        points += UNIT * left
    elif card.kind.role == MARKET:
        points += 3 * left if points < card.vp else 0
    elif card.kind.role in (BONUS_RESOURCE, BONUS_FAMILY, BONUS_ROMAN):
        points += 2 * left
    gold = -card.cost
    if card.kind.effect != NONE:
        gold += card.kind.effect_base
        gold += sum(cards[other].amount for other in mine if cards[other].resource == card.kind.effect)
    return points + gold * (GOLD if left > 0.15 else 1 / state.box.fortune_divisor)


def ahead(state: State, seat: int) -> float:
    """Points, and a part of what the others are short of."""
    scores = state.scores()
    others = [score for other, score in enumerate(scores) if other != seat]
    return scores[seat] - DENIAL * sum(others) / len(others)


def with_card(state: State, seat: int, card: int) -> State:
    trial = state.clone()
    places = trial.place
    places[card] = seat
    trial.place = places
    return trial


def with_host(state: State, apprentice: int, host: int) -> State:
    trial = state.clone()
    hosts = trial.host
    hosts[apprentice] = host
    trial.host = hosts
    return trial


def time_left(state: State) -> float:
    """From 1 at the start to 0 when a pile runs out."""
    total = [0, 0]
    for card, place in enumerate(state.place):
        if place not in (UNUSED, ASIDE):
            total[card >= CHARACTERS] += 1
    return min(left / all_ for left, all_ in zip(state.left, total, strict=True))


def rivalry(values: list[float], tiles: int) -> list[float]:
    """How likely a rival bids on each slot."""
    best = max(values)
    weights = [exp(value - best) if slot % ROW < tiles else 0.0 for slot, value in enumerate(values)]
    total = sum(weights)
    return [min(KEENNESS, 2 * KEENNESS * weight / total) for weight in weights]


def pair_worth(gold: int, income: int, coins: list[int], costs: list[int], pair: int, expected: list[float]) -> float:
    """Two cards of the hand: Revenue first, then the slots in their order, as long as the purse lasts."""
    total = 0.0
    cards = (pair // HAND, pair % HAND)
    for card in sorted(cards, key=lambda card: (card != REVENUE, card)):
        if card == REVENUE:
            gold += income
            total += income * GOLD
        elif gold < costs[card]:
            total += UNPAID
        else:
            gold += coins[card] - costs[card]
            total += expected[card]
    return total


def spare_gold(state: State, seat: int) -> int:
    """What the purse can do without if both bids succeed."""
    purse, bids, offer = state.purse[seat], state.bid[seat], state.offer
    income = sum(state.box.revenue_gold for card in bids if card == REVENUE)
    costs = sum(state.box.deck.cards[offer[card]].cost for card in bids if card != REVENUE)
    return min(purse, purse + income - costs)
