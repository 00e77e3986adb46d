"""Which answers, which resolve, and on to the next question or the end (section 11 of the rules)."""

from ..declaration import *
from . import build, ends, legionary, patron, prison, setup, sources, thinker, turn, units
from .zones import Zones


def options(s: Zones, seat: int) -> None:
    """Lists the answers of the top step in `scratch`, sorted."""
    s.count = 0
    kind = s.frame[s.depth - 1][KIND]
    if kind == LEAD_STEP or kind == FOLLOW_STEP:
        units.options(s, seat)
    elif kind == ARCHITECT_STEP or kind == CRAFTSMAN_STEP:
        build.options(s, seat)
    elif kind == DISCARD_STEP or kind == THINK_STEP or kind == OFFER_STEP:
        thinker.options(s, seat)
    elif kind == PATRON_STEP or kind == LABORER_STEP or kind == MERCHANT_STEP:
        sources.options(s, seat)
    elif kind == DEMAND_STEP:
        legionary.options(s, seat)
    elif kind == GIVE_STEP:
        legionary.give_options(s, seat)
    elif kind == LIONS_STEP:
        legionary.lions_options(s, seat)
    elif kind == BATH_STEP:
        patron.bath_options(s, seat)
    elif kind == FOUNTAIN_STEP:
        build.fountain_options(s, seat)
    elif kind == PRISON_STEP:
        prison.options(s, seat)
    elif kind == SENATE_STEP:
        turn.senate_options(s, seat)
    elif kind == SEWER_STEP:
        turn.sewer_options(s, seat)
    else:
        setup.options(s, seat)


def resolve(s: Zones, seat: int, action: int) -> None:
    """Plays one simple choice; those that then leave no choice follow by themselves, then the rest of the rules."""
    if action >= ABDICATE:
        abdicate(s, seat, action)
        return
    choose(s, seat, action)
    while s.picked:  # the answer is not complete (G-PROTO-12)
        options(s, seat)
        if s.count > 1:
            return
        choose(s, seat, s.scratch[0])
    advance(s)


def choose(s: Zones, seat: int, action: int) -> None:
    kind = s.frame[s.depth - 1][KIND]
    if kind == LEAD_STEP or kind == FOLLOW_STEP:
        units.resolve(s, seat, action)
    elif kind == ARCHITECT_STEP or kind == CRAFTSMAN_STEP:
        build.resolve(s, seat, action)
    elif kind == DISCARD_STEP or kind == THINK_STEP or kind == OFFER_STEP:
        thinker.resolve(s, seat, action)
    elif kind == PATRON_STEP or kind == LABORER_STEP or kind == MERCHANT_STEP:
        sources.resolve(s, seat, action)
    elif kind == DEMAND_STEP:
        legionary.resolve(s, seat, action)
    elif kind == GIVE_STEP:
        legionary.give_resolve(s, seat, action)
    elif kind == LIONS_STEP:
        legionary.lions_resolve(s, seat, action)
    elif kind == BATH_STEP:
        patron.bath(s, seat, action)
    elif kind == FOUNTAIN_STEP:
        build.fountain(s, seat, action)
    elif kind == PRISON_STEP:
        prison.resolve(s, seat, action)
    elif kind == SENATE_STEP:
        turn.senate_resolve(s, seat, action)
    elif kind == SEWER_STEP:
        turn.sewer_resolve(s, seat, action)
    else:
        setup.resolve(s, seat, action)


def advance(s: Zones) -> None:
    """Works on the top step until it asks, or nothing is left: the game is over (G-PROTO-1)."""
    while s.pending == 0 and s.depth:
        kind = s.frame[s.depth - 1][KIND]
        seat = s.frame[s.depth - 1][WHO]
        if kind == TURN:
            turn.go_on(s, seat)
        elif kind == PERFORM:
            turn.perform(s, seat)
        elif kind == BATCH:
            turn.batch(s, seat)
        elif kind == DISCARD_STEP or kind == THINK_STEP or kind == OFFER_STEP:
            thinker.begin(s, seat)
        elif kind == ARCHITECT_STEP or kind == CRAFTSMAN_STEP:
            build.begin(s, seat)
        elif kind == PATRON_STEP or kind == LABORER_STEP or kind == MERCHANT_STEP:
            sources.begin(s, seat)
        elif kind == DEMAND_STEP:
            legionary.begin(s, seat)
        elif kind == PRISON_STEP:
            prison.begin(s, seat)
        else:  # LEAD, FOLLOW, BATH, FOUNTAIN, GIVE, LIONS, SENATE, SEWER: put there only to be asked
            s.ask(seat)


def abdicate(s: Zones, seat: int, action: int) -> None:
    """G-ABD-1, G-ABD-2: out of band, without touching the question (G-PROTO-6)."""
    if action == WITHDRAW:
        s.favour[seat] = NONE
        s.tell(ABDICATION_WITHDRAWN, seat)
        return
    favoured = (seat + 1 + action - ABDICATE) % s.seats
    s.favour[seat] = favoured
    s.tell(ABDICATED, seat, favoured)
    for other in range(s.seats):
        if other != favoured and s.favour[other] != favoured:
            return
    s.winners = 1 << favoured
    ends.finish(s, ABDICATED_ALL)
