"""The Box: the figures of the deck in play as arrays. States hold a reference, clones share it."""

from typing import Any

from ....core.native import home, revive
from ....core.zone import Arrays, figure
from ..deck import EXTRAS, REPLACED, SOURCES, Deck, Design
from ..declaration import *
from ..declaration import FIGURES, MATERIAL_NAMES, ROLE_NAMES, ZONE_NAMES
from ..judgement import lure


class Box(Arrays):
    """The cards by number in the order of the file, and the options of the game. Without functions (G-VAR-2) their
    figures are simply not filled in."""

    deck: Deck
    designs: tuple[Design, ...]
    alternative_circus: bool
    alternative_forum: bool
    introductory: bool
    experienced_start: bool
    two_player_sites: int = figure()
    statue: int = figure()
    material: list[int] = figure(DESIGNS)
    copies: list[int] = figure(DESIGNS)
    gives: list[list[int]] = figure(DESIGNS, POWERS, kind="i16")  # what a function adds to each column
    joins: list[int] = figure(POWERS)
    active_unfinished: list[int] = figure(DESIGNS)
    completing_role: list[int] = figure(DESIGNS)
    completion_role: list[int] = figure(DESIGNS)
    completion_ends: list[int] = figure(DESIGNS)
    completion_takes: list[int] = figure(DESIGNS)
    completion_gives: list[int] = figure(DESIGNS)
    protects: list[int] = figure(DESIGNS)
    vp: list[int] = figure(DESIGNS)
    vp_stock: list[int] = figure(DESIGNS)
    vp_stock_per: list[int] = figure(DESIGNS)
    ignores: list[int] = figure(DESIGNS, kind="u64")
    value: list[int] = figure(MATERIALS)
    site_value: list[int] = figure(MATERIALS)
    needed: list[int] = figure(MATERIALS)
    sites_in: list[int] = figure(SEATS + 1)
    lure: list[int] = figure(DESIGNS, kind="i16")  # how useful a function looks; no rule depends on it
    designs_of: list[int] = figure(MATERIALS, kind="u64")
    sites: int = figure()
    senators: int = figure()
    start_order: int = figure()
    start_senators: int = figure()
    start_influence: int = figure()
    hand_limit: int = figure()
    bonus_vp: int = figure()
    think_cards: int = figure()
    out_of_town_actions: int = figure()
    demand_pool: int = figure()
    demand_hand: int = figure()
    deck_divisor: int = figure()
    petition_cards: int = figure()

    def __init__(
        self,
        deck: Deck,
        alternative_circus: bool = False,
        alternative_forum: bool = False,
        introductory: bool = False,
        experienced_start: bool = False,
        two_player_sites: int = 0,
    ) -> None:
        self.deck = deck
        self.designs = deck.cards_in_use(alternative_circus, alternative_forum)
        self.alternative_circus = alternative_circus
        self.alternative_forum = alternative_forum
        self.introductory = introductory
        self.experienced_start = experienced_start
        self.two_player_sites = two_player_sites or deck.in_town["2"]
        self.statue = NONE
        limits, hand = deck.limits, deck.start_hand
        circus = limits["petition_cards_alternative" if alternative_circus else "petition_cards"]
        self.petition_cards = circus
        for one in FIGURES:
            self.joins[one.column] = one.how
        for role in range(ROLES):
            self.joins[CLIENT_AS + role] = EITHER
        self.joins[PETITION_CARDS] = INSTEAD  # G-PET-5
        for index, card in enumerate(self.designs):
            self.material[index] = card.material
            self.copies[index] = card.copies
            self.designs_of[card.material] |= 1 << index
            self.completion_role[index] = self.completing_role[index] = NONE
            self.vp_stock_per[index] = 1
            if not introductory:
                self.fill(index, card)
            self.lure[index] = lure.of(self, index)
        if alternative_circus and not introductory:
            owner = [card.id for card in deck.designs].index(REPLACED[0])
            self.gives[owner][PETITION_CARDS] = limits["petition_cards_alternative_owner"]
        for material in range(MATERIALS):
            self.value[material] = deck.values[material]
            self.site_value[material] = deck.influence[material]
            self.needed[material] = deck.needed[material]
        for players in range(2, SEATS + 1):
            sites = self.two_player_sites if players == 2 else deck.in_town[str(players)]
            self.sites_in[players] = min(sites, deck.in_town["introductory_max"]) if introductory else sites
        self.sites = deck.sites
        self.senators = deck.senators
        self.start_order = hand["order_experienced" if experienced_start else "order"]
        self.start_senators = hand["senators_experienced" if experienced_start else "senators"]
        self.start_influence = limits["start_influence"]
        self.hand_limit = limits["hand_limit"]
        self.bonus_vp = limits["merchant_bonus_vp"]
        self.think_cards = limits["think_cards"]
        self.out_of_town_actions = limits["out_of_town_actions"]
        self.demand_pool = limits["demand_pool_cards"]
        self.demand_hand = limits["demand_hand_cards"]
        self.deck_divisor = limits["introductory_deck_divisor"]

    def __reduce__(self) -> tuple[Any, ...]:
        return revive, (
            home(Box),
            "Box",
            self.deck,
            self.alternative_circus,
            self.alternative_forum,
            self.introductory,
            self.experienced_start,
            self.two_player_sites,
        )

    def fill(self, index: int, card: Design) -> None:
        """The figures of one function (G-FUN)."""
        for one in FIGURES:
            if one.name in card.figures:
                self.gives[index][one.column] |= one.given(card.figures[one.name])
        self.gives[index][GRANTS] |= sources(card)
        acting = bits(card, "client_of", ROLE_NAMES)
        for role in range(ROLES):
            if acting >> role & 1:
                self.gives[index][CLIENT_AS + role] = bits(card, "client_as", ROLE_NAMES)
        self.completion_ends[index] = card.number("completion_ends_game")
        self.completion_takes[index] = card.number("completion_takes")
        self.completion_gives[index] = card.number("completion_gives_site")
        self.vp[index] = card.number("vp")
        self.vp_stock[index] = card.number("vp_stockpile")
        self.vp_stock_per[index] = card.number("vp_stockpile_per", 1)
        self.active_unfinished[index] = bits(card, "active_unfinished", MATERIAL_NAMES)
        self.protects[index] = bits(card, "protects", ZONE_NAMES)
        self.ignores[index] = bits(card, "demand_ignores", tuple(design.id for design in self.deck.designs))
        if "completion_role" in card.figures:
            self.completion_role[index] = (*ROLE_NAMES, "think").index(card.figures["completion_role"])
        if "completing_role" in card.figures:
            self.completing_role[index] = ROLE_NAMES.index(card.figures["completing_role"])
        if "site_any" in card.figures:
            self.statue = index


def sources(card: Design) -> int:
    """The grants of one more source of an action."""
    found = 0
    if "extra_role" in card.figures:
        found |= EXTRAS[tuple(card.figures[f"extra_{part}"] for part in ("role", "from", "to"))]
    if "source_role" in card.figures:
        found |= SOURCES[card.figures["source_role"], card.figures["source_from"]]
    return found


def bits(card: Design, figure: str, names: tuple[str, ...]) -> int:
    """A name, a list of names, or "any", as bits."""
    words = card.figures.get(figure, ())
    if words == "any":
        return (1 << len(names)) - 1
    return sum(1 << names.index(word) for word in ([words] if isinstance(words, str) else words))
