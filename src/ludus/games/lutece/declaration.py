"""Lutèce, declared once: its figures, steps, answers, events, options and the parts of its score.

What lies where is declared in rules/zones.py, the figures of the cards in rules/box.py. Rules, edge, terminal, browser
and build read these three; nothing of them is told again.
"""

from typing import Annotated, Any, Final

from ...core.declare import (
    Among,
    Answer,
    Distance,
    Event,
    Named,
    Option,
    Seat,
    Secret,
    Space,
    Step,
    Together,
    Told,
    answer,
    event,
    steps,
)
from ...core.zone import Places

NONE: Final = -1

SEATS: Final = Places(5)  # L-COMP-5
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
BIDS: Final = Step(0, "bids", topic="L-BID", rule="L-PROTO-1")
BRIBES: Final = Step(1, "bribes", topic="L-BRIBE", rule="L-PROTO-2")
PURCHASE: Final = Step(2, "purchase", topic="L-BUY", rule="L-PROTO-3")
LEGION: Final = Step(3, "legion", topic="L-LEGION", rule="L-PROTO-3")
ATTACH: Final = Step(4, "attach", topic="L-APP", rule="L-PROTO-4")
OVER: Final = Step(5, "over", topic="L-SCORE", rule="L-PROTO-5")
STEPS: Final = steps(globals())

# Why the game ended (L-END-1, L-END-4).
NO_REASON: Final = 0
CHARACTERS_OUT: Final = 1
LOCATIONS_OUT: Final = 2
ROUNDS_OUT: Final = 3
REASONS: Final = ("", "characters", "locations", "rounds")

# Names of what answers and events speak of.
SLOT_NAMES: Final = ("A", "B", "C", "D", "E", "1", "2", "3", "4", "5")
HAND_NAMES: Final = (*SLOT_NAMES, "revenue")
POSITION_NAMES: Final = ("left", "right")
RESOURCE_NAMES: Final = ("bread", "potion", "gladius", "beer")


def card_names(box: Any) -> list[str]:
    found: list[str] = box.deck.names
    return found


SlotName = Annotated[str, Among(SLOT_NAMES)]
HandName = Annotated[str, Among(HAND_NAMES)]
PlaceName = Annotated[str, Among(POSITION_NAMES)]
CardName = Annotated[str, Named(card_names)]
Pair = Together((Among(HAND_NAMES), Among(HAND_NAMES)))

# The action space, version 1.
SPACE: Final = Space()


@answer(SPACE, "bid {left} {right}", BIDS)
class Bid(Answer):
    """Two cards face down, in the order they lie (L-BID-3)."""

    left: HandName
    right: HandName


@answer(SPACE, "agree", BRIBES, declines=True)
class Agree(Answer):
    """Goes on without raising (L-BRIBE-3)."""


@answer(SPACE, "raise {position} {gold}", BRIBES)
class Raise(Answer):
    """Lays gold on one of the two cards (L-BRIBE-1)."""

    position: PlaceName
    gold: Annotated[int, Among(tuple(range(1, LARGEST_RAISE + 1)), "L-BRIBE-3")]


@answer(SPACE, "pass", LEGION, declines=True)
class Pass(Answer):
    """Plays no Legionnaire now (L-LEGION-4)."""


@answer(SPACE, "support {distance}", LEGION)
class Support(Answer):
    """Plays a Legionnaire for a bidder, named by the distance clockwise; 0 is oneself (L-LEGION-2)."""

    distance: Annotated[int, Distance(SEATS, least=0)]


@answer(SPACE, "attach {host}", ATTACH)
class Attach(Answer):
    """Puts the Apprentice under one of one's Characters, by its number in the card file (L-APP-1)."""

    host: Annotated[int, Named(card_names, CHARACTERS, "Character")]


Action = Bid | Agree | Raise | Pass | Support | Attach
ANSWERS: Final[list[Action]] = SPACE.answers
BID: Final = Bid.first  # + first card of the hand * HAND + second
AGREE: Final = Agree.first
RAISE: Final = Raise.first  # + position * LARGEST_RAISE + gold - 1
PASS: Final = Pass.first
SUPPORT: Final = Support.first
HOST: Final = Attach.first
ACTIONS: Final = len(SPACE)

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
PART_NAMES: Final = ("majority", "prestige", "influence", "fortune")

# Events, in the order of their numbers.
TOLD: Final = Told()


@event(TOLD, "turn")
class RoundBegan(Event):
    number: int
    lead: Seat


@event(TOLD, "card")
class CardOffered(Event):
    slot: SlotName
    card: CardName


@event(TOLD, "move")
class BidPlaced(Event):
    """The cards are None for everybody but the bidder (L-INFO-9, L-INFO-10)."""

    seat: Seat
    cards: Annotated[tuple[str, str] | None, Pair, Secret()]


@event(TOLD, "coin")
class BribeRaised(Event):
    seat: Seat
    position: PlaceName
    gold: int


@event(TOLD, "move")
class Agreed(Event):
    seat: Seat


@event(TOLD, "reveal")
class BidsRevealed(Event):
    seat: Seat
    cards: Annotated[tuple[str, str], Pair]


@event(TOLD, "coin")
class RevenueTaken(Event):
    seat: Seat
    gold: int


@event(TOLD, "coin")
class BribeLost(Event):
    """A bribe that went to the bank: the acquirer's, or one on a Revenue card."""

    seat: Seat
    gold: int


@event(TOLD, "contest")
class ContestBegan(Event):
    slot: SlotName
    card: CardName


@event(TOLD, "contest", scores=True)
class LegionnairePlayed(Event):
    seat: Seat
    slot: SlotName
    bidder: int
    strength: int  # of the bidder, from now on (L-CONTEST-2)


@event(TOLD, "move")
class Passed(Event):
    seat: Seat
    slot: SlotName


@event(TOLD, "contest")
class ContestWon(Event):
    seat: Seat
    slot: SlotName
    card: CardName
    strength: int


@event(TOLD, "lost")
class ContestTied(Event):
    """The card leaves the game (L-CONTEST-4)."""

    slot: SlotName
    card: CardName


@event(TOLD, "coin")
class BribeReturned(Event):
    seat: Seat
    gold: int
    compensation: int


@event(TOLD, "card", scores=True)
class CardAcquired(Event):
    seat: Seat
    slot: SlotName
    card: CardName
    cost: int


@event(TOLD, "lost")
class CostUnpaid(Event):
    """The card leaves the game (L-PAY-4)."""

    seat: Seat
    card: CardName
    cost: int


@event(TOLD, "coin")
class CoinsTaken(Event):
    seat: Seat
    card: CardName
    gold: int


@event(TOLD, "card", scores=True)
class ApprenticeAttached(Event):
    seat: Seat
    card: CardName
    host: CardName


@event(TOLD, "move")
class ApprenticeWaits(Event):
    seat: Seat
    card: CardName


@event(TOLD, "coin")
class EffectGained(Event):
    seat: Seat
    card: CardName
    gold: int


@event(TOLD, "coin", scores=True)
class CardsValued(Event):
    gold: int


@event(TOLD, "end", scores=True)
class GameEnded(Event):
    reason: Annotated[str, Among(REASONS)]


OPTIONS: Final[tuple[Option, ...]] = ()  # but a card file of one's own
