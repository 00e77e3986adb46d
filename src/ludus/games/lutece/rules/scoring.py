"""The four parts of the score and the winner (L-SCORE, L-WIN). All of it can be known at any time."""

from ....core.native import first_bit
from ....core.types import u64
from ..declaration import *
from .zones import Zones


def score(s: Zones) -> None:
    """Fills `points` and `total` as if the game ended now."""
    clear(s)
    characters: u64 = owned(s, 0, CHARACTERS)
    locations: u64 = owned(s, CHARACTERS, LOCATIONS)
    markets: u64 = locations & s.box.markets
    count(s, 0, characters)
    count(s, CHARACTERS, locations)
    for resource in range(RESOURCES):
        majority(s, resource)
    bonuses(s, 0, characters)
    bonuses(s, CHARACTERS, locations ^ markets)
    for seat in range(s.seats):
        for resource in range(RESOURCES):
            s.spare[resource] = s.controlled[seat][resource]
        s.points[seat][INFLUENCE] += most_markets(s, seat, markets)
        s.points[seat][FORTUNE] = s.purse[seat] // s.box.fortune_divisor  # L-SCORE-16
        s.total[seat] = 0
        for part in range(PARTS):
            s.total[seat] += s.points[seat][part]


def clear(s: Zones) -> None:
    for seat in range(s.seats):
        s.cards[seat] = s.romans[seat] = 0
        for part in range(PARTS):
            s.points[seat][part] = 0
        for resource in range(RESOURCES):
            s.controlled[seat][resource] = s.best[seat][resource] = s.lowest[seat][resource] = 0


def owned(s: Zones, first: int, count: int) -> u64:
    """Which of so many cards from one on lie in front of somebody, as bits: few do, and only those are looked at."""
    found: u64 = 0
    held: u64 = 0
    for i in range(count):
        held = s.place[first + i] < SEATS
        found |= held << i
    return found


def count(s: Zones, first: int, left: u64) -> None:
    """Units, highest and lowest Talent per Resource, cards, and Roman Influence Locations of every seat."""
    while left:
        card = first + first_bit(left)
        left &= left - 1
        seat = s.place[card]
        s.cards[seat] += 1
        s.romans[seat] += s.box.roman[card]
        resource = s.box.resource[card]
        amount = s.box.amount[card]
        if s.host[card] != NONE:
            resource = s.box.resource[s.host[card]]
            amount = 1  # L-APP-2: one, even if the host gives two
        if resource == NONE:
            continue
        s.controlled[seat][resource] += amount
        talent = s.box.talent[card]
        if talent:
            s.best[seat][resource] = max(s.best[seat][resource], talent)
            if s.lowest[seat][resource] == 0 or talent < s.lowest[seat][resource]:
                s.lowest[seat][resource] = talent


def majority(s: Zones, resource: int) -> None:
    """L-SCORE-1 to L-SCORE-7, for one Resource: who holds it, and what it is worth to everybody."""
    zero = 0
    first = NONE
    holders = 0
    for seat in range(s.seats):
        if s.controlled[seat][resource] == 0:
            zero += 1
            continue
        order = 1 if first == NONE else ahead(s, seat, first, resource)
        if order > 0:
            first = seat
            holders = 1 << seat
        elif order == 0:
            holders |= 1 << seat  # L-RULING-26
    last = NONE
    losers = 0
    for seat in range(s.seats):  # L-SCORE-4, L-SCORE-6: a holder of the majority is out of the comparison
        if zero == 0 and not holders >> seat & 1:
            order = 1 if last == NONE else behind(s, seat, last, resource)
            if order > 0:
                last = seat
                losers = 1 << seat
            elif order == 0:
                losers |= 1 << seat
    s.holders[resource] = holders
    for seat in range(s.seats):
        if holders == 0:
            worth = 0  # L-SCORE-7
        elif holders >> seat & 1:
            worth = s.box.majority_vp
        elif s.controlled[seat][resource] == 0 or losers >> seat & 1:
            worth = s.box.minority_vp
        else:
            worth = s.box.middle_vp
        s.worth[seat][resource] = worth
        s.points[seat][MAJORITY] += worth


