"""The documentation as a site that needs no network; a link that leads nowhere is an error.

Every page keeps its place: docs/server.md becomes docs/server.html, so that links mean the same as in the sources.
"""

import argparse
import inspect
import re
import shutil
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from html import escape
from importlib import import_module
from pathlib import Path
from posixpath import dirname, join, normpath, relpath
from typing import Any, Final
from urllib.parse import unquote

from markdown_it import MarkdownIt
from markdown_it.token import Token

ROOT: Final = Path(__file__).parents[1]
STYLE: Final = Path(__file__).with_name("site.css")
# What stands in the margin: a heading, and the pages below it, by path or by folder.
CHAPTERS: Final = {
    "Start": ["README.md", "CHANGELOG.md"],
    "Play": ["docs/rulebooks"],
    "Host": ["docs/server.md", "docs/operating.md", "docs/notices.md", "docs/protocol.md", "SECURITY.md"],
    "Research": [
        "docs/learning.md",
        "docs/training.md",
        "docs/bots.md",
        "docs/mcp.md",
        "docs/scale.md",
        "docs/notation.md",
        "docs/strength.md",
        "benchmarks",
    ],
    "Rules": ["docs/rules"],
    "Python": ["docs/api.md"],
    "Build": ["CONTRIBUTING.md", "docs/architecture.md", "docs/tables.md", "docs/decisions"],
}
# The modules whose public names the page of the Python API tells of.
MODULES: Final = (
    "ludus", "ludus.core.game", "ludus.core.position", "ludus.core.observation", "ludus.core.outcome",
    "ludus.core.record", "ludus.core.errors", "ludus.bots", "ludus.lab", "ludus.learn", "ludus.conformance",
)  # fmt: skip
OUTSIDE: Final = re.compile(r"^(?:[a-z]+:|//)", re.IGNORECASE)


@dataclass(slots=True)
class Page:
    path: str  # of its source
    text: str
    title: str = ""
    anchors: set[str] = field(default_factory=set)
    html: str = ""

    @property
    def target(self) -> str:
        return target(self.path)


def target(path: str) -> str:
    """Where a page goes."""
    return re.sub(r"README\.md$", "index.html", path) if path.endswith("README.md") else re.sub(r"\.md$", ".html", path)


def sources(root: Path) -> Iterator[Page]:
    for chapter in CHAPTERS.values():
        for name in chapter:
            found = sorted((root / name).glob("*.md")) if (root / name).is_dir() else [root / name]
            for path in found:
                if path.is_file():
                    yield Page(path.relative_to(root).as_posix(), path.read_text(encoding="utf-8"))
    if root == ROOT:
        yield Page("docs/api.md", api())


def slug(text: str, known: set[str]) -> str:
    """The anchor of a heading, as the usual forges make it."""
    plain = re.sub(r"[^\w\- ]", "", text.strip().lower()).replace(" ", "-")
    found, number = plain, 0
    while found in known:
        number += 1
        found = f"{plain}-{number}"
    return found


