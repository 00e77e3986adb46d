"""Why an answer is not allowed, with the rule that forbids it. It looks at nothing the seat may not know."""

from typing import Final

from ...core.game import Refusal, refuse
from .declaration import *
from .rules.state import State

UNITS: Final = (LEAD_STEP, FOLLOW_STEP)


def why_not(state: State, seat: int, action: int) -> Refusal | None:
    """The rule and the reason; None if the answer is legal."""
    if not 0 <= action < len(ANSWERS):
        return refuse("G-PROTO-13", "no-such-action", action=action)
    if not 0 <= seat < state.seats:
        return refuse("G-COMP-8", "no-such-seat", seat=seat)
    if state.allows(seat, action) or action in state.aside(seat):
        return None
    if state.over:
        return refuse("G-END-6", "game-over")
    answer = ANSWERS[action]
    match answer:
        case Abdicate(distance) if distance < state.seats:
            return refuse("G-ABD-1", "already-declared", seat=(seat + distance) % state.seats)
        case Withdraw():
            return refuse("G-ABD-1", "nothing-declared")
        case RivalBuilding(distance, _) | Throw(distance, _) | ClaimSenator(distance) | Abdicate(distance):
            if distance >= state.seats:
                return refuse("G-COMP-8", "no-such-seat", seat=seat + distance)
        case _:
            pass
    kind = state.frame[state.depth - 1][KIND]
    if not state.pending >> seat & 1:
        if kind == SETUP_STEP:
            return refuse("G-START-5", "already-chosen")
        return refuse("G-PROTO-1", "not-asked", seat=state.seat, step=STEPS[kind].name)
    if not isinstance(answer, Pass) and kind not in answer.steps:
        return refuse("G-PROTO-1", "not-asked-now", step=STEPS[kind].name)
    if state.picked:
        return not_next(state, seat, kind, answer)
    return refuse_answer(state, seat, kind, answer)


def not_next(state: State, seat: int, kind: int, answer: Action) -> Refusal:
    """Within a compound answer: the rule of the game against this part, or else the order of the parts (G-PROTO-12)."""
    if kind in BUILD_STEPS:
        return refuse_destination(state, seat, answer)
    if kind in UNITS:
        found = refuse_next_unit(state, seat, kind, answer)
    else:
        found = refuse_next(state, seat, kind, answer)
    return found or refuse("G-PROTO-12", "not-in-ascending-order")


def refuse_destination(state: State, seat: int, answer: Action) -> Refusal:
    """A material is named, and not yet where it goes."""
    source = ANSWERS[state.picks[0]]
    match source:
        case UseStock(material) | UsePool(material):
            pass
        case UseHand(card):
            material = MATERIAL_NAMES[state.box.material[card]]
        case _:
            raise AssertionError(f"{source} names no material")
    match answer:
        case AddTo(building) | CompleteWith(building):
            return refuse_place(state, seat, building, isinstance(answer, CompleteWith))
        case RivalBuilding(distance, building):
            name, other = state.box.deck.names[building], (seat + distance) % state.seats
            status = state.building[other][building]
            if not state.power[seat][GRANTS] & OPENS_RIVALS:
                return not_active("stairway")
            if isinstance(source, UsePool):
                return refuse("G-B-ARCHWAY-3", "not-with-the-stairway", material=material)
            if not status & DONE:
                return refuse("G-B-STAIRWAY-4", "not-completed-there", building=name, seat=other)
            if status & PUBLIC:
                return refuse("G-B-STAIRWAY-4", "already-public", building=name)
            return refuse("G-B-STAIRWAY-3", "material-does-not-fit", building=name)
        case _:
            return refuse("G-MAT-1", "name-the-place-now", material=material)


def refuse_next_unit(state: State, seat: int, kind: int, answer: Action) -> Refusal | None:
    """A role or some units are named; with a petition, its cards are to follow."""
    rule = "G-LEAD-1" if kind == LEAD_STEP else "G-FOLLOW-2"
    chosen = [ANSWERS[action] for action in state.picks[: state.picked]]
    petition = next((one.material for one in chosen if isinstance(one, Petition)), "")
    match answer:
        case NameCard(card) if petition:
            if state.box.material[card] != MATERIAL_NAMES.index(petition):
                return refuse(
                    petition_rule(state), "not-of-the-petition", card=state.box.deck.names[card], material=petition
                )
            return refuse_copy(state, seat, card, "G-PET-1")
        case NameCard(card):
            return refuse("G-PET-1", "petition-first", card=state.box.deck.names[card])
        case _ if petition:
            return refuse(petition_rule(state), "petition-cards-now", material=petition)
        case Play(card):
            return refuse_copy(state, seat, card, rule) or refuse_role(state, seat, kind, card)
        case PlaySenator():
            return refuse("G-SEN-1", "no-senator-in-hand")
        case Petition(material):
            return refuse_petition(state, seat, material)
        case Role() | Think() if kind == LEAD_STEP:
            return refuse("G-LEAD-1", "role-already-named", role=ROLE_NAMES[state.picks[0] - ROLE])
        case Pass():
            return refuse(rule, "answer-not-complete")
        case _:
            return refuse("G-FOLLOW-4", "unit-already-named")


