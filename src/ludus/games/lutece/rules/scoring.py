"""The four parts of the score and the winner (L-SCORE, L-WIN). All of it can be known at any time."""

from ..declaration import *
from .zones import Zones


def score(s: Zones) -> None:
    """Fills `points` and `total` as if the game ended now."""
    count(s)
    for seat in range(s.seats):
        for part in range(PARTS):
            s.points[seat][part] = 0
    for resource in range(RESOURCES):
        majority(s, resource)
    for card in range(CARDS):
        if s.place[card] < SEATS:
            bonus(s, s.place[card], card)
    for seat in range(s.seats):
        for resource in range(RESOURCES):
            s.spare[resource] = s.controlled[seat][resource]
        s.points[seat][INFLUENCE] += most_markets(s, seat, CHARACTERS)
        s.points[seat][FORTUNE] = s.purse[seat] // s.box.fortune_divisor  # L-SCORE-16
        s.total[seat] = 0
        for part in range(PARTS):
            s.total[seat] += s.points[seat][part]


def count(s: Zones) -> None:
    """Units, highest and lowest Talent per Resource, cards, and Roman Influence Locations of every seat."""
    for seat in range(s.seats):
        s.cards[seat] = s.romans[seat] = 0
        for resource in range(RESOURCES):
            s.controlled[seat][resource] = s.best[seat][resource] = s.lowest[seat][resource] = 0
    for card in range(CARDS):
        seat = s.place[card]
        if seat >= SEATS:
            continue
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
    """L-SCORE-1 to L-SCORE-7, for one Resource."""
    most = NONE
    zero = 0
    for seat in range(s.seats):
        if s.controlled[seat][resource] == 0:
            zero += 1
        elif most == NONE or ahead(s, seat, most, resource):
            most = seat
    if most == NONE:
        return  # L-SCORE-7
    fewest = NONE
    for seat in range(s.seats):  # L-SCORE-4, L-SCORE-6: the holder of the majority is out of the comparison
        if zero == 0 and seat != most and (fewest == NONE or behind(s, seat, fewest, resource)):
            fewest = seat
    for seat in range(s.seats):
        if seat == most:
            s.points[seat][MAJORITY] += s.box.majority_vp
        elif s.controlled[seat][resource] == 0 or seat == fewest:
            s.points[seat][MAJORITY] += s.box.minority_vp
        else:
            s.points[seat][MAJORITY] += s.box.middle_vp


def ahead(s: Zones, seat: int, other: int, resource: int) -> bool:
    """L-SCORE-2: more units, or the highest Talent."""
    if s.controlled[seat][resource] != s.controlled[other][resource]:
        return s.controlled[seat][resource] > s.controlled[other][resource]
    return s.best[seat][resource] > s.best[other][resource]


def behind(s: Zones, seat: int, other: int, resource: int) -> bool:
    """L-SCORE-4: fewer units, or the lowest Talent."""
    if s.controlled[seat][resource] != s.controlled[other][resource]:
        return s.controlled[seat][resource] < s.controlled[other][resource]
    return s.lowest[seat][resource] < s.lowest[other][resource]


def bonus(s: Zones, seat: int, card: int) -> None:
    """What one card scores at the end, Markets apart (L-SCORE-8 to L-SCORE-10, L-SCORE-13 to L-SCORE-15)."""
    role = s.box.role[card]
    if role == BONUS_RESOURCE:
        s.points[seat][PRESTIGE] += s.box.bonus_base[card] + s.controlled[seat][s.box.bonus[card]]
    elif role == BONUS_FAMILY:
        s.points[seat][PRESTIGE] += s.box.bonus_base[card]
        for other in range(CARDS):
            if s.place[other] == seat and s.box.family[other] == s.box.family[card] and s.box.role[other] != APPRENTICE:
                s.points[seat][PRESTIGE] += 1  # L-SCORE-9, L-APP-6
    elif role == BONUS_ROMAN:
        s.points[seat][INFLUENCE] += s.box.bonus_base[card] + s.romans[seat]
    if role != MARKET:
        s.points[seat][INFLUENCE] += s.box.vp[card]


def most_markets(s: Zones, seat: int, first: int) -> int:
    """L-SCORE-11, L-SCORE-12: the best points of the Markets from a card on, with the units still to spend."""
    for card in range(first, CARDS):
        if s.place[card] == seat and s.box.role[card] == MARKET:
            without = most_markets(s, seat, card + 1)
            fits = True
            for resource in range(RESOURCES):
                if s.box.requires[card][resource] > s.spare[resource]:
                    fits = False
            if not fits:
                return without
            spend(s, card, 1)
            filled = s.box.vp[card] + most_markets(s, seat, card + 1)
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


def place(s: Zones, seat: int) -> int:
    """1, and one more for everybody who comes before a seat."""
    found = 1
    for other in range(s.seats):
        if beats(s, other, seat) > 0:
            found += 1
    return found
