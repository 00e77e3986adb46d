"""Which answers, which resolve, and on to the next question or the end (section 18 of the rules)."""

from ....core.native import face
from ..declaration import *
from . import exchange, execute, favor, military, opening, palace, privilege, rounds
from .zones import Zones


def answers(s: Zones) -> None:
    """Lists the answers to the step on top of the stack; privilege plays come last (F-PROTO-2, F-PROTO-4)."""
    step = s.step[s.depth - 1]
    seat = s.turn
    s.count = 0
    if step == D_EXEC:
        execute.answers(s, seat)
    elif step == D_SWAP:
        exchange.swap_answers(s, seat)
    elif step == D_CARD:
        exchange.choose_answers(s, seat)
    elif step == D_FAVOR:
        favor.answers(s, seat)
    elif step == D_MIL:
        military.answers(s, seat)
    elif step == D_END:
        s.offer(END)
    elif step == D_GIFT:
        execute.gift_answers(s, seat)
    elif step == D_ROLL:
        execute.roll_answers(s, seat)
    elif step == D_FLIP:
        favor.flip_answers(s, seat)
    elif step == D_KEEP:
        privilege.keep_answers(s, seat)
    elif step == D_PALACE:
        palace.answers(s, seat)
    elif step == D_LOCK:
        opening.lock_answers(s, seat)
    elif step == D_DRAFT:
        opening.draft_answers(s, seat)
    if s.hand[seat] and WINDOWS >> step & 1:
        privilege.answers(s, seat)
    s.offered = s.scratch
    s.answers = s.count
    s.listed = s.turn + 1


@face
def resolve(s: Zones, seat: int, action: int) -> None:
    """Carries one answer out."""
    step = s.step[s.depth - 1]
    s.listed = 0
    if PLAY <= action < PLAY + PRIVILEGES * PLAYS:
        privilege.play(s, seat, action)
    elif step == D_EXEC:
        execute.resolve(s, seat, action)
    elif step == D_SWAP:
        exchange.swap(s, seat, action)
    elif step == D_CARD:
        exchange.choose(s, seat, action)
    elif step == D_FAVOR:
        favor.resolve(s, seat, action)
    elif step == D_MIL:
        military.resolve(s, seat, action)
    elif step == D_END:
        rounds.end_turn(s)
    elif step == D_GIFT:
        execute.gift(s, seat, action)
    elif step == D_ROLL:
        s.pop()
        if action == ROLL_NOW:
            favor.roll(s, seat)
    elif step == D_FLIP:
        favor.flip(s, seat, action)
    elif step == D_KEEP:
        privilege.keep(s, seat, action)
    elif step == D_PALACE:
        palace.resolve(s, seat, action)
    elif step == D_LOCK:
        opening.lock(s, seat, action)
    else:
        opening.draft(s, seat, action)


def observed(s: Zones, action: int) -> int:
    """What the others see of an answer: in phase 5 the cards discarded, in the palace nothing (F-INFO-6, F-INFO-7)."""
    step = s.step[s.depth - 1]
    if step == D_PALACE:
        return KEEP
    if step == D_KEEP:
        return privilege.discarding(s, action)
    return action


def advance(s: Zones) -> None:
    """On to the next question: everything else is automatic, and so is a step whose condition no longer holds."""
    s.pending = 0
    while s.pending == 0:
        step = s.step[s.depth - 1]
        seat = s.turn
        if step == DICE_DUE:
            favor.roll_due(s, seat)
        elif step == TOKENS_DUE:
            favor.take_tokens(s, seat)
        elif step == DRAW_DUE:
            privilege.draw(s, seat)
        elif step == D_FLIP and not favor.may_flip(s, seat):
            s.become(DRAW_DUE, s.about[s.depth - 1])
        elif step == D_FAVOR and s.square[seat] == s.box.last_square:
            s.become(D_FLIP)
        elif step == D_ROLL and (s.rolled() or s.square[seat] == s.box.last_square):
            s.pop()
        elif step == OVER:
            return
        else:
            ask(s, seat, step)


def ask(s: Zones, seat: int, step: int) -> None:
    """F-PROTO-3: a single answer is given at once, unless silence would tell what the player holds (F-INFO-11)."""
    answers(s)
    if s.count == 1 and not (s.hand[seat] and WINDOWS >> step & 1):
        resolve(s, seat, s.scratch[0])
    else:
        s.pending = 1 << seat
        s.question += 1
