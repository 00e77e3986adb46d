"""Fortuna, declared once: its figures, steps, answers, events, options and the parts of its score.

What lies where is declared in rules/zones.py, the figures of the cards in rules/box.py. Rules, edge, terminal, browser
and build read these three; nothing of them is told again.
"""

from typing import Annotated, Any, Final

from ...core.declare import (
    Among,
    Answer,
    Around,
    Event,
    Named,
    Option,
    Seat,
    Secret,
    Several,
    Someone,
    Space,
    Step,
    Teller,
    Told,
    answer,
    event,
    steps,
)
from ...core.zone import Places

NONE: Final = -1
GONE: Final = -2  # a card taken from the palace that has come to light since (F-INFO-7)

SEATS: Final = Places(4)
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
MOST_MONEY: Final = 99  # at most, in any card file
MOST_WEIGHED: Final = 2 * MOST_CUBES + 1  # goods of a kind a search may think of: all there are, and a gift
LAST_SQUARE: Final = 30  # at most, in any card file

# Steps: the decision points of section 18, and those that ask nothing.
D_DRAFT: Final = Step(0, "draft", topic="F-SETUP-11")
D_LOCK: Final = Step(1, "lock", topic="F-SETUP-13")
D_CARD: Final = Step(2, "card", topic="F-CARD")
D_EXEC: Final = Step(3, "exec", topic="F-ACTION")  # about an action card
D_ROLL: Final = Step(4, "roll", topic="F-ACTION-FAMILY")
D_GIFT: Final = Step(5, "gift", topic="F-ACTION-FAMILY")
D_SWAP: Final = Step(6, "swap", topic="F-SWAP")  # about the chosen card
D_MIL: Final = Step(7, "mil", topic="F-MIL")
DICE_DUE: Final = Step(8, "dice")
D_FAVOR: Final = Step(9, "favor", topic="F-FAVOR")
TOKENS_DUE: Final = Step(10, "tokens")  # about the favor used
D_FLIP: Final = Step(11, "flip", topic="F-2P")  # about the tokens taken
DRAW_DUE: Final = Step(12, "draw")  # about the tokens taken
D_KEEP: Final = Step(13, "keep", topic="F-PRIV")
D_END: Final = Step(14, "end", topic="F-PRIV-A")  # when cards are played
D_PALACE: Final = Step(15, "palace", topic="F-CAESAR")
OVER: Final = Step(16, "over", topic="F-SCORE")
STEPS: Final = steps(globals())
STACK: Final = 4
# F-PROTO-4: the steps at which privilege cards may be played, and the set of them.
WINDOW: Final = (D_CARD, D_EXEC, D_ROLL, D_GIFT, D_SWAP, D_MIL, D_FAVOR, D_FLIP, D_END)
WINDOWS: Final = sum(1 << step for step in WINDOW)

# Why the game ended (F-END-1, F-END-3).
NO_REASON: Final = 0
PALACE_REACHED: Final = 1
ROUNDS_OUT: Final = 2
REASONS: Final = ("", "palace", "rounds")

# What a privilege card is played for.
FOR_VESTAL: Final = 0
FOR_CENTURION: Final = 1
FOR_CUBE: Final = 2  # + cube
ALONE: Final = FOR_CUBE + CUBES
PLAYS: Final = ALONE + 1

# Names of what answers, events, positions and card files speak of.
CARD_NAMES: Final = (
    "water_supply", "harvest", "vintage", "wheat_trade", "wine_trade", "enlist_centurions", "hire_vestals",
    "religious_ceremony", "family", "construction", "corruption", "fortuna",
)  # fmt: skip
FAVOR_NAMES: Final = ("city_water", "orgy", "food_distribution", "battle", "fortuna_favor", "religion")
BUILDING_NAMES: Final = ("market", "aqueduct", "palace", "basilica")
GOODS_NAMES: Final = ("water", "wheat", "wine", "vestals", "centurions", "dice", "aqueduct")
PIECE_NAMES: Final = GOODS_NAMES[:PIECES]
CUBE_NAMES: Final = GOODS_NAMES[:CUBES]
COUNTED_NAMES: Final = ("building", "wheat", "money", "centurion", "vestal", "water", "wine", "marriage")
COLOURS: Final = ("blue", "gray", "orange", "violet")
PLACE_NAMES: Final = ("reservoir", "aqueduct")
GIFT_NAMES: Final = ("wheat", "wine", "money")
WHEAT_GIFT: Final = 0
WINE_GIFT: Final = 1
MONEY_GIFT: Final = 2
PLAY_NAMES: Final = ("vestal", "centurion", *CUBE_NAMES, "")


def colours(box: Any) -> list[str]:
    """The sides, clockwise."""
    return list(box.deck.colours)