def refuse_next(state: State, seat: int, kind: int, answer: Action) -> Refusal | None:
    """Sets of cards, clients and Senators; None where only the order is wrong."""
    chosen = state.picks[: state.picked]
    match answer:
        case Pass():
            return refuse(*MANDATORY[kind])
        case Take(material):
            number = MATERIAL_NAMES.index(material)
            if state.hand[seat][OF + number] - state.shown[seat][number] <= chosen.count(TAKE + number):
                return refuse("G-LEGION-11", "no-further-card-to-show", material=material)
        case NameCard(card) if kind == SEWER_STEP:
            if state.played[seat][card] <= chosen.count(CARD + card):
                return refuse("G-B-SEWER-1", "not-played", card=state.box.deck.names[card])
        case NameCard(card):
            number = state.box.material[card]
            if not state.demanded[number]:
                return refuse("G-LEGION-6", "not-demanded", card=state.box.deck.names[card])
            given = sum(state.box.material[action - CARD] == number for action in chosen)
            if given >= state.demanded[number] * state.box.demand_hand:
                return refuse("G-LEGION-6", "enough-given", material=MATERIAL_NAMES[number])
            return refuse_copy(state, seat, card, "G-LEGION-6")
        case Throw(distance, role):
            if SPACE.ids[answer] >= chosen[-1]:
                return refuse("G-B-COLISEUM-1", "client-out-of-reach", seat=(seat + distance) % state.seats, role=role)
        case ClaimSenator(distance):
            if SPACE.ids[answer] in chosen or not state.senator_played[(seat + distance) % state.seats]:
                return refuse("G-B-SENATE-1", "no-senator-played", seat=(seat + distance) % state.seats)
        case _:
            raise AssertionError(f"{answer} is no part of an answer in several parts")
    return None


def refuse_copy(state: State, seat: int, card: int, rule: str) -> Refusal | None:
    """Unless a copy of a card is in hand that is not named yet."""
    held = state.hand[seat][card]
    named = state.picks[: state.picked].count(PLAY + card) + state.picks[: state.picked].count(CARD + card)
    if not held:
        return refuse(rule, "not-in-hand", card=state.box.deck.names[card])
    return refuse(rule, "no-further-copy", card=state.box.deck.names[card]) if held <= named else None


def refuse_role(state: State, seat: int, kind: int, card: int) -> Refusal | None:
    """Unless a card may be played for the role; any card may, with a Circus (G-B-CIRCUS-1)."""
    role = state.picks[0] - ROLE if kind == LEAD_STEP else state.role
    if state.box.material[card] == role or state.power[seat][ANY_CARD_AS] >> role & 1:
        return None
    rule = "G-LEAD-1" if kind == LEAD_STEP else "G-FOLLOW-2"
    return refuse(rule, "another-role", card=state.box.deck.names[card], role=ROLE_NAMES[role])


def refuse_petition(state: State, seat: int, material: str) -> Refusal:
    cards = state.power[seat][PETITION_CARDS]
    return refuse(petition_rule(state), "too-few-cards-for-a-petition", material=material, cards=cards)


def petition_rule(state: State) -> str:
    return "G-PET-5" if state.box.alternative_circus else "G-PET-1"


