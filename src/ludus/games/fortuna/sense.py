"""Quick good sense for playouts: what an answer is worth in steps towards Rome, roughly. No rule depends on it."""

import math

from . import execute, favor, scoring
from .names import *
from .zones import Zones

# In steps: what things are worth while the game goes on.
GOOD: float = 0.42  # a cube, while two can be delivered
SPARE: float = 0.22  # and beyond
COIN: float = 0.13
IN_ROME: float = 2.0
FIRST: float = 0.35
FAVOR_SHARE: float = 0.33  # how much of a favor one more way to use it adds
STEPS_A_ROUND: float = 1.7
NOISE: float = 0.0015  # times 0 to 255: playouts must differ


def suggest(s: Zones, seat: int, roll: int) -> int:
    """One of the answers listed in the scratch: the best but for some noise."""
    step = s.step[s.depth - 1]
    answers = s.count
    while answers > 1 and s.scratch[answers - 1] >= PLAY and s.scratch[answers - 1] < DRAFT:
        answers -= 1
    plays = s.count - answers
    if plays and (step == D_END or roll & 3 == 0):
        return s.scratch[answers + (roll >> 32) % plays]
    if answers == 1:
        return s.scratch[0]
    rounds = service(s)
    best = 0
    most = -1000.0
    for i in range(answers):
        noise = roll >> (i * 7 % 56) & 255
        value = worth(s, seat, step, s.scratch[i], rounds) + NOISE * noise
        if value > most:
            most = value
            best = i
    return s.scratch[best]


def service(s: Zones) -> float:
    """For how many rounds something gained now will serve, six at most."""
    furthest = 0
    for seat in range(s.seats):
        furthest = max(furthest, s.square[seat])
    return min(6.0, (s.box.last_square - furthest) / STEPS_A_ROUND)


def worth(s: Zones, seat: int, step: int, action: int, rounds: float) -> float:
    """What an answer brings."""
    if step == D_CARD:
        return gain(s, seat, action - CHOOSE, rounds)
    if step == D_SWAP:
        card = (action - SWAP) % CARDS
        return gain(s, seat, card, rounds) + (FIRST if card == FORTUNA else 0.0)
    if step == D_MIL:
        return 0.55 if action == NOTHING else gain(s, seat, action - USE, rounds)
    if step == D_FAVOR:
        return favor_gain(s, seat, action)
    if step == D_EXEC:
        return execution(s, seat, s.about[s.depth - 1], action, rounds)
    if step == D_LOCK:
        return gain(s, seat, action - LOCK, rounds)
    if action == LATER:
        return -1.0
    return 0.0


def cubes(number: int) -> float:
    """What some cubes of a kind are worth."""
    return GOOD * min(number, 2) + SPARE * max(number - 2, 0)


def vestal(s: Zones, seat: int, rounds: float) -> float:
    """What a vestal brings by Religion, the more dice the likelier."""
    sixes = 0.17 + 0.14 * (s.own[seat][DIE] - 1)
    return 0.3 + sixes * FAVOR_SHARE * rounds


def marriage(s: Zones, seat: int, rounds: float) -> float:
    """What favor 5 brings."""
    fives = 0.33 + 0.2 * (s.own[seat][DIE] - 1)
    return fives * FAVOR_SHARE * rounds


def gain(s: Zones, seat: int, card: int, rounds: float) -> float:
    """What executing a card would bring, at best."""
    if not execute.possible(s, seat, card, s.money[seat], 0):
        return 0.0
    best = 0.0
    if card == WATER_SUPPLY:
        best = 0.75 * (cubes(s.own[seat][WATER] + 2) - cubes(s.own[seat][WATER]))
    elif card == HARVEST:
        best = cubes(s.own[seat][WHEAT] + 2) - cubes(s.own[seat][WHEAT])
    elif card == VINTAGE:
        best = 1.1 * (cubes(s.own[seat][WINE] + 2) - cubes(s.own[seat][WINE]))
    elif card == WHEAT_TRADE or card == WINE_TRADE:
        kind = WHEAT if card == WHEAT_TRADE else WINE
        best = max(sale(s, seat, kind, s.own[seat][kind]), sale(s, seat, kind, max(s.own[seat][kind] - 2, 1)))
    elif card == ENLIST_CENTURIONS:
        best = 0.5 - COIN * s.box.price[CENTURION][min(s.own[seat][CENTURION], MOST_PIECES - 1)]
    elif card == HIRE_VESTALS:
        best = vestal(s, seat, rounds) - COIN * s.box.price[VESTAL][min(s.own[seat][VESTAL], MOST_PIECES - 1)]
    elif card == RELIGIOUS_CEREMONY:
        best = 0.16 * rounds * (1 + s.own[seat][VESTAL] * 0.2) - vestal(s, seat, rounds) + 0.3
    elif card == FAMILY:
        best = 0.55 if s.is_married(seat) else 0.4 + marriage(s, seat, rounds) - COIN * s.box.marriage
    elif card == CONSTRUCTION:
        for building in range(BUILDINGS):
            if execute.can_build(s, seat, building, s.money[seat]):
                best = max(best, built(s, seat, building, rounds))
    elif card == CORRUPTION:
        best = COIN * s.box.corruption_gain + 0.15
    else:
        best = 1.0
    return max(best, 0.0)