def privilege_names(box: Any) -> list[str]:
    return [card.id for card in box.deck.privileges]


CardName = Annotated[str, Among(CARD_NAMES)]
GoodsName = Annotated[str, Among(GOODS_NAMES)]
BuildingName = Annotated[str, Among(BUILDING_NAMES)]
FavorNumber = Annotated[int, Among(tuple(range(1, FAVORS + 1)), "F-SETUP-8")]
SideName = Annotated[str, Named(colours)]
PrivilegeName = Annotated[str, Named(privilege_names)]
HiddenName = Annotated[str | None, Named(privilege_names), Secret()]
Distance = Annotated[int, Around(SIDES, colours, lambda state, seat: state.side[seat], "F-SWAP-1")]
PrivilegeCard = Named(privilege_names, PRIVILEGES, "privilege card")
Pieces = Annotated[int, Among(tuple(range(1, MOST_PIECES + 1)), "F-COMP-5")]

# The action space, version 1. Within one question the order of the ids is the order of F-PROTO-2.
# Sides are distances clockwise from the side of the seat that answers, privilege cards their numbers in the card file.
SPACE: Final = Space()


@answer(SPACE, "choose {card}", D_CARD)
class Choose(Answer):
    """One of the three cards of one's side (F-CARD-2)."""

    card: CardName


@answer(SPACE, "skip", D_EXEC, declines=True)
class Skip(Answer):
    """Does not execute the card (F-CARD-2)."""


@answer(SPACE, "go", D_EXEC)
class Go(Answer):
    """Executes a card that leaves nothing to choose."""


@answer(SPACE, "go {reservoir} {aqueduct}", D_EXEC)
class GoWith(Answer):
    """Harvest or Vintage, and the water given for more (F-ACTION-HARVEST-2)."""

    reservoir: Annotated[int, Among(tuple(range(MOST_CUBES + 1)), "F-ACTION-HARVEST-2")]
    aqueduct: Annotated[int, Among(tuple(range(MOST_ON_AQUEDUCT + 1)), "F-ACTION-HARVEST-2")]


@answer(SPACE, "sell {number}", D_EXEC)
class Sell(Answer):
    number: Annotated[int, Among(tuple(range(1, MOST_CUBES + 1)), "F-ACTION-WHEATTRADE-1")]


@answer(SPACE, "buy {number}", D_EXEC)
class Buy(Answer):
    number: Pieces


@answer(SPACE, "marry", D_EXEC)
class Marry(Answer):
    """F-ACTION-FAMILY-1."""


@answer(SPACE, "build {building}", D_EXEC)
class Build(Answer):
    building: BuildingName


@answer(SPACE, "take two", D_EXEC)
class TakeTwo(Answer):
    """Corruption for money (F-ACTION-CORRUPTION-1)."""


@answer(SPACE, "bribe {distance} {card}", D_EXEC)
class Bribe(Answer):
    """Corruption for a card of another side (F-ACTION-CORRUPTION-2)."""

    distance: Distance
    card: CardName


@answer(SPACE, "roll now", D_ROLL)
class RollNow(Answer):
    """Rolls the dice before choosing the gift (F-ACTION-FAMILY-3)."""


@answer(SPACE, "later", D_ROLL, declines=True)
class Later(Answer):
    """Leaves the dice for phase 4."""


@answer(SPACE, "{gift}", D_GIFT)
class TakeGift(Answer):
    gift: Annotated[str, Among(GIFT_NAMES)]


@answer(SPACE, "swap {distance} {card}", D_SWAP)
class Swap(Answer):
    """Exchanges the chosen card for one of another side (F-SWAP-1)."""

    distance: Distance
    card: CardName


@answer(SPACE, "none", D_MIL, D_FAVOR, D_FLIP, declines=True)
class Nothing(Answer):
    """No military power, no favor, or no favor card turned."""


@answer(SPACE, "use {card}", D_MIL)
class Use(Answer):
    """Military power for a card (F-MIL-1)."""

    card: CardName


@answer(SPACE, "favor {favor} {place}", D_FAVOR)
class FulfilFrom(Answer):
    """Uses a favor with water from a place (F-FAVOR-WATER-1)."""

    favor: Annotated[int, Among((1,), "F-FAVOR-WATER-1")]
    place: Annotated[str, Among(PLACE_NAMES)]


@answer(SPACE, "favor {favor} {number}", D_FAVOR)
class FulfilWith(Answer):
    """Uses a favor, delivering a number of goods (F-FAVOR-1)."""

    favor: Annotated[int, Among((2, 3, 4), "F-FAVOR-1")]
    number: Pieces


@answer(SPACE, "favor {favor}", D_FAVOR)
class Fulfil(Answer):
    """Uses a favor that leaves nothing to choose (F-FAVOR-FORTUNA-1, F-FAVOR-RELIGION-1)."""

    favor: Annotated[int, Among((5, 6), "F-FAVOR-1")]


