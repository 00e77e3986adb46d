"""The Patron: clients from pool, hand and deck, and what a Bath lets them do at once (G-PATRON, G-B-BATH)."""

from ..declaration import *
from . import ends
from .zones import Zones


def hire(s: Zones, seat: int, design: int, source: int) -> None:
    """The card is a client of its role from now on, and acts from the next turn on (G-CLIENT-2)."""
    role = s.box.material[design]
    s.add(s.clients[seat], design)
    s.fresh[seat][role] += 1
    s.tell(ClientHired, seat, design, source)
    if not ends.moved(s) and s.power[seat][HIRE_ACTIONS]:
        s.push(BATH_STEP, seat, role)  # G-B-BATH-2: finished before the next source


def answers(s: Zones, seat: int) -> None:
    """G-B-BATH-5: a role the new client may act as."""
    s.offer(PASS)
    roles = s.power[seat][CLIENT_AS + s.frame[s.depth - 1][A]]
    for role in range(ROLES):
        if roles >> role & 1:
            s.offer(ROLE + role)


def resolve(s: Zones, seat: int, action: int) -> None:
    s.close()
    s.pop()
    if action == PASS:
        s.decline(seat, BATH_STEP)
    else:
        s.tell(ClientActs, seat, action - ROLE)
        act(s, seat, action - ROLE)


def act(s: Zones, seat: int, role: int) -> None:
    """Puts one action of a role on the stack."""
    if role == LABORER:
        s.push(LABORER_STEP, seat)
    elif role == CRAFTSMAN:
        s.push(CRAFTSMAN_STEP, seat, NONE)
    elif role == ARCHITECT:
        s.push(ARCHITECT_STEP, seat)
    elif role == LEGIONARY:
        s.push(DEMAND_STEP, seat, 1)  # G-B-BATH-7
    elif role == MERCHANT:
        s.push(MERCHANT_STEP, seat)
    else:
        s.push(PATRON_STEP, seat)
