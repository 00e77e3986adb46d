"""Quick good sense for playouts: an answer is judged by what its seat has after it. No rule depends on it."""

from ....core.native import face
from ....core.types import u64
from ..declaration import *
from ..rules import execute, favor
from ..rules.zones import Zones
from . import prices, worth

FIRST: float = 1.0  # Fortuna on one's side: first in the next round
PEACE: float = 0.2  # what an action must bring beyond the centurion it costs
TOKEN: float = 0.45  # the first token of a favor
TOKENS: float = 0.27  # and each one
GROWTH: float = 0.2  # of a new card that scores at the end
NOISE: float = 0.0004  # times 0 to 255: playouts must differ


def suggest(s: Zones, seat: int, roll: u64) -> int:
    """One of the answers listed in the scratch: the best but for some noise."""
    step = s.step[s.depth - 1]
    first = worth.furthest(s)
    before = worth.standing(s, seat, first)
    best = 0
    most = -1000.0
    for i in range(s.count):
        noise = roll >> (i * 7 % 56) & 255
        value = brings(s, seat, step, s.scratch[i], before, first) + NOISE * noise
        if value > most:
            most = value
            best = i
    return s.scratch[best]


def brings(s: Zones, seat: int, step: int, action: int, before: float, first: int) -> float:
    """What an answer brings."""
    if PLAY <= action < PLAY + PRIVILEGES * PLAYS:
        gained = play_gain(s, seat, action, first) - before
        return 10.0 + gained if gained > 0 else -10.0  # cards that help are played first
    if step == D_CARD:
        return gain(s, seat, action - CHOOSE, before, first)
    if step == D_SWAP:
        card = (action - SWAP) % CARDS
        return gain(s, seat, card, before, first) + (FIRST if card == FORTUNA else 0.0)
    if step == D_EXEC:
        return execution(s, seat, s.about[s.depth - 1], action, before, first)
    if step == D_FAVOR:
        return favor_gain(s, seat, action, first) - before
    if step == D_MIL:
        return PEACE if action == NOTHING else marched(s, seat, action - USE, before, first)
    if step == D_GIFT:
        return gift(s, seat, action - GIFT, first) - before
    if step == D_FLIP:
        return 0.1 if action == NOTHING else denied(s, 1 - seat, action - FLIP)
    if step == D_KEEP or step == D_PALACE:
        return kept(s, seat, action, first)
    if step == D_LOCK:
        return gain(s, seat, action - LOCK, before, first)
    if step == D_DRAFT:
        return gain(s, seat, action - DRAFT, before, first)
    return -1.0 if action == LATER else 0.0


def gain(s: Zones, seat: int, card: int, before: float, first: int) -> float:
    """What executing a card would bring, at best; its usual executions are tried."""
    if not execute.possible(s, seat, card, s.money[seat], 0):
        return 0.0
    best = 0.0
    if card == HARVEST or card == VINTAGE:
        best = grown(s, seat, card, 0, 0, first)
        if s.own[seat][ON_AQUEDUCT]:
            best = max(best, grown(s, seat, card, 0, s.own[seat][ON_AQUEDUCT], first))
        if s.own[seat][WATER]:
            best = max(best, grown(s, seat, card, s.own[seat][WATER], s.own[seat][ON_AQUEDUCT], first))
    elif card == WHEAT_TRADE or card == WINE_TRADE:
        kind = WHEAT if card == WHEAT_TRADE else WINE
        best = max(
            sold(s, seat, kind, s.own[seat][kind], first), sold(s, seat, kind, max(s.own[seat][kind] - 2, 1), first)
        )
    elif card == ENLIST_CENTURIONS:
        best = max(bought(s, seat, CENTURION, 1, first), bought(s, seat, CENTURION, 2, first))
    elif card == HIRE_VESTALS:
        best = max(bought(s, seat, VESTAL, 1, first), bought(s, seat, VESTAL, 2, first))
    elif card == CONSTRUCTION:
        for building in range(BUILDINGS):
            if execute.can_build(s, seat, building, s.money[seat]):
                best = max(best, built(s, seat, building, first))
    else:
        best = done(s, seat, card, first)
    return max(best - before, 0.0)