@answer(SPACE, "tax", D_FAVOR)
class PayTax(Answer):
    """F-TAX-1."""


@answer(SPACE, "flip {favor}", D_FLIP)
class TurnFavor(Answer):
    """Turns one more favor card (F-2P-1)."""

    favor: FavorNumber


@answer(SPACE, "end", D_END, declines=True)
class EndTurn(Answer):
    """Plays no privilege card any more."""


@answer(SPACE, "play {card} {what}", *WINDOW)
class Play(Answer):
    """Plays a privilege card, for something where it gives a choice (F-PROTO-5)."""

    card: Annotated[int, PrivilegeCard]
    what: Annotated[str, Among(PLAY_NAMES)]


@answer(SPACE, "draft {card}", D_DRAFT)
class Draft(Answer):
    card: CardName


@answer(SPACE, "lock {card}", D_LOCK)
class Lock(Answer):
    """Turns a card of one's side face down (F-SETUP-13)."""

    card: CardName


@answer(SPACE, "keep {cards}", D_KEEP, D_PALACE)
class Keep(Answer):
    """Keeps one card, or two with a Basilica (F-PRIV-2, F-PRIV-3, F-CAESAR-1)."""

    cards: Annotated[tuple[int, ...], Several(PrivilegeCard, most=2)]


Action = (
    Choose | Skip | Go | GoWith | Sell | Buy | Marry | Build | TakeTwo | Bribe | RollNow | Later | TakeGift | Swap
    | Nothing | Use | FulfilFrom | FulfilWith | Fulfil | PayTax | TurnFavor | EndTurn | Play | Draft | Lock | Keep
)  # fmt: skip
ANSWERS: Final[list[Action]] = SPACE.answers
CHOOSE: Final = Choose.first  # + card
SKIP: Final = Skip.first
GO: Final = Go.first
GO_WITH: Final = GoWith.first  # + reservoir water * (MOST_ON_AQUEDUCT + 1) + Aqueduct water
SELL: Final = Sell.first  # + number - 1
BUY: Final = Buy.first  # + number - 1
MARRY: Final = Marry.first
BUILD: Final = Build.first  # + building
TAKE_TWO: Final = TakeTwo.first
BRIBE: Final = Bribe.first  # + (distance - 1) * CARDS + card
ROLL_NOW: Final = RollNow.first
LATER: Final = Later.first
GIFT: Final = TakeGift.first  # + gift
GIFTS: Final = TakeGift.size
SWAP: Final = Swap.first  # + (distance - 1) * CARDS + card
NOTHING: Final = Nothing.first
USE: Final = Use.first  # + card
FAVOR_WATER: Final = FulfilFrom.first  # from the reservoir, from the Aqueduct
FAVOR_GOODS: Final = FulfilWith.first  # + (favor - ORGY) * MOST_PIECES + number - 1
FAVOR_MARRIED: Final = Fulfil.first
FAVOR_VESTALS: Final = FAVOR_MARRIED + 1
TAX: Final = PayTax.first
FLIP: Final = TurnFavor.first  # + favor
END: Final = EndTurn.first
PLAY: Final = Play.first  # + privilege card * PLAYS + what is taken
DRAFT: Final = Draft.first  # + card
LOCK: Final = Lock.first  # + card
KEEP: Final = Keep.first  # + privilege card
KEEP_TWO: Final = KEEP + PRIVILEGES  # + pair, in the order of the file
PAIRS: Final = PRIVILEGES * (PRIVILEGES - 1) // 2
ACTIONS: Final = len(SPACE)

OFFERED: Final = 192  # the answers to one question at most

# Parts of the final score (section 15).
PART_NAMES: Final = ("squares", "privileges")

# Events, in the order of their numbers.
TOLD: Final = Told()


@event(TOLD, "turn")
class RoundBegan(Event):
    number: int
    first: Seat


@event(TOLD, "turn")
class TurnBegan(Event):
    seat: Seat


@event(TOLD, "card")
class CardDrafted(Event):
    seat: Seat
    card: CardName


@event(TOLD, "card")
class CardDealt(Event):
    """An action card dealt to a side at the start; the seat is None at an empty one."""

    seat: Annotated[int | None, Teller(), Someone()]
    side: SideName
    card: CardName


@event(TOLD, "card")
class CardLocked(Event):
    seat: Seat
    card: CardName


@event(TOLD, "goods")
class AqueductFilled(Event):
    seat: Seat
    water: int


@event(TOLD, "card")
class CardTurnedUp(Event):
    seat: Seat
    card: CardName


@event(TOLD, "card")
class CardChosen(Event):
    seat: Seat
    card: CardName


@event(TOLD, "move")
class ActionSkipped(Event):
    seat: Seat
    card: CardName


