"""What a seat has, in steps towards Rome, by figures of a fit to games (docs/decisions/0004). No rule depends on it."""

import math

from ..declaration import *
from ..rules import scoring
from ..rules.zones import Zones

LONGEST: float = 6.0  # rounds worth planning for
SHORTEST: float = 0.5  # before the last one
STEPS_A_ROUND: float = 1.7  # of the leader
SURENESS: float = 0.88  # how much a step ahead decides, in the end
DOUBT: float = 0.3  # and how much less for every round that is left
TURN: float = 1.6  # a turn still to come in this round

# What things are worth while the game goes on, in steps: once, and (`_ON`) for every round they serve.
CROP: float = 0.32  # wheat or wine: two can be delivered at a time
CROP_ON: float = 0.09
SPARE_CROP: float = 0.02  # beyond
SPARE_CROP_ON: float = 0.05
WATER_NEEDED: float = 0.63  # one can be delivered
SPARE_WATER: float = 0.04
SPARE_WATER_ON: float = 0.08
COIN: float = 0.19  # each of the first six
COIN_ON: float = 0.045
ANY_COIN: float = 0.02
SOLDIER: float = 0.24  # each of the first two centurions
SOLDIER_ON: float = 0.12
PRIESTESS: float = 0.45  # a vestal
PRIESTESS_ON: float = 0.16
NEW_DIE_ON: float = 0.4  # each beyond the first
NEW_DIE_COST: float = 0.2
MARRIAGE: float = 0.4
MARRIAGE_ON: float = 0.27
MARRIED_DIE: float = 0.5  # each beyond the first shows a five more often
MARRIED_PALACE: float = 0.5
AQUEDUCT_BUILT: float = 0.2
AQUEDUCT_ON: float = 0.38
BASILICA_BUILT: float = 0.8

# And a privilege card in hand. In the last round one that scores is worth its points, one that brings goods nothing.
SCORING: float = 0.2
POINT: float = 0.6
STEP: float = 0.9
GOODS_CARD: float = 0.7


def service(s: Zones) -> float:
    """For how many rounds something gained now will serve; none in the last one."""
    furthest = 0
    for seat in range(s.seats):
        furthest = max(furthest, s.square[seat])
    if furthest == s.box.last_square:
        return 0.0
    return min(LONGEST, max(SHORTEST, (s.box.last_square - furthest) / STEPS_A_ROUND))


def standing(s: Zones, seat: int, rounds: float) -> float:
    """All that a seat has, in steps: road and points, and while the game goes on what may still become some."""
    value = 1.0 * s.square[seat]
    cards = s.hand[seat]
    card = 0
    while cards:
        if cards & 1:
            value += promise(s, seat, card, rounds)
        cards >>= 1
        card += 1
    if rounds == 0:
        return value
    value += cubes(s.own[seat][WHEAT], rounds) + cubes(s.own[seat][WINE], rounds)
    water = s.own[seat][WATER] + s.own[seat][ON_AQUEDUCT]
    value += WATER_NEEDED * min(water, 1) + (SPARE_WATER + SPARE_WATER_ON * rounds) * max(water - 1, 0)
    value += (COIN + COIN_ON * rounds) * min(s.money[seat], 6) + ANY_COIN * s.money[seat]
    value += (SOLDIER + SOLDIER_ON * rounds) * min(s.own[seat][CENTURION], 2)
    value += (PRIESTESS + PRIESTESS_ON * rounds) * s.own[seat][VESTAL]
    dice = s.own[seat][DIE] - 1
    value += (NEW_DIE_ON * rounds - NEW_DIE_COST) * dice
    if s.is_married(seat):
        value += MARRIAGE + MARRIAGE_ON * rounds + MARRIED_DIE * dice + MARRIED_PALACE * s.has_built(seat, PALACE)
    if s.has_built(seat, AQUEDUCT):
        value += AQUEDUCT_BUILT + AQUEDUCT_ON * rounds
    return value + BASILICA_BUILT * s.has_built(seat, BASILICA)


def cubes(number: int, rounds: float) -> float:
    """What some wheat or wine is worth: two can be delivered at a time."""
    return (CROP + CROP_ON * rounds) * min(number, 2) + (SPARE_CROP + SPARE_CROP_ON * rounds) * max(number - 2, 0)


def promise(s: Zones, seat: int, card: int, rounds: float) -> float:
    """What a privilege card in hand is worth."""
    if s.box.effect[card] == SCORE_CARD:
        points = scoring.scored(s, seat, card)
        return 1.0 * points if rounds == 0 else SCORING + POINT * points
    if s.box.effect[card] == STEP_CARD:
        return STEP if s.square[seat] < s.box.last_square else 0.0
    return GOODS_CARD if rounds > 0 else 0.0


def having(s: Zones, seat: int, kind: int, number: int, coins: int, rounds: float) -> float:
    """The standing with some more goods of a kind and coins, or fewer."""
    money = s.money[seat]
    s.own[seat][kind] += number
    s.money[seat] = min(money + coins, s.box.money_max)
    value = standing(s, seat, rounds)
    s.own[seat][kind] -= number
    s.money[seat] = money
    return value


def moved(s: Zones, seat: int, steps: int, rounds: float) -> float:
    """The standing some squares further on."""
    square = s.square[seat]
    s.square[seat] = max(min(square + steps, s.box.last_square), 0)
    value = standing(s, seat, rounds)
    s.square[seat] = square
    return value


def estimate(s: Zones) -> None:
    """Each seat's chance to win as a turn begins, from road, province and cards; surer towards the end."""
    rounds = service(s)
    sureness = SURENESS / (1.0 + DOUBT * rounds)
    total = 0.0
    for place in range(s.seats):
        seat = s.podium[place]
        ahead = standing(s, seat, rounds) + (TURN if place >= s.at else 0.0)
        s.chance[seat] = math.exp((ahead - s.box.last_square) * sureness)
        total += s.chance[seat]
    for seat in range(s.seats):
        s.shares[seat] += s.chance[seat] / total
