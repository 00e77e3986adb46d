"""Writes the tables of docs/learning.md: every field of every observation, from the declaration.

python tools/observations.py
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import ludus
from ludus.core.observation import Observation, Slice
from ludus.core.zone import As

PAGE: Final = Path(__file__).parent.parent / "docs/learning.md"
MARK: Final = "<!-- What follows is written by tools/observations.py; not to be edited. -->"
READ: Final = {
    As.NUMBER: "number",
    As.ONE: "one of",
    As.PLACE: "one of, seats from one's own",
    As.SET: "bits",
    As.SEAT: "one of the seats, from one's own",
    As.SEATED: "bits of seats, from one's own",
    As.CARD: "card",
}
OURS: Final = {"lutece": "Lutèce", "fortuna": "Fortuna", "gloire": "La Gloire de Rome"}


def page(text: str) -> str:
    """The page with its tables as they are to be."""
    head = text.partition(MARK)[0]
    return head + MARK + "\n\n" + "\n".join(tables())


def tables() -> Iterator[str]:
    for name, title in OURS.items():
        seen = ludus.game(name).observation
        yield f"## {title}: `{seen.name}`, {seen.size} bytes\n"
        yield "| field | bytes | shape | read as | at most | rule | meaning |\n|---|---|---|---|---|---|---|"
        yield from (row(one) for one in seen.fields.values())
        yield ""
        if seen.card:
            yield "A card is its number from 1, then its figures; all zeros where there is none:\n"
            yield "| figure | bytes | shape | read as | at most | rule | meaning |\n|---|---|---|---|---|---|---|"
            yield from (row(one) for one in seen.card.values())
            yield ""
        yield from whole(seen)


def row(one: Slice) -> str:
    place = f"{one.start}-{one.stop - 1}" if one.stop - one.start > 1 else str(one.start)
    shape = " × ".join(map(str, one.shape)) or "1"
    return f"| `{one.name}` | {place} | {shape} | {READ[one.read]} | {one.high} | {one.rule} | {one.means} |"


def whole(seen: Observation) -> Iterator[str]:
    """What the observation of everything has besides."""
    more = [one for name, one in seen.everything.fields.items() if name not in seen.fields]
    yield f"`everything` has {seen.everything.size} bytes: the same fields with nothing hidden, and these:\n"
    yield "| field | bytes | shape | read as | at most | rule | meaning |\n|---|---|---|---|---|---|---|"
    yield from (row(one) for one in more)
    yield ""


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