def sale(s: Zones, seat: int, kind: int, number: int) -> float:
    """Selling: coins for cubes; more welcome with an empty purse."""
    coins = number * (s.box.sale[kind] + s.has_built(seat, MARKET) * s.box.market_bonus)
    coins = min(coins, s.box.money_max - s.money[seat])
    need = 0.04 * max(5 - s.money[seat], 0)
    return (COIN + need) * coins - (cubes(s.own[seat][kind]) - cubes(s.own[seat][kind] - number))


def built(s: Zones, seat: int, building: int, rounds: float) -> float:
    value = 0.5
    if building == AQUEDUCT:
        value = 0.3 * rounds
    elif building == PALACE:
        value = marriage(s, seat, rounds)
    return value - COIN * s.box.cost[building]


def execution(s: Zones, seat: int, card: int, action: int, rounds: float) -> float:
    """One way to execute a card."""
    if action == SKIP:
        return -0.05
    if action >= BRIBE and action < ROLL_NOW:
        return gain(s, seat, (action - BRIBE) % CARDS, rounds) - COIN * s.box.bribe
    if action >= GO_WITH and action < SELL:
        crop = WHEAT if card == HARVEST else WINE
        water = (action - GO_WITH) // (MOST_ON_AQUEDUCT + 1) + (action - GO_WITH) % (MOST_ON_AQUEDUCT + 1)
        held = s.own[seat][WATER] + s.own[seat][ON_AQUEDUCT]
        return cubes(s.own[seat][crop] + 2 + water) + 0.75 * cubes(held - water)
    if action >= SELL and action < BUY:
        return sale(s, seat, WHEAT if card == WHEAT_TRADE else WINE, action - SELL + 1)
    if action >= BUY and action < MARRY:
        return buying(s, seat, CENTURION if card == ENLIST_CENTURIONS else VESTAL, action - BUY + 1, rounds)
    if action >= BUILD and action < TAKE_TWO:
        return built(s, seat, action - BUILD, rounds)
    return 0.41 if action == TAKE_TWO else 1.0


def buying(s: Zones, seat: int, kind: int, number: int, rounds: float) -> float:
    value = number * (0.48 if kind == CENTURION else vestal(s, seat, rounds))
    for slot in range(s.own[seat][kind], min(s.own[seat][kind] + number, MOST_PIECES)):
        value -= COIN * s.box.price[kind][slot]
    return value


def favor_gain(s: Zones, seat: int, action: int) -> float:
    """Steps, the gate of Rome and tokens, less what is given."""
    if action == NOTHING:
        return 0.0
    if action == TAX:
        return -COIN if s.money[seat] else -1.0
    number = favor.favor_of(action)
    given = 0.0
    steps = 1
    if number == CITY_WATER:
        held = s.own[seat][WATER] + s.own[seat][ON_AQUEDUCT]
        given = 0.75 * (cubes(held) - cubes(held - 1))
    elif number < FORTUNA_FAVOR:
        kind = s.box.paid_with[number]
        steps = (action - FAVOR_GOODS) % MOST_PIECES + 1
        given = 0.48 * steps if kind == CENTURION else cubes(s.own[seat][kind]) - cubes(s.own[seat][kind] - steps)
    elif number == FORTUNA_FAVOR:
        steps = 1 + s.has_built(seat, PALACE)
    else:
        steps = s.own[seat][VESTAL]
    square = min(s.square[seat] + steps, s.box.last_square)
    value = square - s.square[seat] - given + 0.45 * s.tokens[number]
    if s.tokens[number]:
        value += 0.25
    if s.square[seat] < s.box.gate_square and square >= s.box.gate_square:
        value += IN_ROME
    return value


def estimate(s: Zones) -> None:
    """Each seat's chance to win as a turn begins, from road, province and cards; surer towards the end."""
    rounds = service(s)
    warmth = 1.0 + 0.4 * rounds
    total = 0.0
    for seat in range(s.seats):
        s.chance[seat] = math.exp((standing(s, seat, rounds) - s.box.last_square) / warmth)
        total += s.chance[seat]
    for seat in range(s.seats):
        s.shares[seat] += s.chance[seat] / total


def standing(s: Zones, seat: int, rounds: float) -> float:
    """All that a seat has, in steps."""
    value = 1.0 * s.square[seat]
    if scoring.in_rome(s, seat):
        value += IN_ROME
    value += cubes(s.own[seat][WHEAT]) + 1.1 * cubes(s.own[seat][WINE])
    value += 0.75 * cubes(s.own[seat][WATER] + s.own[seat][ON_AQUEDUCT])
    value += COIN * min(s.money[seat], 12) + 0.48 * s.own[seat][CENTURION]
    value += s.own[seat][VESTAL] * vestal(s, seat, rounds) + (s.own[seat][DIE] - 1) * 0.16 * rounds
    if s.is_married(seat):
        value += 0.4 + marriage(s, seat, rounds) * (1 + s.has_built(seat, PALACE))
    if s.has_built(seat, AQUEDUCT):
        value += 0.3 * rounds
    for card in range(PRIVILEGES):
        if s.hand[seat] >> card & 1:
            if s.box.effect[card] == SCORE_CARD:
                value += 1.0 * s.box.vp[card] * (scoring.counted(s, seat, s.box.counts[card]) // s.box.per[card])
            else:
                value += 0.8
    return value