def refuse_answer(state: State, seat: int, kind: int, answer: Action) -> Refusal:
    names = state.box.deck.names
    hand = state.hand[seat]
    match answer:
        case Pass():
            return refuse(*MANDATORY.get(kind, ("G-FOLLOW-4", "no-passing")))
        case TakeSenator():
            return refuse("G-THINK-1", "no-senator-left")
        case Fill():
            return refuse("G-THINK-2", "hand-is-full", limit=state.power[seat][HAND_LIMIT])
        case Role(role) if kind == BATH_STEP:
            return refuse("G-B-BATH-5", "client-has-another-role", role=role)
        case Role(role):
            return refuse("G-LEAD-1", "no-unit-for-the-role", role=role)
        case Play() | PlaySenator() | Petition() | NameCard() if kind == LEAD_STEP:
            return refuse("G-LEAD-1", "name-the-role-first")
        case Play(card) if not hand[card]:
            return refuse("G-LEAD-1" if kind == LEAD_STEP else "G-FOLLOW-2", "not-in-hand", card=names[card])
        case Play(card):
            return refuse("G-FOLLOW-2", "another-role", card=names[card], role=ROLE_NAMES[state.role])
        case PlaySenator():
            return refuse("G-SEN-1", "no-senator-in-hand")
        case Petition(material):
            return refuse_petition(state, seat, material)
        case NameCard(card):
            return refuse_card(state, seat, kind, card)
        case DiscardHand():
            return not_active("vomitorium")
        case Take(material):
            return refuse_take(state, kind, material)
        case Draw():
            return closed(state, kind, FROM_DECK) or not_active(DRAWING[kind])
        case Lay() | LayOut() | LayStatue() | LayStatueOut():
            return refuse_foundation(state, seat, kind, answer)
        case UseStock(material):
            return refuse_material(state, seat, state.stockpile[seat], material, "stockpile")
        case UsePool(material) if not state.power[seat][GRANTS] & ARCHITECT_FROM_POOL:
            return refuse("G-MAT-2", "function-not-active", function="archway")
        case UsePool(material):
            return refuse_material(state, seat, state.pool, material, "pool")
        case UseHand(card) if not hand[card]:
            return refuse("G-MAT-2", "not-in-hand", card=names[card])
        case UseHand(card):
            return refuse("G-MAT-1", "fits-no-building", material=MATERIAL_NAMES[state.box.material[card]])
        case AddTo(building) | CompleteWith(building):
            if kind in BUILD_STEPS:
                return refuse("G-MAT-2", "name-the-material-first", building=names[building])
            return refuse_place(state, seat, building, isinstance(answer, CompleteWith))
        case RivalBuilding(distance, building):
            return refuse_rival(state, seat, kind, (seat + distance) % state.seats, building)
        case Survey():
            if state.power[seat][OUT_ACTIONS] <= 1:
                return refuse("G-PROTO-10", "no-survey-needed")
            return refuse("G-PROTO-10", "no-site-out-of-town")
        case Hold():
            return refuse("G-B-FOUNTAIN-5", "cannot-be-held")
        case Throw(distance, role):
            return refuse("G-B-COLISEUM-1", "client-out-of-reach", seat=(seat + distance) % state.seats, role=role)
        case ClaimSenator(distance):
            return refuse("G-B-SENATE-1", "no-senator-played", seat=(seat + distance) % state.seats)
        case Think() | DrawOne() | Abdicate() | Withdraw():  # always among the answers of their steps
            raise AssertionError(f"{answer} is legal for a pending seat")


# Steps that cannot be passed, and what is asked for instead.
MANDATORY: Final[dict[int, tuple[str, str]]] = {
    SETUP_STEP: ("G-START-5", "a-card-must-be-chosen"),
    THINK_STEP: ("G-THINK-4", "one-of-three-must-be-done"),
    GIVE_STEP: ("G-LEGION-6", "cards-must-be-given"),
}
# The functions that let a step draw, or take a card of the hand.
DRAWING: Final[dict[int, str]] = {PATRON_STEP: "bar", MERCHANT_STEP: "atrium", CRAFTSMAN_STEP: "fountain"}
FROM_ITS_HAND: Final[dict[int, str]] = {
    DISCARD_STEP: "latrine", PATRON_STEP: "aqueduct", LABORER_STEP: "dock", MERCHANT_STEP: "basilica",
}  # fmt: skip
WHOLE_ACTION: Final[dict[int, str]] = {
    PATRON_STEP: "G-PATRON-5",
    LABORER_STEP: "G-LABORER-3",
    MERCHANT_STEP: "G-MERCHANT-4",
}


def not_active(function: str) -> Refusal:
    """The first rule of a building says what it would let one do."""
    return refuse(f"G-B-{function.upper()}-1", "function-not-active", function=function)


def closed(state: State, kind: int, source: int) -> Refusal | None:
    """G-RULING-29: each source serves an action once, and after the deck the pool is closed."""
    used = state.frame[state.depth - 1][A] if kind in SOURCE_STEPS else 0
    if not used >> source & 1:
        return None
    drawn = source == FROM_POOL and used >> FROM_DECK & 1
    return refuse("G-B-BAR-4" if drawn else WHOLE_ACTION[kind], "source-closed", zone=SOURCE_NAMES[source])


