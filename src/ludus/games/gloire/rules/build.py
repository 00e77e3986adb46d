"""Architect and Craftsman: foundations, surveys, materials, the Stairway and the Fountain (G-BUILD, G-OUT, G-MAT).

A material and where it goes are one answer in two simple choices (G-PROTO-12).
"""

from __future__ import annotations

from ....core.native import first_bit, marked
from ....core.types import Row, u64
from ..declaration import *
from . import buildings, ends
from .zones import Zones

ONE_BIT: u64 = 1


def begin(s: Zones, seat: int) -> None:
    """G-PROTO-3: everybody with a card that might be laid is asked, others when they can do something."""
    kind = s.frame[s.depth - 1][KIND]
    if kind == FOUNTAIN_STEP:
        s.ask(seat)
        return
    if kind == CRAFTSMAN_STEP and s.held[seat] != NONE:
        release(s, seat)
    if s.orders(seat) or s.held[seat] != NONE:
        s.ask(seat)
        return
    s.count = 0
    answers(s, seat)
    if s.count > 1:
        s.ask(seat)
    else:
        s.pop()


def release(s: Zones, seat: int) -> None:
    """G-B-FOUNTAIN-5: the held card joins the hand."""
    design = s.held[seat]
    s.held[seat] = NONE
    s.add(s.hand[seat], design)
    s.tell(HeldCardJoined, seat, design)
    if s.kind() == CRAFTSMAN_STEP:
        s.frame[s.depth - 1][A] = design


def answers(s: Zones, seat: int) -> None:
    kind = s.frame[s.depth - 1][KIND]
    if kind == FOUNTAIN_STEP:
        fountain_answers(s, seat)
        return
    if s.picked:
        offer_places(s, seat, material_of(s, s.last()), s.last() < POOL)
        return
    s.offer(PASS)
    craftsman = kind == CRAFTSMAN_STEP
    if craftsman and s.grants(seat, CRAFTSMAN_FROM_DECK):
        s.offer(DRAW)
    if s.orders(seat):
        offer_foundations(s, seat)
    fitting = fits_somewhere(s, seat)
    if craftsman:
        s.offer_each(HAND, s.designs(s.hand[seat]) & made_of(s, fitting))
    else:
        opening = fits_rivals(s, seat)  # from the stockpile only (G-B-ARCHWAY-3)
        for material in range(MATERIALS):
            if s.stockpile[seat][OF + material] and (fitting | opening) >> material & 1:
                s.offer(STOCK + material)
        if s.grants(seat, ARCHITECT_FROM_POOL):
            for material in range(MATERIALS):
                if s.pool[OF + material] and fitting >> material & 1:
                    s.offer(POOL + material)
    if s.power[seat][OUT_ACTIONS] > 1 and country_left(s):  # G-PROTO-10
        s.offer(SURVEY)


def offer_foundations(s: Zones, seat: int) -> None:
    """G-BUILD-2 to G-BUILD-4, G-OUT; the Statue says on which site (G-B-STATUE-1)."""
    released = s.frame[s.depth - 1][A] if s.kind() == CRAFTSMAN_STEP else NONE
    surveyed = can_go_out(s, seat)
    statue = s.box.statue
    new: u64 = s.designs(s.hand[seat]) & ~s.designs(s.building[seat])
    if statue != NONE:
        new &= ~(ONE_BIT << statue)
    s.offer_each(LAY_IN, new & made_of(s, sites_in(s.town)))
    if not surveyed:
        new &= ONE_BIT << released if released != NONE else 0
    s.offer_each(LAY_OUT, new & made_of(s, sites_in(s.country)))
    if statue != NONE and s.hand[seat][statue] and s.building[seat][statue] == 0:
        offer_statue(s, surveyed or statue == released)


def made_of(s: Zones, materials: int) -> u64:
    """The designs of these materials (bits)."""
    found: u64 = 0
    for material in range(MATERIALS):
        if materials >> material & 1:
            found |= s.box.designs_of[material]
    return found


def offer_statue(s: Zones, out: bool) -> None:
    for site in range(MATERIALS):
        if s.town[site]:
            s.offer(STATUE_IN + site)
    if out:
        for site in range(MATERIALS):
            if s.country[site]:
                s.offer(STATUE_OUT + site)


