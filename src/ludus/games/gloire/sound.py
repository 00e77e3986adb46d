"""Whether a position can be played on: no text and no image may lead the rules astray."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ...core.errors import require
from .declaration import *

if TYPE_CHECKING:
    from .rules.state import State

ROWS = ("hand", "stockpile", "clients", "vault", "played")
ACTION_STEPS = range(PATRON_STEP, PRISON_STEP + 1)
THINK_STEPS = range(DISCARD_STEP, OFFER_STEP + 1)


def check(state: State) -> None:
    """Refuses cards that do not add up, flags that cannot be, and a stack the rules could not have built."""
    require(2 <= state.seats <= SEATS, f"{state.seats} seats, expected 2 to {SEATS}")
    require(state.turn < state.seats and state.leader < state.seats, "the leader or the seat asked is not at the table")
    check_cards(state)
    check_buildings(state)
    for seat in range(SEATS):
        check_seat(state, seat)
    if state.reason:
        require(state.depth == 0 and state.pending == 0 and state.picked == 0, "the game is over, nothing can be asked")
        require(all(card == NONE for card in state.held), "the game is over, no card is held")
        require(state.scored or 0 < state.winners < 1 << state.seats, "the game is over, somebody has won")
    else:
        require(state.top > state.bottom, "the deck is empty, so the game is over (G-END-1)")
        require(state.winners == 0, "nobody has won yet")
        check_stack(state)
    check_picks(state)


def check_cards(state: State) -> None:
    """Every card lies in one place, and rows count what they hold."""
    box, deck, top = state.box, state.deck, state.top
    require(state.bottom <= state.top, "more cards are removed than are left")
    require(state.bottom == 0 or box.introductory, "only the introductory game removes cards (G-VAR-4)")
    for i, design in enumerate(deck):
        require((design == NONE) == (i >= top), "the deck has a gap")
    rows = [state.pool, state.spent, *(row for name in ROWS for row in getattr(state, name))]
    material = box.material
    for row in rows:
        totals = [0] * MATERIALS
        for design in range(DESIGNS):
            totals[material[design]] += row[design]
        require(row[OF:] == totals, "a row of cards does not add up")
    aside = [card for card in state.held if card != NONE]
    aside += [frame[A] for frame in state.frame[: state.depth] if frame[KIND] == FOUNTAIN_STEP]
    buildings = state.building
    for design, (one, copies) in enumerate(zip(box.designs, box.copies, strict=True)):
        found = sum([row[design] for row in rows]) + deck.count(design) + aside.count(design)
        found += sum([row[design] != 0 for row in buildings])
        require(found == copies, f"{found} cards {one.id} on the table, expected {copies}")
    found = state.pile + sum(state.senators) + sum(state.senator_played)
    require(found == box.senators, f"{found} Senators on the table, expected {box.senators}")


def check_buildings(state: State) -> None:
    box = state.box
    material_of, needed = box.material, box.needed
    spent = [0] * MATERIALS
    used = [town + country for town, country in zip(state.town, state.country, strict=True)]
    for sites, buildings, materials in zip(state.sites, state.building, state.under, strict=True):
        for material in range(MATERIALS):
            used[material] += sites[material]
        for design, (status, packed) in enumerate(zip(buildings, materials, strict=True)):
            name = box.designs[design].id
            if status & DONE:
                require(not status & SITE_MASK and not packed, f"{name} is completed and has a site under it")
                spent[material_of[design]] += bool(status & PUBLIC)
            elif status:
                require(status <= MATERIALS, f"{name} is unfinished, it cannot be public or taken")
                require(
                    status - 1 == material_of[design] or design == box.statue,
                    f"{name} lies on a site of another material",
                )
                used[status - 1] += 1
                under = unpack(packed)
                require(under is not None, f"the materials under {name} cannot be")
                assert under is not None
                require(len(under) < needed[status - 1], f"{name} has all its materials, so it is completed")
                for material in under:
                    spent[material] += 1
            else:
                require(packed == 0, f"materials lie under {name}, which is not there")
    cards = state.spent
    for material in range(MATERIALS):
        require(spent[material] <= cards[OF + material], "materials under buildings are no cards of the game")
        require(used[material] <= box.sites, f"{used[material]} sites of one material, expected at most {box.sites}")


def unpack(packed: int) -> tuple[int, ...] | None:
    """The materials under an unfinished building, ascending; None if the number means nothing."""
    low, high = packed % (MATERIALS + 1), packed // (MATERIALS + 1)
    if packed == 0:
        return ()
    if high == 0:
        return (low - 1,)
    return (low - 1, high - 1) if 0 < low <= high else None


def pack(materials: Sequence[int]) -> int:
    packed = 0
    for i, material in enumerate(sorted(materials)):
        packed += (material + 1) * (MATERIALS + 1) ** i
    return packed


def check_seat(state: State, seat: int) -> None:
    """The flags of one seat; an empty place holds nothing."""
    if seat >= state.seats:
        numbers = [*state.surveys[seat], *state.building[seat], *state.sites[seat], state.used[seat], state.units[seat]]
        for name in (*ROWS, "fresh", "acted", "shown", "seen", "known"):
            numbers += getattr(state, name)[seat]
        numbers += [state.senators[seat], state.senator_played[seat], state.held[seat] + 1, state.favour[seat] + 1]
        require(not any(numbers), f"seat {seat} is not at the table, but has something")
        return
    require(state.favour[seat] < state.seats and state.favour[seat] != seat, f"seat {seat} abdicates for nobody here")
    fresh, acted, clients = state.fresh[seat], state.acted[seat], state.clients[seat][OF:]
    seen, shown, known, hand = state.seen[seat], state.shown[seat], state.known[seat], state.hand[seat][OF:]
    for kind in range(MATERIALS):
        require(fresh[kind] + acted[kind] <= clients[kind], f"seat {seat}: too few clients")
        require(seen[kind] <= shown[kind] <= hand[kind], f"seat {seat} has shown more than it holds")
        require(seen[kind] <= known[kind] <= hand[kind], f"seat {seat}: others know of more cards")


def check_stack(state: State) -> None:
    require(state.depth > 0, "nothing is left to do, but the game is not over")
    stack, depth = state.frame, state.depth
    frames = [tuple(frame) for frame in stack[:depth]]
    require(not any(any(frame) for frame in stack[depth:]), "something lies above the stack")
    for i, (kind, seat, a, b) in enumerate(frames):
        require(0 <= kind < KINDS and 0 <= seat < state.seats, f"frame {i + 1} of the stack is for nobody")
        require(frame_fits(state, kind, a, b), f"frame {i + 1} of the stack has figures that cannot be")
    kind, seat, a, b = frames[0]
    if kind == SETUP_STEP:
        chosen = sum(1 << who for who in range(state.seats) if state.held[who] != NONE)
        require(
            state.depth == 1 and state.turns == 0 and state.box.experienced_start, "cards are chosen at the start only"
        )
        require(state.pending == (1 << state.seats) - 1 - chosen and state.pending > 0, "who has chosen is not pending")
        require(
            all(state.hand[who][OF:] != [0] * MATERIALS for who in range(state.seats)), "every hand holds Order cards"
        )
        return
    require(kind == TURN and seat == state.leader and state.turns > 0, "the stack begins with the turn of the leader")
    check_order(state, frames)
    kind, seat, _, _ = frames[-1]
    require(kind < TURN, "the top of the stack asks nothing")
    require(state.pending == 1 << seat and state.turn == seat, f"seat {seat} is asked, and nobody else")


def frame_fits(state: State, kind: int, a: int, b: int) -> bool:
    """The figures of a frame within what the rules use them for."""
    if kind == TURN:
        return LEADING < a < STAGES and 0 <= b <= state.seats
    if kind == PERFORM:
        return STARTING <= a <= ENDING and b >= 0
    if kind == BATCH:
        return 0 <= a < ROLES and b >= 0
    if kind == OFFER_STEP:
        return a >= 0 and b == 0
    if kind in SOURCE_STEPS:
        return 0 <= a < STOCKPILE_OPEN << 1 and b == 0
    if kind == BATH_STEP:
        return 0 <= a < ROLES and b == 0
    if kind == CRAFTSMAN_STEP:
        return NONE <= a < DESIGNS and b == 0
    if kind == FOUNTAIN_STEP:
        return 0 <= a < DESIGNS and b == 0
    if kind == DEMAND_STEP:
        return a >= 0 and 0 <= b <= FROM_OPPONENTS + ZONES_DEMANDED * (state.seats - 1) + 1
    if kind == GIVE_STEP:
        return 0 <= a < state.seats and b == 0
    if kind == PRISON_STEP:
        return 0 <= a < MATERIALS and 0 <= b <= 1
    return a == 0 and b == 0


def check_order(state: State, frames: list[tuple[int, ...]]) -> None:
    """Which frame may lie on which."""
    stage, done = frames[0][A], frames[0][B]
    require(len(frames) > 1, "the turn itself asks nothing")
    kind, seat = frames[1][KIND], frames[1][WHO]
    leads = kind == LEAD_STEP
    fits = {
        FOLLOWING: leads or kind in (FOLLOW_STEP, DISCARD_STEP, THINK_STEP),
        PERFORMING: kind == PERFORM,
        SENATES: kind == SENATE_STEP,
        SEWERS: kind == SEWER_STEP,
        ACADEMIES: kind == OFFER_STEP,
        PASSING: kind in (DISCARD_STEP, THINK_STEP),
    }.get(stage, False)
    require(fits, "this step does not belong to this stage of the turn")
    expected = (state.leader + (0 if leads or stage == PASSING else done - 1)) % state.seats
    require(seat == expected and (done == 1 or not leads) and (done > 0 or stage == PASSING), "another seat is on turn")
    require((state.role == NONE) == (leads or stage == PASSING), "a role is led in its turn, and only then")
    require(len(frames) == 2 or stage in (PERFORMING, ACADEMIES), "something lies on a step that is only asked")
    if leads:
        flags = (*state.units, *state.senator_played, *state.used, *(n for row in state.played for n in row))
        require(not any(flags), "nothing has been played before the lead")
    for i in range(2, len(frames)):
        kind, seat = frames[i][KIND], frames[i][WHO]
        below = frames[i - 1]
        require(
            kind in ACTION_STEPS or kind in THINK_STEPS or kind == BATCH, "this step does not come within an action"
        )
        giver = kind == GIVE_STEP
        require((below[KIND] == DEMAND_STEP) == (giver or kind == LIONS_STEP), "only givers and lions follow a demand")
        require(seat != below[WHO] if giver else seat == below[WHO], "the step below belongs to another seat")
        require(below[KIND] not in (DISCARD_STEP, THINK_STEP), "something lies on a step that is only asked")
        require(kind != GIVE_STEP or frames[i][A] == below[WHO], "a giver gives to the demander")
    check_top(state, frames)


def check_top(state: State, frames: list[tuple[int, ...]]) -> None:
    """What the top question takes for granted."""
    kind, seat, a, _ = frames[-1]
    for i, (other, who, site, gives) in enumerate(frames):
        top = i == len(frames) - 1
        require(
            top or other not in (FOUNTAIN_STEP, GIVE_STEP, LIONS_STEP), "something lies on a step that is only asked"
        )
        require(
            other != CRAFTSMAN_STEP or site == NONE or state.hand[who][site] > 0,
            "the card that was held is not in hand",
        )
        require(other != PRISON_STEP or not gives or state.sites[who][site] > 0, "the Prison's site is not there")
        if other == DEMAND_STEP:
            require(top == (gives == ASKING), "a demand is asked before it is answered")
    demands = any(frame[KIND] == DEMAND_STEP and frame[B] for frame in frames)
    require(demands == any(state.demanded), "materials are demanded in a demand, and only there")
    require(not (kind == OFFER_STEP and a == 0), "no Thinker action is left")
    if kind == GIVE_STEP:
        done = frames[-2][B] - FROM_OPPONENTS - 1  # the stage counts the gift that is being asked for
        distance = 1 + done // ZONES_DEMANDED
        require((a + distance) % state.seats == seat and done % ZONES_DEMANDED == 0, "another seat gives now")


def check_picks(state: State) -> None:
    """The simple choices made so far must have been offered one after the other (G-PROTO-12)."""
    require(not any(state.picks[state.picked :]), "a choice lies beyond those that were made")
    if state.reason:
        return
    made = state.picks[: state.picked]
    state.picks = [0] * PICKS
    state.picked = 0
    state.restore()
    for seat in range(state.seats):
        if state.pending >> seat & 1:
            require(bool(state.legal(seat)), f"seat {seat} has nothing to answer")
    for action in made:
        require(state.choose(state.turn, action), f"choice {action} was not offered")
    if made:
        require(len(state.legal(state.turn)) > 1, "the answer is complete")
