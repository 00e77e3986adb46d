"""Refusals over HTTP: always a Problem, never a traceback."""

from typing import Any, Final

import sqlalchemy as sa
import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec

from ..people.people import NotAllowed
from ..protocol import RefusalCode
from ..protocol.bodies import Problem
from ..store.tournaments import Refused
from ..tables.orders import Denied

LOG: Final = structlog.get_logger()
STATUS: Final[dict[RefusalCode, int]] = {
    "malformed": 400, "not-your-seat": 403, "not-for-bots": 403, "too-fast": 429, "too-many-tables": 429, "busy": 503,
}  # fmt: skip
TOURNAMENTS: Final = {
    "not-found": 404, "tournament-host": 403, "tournament-shut": 403, "tournament-no-bots": 403,
}  # fmt: skip
CODES: Final = {400: "malformed", 401: "unknown-person", 403: "not-allowed", 404: "not-found", 405: "no-such-method",
                413: "too-large", 415: "not-json", 429: "too-fast"}  # fmt: skip
REFUSALS: Final = {
    status: ResponseSpec(Problem, generate_examples=False, description=text)
    for status, text in (
        (400, "cannot be read"),
        (401, "nobody is signed in"),
        (403, "not allowed"),
        (404, "no such thing"),
        (409, "not possible now"),
        (413, "too large"),
        (415, "not JSON"),
        (429, "too many requests"),
        (503, "try again"),
    )
}


class Refusal(Exception):
    """Any refusal a route wants to make."""

    def __init__(self, status: int, code: str, text: str) -> None:
        super().__init__(text)
        self.status = status
        self.code = code


def problem(status: int, problem: Problem, headers: dict[str, str] | None = None) -> Response[Problem]:
    return Response(problem, status_code=status, media_type="application/json", headers=headers)


def refused(_request: Request[Any, Any, Any], error: Refusal) -> Response[Problem]:
    return problem(error.status, Problem(error.code, str(error)))


def denied(_request: Request[Any, Any, Any], error: Denied) -> Response[Problem]:
    return problem(STATUS.get(error.code, 409), Problem(error.code, error.text, error.because))


def tournament(_request: Request[Any, Any, Any], error: Refused) -> Response[Problem]:
    return problem(TOURNAMENTS.get(error.code, 409), Problem(error.code, str(error)))


def not_allowed(_request: Request[Any, Any, Any], error: NotAllowed) -> Response[Problem]:
    return problem(409 if error.code == "login-taken" else 403, Problem(error.code, str(error)))


def http(_request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    text = str(error.detail)
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        text = "; ".join(str(one.get("message", "")) for one in error.extra if isinstance(one, dict)) or text
    status = error.status_code
    headers = {key: value for key, value in (error.headers or {}).items() if key.lower() in ("allow", "retry-after")}
    return problem(status, Problem(CODES.get(status, "refused"), text), headers)


def too_deep(_request: Request[Any, Any, Any], _error: RecursionError) -> Response[Problem]:
    return problem(400, Problem("malformed", "that is nested too deeply"))


def unavailable(request: Request[Any, Any, Any], error: sa.exc.OperationalError) -> Response[Problem]:
    """The database is away, or its disk is full: it may be better soon."""
    LOG.error("database failed", path=request.url.path, error=str(error.orig))
    return problem(503, Problem("busy", "the database does not take it just now: try again"))


def unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    LOG.error("request failed", path=request.url.path, error=repr(error), exc_info=error)
    return problem(500, Problem("internal", "something went wrong"))


HANDLERS: Final[Any] = {
    Refusal: refused, Denied: denied, NotAllowed: not_allowed, HTTPException: http, RecursionError: too_deep,
    Refused: tournament, sa.exc.OperationalError: unavailable, Exception: unexpected,
}  # fmt: skip
