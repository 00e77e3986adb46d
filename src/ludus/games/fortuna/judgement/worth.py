"""What a seat has, in steps towards Rome, by figures of a fit to games (docs/decisions/0004). No rule depends on it."""

import math

from ..declaration import *
from ..rules import scoring
from ..rules.zones import Zones

SURENESS: float = 0.88  # how much a step ahead decides, in the end
TURN: float = 1.6  # a turn still to come in this round
STEPS_A_ROUND: float = 1.7  # of the leader


def service(s: Zones) -> float:
    """For how many rounds something gained now will serve, six at most; none in the last one."""
    furthest = 0
    for seat in range(s.seats):
        furthest = max(furthest, s.square[seat])
    if furthest == s.box.last_square:
        return 0.0
    return min(6.0, max(0.5, (s.box.last_square - furthest) / STEPS_A_ROUND))


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
    value += 0.63 * min(water, 1) + (0.04 + 0.08 * rounds) * max(water - 1, 0)
    value += (0.19 + 0.045 * rounds) * min(s.money[seat], 6) + 0.02 * s.money[seat]
    value += (0.24 + 0.12 * rounds) * min(s.own[seat][CENTURION], 2)
    value += (0.45 + 0.16 * rounds) * s.own[seat][VESTAL]
    dice = s.own[seat][DIE] - 1
    value += (0.4 * rounds - 0.2) * dice
    if s.is_married(seat):
        value += 0.4 + 0.27 * rounds + 0.5 * dice + 0.5 * s.has_built(seat, PALACE)
    if s.has_built(seat, AQUEDUCT):
        value += 0.2 + 0.38 * rounds
    return value + 0.8 * s.has_built(seat, BASILICA)


def cubes(number: int, rounds: float) -> float:
    """What some wheat or wine is worth: two can be delivered at a time."""
    return (0.32 + 0.09 * rounds) * min(number, 2) + (0.02 + 0.05 * rounds) * max(number - 2, 0)


def promise(s: Zones, seat: int, card: int, rounds: float) -> float:
    """What a privilege card in hand is worth."""
    if s.box.effect[card] == SCORE_CARD:
        points = s.box.vp[card] * (scoring.counted(s, seat, s.box.counts[card]) // s.box.per[card])
        return 1.0 * points if rounds == 0 else 0.2 + 0.6 * points
    if s.box.effect[card] == STEP_CARD:
        return 0.9 if s.square[seat] < s.box.last_square else 0.0
    return 0.7 if rounds > 0 else 0.0


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
    sureness = SURENESS / (1.0 + 0.3 * rounds)
    total = 0.0
    for place in range(s.seats):
        seat = s.podium[place]
        ahead = standing(s, seat, rounds) + (TURN if place >= s.at else 0.0)
        s.chance[seat] = math.exp((ahead - s.box.last_square) * sureness)
        total += s.chance[seat]
    for seat in range(s.seats):
        s.shares[seat] += s.chance[seat] / total
