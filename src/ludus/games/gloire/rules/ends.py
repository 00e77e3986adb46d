"""The five ends of the game, looked for after every single move of a card (G-END, G-PROTO-2)."""

from ..declaration import *
from . import scoring
from .zones import Zones


def moved(s: Zones) -> bool:
    """After a move: whether the game is over. The Forum comes first (G-END-8)."""
    if s.watched and forum(s):
        return True
    if s.top == s.bottom:  # G-END-1
        finish(s, DECK_OUT)
        return True
    return False


def forum(s: Zones) -> bool:
    """G-B-FORUM-2, G-B-FORUM-6: everybody who fulfils the condition now; the best of them wins."""
    found = 0
    for seat in range(s.seats):
        if fulfils(s, seat):
            found |= 1 << seat
    if found == 0:
        return False
    s.winners = scoring.best(s, found)
    finish(s, FORUM_WON)
    return True


def fulfils(s: Zones, seat: int) -> bool:
    """G-B-FORUM-1: a client of each role, a material of each type."""
    each = s.power[seat][WIN_CLIENTS]
    if each == 0 or s.size(s.clients[seat]) < each * ROLES:
        return False
    for material in range(MATERIALS):
        if s.stockpile[seat][OF + material] < s.power[seat][WIN_MATERIALS]:
            return False
    # G-B-FORUM-4: an assignment exists if for every set of roles enough clients can take one of them.
    for roles in range(1, 1 << ROLES):
        needed = 0
        able = 0
        for role in range(ROLES):
            if roles >> role & 1:
                needed += each
            if s.power[seat][CLIENT_AS + role] & roles:
                able += s.clients[seat][OF + role]
        if able < needed:
            return False
    return True


def finish(s: Zones, reason: int) -> None:
    """G-END-6: at once. Cards set aside join their hands; everything else stays where it is."""
    for i in range(s.depth):
        if s.frame[i][KIND] == FOUNTAIN_STEP:
            s.add(s.hand[s.frame[i][WHO]], s.frame[i][A])
    while s.depth:
        s.pop()
    for seat in range(s.seats):
        if s.held[seat] != NONE:  # G-B-FOUNTAIN-5
            s.add(s.hand[seat], s.held[seat])
            s.held[seat] = NONE
    s.close()
    s.reason = reason
    s.turn = 0
    s.question += 1
    s.barrier += 1
    if reason != FORUM_WON and reason != ABDICATED_ALL:
        s.winners = scoring.best(s, (1 << s.seats) - 1)
    s.tell(GameEnded, NONE, reason, s.winners)
