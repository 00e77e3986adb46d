"""The Legionary: one demand, what pool and opponents give, and the Coliseum's lions (G-LEGION, G-B-COLISEUM)."""

from ....core.native import first_bit
from ....core.types import u64
from ..declaration import *
from . import buildings, ends, laborer
from .zones import Zones


def begin(s: Zones, seat: int) -> None:
    """A demand goes on; who is to give, or has lions, is asked."""
    if s.frame[s.depth - 1][KIND] != DEMAND_STEP:
        s.ask(seat)
    elif s.frame[s.depth - 1][B] > ASKING:
        go_on(s, seat)
    elif s.frame[s.depth - 1][A] > 0 and s.orders(seat) > seen_in_all(s, seat):
        s.ask(seat)
    else:
        s.pop()


def answers(s: Zones, seat: int) -> None:
    kind = s.frame[s.depth - 1][KIND]
    if kind == DEMAND_STEP:
        demand_answers(s, seat)
    elif kind == GIVE_STEP:
        give_answers(s, seat)
    else:
        lions_answers(s, seat)


def resolve(s: Zones, seat: int, action: int) -> None:
    kind = s.frame[s.depth - 1][KIND]
    if kind == DEMAND_STEP:
        demand_resolve(s, seat, action)
    elif kind == GIVE_STEP:
        give_resolve(s, seat, action)
    else:
        lions_resolve(s, seat, action)


def go_on(s: Zones, seat: int) -> None:
    """G-LEGION-9: each opponent clockwise with hand and stockpile, then the lions; the stages count them."""
    stage = s.frame[s.depth - 1][B]
    s.frame[s.depth - 1][B] += 1
    done = stage - FROM_OPPONENTS  # hands and stockpiles that have been dealt with
    distance = 1 + done // ZONES_DEMANDED
    if distance < s.seats:
        if reaches(s, seat, distance):
            if done % ZONES_DEMANDED == 0:
                demand_from_hand(s, seat, (seat + distance) % s.seats)
            else:
                demand_from_stockpile(s, seat, (seat + distance) % s.seats)
    elif done == (s.seats - 1) * ZONES_DEMANDED:
        if s.power[seat][DEMAND_CLIENTS] and lions(s, seat):
            s.push(LIONS_STEP, seat)
    else:
        for material in range(MATERIALS):
            s.demanded[material] = 0
        s.pop()


def seen_in_all(s: Zones, seat: int) -> int:
    """Cards of a hand that everybody knows were shown this turn; the question must tell no more than that."""
    found = 0
    for material in range(MATERIALS):
        found += s.seen[seat][material]
    return found


def reaches(s: Zones, seat: int, distance: int) -> bool:
    """G-LEGION-8, G-B-BRIDGE-2."""
    return distance == 1 or distance == s.seats - 1 or s.grants(seat, REACHES_ALL)


def demand_answers(s: Zones, seat: int) -> None:
    """Each card shown by its material, in ascending order (G-RULING-43, G-LEGION-3, G-LEGION-11)."""
    s.offer(PASS)
    first = s.last() - TAKE if s.picked else 0
    if s.picked < s.frame[s.depth - 1][A]:
        for material in range(first, MATERIALS):
            if s.hand[seat][OF + material] - s.shown[seat][material] > s.times(TAKE + material):
                s.offer(TAKE + material)


def demand_resolve(s: Zones, seat: int, action: int) -> None:
    if action != PASS:
        s.pick(action)
        return
    if s.picked == 0:
        s.close()
        s.pop()
        s.decline(seat, DEMAND_STEP)
        return
    for i in range(s.picked):
        s.demanded[s.picks[i] - TAKE] += 1
    s.close()
    s.barrier += 1
    s.frame[s.depth - 1][B] = FROM_OPPONENTS
    for material in range(MATERIALS):
        if s.demanded[material]:
            s.shown[seat][material] += s.demanded[material]
            s.seen[seat][material] += s.demanded[material]
            s.known[seat][material] = max(s.known[seat][material], s.seen[seat][material])
            s.tell(MaterialDemanded, seat, material, s.demanded[material])
    for material in range(MATERIALS):  # G-LEGION-5
        for _ in range(min(s.demanded[material] * s.box.demand_pool, s.pool[OF + material])):
            design = s.take_lowest(s.pool, material)
            if laborer.stock(s, seat, design, FROM_POOL):
                return


def demand_from_hand(s: Zones, seat: int, other: int) -> None:
    """G-PROTO-3, G-RULING-41: who is asked, and who gives all he has without a question."""
    if buildings.protected(s, other, seat, KEEPS_HAND):
        if s.orders(other):
            s.push(GIVE_STEP, other, seat)
        return
    for material in range(MATERIALS):
        if s.demanded[material] and s.hand[other][OF + material] >= s.demanded[material] * s.box.demand_hand:
            s.push(GIVE_STEP, other, seat)
            return
    given = 0
    held: u64 = s.designs(s.hand[other])
    while held:
        design = first_bit(held)
        held &= held - 1
        if s.demanded[s.box.material[design]]:
            while s.hand[other][design]:
                given += 1
                if give(s, other, seat, design):
                    return
    if given == 0:
        s.tell(NothingGiven, other, seat)  # G-LEGION-7


