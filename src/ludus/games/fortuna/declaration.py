"""Every int constant of Fortuna, and its action space; the build writes names.pxd from this file."""

from typing import Final

NONE: Final = -1
GONE: Final = -2  # a card taken from the palace that has come to light since (F-INFO-7)

SEATS: Final = 4
SIDES: Final = 4  # F-COMP-1
ROUNDS: Final = 200  # F-END-3

# The action cards, in the order of the file (F-COMP-6). Three lie on each side.
WATER_SUPPLY: Final = 0
HARVEST: Final = 1
VINTAGE: Final = 2
WHEAT_TRADE: Final = 3
WINE_TRADE: Final = 4
ENLIST_CENTURIONS: Final = 5
HIRE_VESTALS: Final = 6
RELIGIOUS_CEREMONY: Final = 7
FAMILY: Final = 8
CONSTRUCTION: Final = 9
CORRUPTION: Final = 10
FORTUNA: Final = 11
CARDS: Final = 12
ALL_CARDS: Final = (1 << CARDS) - 1
SLOTS: Final = 3

# The favor cards: die number less one (F-SETUP-8).
CITY_WATER: Final = 0
ORGY: Final = 1
FOOD_DISTRIBUTION: Final = 2
BATTLE: Final = 3
FORTUNA_FAVOR: Final = 4
RELIGION: Final = 5
FAVORS: Final = 6
FACES: Final = 6

# Buildings.
MARKET: Final = 0
AQUEDUCT: Final = 1
PALACE: Final = 2
BASILICA: Final = 3
BUILDINGS: Final = 4

# Goods of a province; those below PIECES have a place in the general supply. WATER lies in the reservoir.
WATER: Final = 0
WHEAT: Final = 1
WINE: Final = 2
CUBES: Final = 3
VESTAL: Final = 3
CENTURION: Final = 4
DIE: Final = 5
PIECES: Final = 6
ON_AQUEDUCT: Final = 6  # water, too (F-WATER-1)
GOODS: Final = 7

# Privilege cards, and what they do.
PRIVILEGES: Final = 26
ALL_PRIVILEGES: Final = (1 << PRIVILEGES) - 1
PIECE_CARD: Final = 0  # F-PRIV-A-2
CUBE_CARD: Final = 1  # F-PRIV-A-3
STEP_CARD: Final = 2  # F-PRIV-B-1
SCORE_CARD: Final = 3  # F-PRIV-C-1

# What a C card counts.
BY_BUILDING: Final = 0
BY_WHEAT: Final = 1
BY_MONEY: Final = 2
BY_CENTURION: Final = 3
BY_VESTAL: Final = 4
BY_WATER: Final = 5
BY_WINE: Final = 6
BY_MARRIAGE: Final = 7
COUNTED: Final = 8

# The largest figures a card file may have.
MOST_CUBES: Final = 20
MOST_PIECES: Final = 6
MOST_ON_AQUEDUCT: Final = 3
MOST_TOKENS: Final = 3

# Steps: the decision points of section 18, and those that ask nothing.
D_DRAFT: Final = 0
D_LOCK: Final = 1
D_CARD: Final = 2
D_EXEC: Final = 3  # about an action card
D_ROLL: Final = 4
D_GIFT: Final = 5
D_SWAP: Final = 6  # about the chosen card
D_MIL: Final = 7
DICE_DUE: Final = 8
D_FAVOR: Final = 9
TOKENS_DUE: Final = 10  # about the favor used
D_FLIP: Final = 11  # about the tokens taken
DRAW_DUE: Final = 12  # about the tokens taken
D_KEEP: Final = 13
D_END: Final = 14
D_PALACE: Final = 15
OVER: Final = 16
STACK: Final = 4
# F-PROTO-4: the steps at which privilege cards may be played, as a set.
WINDOWS: Final = (
    1 << D_CARD | 1 << D_EXEC | 1 << D_ROLL | 1 << D_GIFT | 1 << D_SWAP | 1 << D_MIL | 1 << D_FAVOR | 1 << D_FLIP
    | 1 << D_END
)  # fmt: skip

# Why the game ended (F-END-1, F-END-3).
NO_REASON: Final = 0
PALACE_REACHED: Final = 1
ROUNDS_OUT: Final = 2

# What a privilege card is played for.
FOR_VESTAL: Final = 0
FOR_CENTURION: Final = 1
FOR_CUBE: Final = 2  # + cube
ALONE: Final = FOR_CUBE + CUBES
PLAYS: Final = ALONE + 1

