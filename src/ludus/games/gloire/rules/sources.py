"""Patron, Laborer and Merchant: one card from each source of the role, in any order (G-RULING-29).

The frame keeps which sources are closed; the question comes again while one is open, and PASS ends the action.
"""

from ..declaration import *
from . import laborer, merchant, patron
from .zones import Zones


def begin(s: Zones, seat: int) -> None:
    """Asks while there is something in an open source; that follows from public things alone (G-PROTO-3)."""
    found = still_open(s, seat)
    if (
        (found & POOL_OPEN and s.size(s.pool))
        or (found & HAND_OPEN and s.orders(seat))
        or (found & STOCKPILE_OPEN and s.size(s.stockpile[seat]))
        or found & DECK_OPEN  # never empty (G-END-1)
    ):
        s.ask(seat)
    else:
        s.pop()


def still_open(s: Zones, seat: int) -> int:
    """The sources of the role, as bits, that the action has not used up; there must be room just then (G-LIM-7)."""
    kind = s.frame[s.depth - 1][KIND]
    grants = s.power[seat][GRANTS]
    if kind == LABORER_STEP:  # G-LABORER-3
        found = POOL_OPEN | HAND_OPEN if grants & LABORER_FROM_HAND else POOL_OPEN
    elif kind == PATRON_STEP:  # G-PATRON-5
        found = POOL_OPEN if s.clientele_room(seat) > 0 else 0
        if found and grants & PATRON_FROM_HAND:
            found |= HAND_OPEN
        if found and grants & PATRON_FROM_DECK:
            found |= DECK_OPEN
    else:  # G-MERCHANT-4
        found = STOCKPILE_OPEN if s.vault_room(seat) > 0 else 0
        if found and grants & MERCHANT_FROM_HAND:
            found |= HAND_OPEN
        if found and grants & MERCHANT_FROM_DECK:
            found |= DECK_OPEN
    return found & ~s.frame[s.depth - 1][A]


def answers(s: Zones, seat: int) -> None:
    found = still_open(s, seat)
    s.offer(PASS)  # G-ACT-3
    if found & HAND_OPEN:
        s.offer_each(CARD, s.designs(s.hand[seat]))
    if found & POOL_OPEN:
        for material in range(MATERIALS):
            if s.pool[OF + material]:
                s.offer(TAKE + material)
    if found & STOCKPILE_OPEN:
        for material in range(MATERIALS):
            if s.stockpile[seat][OF + material]:
                s.offer(TAKE + material)
    if found & DECK_OPEN:
        s.offer(DRAW)


def resolve(s: Zones, seat: int, action: int) -> None:
    kind = s.frame[s.depth - 1][KIND]
    s.close()
    if action == PASS:
        s.pop()
        s.decline(seat, kind)
        return
    source = source_of(kind, action)
    s.frame[s.depth - 1][A] |= closed_by(kind, source)
    if kind == PATRON_STEP:
        patron.hire(s, seat, fetch(s, seat, action, source), source)
    elif kind == LABORER_STEP:
        laborer.stock(s, seat, fetch(s, seat, action, source), source)
    elif source == FROM_HAND:
        s.leave_hand_unseen(seat, action - CARD)  # G-B-BASILICA-1
        merchant.store(s, seat, action - CARD, source)
    else:
        merchant.store(s, seat, fetch(s, seat, action, source), source)


def source_of(kind: int, action: int) -> int:
    """Where an answer takes its card from."""
    if action == DRAW:
        return FROM_DECK
    if action < TAKE:
        return FROM_HAND
    return FROM_STOCKPILE if kind == MERCHANT_STEP else FROM_POOL


def closed_by(kind: int, source: int) -> int:
    """Each source serves once."""
    if kind == MERCHANT_STEP and source != FROM_HAND:
        return STOCKPILE_OPEN | DECK_OPEN  # G-B-ATRIUM-1: one instead of the other
    if source == FROM_DECK:
        return POOL_OPEN | DECK_OPEN  # G-B-BAR-4
    return 1 << source


def fetch(s: Zones, seat: int, action: int, source: int) -> int:
    """Takes the card of an answer out of its zone, for all to see."""
    if source == FROM_DECK:
        return s.draw()
    if source == FROM_HAND:
        s.leave_hand(seat, action - CARD)
        return action - CARD
    if source == FROM_POOL:
        return s.take_lowest(s.pool, action - TAKE)
    return s.take_lowest(s.stockpile[seat], action - TAKE)
