"""Quick good sense: what a seat's things are worth, which answers look good in playouts. No rule depends on it."""

import math

from ....core.native import face, first_bit
from ....core.types import u64
from ..declaration import *
from ..rules import build, buildings
from ..rules.zones import Zones


@face
def asked_for(s: Zones) -> int:
    """The kind of question asked."""
    return s.kind()


@face
def worth(s: Zones, seat: int) -> float:
    """What a seat has, in points it may come to: influence, vault, buildings, clients, stockpile, hand."""
    rest = s.top - s.bottom
    time = min(rest, 80) / 80.0
    soon = min(rest, 12) / 12.0
    total = 1.3 * s.influence[seat]
    for material in range(MATERIALS):
        total += (s.box.value[material] + 0.3) * s.vault[seat][OF + material]
        clients = min(s.clients[seat][OF + material], 5)
        total += 0.1 * client_lure(material) * time * (clients - 0.1 * clients * (clients - 1))
    total += stock_worth(s, seat) * soon
    unfinished = 0
    left: u64 = s.designs(s.building[seat]) | s.designs(s.hand[seat])
    while left:
        design = first_bit(left)
        left &= left - 1
        if s.building[seat][design] & DONE:
            total += s.box.vp[design] + 0.1 * s.box.lure[design] * time
        elif s.building[seat][design]:
            total += site_worth(s, seat, design, time) * soon * (1.0 - 0.12 * min(unfinished, 6))
            unfinished += 1
        if s.hand[seat][design]:
            total += card_worth(s, seat, design) * soon * s.hand[seat][design]
    total += hand_worth(s, seat) * soon
    if s.surveys[seat][CRAFTSMAN_SURVEY] + s.surveys[seat][ARCHITECT_SURVEY]:
        total += 0.2
    return total


def hand_worth(s: Zones, seat: int) -> float:
    """Things to play, whatever they are: a few are needed, more than the limit hardly."""
    cards = s.in_hand(seat)
    full = s.power[seat][HAND_LIMIT]
    total = 0.4 * min(cards, 3) + 0.25 * max(min(cards, full) - 3, 0) + 0.06 * max(min(cards - full, 3), 0)
    return total + 0.3 * min(s.senators[seat], 1) + 0.05 * s.senators[seat]


def stock_worth(s: Zones, seat: int) -> float:
    """Materials that may be sold, the dearest first; a Wall and a Forum like any."""
    total = 0.0
    room = max(s.vault_room(seat), 0)
    for i in range(MATERIALS):
        material = MATERIALS - 1 - i
        number = s.stockpile[seat][OF + material]
        sold = min(number, room)
        room -= sold
        total += 0.4 * s.box.value[material] * sold + 0.15 * (number - sold)
        if s.power[seat][WIN_CLIENTS]:
            total += 0.7 * (min(number, 1) + min(s.clients[seat][OF + material], 1))
    return total


def promise(s: Zones, design: int, site: int, time: float) -> float:
    """What a building brings once it is completed."""
    return 1.3 * s.box.site_value[site] + s.box.vp[design] + 0.1 * s.box.lure[design] * time


def site_worth(s: Zones, seat: int, design: int, time: float) -> float:
    """An unfinished building: the part that is done, and the materials at hand for the rest."""
    site = (s.building[seat][design] & SITE_MASK) - 1
    done = buildings.under_count(s, seat, design)
    needed = s.box.needed[site]
    missing = needed - done
    fitting = buildings.accepts(s, seat, design) | s.power[seat][COMPLETING]
    stock = 0
    cards = 0
    for material in range(MATERIALS):
        if fitting >> material & 1:
            stock += s.stockpile[seat][OF + material]
            cards += s.hand[seat][OF + material]
    if s.box.completing_role[design] == ARCHITECT and stock:
        missing = 1
        done = needed - 1
    stock = min(stock, missing)
    cards = min(cards, missing - stock)
    value = promise(s, design, site, time)
    if s.box.completion_ends[design] and not ahead(s, seat):
        value = 0.5
    return value * (0.8 * (1 + done) + 0.4 * stock + 0.25 * cards) / (needed + 1)


