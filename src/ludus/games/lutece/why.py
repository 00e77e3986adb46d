"""Why an answer is not allowed, with the rule that forbids it. It looks at nothing the seat may not know."""

from ...core.game import Refusal, refuse
from .declaration import *
from .rules.state import State


def why_not(state: State, seat: int, action: int) -> Refusal | None:
    """The rule and the reason; None if the answer is legal."""
    if not 0 <= action < len(ANSWERS):
        return refuse("L-PROTO-7", "no-such-action", action=action)
    if not 0 <= seat < state.seats:
        return refuse("L-COMP-5", "no-such-seat", seat=seat)
    if state.allows(seat, action) or action in state.aside(seat):
        return None
    if state.over:
        return refuse("L-PROTO-5", "game-over")
    answer = ANSWERS[action]
    if state.step not in answer.steps:
        return refuse(STEPS[state.step].rule, "not-asked-now", step=STEPS[state.step].name)
    raises = isinstance(answer, Raise) and state.purse[seat] > 0  # asked or not (L-BRIBE-4)
    if not state.pending >> seat & 1 and not raises:
        return not_pending(state, seat)
    match answer:
        case Bid(left, right):
            for card in (left, right):
                if card in SLOT_NAMES and SLOT_NAMES.index(card) % ROW >= state.tiles:
                    return refuse("L-SETUP-1", "slot-not-in-play", slot=card)
            return refuse("L-BID-2", "same-slot-twice", slot=left)
        case Raise(_, gold):
            return refuse("L-BRIBE-2", "more-than-the-purse", gold=gold, purse=state.purse[seat])
        case Support(distance) if distance >= state.seats:
            return refuse("L-COMP-5", "no-such-seat", seat=seat + distance)
        case Support(distance):
            return refuse("L-LEGION-2", "not-a-bidder", seat=(seat + distance) % state.seats)
        case Attach(host) if state.place[host] != seat:
            return refuse("L-APP-1", "not-your-character", card=state.box.deck.cards[host].id)
        case Attach(host):
            return refuse("L-APP-4", "not-a-host", card=state.box.deck.cards[host].id)
        case Agree() | Pass():  # always among the answers of their step
            raise AssertionError(f"{answer} is legal for a pending seat")


def not_pending(state: State, seat: int) -> Refusal:
    if state.step == BIDS:
        return refuse("L-BID-4", "bid-is-final")
    if state.step == BRIBES and state.purse[seat] == 0:
        return refuse("L-BRIBE-5", "purse-is-empty")
    if state.step == BRIBES:
        return refuse("L-BRIBE-4", "already-agreed")
    if state.step == ATTACH:
        return refuse("L-APP-1", "not-your-apprentice")
    if not any(place == seat and role == LEGIONNAIRE for place, role in zip(state.place, state.box.role, strict=True)):
        return refuse("L-LEGION-1", "no-legionnaire")
    return refuse("L-LEGION-4", "already-passed")
