"""The Box: the figures of the deck in play as arrays. States hold a reference, clones share it."""

try:
    import cython
except ImportError:  # a bare Python
    from ....core import nocython as cython

from ..deck import Deck
from ..declaration import *
from .menus import Menus

EVERYBODYS_MENUS = Menus()


class Box:
    """The cards by number, Characters first, in the order of the file."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.menus = EVERYBODYS_MENUS
        if not cython.compiled:
            self.cost, self.resource, self.amount, self.talent = zeros(), zeros(), zeros(), zeros()
            self.role, self.family, self.roman, self.least = zeros(), zeros(), zeros(), zeros()
            self.vp, self.effect, self.effect_base = zeros(), zeros(), zeros()
            self.bonus, self.bonus_base = zeros(), zeros()
            self.requires = [[0] * RESOURCES for _ in range(CARDS)]
            self.legionnaire, self.apprentice = [0] * CHARACTERS, [0] * CHARACTERS
            self.tiles, self.markets_removed = [0] * (SEATS + 1), [0] * (SEATS + 1)
        self.legionnaires = self.apprentices = 0
        families = sorted({card.family for card in deck.cards})
        for index, card in enumerate(deck.cards):
            self.cost[index] = card.cost
            self.resource[index] = card.resource
            self.amount[index] = card.amount
            self.talent[index] = card.talent
            self.role[index] = card.kind.role
            self.family[index] = families.index(card.family)
            self.roman[index] = card.roman
            self.least[index] = card.min_players
            self.vp[index] = card.vp
            self.effect[index] = card.kind.effect
            self.effect_base[index] = card.kind.effect_base
            self.bonus[index] = card.kind.bonus
            self.bonus_base[index] = card.kind.bonus_base
            for resource in range(RESOURCES):
                self.requires[index][resource] = card.requires.count(resource)
            if card.kind.role == LEGIONNAIRE:
                self.legionnaire[self.legionnaires] = index
                self.legionnaires += 1
            if card.kind.role == APPRENTICE:
                self.apprentice[self.apprentices] = index
                self.apprentices += 1
        for players in range(2, SEATS + 1):
            self.tiles[players] = deck.tiles[players]
            self.markets_removed[players] = deck.markets_removed[players]
        self.start_gold = deck.setup["start_gold"]
        self.revenue_gold = deck.setup["revenue_gold"]
        self.compensation_gold = deck.setup["compensation_gold"]
        self.valuation_gold = deck.setup["valuation_gold"]
        self.legionnaire_bribe = deck.setup["legionnaire_bribe"]
        self.majority_vp = deck.setup["majority_vp"]
        self.middle_vp = deck.setup["middle_vp"]
        self.minority_vp = deck.setup["minority_vp"]
        self.fortune_divisor = deck.setup["fortune_divisor"]

    def __reduce__(self) -> tuple[object, ...]:
        return Box, (self.deck,)


def zeros() -> list[int]:
    return [0] * CARDS
