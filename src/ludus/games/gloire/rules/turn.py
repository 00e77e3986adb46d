"""The frame of a turn: who is asked when, the actions of each seat, the end of the turn (G-TURN, G-ACT, G-ENDTURN)."""

from ....core.native import first_bit
from ....core.types import u64
from ..declaration import *
from . import build, ends, patron
from .zones import Zones


def begin(s: Zones, seat: int) -> None:
    """The frames of the turn itself, of one seat's part and of a batch work; Senate and Sewer are asked."""
    kind = s.frame[s.depth - 1][KIND]
    if kind == TURN:
        go_on(s)
    elif kind == PERFORM:
        perform(s, seat)
    elif kind == BATCH:
        batch(s, seat)
    else:
        s.ask(seat)


def answers(s: Zones, seat: int) -> None:
    if s.kind() == SENATE_STEP:
        senate_answers(s, seat)
    else:
        sewer_answers(s, seat)


def resolve(s: Zones, seat: int, action: int) -> None:
    if s.kind() == SENATE_STEP:
        senate_resolve(s, seat, action)
    else:
        sewer_resolve(s, seat, action)


def go_on(s: Zones) -> None:
    """The next things of a turn, until one is a step of its own or the game is over (G-TURN-1, G-ENDTURN-1)."""
    depth = s.depth
    while s.depth == depth:
        leader = s.frame[depth - 1][WHO]
        stage = s.frame[depth - 1][A]
        done = s.frame[depth - 1][B]
        if stage == LEADING:
            lead(s, leader)
        elif stage == PASSING:
            pass_pawn(s, leader)
        elif stage == RETURNING:
            return_senators(s)
            to_stage(s, ACADEMIES, 0)
        elif done == s.seats:
            to_stage(s, stage + 1, 0)
        else:
            s.frame[depth - 1][B] += 1
            seat = leader + done if leader + done < s.seats else leader + done - s.seats  # G-ENDTURN-2
            if stage == FOLLOWING:
                follow(s, seat)
            elif stage == PERFORMING:
                s.push(PERFORM, seat, STARTING, s.units[seat])
            elif stage == SENATES:
                senate(s, seat)
            elif stage == SEWERS:
                sewer(s, seat)
            elif s.used[seat] and s.power[seat][THINK_AFTER]:  # G-B-ACADEMY-1
                s.push(OFFER_STEP, seat, s.power[seat][THINK_AFTER])


def to_stage(s: Zones, stage: int, done: int) -> None:
    s.frame[s.depth - 1][A] = stage
    s.frame[s.depth - 1][B] = done


def lead(s: Zones, leader: int) -> None:
    """Who has no card cannot lead, and everybody sees it."""
    if s.in_hand(leader):
        to_stage(s, FOLLOWING, 1)
        s.push(LEAD_STEP, leader)
    else:
        to_stage(s, PASSING, 0)
        s.push(DISCARD_STEP, leader)


def follow(s: Zones, seat: int) -> None:
    """G-FOLLOW-4; everybody with a card is asked (G-PROTO-3)."""
    s.push(FOLLOW_STEP if s.in_hand(seat) else DISCARD_STEP, seat)


def perform(s: Zones, seat: int) -> None:
    """Units first, then clients (G-ACT-4); a held card joins the hand at the end (G-B-FOUNTAIN-5)."""
    stage = s.frame[s.depth - 1][A]
    left = s.frame[s.depth - 1][B]
    if stage == ENDING:
        s.pop()
        if s.held[seat] != NONE:
            build.release(s, seat)
    elif s.role == LEGIONARY:
        s.frame[s.depth - 1][A] = ENDING
        while client_acts(s, seat):
            left += client_actions(s, seat)
        s.push(DEMAND_STEP, seat, left)  # G-LEGION-2: one demand
    elif left:
        s.frame[s.depth - 1][B] -= 1
        patron.act(s, seat, s.role)
    elif client_acts(s, seat):
        for _ in range(client_actions(s, seat)):
            patron.act(s, seat, s.role)
    else:
        s.frame[s.depth - 1][A] = ENDING


def client_acts(s: Zones, seat: int) -> bool:
    """Marks one client that was there before this turn, has not acted and may act as the led role now (G-CLIENT-2)."""
    for role in range(ROLES):
        if s.power[seat][CLIENT_AS + role] >> s.role & 1:
            if s.clients[seat][OF + role] - s.fresh[seat][role] > s.acted[seat][role]:
                s.acted[seat][role] += 1
                return True
    return False


