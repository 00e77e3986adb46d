"""The pages of the browser as they travel: compressed, cached, small. A front end stands in a folder of its own."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.running import Server, serving, sqlite

SCRIPT = "const stones = 'lapis '.repeat(1000);\n" * 400


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("pages")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Łuk</title>", "utf-8")
    (folder / "assets" / "stones-1a2b.js").write_text(SCRIPT, "utf-8")
    (folder / "assets" / "stones-1a2b.woff2").write_bytes(bytes(range(256)) * 40)
    with serving(sqlite(folder), LUDUS_STATIC=str(folder)) as found:
        yield found


def test_assets_travel_compressed_and_are_kept_for_good(server: Server) -> None:
    reply = httpx.get(f"{server.url}/assets/stones-1a2b.js", timeout=60)
    assert reply.text == SCRIPT
    assert reply.headers["content-encoding"] == "gzip"
    assert int(reply.headers["content-length"]) < len(SCRIPT) / 20
    assert reply.headers["content-type"].startswith("text/javascript")
    assert reply.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert reply.headers["vary"] == "accept-encoding"


def test_who_cannot_unpack_gets_it_plain_and_a_font_is_never_packed_twice(server: Server) -> None:
    plain = httpx.get(f"{server.url}/assets/stones-1a2b.js", headers={"accept-encoding": "identity"}, timeout=60)
    assert "content-encoding" not in plain.headers
    assert plain.text == SCRIPT
    font = httpx.get(f"{server.url}/assets/stones-1a2b.woff2", timeout=60)
    assert "content-encoding" not in font.headers
    assert font.content == bytes(range(256)) * 40


def test_a_page_is_asked_for_again_and_sent_again_only_if_it_has_changed(server: Server) -> None:
    for path in ("/", "/t/some-table", "/settings"):
        reply = httpx.get(server.url + path, timeout=60)
        assert reply.text == "<!doctype html><title>Łuk</title>"
        assert reply.headers["content-type"] == "text/html; charset=utf-8"
        assert reply.headers["cache-control"] == "no-cache"
        again = httpx.get(server.url + path, headers={"if-none-match": reply.headers["etag"]}, timeout=60)
        assert (again.status_code, again.content) == (304, b"")
    Path(server.environment["LUDUS_STATIC"], "index.html").write_text("<!doctype html><title>Nowy</title>", "utf-8")
    changed = httpx.get(server.url, headers={"if-none-match": reply.headers["etag"]}, timeout=60)
    assert (changed.status_code, changed.text) == (200, "<!doctype html><title>Nowy</title>")


def test_what_is_said_about_a_game_is_never_compressed(server: Server) -> None:
    reply = httpx.get(f"{server.url}/api/games", timeout=60)
    assert "content-encoding" not in reply.headers
    assert reply.headers["cache-control"] == "no-store"