def refuse_card(state: State, seat: int, kind: int, card: int) -> Refusal:
    name = state.box.deck.names[card]
    if kind == FOLLOW_STEP:
        return refuse("G-PET-1", "petition-first", card=name)
    if kind == SEWER_STEP:
        return refuse("G-B-SEWER-1", "not-played", card=name)
    if not state.hand[seat][card]:
        return refuse("G-PROTO-5", "not-in-hand", card=name)
    if kind in FROM_ITS_HAND:
        return closed(state, kind, FROM_HAND) or not_active(FROM_ITS_HAND[kind])
    if state.demanded[state.box.material[card]]:
        return refuse("G-PROTO-12", "not-in-ascending-order")
    return refuse("G-LEGION-6", "not-demanded", card=name)


def refuse_take(state: State, kind: int, material: str) -> Refusal:
    if kind == DEMAND_STEP:
        return refuse("G-LEGION-11", "no-further-card-to-show", material=material)
    if kind == MERCHANT_STEP:
        return closed(state, kind, FROM_STOCKPILE) or refuse("G-MERCHANT-1", "not-in-the-stockpile", material=material)
    if found := closed(state, kind, FROM_POOL):
        return found
    pool = ", ".join(name for name, count in zip(MATERIAL_NAMES, state.pool[OF:], strict=True) if count)
    return refuse(
        "G-PATRON-1" if kind == PATRON_STEP else "G-LABORER-1", "not-in-the-pool", material=material, pool=pool
    )


def refuse_foundation(state: State, seat: int, kind: int, answer: Lay | LayOut | LayStatue | LayStatueOut) -> Refusal:
    box = state.box
    out = isinstance(answer, LayOut | LayStatueOut)
    if isinstance(answer, LayStatue | LayStatueOut):
        card, site = box.statue, MATERIAL_NAMES.index(answer.site)
        if card == NONE:
            return refuse("G-VAR-5", "no-functions")
    else:
        card, site = answer.card, box.material[answer.card]
    name = state.box.deck.names[card]
    if kind == FOUNTAIN_STEP and state.frame[state.depth - 1][A] != card:
        return refuse("G-B-FOUNTAIN-4", "only-the-card-drawn", card=name)
    if kind != FOUNTAIN_STEP and not state.hand[seat][card]:
        return refuse("G-BUILD-2", "not-in-hand", card=name)
    if isinstance(answer, Lay | LayOut) and card == box.statue:
        return refuse("G-B-STATUE-1", "name-the-site", card=name)
    if state.building[seat][card]:
        return refuse("G-BUILD-4", "name-already-there", card=name)
    sites = state.country if out else state.town
    if not sites[site]:
        return refuse("G-BUILD-3", "no-site-left", site=MATERIAL_NAMES[site], out=int(out))
    return refuse("G-OUT-2", "no-survey-in-reserve", card=name)


def refuse_material(state: State, seat: int, row: list[int], material: str, zone: str) -> Refusal:
    if not row[OF + MATERIAL_NAMES.index(material)]:
        return refuse("G-MAT-2", "not-there", material=material, zone=zone)
    if zone == "pool" and opens_rival(state, seat, material):
        return refuse("G-B-ARCHWAY-3", "not-with-the-stairway", material=material)
    return refuse("G-MAT-1", "fits-no-building", material=material)


def opens_rival(state: State, seat: int, material: str) -> bool:
    """Whether a material of the stockpile could open a building with the Stairway."""
    return bool(state.power[seat][GRANTS] & OPENS_RIVALS) and any(
        status & (DONE | PUBLIC) == DONE and MATERIAL_NAMES[state.box.material[design]] == material
        for other in range(state.seats)
        if other != seat
        for design, status in enumerate(state.building[other])
    )


def refuse_place(state: State, seat: int, building: int, completing: bool) -> Refusal:
    name = state.box.deck.names[building]
    if not state.building[seat][building] & SITE_MASK:
        return refuse("G-MAT-1", "no-such-unfinished-building", building=name)
    if completing:
        return refuse("G-B-SCRIPTORIUM-1", "cannot-be-completed-so", building=name)
    return refuse("G-MAT-1", "material-does-not-fit", building=name)


def refuse_rival(state: State, seat: int, kind: int, other: int, building: int) -> Refusal:
    name = state.box.deck.names[building]
    if kind == ARCHITECT_STEP:
        return refuse("G-B-STAIRWAY-3", "name-the-material-first", building=name)
    if not state.building[other][building] & DONE:
        return refuse("G-B-PRISON-1", "not-completed-there", building=name, seat=other)
    return refuse("G-B-PRISON-4", "name-already-there", card=name)