def ahead(s: Zones, seat: int, other: int, resource: int) -> int:
    """L-SCORE-2: above 0 for more units, or for the highest Talent that the other cannot match; 0 if all are equal."""
    if s.controlled[seat][resource] != s.controlled[other][resource]:
        return s.controlled[seat][resource] - s.controlled[other][resource]
    if s.best[seat][resource] != s.best[other][resource]:
        return s.best[seat][resource] - s.best[other][resource]
    for talent in range(s.best[seat][resource], 0, -1):
        more = talents(s, seat, resource, talent) - talents(s, other, resource, talent)
        if more:
            return more
    return 0


def behind(s: Zones, seat: int, other: int, resource: int) -> int:
    """L-SCORE-4: above 0 for fewer units, or for the lowest Talent that the other cannot match; 0 if all are equal."""
    if s.controlled[seat][resource] != s.controlled[other][resource]:
        return s.controlled[other][resource] - s.controlled[seat][resource]
    if s.lowest[seat][resource] != s.lowest[other][resource]:
        return s.lowest[other][resource] - s.lowest[seat][resource]
    for talent in range(s.lowest[seat][resource], max(s.best[seat][resource], s.best[other][resource]) + 1):
        more = talents(s, seat, resource, talent) - talents(s, other, resource, talent)
        if more:
            return more
    return 0


def talents(s: Zones, seat: int, resource: int, talent: int) -> int:
    """How many cards of a Resource with this very Talent somebody owns (L-RULING-26)."""
    total = 0
    for card in range(CARDS):
        if s.place[card] == seat and s.box.talent[card] == talent:
            giver = card if s.host[card] == NONE else s.host[card]
            if s.box.resource[giver] == resource:
                total += 1
    return total


def bonuses(s: Zones, first: int, left: u64) -> None:
    """What cards score at the end, Markets apart (L-SCORE-8 to L-SCORE-10, L-SCORE-13 to L-SCORE-15)."""
    while left:
        card = first + first_bit(left)
        left &= left - 1
        seat = s.place[card]
        role = s.box.role[card]
        if role == BONUS_RESOURCE or role == BONUS_FAMILY:
            s.points[seat][PRESTIGE] += prize(s, seat, card)
        elif role == BONUS_ROMAN:
            s.points[seat][INFLUENCE] += prize(s, seat, card)
        s.points[seat][INFLUENCE] += s.box.vp[card]


def prize(s: Zones, seat: int, card: int) -> int:
    """What a card brings for the others its owner has, once they are counted."""
    role = s.box.role[card]
    if role == BONUS_RESOURCE:
        return s.box.bonus_base[card] + s.controlled[seat][s.box.bonus[card]]
    if role == BONUS_ROMAN:
        return s.box.bonus_base[card] + s.romans[seat]
    if role != BONUS_FAMILY:
        return 0
    points = s.box.bonus_base[card]
    for other in range(CARDS):
        if s.place[other] == seat and s.box.family[other] == s.box.family[card] and s.box.role[other] != APPRENTICE:
            points += 1  # L-SCORE-9, L-APP-6
    return points


def most_markets(s: Zones, seat: int, left: u64) -> int:
    """L-SCORE-11, L-SCORE-12: the best points of a seat's Markets among those left, with the units still to spend."""
    while left:
        card = CHARACTERS + first_bit(left)
        left &= left - 1
        if s.place[card] == seat:
            without = most_markets(s, seat, left)
            fits = True
            for resource in range(RESOURCES):
                if s.box.requires[card][resource] > s.spare[resource]:
                    fits = False
            if not fits:
                return without
            spend(s, card, 1)
            filled = s.box.vp[card] + most_markets(s, seat, left)
            spend(s, card, -1)
            return max(filled, without)
    return 0


def spend(s: Zones, card: int, times: int) -> None:
    for resource in range(RESOURCES):
        s.spare[resource] -= times * s.box.requires[card][resource]


def beats(s: Zones, seat: int, other: int) -> int:
    """L-WIN-1 to L-WIN-4: above 0 if a seat comes before another, 0 if they share."""
    if s.total[seat] != s.total[other]:
        return s.total[seat] - s.total[other]
    if s.purse[seat] != s.purse[other]:
        return s.purse[seat] - s.purse[other]
    return s.cards[seat] - s.cards[other]
