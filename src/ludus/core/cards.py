"""Reading card files: TOML whose every value knows its line, so that each mistake can be named with its place."""

import re
import tomllib
from collections.abc import Mapping
from typing import Any, TypeAlias

from .errors import CardsError, Problem

HEADER = re.compile(r"\s*\[(\[?)\s*([^\[\]]+?)\s*\]\]?\s*(?:#.*)?$")
Path: TypeAlias = tuple[str | int, ...]
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
            facts = {"error": str(error)}
            raise CardsError(name, [Problem(line, f"not TOML: {error}", "problem-not-toml", facts)]) from None
        self._find_lines()

    def line(self, *path: str | int) -> int:
        """The line of a value, or of the nearest table around it."""
        while path and path not in self.lines:
            path = path[:-1]
        return self.lines.get(path, 1)

    def wrong(self, message: str, text: str, *path: str | int, **facts: str | int) -> None:
        """Notes a mistake at a place of the file: the message other languages have for it, and it in English."""
        self.problems.append(self.problem(message, text, path, facts))

    def doubt(self, message: str, text: str, *path: str | int, **facts: str | int) -> None:
        """Notes what one can play with, but would not expect."""
        self.doubts.append(self.problem(message, text, path, facts))

    def problem(self, message: str, text: str, path: Path, facts: Mapping[str, str | int]) -> Problem:
        words = {name: str(fact) for name, fact in facts.items()}
        return Problem(self.line(*path), text.format(**words), message, words)

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
        name = ".".join(map(str, path))
        self.wrong("problem-no-table", "[{name}] is missing, expected a table", *path, name=name)
        return {}

    def rows(self, name: str) -> list[Mapping[str, Any]]:
        """The [[name]] tables of the file."""
        value = self.data.get(name, [])
        if isinstance(value, list) and all(isinstance(row, dict) for row in value):
            return list(value)
        self.wrong("problem-no-rows", "{name}: expected [[{name}]] tables", name, name=name)
        return []

    def number(self, low: int, high: int, *path: str | int, default: int | None = None) -> int:
        """A whole number of the file within its bounds."""
        value = self._value(path)
        if value is None and default is not None:
            return default
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        text = "{key} is {value}, expected a whole number from {low} to {high}"
        self.wrong("problem-number", text, *path, key=path[-1], value=show(value), low=low, high=high)
        return low

    def flag(self, *path: str | int) -> bool:
        """true or false; absent means false."""
        value = self._value(path)
        if value is None or isinstance(value, bool):
            return bool(value)
        self.wrong("problem-flag", "{key} is {value}, expected true or false", *path, key=path[-1], value=show(value))
        return False

    def word(self, *path: str | int, among: Mapping[str, Any] | tuple[str, ...] | None = None) -> str:
        """A text of the file, one of the given words if they are given."""
        value = self._value(path)
        if isinstance(value, str) and value and (among is None or value in among):
            return value
        if among is None:
            self.wrong("problem-text", "{key} is {value}, expected a text", *path, key=path[-1], value=show(value))
        else:
            text = "{key} is {value}, expected one of {known}"
            self.wrong("problem-one-of", text, *path, key=path[-1], value=show(value), known=", ".join(among))
        return ""

    def words(self, *path: str | int, among: tuple[str, ...]) -> tuple[str, ...]:
        """A list of words; absent means none."""
        value = self._value(path)
        if value is None:
            return ()
        if isinstance(value, list) and all(isinstance(word, str) and word in among for word in value):
            return tuple(value)
        text = "{key} is {value}, expected a list of {known}"
        self.wrong("problem-list-of", text, *path, key=path[-1], value=show(value), known=", ".join(among))
        return ()

    def only(self, known: tuple[str, ...], *path: str | int) -> None:
        """Every key of a table must be a known one: a typing error must not be taken for an absent value."""
        value = self._value(path)
        for key in value if isinstance(value, dict) else ():
            if key not in known:
                text = "{key} is not known here, expected {known}"
                self.wrong("problem-unknown", text, *path, key, key=key, known=", ".join(known))

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
