"""The Merchant: a card of the stockpile or the deck into the vault; with a Basilica one of the hand (G-MERCHANT)."""

from ..declaration import *
from . import ends
from .zones import Zones


def begin(s: Zones, seat: int) -> None:
    room = s.vault_room(seat) > 0  # G-MERCHANT-2, G-MERCHANT-4
    if s.kind() == MERCHANT_STEP:
        if room and (s.size(s.stockpile[seat]) or s.grants(seat, MERCHANT_FROM_DECK)):
            s.ask(seat)
        else:
            s.turn_to(MERCHANT_HAND_STEP)
    elif room and s.grants(seat, MERCHANT_FROM_HAND) and s.orders(seat):
        s.ask(seat)
    else:
        s.pop()


def options(s: Zones, seat: int) -> None:
    s.offer(PASS)
    if s.kind() == MERCHANT_STEP:
        for material in range(MATERIALS):
            if s.stockpile[seat][OF + material]:
                s.offer(TAKE + material)
        if s.grants(seat, MERCHANT_FROM_DECK):
            s.offer(DRAW)
    else:
        for design in range(DESIGNS):
            if s.hand[seat][design]:
                s.offer(CARD + design)


def resolve(s: Zones, seat: int, action: int) -> None:
    kind = s.kind()
    s.close()
    if kind == MERCHANT_STEP:
        s.turn_to(MERCHANT_HAND_STEP)
    else:
        s.pop()
    if action == PASS:
        s.decline(seat, kind)
    elif action == DRAW:
        store(s, seat, s.draw(), FROM_DECK)  # G-B-ATRIUM-1: nobody sees it
    elif kind == MERCHANT_STEP:
        design = s.lowest(s.stockpile[seat], action - TAKE)
        s.take(s.stockpile[seat], design)
        store(s, seat, design, FROM_STOCKPILE)
    else:
        s.leave_hand_unseen(seat, action - CARD)  # G-B-BASILICA-1
        store(s, seat, action - CARD, FROM_HAND)


def store(s: Zones, seat: int, design: int, source: int) -> None:
    """G-MERCHANT-3: face down, and not to be looked at again."""
    s.add(s.vault[seat], design)
    s.tell(CARD_VAULTED, seat, design, source)
    ends.moved(s)
