"""A seat at a table of a server, taken with the token of a bot: over HTTP, as docs/bots.md describes it."""

import json
import secrets
import time
import typing
import urllib.error
import urllib.request
from collections.abc import Sequence
from typing import Any, Final
from urllib.parse import quote, urlsplit

from ... import registry
from ...core.errors import LudusError
from ...core.outcome import Outcome
from ...needs import needed
from ..faces import Question
from .desk import Seen

LONGEST: Final = 25  # seconds the server lets a request wait
PATIENCE: Final = 60  # for an answer of the server


def address(link: str) -> tuple[str, str]:
    """Server and table of a link: https://example.org/t/TABLE."""
    parts = urlsplit(link)
    path, _, table = parts.path.rstrip("/").rpartition("/")
    if parts.scheme not in ("http", "https") or not parts.netloc or not table or not path.endswith("t"):
        raise LudusError(f"{link}: expected the link of a table, https://SERVER/t/TABLE")
    return f"{parts.scheme}://{parts.netloc}", table


class Away:
    """What the server tells the seat is read into the game's own classes, so that the same words are found for it."""

    def __init__(self, server: str, table: str, token: str) -> None:
        self.read = needed("msgspec", "mcp").convert
        self.path, self.token = f"{server}/api/bot/tables/{quote(table, safe='')}", token
        self.last: dict[str, Any] = {}
        info = self.ask("/join", {})
        self.game = registry.game(info["game"])
        if self.game.version != info["version"]:
            raise LudusError(
                f"the table is played by version {info['version']} of the rules, here is {self.game.version}"
            )
        self.seats, self.options = len(info["seats"]), self.ask("")["table"]["options"]
        self.seat = self.ask("")["mine"][0]
        self.told = 0  # the entry of the last answer
        self.shape = typing.get_type_hints(type(self.game).view)["return"]
        self.events = {one.__name__: one for one in self.game.told.events}

    @property
    def names(self) -> Sequence[str]:
        return [one["name"] for one in self.last["table"]["seats"]]

    def ask(self, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        headers = {"Authorization": f"Bearer {self.token}", "Content-Type": "application/json"}
        data = None if body is None else json.dumps(body).encode()
        try:
            with urllib.request.urlopen(
                urllib.request.Request(self.path + path, data, headers), timeout=PATIENCE
            ) as reply:
                found: dict[str, Any] = json.load(reply)
        except urllib.error.HTTPError as error:
            try:
                raise LudusError(str(json.load(error)["text"])) from None
            except (ValueError, KeyError):
                raise LudusError(f"{self.path}: {error}") from None
        except OSError as error:
            raise LudusError(f"{self.path}: {error}") from None
        if "situation" in found:
            self.last = found
        return found

    def look(self) -> Seen:
        here = self.ask(f"?since={self.told}")["situation"]
        if here["view"] is None:
            return Seen(None, None, (), (), None)
        view = self.read(here["view"], self.shape)
        told = [event for one in self.last["happened"] if one["type"] == "answered" for event in one["events"]]
        answers = {one["id"]: one["text"] for one in here["legal"]}
        sheet = here["sheet"]
        return Seen(
            view,
            Question(self.seat, view, answers, frozenset()) if answers and sheet is None else None,
            [self.read(one["facts"], self.events[one["name"]]) for one in told],
            [at for at in here["pending"] if at != self.seat],
            None
            if sheet is None
            else Outcome(
                sheet["reason"], tuple(sheet["parts"]), tuple(map(tuple, sheet["points"])), tuple(sheet["scores"]),
                tuple(sheet["places"]),
            ),
        )  # fmt: skip

    def answer(self, action: int) -> None:
        question = self.last["situation"]["question"]
        accepted = self.ask("/answer", {"id": secrets.token_hex(8), "question": question, "actions": [action]})
        self.told = accepted["seq"] - 1

    def wait(self, seconds: int) -> None:
        end = time.monotonic() + seconds
        here = self.ask("")["situation"]
        while not here["legal"] and here["sheet"] is None and (left := end - time.monotonic()) > 0:
            here = self.ask(f"?since={here['seq']}&wait={min(LONGEST, int(left) + 1)}")["situation"]
