"""Setting the table (L-SETUP)."""

from ..declaration import *
from .zones import Zones


def deal(s: Zones) -> None:
    """L-SETUP-1 to L-SETUP-7. The first offers are made by the first round."""
    s.tiles = s.box.tiles[s.seats]
    s.taken = NONE
    for seat in range(SEATS):
        s.purse[seat] = s.box.start_gold if seat < s.seats else 0
        for position in range(POSITIONS):
            s.bid[seat][position] = NONE
    for slot in range(SLOTS):
        s.offer[slot] = NONE
    for card in range(CARDS):
        s.host[card] = NONE
        s.place[card] = IN_PILE if s.box.least[card] <= s.seats else UNUSED  # L-SETUP-4
    for row in range(ROWS):
        for i in range(CHARACTERS):
            s.pile[row][i] = NONE
    fill_piles(s)


def fill_piles(s: Zones) -> None:
    """L-SETUP-5, L-SETUP-6: some Markets are set aside, and what is in no other place is shuffled into its pile."""
    remove_markets(s)
    for row in range(ROWS):
        s.left[row] = 0
    for card in range(CARDS):
        if s.place[card] == IN_PILE:
            stack(s, card)
    for row in range(ROWS):
        s.shuffle(s.pile[row], 0, s.left[row])  # L-SETUP-6


def remove_markets(s: Zones) -> None:
    """L-SETUP-5: at random and unseen."""
    for _ in range(s.box.markets_removed[s.seats]):
        markets = 0
        for card in range(CHARACTERS, CARDS):
            if s.place[card] == IN_PILE and s.box.role[card] == MARKET:
                markets += 1
        at = s.below(markets)
        for card in range(CHARACTERS, CARDS):
            if s.place[card] == IN_PILE and s.box.role[card] == MARKET:
                if at == 0:
                    s.place[card] = ASIDE
                    break
                at -= 1


def stack(s: Zones, card: int) -> None:
    """Puts a card on top of its pile."""
    row = CHARACTER_ROW if card < CHARACTERS else LOCATION_ROW
    s.pile[row][s.left[row]] = card
    s.left[row] += 1
