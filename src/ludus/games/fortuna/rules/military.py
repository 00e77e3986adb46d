"""Phase 3: one centurion for one more action (F-MIL)."""

from ..declaration import *
from . import execute
from .zones import Zones


def answers(s: Zones, seat: int) -> None:
    """F-MIL-1, F-MIL-4: the cards still face up that can be executed once the centurion is gone."""
    s.offer(NOTHING)
    spent = s.box.military_centurions
    if s.own[seat][CENTURION] >= spent:
        cards = s.cards[s.side[seat]] & ~s.locked
        for slot in range(SLOTS):
            card = s.box.menus.cards[cards][slot]
            if card != NONE and execute.possible(s, seat, card, s.money[seat], spent):
                s.offer(USE + card)


def resolve(s: Zones, seat: int, action: int) -> None:
    s.become(DICE_DUE)
    if action == NOTHING:
        s.tell(MilitaryDeclined, seat)
        return
    s.tell(MilitaryUsed, seat, action - USE)
    s.give(seat, CENTURION, s.box.military_centurions)  # F-MIL-2: before the action
    s.push(D_EXEC, action - USE)
