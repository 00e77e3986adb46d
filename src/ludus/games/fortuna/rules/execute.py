"""The twelve actions: when they can be executed, in which ways, and what they do (F-ACTION)."""

from ..declaration import *
from . import palace
from .zones import Zones


def possible(s: Zones, seat: int, card: int, money: int, spent: int) -> bool:
    """Whether a card can be executed with this money, once `spent` centurions are back in the supply (F-ACTION-1)."""
    if card == WATER_SUPPLY:
        return s.supply[WATER] > 0
    if card == HARVEST:
        return s.supply[WHEAT] > 0
    if card == VINTAGE:
        return s.supply[WINE] > 0
    if card == WHEAT_TRADE:
        return s.own[seat][WHEAT] > 0
    if card == WINE_TRADE:
        return s.own[seat][WINE] > 0
    if card == ENLIST_CENTURIONS:
        slot = s.own[seat][CENTURION] - spent
        return (
            slot < s.box.most[CENTURION] and s.supply[CENTURION] + spent > 0 and money >= s.box.price[CENTURION][slot]
        )
    if card == HIRE_VESTALS:
        slot = s.own[seat][VESTAL]
        return slot < s.box.most[VESTAL] and s.supply[VESTAL] > 0 and money >= s.box.price[VESTAL][slot]
    if card == RELIGIOUS_CEREMONY:  # F-ACTION-CEREMONY-2
        return s.own[seat][VESTAL] > 0 and s.own[seat][DIE] < s.box.most[DIE] and s.supply[DIE] > 0
    if card == FAMILY:
        return s.is_married(seat) > 0 or money >= s.box.marriage
    if card == CONSTRUCTION:
        count = 0
        for building in range(BUILDINGS):
            count += can_build(s, seat, building, money)
        return count > 0
    if card == FORTUNA:
        return s.square[seat] < s.box.last_square
    return True  # Corruption: two coins can always be taken


def can_build(s: Zones, seat: int, building: int, money: int) -> bool:
    """F-ACTION-BUILD-2, F-ACTION-BUILD-3."""
    if s.built[seat] >> building & 1 or s.stock[building] == 0 or money < s.box.cost[building]:
        return False
    if s.box.needs_marriage[building] and not s.is_married(seat):
        return False
    count = 0
    for other in range(BUILDINGS):
        count += s.built[seat] >> other & 1
    return count < s.box.buildings_max


def may_skip(s: Zones, seat: int, card: int) -> bool:
    """F-CARD-2: only the chosen card of phase 2; what a centurion or a bribe has paid for is executed."""
    return s.step[0] == D_SWAP and s.about[0] == card


def answers(s: Zones, seat: int) -> None:
    """Each execution of the card, in the order of F-PROTO-2."""
    card = s.about[s.depth - 1]
    if may_skip(s, seat, card):
        s.offer(SKIP)
    if card == HARVEST or card == VINTAGE:
        growing(s, seat, card)
    elif card == WHEAT_TRADE or card == WINE_TRADE:
        for number in range(s.own[seat][WHEAT if card == WHEAT_TRADE else WINE]):
            s.offer(SELL + number)
    elif card == ENLIST_CENTURIONS or card == HIRE_VESTALS:
        buying(s, seat, CENTURION if card == ENLIST_CENTURIONS else VESTAL)
    elif card == CONSTRUCTION:
        for building in range(BUILDINGS):
            if can_build(s, seat, building, s.money[seat]):
                s.offer(BUILD + building)
    elif card == CORRUPTION:
        s.offer(TAKE_TWO)
        bribing(s, seat)
    elif possible(s, seat, card, s.money[seat], 0):
        s.offer(MARRY if card == FAMILY and not s.is_married(seat) else GO)
    if s.count == 0:
        s.offer(SKIP)  # F-PROTO-7


def growing(s: Zones, seat: int, card: int) -> None:
    """Water to give besides, as far as the supply of the crop goes (F-ACTION-2)."""
    supply = s.supply[WHEAT if card == HARVEST else WINE]
    if supply == 0:
        return
    for reservoir in range(s.own[seat][WATER] + 1):
        for aqueduct in range(s.own[seat][ON_AQUEDUCT] + 1):
            water = reservoir + aqueduct
            if water == 0 or s.box.gain[card] + water * s.box.goods_per_water <= supply:
                s.offer(GO_WITH + reservoir * (MOST_ON_AQUEDUCT + 1) + aqueduct)


def buying(s: Zones, seat: int, kind: int) -> None:
    """F-RULING-14: each piece costs the price of the slot it fills."""
    cost = 0
    for slot in range(s.own[seat][kind], s.box.most[kind]):
        cost += s.box.price[kind][slot]
        number = slot - s.own[seat][kind] + 1
        if cost > s.money[seat] or number > s.supply[kind]:
            break
        s.offer(BUY + number - 1)


