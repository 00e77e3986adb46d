"""Before the first round: the deal or the draft of the action cards, and the first lock (F-SETUP-9 to F-SETUP-14)."""

from ..declaration import *
from . import pile, rounds
from .zones import Zones


def begin(s: Zones) -> None:
    """Fortuna lies with the first player; the other cards are dealt, or drafted one by one."""
    first = s.podium[0]
    s.cards[s.side[first]] = 1 << FORTUNA
    s.push(D_DRAFT)
    s.turn = first
    if s.draft:
        pass_draft(s)
    else:
        finish(s)


def draft_answers(s: Zones, seat: int) -> None:
    """F-SETUP-11: each card that lies open."""
    taken = 0
    for side in range(SIDES):
        taken |= s.cards[side]
    for card in range(CARDS):
        if not taken >> card & 1:
            s.offer(DRAFT + card)


def draft(s: Zones, seat: int, action: int) -> None:
    s.cards[s.side[seat]] |= 1 << (action - DRAFT)
    s.tell(CardDrafted, seat, action - DRAFT)
    pass_draft(s)


def pass_draft(s: Zones) -> None:
    """Clockwise, passing over those who have three; when all have, the draft is over (F-RULING-9)."""
    for distance in range(1, s.seats + 1):
        seat = (s.turn + distance) % s.seats
        if size(s.cards[s.side[seat]]) < SLOTS:
            s.turn = seat
            return
    s.barrier += 1
    finish(s)


def finish(s: Zones) -> None:
    """Deals what nobody holds at random, clockwise from the first player's side, and shuffles the privilege pile."""
    taken = 0
    count = 0
    for side in range(SIDES):
        taken |= s.cards[side]
    for card in range(CARDS):
        if not taken >> card & 1:
            s.loose[count] = card
            count += 1
    s.shuffle(s.loose, 0, count)
    dealt = 0
    for distance in range(SIDES):
        side = (s.side[s.podium[0]] + distance) % SIDES
        while size(s.cards[side]) < SLOTS:
            s.cards[side] |= 1 << s.loose[dealt]
            s.tell(CardDealt, s.seat_at(side), side, s.loose[dealt])
            dealt += 1
    pile.fill(s, ALL_PRIVILEGES if s.seats == SEATS else ALL_PRIVILEGES & ~s.box.four_player)  # F-SETUP-6
    s.become(D_LOCK)
    s.at = 0
    s.turn = s.podium[0]


def lock_answers(s: Zones, seat: int) -> None:
    for slot in range(SLOTS):
        s.offer(LOCK + s.box.menus.cards[s.cards[s.side[seat]]][slot])


def lock(s: Zones, seat: int, action: int) -> None:
    """F-SETUP-13: openly, in Podium order; then the first round begins."""
    s.locked |= 1 << (action - LOCK)
    s.tell(CardLocked, seat, action - LOCK)
    if s.at + 1 < s.seats:
        s.at += 1
        s.turn = s.podium[s.at]
    else:
        rounds.begin(s)


def size(cards: int) -> int:
    count = 0
    while cards:
        cards &= cards - 1
        count += 1
    return count
