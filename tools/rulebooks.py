"""`python -m tools.rulebooks write` makes pages of the books, `... seen` notes that they explain the rules of today."""

import sys
from pathlib import Path

from ludus import books
from ludus.books import page
from ludus.languages import LANGUAGES
from tests.books.players import met

ROOT = Path(__file__).parent.parent
PAGES = ROOT / "docs/rulebooks"
DIGESTS = ROOT / "tests/books/digests"


def write(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for game in books.GAMES:
        for language in LANGUAGES:
            text = page.html(books.of(game, language))
            (folder / f"{game}-{language}.html").write_text(text, encoding="utf-8")


def seen() -> None:
    DIGESTS.mkdir(exist_ok=True)
    for game in books.GAMES:
        lines = [f'{id_} = "{rule.digest}"\n' for id_, rule in met(game).items()]
        head = "# Each rule and the digest of its text when the paragraphs on it were written.\n\n"
        (DIGESTS / f"{game}.toml").write_text(head + "".join(lines), encoding="utf-8")


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["write"]:
            write(PAGES)
        case ["seen"]:
            seen()
        case _:
            sys.exit(__doc__)
