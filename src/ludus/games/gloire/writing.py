"""Positions of La Gloire de Rome as text: the writing half, and the words both halves share."""

from typing import Final

from ...core import block
from ...core.block import Line
from .declaration import *
from .rules.state import State
from .sound import unpack
from .view import variants, winners

KEYS: Final = (
    "table", "stack", "asked", "picked", "pool", "town", "country", "seat ", "deck", "removed", "gone", "random",
)  # fmt: skip
ROWS: Final = ("hand", "stockpile", "clients", "vault", "played")
SURVEYORS: Final = ("craftsman", "architect")
FLAG_NAMES: Final = {
    "surveys": SURVEYORS, "fresh": ROLE_NAMES, "acted": ROLE_NAMES, "shown": MATERIAL_NAMES, "seen": MATERIAL_NAMES,
    "known": MATERIAL_NAMES,
}  # fmt: skip


def write(state: State) -> str:
    """The whole position, hidden cards included."""
    names = state.box.deck.names
    table = Line("table").add("seats", state.seats).add("turn", state.turns).add("leader", state.leader)
    if variants(state):
        table.add("variant", *variants(state))
    if state.role != NONE:
        table.add("role", ROLE_NAMES[state.role])
    if state.reason:
        table.add("over", REASONS[state.reason], *winners(state))
    table.add("pile", state.pile).add("question", state.question).add("barrier", state.barrier)
    if any(state.demanded):
        table.add("demanded", *counted(MATERIAL_NAMES, state.demanded))
    lines = [table]
    if state.depth:
        stack = Line("stack")
        for i in range(state.depth):
            stack.add(str(i + 1), *write_frame(state, names, i))
        lines.append(stack)
    if state.picked:
        picked = Line("picked")
        for i in range(state.picked):
            picked.add(str(i + 1), *SPACE.write(state, state.turn, state.picks[i]).split())
        lines.append(picked)
    lines.append(listed("pool", counted(names, state.pool)))
    lines.append(listed("town", counted(MATERIAL_NAMES, state.town)))
    lines.append(listed("country", counted(MATERIAL_NAMES, state.country)))
    lines += [write_seat(state, names, seat) for seat in range(state.seats)]
    deck = state.deck
    lines.append(listed("deck", [names[deck[i]] for i in range(state.top - 1, state.bottom - 1, -1)]))
    if state.bottom:
        lines.append(listed("removed", [names[deck[i]] for i in range(state.bottom - 1, -1, -1)]))
    lines.append(listed("gone", counted(names, state.spent)))
    lines.append(block.generator(state))
    return block.write(lines)


def listed(key: str, words: list[str]) -> Line:
    return Line(key).add(words[0], *words[1:]) if words else Line(key).add("-")


def counted(names: tuple[str, ...] | list[str], counts: list[int]) -> list[str]:
    """`bar*2 road`: names with how many there are."""
    found = [(name, count) for name, count in zip(names, counts, strict=False) if count]
    return [name if count == 1 else f"{name}*{count}" for name, count in found]


def write_frame(state: State, names: list[str], i: int) -> list[object]:
    kind, seat, a, b = state.frame[i]
    head: list[object] = [STEPS[kind].name, seat]
    if kind == TURN:
        return [*head, STAGE_NAMES[a], b]
    if kind == PERFORM:
        return [*head, PERFORM_NAMES[a], b]
    if kind == BATCH:
        return [*head, ROLE_NAMES[a], b]
    if kind in SOURCE_STEPS:
        return [*head, *(name for source, name in enumerate(SOURCE_NAMES) if a >> source & 1)]
    if kind == BATH_STEP:
        return [*head, ROLE_NAMES[a]]
    if kind in (CRAFTSMAN_STEP, FOUNTAIN_STEP) and a != NONE:
        return [*head, names[a]]
    if kind == PRISON_STEP:
        return [*head, MATERIAL_NAMES[a], b]
    if kind == DEMAND_STEP:
        return [*head, a, b]
    return [*head, a] if kind in (OFFER_STEP, GIVE_STEP) else head


def write_seat(state: State, names: list[str], seat: int) -> Line:
    line = Line(f"seat {seat}")
    for name in ROWS:
        words = counted(names, getattr(state, name)[seat])
        senators = {"hand": state.senators, "played": state.senator_played}.get(name)
        if senators is not None:
            words += counted(("senator",), senators[seat : seat + 1])
        line.add(name, *(words or ["-"]))
    buildings = [
        write_building(names[design], status, state.under[seat][design])
        for design, status in enumerate(state.building[seat])
        if status
    ]
    line.add("buildings", *(buildings or ["-"])).add("sites", *(counted(MATERIAL_NAMES, state.sites[seat]) or ["-"]))
    for name, figures in (("units", state.units), ("used", state.used)):
        if figures[seat]:
            line.add(name, figures[seat])
    if state.held[seat] != NONE:
        line.add("held", names[state.held[seat]])
    if state.favour[seat] != NONE:
        line.add("favour", state.favour[seat])
    for name, kinds in FLAG_NAMES.items():
        if any(getattr(state, name)[seat]):
            line.add(name, *counted(kinds, getattr(state, name)[seat]))
    return line


def write_building(name: str, status: int, packed: int) -> str:
    """`bath` completed, `bath!public!taken`, or unfinished on its site with what lies under it: `villa@stone+stone`."""
    if status & DONE:
        return name + ("!taken" if status & TAKEN else "") + ("!public" if status & PUBLIC else "")
    under = "".join(f"+{MATERIAL_NAMES[material]}" for material in unpack(packed) or ())
    return f"{name}@{MATERIAL_NAMES[(status & SITE_MASK) - 1]}{under}"
