"""Writes docs/rules/gloire-buildings.md: the buildings of La Gloire, the pairs that interact, and their proofs.

It reads the card file, the rules, and the page of proofs: `python tools/buildings.py`, after that page is written.
"""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from ludus.games.gloire import deck
from ludus.games.gloire.deck import Design
from ludus.games.gloire.declaration import MATERIAL_NAMES

ROOT: Final = Path(__file__).parent.parent
RULES: Final = ROOT / "docs/rules/gloire.md"
PROOFS: Final = ROOT / "docs/rules/proofs.md"
PAGE: Final = ROOT / "docs/rules/gloire-buildings.md"
INDEX: Final = re.compile(r"^\| (G-X-\d+) \| (.+?) \| (.+?) \|$", re.MULTILINE)
OWN: Final = re.compile(r"^- \*\*(G-B-([A-Z-]+)-\d+)\*\* (.+)$", re.MULTILINE)
CHAPTER: Final = re.compile(r"^### (.+)\n- \*\*G-B-([A-Z-]+)-1\*\*", re.MULTILINE)
PROOF: Final = re.compile(r"^\| (G-\S+) \| (.+) \|$", re.MULTILINE)
HEAD: Final = """\
# The buildings of La Gloire de Rome, and how they interact

Written by `make rules` from the card file, [the rules](gloire.md) and [their proofs](proofs.md).
"""
CLAIM: Final = """\
## Pairs that interact

Every pair whose functions touch each other is listed here. A pair that is not listed is claimed not to interact: with
both active, a player has the functions and figures of the one and of the other, nothing more and nothing less, each
does what its own rules say, and no answer needs both. `games/gloire/test_page.py` draws such pairs at random and
compares, and looks for every building that the rules of another one name.
"""

Pair = frozenset[str]


def cards() -> tuple[Design, ...]:
    """The forty designs, and the two alternative ones."""
    read = deck.read(deck.shipped())
    return (*read.designs, *read.alternatives.values())


def rules_of() -> dict[str, dict[str, str]]:
    """The rules of each building with their text, by the middle part of their ids."""
    found: dict[str, dict[str, str]] = {}
    for rule, middle, text in OWN.findall(RULES.read_text("utf-8")):
        found.setdefault(middle, {})[rule] = text
    return found


def links() -> dict[str, str]:
    """Where the rules of each building stand on the page of the rules."""
    found = {}
    for heading, middle in CHAPTER.findall(RULES.read_text("utf-8")):
        found[middle] = "gloire.md#" + re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")
    return found


def proofs() -> dict[str, str]:
    """The tests of each rule, as the page of proofs lists them."""
    return dict(PROOF.findall(PROOFS.read_text("utf-8")))


def index() -> list[tuple[str, str, str]]:
    """The rows of the index of interactions: id, what comes together, rules."""
    return INDEX.findall(RULES.read_text("utf-8"))


def named(text: str) -> list[str]:
    """The buildings a part of a row speaks of, by id; some are named by what they have in common."""
    designs = deck.read(deck.shipped()).designs
    found = []
    if "on-completion building" in text:
        found += [card.id for card in designs if any(name in card.figures for name in deck.ON_COMPLETION)]
    if "marble buildings" in text:
        found += [card.id for card in designs if MATERIAL_NAMES[card.material] == "marble"]
    if "limits" in text:
        found += [card.id for card in designs if any("_limit_" in name for name in card.figures)]
    for card in sorted(designs, key=lambda card: -len(card.names["en"])):
        if re.search(rf"\b{card.names['en']}\b", text):
            text = text.replace(card.names["en"], "")  # so that Circus is not found in Circus Maximus
            found.append(card.id)
    return found


def together(text: str) -> set[Pair]:
    """The pairs of a row: `A + B, C` is two; a clause that begins with + goes on with the first of the one before."""
    found: set[Pair] = set()
    first = ""
    for clause in text.split(";"):
        groups = [named(part) if part.strip() else named(first) for part in clause.split("+")]
        first = clause.split("+")[0] if clause.split("+")[0].strip() else first
        for at, group in enumerate(groups):
            found |= {frozenset((one, other)) for later in groups[at + 1 :] for one in group for other in later}
    return found


def interacting() -> set[Pair]:
    return {pair for _, text, _ in index() for pair in together(text)}


def named_by_rules() -> dict[Pair, str]:
    """The pairs of which the one is named by a rule of the other, with that rule; an alternative card is no other."""
    own = rules_of()
    found: dict[Pair, str] = {}
    for card in cards():
        one = card.id.removesuffix("_alt")
        for rule, text in own[card.rule].items():
            found |= {frozenset((one, other)): rule for other in named(text) if other != one}
    return found


def tests(known: dict[str, str], rules: Iterable[str]) -> str:
    """The proofs of some rules, each once."""
    every = [test for rule in rules for test in known.get(rule, "").split("<br>") if test]
    return "<br>".join(dict.fromkeys(every)) or "**none**"


def page() -> str:
    known, own, places = proofs(), rules_of(), links()
    lines = [HEAD, "## Buildings", ""]
    for card in cards():
        names = " · ".join(card.names[language] for language in ("fr", "en", "pl"))
        lines += [f"### {names}", "", f"{MATERIAL_NAMES[card.material].capitalize()}, {card.copies} cards.", ""]
        lines += ["| rule | what it says | tests |", "|---|---|---|"]
        lines += [
            f"| [{rule}]({places[card.rule]}) | {text} | {tests(known, [rule])} |"
            for rule, text in own[card.rule].items()
        ]
        lines.append("")
    lines += [CLAIM, "| id | together | rules | tests |", "|---|---|---|---|"]
    lines += [f"| {id_} | {text} | {rules} | {tests(known, [id_])} |" for id_, text, rules in index()]
    return "\n".join([*lines, ""])


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
