"""Rules of thumb for La Gloire de Rome: each answer is played on a copy, and what the seat then has is weighed.

A role is led or followed if one's own part of the turn brings more than thinking, the others doing as little as they
may. What the seat does not know is imagined several times, so that no single guess decides.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from ..games.gloire.declaration import *
from ..games.gloire.judgement import sense
from ..games.gloire.rules.state import State

WON: Final = 100.0
DRAWN_CARD: Final = 2.2  # what an unseen card is worth in a vault
EXTRA: Final = 0.5  # what using a deck is worth otherwise
RIVAL_SHARE: Final = 0.25  # of what a taken building brings is gained because its owner loses it
NEIGHBOUR: Final = 0.3  # how often a neighbour has a material demanded
LEADING_HELPS: Final = 0.15  # what the others gain from a role one leads
WAYS: Final = 12  # questions of one's own that are played on in imagination, at most
TABLES: Final = 4  # how often the hidden cards are imagined


def choose(state: State, seat: int, random: Random) -> int:
    """One legal answer, from what the seat knows."""
    legal = state.legal(seat)
    if len(legal) == 1:
        return legal[0]
    if sense.asked_for(state) in (LEAD_STEP, FOLLOW_STEP, BATH_STEP):
        tables = [state.determinize(seat, random.getrandbits(64)) for _ in range(TABLES)]
        return max(legal, key=lambda action: sum(play_on(table, seat, action) for table in tables))
    return answer(state, seat, legal)


def play_on(state: State, seat: int, action: int) -> float:
    """What the seat has at the end of the turn if it plays so and the others do as little as they may."""
    trial = state.clone()
    turns, leads = trial.turns, sense.asked_for(trial) == LEAD_STEP
    trial.apply(seat, action)
    ways = WAYS
    while not trial.over and trial.turns == turns and ways:
        asked = trial.seat
        legal = trial.legal(asked)
        if asked != seat:
            trial.apply(asked, legal[0])
        elif sense.asked_for(trial) in (LEAD_STEP, FOLLOW_STEP):
            trial.apply(seat, unit(trial, seat, legal))
        else:
            trial.apply(seat, answer(trial, seat, legal))
            ways -= 1
    value = result(trial, seat)
    return value - LEADING_HELPS if leads and action != THINK else value


def unit(state: State, seat: int, legal: Sequence[int]) -> int:
    """The cheapest thing to play: a card that is worth little, a Senator, a petition."""
    if legal[0] == PASS:
        return PASS

    def cost(action: int) -> float:
        if action == PLAY_SENATOR:
            return 2.0
        if PETITION <= action < PETITION + MATERIALS:
            return 3.0
        return sense.card_worth(state, seat, action - CARD if action >= CARD else action - PLAY)

    return min(legal, key=cost)


def answer(state: State, seat: int, legal: Sequence[int]) -> int:
    """The answer to any question but which role to play."""
    if len(legal) == 1:
        return legal[0]
    step = sense.asked_for(state)
    if step == THINK_STEP:
        return choose_thought(state, seat, legal)
    if step in (GIVE_STEP, SETUP_STEP):
        return PASS if legal[0] == PASS else min(legal, key=lambda a: sense.card_worth(state, seat, a - CARD))
    if step == DEMAND_STEP:
        return choose_demand(state, seat, legal)
    if step == DISCARD_STEP:
        return PASS
    if step in (OFFER_STEP, SENATE_STEP, SEWER_STEP, BATH_STEP):
        return legal[1]
    if step == LIONS_STEP:
        values = state.box.value
        return max(legal[1:], key=lambda action: values[(action - LION) % ROLES])
    last = step == PATRON_STEP and legal[-1] == DRAW  # drawing comes last, it closes the pool (G-B-BAR-4)
    best = max(legal[:-1] if last else legal, key=lambda action: outlook(state, seat, action))
    return DRAW if last and best == PASS else best


def outlook(state: State, seat: int, action: int) -> float:
    """What the seat has after an answer; one in several parts is finished in the best way."""
    if action == DRAW:
        return sense.worth(state, seat) + (DRAWN_CARD if sense.asked_for(state) == MERCHANT_STEP else EXTRA)
    trial = state.clone()
    trial.apply(seat, action)
    if trial.picked:
        return max(outlook(trial, seat, other) for other in trial.legal(seat))
    if action >= RIVAL and action < SURVEY:
        other = (seat + 1 + (action - RIVAL) // DESIGNS) % state.seats
        lost = sense.worth(state, other) - sense.worth(trial, other)
        return result(trial, seat) + RIVAL_SHARE * lost
    return result(trial, seat)


def result(state: State, seat: int) -> float:
    """What the seat has; at the end only who is first counts."""
    if not state.over:
        return sense.worth(state, seat)
    if state.reason == FORUM_WON:
        return WON if state.winners >> seat & 1 else -WON
    scores = state.scores()
    lead = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
    return lead + (WON if lead > 2 else -WON)


def choose_thought(state: State, seat: int, legal: Sequence[int]) -> int:
    """A Senator if the hand is nearly full and holds few of them; else as many cards as one gets."""
    senators = state.senators[seat]
    missing = state.power[seat][HAND_LIMIT] - sum(state.hand[seat][OF:]) - senators
    if SENATOR in legal and missing + senators < 3:
        return SENATOR
    return FILL if FILL in legal else ONE


def choose_demand(state: State, seat: int, legal: Sequence[int]) -> int:
    """Shows the cards that should bring most: what the pool has, what the buildings need, what sells well."""
    hand, shown, pool = state.hand[seat], state.shown[seat], state.pool
    most = state.frame[state.depth - 1][A]
    chances = [
        (worth_of(state, seat, material) * ((pool[OF + material] > number) + NEIGHBOUR), material)
        for material in range(MATERIALS)
        for number in range(hand[OF + material] - shown[material])
    ]
    wanted = sorted(material for _, material in sorted(chances, reverse=True)[:most])
    action = TAKE + wanted[state.picked] if state.picked < len(wanted) else PASS
    return action if action in legal else legal[-1]


def worth_of(state: State, seat: int, material: int) -> float:
    """A material by its value, more if an unfinished building takes it."""
    row, materials = state.building[seat], state.box.material
    needed = any(site & SITE_MASK and materials[design] == material for design, site in enumerate(row))
    value: int = state.box.value[material]
    return value + (2.0 if needed else 0.0)
