"""The built pages of the browser: files of one folder, compressed once, and cached for as long as they can be."""

import gzip
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, NamedTuple

from litestar.response import Response

from .refusals import Refusal

TYPES: Final = {
    ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml",
    ".json": "application/json", ".woff2": "font/woff2", ".png": "image/png", ".ico": "image/x-icon",
    ".webmanifest": "application/manifest+json", ".ftl": "text/plain", ".txt": "text/plain",
    ".map": "application/json", ".webp": "image/webp", ".mp3": "audio/mpeg", ".ogg": "audio/ogg",
}  # fmt: skip
PACKED: Final = frozenset({".woff2", ".png", ".webp", ".mp3", ".ogg"})  # compressed as they are
LONGEST: Final = 200  # letters of a path; a file system ends somewhere beyond that
FOR_GOOD: Final = "public, max-age=31536000, immutable"  # the name of an asset holds a hash of what is in it
ASK_AGAIN: Final = "no-cache"
UNBUILT: Final = b"<!doctype html><title>Ludus</title><p>The pages are not built yet: see web/.</p>"


class File(NamedTuple):
    plain: bytes
    packed: bytes | None  # by gzip, where that is smaller
    tag: str


def reply(root: Path, path: str, packs: bool, known: str) -> Response[bytes]:
    """A file of the front end; any other path is one of its pages. `known` is the tag the browser has."""
    if "\0" in path or len(path) > LONGEST:
        raise Refusal(404, "not-found", "there is nothing here")
    wanted = (root / path.lstrip("/")).resolve()
    if path.startswith(("/api/", "/health/")) or not wanted.is_relative_to(root.resolve()):
        raise Refusal(404, "not-found", "there is nothing here")
    if not wanted.is_file() or wanted.suffix not in TYPES:
        if Path(path).suffix:
            raise Refusal(404, "not-found", "there is nothing here")
        wanted = root / "index.html"
    file = read(wanted, wanted.stat().st_mtime_ns) if wanted.is_file() else pack(UNBUILT, ".html")
    return sent(
        file, TYPES.get(wanted.suffix, "text/html"), FOR_GOOD if "/assets/" in path else ASK_AGAIN, packs, known
    )


def sent(file: File, media_type: str, cached: str, packs: bool, known: str) -> Response[Any]:
    """The file, or only that it is still the one the browser has."""
    headers = {"cache-control": cached, "etag": file.tag, "vary": "accept-encoding"}
    if known == file.tag:
        return Response(b"", status_code=304, headers=headers)
    if packs and file.packed is not None:
        headers["content-encoding"] = "gzip"
    return Response(
        file.packed if packs and file.packed is not None else file.plain, media_type=media_type, headers=headers
    )


@lru_cache(maxsize=256)
def read(path: Path, _changed: int) -> File:
    return pack(path.read_bytes(), path.suffix)


def pack(plain: bytes, suffix: str) -> File:
    packed = None if suffix in PACKED else gzip.compress(plain, mtime=0)
    small = packed if packed is not None and len(packed) < len(plain) else None
    return File(plain, small, f'"{sha256(plain).hexdigest()[:16]}"')
