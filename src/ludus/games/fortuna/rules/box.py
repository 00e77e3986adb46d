"""The Box: the figures of the card file in play as arrays. States hold a reference, clones share it."""

from typing import Any

from ....core.native import face, home, revive
from ....core.zone import Arrays, figure
from ..deck import Deck
from ..declaration import *
from ..declaration import CARD_NAMES
from ..judgement.prices import weigh
from .menus import Menus

EVERYBODYS_MENUS = Menus()


class Box(Arrays):
    """All that the rules read of a card file."""

    deck: Deck
    menus: Menus
    total: list[int] = figure(PIECES)
    most: list[int] = figure(PIECES)
    start: list[int] = figure(GOODS)
    price: list[list[int]] = figure(PIECES, MOST_PIECES)
    copies: list[int] = figure(SEATS + 1)
    cost: list[int] = figure(BUILDINGS)
    needs_marriage: list[int] = figure(BUILDINGS)
    gain: list[int] = figure(CARDS)
    gift: list[int] = figure(GIFTS)
    sale: list[int] = figure(CUBES)
    least: list[int] = figure(FAVORS)
    largest: list[int] = figure(FAVORS)
    paid_with: list[int] = figure(FAVORS)
    effect: list[int] = figure(PRIVILEGES)
    cube: list[int] = figure(PRIVILEGES)
    counts: list[int] = figure(PRIVILEGES)
    per: list[int] = figure(PRIVILEGES)
    vp: list[int] = figure(PRIVILEGES)
    # What a search thinks of so many goods by the square of the first on the road; no rule depends on it.
    rounds: list[float] = figure(LAST_SQUARE + 1, kind="f64")
    crops: list[list[float]] = figure(LAST_SQUARE + 1, MOST_WEIGHED, kind="f64")
    water: list[list[float]] = figure(LAST_SQUARE + 1, MOST_WEIGHED, kind="f64")
    soldiers: list[list[float]] = figure(LAST_SQUARE + 1, MOST_WEIGHED, kind="f64")
    priestesses: list[list[float]] = figure(LAST_SQUARE + 1, MOST_WEIGHED, kind="f64")
    dice: list[list[float]] = figure(LAST_SQUARE + 1, MOST_WEIGHED, kind="f64")
    coins: list[list[float]] = figure(LAST_SQUARE + 1, MOST_MONEY + 1, kind="f64")
    refusable: int = figure()
    playable: int = figure()
    four_player: int = figure()
    start_money: int = figure()
    start_square: int = figure()
    palace_tokens: int = figure()
    all_tokens: int = figure()
    last_square: int = figure()
    gate_square: int = figure()
    vp_per_square: int = figure()
    money_max: int = figure()
    buildings_max: int = figure()
    aqueduct_capacity: int = figure()
    tokens_max: int = figure()
    step_cards_per_round: int = figure()
    market_bonus: int = figure()
    marriage: int = figure()
    corruption_gain: int = figure()
    bribe: int = figure()
    tax: int = figure()
    steps_back: int = figure()
    die_faces: int = figure()
    aqueduct_refill: int = figure()
    goods_per_water: int = figure()
    steps_per_good: int = figure()
    steps_married: int = figure()
    steps_palace_bonus: int = figure()
    steps_per_vestal: int = figure()
    card_pieces: int = figure()
    card_fixed_cubes: int = figure()
    card_free_cubes: int = figure()
    card_steps: int = figure()
    military_centurions: int = figure()
    cards_per_token: int = figure()
    tokens_per_round: int = figure()

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.menus = EVERYBODYS_MENUS
        self.read_pieces()
        self.read_cards()
        limits, setup, track = deck.figures["limits"], deck.figures["setup"], deck.figures["track"]
        prices, amounts = deck.figures["prices"], deck.figures["amounts"]
        self.start_money = setup["money"]
        self.start_square = setup["square"]
        self.palace_tokens = setup["palace_tokens"]
        self.all_tokens = deck.figures["components"]["privilege_tokens"]
        self.last_square = track["last_square"]
        self.gate_square = track["gate_square"]
        self.vp_per_square = track["vp_per_square"]
        self.money_max = limits["money_max"]
        self.buildings_max = limits["buildings_max"]
        self.aqueduct_capacity = limits["aqueduct_capacity"]
        self.tokens_max = limits["favor_tokens_max"]
        self.step_cards_per_round = limits["b_cards_per_round"]
        self.market_bonus = prices["market_bonus_per_unit"]
        self.marriage = prices["marriage"]
        self.corruption_gain = prices["corruption_gain"]
        self.bribe = prices["corruption_bribe"]
        self.tax = prices["tax"]
        self.steps_back = prices["tax_steps_back_if_broke"]
        self.die_faces = amounts["die_faces"]
        self.aqueduct_refill = amounts["aqueduct_refill"]
        self.goods_per_water = amounts["goods_per_water"]
        self.steps_per_good = amounts["steps_per_good"]
        self.steps_married = amounts["steps_married"]
        self.steps_palace_bonus = amounts["steps_palace_bonus"]
        self.steps_per_vestal = amounts["steps_per_vestal"]
        self.card_pieces = amounts["a_card_pieces"]
        self.card_fixed_cubes = amounts["a_card_fixed_cubes"]
        self.card_free_cubes = amounts["a_card_free_cubes"]
        self.card_steps = amounts["b_card_steps"]
        self.military_centurions = amounts["military_centurions"]
        self.cards_per_token = amounts["cards_per_token"]
        self.tokens_per_round = amounts["tokens_per_round"]
        weigh(self)

    @face
    def read_pieces(self) -> None:
        """Cubes and pieces: how many there are, how many a player starts with and may have, what they cost."""
        figures = self.deck.figures
        names = ("water", "wheat", "wine", "vestals", "centurions", "dice")
        for kind, name in enumerate(names):
            self.total[kind] = figures["components"][f"{name}_cubes" if kind < CUBES else name]
            self.start[kind] = figures["setup"][name]
            self.most[kind] = MOST_CUBES if kind < CUBES else figures["limits"][f"{name}_max"]
        for slot, price in enumerate(self.deck.vestal_price):
            self.price[VESTAL][slot] = price
        for slot, price in enumerate(self.deck.centurion_price):
            self.price[CENTURION][slot] = price
        self.sale[WHEAT] = figures["prices"]["wheat_sale"]
        self.sale[WINE] = figures["prices"]["wine_sale"]

    @face
    def read_cards(self) -> None:
        """Action cards, buildings, favors, and privilege cards with the sets they make."""
        deck = self.deck
        for action, name in enumerate(CARD_NAMES):
            self.gain[action] = deck.gains.get(name, 0)
        for gift, amount in enumerate(deck.gifts):
            self.gift[gift] = amount
        for players, copies in deck.building_copies.items():
            self.copies[players] = copies
        for number, building in enumerate(deck.buildings):
            self.cost[number] = building.cost
            self.needs_marriage[number] = building.requires_marriage
        self.refusable = 0
        for number, favor in enumerate(deck.favors):
            self.least[number] = favor.least
            self.largest[number] = favor.most
            self.refusable |= favor.refusable << number
        self.paid_with[CITY_WATER] = WATER
        self.paid_with[ORGY] = WINE
        self.paid_with[FOOD_DISTRIBUTION] = WHEAT
        self.paid_with[BATTLE] = CENTURION
        self.playable = self.four_player = 0
        for number, card in enumerate(deck.privileges):
            self.effect[number] = card.effect
            self.cube[number] = card.cube
            self.counts[number] = card.counts
            self.per[number] = card.per
            self.vp[number] = card.vp
            if card.effect != SCORE_CARD:
                self.playable |= 1 << number
            if card.four_player:
                self.four_player |= 1 << number

    def __reduce__(self) -> tuple[Any, ...]:
        return revive, (home(Box), "Box", self.deck)
