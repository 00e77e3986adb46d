"""What a seat sees of what only some see, for its observations (section 17), and facts beside the zones."""

from __future__ import annotations

from ....core.zone import HIDDEN, As, fact
from ..declaration import *
from . import hide, opening
from .zones import Zones


class Look(Zones):
    """Each zone that is not simply open or its owner's has a method here; so has each fact."""

    hand_size: list[int] = fact(SEATS, high=PRIVILEGES, rule="F-INFO-3", means="how many privilege cards are in hand")
    choice_size: int = fact(
        high=PRIVILEGES, rule="F-INFO-6", means="how many cards the one whose turn it is chooses from"
    )
    palace_size: int = fact(high=PRIVILEGES, rule="F-INFO-7", means="how many cards lie in the palace")
    taken: list[int] = fact(SEATS, high=1, rule="F-INFO-7", means="who has taken a card in the palace")
    holding: list[int] = fact(
        SEATS, high=1, rule="F-INFO-7", means="later arrivals who still hold a card this seat has looked at"
    )
    in_rome: list[int] = fact(SEATS, high=1, rule="F-SCORE-1", means="who has entered Rome")
    top_step: int = fact(high=OVER, read=As.ONE, rule="F-PROTO-3", means="the question itself: the last of the steps")

    def look_at_hand(self, viewer: int, seat: int) -> int:
        return self.hand[seat] if seat == viewer or hide.revealed(self, seat) else 0

    def look_at_choice(self, viewer: int) -> int:
        return self.choice if viewer == self.turn else 0

    def look_at_palace(self, viewer: int) -> int:
        """F-INFO-7: what was there when this seat arrived, less what has come to light since."""
        found = 0
        if self.rank[viewer]:
            found = self.palace
            for seat in range(self.seats):
                if self.look_at_holding(viewer, seat):
                    found |= 1 << self.took[seat]
        return found

    def look_at_holding(self, viewer: int, seat: int) -> int:
        return 1 if hide.knows(self, viewer, seat) and self.took[seat] >= 0 else 0

    def look_at_took(self, viewer: int, seat: int) -> int:
        return self.took[seat] if seat == viewer else HIDDEN

    def look_at_taken(self, viewer: int, seat: int) -> int:
        return 0 if self.took[seat] == NONE else 1

    def look_at_points(self, viewer: int, seat: int) -> int:
        """F-INFO-3: what privilege cards bring is their owner's secret until the end."""
        return self.points[seat] if seat == viewer or self.pending == 0 else 0

    def look_at_hand_size(self, viewer: int, seat: int) -> int:
        return opening.size(self.hand[seat])

    def look_at_choice_size(self, viewer: int) -> int:
        return opening.size(self.choice)

    def look_at_palace_size(self, viewer: int) -> int:
        return opening.size(self.palace)

    def look_at_in_rome(self, viewer: int, seat: int) -> int:
        return 1 if self.square[seat] >= self.box.gate_square else 0

    def look_at_top_step(self, viewer: int) -> int:
        return self.step[self.depth - 1]
