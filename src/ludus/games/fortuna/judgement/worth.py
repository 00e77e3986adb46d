"""What a seat has, in steps towards Rome (docs/decisions/0004). No rule depends on it.

`first` is the square of the first on the road: how long things will serve follows from it.
"""

import math

from ....core.native import first_bit
from ....core.types import u64
from ..declaration import *
from ..rules import scoring
from ..rules.zones import Zones

SURENESS: float = 0.88  # how much a step ahead decides, in the end
DOUBT: float = 0.3  # and how much less for every round that is left
TURN: float = 1.6  # a turn still to come in this round

# What else is worth something while the game goes on: once, and (`_ON`) for every round it serves.
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


def furthest(s: Zones) -> int:
    """The square of the first on the road."""
    found = 0
    for seat in range(s.seats):
        found = max(found, s.square[seat])
    return found


def standing(s: Zones, seat: int, first: int) -> float:
    """All that a seat has, in steps: road and points, and while the game goes on what may still become some."""
    value = 1.0 * s.square[seat]
    cards: u64 = s.hand[seat]
    while cards:
        value += promise(s, seat, first_bit(cards), first)
        cards &= cards - 1
    if first == s.box.last_square:
        return value
    value += s.box.crops[first][s.own[seat][WHEAT]] + s.box.crops[first][s.own[seat][WINE]]
    value += s.box.water[first][s.own[seat][WATER] + s.own[seat][ON_AQUEDUCT]]
    value += s.box.coins[first][s.money[seat]]
    value += s.box.soldiers[first][s.own[seat][CENTURION]]
    value += s.box.priestesses[first][s.own[seat][VESTAL]]
    value += s.box.dice[first][s.own[seat][DIE]]
    rounds = s.box.rounds[first]
    if s.is_married(seat):
        dice = s.own[seat][DIE] - 1
        value += MARRIAGE + MARRIAGE_ON * rounds + MARRIED_DIE * dice + MARRIED_PALACE * s.has_built(seat, PALACE)
    if s.has_built(seat, AQUEDUCT):
        value += AQUEDUCT_BUILT + AQUEDUCT_ON * rounds
    return value + BASILICA_BUILT * s.has_built(seat, BASILICA)


def promise(s: Zones, seat: int, card: int, first: int) -> float:
    """What a privilege card in hand is worth."""
    if s.box.effect[card] == SCORE_CARD:
        points = scoring.scored(s, seat, card)
        return 1.0 * points if first == s.box.last_square else SCORING + POINT * points
    if s.box.effect[card] == STEP_CARD:
        return STEP if s.square[seat] < s.box.last_square else 0.0
    return GOODS_CARD if first < s.box.last_square else 0.0


def having(s: Zones, seat: int, kind: int, number: int, coins: int, first: int) -> float:
    """The standing with some more goods of a kind and coins, or fewer."""
    money = s.money[seat]
    s.own[seat][kind] += number
    s.money[seat] = min(money + coins, s.box.money_max)
    value = standing(s, seat, first)
    s.own[seat][kind] -= number
    s.money[seat] = money
    return value


def moved(s: Zones, seat: int, steps: int, first: int) -> float:
    """The standing some squares further on."""
    square = s.square[seat]
    s.square[seat] = max(min(square + steps, s.box.last_square), 0)
    value = standing(s, seat, first)
    s.square[seat] = square
    return value


def estimate(s: Zones) -> None:
    """Each seat's chance to win as a turn begins, from road, province and cards; surer towards the end."""
    first = furthest(s)
    sureness = SURENESS / (1.0 + DOUBT * s.box.rounds[first])
    total = 0.0
    for place in range(s.seats):
        seat = s.podium[place]
        ahead = standing(s, seat, first) + (TURN if place >= s.at else 0.0)
        s.chance[seat] = math.exp((ahead - s.box.last_square) * sureness)
        total += s.chance[seat]
    for seat in range(s.seats):
        s.shares[seat] += s.chance[seat] / total