def can_go_out(s: Zones, seat: int) -> bool:
    """G-OUT-2, G-OUT-7: a survey in reserve, or none needed."""
    return s.power[seat][OUT_ACTIONS] <= 1 or s.surveys[seat][CRAFTSMAN_SURVEY] + s.surveys[seat][ARCHITECT_SURVEY] > 0


def sites_in(sites: Row) -> int:
    """Of which materials sites are left, as bits."""
    return marked(sites, ANY, MATERIALS)


def country_left(s: Zones) -> int:
    left = 0
    for material in range(MATERIALS):
        left += s.country[material]
    return left


def fits_somewhere(s: Zones, seat: int) -> int:
    """The materials, as bits, that some unfinished building of one's own can take."""
    found = 0
    unfinished: u64 = buildings.in_state(s, seat, SITE_MASK)
    if unfinished:
        found = s.power[seat][COMPLETING]
    while unfinished:
        found |= buildings.accepts(s, seat, first_bit(unfinished))
        unfinished &= unfinished - 1
    return found


def fits_rivals(s: Zones, seat: int) -> int:
    """G-B-STAIRWAY-1 to G-B-STAIRWAY-4: materials of completed, not yet public buildings of opponents."""
    found = 0
    if s.grants(seat, OPENS_RIVALS):
        for other in range(s.seats):
            if other != seat:
                rest: u64 = closed(s, other)
                while rest:
                    found |= 1 << s.box.material[first_bit(rest)]
                    rest &= rest - 1
    return found


def closed(s: Zones, seat: int) -> u64:
    """Completed and not public."""
    return buildings.in_state(s, seat, DONE) & ~buildings.in_state(s, seat, PUBLIC)


def material_of(s: Zones, action: int) -> int:
    """The material named by the first simple choice."""
    if action >= HAND:
        return s.box.material[action - HAND]
    return action - POOL if action >= POOL else action - STOCK


def offer_places(s: Zones, seat: int, material: int, rivals: bool) -> None:
    """Where a material may go; with a Scriptorium completing is offered where it makes a difference (G-PROTO-13)."""
    role = CRAFTSMAN
    if s.kind() == ARCHITECT_STEP:
        role = ARCHITECT
    unfinished: u64 = buildings.in_state(s, seat, SITE_MASK)
    rest: u64 = unfinished
    while rest:
        design = first_bit(rest)
        rest &= rest - 1
        if buildings.accepts(s, seat, design) >> material & 1:
            s.offer(ADD + design)
    if s.power[seat][COMPLETING] >> material & 1:
        while unfinished:
            design = first_bit(unfinished)
            unfinished &= unfinished - 1
            fits = buildings.accepts(s, seat, design) >> material & 1
            if not (fits and buildings.would_complete(s, seat, design, role)):
                s.offer(COMPLETE + design)
    if rivals and s.grants(seat, OPENS_RIVALS):
        for distance in range(1, s.seats):
            other = (seat + distance) % s.seats
            s.offer_each(RIVAL + (distance - 1) * DESIGNS, closed(s, other) & s.box.designs_of[material])


def resolve(s: Zones, seat: int, action: int) -> None:
    kind = s.kind()
    if kind == FOUNTAIN_STEP:
        fountain(s, seat, action)
        return
    if STOCK <= action < ADD:
        s.pick(action)
        return
    source = s.last()
    released = s.frame[s.depth - 1][A] if kind == CRAFTSMAN_STEP else NONE
    s.close()
    s.pop()
    if action == PASS:
        s.decline(seat, kind)
    elif action == DRAW:
        s.used[seat] = 1  # G-B-ACADEMY-3: a Fountain card drawn counts
        draw(s, seat)
    elif action == SURVEY:
        s.surveys[seat][CRAFTSMAN_SURVEY if kind == CRAFTSMAN_STEP else ARCHITECT_SURVEY] += 1
        s.tell(SurveyMade, seat)
    else:
        if kind == CRAFTSMAN_STEP:
            s.used[seat] = 1
        if action < STOCK:
            design = laid(s, action)
            s.leave_hand(seat, design)
            lay(s, seat, action, design, design == released)
        elif action < RIVAL:
            design = fetch(s, seat, source)
            role = CRAFTSMAN if kind == CRAFTSMAN_STEP else ARCHITECT
            put_under(s, seat, action, design, origin(source), role)
        else:
            open_rival(s, seat, action - RIVAL, fetch(s, seat, source))


