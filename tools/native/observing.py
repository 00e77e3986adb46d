"""Writes a game's observations in C: the same bytes as `ludus.core.observation.written`, from the same layout."""

from __future__ import annotations

from typing import Any, Final

from .source import Class

SIGNATURE: Final = "(self, int me, u8 *out, u64 at) noexcept nogil:"
RELATIVE: Final = "({0} - me if {0} >= me else {0} - me + self.seats)"


def observing(state: Class, box: type) -> list[str]:
    """`observe` and `observe_all` of the state of a game."""
    from ludus.core.observation import layout

    found = []
    for name, everything in (("observe", False), ("observe_all", True)):
        plan = layout(state.plain, box, everything)
        found += [f"    cdef void {name}{SIGNATURE}", *(f"        {line}" for line in body(plan))]
    return found


def body(plan: Any) -> list[str]:
    lines = [
        "cdef int i, j, k, v",
        "cdef u64 bits",
        "cdef u8 *o",
        "out += at",
        f"memset(out, 0, {plan.size})",
    ]
    if plan.tallied:
        lines.append("self.tally()")
    for one in plan.slices:
        lines += field_lines(plan, one)
    return lines


def field_lines(plan: Any, one: Any) -> list[str]:
    """The loops over one field."""
    field, width = one.field, plan.width(one.field)
    if not field.shape:
        return [f"o = out + {one.start}", *element(plan, field, value(plan, field, []))]
    columns = int(field.shape[1]) if len(field.shape) == 2 else 0
    lines = row_loop(plan, field)
    start = f"out + {one.start} + k * {(columns or 1) * width}"
    if not columns:
        inner = [f"o = {start}", *element(plan, field, value(plan, field, ["i"]))]
    else:
        inner = [
            f"for j in range({columns}):",
            f"    o = {start} + j * {width}",
            *indented(element(plan, field, value(plan, field, ["i", "j"]))),
        ]
    return lines + indented(inner)


def row_loop(plan: Any, field: Any) -> list[str]:
    """The head of a loop in which row `i` is told in place `k`."""
    number = int(field.shape[0])
    if plan.is_owners(field):
        return ["k = 0", "i = me", "if True:"]
    if type(field.shape[0]).__name__ == "Places":
        return ["i = me - 1", "for k in range(self.seats):", "    i = i + 1 if i + 1 < self.seats else 0"]
    if field.last:
        return [f"for k in range(min(self.{field.rows}, {field.last})):", f"    i = self.{field.rows} - 1 - k"]
    if field.around:
        turned = f"    i = i + 1 if i + 1 < {number} else 0"
        return [f"i = max(self.{field.around}[me], 0) - 1", f"for k in range({number}):", turned]
    return [f"for k in range({number}):", "    i = k"]


def value(plan: Any, field: Any, index: list[str]) -> str:
    if plan.is_looked_at(field):
        return f"self.look_at_{field.name}({', '.join(['me', *index])})"
    return f"self.{field.name}" + "".join(f"[{one}]" for one in index)


def element(plan: Any, field: Any, text: str) -> list[str]:
    """One number, told at `o`."""
    low, high = field.bounds
    match field.read.value:
        case "number":
            return number(plan, field, text)
        case "one of":
            return [f"v = {text}", f"if v >= {low} and v <= {high}:", f"    o[v - ({low})] = 1"]
        case "place":
            return [
                f"v = {text}",
                "if v >= 0 and v < self.seats:",
                f"    v = {RELATIVE.format('v')}",
                f"if v >= {low} and v <= {high}:",
                f"    o[v - ({low})] = 1",
            ]
        case "set":
            width = plan.width(field)
            return [f"bits = {text}", "if bits:", *(f"    o[{bit}] = bits >> {bit} & 1" for bit in range(width))]
        case "seat":
            return [f"v = {text}", "if v >= 0 and v < self.seats:", f"    o[{RELATIVE.format('v')}] = 1"]
        case "seats":
            return [f"bits = {text}", "for v in range(self.seats):", f"    o[{RELATIVE.format('v')}] = bits >> v & 1"]
    lines = [f"v = {text}", "if v >= 0:", "    o[0] = v + 1"]
    return lines + indented(card(plan))


def number(plan: Any, field: Any, text: str) -> list[str]:
    low = field.bounds[0]
    counted = text if low >= 0 else f"{text} + {-low}"
    if plan.width(field) == 2:
        return [f"v = {within(counted, 65535)}", "o[0] = v >> 8", "o[1] = v & 255"]
    if field.use == "zone":  # within its bounds in every position
        return [f"o[0] = <u8>({counted})"]
    return [f"o[0] = {within(counted, plan.span(field))}"]


def within(text: str, high: int) -> str:
    return f"min(max({text}, 0), {high})"


def card(plan: Any) -> list[str]:
    """The figures of card `v`."""
    lines = []
    for one in plan.card:
        places = int(one.field.shape[1]) if len(one.field.shape) == 2 else 0
        width = plan.width(one.field)
        for j in range(places or 1):
            text = f"self.box.{one.name}[v]" + (f"[{j}]" if places else "")
            lines += figure(plan, one.field, text, one.start + j * width)
    return lines


def figure(plan: Any, field: Any, text: str, at: int) -> list[str]:
    low, high = field.bounds
    match field.read.value:
        case "number":
            return [f"o[{at}] = {within(text if low >= 0 else f'{text} + {-low}', plan.span(field))}"]
        case "one of":
            return [f"if {text} >= {low} and {text} <= {high}:", f"    o[{at} + {text} - ({low})] = 1"]
    raise ValueError(f"{field.name}: a figure is read as a number, or as one of several")


def indented(lines: list[str]) -> list[str]:
    return [f"    {line}" for line in lines]
