"""Imports point one way, as docs/architecture.md draws it: no room knows one that stands on it."""

import ast
import re
from typing import Final

import pytest

from tests.test_walks import ROOT

SOURCE: Final = ROOT / "src/ludus"
DRAWN: Final = re.search(r"^    (core +<- .*)$", (ROOT / "docs/architecture.md").read_text("utf-8"), re.MULTILINE)
BARE: Final = {"core", "games", "languages"}  # what runs with nothing but Python


def levels() -> dict[str, int]:
    assert DRAWN, "the page draws the rooms in another way"
    return {name.strip(): at for at, rooms in enumerate(DRAWN[1].split("<-")) for name in rooms.split(",")}


def known_to(room: str) -> dict[str, str]:
    """The rooms that the files of a room import from, wherever in a file they do, each with such a place."""
    found = {}
    for path in sorted((SOURCE / room).rglob("*.py")):
        package = ("ludus", *path.relative_to(SOURCE).parent.parts)
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.ImportFrom):
                continue
            above = package[: len(package) - node.level + 1] if node.level else ()
            module = (*above, *(node.module or "").split("."))
            named = [(*above, one.name) for one in node.names] if not node.module else [module]
            for name in named:
                if name[0] == "ludus" and len(name) > 1 and name[1] != room:
                    found[name[1]] = f"{path.relative_to(ROOT)}:{node.lineno}"
    return found


@pytest.mark.parametrize("room", levels())
def test_a_room_knows_only_what_it_stands_on(room: str) -> None:
    drawn = levels()
    assert {name: place for name, place in known_to(room).items() if drawn.get(name, -1) > drawn[room]} == {}


def test_rooms_side_by_side_do_not_know_each_other_both_ways() -> None:
    known = {room: set(known_to(room)) for room in levels()}
    assert [
        (one, other) for one in known for other in known[one] & set(known) if one < other and one in known[other]
    ] == []


@pytest.mark.parametrize("room", ["core", "games"])
def test_rules_run_in_a_bare_python(room: str) -> None:
    assert {name: place for name, place in known_to(room).items() if name not in BARE} == {}
