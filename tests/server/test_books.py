"""The rulebooks for players, as a browser gets them."""

import httpx
import msgspec
import pytest

from ludus import books
from ludus.languages import LANGUAGES
from ludus.server.protocol.bodies import BookFound, BookText
from tests.server.running import Server

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", books.GAMES)
async def test_a_book_is_told_whole(server: Server, game: str, language: str) -> None:
    reply = httpx.get(f"{server.url}/api/books/{game}/{language}", timeout=60)  # by nobody
    found = msgspec.json.decode(reply.content, type=BookText)
    book = books.of(game, language)
    assert (found.game, found.language, found.title) == (game, language, book.title)
    told = [one for part in found.parts for one in part.paragraphs]
    assert [(one.anchor, one.title, tuple(one.rules)) for one in told] == [
        (one.anchor, one.title, one.rules) for one in book.paragraphs
    ]
    count = next(one for one in told if one.anchor == "example")
    assert [block.kind for block in count.blocks] == ["text", "table", "text"]
    assert "words" not in reply.text[:2000]


async def test_a_book_is_sent_again_only_if_it_is_another(server: Server) -> None:
    path = f"{server.url}/api/books/lutece/fr"
    first = httpx.get(path, timeout=60)
    assert httpx.get(path, headers={"if-none-match": first.headers["etag"]}, timeout=60).status_code == 304
    assert first.headers["cache-control"] == "no-cache"
    assert first.headers["content-encoding"] == "gzip"


@pytest.mark.parametrize(
    ("language", "query", "first"),
    [
        ("fr", "gagner", "winner"),
        ("pl", "łapówkę", "bribes-lay"),
        ("en", "L-PAY-4", "buy-broke"),
        ("en", "L-BID", "bids-choose"),
    ],
)
async def test_one_looks_something_up(server: Server, language: str, query: str, first: str) -> None:
    reply = httpx.get(f"{server.url}/api/books/lutece/{language}/search", params={"query": query}, timeout=60)
    found = msgspec.json.decode(reply.content, type=BookFound)
    assert (found.query, found.anchors[0]) == (query, first)
    assert len(found.anchors) <= 20


async def test_what_is_not_there_is_refused(server: Server) -> None:
    for path in ("chess/en", "lutece/de", "chess/en/search", "lutece/de/search?query=a", "..%2fen/en"):
        assert httpx.get(f"{server.url}/api/books/{path}", timeout=60).status_code == 404
    assert httpx.get(f"{server.url}/api/books/lutece/en/search?query={'a' * 101}", timeout=60).status_code == 400
    nothing = httpx.get(f"{server.url}/api/books/lutece/en/search", timeout=60).json()
    assert nothing["anchors"] == []
