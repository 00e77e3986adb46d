"""Thinking: the discard before it, and what is drawn (G-THINK, G-B-LATRINE, G-B-VOMITORIUM)."""

from ..declaration import *
from . import ends
from .zones import Zones


def begin(s: Zones, seat: int) -> None:
    """Asks, unless everybody can see that there is nothing to ask."""
    kind = s.kind()
    if kind == DISCARD_STEP:
        if (s.grants(seat, DISCARDS_CARD) and s.orders(seat)) or (s.grants(seat, DISCARDS_HAND) and s.in_hand(seat)):
            s.ask(seat)
        else:
            s.turn_to(THINK_STEP)
    elif kind == THINK_STEP:
        if s.pile or s.in_hand(seat) < s.power[seat][HAND_LIMIT]:
            s.ask(seat)
        else:
            resolve(s, seat, ONE)
    elif s.frame[s.depth - 1][A] > 0:
        s.ask(seat)
    else:
        s.pop()


def answers(s: Zones, seat: int) -> None:
    kind = s.kind()
    if kind == DISCARD_STEP:
        s.offer(PASS)
        if s.grants(seat, DISCARDS_CARD):
            s.offer_each(CARD, s.designs(s.hand[seat]))
        if s.grants(seat, DISCARDS_HAND):
            s.offer(DISCARD_HAND)
    elif kind == THINK_STEP:  # G-THINK-1
        if s.pile:
            s.offer(SENATOR)
        if s.in_hand(seat) < s.power[seat][HAND_LIMIT]:
            s.offer(FILL)
        s.offer(ONE)
    else:
        s.offer(PASS)
        s.offer(THINK)


def resolve(s: Zones, seat: int, action: int) -> None:
    kind = s.kind()
    s.close()
    if kind == DISCARD_STEP:
        discard(s, seat, action)
        s.turn_to(THINK_STEP)
    elif kind == THINK_STEP:
        s.pop()
        think(s, seat, action)
    elif action == PASS:
        s.frame[s.depth - 1][A] -= 1
        s.decline(seat, kind)
    else:
        s.frame[s.depth - 1][A] -= 1
        s.push(DISCARD_STEP, seat)


def discard(s: Zones, seat: int, action: int) -> None:
    """G-B-LATRINE-1, G-B-VOMITORIUM-1."""
    if action == DISCARD_HAND:
        for design in range(DESIGNS):
            while s.hand[seat][design]:
                to_pool(s, seat, design)
        while s.senators[seat]:
            s.senators[seat] -= 1
            s.pile += 1
            s.tell(SenatorDiscarded, seat)
    elif action != PASS:
        to_pool(s, seat, action - CARD)


def to_pool(s: Zones, seat: int, design: int) -> None:
    s.leave_hand(seat, design)
    s.add(s.pool, design)
    s.tell(CardDiscarded, seat, design)


def think(s: Zones, seat: int, action: int) -> None:
    s.tell(Thought, seat, action - SENATOR)
    if action == SENATOR:
        s.pile -= 1
        s.senators[seat] += 1
        s.tell(SenatorTaken, seat)
        return
    cards = s.box.think_cards
    if action == FILL:
        cards = s.power[seat][HAND_LIMIT] - s.in_hand(seat)
    for _ in range(cards):
        s.draw_to_hand(seat)
        if ends.moved(s):  # G-THINK-7
            return
