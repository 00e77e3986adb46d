"""Every int constant of Lutèce, and its action space; the build writes names.pxd from this file."""

from typing import Final

NONE: Final = -1

SEATS: Final = 5  # L-COMP-5
ROUNDS: Final = 60  # L-END-4
POSITIONS: Final = 2  # L-BID-1
LARGEST_RAISE: Final = 20  # L-BRIBE-3
MOST_GOLD: Final = 999_999  # more than any card file lets anybody gather in sixty rounds

CHARACTERS: Final = 40  # L-COMP-1
LOCATIONS: Final = 34
CARDS: Final = CHARACTERS + LOCATIONS

# Rows, and the slots of both: A-E, then 1-5 (L-COMP-3).
CHARACTER_ROW: Final = 0
LOCATION_ROW: Final = 1
ROWS: Final = 2
ROW: Final = 5
SLOTS: Final = ROWS * ROW

# The cards of a hand: one per slot, and Revenue (L-COMP-2).
REVENUE: Final = SLOTS
HAND: Final = SLOTS + 1

# Resources (L-COMP-6).
BREAD: Final = 0
POTION: Final = 1
GLADIUS: Final = 2
BEER: Final = 3
RESOURCES: Final = 4

# What a kind of card does.
PRODUCER: Final = 0
LEGIONNAIRE: Final = 1
APPRENTICE: Final = 2
TAVERN: Final = 3
BONUS_RESOURCE: Final = 4
BONUS_FAMILY: Final = 5
BONUS_ROMAN: Final = 6
MARKET: Final = 7

# Where a card is: 0 to 4 means owned by that seat.
IN_PILE: Final = 5
IN_SLOT: Final = 6
GONE: Final = 7  # removed in play, known to all (L-INFO-8)
ASIDE: Final = 8  # a Market removed at setup, known to nobody (L-INFO-4)
UNUSED: Final = 9  # for more players (L-SETUP-4)

# Steps (L-PROTO-1 to L-PROTO-5). PURCHASE asks nothing: it runs from slot to slot.
BIDS: Final = 0
BRIBES: Final = 1
PURCHASE: Final = 2
LEGION: Final = 3
ATTACH: Final = 4
OVER: Final = 5

# Why the game ended (L-END-1, L-END-4).
NO_REASON: Final = 0
CHARACTERS_OUT: Final = 1
LOCATIONS_OUT: Final = 2
ROUNDS_OUT: Final = 3

# The action space, version 1.
BID: Final = 0  # + first card of the hand * HAND + second
AGREE: Final = BID + HAND * HAND
RAISE: Final = AGREE + 1  # + position * LARGEST_RAISE + gold - 1
PASS: Final = RAISE + POSITIONS * LARGEST_RAISE
SUPPORT: Final = PASS + 1  # + distance of the bidder, clockwise from the seat that answers
HOST: Final = SUPPORT + SEATS  # + the Character
ACTIONS: Final = HOST + CHARACTERS

# Menus: answers that depend on a few numbers only, made once (menus.py).
BID_MENU: Final = 0  # + tiles in a row
RAISE_MENU: Final = BID_MENU + ROW + 1  # + gold that can be raised at once
SUPPORT_MENU: Final = RAISE_MENU + LARGEST_RAISE + 1  # + bidders as bits, by distance
MENUS: Final = SUPPORT_MENU + 32

# Parts of the final score (section 6).
MAJORITY: Final = 0
PRESTIGE: Final = 1
INFLUENCE: Final = 2
FORTUNE: Final = 3
PARTS: Final = 4

# Events.
ROUND_BEGAN: Final = 0
CARD_OFFERED: Final = 1
BID_PLACED: Final = 2
BRIBE_RAISED: Final = 3
AGREED: Final = 4
BIDS_REVEALED: Final = 5
REVENUE_TAKEN: Final = 6
BRIBE_LOST: Final = 7
CONTEST_BEGAN: Final = 8
LEGIONNAIRE_PLAYED: Final = 9
PASSED: Final = 10
CONTEST_WON: Final = 11
CONTEST_TIED: Final = 12
BRIBE_RETURNED: Final = 13
CARD_ACQUIRED: Final = 14
COST_UNPAID: Final = 15
COINS_TAKEN: Final = 16
APPRENTICE_ATTACHED: Final = 17
APPRENTICE_WAITS: Final = 18
EFFECT_GAINED: Final = 19
CARDS_VALUED: Final = 20
GAME_ENDED: Final = 21
