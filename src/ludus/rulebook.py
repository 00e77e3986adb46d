"""The rule document of a game, cut into its numbered rules, and found by id or by word in any of our languages."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib import resources
from pathlib import Path
from typing import Any, Final

from . import registry
from .core.errors import LudusError
from .core.game import Game
from .locale import fold

ID: Final = r"[A-Z]{1,2}-[A-Z0-9]+(?:-[A-Z0-9]+)*-\d+"
ROW: Final = re.compile(rf"\| *({ID}) *\|(.*)\|")
ITEM: Final = re.compile(rf"(?:- |\d+\. )?\*\*({ID})\b(.*)")
HEADING: Final = re.compile(r"#+ (?:[\d.]+ )?(.*)")
VOCABULARY: Final = ("english", "concept", "french", "polish")  # headings of its columns, that of the rules first
STEM: Final = 5  # letters after which a Polish or French ending may differ


class NoRules(LudusError):
    """The rule document is not installed."""


@dataclass(frozen=True, slots=True)
class Rule:
    id: str
    section: str
    text: str

    @property
    def digest(self) -> str:
        """Changes with the text: whoever explains the rule elsewhere can tell that it is no longer the one he read."""
        return sha256(self.text.encode()).hexdigest()[:8]


@dataclass(frozen=True, slots=True)
class Term:
    """A row of the vocabulary: the words of one idea, those of the rule document first."""

    concept: str
    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Rulebook:
    rules: tuple[Rule, ...]
    terms: tuple[Term, ...]

    def sections(self) -> dict[str, list[Rule]]:
        found: dict[str, list[Rule]] = {}
        for rule in self.rules:
            found.setdefault(rule.section, []).append(rule)
        return found

    def by_id(self, query: str) -> list[Rule]:
        """The rule of an id, or those of a topic."""
        wanted = query.strip().upper()
        found = [rule for rule in self.rules if rule.id == wanted]
        return found or [rule for rule in self.rules if rule.id.startswith(f"{wanted}-")]

    def find(self, query: str) -> tuple[list[Rule], list[Term]]:
        """The rules somebody means, best first, and the rows of the vocabulary that led to them."""
        if found := self.by_id(query):
            return found, []
        terms = [term for term in self.terms if any(alike(query, word) for word in term.words)]
        words = list(dict.fromkeys([smooth(query), *(smooth(word) for term in terms for word in term.words[:2])]))
        scored = [(worth(rule, words), rule) for rule in self.rules]
        scored = [(points, rule) for points, rule in scored if points]
        scored.sort(key=lambda pair: -pair[0])  # stable: the order of the document among equals
        return [rule for _, rule in scored], terms


def worth(rule: Rule, words: list[str]) -> int:
    """How much a rule is about one of the words: its text counts, its section more, rulings and examples less."""
    text, section = smooth(rule.text), smooth(rule.section)
    points = sum(2 * begins(text, word) + 3 * begins(section, word) for word in words)
    aside = any(topic in rule.id for topic in ("-RULING-", "-EX-"))
    return 2 * points - aside if points else 0


def smooth(text: str) -> str:
    """Pot-de-vin is pot de vin."""
    return fold(text).replace("-", " ")


def begins(text: str, word: str) -> bool:
    """Whether a word of the text begins like this."""
    return bool(word) and re.search(rf"\b{re.escape(word)}", text) is not None


def alike(query: str, word: str) -> bool:
    """Whether somebody means this word: its beginning, or the same but for the ending."""
    typed, known = smooth(query), smooth(word)
    if begins(known, typed):
        return True
    stem = typed[: max(STEM, len(typed) - 2)]
    return len(typed) >= STEM and begins(known, stem)


@cache
def of(name: str) -> Rulebook:
    """The rulebook of a game: `rules.md` in its package, or docs/rules of the checkout it runs from."""
    text = document(registry.game(name))
    return Rulebook(tuple(rules(text)), tuple(terms(text)))


def document(game: Game[Any]) -> str:
    package = resources.files(type(game).__module__.rpartition(".")[0])
    checkout = Path(__file__).parents[2] / "docs" / "rules" / f"{game.name}.md"
    for path in (package.joinpath("rules.md"), checkout):
        if path.is_file():
            return path.read_text("utf-8")
    raise NoRules(f"the rules of {game.name} are not installed, expected {checkout}")


def rules(text: str) -> Iterator[Rule]:
    """A rule is a row of a table, an item of a list or a paragraph that begins with its id."""
    section = paragraph = ""
    head: list[str] = []
    for line in [*text.splitlines(), ""]:
        if paragraph and (not line.strip() or line.startswith(("#", "|", "- ", "**"))):
            yield item(section, paragraph)
            paragraph = ""
        if heading := HEADING.fullmatch(line):
            section = heading[1]
        elif row := ROW.fullmatch(line):
            yield Rule(row[1], section, plain(cells(head, row[2])))
        elif line.startswith("| id "):
            head = [cell.strip() for cell in line.strip("|").split("|")][1:]
        elif ITEM.match(line):
            paragraph = line
        elif paragraph:
            paragraph += " " + line.strip()


def item(section: str, paragraph: str) -> Rule:
    found = ITEM.match(paragraph)
    assert found is not None
    return Rule(found[1], section, plain(found[2]))


def cells(head: list[str], row: str) -> str:
    """The cells of a row; where there are several, each with the name of its column."""
    values = [cell.strip() for cell in row.split("|")]
    if len(values) == 1 or len(values) != len(head):
        return " · ".join(values)
    return "; ".join([values[0], *(f"{name}: {value}" for name, value in zip(head[1:], values[1:], strict=True))])


def terms(text: str) -> Iterator[Term]:
    """The rows of the vocabulary: one column a language, found by its heading. Brackets hold our own proposals."""
    columns: list[int] | None = None
    inside = False
    for line in text.splitlines():
        if line.startswith("## "):
            inside = "vocabulary" in line.lower()
        if not inside or not line.startswith("|") or set(line) <= set("|- "):
            columns = columns if line.startswith("|") else None
            continue
        row = [cell.strip(" -[]").replace("[", "") for cell in line.strip("|").split("|")]
        if columns is None:
            columns = [at for name in VOCABULARY for at, cell in enumerate(row) if cell.lower().startswith(name)]
            continue
        words = [part for at in columns for part in re.split(r" / |, ", row[at]) if part]
        yield Term(row[0], tuple(dict.fromkeys(words)))


def plain(text: str) -> str:
    """Without the marks of Markdown."""
    return re.sub(r"\*\*|`", "", text).strip(" -")
