"""How a book is written, and what it is once it is read.

A part is a heading with an anchor, `## In one minute {#minute}`. A paragraph begins with a comment that no reader sees:
its own anchor, the rules it covers, and behind a bar words somebody may look for that do not stand in it:

    <!-- winner: L-WIN-1 | victory -->
    **Who wins.** Most points.

Texts, lists and tables follow, up to the next comment. A paragraph `card-...` tells what people ask about one card; its
name, its figures and what it does come from the card file and the locale. Under the heading of a part may stand a
picture, what it shows and its name among `pictures/`: `![Two cards face down.](lutece-bids)`.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final, Literal, TypeAlias

from .search import Index, Searched

PART: Final = re.compile(r"## (.+) \{#([a-z0-9-]+)\}")
PICTURE: Final = re.compile(r"!\[(.+?)\]\(([a-z-]+)\)", re.DOTALL)
MARK: Final = re.compile(r"<!-- ([a-z0-9-]+):([A-Z0-9 -]*)(?:\|(.*))?-->")
LEAD: Final = re.compile(r"\*\*(.+?)\*\*\s*(.*)", re.DOTALL)
CARD: Final = "card-"
ASIDE: Final = ("cards", "questions", "table", "before", "minute")  # they say once more what the other parts explain
AGAIN: Final = ASIDE[1:]
SHORT: Final = ("minute", "before")
SHORTER: Final = 0.8  # what a paragraph there is worth to somebody who looks something up

Kind: TypeAlias = Literal["text", "list", "table"]


@dataclass(frozen=True, slots=True)
class Block:
    """A text is one row of one cell, a list a row an item, a table its rows, the heading first."""

    kind: Kind
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One idea. The anchor is the same in all languages; `words` only help to find it."""

    anchor: str
    part: str
    title: str
    rules: tuple[str, ...]
    words: str
    blocks: tuple[Block, ...]

    @property
    def text(self) -> str:
        """All that is read, without the title."""
        return "\n".join(" ".join(row) for block in self.blocks for row in block.rows)


@dataclass(frozen=True, slots=True)
class Picture:
    """What it shows, for those who do not see it."""

    name: str
    shows: str


@dataclass(frozen=True, slots=True)
class Part:
    anchor: str
    title: str
    paragraphs: tuple[Paragraph, ...]
    picture: Picture | None = None


@dataclass(frozen=True)
class Book:
    game: str
    language: str
    title: str
    parts: tuple[Part, ...]

    @cached_property
    def paragraphs(self) -> tuple[Paragraph, ...]:
        return tuple(paragraph for part in self.parts for paragraph in part.paragraphs)

    @cached_property
    def index(self) -> Index:
        titles = {part.anchor: part.title for part in self.parts}
        return Index(
            self.language,
            (
                Searched(one.title, one.words, titles[one.part], one.text, SHORTER if one.part in SHORT else 1.0)
                for one in self.paragraphs
            ),
        )

    def about(self, topic: str) -> Paragraph | None:
        """The paragraph on a rule or on a topic, the beginning of ids: first one that is mainly about it, but what only
        says it once more last."""
        told = sorted(  # stable: else in the order of the book
            (one for one in self.paragraphs if one.rules),
            key=lambda one: ASIDE.index(one.part) + 1 if one.part in ASIDE else 0,
        )
        exact = [one for one in told if topic in one.rules]
        near = exact or [one for one in told if any(id_.startswith(f"{topic}-") for id_ in one.rules)]
        body = [one for one in near if one.part not in AGAIN] or near
        mainly = [one for one in body if f"{one.rules[0]}-".startswith(f"{topic}-")]
        return next(iter([*mainly, *body]), None)

    def find(self, query: str) -> list[Paragraph]:
        """The paragraphs somebody looks for, best first."""
        return [self.paragraphs[at] for at in self.index.find(query)]


def read(text: str, game: str, language: str, heads: Mapping[str, tuple[str, tuple[str, ...]]]) -> Book:
    """A book as it is written. `heads` are the cards: the name, and what is generated of each."""
    title = text.partition("\n")[0].removeprefix("# ").strip()
    parts = tuple(
        Part(anchor, heading, tuple(paragraphs(body, anchor, heads)), picture(body))
        for heading, anchor, body in sections(text)
    )
    return Book(game, language, title, parts)


def sections(text: str) -> Iterator[tuple[str, str, str]]:
    """Heading, anchor and body of each part."""
    found = PART.split(text)
    for at in range(1, len(found), 3):
        yield found[at], found[at + 1], found[at + 2]


def picture(body: str) -> Picture | None:
    found = PICTURE.match(body.strip())
    return Picture(found[2], " ".join(found[1].splitlines())) if found else None


def paragraphs(body: str, part: str, heads: Mapping[str, tuple[str, tuple[str, ...]]]) -> Iterator[Paragraph]:
    found = MARK.split(body)
    for at in range(1, len(found), 4):
        anchor, ids, words, text = found[at : at + 4]
        read = list(blocks(text))
        title, told = heads[anchor.removeprefix(CARD)] if anchor.startswith(CARD) else ("", ())
        if not title and read and (lead := LEAD.fullmatch(read[0].rows[0][0])):
            title = lead[1].removesuffix(".")
            read[:1] = [Block("text", ((lead[2],),))] if lead[2] else []
        read[:0] = [Block("text", ((line,),)) for line in told]
        yield Paragraph(anchor, part, title, tuple(ids.split()), (words or "").strip(), tuple(read))


def blocks(text: str) -> Iterator[Block]:
    for chunk in re.split(r"\n\s*\n", text.strip()):
        lines = [line.strip() for line in chunk.splitlines() if line.strip()]
        if not lines:
            continue
        if lines[0].startswith("|"):
            rows = [tuple(cell.strip() for cell in line.strip("|").split("|")) for line in lines]
            yield Block("table", tuple(row for row in rows if not set("".join(row)) <= set("-: ")))
        elif lines[0].startswith("- "):
            items = re.split(r"(?:^|\n)- ", "\n".join(lines))[1:]
            yield Block("list", tuple((" ".join(item.split()),) for item in items))
        else:
            yield Block("text", ((" ".join(lines),),))
