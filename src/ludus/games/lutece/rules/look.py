"""What a seat sees of what only some see, for its observations (section 7), and facts beside the zones."""

from __future__ import annotations

from ....core.zone import HIDDEN, fact
from ..declaration import *
from .zones import Zones


class Look(Zones):
    """Each zone that is not simply open or its owner's has a method here; so has each fact."""

    legion: list[int] = fact(SEATS, high=CHARACTERS, rule="L-LEGION-1", means="Legionnaires owned")

    def look_at_place(self, viewer: int, card: int) -> int:
        """L-INFO-4: nobody knows which Markets were set aside."""
        return IN_PILE if self.place[card] == ASIDE else self.place[card]

    def look_at_bid(self, viewer: int, seat: int, position: int) -> int:
        """L-INFO-10, L-BUY-1: that nothing is laid down yet can be seen by all."""
        if seat == viewer or self.revealed() or self.bid[seat][position] == NONE:
            return self.bid[seat][position]
        return HIDDEN

    def look_at_legion(self, viewer: int, seat: int) -> int:
        return self.legionnaires(seat)
