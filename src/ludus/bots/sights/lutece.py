"""What one sees in imagined games of Lutèce: who has which majority, who got which card, and what was contested."""

from ...core.random import mix
from ...games.lutece.deck import RESOURCE_NAMES
from ...games.lutece.declaration import *
from ...games.lutece.declaration import SLOT_NAMES
from ...games.lutece.rules.state import State
from . import Seen, Sight, ending

CARD = 1.2  # what it is worth to own one of the cards for sale, whatever it brings
OTHERS = -0.5  # or that somebody else owns it


def look(trial: State, seat: int, action: int, seed: int) -> Seen:
    """The cards for sale are followed to the end; a bid waits for the others' bids first."""
    offer = list(trial.offer)
    bidding = trial.step == BIDS
    trial.apply(seat, action)
    seen: Seen = {}
    if bidding:
        while trial.step == BIDS and trial.pending:
            seed = mix(seed)
            trial.playout(seed, guided=True, most=1)
        seen = contests(trial, seat)
    trial.playout(seed, guided=True)
    seen |= ending(trial, seat)
    for slot, card in enumerate(offer):
        if card != NONE:
            seen[Sight("reason-card", SLOT_NAMES[slot], CARD)] = float(trial.place[card] == seat)
            owned = trial.place[card] < SEATS and trial.place[card] != seat
            seen[Sight("reason-card-denied", SLOT_NAMES[slot], OTHERS)] = float(owned)
    seen |= majorities(trial, seat)
    return seen


def contests(trial: State, seat: int) -> Seen:
    """Which of the two bids others have laid on too."""
    bids = trial.bid
    return {
        Sight("reason-contest", SLOT_NAMES[slot], 0.0, risk=True): float(
            any(slot in bids[other] for other in range(trial.seats) if other != seat)
        )
        for slot in bids[seat]
        if slot != REVENUE
    }


def majorities(trial: State, seat: int) -> Seen:
    """The Resources whose majority a seat holds at the end (L-SCORE-1, L-SCORE-2)."""
    worth = 1.5 * (trial.box.majority_vp - trial.box.middle_vp)
    most = trial.majorities()
    return {
        Sight("reason-majority", name, worth): float(seat in most[resource])
        for resource, name in enumerate(RESOURCE_NAMES)
    }
