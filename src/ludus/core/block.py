"""Positions as text: lines of sections, `key  section values | section values`. All games write and read this way."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from .errors import NotationError
from .names import MASK

NUMBER: Final = re.compile("[0-9]{1,9}")
GENERATOR: Final = re.compile("([0-9a-fA-F]{1,16}) ([0-9a-fA-F]{1,16}) ([0-9]{1,20})")


@dataclass(slots=True)
class Line:
    """One line: its key (`seat 0`), and its sections in order. What is read is taken out; what is left is unknown."""

    key: str
    number: int = 0
    sections: dict[str, list[str]] = field(default_factory=dict)

    def add(self, name: str, *values: object) -> "Line":
        self.sections[name] = [str(value) for value in values]
        return self

    def take(self, name: str) -> list[str] | None:
        """The values of a section, or None if the line does not have it."""
        return self.sections.pop(name, None)

    def words(self) -> list[str]:
        """All there is, of a line without names of sections."""
        found = [word for name, values in self.sections.items() for word in (name, *values)]
        self.sections.clear()
        return found

    def number_of(self, name: str, default: int) -> int:
        """The one number of a section."""
        values = self.take(name)
        return default if values is None else self.numbers(name, values, 1)[0]

    def numbers(self, name: str, values: list[str], count: int) -> list[int]:
        if len(values) != count or not all(NUMBER.fullmatch(value) for value in values):
            raise self.wrong(f"{name} {' '.join(values)}: expected {count} whole number{'s' if count > 1 else ''}")
        return [int(value) for value in values]

    def finish(self) -> None:
        """Refuses what nobody has read."""
        for name in self.sections:
            raise self.wrong(f"{name}: not known here")

    def wrong(self, text: str) -> NotationError:
        return NotationError(f"line {self.number}, {self.key}: {text}")

    def __str__(self) -> str:
        parts = (" ".join([name, *values]) for name, values in self.sections.items())
        return f"{self.key:<8}{' | '.join(parts)}".rstrip()


def read(text: str, keys: Iterable[str]) -> dict[str, Line]:
    """The lines of a block by key. A key ending in a blank takes a number: `seat ` reads `seat 0`, `seat 1`."""
    known = tuple(keys)
    lines: dict[str, Line] = {}
    for number, raw in enumerate(text.splitlines(), start=1):
        if not raw.strip():
            continue
        line = Line(*split_key(raw, number, known))
        if line.key in lines:
            raise line.wrong("this line stands twice")
        for section in rest_of(raw, line.key).split("|"):
            words = section.split()
            if not words:
                continue
            if words[0] in line.sections:
                raise line.wrong(f"{words[0]} stands twice")
            line.sections[words[0]] = words[1:]
        lines[line.key] = line
    return lines


def seats(lines: dict[str, Line], most: int, named: int = 2) -> int:
    """How many sit at the table: as it says, or as many as have a line or are named otherwise."""
    table = lines.get("table") or Line("table")
    listed = [int(key.split()[1]) for key in lines if key.startswith("seat ")]
    count = table.number_of("seats", min(most, max([2, named, *(seat + 1 for seat in listed)])))
    if count not in range(2, most + 1):
        raise table.wrong(f"seats {count}: expected 2 to {most}")
    for seat in listed:
        if seat >= count:
            raise lines[f"seat {seat}"].wrong(f"seats run from 0 to {count - 1}")
    return count


def read_generator(line: Line, state: Any) -> None:
    """The key of a position's generator, and how many numbers were drawn; left as they are where nothing is said."""
    words = " ".join(line.words())
    if not words:
        return
    found = GENERATOR.fullmatch(words)
    if not found or int(found[3]) > MASK:
        raise line.wrong("expected two hexadecimal numbers of 64 bits and a whole number")
    state.key0, state.key1, state.drawn = int(found[1], 16), int(found[2], 16), int(found[3])


def generator(state: Any) -> Line:
    return Line("random").add(f"{state.key0:x}", f"{state.key1:x}", state.drawn)


def write(lines: Iterable[Line]) -> str:
    return "".join(f"{line}\n" for line in lines)


def split_key(raw: str, number: int, known: tuple[str, ...]) -> tuple[str, int]:
    words = raw.split()
    if words[0] in known:
        return words[0], number
    if f"{words[0]} " in known and len(words) > 1 and NUMBER.fullmatch(words[1]) and len(words[1]) < 3:
        return f"{words[0]} {int(words[1])}", number
    expected = ", ".join(key.strip() for key in known)
    raise NotationError(f"line {number}: {words[0]!r} is not known, expected {expected}")


def rest_of(raw: str, key: str) -> str:
    return raw.split(maxsplit=len(key.split()))[-1] if len(raw.split()) > len(key.split()) else ""


def sections(text: str, keys: Iterable[str]) -> Iterator[tuple[str, str, list[str]]]:
    """All sections of a block as (key, section, values); tests compare positions by them."""
    for line in read(text, keys).values():
        for name, values in line.sections.items():
            yield line.key, name, values