def client_actions(s: Zones, seat: int) -> int:
    """G-B-CIRCUSMAX-1, G-B-CIRCUSMAX-2: twice for a participant."""
    return s.power[seat][CLIENT_ACTIONS] if s.units[seat] else 1


def batch(s: Zones, seat: int) -> None:
    """The actions a completed building grants, one after the other (G-FUN-8)."""
    if s.frame[s.depth - 1][B] > 0:
        s.frame[s.depth - 1][B] -= 1
        patron.act(s, seat, s.frame[s.depth - 1][A])
    else:
        s.pop()


def senate(s: Zones, seat: int) -> None:
    """G-B-SENATE-1: asked if an opponent's Senator is there."""
    if s.grants(seat, TAKES_SENATORS):
        for other in range(s.seats):
            if other != seat and s.senator_played[other]:
                s.push(SENATE_STEP, seat)
                return


def senate_answers(s: Zones, seat: int) -> None:
    s.offer(PASS)
    for distance in range(1, s.seats):
        action = SEAT + distance - 1
        if s.senator_played[(seat + distance) % s.seats] and action > s.last():
            s.offer(action)


def senate_resolve(s: Zones, seat: int, action: int) -> None:
    if action != PASS:
        s.pick(action)
        return
    for i in range(s.picked):
        other = (seat + 1 + s.picks[i] - SEAT) % s.seats
        s.senator_played[other] = 0
        s.senators[seat] += 1
        s.tell(SenatorClaimed, seat, other)
    if s.picked == 0:
        s.decline(seat, SENATE_STEP)
    s.close()
    s.pop()


def sewer(s: Zones, seat: int) -> None:
    """G-ENDTURN-1 (b): played cards go to the pool, unless a Sewer may keep some."""
    if s.grants(seat, KEEPS_PLAYED) and s.size(s.played[seat]):
        s.push(SEWER_STEP, seat)
    else:
        clear_played(s, seat)


def clear_played(s: Zones, seat: int) -> None:
    left: u64 = s.designs(s.played[seat])
    while left:
        design = first_bit(left)
        left &= left - 1
        while s.played[seat][design]:
            s.take(s.played[seat], design)
            s.add(s.pool, design)
            s.tell(PlayedCardPooled, seat, design)


def sewer_answers(s: Zones, seat: int) -> None:
    s.offer(PASS)
    first = s.last() - CARD if s.picked else 0
    for design in range(first, DESIGNS):
        if s.played[seat][design] > s.times(CARD + design):
            s.offer(CARD + design)


def sewer_resolve(s: Zones, seat: int, action: int) -> None:
    """G-B-SEWER-1: card by card into the stockpile."""
    if action != PASS:
        s.pick(action)
        return
    count = s.close_into_loose(CARD)
    s.pop()
    if count == 0:
        s.decline(seat, SEWER_STEP)
    for i in range(count):
        s.take(s.played[seat], s.loose[i])
        s.add(s.stockpile[seat], s.loose[i])
        s.tell(PlayedCardKept, seat, s.loose[i])
        if ends.moved(s):
            return
    clear_played(s, seat)


def return_senators(s: Zones) -> None:
    """G-SEN-2."""
    for seat in range(s.seats):
        if s.senator_played[seat]:
            s.senator_played[seat] = 0
            s.pile += 1
            s.tell(SenatorReturned, seat)


def pass_pawn(s: Zones, leader: int) -> None:
    """The flags of the turn are cleared, and the next leader begins (G-TURN-1)."""
    for seat in range(s.seats):
        s.units[seat] = 0
        s.used[seat] = 0
        s.surveys[seat][CRAFTSMAN_SURVEY] = 0  # G-OUT-2: unused surveys lapse
        s.surveys[seat][ARCHITECT_SURVEY] = 0
        for role in range(ROLES):
            s.fresh[seat][role] = 0
            s.acted[seat][role] = 0
            s.shown[seat][role] = 0
            s.seen[seat][role] = 0
    s.role = NONE
    if s.turns >= TURNS:  # G-END-10
        ends.finish(s, TURNS_OUT)
        return
    s.turns += 1
    s.leader = (leader + 1) % s.seats
    s.frame[s.depth - 1][WHO] = s.leader
    to_stage(s, LEADING, 0)
    s.tell(TurnBegan, s.leader, s.turns)
