"""Sets as lists, made once: the cards of every set that can lie on a side, and the pairs of privilege cards."""

try:
    import cython
except ImportError:  # a bare Python
    from ....core import nocython as cython

from ..declaration import *


class Menus:
    """`cards[set]` holds the action cards of a set of at most three, then NONE; pairs are numbered in file order."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.cards = [[0] * SLOTS for _ in range(ALL_CARDS + 1)]
            self.first, self.second = [0] * PAIRS, [0] * PAIRS
            self.pair = [[0] * PRIVILEGES for _ in range(PRIVILEGES)]
        for among in range(ALL_CARDS + 1):
            count = 0
            for slot in range(SLOTS):
                self.cards[among][slot] = NONE
            for card in range(CARDS):
                if among >> card & 1 and count < SLOTS:
                    self.cards[among][count] = card
                    count += 1
        pairs = 0
        for one in range(PRIVILEGES):
            for other in range(one + 1, PRIVILEGES):
                self.first[pairs] = one
                self.second[pairs] = other
                self.pair[one][other] = self.pair[other][one] = pairs
                pairs += 1
