"""Leading and following: a role and the units played for it (G-LEAD, G-FOLLOW, G-SEN, G-PET, G-B-PALACE).

The answer is compound: the role (when leading), the units in ascending order, a Senator or a petition last, then the
cards of the petition. Nothing is moved before the last of them.
"""

from ....core.native import first_bit
from ....core.types import u64
from ..declaration import *
from .zones import Zones


def answers(s: Zones, seat: int) -> None:
    if s.picked == 0:
        s.offer(THINK)
        if s.kind() == LEAD_STEP:
            for role in range(ROLES):
                if can_play(s, seat, role):
                    s.offer(ROLE + role)
            return
    if is_petition(s):
        offer_petition_cards(s, seat)
        return
    role = wanted(s)
    if role != NONE:
        offer_units(s, seat, role)


def wanted(s: Zones) -> int:
    """The role units are chosen for."""
    return s.picks[0] - ROLE if s.kind() == LEAD_STEP else s.role


def can_play(s: Zones, seat: int, role: int) -> bool:
    """G-LEAD-1, G-FOLLOW-2: whether the hand holds a unit for a role."""
    if s.senators[seat] or s.hand[seat][OF + role]:
        return True
    if s.power[seat][ANY_CARD_AS] >> role & 1 and s.orders(seat):
        return True
    for material in range(MATERIALS):
        if s.hand[seat][OF + material] >= s.power[seat][PETITION_CARDS]:
            return True
    return False


def offer_units(s: Zones, seat: int, role: int) -> None:
    """G-TERM-3. With a Palace a second and further unit, or PASS when there is one already (G-B-PALACE-1)."""
    first = 0
    if s.picked and s.last() >= PLAY:
        s.offer(PASS)
        first = s.last() - PLAY
    held: u64 = s.designs(s.hand[seat]) >> first << first
    if not s.power[seat][ANY_CARD_AS] >> role & 1:  # G-B-CIRCUS-1
        held &= s.box.designs_of[role]
    while held:
        design = first_bit(held)
        held &= held - 1
        if s.hand[seat][design] > s.times(PLAY + design):
            s.offer(PLAY + design)
    if s.senators[seat]:  # G-SEN-3: never more than one, so it is the last
        s.offer(PLAY_SENATOR)
    needed = s.power[seat][PETITION_CARDS]
    for material in range(MATERIALS):
        cards = s.hand[seat][OF + material]
        if cards >= needed and cards - played_of(s, material) >= needed:
            s.offer(PETITION + material)


def played_of(s: Zones, material: int) -> int:
    """Cards of a material among the units chosen so far."""
    found = 0
    for i in range(s.picked):
        if PLAY <= s.picks[i] < PLAY_SENATOR and s.box.material[s.picks[i] - PLAY] == material:
            found += 1
    return found


def is_petition(s: Zones) -> bool:
    for i in range(s.picked):
        if PETITION <= s.picks[i] < CARD:
            return True
    return False


def offer_petition_cards(s: Zones, seat: int) -> None:
    """Cards of the petition in ascending order, as long as the rest can still follow (G-PROTO-12)."""
    material = 0
    chosen = 0
    first = 0
    for i in range(s.picked):
        if PETITION <= s.picks[i] < CARD:
            material = s.picks[i] - PETITION
        elif CARD <= s.picks[i] < DISCARD_HAND:
            chosen += 1
            first = s.picks[i] - CARD
    held: u64 = (s.designs(s.hand[seat]) & s.box.designs_of[material]) >> first << first
    rest = 0
    left: u64 = held
    while left:
        rest += spare(s, seat, first_bit(left))
        left &= left - 1
    while held:
        design = first_bit(held)
        held &= held - 1
        copies = spare(s, seat, design)
        if copies and rest >= s.power[seat][PETITION_CARDS] - chosen:
            s.offer(CARD + design)
        rest -= copies


def spare(s: Zones, seat: int, design: int) -> int:
    """Copies in hand not chosen yet."""
    return s.hand[seat][design] - s.times(PLAY + design) - s.times(CARD + design)


def resolve(s: Zones, seat: int, action: int) -> None:
    if action == THINK:
        think(s, seat)
        return
    if action != PASS:
        s.pick(action)
        if not finished(s, seat, action):
            return
    play(s, seat)


def finished(s: Zones, seat: int, action: int) -> bool:
    if action == PLAY_SENATOR:
        return True
    if PLAY <= action < PLAY + DESIGNS:
        return not s.grants(seat, SEVERAL_UNITS)
    if CARD <= action < CARD + DESIGNS:
        chosen = 0
        for i in range(s.picked):
            if CARD <= s.picks[i] < DISCARD_HAND:
                chosen += 1
        return chosen == s.power[seat][PETITION_CARDS]
    return False


def think(s: Zones, seat: int) -> None:
    """G-LEAD, G-FOLLOW-3: at once. A leader who thinks ends the turn (G-TURN-2)."""
    if s.kind() == LEAD_STEP:
        s.frame[s.depth - 2][A] = PASSING
    s.close()
    s.pop()
    s.push(DISCARD_STEP, seat)


def play(s: Zones, seat: int) -> None:
    """The units are played, all at once."""
    units = 0
    leads = s.kind() == LEAD_STEP
    if leads:
        s.role = wanted(s)
        s.tell(RoleLed, seat, s.role)
    else:
        s.tell(RoleFollowed, seat, s.role)
    for i in range(s.picked):
        action = s.picks[i]
        if action == PLAY_SENATOR:
            units += 1
            s.senators[seat] -= 1
            s.senator_played[seat] = 1
            s.barrier += 1
            s.tell(SenatorPlayed, seat)
        elif PETITION <= action < PETITION + MATERIALS:
            units += 1
            s.tell(PetitionPlayed, seat, action - PETITION)
        elif PLAY <= action < PLAY + DESIGNS:
            units += 1
            put_down(s, seat, action - PLAY)
        elif CARD <= action < CARD + DESIGNS:
            put_down(s, seat, action - CARD)
    s.units[seat] = units
    s.close()
    s.pop()


def put_down(s: Zones, seat: int, design: int) -> None:
    """G-TERM-4: on the board until the end of the turn."""
    s.leave_hand(seat, design)
    s.add(s.played[seat], design)
    s.tell(CardPlayed, seat, design)
