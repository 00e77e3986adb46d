"""Imagining a table: all that a seat does not know is drawn anew (section 12 of the rules)."""

from ....core.types import Row
from ..declaration import *
from . import buildings
from .zones import Zones


def hide(s: Zones, viewer: int) -> None:
    """Draws anew what a seat cannot know, from what it knows alone: equal views lead to equal tables.

    All cards the seat cannot see are gathered in the order of their numbers, shuffled, and dealt again: first what is
    known of hidden places, then the rest.
    """
    if s.pending and s.picked and s.turn != viewer:  # G-PROTO-12: for the others nothing is chosen yet
        pending = s.pending
        s.close()
        s.pending = pending
    unseen = gather(s, viewer)
    s.shuffle(s.loose, 0, unseen)
    for seat in range(s.seats):
        if seat != viewer:
            for material in range(MATERIALS):
                s.shown[seat][material] = s.seen[seat][material]
                for _ in range(s.known[seat][material]):
                    unseen = hand_material(s, seat, material, unseen)
    unseen = hide_frames(s, viewer, unseen)
    for seat in range(s.seats):
        if seat != viewer and s.held[seat] != NONE:
            at = unseen - 1 if s.turns == 0 else find_holdable(s, seat, unseen)
            s.held[seat] = s.loose[at]
            unseen = drop(s, at, unseen)
    for seat in range(s.seats):
        if seat != viewer:
            while s.hand_size[seat] > s.size(s.hand[seat]):
                unseen -= 1
                s.add(s.hand[seat], s.loose[unseen])
        while s.vault_size[seat] > s.size(s.vault[seat]):
            unseen -= 1
            s.add(s.vault[seat], s.loose[unseen])
    for i in range(s.top):
        s.deck[i] = s.loose[i]


def gather(s: Zones, viewer: int) -> int:
    """Empties the hidden places and collects their cards in `loose`, in the order of their numbers."""
    opened = s.reason != NO_REASON and s.reason != FORUM_WON and s.reason != ABDICATED_ALL
    for seat in range(s.seats):
        s.hand_size[seat] = s.size(s.hand[seat])
        s.vault_size[seat] = s.size(s.vault[seat])
    for design in range(DESIGNS):
        s.hidden[design] = s.box.copies[design] - s.pool[design] - s.spent[design]
    for seat in range(s.seats):
        for design in range(DESIGNS):
            s.hidden[design] -= s.stockpile[seat][design] + s.clients[seat][design] + s.played[seat][design]
            s.hidden[design] -= s.building[seat][design] != 0
        if opened:
            see(s, s.vault[seat])
    if viewer != NONE:
        see(s, s.hand[viewer])
        if s.held[viewer] != NONE:
            s.hidden[s.held[viewer]] -= 1
    for i in range(s.depth):
        if s.frame[i][KIND] == FOUNTAIN_STEP and s.frame[i][WHO] == viewer:
            s.hidden[s.frame[i][A]] -= 1
    unseen = 0
    for design in range(DESIGNS):
        for _ in range(s.hidden[design]):
            s.loose[unseen] = design
            unseen += 1
    for seat in range(s.seats):
        for i in range(ROW):
            if seat != viewer:
                s.hand[seat][i] = 0
            if not opened:
                s.vault[seat][i] = 0
    return unseen


def see(s: Zones, row: Row) -> None:
    """These cards are not hidden."""
    for design in range(DESIGNS):
        s.hidden[design] -= row[design]


def drop(s: Zones, at: int, unseen: int) -> int:
    """Takes a loose card away; the last one fills the gap."""
    s.loose[at] = s.loose[unseen - 1]
    return unseen - 1


def hand_material(s: Zones, seat: int, material: int, unseen: int) -> int:
    """Deals a hand one loose card of a material."""
    for i in range(unseen):
        if s.box.material[s.loose[i]] == material:
            s.add(s.hand[seat], s.loose[i])
            return drop(s, i, unseen)
    return unseen


def hide_frames(s: Zones, viewer: int, unseen: int) -> int:
    """Cards named by the stack: a Fountain card, a held card that has joined the hand, and a giver who is asked."""
    for i in range(s.depth):
        kind = s.frame[i][KIND]
        seat = s.frame[i][WHO]
        if seat == viewer:
            continue
        if kind == FOUNTAIN_STEP:
            s.frame[i][A] = s.loose[unseen - 1]
            unseen -= 1
        elif kind == CRAFTSMAN_STEP and s.frame[i][A] != NONE:
            at = find_holdable(s, seat, unseen)
            s.frame[i][A] = s.loose[at]
            s.add(s.hand[seat], s.loose[at])
            unseen = drop(s, at, unseen)
        elif kind == GIVE_STEP and not buildings.protected(s, seat, s.frame[i][A], KEEPS_HAND):
            unseen = hide_giver(s, seat, unseen)
    return unseen


def find_holdable(s: Zones, seat: int, unseen: int) -> int:
    """G-B-FOUNTAIN-5: a held card was one that could be laid out of town; the place of such a loose card."""
    for i in range(unseen - 1, -1, -1):
        design = s.loose[i]
        if s.building[seat][design] == 0 and (design == s.box.statue or s.country[s.box.material[design]]):
            return i
    return unseen - 1


def hide_giver(s: Zones, seat: int, unseen: int) -> int:
    """G-PROTO-3: who is asked to give holds as many of one demanded material as were demanded."""
    choices = 0
    for material in range(MATERIALS):
        s.left[material] = 0
        if s.demanded[material]:
            needed = s.demanded[material] * s.box.demand_hand - s.hand[seat][OF + material]
            if needed <= 0:
                return unseen
            loose = 0
            for i in range(unseen):
                if s.box.material[s.loose[i]] == material:
                    loose += 1
            if loose >= needed and s.hand_size[seat] - s.size(s.hand[seat]) >= needed:
                s.left[material] = needed
                choices += 1
    if choices == 0:
        return unseen
    chosen = s.below(choices)
    for material in range(MATERIALS):
        if s.left[material]:
            if chosen == 0:
                for _ in range(s.left[material]):
                    unseen = hand_material(s, seat, material, unseen)
                return unseen
            chosen -= 1
    return unseen
