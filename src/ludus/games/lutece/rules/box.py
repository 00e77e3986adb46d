"""The Box: the figures of the deck in play as arrays. States hold a reference, clones share it."""

from typing import Any

from ....core.native import home, revive
from ....core.zone import Arrays, As, figure
from ..deck import Deck
from ..declaration import *
from .menus import Menus

EVERYBODYS_MENUS = Menus()


class Box(Arrays):
    """The cards by number, Characters first, in the order of the file."""

    deck: Deck
    menus: Menus
    cost: list[int] = figure(CARDS, read=As.NUMBER, means="gold to pay on purchase")
    resource: list[int] = figure(
        CARDS,
        read=As.ONE,
        low=NONE,
        high=RESOURCES - 1,
        means="the Resource it gives: none, bread, potion, gladius, beer",
    )
    amount: list[int] = figure(CARDS, read=As.NUMBER, means="units of it")
    talent: list[int] = figure(CARDS, read=As.NUMBER, means="Talent")
    role: list[int] = figure(
        CARDS,
        read=As.ONE,
        high=MARKET,
        means="Producer, Legionnaire, Apprentice, Tavern, bonus for a Resource, for a family, for Romans, Market",
    )
    family: list[int] = figure(CARDS, read=As.ONE, high=6, means="family, in the order of their names")
    roman: list[int] = figure(CARDS, read=As.NUMBER, means="Roman Influence")
    least: list[int] = figure(CARDS)
    vp: list[int] = figure(CARDS, read=As.NUMBER, means="points printed on it")
    effect: list[int] = figure(
        CARDS, read=As.ONE, low=NONE, high=RESOURCES - 1, means="the Resource that pays gold on purchase, or none"
    )
    effect_base: list[int] = figure(CARDS, read=As.NUMBER, means="gold on purchase")
    bonus: list[int] = figure(
        CARDS, read=As.ONE, low=NONE, high=RESOURCES - 1, means="the Resource whose units score, or none"
    )
    bonus_base: list[int] = figure(CARDS, read=As.NUMBER, means="points of the bonus itself")
    requires: list[list[int]] = figure(CARDS, RESOURCES, read=As.NUMBER, means="units of each Resource a Market wants")
    giver: list[list[int]] = figure(RESOURCES, CARDS)  # the cards that give units of each Resource
    legionnaire: list[int] = figure(CHARACTERS)
    apprentice: list[int] = figure(CHARACTERS)
    givers: list[int] = figure(RESOURCES)
    legionnaires: int = figure()
    apprentices: int = figure()
    markets: int = figure(kind="u64")  # Locations, as bits
    tiles: list[int] = figure(SEATS + 1)
    markets_removed: list[int] = figure(SEATS + 1)
    start_gold: int = figure()
    revenue_gold: int = figure()
    compensation_gold: int = figure()
    valuation_gold: int = figure()
    legionnaire_bribe: int = figure()
    majority_vp: int = figure()
    middle_vp: int = figure()
    minority_vp: int = figure()
    fortune_divisor: int = figure()

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.menus = EVERYBODYS_MENUS
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
            if card.resource != NONE:
                self.giver[card.resource][self.givers[card.resource]] = index
                self.givers[card.resource] += 1
            if card.kind.role == MARKET:
                self.markets |= 1 << index - CHARACTERS
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

    def __reduce__(self) -> tuple[Any, ...]:
        return revive, (home(Box), "Box", self.deck)
