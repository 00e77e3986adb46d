"""Setting the table and finding the first player (G-SETUP, G-START)."""

from ..declaration import *
from . import buildings, ends
from .zones import Zones


def deal(s: Zones) -> None:
    """G-SETUP-1 to G-SETUP-6, in the order of G-RULING-42."""
    seats = s.seats
    s.role = NONE
    s.top = 0
    for design in range(DESIGNS):
        for _ in range(s.box.copies[design]):
            s.deck[s.top] = design
            s.top += 1
    s.shuffle(s.deck, 0, s.top)
    s.pile = s.box.senators
    for seat in range(SEATS):
        s.held[seat] = NONE
        s.favour[seat] = NONE
        if seat < seats:
            for _ in range(s.box.start_order):
                s.add(s.hand[seat], s.draw())
            s.senators[seat] = s.box.start_senators
            s.pile -= s.box.start_senators
    for material in range(MATERIALS):
        s.town[material] = s.box.sites_in[seats]
        s.country[material] = s.box.sites - s.box.sites_in[seats]
    if s.box.introductory:
        s.bottom = s.top // s.box.deck_divisor  # G-VAR-4: the bottom part, unseen
    buildings.refresh(s)
    if s.box.experienced_start:
        s.push(SETUP_STEP, 0)
        s.pending = (1 << seats) - 1  # G-START-5: all together
        s.question += 1
    else:
        find_first(s, (1 << seats) - 1, NONE)


def find_first(s: Zones, among: int, first: int) -> None:
    """G-START-1 to G-START-4: those in front draw again until one is alone; `first` is known already, or NONE."""
    while first == NONE:
        for seat in range(s.seats):
            if among >> seat & 1 and s.top > s.bottom:
                s.held[seat] = s.draw()
        among = show_held(s)
        first = only(s, among)
        if s.top == s.bottom:  # a box without enough cards for so many ties
            ends.finish(s, DECK_OUT)
            return
    s.leader = first
    s.turns = 1
    s.push(TURN, first, LEADING, 0)
    s.tell(LeaderFound, first)
    s.tell(TurnBegan, first, 1)


def show_held(s: Zones) -> int:
    """G-START-4: the cards drawn or chosen go into the pool. Who showed the one that comes first, as bits.

    The number of a design is its place in the alphabet (G-START-2).
    """
    lowest = DESIGNS
    front = 0
    for seat in range(s.seats):
        design = s.held[seat]
        if design == NONE:
            continue
        s.held[seat] = NONE
        s.add(s.pool, design)
        s.tell(FirstCardShown, seat, design)
        if design < lowest:
            lowest = design
            front = 0
        if design == lowest:
            front |= 1 << seat
    return front


def only(s: Zones, among: int) -> int:
    """The single seat of a set, or NONE."""
    for seat in range(s.seats):
        if among == 1 << seat:
            return seat
    return NONE


def answers(s: Zones, seat: int) -> None:
    """G-START-6: an Order card, never a Senator."""
    s.offer_each(CARD, s.designs(s.hand[seat]))


def resolve(s: Zones, seat: int, action: int) -> None:
    """The card is set aside until all are shown together (G-START-5)."""
    design = action - CARD
    s.take(s.hand[seat], design)
    s.held[seat] = design
    s.pending &= ~(1 << seat)
    s.tell(CardChosen, seat, design)
    if s.pending:
        return
    s.pop()
    s.barrier += 1
    s.question += 1
    among = show_held(s)
    find_first(s, among, only(s, among))
