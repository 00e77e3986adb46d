"""Acquiring a card: coins on it, attachment of Apprentices, effect, in this order (L-GAIN, L-APP, L-FX)."""

from ..declaration import *
from .zones import Zones


def acquire(s: Zones, seat: int, slot: int) -> None:
    card = s.offer[slot]
    s.offer[slot] = NONE
    s.place[card] = seat
    s.tell(CardAcquired, seat, slot, card, s.box.cost[card])
    if s.coins[slot]:
        s.purse[seat] += s.coins[slot]
        s.tell(CoinsTaken, seat, card, s.coins[slot])
        s.coins[slot] = 0
    if s.box.role[card] == APPRENTICE:
        find_host(s, seat, card)
    elif card < CHARACTERS and s.box.resource[card] != NONE:
        for i in range(s.box.apprentices):  # L-APP-3, L-APP-5: all who wait
            waiting = s.box.apprentice[i]
            if s.place[waiting] == seat and s.host[waiting] == NONE:
                attach(s, seat, waiting, card)
    if s.step == PURCHASE:
        effect(s, seat, card)


def find_host(s: Zones, seat: int, apprentice: int) -> None:
    """L-APP-1, L-APP-3: nobody, the only one, or a question."""
    hosts = 0
    only = NONE
    for card in range(CHARACTERS):
        if is_host(s, seat, card):
            hosts += 1
            only = card
    if hosts == 0:
        s.tell(ApprenticeWaits, seat, apprentice)
    elif hosts == 1:
        attach(s, seat, apprentice, only)
    else:
        s.step = ATTACH
        s.taken = apprentice
        s.turn = seat
        s.pending = 1 << seat
        s.question += 1


def answers(s: Zones, seat: int) -> int:
    """L-PROTO-4: every possible host."""
    count = 0
    for card in range(CHARACTERS):
        if is_host(s, seat, card):
            s.scratch[count] = HOST + card
            count += 1
    return count


def resolve(s: Zones, seat: int, action: int) -> None:
    s.pending = 0
    s.step = PURCHASE
    s.barrier += 1  # L-APP-1: final
    attach(s, seat, s.taken, action - HOST)
    effect(s, seat, s.taken)
    s.taken = NONE
    s.slot += 1


def is_host(s: Zones, seat: int, card: int) -> bool:
    """L-APP-4: a Character of one's own with a fixed Resource."""
    return s.place[card] == seat and s.box.resource[card] != NONE


def attach(s: Zones, seat: int, apprentice: int, host: int) -> None:
    s.host[apprentice] = host
    s.tell(ApprenticeAttached, seat, apprentice, host)


def effect(s: Zones, seat: int, card: int) -> None:
    """L-FX-1, L-FX-2: gold per unit, counted now."""
    if s.box.effect[card] != NONE:
        gold = s.box.effect_base[card] + s.units(seat, s.box.effect[card])
        s.purse[seat] += gold
        s.tell(EffectGained, seat, card, gold)
