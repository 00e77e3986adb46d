"""Actions of Lutèce as text."""

from typing import Final

from ...core.errors import NotationError
from .actions import ANSWERS, HAND_NAMES, IDS, POSITION_NAMES, Agree, Attach, Bid, Pass, Raise, Support
from .declaration import *
from .rules.state import State

EXPECTED: Final = "bid A 2 | raise left 3 | agree | support 1 | pass | attach CARD"


def write_action(state: State, seat: int, action: int) -> str:
    match ANSWERS[action]:
        case Bid(left, right):
            return f"bid {left} {right}"
        case Agree():
            return "agree"
        case Raise(position, gold):
            return f"raise {position} {gold}"
        case Pass():
            return "pass"
        case Support(distance):
            return f"support {(seat + distance) % state.seats if distance < state.seats else seat + distance}"
        case Attach(host):
            return f"attach {state.box.deck.cards[host].id}"


def read_action(state: State, seat: int, text: str) -> int:
    words = text.split()
    match words:
        case ["bid", left, right] if left in HAND_NAMES and right in HAND_NAMES:
            return IDS[Bid(left, right)]
        case ["agree"]:
            return IDS[Agree()]
        case ["raise", position, gold] if position in POSITION_NAMES and small(gold):
            if 1 <= int(gold) <= LARGEST_RAISE:
                return IDS[Raise(position, int(gold))]
            raise NotationError(f"{text!r}: a raise is 1 to {LARGEST_RAISE} gold (L-BRIBE-3)")
        case ["pass"]:
            return IDS[Pass()]
        case ["support", bidder] if small(bidder):
            if int(bidder) < state.seats:
                return IDS[Support((int(bidder) - seat) % state.seats)]
            raise NotationError(f"{text!r}: seats run from 0 to {state.seats - 1}")
        case ["attach", name]:
            for card in range(CHARACTERS):
                if state.box.deck.cards[card].id == name:
                    return IDS[Attach(card)]
            raise NotationError(f"{text!r}: no Character of the deck is called {name}")
    raise NotationError(f"{text!r} cannot be read, expected {EXPECTED}")


def small(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) < 4
