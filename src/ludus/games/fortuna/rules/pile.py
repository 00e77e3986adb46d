"""The privilege pile: drawing, and shuffling the discards in when it is empty (F-PRIV-6, F-PRIV-7)."""

from ..declaration import *
from .zones import Zones


def draw(s: Zones, seat: int, cards: int) -> None:
    """Draws cards into the choice of the active player, as many as there are."""
    for _ in range(cards):
        if s.left == 0:
            refill(s)
        if s.left == 0:
            return  # F-PRIV-7
        s.left -= 1
        card = s.pile[s.left]
        s.pile[s.left] = NONE
        s.choice |= 1 << card
        s.barrier += 1
        s.tell(PrivilegeDrawn, seat, card)


def refill(s: Zones) -> None:
    """F-RULING-32: the discards become the pile; what lies in the choice stays out."""
    if s.discards == 0:
        return
    fill(s, s.discards)
    s.discards = 0
    s.tell(PileShuffled, NONE, s.left)


def fill(s: Zones, cards: int) -> None:
    """A pile of these cards, shuffled from the order of the file."""
    s.left = 0
    for card in range(PRIVILEGES):
        s.pile[card] = NONE
    for card in range(PRIVILEGES):
        if cards >> card & 1:
            s.pile[s.left] = card
            s.left += 1
    s.shuffle(s.pile, 0, s.left)