@face
def card_worth(s: Zones, seat: int, design: int) -> float:
    """A card in hand: perhaps a foundation."""
    site = s.box.material[design]
    if s.building[seat][design] == 0 and s.town[site]:
        return 0.04 * promise(s, design, site, 1.0)
    return 0.0


def client_lure(role: int) -> int:
    """How useful a client of a role is, in tenths of a point."""
    if role == ARCHITECT or role == PATRON:
        return 20
    if role == MERCHANT or role == CRAFTSMAN:
        return 17
    return 15 if role == LABORER else 11


def ahead(s: Zones, seat: int) -> bool:
    """Whether a seat leads by what everybody sees: influence, and vaults by their size."""
    mine = s.influence[seat] + 2 * s.size(s.vault[seat])
    for other in range(s.seats):
        if other != seat and s.influence[other] + 2 * s.size(s.vault[other]) + 2 >= mine:
            return False
    return True


def suggest(s: Zones, seat: int, roll: u64) -> int:
    """One of the answers listed in the scratch, the better the likelier."""
    kind = s.kind()
    best = 0
    most = -1000
    for i in range(s.count):
        noise = roll >> (i * 5 % 60) & 7
        value = appeal(s, seat, kind, s.scratch[i]) + noise
        if value > most:
            most = value
            best = i
    return s.scratch[best]


def appeal(s: Zones, seat: int, kind: int, action: int) -> int:
    """How good an answer looks; an action of a role is worth about 8."""
    if kind == LEAD_STEP or kind == FOLLOW_STEP:
        return unit_appeal(s, seat, kind, action)
    if kind == ARCHITECT_STEP or kind == CRAFTSMAN_STEP or kind == FOUNTAIN_STEP:
        return build_appeal(s, seat, kind, action)
    if kind == THINK_STEP:
        if action == SENATOR:
            return 8 if s.senators[seat] == 0 else 3
        return 2 * (s.power[seat][HAND_LIMIT] - s.in_hand(seat)) if action == FILL else 2
    if kind == GIVE_STEP:
        return 20 if action == PASS else 10 - s.box.lure[action - CARD] // 4
    if kind == DISCARD_STEP or kind == PRISON_STEP:
        return 9 if action == PASS else 0
    if action == PASS:
        return -20
    if kind == BATH_STEP:
        return useful(s, seat, action - ROLE)
    if kind == PATRON_STEP and action == DRAW and s.scratch[s.count - 2] >= TAKE:
        return -10  # G-B-BAR-4: it would close the pool
    if kind == LIONS_STEP or kind == SENATE_STEP or kind == SEWER_STEP or action == DRAW:
        return 6
    if TAKE <= action < TAKE + MATERIALS:
        return take_appeal(s, seat, kind, action - TAKE)
    if CARD <= action < CARD + DESIGNS:
        return take_appeal(s, seat, kind, s.box.material[action - CARD]) - s.box.lure[action - CARD] // 4
    return 0


def unit_appeal(s: Zones, seat: int, kind: int, action: int) -> int:
    """A role by what can be done with it; cheap cards before a Senator, a petition last."""
    if action == THINK:
        return 3 + 2 * max(s.power[seat][HAND_LIMIT] - s.in_hand(seat), 0)
    if action < PLAY:
        return 4 if action == PASS else useful(s, seat, action - ROLE)
    value = useful(s, seat, s.role) if kind == FOLLOW_STEP and s.picked == 0 else 8
    if action < PLAY_SENATOR:
        return value - s.box.lure[action - PLAY] // 8
    if action >= CARD:
        return value - s.box.lure[action - CARD] // 8
    return value - 2 if action == PLAY_SENATOR else value - 6


