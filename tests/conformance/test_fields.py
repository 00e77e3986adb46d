"""A field of a state stands in several places; none may be forgotten."""

import re
from pathlib import Path

import pytest

import ludus
from ludus.core import position

ROOT = Path(__file__).parent.parent.parent / "src/ludus"
PUBLIC = re.compile(r"^    cdef public [^\s\[]+(?:\[\w+\])* ([\w, ]+)$", re.MULTILINE)


def declared(path: Path) -> set[str]:
    return {name.strip() for names in PUBLIC.findall(path.read_text()) for name in names.split(",")}


def test_every_public_field_of_a_position_is_in_the_image_and_copied() -> None:
    names = declared(ROOT / "core/position.pxd") - {"count", "lost"}
    assert names == {field.name for field in position.FIELDS}
    source = (ROOT / "core/position.py").read_text()
    assert all(f"other.{name} = self.{name}" in source for name in names)


@pytest.mark.parametrize("name", ludus.titles())
def test_every_public_field_of_a_game_is_in_the_image_and_copied(name: str) -> None:
    folder = ROOT / "games" / name
    state = ludus.game(name).new(ludus.game(name).seats[0], 1)
    image = {field.name for field in state.fields()} - {field.name for field in position.FIELDS}
    assert declared(folder / "rules/zones.pxd") == image
    source = (folder / "rules/zones.py").read_text()
    assert all(re.search(rf"other\.{field}\b.*= self\.{field}\b", source) for field in image)
