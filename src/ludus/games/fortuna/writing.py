"""Positions of Fortuna as text: the writing half, and the words both halves share."""

from collections.abc import Sequence
from typing import Final

from ...core import block
from ...core.block import Line
from .declaration import *
from .rules.state import State
from .view import asked, named, privileges, rolled

KEYS: Final = ("table", "asked", *COLOURS, "favors", "seat ", "deck", "random")


def write(state: State) -> str:
    """The whole position, hidden cards included."""
    deck = state.box.deck
    table = Line("table").add("seats", state.seats)
    table.add("sides", *(deck.colours[side] for side in state.side[: state.seats]))
    table.add("draft", yes_no(state.draft)).add("round", state.round).add("podium", *state.podium[: state.seats])
    table.add("turn", state.turn).add("dice", *listed(rolled(state))).add("stepped", state.stepped)
    table.add("question", state.question).add("barrier", state.barrier)
    stack = Line("asked")
    for step in asked(state):
        words = [word for word in (step.card, step.number) if word is not None]
        stack.add(step.name, *words, *([REASONS[state.reason]] if step.name == "over" else []))
    lines = [table, stack]
    for side, name in enumerate(deck.colours):
        cards = state.cards[side]
        lines.append(Line(name).add("cards", *listed(named(cards))).add("down", *listed(named(cards & state.locked))))
    down = [favor + 1 for favor in range(FAVORS) if state.turned >> favor & 1]
    lines.append(Line("favors").add("tokens", *state.tokens).add("down", *listed(down)))
    lines += [write_seat(state, seat) for seat in range(state.seats)]
    pile = [deck.privileges[card].id for card in reversed(state.pile[: state.left])]
    line = Line("deck").add("pile", *listed(pile))
    for name, cards in (("discards", state.discards), ("palace", state.palace), ("choice", state.choice)):
        line.add(name, *listed(privileges(state, cards)))
    lines.append(line)
    lines.append(block.generator(state))
    return block.write(lines)


def write_seat(state: State, seat: int) -> Line:
    line = Line(f"seat {seat}").add("square", state.square[seat]).add("money", state.money[seat])
    for name, number in zip(GOODS_NAMES, state.own[seat], strict=True):
        line.add(name, number)
    built = tuple(name for i, name in enumerate(BUILDING_NAMES) if state.built[seat] >> i & 1)
    line.add("married", yes_no(state.married >> seat & 1)).add("buildings", *listed(built))
    line.add("hand", *listed(privileges(state, state.hand[seat])))
    if state.rank[seat]:
        line.add("arrived", state.rank[seat])
    if state.took[seat] != NONE:
        line.add("took", "gone" if state.took[seat] == GONE else state.box.deck.privileges[state.took[seat]].id)
    return line


def listed(words: Sequence[object]) -> Sequence[object]:
    return words or ("-",)


def yes_no(value: int) -> str:
    return "yes" if value else "no"
