"""What a seat sees of what only some see, for its observations (section 12), and facts beside the zones."""

from __future__ import annotations

from typing import Final

from ....core.zone import As, fact
from ..declaration import *
from .zones import Zones

TOP: Final = 16  # steps of the stack that are told, from the top; a game has seldom more than five


class Look(Zones):
    """Each zone that is not simply open or its owner's has a method here; so has each fact."""

    top_step: int = fact(high=OVER, read=As.ONE, rule="G-PROTO-1", means="the question: the step on top of the stack")
    step: list[int] = fact(
        TOP, low=NONE, high=OVER, rule="G-PROTO-7", means="the steps on the stack from the top, from 1; 0 is none"
    )
    step_seat: list[int] = fact(TOP, low=NONE, high=SEATS - 1, read=As.SEAT, means="whose step each is")
    step_a: list[int] = fact(TOP, low=NONE, high=CARDS, means="the first figure of each step, from 1")
    step_b: list[int] = fact(TOP, low=NONE, high=CARDS, means="the second figure of each step, from 1")
    in_hands: list[int] = fact(SEATS, rule="G-INFO-10", means="Orders cards in hand")
    in_vaults: list[int] = fact(SEATS, rule="G-INFO-21", means="cards in the vault")
    holds: list[int] = fact(SEATS, high=1, rule="G-INFO-28", means="who holds a card aside")
    hand_limit: list[int] = fact(SEATS, rule="G-LIM-5", means="up to how many cards a thinker fills his hand")
    clients_fit: list[int] = fact(SEATS, rule="G-LIM-2", means="clients there is room for")
    vault_fits: list[int] = fact(SEATS, rule="G-LIM-3", means="cards the vault has room for")
    laid: list[list[int]] = fact(
        SEATS, DESIGNS, high=MOST_UNDER, rule="G-INFO-19", means="how many materials lie under each unfinished building"
    )
    variant: list[int] = fact(
        4, high=1, rule="G-VAR-1", means="alternative Circus, alternative Forum, introductory game, experienced start"
    )
    two_player_sites: int = fact(rule="G-VAR-1", means="sites in town for two players")

    def look_at_top_step(self, viewer: int) -> int:
        return self.look_at_step(viewer, 0) if self.depth else OVER

    def look_at_step(self, viewer: int, i: int) -> int:
        return self.frame[self.depth - 1 - i][KIND] if i < self.depth else NONE

    def look_at_step_seat(self, viewer: int, i: int) -> int:
        return self.frame[self.depth - 1 - i][WHO] if i < self.depth else NONE

    def look_at_step_a(self, viewer: int, i: int) -> int:
        """G-INFO-28: a card drawn or held is its owner's alone; a rival is told by how far he sits away."""
        if i >= self.depth:
            return NONE
        kind = self.frame[self.depth - 1 - i][KIND]
        seat = self.frame[self.depth - 1 - i][WHO]
        a = self.frame[self.depth - 1 - i][A]
        if kind == GIVE_STEP:
            return (a - viewer + self.seats) % self.seats
        if (kind == FOUNTAIN_STEP or kind == CRAFTSMAN_STEP) and seat != viewer and a != NONE:
            return CARDS
        return a

    def look_at_step_b(self, viewer: int, i: int) -> int:
        return self.frame[self.depth - 1 - i][B] if i < self.depth else NONE

    def look_at_picked(self, viewer: int) -> int:
        return self.picked if self.turn == viewer else 0

    def look_at_picks(self, viewer: int, i: int) -> int:
        return self.picks[i] if self.turn == viewer else 0

    def look_at_vault(self, viewer: int, seat: int, i: int) -> int:
        """G-INFO-22: nobody looks into a vault, its owner neither, before the points are counted."""
        if self.reason == NO_REASON or self.reason == FORUM_WON or self.reason == ABDICATED_ALL:
            return 0
        return self.vault[seat][i]

    def look_at_shown(self, viewer: int, seat: int, material: int) -> int:
        return self.shown[seat][material] if seat == viewer else 0

    def look_at_seen(self, viewer: int, seat: int, material: int) -> int:
        return self.seen[seat][material]

    def look_at_known(self, viewer: int, seat: int, material: int) -> int:
        return self.known[seat][material]

    def look_at_in_hands(self, viewer: int, seat: int) -> int:
        return self.orders(seat)

    def look_at_in_vaults(self, viewer: int, seat: int) -> int:
        return self.size(self.vault[seat])

    def look_at_holds(self, viewer: int, seat: int) -> int:
        return 0 if self.held[seat] == NONE else 1

    def look_at_hand_limit(self, viewer: int, seat: int) -> int:
        return self.power[seat][HAND_LIMIT]

    def look_at_clients_fit(self, viewer: int, seat: int) -> int:
        return self.clientele_room(seat)

    def look_at_vault_fits(self, viewer: int, seat: int) -> int:
        return self.vault_room(seat)

    def look_at_laid(self, viewer: int, seat: int, design: int) -> int:
        under = self.under[seat][design]
        return (1 if under else 0) + (1 if under > MATERIALS else 0)

    def look_at_variant(self, viewer: int, i: int) -> int:
        if i == 0:
            return 1 if self.box.alternative_circus else 0
        if i == 1:
            return 1 if self.box.alternative_forum else 0
        if i == 2:
            return 1 if self.box.introductory else 0
        return 1 if self.box.experienced_start else 0

    def look_at_two_player_sites(self, viewer: int) -> int:
        return self.box.two_player_sites
