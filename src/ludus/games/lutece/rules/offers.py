"""Phase 1 and the frame of a round: offers, and valuation before them (L-OFFER, L-VALUE, L-END, L-ROUND)."""

from ..declaration import *
from .zones import Zones


def begin_round(s: Zones) -> None:
    """The next round, or the end of the game (L-END-1, L-END-4)."""
    if s.round == ROUNDS:
        end(s, ROUNDS_OUT)
        return
    s.round += 1
    s.tell(RoundBegan, s.lead(), s.round)
    for slot in range(SLOTS):  # L-OFFER-2: A, B, ... then 1, 2, ...
        row = slot // ROW
        if slot % ROW >= s.tiles or s.offer[slot] != NONE:
            continue
        if s.left[row] == 0:  # L-OFFER-3: at once, no further filling
            end(s, CHARACTERS_OUT + row)
            return
        s.left[row] -= 1
        card = s.pile[row][s.left[row]]
        s.pile[row][s.left[row]] = NONE
        s.place[card] = IN_SLOT
        s.offer[slot] = card
        s.tell(CardOffered, NONE, slot, card)
    s.step = BIDS
    s.turn = s.lead()
    s.pending = (1 << s.seats) - 1
    s.question += 1
    s.barrier += 1


def end_round(s: Zones) -> None:
    """Phase 5, and all Action cards back in hand (L-VALUE-1, L-VALUE-2, L-ROUND-2)."""
    gold = s.box.valuation_gold
    for slot in range(SLOTS):
        s.coins[slot] += gold if s.offer[slot] != NONE else 0
    s.tell(CardsValued, NONE, gold)
    s.slot = 0
    for seat in range(s.seats):
        for position in range(POSITIONS):
            s.bid[seat][position] = NONE


def end(s: Zones, reason: int) -> None:
    s.step = OVER
    s.reason = reason
    s.pending = 0
    s.turn = 0
    s.question += 1
    s.barrier += 1
    s.tell(GameEnded, NONE, reason)
