"""Phase 4: the dice, the six favors, the tax, the tokens, and the two-player rule (F-DICE, F-FAVOR, F-TAX, F-2P)."""

from ..declaration import *
from . import palace
from .zones import Zones


def roll(s: Zones, seat: int) -> None:
    """F-DICE-1: all own dice that have not been rolled this turn."""
    for _ in range(s.own[seat][DIE] - s.rolled()):
        face = s.below(s.box.die_faces)
        s.faces[face] += 1
        s.tell(DieRolled, seat, face + 1)
    s.barrier += 1


def roll_due(s: Zones, seat: int) -> None:
    """F-FAVOR-7: a player in the palace has no phase 4."""
    if s.square[seat] == s.box.last_square:
        s.become(D_FLIP)
        return
    s.become(D_FAVOR)
    if s.rolled() < s.own[seat][DIE]:
        roll(s, seat)


def answers(s: Zones, seat: int) -> None:
    """The union over the dice: nothing, each fulfilment, the tax (F-FAVOR-5)."""
    up = ~s.turned & s.box.refusable
    lowest = highest = 0
    for face in range(FACES):
        if s.faces[face]:
            highest = face + 1
            if lowest == 0:
                lowest = face + 1
    if not ~s.turned & (1 << lowest) - 1:
        s.offer(NOTHING)  # F-FAVOR-3
    start = s.count
    fulfilments(s, seat, ~s.turned & (1 << highest) - 1)
    first = FAVORS
    if s.count > start:
        first = favor_of(s.scratch[start])
    if up & (1 << highest) - 1:
        s.offer(TAX)
        return
    for face in range(FACES):
        if s.faces[face] and ~s.turned & (2 << face) - 1 and first > face:
            s.offer(TAX)  # F-FAVOR-4
            return


def fulfilments(s: Zones, seat: int, up: int) -> None:
    """Each way to fulfil one of these favors, up to the steps left (F-FAVOR-6)."""
    remaining = s.box.last_square - s.square[seat]
    if up >> CITY_WATER & 1:
        if s.own[seat][WATER]:
            s.offer(FAVOR_WATER)
        if s.own[seat][ON_AQUEDUCT]:
            s.offer(FAVOR_WATER + 1)
    for favor in range(ORGY, BATTLE + 1):
        if up >> favor & 1:
            most = min(s.own[seat][s.box.paid_with[favor]], s.box.largest[favor])
            most = min(most, (remaining + s.box.steps_per_good - 1) // s.box.steps_per_good)
            for number in range(s.box.least[favor], most + 1):
                s.offer(FAVOR_GOODS + (favor - ORGY) * MOST_PIECES + number - 1)
    if up >> FORTUNA_FAVOR & 1 and s.is_married(seat):
        s.offer(FAVOR_MARRIED)
    if up >> RELIGION & 1 and s.own[seat][VESTAL]:
        s.offer(FAVOR_VESTALS)


def can_fulfil(s: Zones, seat: int, up: int) -> bool:
    """Whether one of these favors can be fulfilled: there would be something to offer."""
    s.count = 0
    fulfilments(s, seat, up)
    return s.count > 0


def favor_of(action: int) -> int:
    """The favor card of an answer that fulfils one."""
    if action < FAVOR_GOODS:
        return CITY_WATER
    if action < FAVOR_MARRIED:
        return ORGY + (action - FAVOR_GOODS) // MOST_PIECES
    return FORTUNA_FAVOR + action - FAVOR_MARRIED


def die_for(s: Zones, seat: int, action: int) -> int:
    """The smallest die that allows an answer."""
    for face in range(FACES):
        if s.faces[face]:
            up = ~s.turned & (2 << face) - 1
            if action == NOTHING:
                if not up:
                    return face + 1
            elif action == TAX:
                if up & s.box.refusable or (up and not can_fulfil(s, seat, up)):
                    return face + 1
            elif face >= favor_of(action):
                return face + 1
    return 0


def resolve(s: Zones, seat: int, action: int) -> None:
    """Goods back to the supply, then the steps; tokens and turning follow once an arrival is settled."""
    die = die_for(s, seat, action)
    if action == NOTHING:
        s.tell(NoFavor, seat, die)
        s.become(D_FLIP)
        return
    if action == TAX:
        tax(s, seat, die)
        s.become(D_FLIP)
        return
    favor = favor_of(action)
    s.become(TOKENS_DUE, favor)
    if favor == FORTUNA_FAVOR:
        steps = s.box.steps_married
        if s.has_built(seat, PALACE):
            steps += s.box.steps_palace_bonus
    elif favor == RELIGION:
        steps = s.own[seat][VESTAL] * s.box.steps_per_vestal  # F-FAVOR-RELIGION-1: they are kept
    else:
        number = 1
        kind = s.box.paid_with[favor]
        if favor == CITY_WATER:
            if action > FAVOR_WATER:
                kind = ON_AQUEDUCT
        else:
            number = (action - FAVOR_GOODS) % MOST_PIECES + 1
        steps = number * s.box.steps_per_good
        s.give(seat, kind, number)
    s.tell(FavorUsed, seat, favor + 1, die, steps)
    palace.approach(s, seat, steps)


def tax(s: Zones, seat: int, die: int) -> None:
    """F-TAX-2: money if there is any, else one square back."""
    if s.money[seat]:
        amount = min(s.box.tax, s.money[seat])
        s.money[seat] -= amount
        s.tell(TaxPaid, seat, amount, die)
    else:
        start = s.square[seat]
        s.square[seat] = max(start - s.box.steps_back, 0)  # F-TAX-3
        s.tell(SteppedBack, seat, start, s.square[seat], die)


def take_tokens(s: Zones, seat: int) -> None:
    """F-TOKEN-1, F-FAVOR-2: all tokens, and the card is turned."""
    favor = s.about[s.depth - 1]
    tokens = s.tokens[favor]
    s.tokens[favor] = 0
    s.turned |= 1 << favor
    if tokens:
        s.tell(TokensTaken, seat, favor + 1, tokens)
    s.tell(FavorTurned, seat, favor + 1)
    s.become(D_FLIP, tokens)


def may_flip(s: Zones, seat: int) -> bool:
    """F-2P-1, F-2P-4."""
    return s.seats == 2 and seat == s.podium[0]


def flip_answers(s: Zones, seat: int) -> None:
    """F-2P-2: face-up cards without tokens."""
    s.offer(NOTHING)
    for favor in range(FAVORS):
        if not s.turned >> favor & 1 and s.tokens[favor] == 0:
            s.offer(FLIP + favor)


def flip(s: Zones, seat: int, action: int) -> None:
    s.become(DRAW_DUE, s.about[s.depth - 1])
    if action == NOTHING:
        s.tell(NothingTurned, seat)
    else:
        s.turned |= 1 << (action - FLIP)
        s.tell(FavorTurned, seat, action - FLIP + 1)