def done(s: Zones, seat: int, card: int, first: int) -> float:
    """The standing after one of the actions that leave no choice."""
    if card == WATER_SUPPLY:
        return worth.having(s, seat, WATER, min(s.box.gain[card], s.supply[WATER]), 0, first)
    if card == RELIGIOUS_CEREMONY:
        s.own[seat][VESTAL] -= 1
        value = worth.having(s, seat, DIE, s.box.gain[card], 0, first)
        s.own[seat][VESTAL] += 1
        return value
    if card == FAMILY:
        if s.is_married(seat):
            return worth.standing(s, seat, first) + 0.55
        s.married |= 1 << seat
        value = worth.having(s, seat, DIE, 0, -s.box.marriage, first)
        s.married ^= 1 << seat
        return value
    if card == FORTUNA:
        return worth.moved(s, seat, s.box.gain[card], first)
    return worth.having(s, seat, DIE, 0, s.box.corruption_gain, first) + 0.15  # Corruption


def grown(s: Zones, seat: int, card: int, reservoir: int, aqueduct: int, first: int) -> float:
    kind = WHEAT if card == HARVEST else WINE
    goods = min(s.box.gain[card] + (reservoir + aqueduct) * s.box.goods_per_water, s.supply[kind])
    s.own[seat][WATER] -= reservoir
    s.own[seat][ON_AQUEDUCT] -= aqueduct
    value = worth.having(s, seat, kind, goods, 0, first)
    s.own[seat][WATER] += reservoir
    s.own[seat][ON_AQUEDUCT] += aqueduct
    return value


def sold(s: Zones, seat: int, kind: int, number: int, first: int) -> float:
    coins = number * (s.box.sale[kind] + s.has_built(seat, MARKET) * s.box.market_bonus)
    return worth.having(s, seat, kind, -number, coins, first)


def bought(s: Zones, seat: int, kind: int, number: int, first: int) -> float:
    cost = 0
    for slot in range(s.own[seat][kind], s.own[seat][kind] + number):
        if slot >= s.box.most[kind]:
            return 0.0
        cost += s.box.price[kind][slot]
    if cost > s.money[seat]:
        return 0.0
    return worth.having(s, seat, kind, number, -cost, first)


def built(s: Zones, seat: int, building: int, first: int) -> float:
    s.built[seat] ^= 1 << building
    value = worth.having(s, seat, DIE, 0, -s.box.cost[building], first)
    s.built[seat] ^= 1 << building
    return value


def marched(s: Zones, seat: int, card: int, before: float, first: int) -> float:
    """One more action for a centurion."""
    s.own[seat][CENTURION] -= s.box.military_centurions
    less = worth.standing(s, seat, first)
    value = gain(s, seat, card, less, first)
    s.own[seat][CENTURION] += s.box.military_centurions
    return value + less - before


