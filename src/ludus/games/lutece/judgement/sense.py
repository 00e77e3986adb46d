"""Quick good sense for playouts: bids that can be paid, few bribes, Legionnaires for oneself. No rule depends on it."""

import math

from ....core.types import u64
from ..declaration import *
from ..rules import scoring
from ..rules.zones import Zones


def suggest_bid(s: Zones, seat: int, roll: u64) -> int:
    """Two cards of the hand, each as likely as it is attractive."""
    total = 0
    for card in range(HAND):
        total += lure(s, seat, card)
        s.scratch[card] = total
    first = draw(s, (roll & 0xFFFF) * total >> 16)
    before = s.scratch[first - 1] if first else 0
    gone = s.scratch[first] - before if first != REVENUE else 0  # there are two of Revenue
    at = (roll >> 16 & 0xFFFF) * (total - gone) >> 16
    second = draw(s, at + gone if at >= before else at)
    return BID + first * HAND + second


def draw(s: Zones, at: int) -> int:
    """The card of the hand with which the weights, as they are added up in `scratch`, pass a number."""
    card = 0  # counted to the end: where it lies is chance, which no processor can guess
    for other in range(REVENUE):
        card += s.scratch[other] <= at
    return card


def lure(s: Zones, seat: int, card: int) -> int:
    """How attractive a card of the hand is: what the slot's card is good for, coins on it, whether it can be paid."""
    if card == REVENUE:
        return 4 if s.purse[seat] > 5 else 16 - 2 * s.purse[seat]
    if card % ROW >= s.tiles:
        return 0
    number = s.offer[card]
    if s.box.cost[number] > s.purse[seat]:
        return 1
    value = 4 + 3 * s.coins[card] - s.box.cost[number]
    role = s.box.role[number]
    if role == BONUS_RESOURCE:
        value += 2 + 3 * s.units(seat, s.box.bonus[number])
    else:
        value += 5 * s.box.amount[number] if role == PRODUCER else 5
    value = min(value, 100)  # the weights of a hand, added up, fit 16 bits
    return max(1, value * value >> 2)


def suggest_raise(s: Zones, seat: int, roll: u64) -> int:
    """Agrees three times out of four; else a coin or two on a card that is no bluff."""
    if roll & 3:
        return AGREE
    position = roll >> 2 & 1
    if s.bid[seat][position] == REVENUE:
        return AGREE
    gold = 1 + (roll >> 3 & 1)
    if gold > s.purse[seat]:
        gold = 1
    return RAISE + position * LARGEST_RAISE + gold - 1


def suggest_support(s: Zones, seat: int, roll: u64) -> int:
    """For oneself, every second time."""
    if roll & 1 and s.bid_on(seat, s.slot) != NONE:
        return SUPPORT
    return PASS


def estimate(s: Zones) -> None:
    """Each seat's chance to win between two rounds, from points, gold and units; surer towards the end."""
    scoring.score(s)
    left = min(s.left[CHARACTER_ROW], s.left[LOCATION_ROW])
    warmth = 4.0 + 1.2 * left
    total = 0.0
    for seat in range(s.seats):
        worth = s.total[seat] + 0.25 * s.purse[seat]
        for resource in range(RESOURCES):
            worth += s.controlled[seat][resource] * 0.1 * left
        s.chance[seat] = math.exp((worth - s.total[0]) / warmth)
        total += s.chance[seat]
    for seat in range(s.seats):
        s.shares[seat] += s.chance[seat] / total