def bribing(s: Zones, seat: int) -> None:
    """F-ACTION-CORRUPTION-2 to F-ACTION-CORRUPTION-7: any card of another side, face up or down."""
    money = s.money[seat] - s.box.bribe
    if money < 0:
        return
    for distance in range(1, SIDES):
        cards = s.cards[(s.side[seat] + distance) % SIDES]
        for slot in range(SLOTS):
            card = s.box.menus.cards[cards][slot]
            if card != NONE and possible(s, seat, card, money, 0):
                s.offer(BRIBE + (distance - 1) * CARDS + card)


def resolve(s: Zones, seat: int, action: int) -> None:
    card = s.about[s.depth - 1]
    if BRIBE <= action < BRIBE + (SIDES - 1) * CARDS:
        bribe(s, seat, action)
        return
    s.pop()
    if action == SKIP:
        s.tell(ActionSkipped, seat, card)
    elif card == HARVEST or card == VINTAGE:
        grow(s, seat, card, action - GO_WITH)
    elif card == WHEAT_TRADE or card == WINE_TRADE:
        sell(s, seat, WHEAT if card == WHEAT_TRADE else WINE, action - SELL + 1)
    elif card == ENLIST_CENTURIONS or card == HIRE_VESTALS:
        buy(s, seat, CENTURION if card == ENLIST_CENTURIONS else VESTAL, action - BUY + 1)
    elif card == CONSTRUCTION:
        build(s, seat, action - BUILD)
    elif card == CORRUPTION:
        s.earn(seat, s.box.corruption_gain)
    elif action == MARRY:
        marry(s, seat)
    else:
        go(s, seat, card)


def go(s: Zones, seat: int, card: int) -> None:
    if card == WATER_SUPPLY:
        s.take(seat, WATER, s.box.gain[card])
    elif card == RELIGIOUS_CEREMONY:
        s.give(seat, VESTAL, 1)
        s.take(seat, DIE, s.box.gain[card])
    elif card == FORTUNA:
        palace.approach(s, seat, s.box.gain[card])
    else:
        s.push(D_GIFT)
        s.push(D_ROLL)  # F-ACTION-FAMILY-3: before choosing


def grow(s: Zones, seat: int, card: int, given: int) -> None:
    reservoir = given // (MOST_ON_AQUEDUCT + 1)
    aqueduct = given % (MOST_ON_AQUEDUCT + 1)
    s.give(seat, WATER, reservoir)
    s.give(seat, ON_AQUEDUCT, aqueduct)
    goods = s.box.gain[card] + (reservoir + aqueduct) * s.box.goods_per_water
    s.take(seat, WHEAT if card == HARVEST else WINE, goods)


def sell(s: Zones, seat: int, kind: int, number: int) -> None:
    """F-BLD-MARKET-1: however the action was reached."""
    each = s.box.sale[kind]
    if s.has_built(seat, MARKET):
        each += s.box.market_bonus
    s.tell(GoodsSold, seat, kind, number, number * each)
    s.give(seat, kind, number)
    s.earn(seat, number * each)


def buy(s: Zones, seat: int, kind: int, number: int) -> None:
    cost = 0
    for slot in range(s.own[seat][kind], s.own[seat][kind] + number):
        cost += s.box.price[kind][slot]
    s.tell(PiecesBought, seat, kind, number, cost)
    s.pay(seat, cost)
    s.take(seat, kind, number)


def marry(s: Zones, seat: int) -> None:
    s.tell(Married, seat)
    s.pay(seat, s.box.marriage)
    s.married |= 1 << seat


def build(s: Zones, seat: int, building: int) -> None:
    s.tell(Built, seat, building)
    s.pay(seat, s.box.cost[building])
    s.built[seat] |= 1 << building
    s.stock[building] -= 1


def bribe(s: Zones, seat: int, action: int) -> None:
    """F-ACTION-CORRUPTION-3: paid first, to the player of that side or to the bank."""
    side = (s.side[seat] + (action - BRIBE) // CARDS + 1) % SIDES
    card = (action - BRIBE) % CARDS
    owner = s.seat_at(side)
    s.tell(Bribed, seat, side, card, owner)
    s.pay(seat, s.box.bribe)
    if owner != NONE:
        s.earn(owner, s.box.bribe)
    s.become(D_EXEC, card)


def roll_answers(s: Zones, seat: int) -> None:
    s.offer(ROLL_NOW)
    s.offer(LATER)


def gift_answers(s: Zones, seat: int) -> None:
    """F-ACTION-FAMILY-2."""
    if s.supply[WHEAT]:
        s.offer(GIFT + WHEAT_GIFT)
    if s.supply[WINE]:
        s.offer(GIFT + WINE_GIFT)
    s.offer(GIFT + MONEY_GIFT)


def gift(s: Zones, seat: int, action: int) -> None:
    s.pop()
    which = action - GIFT
    if which == MONEY_GIFT:
        s.earn(seat, s.box.gift[which])
    else:
        s.take(seat, WHEAT + which, s.box.gift[which])
