"""The Box: the figures of the deck in play as arrays. States hold a reference, clones share it."""

from typing import Any

from ....core.native import home, revive
from ....core.zone import Arrays, figure
from ..deck import EXTRAS, REPLACED, SOURCES, Deck, Design
from ..declaration import *
from ..declaration import MATERIAL_NAMES, ROLE_NAMES, ZONE_NAMES

FLAGS_OF = {
    "several_units": SEVERAL_UNITS,
    "public_role": OPENS_RIVALS,
    "discard_cards": DISCARDS_CARD,
    "discard_hand": DISCARDS_HAND,
    "keeps_played": KEEPS_PLAYED,
    "takes_senators": TAKES_SENATORS,
    "demand_reach": REACHES_ALL,
}


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
    hand_add: list[int] = figure(DESIGNS)
    vault_add: list[int] = figure(DESIGNS)
    client_add: list[int] = figure(DESIGNS)
    client_factor: list[int] = figure(DESIGNS)
    grants: list[int] = figure(DESIGNS, kind="i16")
    any_card_as: list[int] = figure(DESIGNS)
    client_from: list[int] = figure(DESIGNS)
    client_to: list[int] = figure(DESIGNS)
    client_actions: list[int] = figure(DESIGNS)
    hire_actions: list[int] = figure(DESIGNS)
    out_actions: list[int] = figure(DESIGNS)
    any_material_on: list[int] = figure(DESIGNS)
    material_on_any: list[int] = figure(DESIGNS)
    completing: list[int] = figure(DESIGNS)
    demand_stock: list[int] = figure(DESIGNS)
    demand_clients: list[int] = figure(DESIGNS)
    think_after: list[int] = figure(DESIGNS)
    petition: list[int] = figure(DESIGNS)
    win_clients: list[int] = figure(DESIGNS)
    win_materials: list[int] = figure(DESIGNS)
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
    member: list[list[int]] = figure(MATERIALS, DESIGNS)
    members: list[int] = figure(MATERIALS)
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
        for index, card in enumerate(self.designs):
            self.material[index] = card.material
            self.copies[index] = card.copies
            self.member[card.material][self.members[card.material]] = index
            self.members[card.material] += 1
            self.client_factor[index] = 1
            self.completion_role[index] = self.completing_role[index] = NONE
            self.vp_stock_per[index] = 1
            if not introductory:
                self.fill(index, card)
        if alternative_circus and not introductory:
            owner = [card.id for card in deck.designs].index(REPLACED[0])
            self.petition[owner] = limits["petition_cards_alternative_owner"]
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
        self.hand_add[index] = card.number("hand_limit_add")
        self.vault_add[index] = card.number("vault_limit_add")
        self.client_add[index] = card.number("clientele_limit_add")
        self.client_factor[index] = card.number("clientele_limit_factor", 1)
        self.client_actions[index] = card.number("client_actions")
        self.hire_actions[index] = card.number("hire_actions")
        self.out_actions[index] = card.number("out_of_town_actions")
        self.demand_stock[index] = card.number("demand_stockpile_cards")
        self.demand_clients[index] = card.number("demand_clients")
        self.think_after[index] = card.number("think_actions")
        self.win_clients[index] = card.number("win_clients_per_role")
        self.win_materials[index] = card.number("win_materials_per_type")
        self.completion_ends[index] = card.number("completion_ends_game")
        self.completion_takes[index] = card.number("completion_takes")
        self.completion_gives[index] = card.number("completion_gives_site")
        self.vp[index] = card.number("vp")
        self.vp_stock[index] = card.number("vp_stockpile")
        self.vp_stock_per[index] = card.number("vp_stockpile_per", 1)
        self.any_card_as[index] = bits(card, "any_card_as", ROLE_NAMES)
        self.client_from[index] = bits(card, "client_of", ROLE_NAMES)
        self.client_to[index] = bits(card, "client_as", ROLE_NAMES)
        self.any_material_on[index] = bits(card, "any_material_on", MATERIAL_NAMES)
        self.material_on_any[index] = bits(card, "material_on_any", MATERIAL_NAMES)
        self.completing[index] = bits(card, "completing_material", MATERIAL_NAMES)
        self.active_unfinished[index] = bits(card, "active_unfinished", MATERIAL_NAMES)
        self.protects[index] = bits(card, "protects", ZONE_NAMES)
        self.ignores[index] = bits(card, "demand_ignores", tuple(design.id for design in self.deck.designs))
        if "completion_role" in card.figures:
            self.completion_role[index] = (*ROLE_NAMES, "think").index(card.figures["completion_role"])
        if "completing_role" in card.figures:
            self.completing_role[index] = ROLE_NAMES.index(card.figures["completing_role"])
        if "site_any" in card.figures:
            self.statue = index
        self.grants[index] = grants(card)


def grants(card: Design) -> int:
    found = sum(bit for name, bit in FLAGS_OF.items() if name in card.figures)
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
