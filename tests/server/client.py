"""People at the tables of a real server: what a browser would do, without the browser."""

import asyncio
import itertools
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
import websockets
from websockets.asyncio.client import ClientConnection

from tests.server.running import Server

PATIENCE = 60.0
NUMBERS = itertools.count(1)
Json = dict[str, Any]


class Guest:
    """Somebody with a cookie."""

    def __init__(self, server: Server, client: httpx.AsyncClient, id_: str) -> None:
        self.server = server
        self.client = client
        self.id = id_

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())

    async def post(self, path: str, body: Any = None, status: int = 2) -> Any:
        reply = await self.client.post(path, json={} if body is None else body)
        assert reply.status_code // 100 == status or reply.status_code == status, reply.text
        return reply.json()

    async def get(self, path: str, status: int = 200) -> Any:
        reply = await self.client.get(path)
        assert reply.status_code == status, reply.text
        return reply.json()

    async def table(self, *seats: str, **more: Any) -> str:
        """A table; seats are `me`, `open`, `here:Name` or the name of a bot."""
        found = await self.post("/api/tables", {"game": "lutece", "seats": [seat_of(seat) for seat in seats], **more})
        return str(found["id"])

    async def join(self, table: str, seat: int | None = None) -> None:
        await self.post(f"/api/tables/{table}/join", {"seat": seat})

    @asynccontextmanager
    async def sit(self, table: str, seat: int | None = None, since: int = 0) -> AsyncIterator["Tab"]:
        """A tab at a table, as long as it is open."""
        tab = await self.connect(table, seat, since)
        try:
            yield tab
        finally:
            await tab.close()

    async def connect(self, table: str, seat: int | None = None, since: int = 0) -> "Tab":
        query = f"since={since}" + ("" if seat is None else f"&seat={seat}")
        headers = {"Cookie": self.cookie} if self.cookie else {}
        url = f"ws://{self.server.address}/api/tables/{table}/socket?{query}"
        socket = await websockets.connect(url, additional_headers=headers, max_size=2**22, compression=None)
        tab = Tab(socket)
        await tab.until(lambda: bool(tab.hello))
        return tab


class Tab:
    """One open socket: everything received, and the newest situation."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.texts: list[str] = []
        self.messages: list[Json] = []
        self.replies: dict[str, Json] = {}
        self.hello: Json = {}
        self.situation: Json = {}
        self.table: Json = {}
        self.changed = asyncio.Event()
        self.task = asyncio.create_task(self.read())

    async def read(self) -> None:
        try:
            async for text in self.socket:
                assert isinstance(text, str)
                message = json.loads(text)
                self.texts.append(text)
                self.messages.append(message)
                if message["type"] == "hello":
                    self.hello = message
                self.situation = message.get("situation", self.situation)
                self.table = message.get("table") or self.table
                if "id" in message:
                    self.replies[message["id"]] = message
                self.changed.set()
        except websockets.ConnectionClosed:
            pass
        self.changed.set()

    async def until(self, true: Callable[[], bool]) -> None:
        """Waits for something to be so."""
        async with asyncio.timeout(PATIENCE):
            while not true():
                assert not self.task.done() or self.task.exception() is None
                if self.task.done():
                    raise ConnectionError(f"closed with {self.socket.close_code}")
                self.changed.clear()
                await self.changed.wait()

    async def closed(self) -> int:
        """Waits for the server to close the socket; returns the code."""
        async with asyncio.timeout(PATIENCE):
            await self.task
            await self.socket.wait_closed()
        return self.socket.close_code or 0

    async def send(self, type_: str, **fields: Any) -> str:
        """Sends a command without waiting."""
        id_ = str(fields.pop("id", f"c{next(NUMBERS)}"))
        await self.socket.send(json.dumps({"type": type_, "id": id_, **fields}))
        return id_

    async def ask(self, type_: str, **fields: Any) -> Json:
        """Sends a command and waits for its reply."""
        self.replies.pop(str(fields.get("id", "")), None)
        id_ = await self.send(type_, **fields)
        await self.until(lambda: id_ in self.replies)
        return self.replies[id_]

    async def answer(self, text: str | None = None, index: int = 0) -> Json:
        """Gives a legal answer, by its text or its place in the list."""
        here = self.situation
        legal = {choice["text"]: choice["id"] for choice in here["legal"]}
        action = legal[text] if text is not None else list(legal.values())[index]
        return await self.ask("answer", seat=here["seat"], question=here["question"], actions=[action])

    async def asked(self) -> None:
        """Waits until this seat may answer."""
        await self.until(lambda: bool(self.situation["legal"]) or self.situation["sheet"] is not None)

    async def at(self, seq: int) -> None:
        await self.until(lambda: self.situation["seq"] >= seq)

    def happened(self) -> list[Json]:
        """Everything that happened, in order, as this tab was told."""
        found = list(self.hello.get("happened", []))
        return found + [message["happening"] for message in self.messages if message["type"] == "happened"]

    async def close(self) -> None:
        await self.socket.close()
        await self.task


def seat_of(text: str) -> Json:
    kind, _, name = text.partition(":")
    if kind == "here":
        return {"kind": "here", "name": name}
    return {"kind": kind} if kind in ("me", "open") else {"kind": "bot", "bot": kind}


def browser(server: Server) -> httpx.AsyncClient:
    """It closes a quiet connection before the server does, so that no request is ever on its way to a closed one."""
    return httpx.AsyncClient(base_url=server.url, timeout=PATIENCE, limits=httpx.Limits(keepalive_expiry=1))


@asynccontextmanager
async def guest(server: Server, name: str = "Ania", language: str = "en") -> AsyncIterator[Guest]:
    async with browser(server) as client:
        reply = await client.post("/api/me", json={"name": name, "language": language})
        assert reply.status_code == 200, reply.text
        yield Guest(server, client, reply.json()["id"])


@asynccontextmanager
async def stranger(server: Server) -> AsyncIterator[Guest]:
    """Somebody without a cookie."""
    async with browser(server) as client:
        yield Guest(server, client, "")
