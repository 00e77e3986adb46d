"""The HTTP side as a page to read: made from the same description as `openapi.json`, without any script."""

from html import escape
from typing import Any

from litestar.connection import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem; }
code { font-size: 0.95em; } h2 { margin-top: 2rem; } dt { margin-top: 0.8rem; } dd { margin-left: 2rem; }
"""


class Page(OpenAPIRenderPlugin):
    """Works offline, and under our own content policy."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        topics: dict[str, list[str]] = {}
        for path, methods in openapi_schema["paths"].items():
            for method, one in methods.items():
                topics.setdefault((one.get("tags") or ["more"])[0], []).append(described(path, method, one))
        title = escape(openapi_schema["info"]["title"])
        parts = "".join(f"<h2>{escape(topic)}</h2><dl>{''.join(rows)}</dl>" for topic, rows in topics.items())
        whole = '<p><a href="/api/schema/openapi.json">openapi.json</a></p>'
        head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>{STYLE}</style>'
        page = f'<!doctype html><html lang="en"><head><title>{title}</title>{head}</head><body><h1>{title}</h1>'
        return f"{page}{whole}{parts}</body></html>".encode()


def described(path: str, method: str, one: dict[str, Any]) -> str:
    body = named(one.get("requestBody", {}))
    replies = [f"{status} {named(reply)}".strip() for status, reply in one.get("responses", {}).items()]
    asked = ", ".join(parameter["name"] for parameter in one.get("parameters", []))
    lines = [escape(one.get("description") or one.get("summary") or "")]
    lines += [f"takes: <code>{escape(body)}</code>"] if body else []
    lines += [f"parameters: <code>{escape(asked)}</code>"] if asked else []
    lines += [f"replies: <code>{escape(', '.join(replies))}</code>"]
    return f"<dt><code>{escape(method.upper())} {escape(path)}</code></dt><dd>{'<br>'.join(lines)}</dd>"


def named(part: dict[str, Any]) -> str:
    """The name of what travels, where it has one."""
    for content in part.get("content", {}).values():
        return str(content.get("schema", {}).get("$ref", "")).rpartition("/")[2]
    return ""
