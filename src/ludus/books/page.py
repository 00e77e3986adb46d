"""A book as one page of HTML that needs nothing else, to read or to print."""

from html import escape
from importlib import resources
from typing import Final

from ..locale import Speech
from . import drawing
from .book import Block, Book, Paragraph, Part, Picture

STYLE: Final = "".join(
    resources.files(__package__).joinpath(*path).read_text("utf-8") for path in (("page.css",), ("pictures", "art.css"))
)


def html(book: Book) -> str:
    contents = "".join(f'<li><a href="#{part.anchor}">{escape(part.title)}</a></li>' for part in book.parts)
    heading = Speech(book.language).say("rules-contents")
    return (
        f'<!doctype html>\n<html lang="{book.language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{escape(book.title)}</title>\n'
        f"<style>\n{STYLE}</style>\n</head>\n<body>\n<header>\n<h1>{escape(book.title)}</h1>\n"
        f'<nav aria-label="{escape(heading)}"><ol>{contents}</ol></nav>\n</header>\n<main>\n'
        f"{''.join(map(section, book.parts))}</main>\n</body>\n</html>\n"
    )


def section(part: Part) -> str:
    told = "".join(map(paragraph, part.paragraphs))
    drawn = figure(part.picture) if part.picture else ""
    return f'<section id="{part.anchor}">\n<h2>{escape(part.title)}</h2>\n{drawn}{told}</section>\n'


def figure(one: Picture) -> str:
    svg = drawing(one.name).strip().replace("<svg ", f'<svg role="img" aria-label="{escape(one.shows)}" ', 1)
    return f"<figure>{svg}</figure>\n"


def paragraph(one: Paragraph) -> str:
    return f'<article id="{one.anchor}">\n<h3>{escape(one.title)}</h3>\n{"".join(map(block, one.blocks))}</article>\n'


def block(one: Block) -> str:
    if one.kind == "text":
        return f"<p>{escape(one.rows[0][0])}</p>\n"
    if one.kind == "list":
        return "<ul>\n" + "".join(f"<li>{escape(row[0])}</li>\n" for row in one.rows) + "</ul>\n"
    head, *body = one.rows
    columns = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    return f"<table>\n<thead><tr>{columns}</tr></thead>\n<tbody>\n{''.join(map(row, body))}</tbody>\n</table>\n"


def row(cells: tuple[str, ...]) -> str:
    name, *values = map(escape, cells)
    return f'<tr><th scope="row">{name}</th>{"".join(f"<td>{value}</td>" for value in values)}</tr>\n'
