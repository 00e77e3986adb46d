"""Actions of La Gloire de Rome as text; positions are written by writing.py and read by reading.py."""

from typing import Final

from ...core.errors import NotationError
from . import actions
from .deck import MATERIAL_NAMES, ROLE_NAMES
from .declaration import *
from .rules.state import State

EXPECTED: Final = (
    "think | lead ROLE | play CARD | play senator | petition MATERIAL | card CARD | take MATERIAL | draw | lay CARD | "
    "use MATERIAL from stockpile | to BUILDING | rival SEAT BUILDING | pass ..."
)


def write_action(state: State, seat: int, action: int) -> str:
    names = [card.id for card in state.box.deck.designs]
    match actions.ANSWERS[action]:
        case actions.Pass():
            return "pass"
        case actions.Think():
            return "think"
        case actions.TakeSenator():
            return "senator"
        case actions.Fill():
            return "fill"
        case actions.DrawOne():
            return "one"
        case actions.Role(role):
            asked = state.depth and state.frame[state.depth - 1][KIND] == BATH_STEP
            return f"act {role}" if asked else f"lead {role}"
        case actions.Play(card):
            return f"play {names[card]}"
        case actions.PlaySenator():
            return "play senator"
        case actions.Petition(material):
            return f"petition {material}"
        case actions.NameCard(card):
            return f"card {names[card]}"
        case actions.DiscardHand():
            return "discard hand"
        case actions.Take(material):
            return f"take {material}"
        case actions.Draw():
            return "draw"
        case actions.Lay(card, out):
            return f"lay {names[card]}{' out' if out else ''}"
        case actions.LayStatue(site, out):
            return f"lay {statue(state)} on {site}{' out' if out else ''}"
        case actions.UseStock(material):
            return f"use {material} from stockpile"
        case actions.UsePool(material):
            return f"use {material} from pool"
        case actions.UseHand(card):
            return f"use {names[card]} from hand"
        case actions.AddTo(building):
            return f"to {names[building]}"
        case actions.CompleteWith(building):
            return f"complete {names[building]}"
        case actions.RivalBuilding(distance, building):
            return f"rival {opponent(state, seat, distance)} {names[building]}"
        case actions.Survey():
            return "survey"
        case actions.Hold():
            return "hold"
        case actions.Throw(distance, role):
            return f"throw {opponent(state, seat, distance)} {role}"
        case actions.ClaimSenator(distance):
            return f"claim {opponent(state, seat, distance)}"
        case actions.Abdicate(distance):
            return f"abdicate {opponent(state, seat, distance)}"
        case actions.Withdraw():
            return "withdraw"


def statue(state: State) -> str:
    return "statue" if state.box.statue == NONE else state.box.deck.designs[state.box.statue].id


def opponent(state: State, seat: int, distance: int) -> int:
    """The seat at a distance clockwise; one that is not at the table has a number nobody has."""
    return (seat + distance) % state.seats if distance < state.seats else seat + distance


SIMPLE: Final[dict[str, actions.Action]] = {
    "pass": actions.Pass(),
    "think": actions.Think(),
    "senator": actions.TakeSenator(),
    "fill": actions.Fill(),
    "one": actions.DrawOne(),
    "play senator": actions.PlaySenator(),
    "discard hand": actions.DiscardHand(),
    "draw": actions.Draw(),
    "survey": actions.Survey(),
    "hold": actions.Hold(),
    "withdraw": actions.Withdraw(),
}


def read_action(state: State, seat: int, text: str) -> int:
    words = text.split()
    if " ".join(words) in SIMPLE:
        return actions.IDS[SIMPLE[" ".join(words)]]
    cards = {card.id: index for index, card in enumerate(state.box.deck.designs)}
    match words:
        case ["lead" | "act", role] if role in ROLE_NAMES:
            return actions.IDS[actions.Role(role)]
        case ["play", card] if card in cards:
            return actions.IDS[actions.Play(cards[card])]
        case ["petition", material] if material in MATERIAL_NAMES:
            return actions.IDS[actions.Petition(material)]
        case ["card", card] if card in cards:
            return actions.IDS[actions.NameCard(cards[card])]
        case ["take", material] if material in MATERIAL_NAMES:
            return actions.IDS[actions.Take(material)]
        case ["lay", card] if card in cards:
            return actions.IDS[actions.Lay(cards[card], False)]
        case ["lay", card, "out"] if card in cards:
            return actions.IDS[actions.Lay(cards[card], True)]
        case ["lay", card, "on", site] if card == statue(state) and site in MATERIAL_NAMES:
            return actions.IDS[actions.LayStatue(site, False)]
        case ["lay", card, "on", site, "out"] if card == statue(state) and site in MATERIAL_NAMES:
            return actions.IDS[actions.LayStatue(site, True)]
        case ["use", material, "from", "stockpile"] if material in MATERIAL_NAMES:
            return actions.IDS[actions.UseStock(material)]
        case ["use", material, "from", "pool"] if material in MATERIAL_NAMES:
            return actions.IDS[actions.UsePool(material)]
        case ["use", card, "from", "hand"] if card in cards:
            return actions.IDS[actions.UseHand(cards[card])]
        case ["to", card] if card in cards:
            return actions.IDS[actions.AddTo(cards[card])]
        case ["complete", card] if card in cards:
            return actions.IDS[actions.CompleteWith(cards[card])]
        case ["rival", other, card] if card in cards:
            return actions.IDS[actions.RivalBuilding(distance_to(state, seat, other, text), cards[card])]
        case ["throw", other, role] if role in ROLE_NAMES:
            return actions.IDS[actions.Throw(distance_to(state, seat, other, text), role)]
        case ["claim", other]:
            return actions.IDS[actions.ClaimSenator(distance_to(state, seat, other, text))]
        case ["abdicate", other]:
            return actions.IDS[actions.Abdicate(distance_to(state, seat, other, text))]
    raise NotationError(f"{text!r} cannot be read, expected {EXPECTED}")


def distance_to(state: State, seat: int, other: str, text: str) -> int:
    if not small(other) or int(other) >= state.seats or int(other) == seat:
        raise NotationError(f"{text!r}: expected another seat, 0 to {state.seats - 1}")
    return (int(other) - seat) % state.seats


def small(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) < 4