def useful(s: Zones, seat: int, role: int) -> int:
    """How much an action of a role can do now, the clients of the role included."""
    value = 3 * min(s.clients[seat][OF + role], 3)
    if role == LABORER:
        if s.size(s.pool) == 0:
            return 0
        fitting = build.fits_somewhere(s, seat)
        for material in range(MATERIALS):
            if s.pool[OF + material] and fitting >> material & 1 and s.stockpile[seat][OF + material] == 0:
                return value + 12
        return value + 7
    if role == PATRON:
        return value + 11 if s.size(s.pool) and s.clientele_room(seat) > 0 else 0
    if role == LEGIONARY:
        for material in range(MATERIALS):
            if s.pool[OF + material] and s.hand[seat][OF + material]:
                return value + 8
        return value + 5
    if role == MERCHANT:
        if s.vault_room(seat) <= 0 or s.size(s.stockpile[seat]) == 0:
            return 0
        return value + 9 + 2 * min(s.size(s.stockpile[seat]), 3)
    fitting = build.fits_somewhere(s, seat)
    for material in range(MATERIALS):
        if fitting >> material & 1:
            if s.hand[seat][OF + material] if role == CRAFTSMAN else s.stockpile[seat][OF + material]:
                return value + 14
    if s.designs(s.hand[seat]) & ~s.designs(s.building[seat]) & build.made_of(s, build.sites_in(s.town)):
        return value + 9 - 6 * started(s, seat)
    return value - 4


def started(s: Zones, seat: int) -> int:
    """Buildings begun and not completed: more than a few are never finished."""
    found = 0
    left: u64 = buildings.in_state(s, seat, SITE_MASK)
    while left:
        left &= left - 1
        found += 1
    return found


def take_appeal(s: Zones, seat: int, kind: int, material: int) -> int:
    """A material or client by what it is good for."""
    if kind == PATRON_STEP:
        return client_lure(material) // 2 - 3 * s.clients[seat][OF + material]
    fits = build.fits_somewhere(s, seat) >> material & 1
    if kind == MERCHANT_STEP:
        return 4 * s.box.value[material] - 4 * fits
    value = 2 * s.box.value[material] + 7 * fits
    if kind == DEMAND_STEP and s.pool[OF + material]:
        value += 6
    return value


def build_appeal(s: Zones, seat: int, kind: int, action: int) -> int:
    """Completing comes first, then materials, then foundations."""
    if action == PASS:
        return 3 if kind == FOUNTAIN_STEP else 0
    if action < LAY_IN:
        return 6
    if action < STOCK:
        if action >= STATUE_IN:
            return 10 - 6 * started(s, seat)
        design = action - LAY_OUT if action >= LAY_OUT else action - LAY_IN
        if s.box.completion_ends[design]:
            return 2
        return 6 + 2 * s.box.site_value[s.box.material[design]] + s.box.lure[design] // 8 - 6 * started(s, seat)
    if action < HAND:
        return 16
    if action < ADD:
        return 14 - s.box.lure[action - HAND] // 8
    if action >= SURVEY:
        return -2
    if action >= RIVAL:
        return 0
    role = CRAFTSMAN
    if kind == ARCHITECT_STEP:
        role = ARCHITECT
    design = action - COMPLETE if action >= COMPLETE else action - ADD
    if action >= COMPLETE or buildings.would_complete(s, seat, design, role):
        if s.box.completion_ends[design]:
            return 30 if ahead(s, seat) else -10
        return 12 + 4 * s.box.site_value[s.box.material[design]] + s.box.lure[design] // 8
    return 10 + 4 * buildings.under_count(s, seat, design)


def estimate(s: Zones) -> None:
    """Each seat's chance to win as a turn begins; surer towards the end."""
    warmth = 2.5 + 0.06 * (s.top - s.bottom)
    first = worth(s, 0)
    total = 0.0
    for seat in range(s.seats):
        s.chance[seat] = math.exp(((first if seat == 0 else worth(s, seat)) - first) / warmth)
        total += s.chance[seat]
    for seat in range(s.seats):
        s.shares[seat] += s.chance[seat] / total
