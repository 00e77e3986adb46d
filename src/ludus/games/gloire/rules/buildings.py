"""Which functions are active for whom, what they add up to, and the life of a building (G-FUN, G-LIM, G-BUILD).

A function is a few figures of the Box. They are added up per seat in `power` whenever a building changes; the rules ask
`power` and never a building by its name.
"""

from __future__ import annotations

from ....core.native import first_bit, marked
from ....core.types import u64
from ..declaration import *
from . import ends
from .zones import Zones


def refresh(s: Zones) -> None:
    """G-FUN-1: the active functions and the influence of every seat."""
    public: u64 = 0
    for seat in range(s.seats):
        public |= in_state(s, seat, PUBLIC)
    s.watched = 0
    for seat in range(s.seats):
        renew(s, seat, public)
        if s.power[seat][WIN_CLIENTS]:
            s.watched = 1


def in_state(s: Zones, seat: int, bits: int) -> u64:
    """The buildings of a seat that are DONE, PUBLIC or, by SITE_MASK, unfinished."""
    return marked(s.building[seat], bits, DESIGNS)


def renew(s: Zones, seat: int, public: u64) -> None:
    found: u64 = public | in_state(s, seat, DONE)
    unfinished: u64 = in_state(s, seat, SITE_MASK)
    before: u64 = 0
    while before != found:  # G-B-GATE-1: unfinished ones too; a Gate could open another
        before = found
        left: u64 = found
        while left:
            materials = s.box.active_unfinished[first_bit(left)]
            left &= left - 1
            for material in range(MATERIALS):
                if materials >> material & 1:
                    found |= unfinished & s.box.designs_of[material]
    s.functions[seat] = found
    s.influence[seat] = s.box.start_influence  # G-LIM-1
    for material in range(MATERIALS):
        s.influence[seat] += s.sites[seat][material] * s.box.site_value[material]
    for power in range(POWERS):
        s.power[seat][power] = 0
    s.power[seat][HAND_LIMIT] = s.box.hand_limit
    s.power[seat][CLIENT_FACTOR] = 1
    s.power[seat][CLIENT_ACTIONS] = 1
    s.power[seat][OUT_ACTIONS] = s.box.out_of_town_actions
    s.power[seat][PETITION_CARDS] = s.box.petition_cards
    for role in range(ROLES):
        s.power[seat][CLIENT_AS + role] = 1 << role
    while found:
        add_up(s, seat, first_bit(found))
        found &= found - 1


def add_up(s: Zones, seat: int, design: int) -> None:
    """What one active function gives its seat."""
    for column in range(POWERS):
        if s.box.gives[design][column]:
            s.power[seat][column] = joined(s.box.joins[column], s.power[seat][column], s.box.gives[design][column])
    if s.box.gives[design][WIN_CLIENTS]:
        s.power[seat][WIN_MATERIALS] = s.box.gives[design][WIN_MATERIALS]  # of the same Forum, if it asks for none too


def joined(how: int, before: int, given: int) -> int:
    if how == ADDED:
        return before + given
    if how == TIMES:
        return before * given
    if how == EITHER:
        return before | given
    if how == MOST:
        return max(before, given)
    return min(before, given) if how == LEAST else given


def protected(s: Zones, seat: int, demander: int, zone: int) -> bool:
    """G-B-PALISADE-1, G-B-WALL-1: an active protection the demander does not ignore."""
    guards: u64 = s.functions[seat]
    while guards:
        design = first_bit(guards)
        guards &= guards - 1
        if s.box.protects[design] & zone and not is_ignored(s, demander, design):
            return True
    return False


def is_ignored(s: Zones, demander: int, design: int) -> bool:
    """G-B-BRIDGE-1: whether an active function of the demander ignores a protection."""
    active: u64 = s.functions[demander]
    while active:
        if s.box.ignores[first_bit(active)] >> design & 1:
            return True
        active &= active - 1
    return False


def accepts(s: Zones, seat: int, building: int) -> int:
    """The materials, as bits, that may be added to an own unfinished building without completing it (G-MAT-1)."""
    material = s.box.material[building]
    found = 1 << material
    if building == s.box.statue:  # G-B-STATUE-2
        found |= 1 << ((s.building[seat][building] & SITE_MASK) - 1)
    if s.power[seat][ANY_MATERIAL_ON] >> material & 1:  # G-B-ROAD-1
        found = (1 << MATERIALS) - 1
    return found | s.power[seat][MATERIAL_ON_ANY]  # G-B-TOWER-1


def under_count(s: Zones, seat: int, building: int) -> int:
    """How many materials lie under an unfinished building."""
    packed = s.under[seat][building]
    return 0 if packed == 0 else 1 if packed <= MATERIALS else 2


def would_complete(s: Zones, seat: int, building: int, role: int) -> bool:
    """G-COMPLETE-1, G-B-VILLA-1: whether one more material completes it by itself."""
    site = (s.building[seat][building] & SITE_MASK) - 1
    return under_count(s, seat, building) + 1 >= s.box.needed[site] or s.box.completing_role[building] == role


def lay(s: Zones, seat: int, design: int, site: int, out: bool) -> None:
    """A foundation and its site, in one move (G-BUILD-2, G-OUT). The card has left its zone."""
    if out:
        s.country[site] -= 1
    else:
        s.town[site] -= 1
    s.building[seat][design] = site + 1
    s.tell(FoundationLaid, seat, design, site, out)
    if s.functions[seat]:
        refresh(s)  # G-B-GATE-1
    if ends.moved(s):
        return
    if not out:
        for material in range(MATERIALS):
            if s.town[material]:
                return
        ends.finish(s, SITES_OUT)  # G-END-2: the last of all


def add(s: Zones, seat: int, design: int, building: int, source: int, role: int, complete_it: bool) -> None:
    """A card becomes material of a building, which may complete it. The card has left its zone."""
    material = s.box.material[design]
    completed = complete_it or would_complete(s, seat, building, role)
    first = s.under[seat][building]
    if first == 0:
        s.under[seat][building] = material + 1
    else:
        low = min(first, material + 1)
        high = max(first, material + 1)
        s.under[seat][building] = low + high * (MATERIALS + 1) if not completed else 0
    s.add(s.spent, design)
    s.tell(MaterialAdded, seat, design, building, source)
    if not ends.moved(s) and completed:
        complete(s, seat, building)


def complete(s: Zones, seat: int, building: int) -> None:
    """G-COMPLETE-2: materials away, site to the board, function active, ends checked, then what it grants."""
    site = (s.building[seat][building] & SITE_MASK) - 1
    s.under[seat][building] = 0
    s.building[seat][building] = DONE
    s.sites[seat][site] += 1
    refresh(s)
    s.tell(BuildingCompleted, seat, building, site)
    if not ends.moved(s):
        on_completion(s, seat, building, site)


def on_completion(s: Zones, seat: int, building: int, site: int) -> None:
    """G-FUN-6, G-FUN-7: once, before anything else of the turn."""
    if s.box.completion_ends[building]:
        ends.finish(s, CATACOMB_DONE)  # G-END-3
        return
    role = s.box.completion_role[building]
    if role == THINKING:
        s.push(OFFER_STEP, seat, s.influence[seat])
    elif role != NONE:
        s.push(BATCH, seat, role, s.influence[seat])
    if s.box.completion_takes[building]:
        s.push(PRISON_STEP, seat, site, s.box.completion_gives[building])
