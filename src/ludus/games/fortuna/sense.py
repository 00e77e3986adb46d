"""Quick good sense for playouts: useful cards, long steps, goods sold when money is short. No rule depends on it."""

import math

from . import execute, scoring
from .names import *
from .zones import Zones


def suggest(s: Zones, seat: int, roll: int) -> int:
    """One of the answers listed in the scratch, the better the likelier."""
    step = s.step[s.depth - 1]
    answers = s.count
    while answers > 1 and s.scratch[answers - 1] >= PLAY and s.scratch[answers - 1] < DRAFT:
        answers -= 1
    plays = s.count - answers
    if plays and (step == D_END or roll & 3 == 0):
        return s.scratch[answers + (roll >> 32) % plays]
    best = 0
    most = -1
    for i in range(answers):
        noise = roll >> (i * 5 % 60) & 7
        value = appeal(s, seat, step, s.scratch[i]) + noise
        if value > most:
            most = value
            best = i
    return s.scratch[best]


def appeal(s: Zones, seat: int, step: int, action: int) -> int:
    """How good an answer looks; a step is worth about 6."""
    if step == D_CARD:
        return lure(s, seat, action - CHOOSE)
    if step == D_SWAP:
        return lure(s, seat, (action - SWAP) % CARDS)
    if step == D_MIL:
        return 7 if action == NOTHING else lure(s, seat, action - USE)
    if step == D_FAVOR:
        return favor_appeal(s, seat, action)
    if step == D_LOCK:
        return lure(s, seat, action - LOCK)
    if step == D_EXEC:
        return execution_appeal(s, seat, action)
    if action == LATER:
        return -8
    return 0


def lure(s: Zones, seat: int, card: int) -> int:
    """How useful an action card is to a seat."""
    if not execute.possible(s, seat, card, s.money[seat], 0):
        return 0
    if card == HARVEST:
        return 8 if s.own[seat][WHEAT] < 2 else 4
    if card == VINTAGE:
        return 8 if s.own[seat][WINE] < 2 else 5
    if card == WHEAT_TRADE or card == WINE_TRADE:
        goods = s.own[seat][WHEAT if card == WHEAT_TRADE else WINE]
        return 4 + 2 * min(goods, 3) if s.money[seat] < 5 else 2
    if card == ENLIST_CENTURIONS:
        return 10 - 3 * s.own[seat][CENTURION]
    if card == HIRE_VESTALS:
        return 6 + 2 * s.own[seat][DIE] - s.own[seat][VESTAL]
    if card == FAMILY:
        return 7 if s.is_married(seat) else 12
    if card == FORTUNA:
        return 12
    if card == RELIGIOUS_CEREMONY:
        return 12 - 2 * s.own[seat][DIE]
    return 4 if card == WATER_SUPPLY else 7


def execution_appeal(s: Zones, seat: int, action: int) -> int:
    if action == SKIP:
        return -4
    if action >= BRIBE and action < ROLL_NOW:
        return lure(s, seat, (action - BRIBE) % CARDS) - 4
    if action >= BUY and action < MARRY:
        return 4 * (action - BUY)
    if action >= SELL and action < BUY:
        return 2 * (action - SELL)
    return 4 if action == TAKE_TWO else 0


def favor_appeal(s: Zones, seat: int, action: int) -> int:
    """Steps and tokens, less what is given; the tax is worse without money."""
    if action == NOTHING:
        return 4
    if action == TAX:
        return 3 if s.money[seat] else -3
    if action < FAVOR_GOODS:
        return 9 + 5 * s.tokens[CITY_WATER]
    if action < FAVOR_MARRIED:
        favor = ORGY + (action - FAVOR_GOODS) // MOST_PIECES
        return 5 + 4 * ((action - FAVOR_GOODS) % MOST_PIECES + 1) + 5 * s.tokens[favor]
    if action == FAVOR_MARRIED:
        return 5 + 6 * (1 + s.has_built(seat, PALACE)) + 5 * s.tokens[FORTUNA_FAVOR]
    return 5 + 6 * s.own[seat][VESTAL] + 5 * s.tokens[RELIGION]


def estimate(s: Zones) -> None:
    """Each seat's chance to win as a turn begins, from road, province and cards; surer towards the end."""
    furthest = 0
    for seat in range(s.seats):
        furthest = max(furthest, s.square[seat])
    left = s.box.last_square - furthest
    warmth = 1.2 + 0.25 * left
    total = 0.0
    for seat in range(s.seats):
        worth = 1.0 * s.square[seat]
        if scoring.in_rome(s, seat):
            worth += 2.0
        service = 0.12 * min(left, 9)
        worth += service * (s.own[seat][DIE] - 1.0 + s.own[seat][VESTAL] + s.is_married(seat))
        worth += 0.3 * min(min(s.own[seat][WHEAT], 3) + min(s.own[seat][WINE], 3) + s.own[seat][CENTURION], left)
        worth += 0.05 * s.money[seat]
        for card in range(PRIVILEGES):
            if s.hand[seat] >> card & 1:
                if s.box.effect[card] == SCORE_CARD:
                    worth += 1.0 * s.box.vp[card] * (scoring.counted(s, seat, s.box.counts[card]) // s.box.per[card])
                else:
                    worth += 0.7
        s.chance[seat] = math.exp((worth - furthest) / warmth)
        total += s.chance[seat]
    for seat in range(s.seats):
        s.shares[seat] += s.chance[seat] / total