def execution(s: Zones, seat: int, card: int, action: int, before: float, first: int) -> float:
    """One way to execute a card."""
    if action == SKIP:
        return 0.0
    if BRIBE <= action < BRIBE + (SIDES - 1) * CARDS:
        return (
            gain(s, seat, (action - BRIBE) % CARDS, before, first)
            - (prices.COIN + prices.COIN_ON * s.box.rounds[first]) * s.box.bribe
        )
    if action < GO_WITH:
        return 1.0
    value = 0.0
    if action < SELL:
        width = MOST_ON_AQUEDUCT + 1
        value = grown(s, seat, card, (action - GO_WITH) // width, (action - GO_WITH) % width, first)
    elif action < BUY:
        value = sold(s, seat, WHEAT if card == WHEAT_TRADE else WINE, action - SELL + 1, first)
    elif action < MARRY:
        value = bought(s, seat, CENTURION if card == ENLIST_CENTURIONS else VESTAL, action - BUY + 1, first)
    elif action == MARRY:
        value = done(s, seat, card, first)
    elif action < TAKE_TWO:
        value = built(s, seat, action - BUILD, first)
    else:
        value = done(s, seat, CORRUPTION, first) - 0.15
    return value - before


def gift(s: Zones, seat: int, which: int, first: int) -> float:
    """The family's gift: a cube that a rolled die can use is worth more."""
    if which == MONEY_GIFT:
        return worth.having(s, seat, DIE, 0, s.box.gift[which], first)
    value = worth.having(s, seat, WHEAT + which, s.box.gift[which], 0, first)
    number = FOOD_DISTRIBUTION if which == WHEAT_GIFT else ORGY
    highest = 0
    for die in range(FACES):
        if s.faces[die]:
            highest = die
    if highest >= number and not s.turned >> number & 1 and s.own[seat][WHEAT + which] < 2:
        value += 0.4
    return value


def favor_gain(s: Zones, seat: int, action: int, first: int) -> float:
    """The standing after a favor or the tax, tokens included."""
    if action == NOTHING:
        return worth.standing(s, seat, first)
    if action == TAX:
        return worth.having(s, seat, DIE, 0, -1, first) if s.money[seat] else worth.moved(s, seat, -1, first)
    number = favor.favor_of(action)
    value = 0.0
    if number == FORTUNA_FAVOR:
        value = worth.moved(s, seat, s.box.steps_married + s.has_built(seat, PALACE) * s.box.steps_palace_bonus, first)
    elif number == RELIGION:
        value = worth.moved(s, seat, s.own[seat][VESTAL] * s.box.steps_per_vestal, first)
    else:
        given = 1
        kind = s.box.paid_with[number]
        if number != CITY_WATER:
            given = (action - FAVOR_GOODS) % MOST_PIECES + 1
        elif action > FAVOR_WATER:
            kind = ON_AQUEDUCT
        s.own[seat][kind] -= given
        value = worth.moved(s, seat, given * s.box.steps_per_good, first)
        s.own[seat][kind] += given
    if s.tokens[number]:
        value += TOKEN + TOKENS * s.tokens[number]
    return value


@face
def denied(s: Zones, other: int, number: int) -> float:
    """What a favor would bring the other player of two."""
    if number == CITY_WATER:
        return 0.6 * min(s.own[other][WATER] + s.own[other][ON_AQUEDUCT], 1)
    if number == ORGY:
        return 0.5 * min(s.own[other][WINE], 2)
    if number == FOOD_DISTRIBUTION:
        return 0.4 * min(s.own[other][WHEAT], 2)
    if number == BATTLE:
        return 0.3 * s.own[other][CENTURION]
    if number == FORTUNA_FAVOR:
        return 0.35 * s.is_married(other) * (1 + s.has_built(other, PALACE))
    return 0.25 * s.own[other][VESTAL]


def kept(s: Zones, seat: int, action: int, first: int) -> float:
    """What a privilege card, or two, promise."""
    if action < KEEP_TWO:
        return drawn(s, seat, action - KEEP, first)
    pair = action - KEEP_TWO
    return drawn(s, seat, s.box.menus.first[pair], first) + drawn(s, seat, s.box.menus.second[pair], first)


def drawn(s: Zones, seat: int, card: int, first: int) -> float:
    """A new card: a step can be relied on, points may grow."""
    value = worth.promise(s, seat, card, first)
    if s.box.effect[card] == SCORE_CARD and first < s.box.last_square:
        value += GROWTH
    return value + (0.2 if s.box.effect[card] == STEP_CARD else 0.0)


def play_gain(s: Zones, seat: int, action: int, first: int) -> float:
    """The standing after a privilege card is played."""
    card = (action - PLAY) // PLAYS
    what = (action - PLAY) % PLAYS
    value = 0.0
    s.hand[seat] ^= 1 << card
    if s.box.effect[card] == STEP_CARD:
        value = worth.moved(s, seat, s.box.card_steps, first)
    elif s.box.effect[card] == PIECE_CARD:
        value = worth.having(s, seat, VESTAL + what - FOR_VESTAL, 1, 0, first) + 0.5
    else:
        s.own[seat][s.box.cube[card]] += 1
        value = worth.standing(s, seat, first) if what == ALONE else worth.having(s, seat, what - FOR_CUBE, 1, 0, first)
        s.own[seat][s.box.cube[card]] -= 1
        value += 0.5
    s.hand[seat] ^= 1 << card
    return value
