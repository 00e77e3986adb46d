"""The answers that depend on a few numbers only, listed once: bids by tiles, raises by purse, bidders by who bids."""

from ....core.zone import Arrays, figure, workspace
from ..declaration import *


class Menus(Arrays):
    """`ids[menu]` holds `count[menu]` sorted answers, `lists[menu]` the same for Python, shared by all who ask."""

    lists: list[tuple[int, ...]]
    ids: list[list[int]] = workspace(MENUS, AGREE, kind="i16")
    count: list[int] = figure(MENUS, kind="i16")

    def __init__(self) -> None:
        self.lists = []
        for tiles in range(ROW + 1):
            for first in range(HAND):
                for second in range(HAND):
                    # L-BID-2: any two different cards; the two Revenue cards are alike.
                    if in_hand(first, tiles) and in_hand(second, tiles) and (first != second or first == REVENUE):
                        self.add(BID_MENU + tiles, BID + first * HAND + second)
        for gold in range(LARGEST_RAISE + 1):
            self.add(RAISE_MENU + gold, AGREE)
            for position in range(POSITIONS):
                for x in range(1, gold + 1):  # L-BRIBE-3
                    self.add(RAISE_MENU + gold, RAISE + position * LARGEST_RAISE + x - 1)
        for bidders in range(1 << SEATS):
            self.add(SUPPORT_MENU + bidders, PASS)
            for distance in range(SEATS):
                if bidders >> distance & 1:  # L-LEGION-2: a bidder, oneself or another
                    self.add(SUPPORT_MENU + bidders, SUPPORT + distance)
        for menu in range(MENUS):
            self.lists.append(tuple([self.ids[menu][i] for i in range(self.count[menu])]))

    def add(self, menu: int, action: int) -> None:
        self.ids[menu][self.count[menu]] = action
        self.count[menu] += 1


def in_hand(card: int, tiles: int) -> bool:
    """L-SETUP-3: the Action cards of the tiles in play, and Revenue."""
    return card == REVENUE or card % ROW < tiles
