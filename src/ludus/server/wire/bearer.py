"""The token a bot from outside shows: over HTTP and when it opens a socket, in the same header."""

from litestar.datastructures import Headers

SCHEME = "bearer "


def token(headers: Headers) -> str | None:
    """None where nobody shows one: people have cookies."""
    shown = headers.get("authorization", "")
    return shown[len(SCHEME) :].strip() if shown[: len(SCHEME)].lower() == SCHEME else None
