"""The shelves of the server: each knows only those below it, so a change to a table is never a change to a socket."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import ludus.server

ROOT = Path(ludus.server.__file__).parent
SHELVES = ("protocol", "tables", "store", "people", "processes", "hall", "notices", "wire")  # from the ground up
BELOW_ALL = {"fair", "line", "luck", "metrics", "settings", "trouble"}  # every shelf may use them


@pytest.mark.parametrize("shelf", SHELVES)
def test_a_shelf_knows_only_those_below_it(shelf: str) -> None:
    allowed = BELOW_ALL.union(SHELVES[: SHELVES.index(shelf) + 1])
    known = {room for file in (ROOT / shelf).rglob("*.py") for room in rooms(file)}
    assert known
    assert known <= allowed


def test_every_folder_is_a_shelf() -> None:
    folders = {path.parent.relative_to(ROOT).parts[0] for path in ROOT.rglob("*/*.py")}
    assert folders == set(SHELVES)


def rooms(file: Path) -> Iterator[str]:
    """What a file imports of the server, by the first name below it."""
    here = ("ludus", "server", *file.relative_to(ROOT).parent.parts)
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            base = here[: len(here) - node.level + 1] if node.level else ()
            module = (*base, *(node.module or "").split("."))
            for name in node.names:
                path = [part for part in (*module, name.name) if part]
                if path[:2] == ["ludus", "server"]:
                    yield path[2]
