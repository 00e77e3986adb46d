"""Rules by id or by word: the rule documents are English, their vocabulary leads there from French and Polish."""

import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final

from .. import registry
from .api import RulesFound, RuleText

ID: Final = r"[A-Z]{1,2}-[A-Z0-9]+(?:-[A-Z0-9]+)*-\d+"
ROW: Final = re.compile(rf"\| *({ID}) *\|(.*)\|")
ITEM: Final = re.compile(rf"(?:- |\d+\. )?\*\*({ID})\b(.*)")
HEADING: Final = re.compile(r"#+ (?:[\d.]+ )?(.*)")
LANGUAGES: Final = ("english", "concept", "french", "polish")  # how the columns of a vocabulary begin
MOST: Final = 30
STEM: Final = 5  # letters after which an ending may differ
FOLDED: Final = str.maketrans({"ł": "l", "œ": "oe", "æ": "ae", "’": "'", "-": " "})


def find(game: str, query: str) -> RulesFound:
    """The rules somebody means, best first. Without a query: all of them, in the order of the document."""
    rules, terms = document(game)
    wanted = query.strip()
    by_id = [rule for rule in rules if rule.id == wanted.upper() or rule.id.startswith(wanted.upper() + "-")]
    if not wanted or by_id:
        return RulesFound(game, query, [*(by_id if wanted else rules)], [])
    known = [term for term in terms if any(alike(wanted, word) for word in term)]
    words = list(dict.fromkeys([fold(wanted), *(fold(word) for term in known for word in term[:2])]))
    scored = [(worth(rule, words), rule) for rule in rules]
    best = sorted((pair for pair in scored if pair[0]), key=lambda pair: -pair[0])
    return RulesFound(game, query, [rule for _, rule in best[:MOST]], [list(term) for term in known[:MOST]])


@cache
def document(game: str) -> tuple[tuple[RuleText, ...], tuple[tuple[str, ...], ...]]:
    """The rules and the vocabulary of a game; empty if its document is not installed."""
    package = resources.files(type(registry.game(game)).__module__.rpartition(".")[0])
    checkout = Path(__file__).parents[3] / "docs" / "rules" / f"{game}.md"
    for path in (package.joinpath("rules.md"), checkout):
        if path.is_file():
            text = path.read_text("utf-8")
            return tuple(read_rules(text)), tuple(read_terms(text))
    return (), ()


def read_rules(text: str) -> Iterator[RuleText]:
    """A rule is a row of a table, an item of a list or a paragraph that begins with its id."""
    section, paragraph = "", ""
    for line in [*text.splitlines(), ""]:
        if paragraph and (not line.strip() or line.startswith(("#", "|", "- ", "**"))):
            found = ITEM.match(paragraph)
            if found is not None:
                yield RuleText(found[1], section, plain(found[2]))
            paragraph = ""
        if heading := HEADING.fullmatch(line):
            section = heading[1]
        elif row := ROW.fullmatch(line):
            yield RuleText(row[1], section, plain(" · ".join(cell.strip() for cell in row[2].split("|"))))
        elif ITEM.match(line):
            paragraph = line
        elif paragraph:
            paragraph += " " + line.strip()


def read_terms(text: str) -> Iterator[tuple[str, ...]]:
    """The rows of the vocabulary, the words of the rule document first."""
    columns: list[int] = []
    inside = False
    for line in text.splitlines():
        if line.startswith("## "):
            inside, columns = "vocabulary" in line.lower(), []
        if not inside or not line.startswith("|") or set(line) <= set("|- "):
            continue
        row = [cell.strip(" -[]").replace("[", "") for cell in line.strip("|").split("|")]
        if not columns:
            columns = [at for name in LANGUAGES for at, cell in enumerate(row) if cell.lower().startswith(name)]
            continue
        words = [part for at in columns if at < len(row) for part in re.split(r" / |, ", row[at]) if part]
        if words:
            yield tuple(dict.fromkeys(words))


def worth(rule: RuleText, words: list[str]) -> int:
    """How much a rule is about one of the words: its section counts more than its text, rulings and examples less."""
    points = sum(2 * begins(fold(rule.text), word) + 3 * begins(fold(rule.section), word) for word in words)
    return 2 * points - ("-RULING-" in rule.id or "-EX-" in rule.id) if points else 0


def begins(text: str, word: str) -> bool:
    return bool(word) and re.search(rf"\b{re.escape(word)}", text) is not None


def alike(query: str, word: str) -> bool:
    """Whether somebody means this word: its beginning, or the same but for the ending."""
    typed, known = fold(query), fold(word)
    stem = typed[: max(STEM, len(typed) - 2)]
    return begins(known, typed) or (len(typed) >= STEM and begins(known, stem))


def fold(text: str) -> str:
    """Small letters without accents."""
    small = text.casefold().translate(FOLDED)
    return "".join(letter for letter in unicodedata.normalize("NFKD", small) if not unicodedata.combining(letter))


def plain(text: str) -> str:
    """Without the marks of Markdown."""
    return re.sub(r"\*\*|`", "", text).strip(" -")