def draw(s: Zones, seat: int) -> None:
    """G-B-FOUNTAIN-1, G-B-FOUNTAIN-6."""
    design = s.draw()
    s.tell(FountainDrawn, seat, design)
    if s.top == s.bottom:
        s.add(s.hand[seat], design)
        ends.moved(s)
    else:
        s.push(FOUNTAIN_STEP, seat, design)


def laid(s: Zones, action: int) -> int:
    """The card an answer lays."""
    if action >= STATUE_IN:
        return s.box.statue
    return action - LAY_OUT if action >= LAY_OUT else action - LAY_IN


def lay(s: Zones, seat: int, action: int, design: int, free: bool) -> None:
    """Lays a card that has left its zone; out of town it uses up a survey, a Craftsman's first (G-B-ACADEMY-3)."""
    site = s.box.material[design]
    out = LAY_OUT <= action < LAY_OUT + DESIGNS or action >= STATUE_OUT
    if action >= STATUE_OUT:
        site = action - STATUE_OUT
    elif action >= STATUE_IN:
        site = action - STATUE_IN
    if out and not free and s.power[seat][OUT_ACTIONS] > 1:
        if s.surveys[seat][CRAFTSMAN_SURVEY]:
            s.surveys[seat][CRAFTSMAN_SURVEY] -= 1
            s.used[seat] = 1
        else:
            s.surveys[seat][ARCHITECT_SURVEY] -= 1
    buildings.lay(s, seat, design, site, out)


def origin(source: int) -> int:
    if source >= HAND:
        return FROM_HAND
    return FROM_POOL if source >= POOL else FROM_STOCKPILE


def fetch(s: Zones, seat: int, source: int) -> int:
    """Takes the card of the first simple choice out of its zone."""
    if source >= HAND:
        s.leave_hand(seat, source - HAND)
        return source - HAND
    if source >= POOL:
        return s.take_lowest(s.pool, source - POOL)
    return s.take_lowest(s.stockpile[seat], source - STOCK)


def put_under(s: Zones, seat: int, action: int, design: int, source: int, role: int) -> None:
    if action >= COMPLETE:
        buildings.add(s, seat, design, action - COMPLETE, source, role, True)  # G-B-SCRIPTORIUM-1
    else:
        buildings.add(s, seat, design, action - ADD, source, role, False)


def open_rival(s: Zones, seat: int, place: int, design: int) -> None:
    """G-B-STAIRWAY-1: the material lies crosswise on it, and its function is everybody's, in one move."""
    other = (seat + 1 + place // DESIGNS) % s.seats
    building = place % DESIGNS
    s.add(s.spent, design)
    s.building[other][building] |= PUBLIC
    buildings.refresh(s)
    s.tell(BuildingOpened, seat, other, building, design)
    ends.moved(s)


def fountain_answers(s: Zones, seat: int) -> None:
    """G-B-FOUNTAIN-2: what may be done with the card drawn."""
    design = s.frame[s.depth - 1][A]
    material = s.box.material[design]
    s.offer(PASS)
    nameable = s.building[seat][design] == 0  # G-BUILD-4
    out = can_go_out(s, seat)
    if nameable and design != s.box.statue:
        if s.town[material]:
            s.offer(LAY_IN + design)
        if out and s.country[material]:
            s.offer(LAY_OUT + design)
    elif nameable:
        offer_statue(s, out)
    offer_places(s, seat, material, False)
    if nameable and not out:
        if s.country[material] or (design == s.box.statue and country_left(s)):
            s.offer(HOLD)  # G-B-FOUNTAIN-5


def fountain(s: Zones, seat: int, action: int) -> None:
    design = s.frame[s.depth - 1][A]
    s.close()
    s.pop()
    if action == PASS:
        s.add(s.hand[seat], design)
        s.tell(CardKept, seat, design)
    elif action == HOLD:
        s.held[seat] = design
        s.tell(CardHeld, seat, design)
    else:
        s.barrier += 1
        if action < STOCK:
            lay(s, seat, action, design, False)
        else:
            put_under(s, seat, action, design, FROM_DECK, CRAFTSMAN)