def give_answers(s: Zones, seat: int) -> None:
    """Cards in ascending order: the number per material is fixed, or for a protected seat the most it may give."""
    demander = s.frame[s.depth - 1][A]
    free = buildings.protected(s, seat, demander, KEEPS_HAND)
    if free:
        s.offer(PASS)
    first = s.last() - CARD if s.picked else 0
    for material in range(MATERIALS):
        s.left[material] = min(s.demanded[material] * s.box.demand_hand, s.hand[seat][OF + material])
    for i in range(s.picked):
        s.left[s.box.material[s.picks[i] - CARD]] -= 1
    for design in range(first, DESIGNS):
        if s.left[s.box.material[design]] and s.hand[seat][design] > s.times(CARD + design):
            s.offer(CARD + design)
            if not free and forced(s, seat, design):
                return  # without it, and all before it, too few would be left


def forced(s: Zones, seat: int, design: int) -> bool:
    """Whether the cards after a design could not make up the number of its material (G-PROTO-12)."""
    material = s.box.material[design]
    after = 0
    for other in range(design + 1, DESIGNS):
        if s.box.material[other] == material:
            after += s.hand[seat][other]
    return after < s.left[material]


def give_resolve(s: Zones, seat: int, action: int) -> None:
    demander = s.frame[s.depth - 1][A]
    if action != PASS:
        s.pick(action)
        for material in range(MATERIALS):
            s.left[material] = min(s.demanded[material] * s.box.demand_hand, s.hand[seat][OF + material])
        for i in range(s.picked):
            s.left[s.box.material[s.picks[i] - CARD]] -= 1
        if not can_give_more(s, seat):
            give_all(s, seat, demander)
    elif s.picked:
        give_all(s, seat, demander)
    else:
        s.close()
        s.pop()
        s.tell(NothingGiven, seat, demander)


def can_give_more(s: Zones, seat: int) -> bool:
    """Whether a card in hand, not before the last one named, may still be named."""
    for design in range(s.last() - CARD, DESIGNS):
        if s.left[s.box.material[design]] and s.hand[seat][design] > s.times(CARD + design):
            return True
    return False


def give_all(s: Zones, seat: int, demander: int) -> None:
    """The named cards leave the hand together, one move each. The pop comes first: a move may end the game."""
    count = s.close_into_loose(CARD)
    s.pop()
    for i in range(count):
        if give(s, seat, demander, s.loose[i]):
            return


def give(s: Zones, seat: int, demander: int, design: int) -> bool:
    """G-LEGION-6: into the demander's stockpile; whether that ended the game."""
    s.leave_hand(seat, design)
    s.add(s.stockpile[demander], design)
    s.tell(CardGiven, seat, design, demander)
    return ends.moved(s)


def demand_from_stockpile(s: Zones, seat: int, other: int) -> None:
    """G-B-BRIDGE-3, G-B-BRIDGE-4."""
    each = s.power[seat][DEMAND_STOCK]
    if each == 0 or buildings.protected(s, other, seat, KEEPS_STOCKPILE):
        return
    for material in range(MATERIALS):
        for _ in range(min(s.demanded[material] * each, s.stockpile[other][OF + material])):
            design = s.take_lowest(s.stockpile[other], material)
            s.add(s.stockpile[seat], design)
            s.tell(StockLost, other, design, seat)
            if ends.moved(s):
                return


def lions(s: Zones, seat: int) -> bool:
    """Whether there is room and a client to take (G-B-COLISEUM-3)."""
    if s.vault_room(seat) <= 0:
        return False
    for distance in range(1, s.seats):
        for role in range(ROLES):
            if prey(s, seat, distance, role):
                return True
    return False


def prey(s: Zones, seat: int, distance: int, role: int) -> int:
    """G-B-COLISEUM-1, -2, -4, -6: how many clients of a colour may be taken from one opponent."""
    other = (seat + distance) % s.seats
    if s.demanded[role] == 0 or s.clients[other][OF + role] == 0 or not reaches(s, seat, distance):
        return 0
    if buildings.protected(s, other, seat, KEEPS_CLIENTELE):
        return 0
    return min(s.demanded[role] * s.power[seat][DEMAND_CLIENTS], s.clients[other][OF + role])


def lions_answers(s: Zones, seat: int) -> None:
    s.offer(PASS)
    first = s.last() if s.picked else LION
    if s.picked < s.vault_room(seat):
        for distance in range(1, s.seats):
            for role in range(ROLES):
                action = LION + (distance - 1) * ROLES + role
                if action >= first and prey(s, seat, distance, role) > s.times(action):
                    s.offer(action)


def lions_resolve(s: Zones, seat: int, action: int) -> None:
    if action != PASS:
        s.pick(action)
        return
    count = s.close_into_loose(LION)
    s.pop()
    if count == 0:
        s.decline(seat, LIONS_STEP)
    for i in range(count):
        if throw(s, seat, (seat + 1 + s.loose[i] // ROLES) % s.seats, s.loose[i] % ROLES):
            return


def throw(s: Zones, seat: int, other: int, role: int) -> bool:
    """G-B-COLISEUM-5, -7: a client into the vault; an old one if there is one."""
    design = s.take_lowest(s.clients[other], role)
    s.fresh[other][role] = min(s.fresh[other][role], s.clients[other][OF + role])
    s.acted[other][role] = min(s.acted[other][role], s.clients[other][OF + role] - s.fresh[other][role])
    s.add(s.vault[seat], design)
    s.tell(ClientLost, other, design, seat)
    return ends.moved(s)
