"""The Box: the figures of the card file in play as arrays. States hold a reference, clones share it."""

try:
    import cython
except ImportError:  # a bare Python
    from ....core import nocython as cython

from ..deck import CARD_NAMES, Deck
from ..declaration import *
from .menus import Menus

EVERYBODYS_MENUS = Menus()


class Box:
    """All that the rules read of a card file."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.menus = EVERYBODYS_MENUS
        if not cython.compiled:
            self.total, self.start, self.most = [0] * PIECES, [0] * GOODS, [0] * PIECES
            self.price = [[0] * MOST_PIECES for _ in range(PIECES)]
            self.copies, self.cost, self.needs_marriage = [0] * (SEATS + 1), [0] * BUILDINGS, [0] * BUILDINGS
            self.gain, self.gift, self.sale = [0] * CARDS, [0] * GIFTS, [0] * CUBES
            self.least, self.largest, self.paid_with = [0] * FAVORS, [0] * FAVORS, [0] * FAVORS
            self.effect, self.cube, self.counts = [0] * PRIVILEGES, [0] * PRIVILEGES, [0] * PRIVILEGES
            self.per, self.vp = [0] * PRIVILEGES, [0] * PRIVILEGES
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

    def __reduce__(self) -> tuple[object, ...]:
        return Box, (self.deck,)
