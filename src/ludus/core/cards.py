"""Reading card files: TOML whose every value knows its line, so that each mistake can be named with its place."""

import re
import tomllib
from collections.abc import Mapping
from typing import Any

from .errors import CardsError, Problem

HEADER = re.compile(r"\s*\[(\[?)\s*([^\[\]]+?)\s*\]\]?\s*(?:#.*)?$")
KEY = re.compile(r"\s*([A-Za-z0-9_-]+|\"[^\"]*\"|'[^']*')\s*=")


class Source:
    """A card file as data, with the line of every table and key, and the problems found so far."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text
        self.problems: list[Problem] = []
        self.doubts: list[Problem] = []
        self.lines: dict[tuple[str | int, ...], int] = {}
        try:
            self.data: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            found = re.search(r"\(at line (\d+)", str(error))
            line = int(found[1]) if found else len(text.splitlines())
            raise CardsError(name, [Problem(line, f"not TOML: {error}")]) from None
        self._find_lines()

    def line(self, *path: str | int) -> int:
        """The line of a value, or of the nearest table around it."""
        while path and path not in self.lines:
            path = path[:-1]
        return self.lines.get(path, 1)

    def wrong(self, text: str, *path: str | int) -> None:
        """Notes a mistake at a place of the file."""
        self.problems.append(Problem(self.line(*path), text))

    def doubt(self, text: str, *path: str | int) -> None:
        """Notes what one can play with, but would not expect."""
        self.doubts.append(Problem(self.line(*path), text))

    def finish(self) -> None:
        """Refuses the file if anything was wrong, with everything that was."""
        self.doubts.sort(key=lambda problem: problem.line)
        if self.problems:
            raise CardsError(self.name, sorted(self.problems, key=lambda problem: problem.line))

    def table(self, *path: str | int) -> Mapping[str, Any]:
        """A table of the file; a missing one is a mistake and reads as empty."""
        value = self._value(path)
        if isinstance(value, dict):
            return value
        self.wrong(f"[{'.'.join(map(str, path))}] is missing, expected a table", *path)
        return {}

    def rows(self, name: str) -> list[Mapping[str, Any]]:
        """The [[name]] tables of the file."""
        value = self.data.get(name, [])
        if isinstance(value, list) and all(isinstance(row, dict) for row in value):
            return list(value)
        self.wrong(f"{name}: expected [[{name}]] tables", name)
        return []

    def number(self, low: int, high: int, *path: str | int, default: int | None = None) -> int:
        """A whole number of the file within its bounds."""
        value = self._value(path)
        if value is None and default is not None:
            return default
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        self.wrong(f"{path[-1]} is {show(value)}, expected a whole number from {low} to {high}", *path)
        return low

    def flag(self, *path: str | int) -> bool:
        """true or false; absent means false."""
        value = self._value(path)
        if value is None or isinstance(value, bool):
            return bool(value)
        self.wrong(f"{path[-1]} is {show(value)}, expected true or false", *path)
        return False

    def word(self, *path: str | int, among: Mapping[str, Any] | tuple[str, ...] | None = None) -> str:
        """A text of the file, one of the given words if they are given."""
        value = self._value(path)
        if isinstance(value, str) and value and (among is None or value in among):
            return value
        expected = "a text" if among is None else f"one of {', '.join(among)}"
        self.wrong(f"{path[-1]} is {show(value)}, expected {expected}", *path)
        return ""

    def words(self, *path: str | int, among: tuple[str, ...]) -> tuple[str, ...]:
        """A list of words; absent means none."""
        value = self._value(path)
        if value is None:
            return ()
        if isinstance(value, list) and all(isinstance(word, str) and word in among for word in value):
            return tuple(value)
        self.wrong(f"{path[-1]} is {show(value)}, expected a list of {', '.join(among)}", *path)
        return ()

    def only(self, known: tuple[str, ...], *path: str | int) -> None:
        """Every key of a table must be a known one: a typing error must not be taken for an absent value."""
        value = self._value(path)
        for key in value if isinstance(value, dict) else ():
            if key not in known:
                self.wrong(f"{key} is not known here, expected {', '.join(known)}", *path, key)

    def _value(self, path: tuple[str | int, ...]) -> Any:
        value: Any = self.data
        for part in path:
            if isinstance(part, int) and isinstance(value, list) and part < len(value):
                value = value[part]
            elif isinstance(part, str) and isinstance(value, dict):
                value = value.get(part)
            else:
                return None
        return value

    def _find_lines(self) -> None:
        counts: dict[str, int] = {}
        table: tuple[str | int, ...] = ()
        for number, text in enumerate(self.text.splitlines(), start=1):
            if header := HEADER.match(text):
                name = header[2]
                table = tuple(part.strip().strip("\"'") for part in name.split("."))
                if header[1]:
                    table = (*table, counts.get(name, 0))
                    counts[name] = counts.get(name, 0) + 1
                self.lines.setdefault(table, number)
            elif key := KEY.match(text):
                self.lines.setdefault((*table, key[1].strip("\"'")), number)


def show(value: object) -> str:
    """A value as the file writes it."""
    if value is None:
        return "missing"
    if isinstance(value, bool):
        return "true" if value else "false"
    return f'"{value}"' if isinstance(value, str) else str(value)
