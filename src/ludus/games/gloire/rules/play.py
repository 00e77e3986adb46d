"""Which answers, which resolve, and on to the next question or the end (section 11 of the rules)."""

from ..declaration import *
from . import build, ends, legionary, patron, prison, setup, sources, thinker, turn, units
from .zones import Zones


def family(kind: int) -> int:
    """The step that stands for all those its module knows: here, and only here, is said which module knows a step."""
    if kind == SENATE_STEP or kind == SEWER_STEP or kind == PERFORM or kind == BATCH:
        return TURN  # turn
    elif kind == FOLLOW_STEP:
        return LEAD_STEP  # units
    elif kind == DISCARD_STEP or kind == OFFER_STEP:
        return THINK_STEP  # thinker
    elif kind == LABORER_STEP or kind == MERCHANT_STEP:
        return PATRON_STEP  # sources
    elif kind == CRAFTSMAN_STEP or kind == FOUNTAIN_STEP:
        return ARCHITECT_STEP  # build
    elif kind == GIVE_STEP or kind == LIONS_STEP:
        return DEMAND_STEP  # legionary
    return kind  # setup, patron for BATH_STEP, prison


def answers(s: Zones, seat: int) -> None:
    """Lists the answers of the top step in `scratch`, sorted."""
    s.count = 0
    step = family(s.frame[s.depth - 1][KIND])
    if step == LEAD_STEP:
        units.answers(s, seat)
    elif step == ARCHITECT_STEP:
        build.answers(s, seat)
    elif step == THINK_STEP:
        thinker.answers(s, seat)
    elif step == PATRON_STEP:
        sources.answers(s, seat)
    elif step == DEMAND_STEP:
        legionary.answers(s, seat)
    elif step == BATH_STEP:
        patron.answers(s, seat)
    elif step == PRISON_STEP:
        prison.answers(s, seat)
    elif step == TURN:
        turn.answers(s, seat)
    else:
        setup.answers(s, seat)


def resolve(s: Zones, seat: int, action: int) -> None:
    """Plays one simple choice; those that then leave no choice follow by themselves, then the rest of the rules."""
    if action >= ABDICATE:
        abdicate(s, seat, action)
        return
    choose(s, seat, action)
    while s.picked:  # the answer is not complete (G-PROTO-12)
        answers(s, seat)
        if s.count > 1:
            return
        choose(s, seat, s.scratch[0])
    advance(s)


def choose(s: Zones, seat: int, action: int) -> None:
    step = family(s.frame[s.depth - 1][KIND])
    if step == LEAD_STEP:
        units.resolve(s, seat, action)
    elif step == ARCHITECT_STEP:
        build.resolve(s, seat, action)
    elif step == THINK_STEP:
        thinker.resolve(s, seat, action)
    elif step == PATRON_STEP:
        sources.resolve(s, seat, action)
    elif step == DEMAND_STEP:
        legionary.resolve(s, seat, action)
    elif step == BATH_STEP:
        patron.resolve(s, seat, action)
    elif step == PRISON_STEP:
        prison.resolve(s, seat, action)
    elif step == TURN:
        turn.resolve(s, seat, action)
    else:
        setup.resolve(s, seat, action)


def advance(s: Zones) -> None:
    """Works on the top step until it asks, or nothing is left: the game is over (G-PROTO-1)."""
    while s.pending == 0 and s.depth:
        step = family(s.frame[s.depth - 1][KIND])
        seat = s.frame[s.depth - 1][WHO]
        if step == TURN:
            turn.begin(s, seat)
        elif step == THINK_STEP:
            thinker.begin(s, seat)
        elif step == ARCHITECT_STEP:
            build.begin(s, seat)
        elif step == PATRON_STEP:
            sources.begin(s, seat)
        elif step == DEMAND_STEP:
            legionary.begin(s, seat)
        elif step == PRISON_STEP:
            prison.begin(s, seat)
        else:  # put there only to be asked
            s.ask(seat)


def abdicate(s: Zones, seat: int, action: int) -> None:
    """G-ABD-1, G-ABD-2: out of band, without touching the question (G-PROTO-6)."""
    if action == WITHDRAW:
        s.favour[seat] = NONE
        s.tell(AbdicationWithdrawn, seat)
        return
    favoured = (seat + 1 + action - ABDICATE) % s.seats
    s.favour[seat] = favoured
    s.tell(Abdicated, seat, favoured)
    for other in range(s.seats):
        if other != favoured and s.favour[other] != favoured:
            return
    s.winners = 1 << favoured
    ends.finish(s, ABDICATED_ALL)
