"""Sets as lists, made once: the cards of every set that can lie on a side, and the pairs of privilege cards."""

from ....core.zone import Arrays, figure, workspace
from ..declaration import *


class Menus(Arrays):
    """`cards[set]` holds the action cards of a set of at most three, then NONE; pairs are numbered in file order."""

    cards: list[list[int]] = workspace(ALL_CARDS + 1, SLOTS)
    first: list[int] = figure(PAIRS)
    second: list[int] = figure(PAIRS)
    pair: list[list[int]] = workspace(PRIVILEGES, PRIVILEGES, kind="i16")

    def __init__(self) -> None:
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
