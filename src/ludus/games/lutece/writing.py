"""Positions of Lutèce as text: the writing half, and the words both halves share."""

from typing import Final

from ...core import block
from ...core.block import Line
from .declaration import *
from .rules.state import State

KEYS: Final = ("table", "slots", "seat ", "piles", "aside", "gone", "random")
PILE_NAMES: Final = ("characters", "locations")


def write(state: State) -> str:
    """The whole position, hidden cards included."""
    names = state.box.deck.names
    step = [STEPS[state.step].name]
    if state.step in (LEGION, ATTACH):
        step.append(SLOT_NAMES[state.slot])
    if state.step == ATTACH:
        step.append(names[state.taken])
    if state.step == OVER:
        step.append(REASONS[state.reason])
    table = Line("table").add("seats", state.seats).add("round", state.round).add("step", *step)
    table.add("pending", *(seat for seat in range(state.seats) if state.pending >> seat & 1)).add("turn", state.turn)
    table.add("question", state.question).add("barrier", state.barrier)
    lines = [table]
    slots = Line("slots")
    for slot, (card, coins) in enumerate(zip(state.offer, state.coins, strict=True)):
        if slot % ROW < state.tiles:
            slots.add(SLOT_NAMES[slot], "-" if card == NONE else names[card], *([f"+{coins}"] if coins else []))
    lines.append(slots)
    for seat in range(state.seats):
        bid = [HAND_NAMES[card] for card in state.bid[seat] if card != NONE]
        line = Line(f"seat {seat}").add("purse", state.purse[seat]).add("bid", *(bid or ["-"]))
        line.add("bribe", *state.bribe[seat])
        if state.step == LEGION:
            line.add("support", state.support[seat])
        lines.append(line.add("cards", *(owned(state, names, seat) or ["-"])))
    piles = Line("piles")
    for row in range(ROWS):
        top_first = [names[card] for card in reversed(state.pile[row][: state.left[row]])]
        piles.add(PILE_NAMES[row], *(top_first or ["-"]))
    lines.append(piles)
    for key, place in (("aside", ASIDE), ("gone", GONE)):
        found = [name for name, at in zip(names, state.place, strict=True) if at == place]
        lines.append(Line(key).add(found[0], *found[1:]) if found else Line(key).add("-"))
    lines.append(block.generator(state))
    return block.write(lines)


def owned(state: State, names: list[str], seat: int) -> list[str]:
    places, hosts = state.place, state.host
    return [
        names[card] + (f"@{names[hosts[card]]}" if hosts[card] != NONE else "")
        for card in range(CARDS)
        if places[card] == seat
    ]
