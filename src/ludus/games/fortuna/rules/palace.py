"""Steps towards Rome, and the cards that wait in Caesar's Palace (F-CAESAR, F-FAVOR-6)."""

from ..declaration import *
from . import pile
from .zones import Zones


def approach(s: Zones, seat: int, steps: int) -> None:
    """Moves a figure forward; it stops at the palace, where its arrival is settled at once (F-CAESAR-6)."""
    start = s.square[seat]
    s.square[seat] = min(start + steps, s.box.last_square)
    s.tell(Approached, seat, start, s.square[seat])
    if s.square[seat] == s.box.last_square:
        arrive(s, seat)


def arrive(s: Zones, seat: int) -> None:
    earlier = 0
    for other in range(s.seats):
        if s.rank[other]:
            earlier += 1
    s.rank[seat] = earlier + 1
    s.tell(PalaceEntered, seat, earlier + 1)
    if earlier == 0:
        pile.draw(s, seat, s.box.palace_tokens * s.box.cards_per_token)  # F-CAESAR-1
        if s.choice:
            s.push(D_PALACE)
    elif s.palace:
        s.barrier += 1  # F-INFO-7: he looks at what is left
        s.push(D_PALACE)


def answers(s: Zones, seat: int) -> None:
    """One of the cards drawn, or one of those laid aside."""
    cards = s.choice if s.choice else s.palace
    for card in range(PRIVILEGES):
        if cards >> card & 1:
            s.offer(KEEP + card)


def resolve(s: Zones, seat: int, action: int) -> None:
    card = action - KEEP
    s.pop()
    s.hand[seat] |= 1 << card
    if s.choice:
        s.tell(PrivilegeKept, seat, card)
        s.palace = s.choice & ~(1 << card)  # F-CAESAR-1: the others are laid aside face down
        s.choice = 0
        for other in range(PRIVILEGES):
            if s.palace >> other & 1:
                s.tell(PrivilegeLaidAside, seat, other)
    else:
        s.palace &= ~(1 << card)  # F-CAESAR-2, F-CAESAR-3
        s.took[seat] = card
        s.tell(PalaceCardTaken, seat, card)