@event(TOLD, "goods")
class GoodsTaken(Event):
    """From the general supply."""

    seat: Seat
    kind: GoodsName
    number: int


@event(TOLD, "goods")
class GoodsReturned(Event):
    """To the general supply."""

    seat: Seat
    kind: GoodsName
    number: int


@event(TOLD, "coin")
class MoneyTaken(Event):
    """`lost` went beyond the wealth track (F-MONEY-2)."""

    seat: Seat
    amount: int
    lost: int


@event(TOLD, "coin")
class MoneyPaid(Event):
    seat: Seat
    amount: int


@event(TOLD, "coin")
class GoodsSold(Event):
    seat: Seat
    kind: GoodsName
    number: int
    price: int


@event(TOLD, "coin")
class PiecesBought(Event):
    seat: Seat
    kind: GoodsName
    number: int
    cost: int


@event(TOLD, "build")
class Married(Event):
    seat: Seat


@event(TOLD, "build")
class Built(Event):
    seat: Seat
    building: BuildingName


@event(TOLD, "coin")
class Bribed(Event):
    """The owner is None at an empty side: the bank is paid."""

    seat: Seat
    side: SideName
    card: CardName
    owner: Annotated[int | None, Someone()]


@event(TOLD, "card")
class CardsExchanged(Event):
    seat: Seat
    given: CardName
    side: SideName
    taken: CardName


@event(TOLD, "contest")
class MilitaryUsed(Event):
    seat: Seat
    card: CardName


@event(TOLD, "move")
class MilitaryDeclined(Event):
    seat: Seat


@event(TOLD, "dice")
class DieRolled(Event):
    seat: Seat
    value: int


@event(TOLD, "move")
class FavorUsed(Event):
    """`die` is the smallest that allows it."""

    seat: Seat
    favor: int
    die: int
    steps: int


@event(TOLD, "lost")
class NoFavor(Event):
    """All favors of the die were face down (F-FAVOR-3)."""

    seat: Seat
    die: int


@event(TOLD, "coin")
class TaxPaid(Event):
    seat: Seat
    amount: int
    die: int


@event(TOLD, "lost", scores=True)
class SteppedBack(Event):
    seat: Seat
    start: int
    square: int
    die: int


@event(TOLD, "move", scores=True)
class Approached(Event):
    seat: Seat
    start: int
    square: int


@event(TOLD, "goods")
class TokensTaken(Event):
    seat: Seat
    favor: int
    number: int


@event(TOLD, "card")
class FavorTurned(Event):
    seat: Seat
    favor: int


@event(TOLD, "move")
class NothingTurned(Event):
    seat: Seat


@event(TOLD, "card")
class PileShuffled(Event):
    cards: int


@event(TOLD, "card")
class PrivilegeDrawn(Event):
    """The card is None for everybody but the one who draws (F-INFO-6)."""

    seat: Seat
    card: HiddenName


@event(TOLD, "card", scores=True)
class PrivilegeKept(Event):
    """The card is None for everybody but the one who keeps it (F-PRIV-5)."""

    seat: Seat
    card: HiddenName


@event(TOLD, "card")
class PrivilegeDiscarded(Event):
    seat: Seat
    card: PrivilegeName


@event(TOLD, "card")
class PrivilegePlayed(Event):
    seat: Seat
    card: PrivilegeName
    what: Annotated[str, Among(PLAY_NAMES)]


@event(TOLD, "move", scores=True)
class PalaceEntered(Event):
    """`rank` counts the arrivals from 1."""

    seat: Seat
    rank: int


@event(TOLD, "card")
class PrivilegeLaidAside(Event):
    """The card is None for everybody but the first to arrive (F-INFO-7)."""

    seat: Seat
    card: HiddenName


@event(TOLD, "card", scores=True)
class PalaceCardTaken(Event):
    """The card is None for everybody but the one who takes it (F-INFO-7)."""

    seat: Seat
    card: HiddenName


@event(TOLD, "turn")
class PodiumSet(Event):
    seat: Seat
    place: int


@event(TOLD, "goods")
class TokenPlaced(Event):
    """`tokens` lie on the favor card now."""

    favor: int
    tokens: int


@event(TOLD, "card")
class FavorsTurnedUp(Event):
    """F-EOR-3."""


@event(TOLD, "reveal", scores=True)
class HandRevealed(Event):
    """One card of a player in Rome at the end (F-SCORE-1)."""

    seat: Seat
    card: PrivilegeName


@event(TOLD, "end", scores=True)
class GameEnded(Event):
    reason: Annotated[str, Among(REASONS)]


OPTIONS: Final = (
    Option("draft", rule="F-SETUP-11"),
    Option("sides", rule="F-RULING-10", choices=(), default=""),  # any words; game.py reads them
)