# The action space, version 1. Within one question the order of the ids is the order of F-PROTO-2.
# Sides are distances clockwise from the seat that answers, 1 to 3.
CHOOSE: Final = 0  # + card
SKIP: Final = CHOOSE + CARDS
GO: Final = SKIP + 1
GO_WITH: Final = GO + 1  # + reservoir water * (MOST_ON_AQUEDUCT + 1) + Aqueduct water
SELL: Final = GO_WITH + (MOST_CUBES + 1) * (MOST_ON_AQUEDUCT + 1)  # + number - 1
BUY: Final = SELL + MOST_CUBES  # + number - 1
MARRY: Final = BUY + MOST_PIECES
BUILD: Final = MARRY + 1  # + building
TAKE_TWO: Final = BUILD + BUILDINGS
BRIBE: Final = TAKE_TWO + 1  # + (distance - 1) * CARDS + card
ROLL_NOW: Final = BRIBE + (SIDES - 1) * CARDS
LATER: Final = ROLL_NOW + 1
GIFT: Final = LATER + 1  # + 0 wheat, 1 wine, 2 money
GIFTS: Final = 3
SWAP: Final = GIFT + GIFTS  # + (distance - 1) * CARDS + card
NOTHING: Final = SWAP + (SIDES - 1) * CARDS  # no military power, no favor, no card turned
USE: Final = NOTHING + 1  # + card
FAVOR_WATER: Final = USE + CARDS  # from the reservoir, from the Aqueduct
FAVOR_GOODS: Final = FAVOR_WATER + 2  # + (favor - ORGY) * MOST_PIECES + number - 1
FAVOR_MARRIED: Final = FAVOR_GOODS + 3 * MOST_PIECES
FAVOR_VESTALS: Final = FAVOR_MARRIED + 1
TAX: Final = FAVOR_VESTALS + 1
FLIP: Final = TAX + 1  # + favor
END: Final = FLIP + FAVORS
PLAY: Final = END + 1  # + privilege card * PLAYS + what is taken
DRAFT: Final = PLAY + PRIVILEGES * PLAYS  # + card
LOCK: Final = DRAFT + CARDS  # + card
KEEP: Final = LOCK + CARDS  # + privilege card
KEEP_TWO: Final = KEEP + PRIVILEGES  # + pair, in the order of the file
PAIRS: Final = PRIVILEGES * (PRIVILEGES - 1) // 2
ACTIONS: Final = KEEP_TWO + PAIRS

OFFERED: Final = 192  # the answers to one question at most

# Events.
ROUND_BEGAN: Final = 0
TURN_BEGAN: Final = 1
CARD_DRAFTED: Final = 2
CARD_DEALT: Final = 3
CARD_LOCKED: Final = 4
AQUEDUCT_FILLED: Final = 5
CARD_TURNED_UP: Final = 6
CARD_CHOSEN: Final = 7
ACTION_SKIPPED: Final = 8
GOODS_TAKEN: Final = 9
GOODS_RETURNED: Final = 10
MONEY_TAKEN: Final = 11
MONEY_PAID: Final = 12
GOODS_SOLD: Final = 13
PIECES_BOUGHT: Final = 14
MARRIED: Final = 15
BUILT: Final = 16
BRIBED: Final = 17
CARDS_EXCHANGED: Final = 18
MILITARY_USED: Final = 19
MILITARY_DECLINED: Final = 20
DICE_ROLLED: Final = 21
FAVOR_USED: Final = 22
NO_FAVOR: Final = 23
TAX_PAID: Final = 24
STEPPED_BACK: Final = 25
APPROACHED: Final = 26
TOKENS_TAKEN: Final = 27
FAVOR_TURNED: Final = 28
NOTHING_TURNED: Final = 29
PILE_SHUFFLED: Final = 30
PRIVILEGE_DRAWN: Final = 31
PRIVILEGE_KEPT: Final = 32
PRIVILEGE_DISCARDED: Final = 33
PRIVILEGE_PLAYED: Final = 34
PALACE_ENTERED: Final = 35
PRIVILEGE_LAID_ASIDE: Final = 36
PALACE_CARD_TAKEN: Final = 37
PODIUM_SET: Final = 38
TOKEN_PLACED: Final = 39
FAVORS_TURNED_UP: Final = 40
HAND_REVEALED: Final = 41
GAME_ENDED: Final = 42