class Site:
    def __init__(self, root: Path) -> None:
        self.root = root
        self.pages = {page.path: page for page in sources(root)}
        self.files: set[str] = set()  # other files that pages show or lead to
        self.links: list[tuple[Page, str, str]] = []  # from a page, to a path, at an anchor
        self.wrong: list[str] = []
        self.markdown = MarkdownIt("commonmark").enable(["table", "strikethrough"])
        for page in self.pages.values():
            self.read(page)
        self.check()

    def read(self, page: Page) -> None:
        tokens = self.markdown.parse(page.text)
        page.anchors.update(re.findall(r'<a (?:id|name)="([^"]+)"', page.text))
        for at, token in enumerate(tokens):
            if token.type == "heading_open":
                words = plain(tokens[at + 1])
                anchor = slug(words, page.anchors)
                page.anchors.add(anchor)
                token.attrSet("id", anchor)
                page.title = page.title or words
            for child in token.children or ():
                for name in ("href", "src"):
                    if isinstance(link := child.attrGet(name), str):
                        child.attrSet(name, self.follow(page, link))
        html = self.markdown.renderer.render(tokens, self.markdown.options, {})
        page.html = html.replace("<table>", '<div class="wide"><table>').replace("</table>", "</table></div>")

    def follow(self, page: Page, link: str) -> str:
        """A link as it reads in the site."""
        if OUTSIDE.match(link):
            return link
        path, _, anchor = link.partition("#")
        there = normpath(join(dirname(page.path), unquote(path))) if path else page.path
        self.links.append((page, there, unquote(anchor)))
        if there not in self.pages:
            self.files.add(there)
            return link
        where = relpath(self.pages[there].target, dirname(page.target) or ".")
        return f"{where if path else ''}{'#' if anchor else ''}{anchor}"

    def check(self) -> None:
        for page, there, anchor in self.links:
            if there not in self.pages and not (self.root / there).exists():
                self.wrong.append(f"{page.path}: {there} is not there")
            elif there not in self.pages and there.endswith(".md"):
                self.wrong.append(f"{page.path}: {there} is in no chapter")
            elif anchor and there in self.pages and anchor not in self.pages[there].anchors:
                self.wrong.append(f"{page.path}: {there} has no #{anchor}")

    def write(self, folder: Path) -> None:
        shutil.rmtree(folder, ignore_errors=True)
        for path in self.files:
            if (self.root / path).is_file():
                (folder / path).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(self.root / path, folder / path)
            else:
                (folder / path).mkdir(parents=True, exist_ok=True)
                names = sorted(one.name for one in (self.root / path).iterdir() if not one.name.startswith((".", "_")))
                rows = "".join(f"<li>{escape(name)}</li>" for name in names)
                (folder / path / "index.html").write_text(
                    f"<!doctype html><title>{escape(path)}</title><ul>{rows}</ul>"
                )
        (folder / "site.css").parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(STYLE, folder / "site.css")
        for page in self.pages.values():
            where = folder / page.target
            where.parent.mkdir(parents=True, exist_ok=True)
            where.write_text(self.whole(page), encoding="utf-8")

    def whole(self, page: Page) -> str:
        up = relpath(".", dirname(page.target) or ".")
        return (
            f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
            f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f'<title>{escape(page.title)} · Ludus</title>\n<link rel="stylesheet" href="{up}/site.css">\n</head>\n'
            "<body>\n"
            f'<nav aria-label="Contents">\n<a class="skip" href="#content">To the text</a>\n'
            f'<a class="mark" href="{up}/index.html">LUDUS</a>\n{self.contents(page, up)}</nav>\n'
            f'<main id="content">\n{page.html}</main>\n</body>\n</html>\n'
        )

    def contents(self, page: Page, up: str) -> str:
        found = ""
        for chapter, names in CHAPTERS.items():
            below = [
                one
                for one in self.pages.values()
                if any(one.path == name or dirname(one.path) == name for name in names)
            ]
            rows = "".join(
                f'<li><a href="{up}/{one.target}"{" aria-current=page" * (one is page)}>{escape(one.title)}</a></li>\n'
                for one in below
            )
            found += f"<h2>{chapter}</h2>\n<ul>\n{rows}</ul>\n" if rows else ""
        return found


def plain(token: Token) -> str:
    """The words of a heading."""
    return "".join(child.content for child in token.children or () if child.type in ("text", "code_inline"))


# -------------------------------------------------------------------------------- the Python API, from docstrings


def api() -> str:
    lines = ["# The Python API", "", "Written from the docstrings of what one imports.", ""]
    for name in MODULES:
        module = import_module(name)
        lines += [f"## {name}", "", quoted(inspect.getdoc(module)), ""]
        for known, thing in public(module):
            lines += told(known, thing, "###")
    return "\n".join(lines)


def public(module: Any) -> Iterator[tuple[str, Any]]:
    names = getattr(module, "__all__", None) or [name for name in vars(module) if not name.startswith("_")]
    for name in names:
        thing = getattr(module, name, None)
        here = getattr(thing, "__module__", "") or ""
        ours = here == module.__name__ or ("__all__" in vars(module) and here.startswith("ludus"))
        if ours and (inspect.isclass(thing) or inspect.isroutine(thing)):
            yield name, thing


def told(name: str, thing: Any, level: str) -> list[str]:
    lines = [f"{level} {name}", "", f"    {name}{signature(thing)}", "", quoted(inspect.getdoc(thing)), ""]
    if inspect.isclass(thing):
        for member, found in vars(thing).items():
            value = found.__func__ if isinstance(found, (classmethod, staticmethod)) else found
            if member.startswith("_") or not (doc := inspect.getdoc(value)) or isinstance(value, (str, int, tuple)):
                continue
            if inspect.isroutine(value) or isinstance(value, property) or hasattr(value, "func"):
                shape = "" if isinstance(value, property) or hasattr(value, "func") else signature(value)
                lines += [f"- `{member}{shape}`: {' '.join(quoted(doc.split(chr(10) * 2)[0]).split())}"]
        lines.append("")
    return lines


def signature(thing: Any) -> str:
    try:
        return re.sub(r"'|ludus\.[a-z_.]+\.|collections\.abc\.", "", str(inspect.signature(thing)))
    except (ValueError, TypeError):
        return "(...)"


def quoted(text: str | None) -> str:
    """A docstring as markdown: what only looks like markup is no markup, examples are code."""
    lines, example = list[str](), False
    for line in (text or "").splitlines():
        if line.startswith(">>>") and not example:
            lines.append("")
        example = line.startswith(">>>") or (example and bool(line))
        lines.append(f"    {line}" if example else re.sub(r"([<*_])", r"\\\1", line))
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.site", description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "build/site")
    folder = parser.parse_args().folder
    site = Site(ROOT)
    if site.wrong:
        sys.exit("\n".join(site.wrong))
    site.write(folder)
    print(f"{len(site.pages)} pages: {folder}/index.html")


if __name__ == "__main__":
    main()
