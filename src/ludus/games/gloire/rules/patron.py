"""The Patron: clients from pool, hand and deck, and what a Bath lets them do at once (G-PATRON, G-B-BATH)."""

from ..declaration import *
from . import ends
from .zones import Zones


def begin(s: Zones, seat: int) -> None:
    """G-PATRON-5: pool, hand, deck; each needs room at that moment (G-LIM-7)."""
    kind = s.kind()
    room = s.clientele_room(seat) > 0
    if kind == PATRON_POOL_STEP:
        if room and s.size(s.pool):
            s.ask(seat)
        else:
            s.turn_to(PATRON_HAND_STEP)
    elif kind == PATRON_HAND_STEP:
        if room and s.grants(seat, PATRON_FROM_HAND) and s.orders(seat):
            s.ask(seat)
        else:
            s.turn_to(PATRON_DECK_STEP)
    elif room and s.grants(seat, PATRON_FROM_DECK):
        s.ask(seat)
    else:
        s.pop()


def options(s: Zones, seat: int) -> None:
    s.offer(PASS)
    kind = s.kind()
    if kind == PATRON_POOL_STEP:
        for material in range(MATERIALS):
            if s.pool[OF + material]:
                s.offer(TAKE + material)
    elif kind == PATRON_HAND_STEP:
        for design in range(DESIGNS):
            if s.hand[seat][design]:
                s.offer(CARD + design)
    else:
        s.offer(DRAW)


def resolve(s: Zones, seat: int, action: int) -> None:
    kind = s.kind()
    s.close()
    if kind == PATRON_POOL_STEP:
        s.turn_to(PATRON_HAND_STEP)
    elif kind == PATRON_HAND_STEP:
        s.turn_to(PATRON_DECK_STEP)
    else:
        s.pop()
    if action == PASS:
        s.decline(seat, kind)
    elif kind == PATRON_POOL_STEP:
        design = s.lowest(s.pool, action - TAKE)
        s.take(s.pool, design)
        hire(s, seat, design, FROM_POOL)
    elif kind == PATRON_HAND_STEP:
        s.leave_hand(seat, action - CARD)
        hire(s, seat, action - CARD, FROM_HAND)
    else:
        hire(s, seat, s.draw(), FROM_DECK)  # G-B-BAR-2: unseen, and hired whatever it is


def hire(s: Zones, seat: int, design: int, source: int) -> None:
    """The card is a client of its role from now on, and acts from the next turn on (G-CLIENT-2)."""
    role = s.box.material[design]
    s.add(s.clients[seat], design)
    s.fresh[seat][role] += 1
    s.tell(CLIENT_HIRED, seat, design, source)
    if not ends.moved(s) and s.power[seat][HIRE_ACTIONS]:
        s.push(BATH_STEP, seat, role)  # G-B-BATH-2: finished before the next step


def bath_options(s: Zones, seat: int) -> None:
    """G-B-BATH-5: a role the new client may act as."""
    s.offer(PASS)
    roles = s.power[seat][CLIENT_AS + s.frame[s.depth - 1][A]]
    for role in range(ROLES):
        if roles >> role & 1:
            s.offer(ROLE + role)


def bath(s: Zones, seat: int, action: int) -> None:
    s.close()
    s.pop()
    if action == PASS:
        s.decline(seat, BATH_STEP)
    else:
        s.tell(CLIENT_ACTS, seat, action - ROLE)
        act(s, seat, action - ROLE)


def act(s: Zones, seat: int, role: int) -> None:
    """Puts one action of a role on the stack."""
    if role == LABORER:
        s.push(LABORER_POOL_STEP, seat)
    elif role == CRAFTSMAN:
        s.push(CRAFTSMAN_STEP, seat, NONE)
    elif role == ARCHITECT:
        s.push(ARCHITECT_STEP, seat)
    elif role == LEGIONARY:
        s.push(DEMAND_STEP, seat, 1)  # G-B-BATH-7
    elif role == MERCHANT:
        s.push(MERCHANT_STEP, seat)
    else:
        s.push(PATRON_POOL_STEP, seat)
