"""Imagining a table: all that a seat does not know is drawn anew (F-INFO)."""

from ..declaration import *
from . import opening, scoring
from .zones import Zones


def hide(s: Zones, viewer: int) -> None:
    """Draws anew what a seat cannot know: pile, hands, cards in another's choice, and cards of the palace (F-INFO)."""
    unknown = 0
    for i in range(s.left):
        unknown |= 1 << s.pile[i]
    looked = 0  # cards of the palace this seat has seen, whoever holds them now
    if viewer >= 0 and s.rank[viewer]:
        looked = s.palace
        for seat in range(s.seats):
            if s.rank[seat] > s.rank[viewer] and s.took[seat] >= 0:
                looked |= 1 << s.took[seat]
    for seat in range(s.seats):
        if seat != viewer and not revealed(s, seat):
            unknown |= s.hand[seat]
    unknown |= s.palace
    if s.turn != viewer:
        unknown |= s.choice
    known = shuffled(s, looked, 0)
    shuffled(s, unknown & ~looked, known)
    at = hide_hands(s, viewer, looked, known)
    if not looked and s.palace:
        s.palace = hand_out(s, at, opening.size(s.palace))
        at += opening.size(s.palace)
    if s.turn != viewer and s.choice:
        s.choice = hand_out(s, at, opening.size(s.choice))
        at += opening.size(s.choice)
    for i in range(s.left):
        s.pile[i] = s.loose[at + i]


def revealed(s: Zones, seat: int) -> bool:
    """F-INFO-9: at the end of the game, hands of those in Rome."""
    return s.step[0] == OVER and scoring.in_rome(s, seat)


def shuffled(s: Zones, cards: int, start: int) -> int:
    """Lays loose cards from a place on, in an order drawn anew; returns the place behind them."""
    end = start
    for card in range(PRIVILEGES):
        if cards >> card & 1:
            s.loose[end] = card
            end += 1
    s.shuffle(s.loose, start, end - start)
    return end


def hand_out(s: Zones, start: int, number: int) -> int:
    """The next loose cards, as a set."""
    cards = 0
    for i in range(start, start + number):
        cards |= 1 << s.loose[i]
    return cards


def hide_hands(s: Zones, viewer: int, looked: int, known: int) -> int:
    """Deals the hands of the others: first the palace cards the viewer has seen but cannot place, then the rest.

    Returns the place behind the loose cards that were dealt.
    """
    seen = 0
    at = known
    for seat in range(s.seats):
        if seat == viewer or revealed(s, seat):
            continue
        number = opening.size(s.hand[seat])
        if s.took[seat] >= 0 and looked >> s.took[seat] & 1:
            s.took[seat] = s.loose[seen]
            seen += 1
            s.hand[seat] = 1 << s.took[seat] | hand_out(s, at, number - 1)
            at += number - 1
        else:
            s.hand[seat] = hand_out(s, at, number)
            if s.took[seat] != NONE and not knows(s, viewer, seat):
                s.took[seat] = s.loose[at] if number else GONE  # any of them may be the one from the palace
            at += number
    if looked:
        s.palace = hand_out(s, seen, opening.size(s.palace))
    return at


def knows(s: Zones, viewer: int, seat: int) -> bool:
    """Whether a viewer stood in the palace before a seat, and so knows whether its card has come to light."""
    return viewer >= 0 and s.rank[viewer] > 0 and s.rank[viewer] < s.rank[seat]
