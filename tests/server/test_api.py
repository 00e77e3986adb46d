"""The OpenAPI description and the server agree, whatever is sent; and the schema of the socket is whole."""

import re
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

import ludus
from ludus.server.app import create_app
from ludus.server.protocol import schema as schemas
from ludus.server.settings import Settings
from tests.server.running import Server

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
DESCRIPTION: dict[str, Any] = msgspec.to_builtins(create_app(Settings("sqlite://")).openapi_schema.to_schema())
OPERATIONS = [(path, method) for path, methods in DESCRIPTION["paths"].items() for method in methods]


@pytest.mark.parametrize(("path", "method"), OPERATIONS)
@pytest.mark.parametrize("known", [True, False], ids=["somebody", "nobody"])
def test_the_server_does_what_its_description_says(server: Server, path: str, method: str, known: bool) -> None:
    cookie = (
        httpx.post(f"{server.url}/api/me", json={"name": "Ania"}, timeout=60).headers["set-cookie"].partition(";")[0]
    )
    operation = schemathesis.openapi.from_dict(DESCRIPTION)[path][method]

    @settings(
        max_examples=8, deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck),
        phases=[Phase.generate],
    )  # fmt: skip
    @given(case=operation.as_strategy())
    def holds(case: Any) -> None:
        reply = case.call(base_url=server.url, headers={"Cookie": cookie} if known else {})
        case.validate_response(reply, checks=CHECKS)
        assert "Traceback" not in reply.text

    holds()


def test_the_schema_names_every_message_and_every_games_view() -> None:
    document = schemas.document()
    known = set(document["$defs"])
    assert {"AnyCommand", "AnyMessage", "AnyHappening", "Situation", "TableIn"} <= known
    assert {f"{name}.View" for name in ludus.titles()} <= known
    for reference in re.findall(r"'\$ref': '#/\$defs/([^']+)'", str(document)):
        assert reference in known


def every_route() -> Iterator[tuple[str, dict[str, Any]]]:
    for path, methods in DESCRIPTION["paths"].items():
        for method, one in methods.items():
            yield f"{method} {path}", one


def test_the_description_is_a_page_that_needs_nobody_else(server: Server) -> None:
    reply = httpx.get(f"{server.url}/api/schema", timeout=60)
    assert reply.headers["content-type"].startswith("text/html")
    assert "<script" not in reply.text
    assert "http" not in reply.text.replace("HTTP", "")
    for path in DESCRIPTION["paths"]:
        assert path in reply.text
    assert "Everything that is stored about me." in reply.text  # in sentences, not in names of functions
    assert [path for path, one in every_route() if " " not in one.get("description", "")] == []
    assert (
        httpx.get(f"{server.url}/api/schema/openapi.json", timeout=60).json()["paths"].keys()
        == DESCRIPTION["paths"].keys()
    )
    for blank in ("swagger", "elements", "rapidoc", "redoc"):
        assert httpx.get(f"{server.url}/api/schema/{blank}", timeout=60).status_code == 404
