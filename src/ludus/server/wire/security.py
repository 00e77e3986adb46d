"""Headers that keep a page to itself, and a door that only pages of this server may use, and nobody too often."""

from collections.abc import Sequence
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection, Request
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.types import Message, Scope

from ..people.limits import household
from .refusals import Refusal

POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "style-src 'self' 'unsafe-inline'",  # positions of animated cards are style attributes
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",  # the link of a private table stays here
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
# What scripts, styles and letters need of them: the rest is about pages, and would weigh more than some of them do.
ASSETS: Final = "/assets/"
OF_ASSETS: Final = ("x-content-type-options", "cross-origin-resource-policy")
FRAMED: Final = "/embed/"  # pages that others may show in a frame: they only look, and have no button that acts
IN_FRAMES: Final = POLICY.replace("frame-ancestors 'none'", "frame-ancestors *")
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
UNCOUNTED: Final = ("/health/", ASSETS)  # paths that may be asked for as often as one likes


async def add_headers(message: Message, scope: Scope) -> None:
    """Every page and answer carries them; what people are told is kept nowhere on the way."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        framed = str(scope["path"]).startswith(FRAMED)
        names = OF_ASSETS if str(scope["path"]).startswith(ASSETS) else tuple(HEADERS)
        for name in names:
            value = HEADERS[name]
            if framed and name == "x-frame-options":
                continue
            headers.setdefault(name, IN_FRAMES if framed and name == "content-security-policy" else value)
        if str(scope["path"]).startswith("/api/"):
            headers.setdefault("cache-control", "no-store")
        if scope.get("scheme") == "https":
            headers.setdefault("strict-transport-security", "max-age=31536000")


async def door(request: Request[Any, Any, Any]) -> None:
    """Nothing is changed by a page of another site; the cookie's SameSite says the same. Nor does any come under a name
    that is not ours."""
    if not str(request.scope["path"]).startswith(UNCOUNTED) and not request.app.state.rates.take(address_of(request)):
        raise Refusal(429, "too-fast", "too many requests: slow down")
    if not known_host(request.headers, request.app.state.hosts):
        raise Refusal(421, "foreign-host", "this server does not go by that name")
    if request.method not in SAFE and not same_origin(request.headers):
        raise Refusal(403, "foreign-origin", "that page is not ours")


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Whom the limits of an address are for."""
    return household(connection.client.host) if connection.client else ""


def same_origin(headers: Headers) -> bool:
    """Browsers say where a page comes from; programs need not."""
    origin = headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == headers.get("host")
    except ValueError:  # that is nowhere
        return False


def known_host(headers: Headers, hosts: Sequence[str]) -> bool:
    """Whether somebody asked for this server by one of its names."""
    try:
        return not hosts or urlsplit(f"//{headers.get('host', '')}").hostname in hosts
    except ValueError:
        return False
