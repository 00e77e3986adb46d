"""What somebody hostile might send. Every attack ends by itself, and says what must never come back."""

import asyncio
import json
from contextlib import suppress
from random import Random
from typing import Any

import websockets

from tests.server.client import browser, guest, stranger
from tests.server.running import Server

METHODS = ("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "BREW", "get", "")
PATHS = (
    "/", "/api/me", "/api/session", "/api/me/account", "/api/tables", "/api/tables/x", "/api/tables/x/join",
    "/api/lobby", "/api/tables/x/moments/1", "/api/tables/x/export", "/api/games/lutece", "/api/rules/lutece?query=x",
    "/api/schema", "/api/me/mutes/x", "/health/ready", "/assets/x.js", "/api/words/lutece/fr", "/api/tables/x/socket",
)  # fmt: skip
BODIES = (
    b"", b"{}", b"[]", b"null", b"{", b"\xff\xfe\x00", b'{"name":"A"}', b'{"name":' + b"[" * 500 + b"}", b"1e999",
    b'{"game":"lutece","seats":[{"kind":"me"},{"kind":"open"}]}', b'{"login":"x","password":"y"}', b'"' + b"a" * 5000,
    b'{"name":"\\ud800"}', b'{"name":"a","language":"xx"}', b'{"seat":-1}', b'{"seat":99999999999999999999}',
)  # fmt: skip
HEADERS = (
    "Origin: http://[", "Origin: null", "Cookie: ludus=%00", "Cookie: " + "a=b; " * 300, "Content-Type: text/xml",
    "Content-Type: application/json", "Accept-Encoding: gzip;q=x", "If-None-Match: *", "X-Forwarded-For: ::::",
    "Transfer-Encoding: chunked", "Content-Length: -1", "Expect: 100-continue", "Upgrade: websocket",
)  # fmt: skip
COMMANDS: tuple[dict[str, Any], ...] = (
    {"type": "answer", "seat": 0, "question": 1, "actions": [1]},
    {"type": "draft", "seat": 0, "question": 1, "actions": [1, 2]},
    {"type": "confirm", "seat": 0, "question": 1},
    {"type": "undo", "seat": 0, "seq": 1},
    {"type": "plead", "seat": 0, "seq": 1},
    {"type": "settle", "seat": 0, "seq": 1, "want": "agree"},
    {"type": "seen", "seq": 1},
    {"type": "look", "seat": -1},
    {"type": "why", "seat": 0, "action": 1},
    {"type": "read", "seat": 0, "text": "bid A 1"},
    {"type": "recall", "before": 3},
    {"type": "chat", "text": "x"},
    {"type": "leave", "seat": 0},
    {"type": "return", "seat": 0},
    {"type": "learn", "want": "back", "step": 1, "to": 1},
    {"type": "ping"},
)
VALUES: tuple[Any, ...] = (
    None, True, -1, 0, 15, 16, 2**31, 2**53, 2**70, 1.5, "", "x", "\0", "\u202e", "𝕏" * 100, [], [[]], {}, [1] * 65,
)  # fmt: skip
CLOSES = {1000, 1002, 1003, 1006, 1007, 1009, 4400, 4401, 4408, 4429}


def odd_text(random: Random) -> str:
    """Any text JSON can carry: of every plane, with what has no width, and what turns others around."""
    ranges = (
        (0, 0x20),
        (0x20, 0x7F),
        (0x80, 0x24F),
        (0x590, 0x6FF),
        (0x2000, 0x206F),
        (0xFE00, 0xFFFF),
        (0x1F300, 0x1FAFF),
    )
    letters = [chr(random.randrange(*random.choice(ranges))) for _ in range(random.randrange(0, 60))]
    return "".join(letters)


async def requests(server: Server, random: Random, count: int) -> None:
    """Requests no browser would send, over bare connections. An error of ours would be a 500."""
    for _ in range(count):
        body = random.choice(BODIES)
        more = random.sample(HEADERS, random.randrange(3))
        head = [
            f"{random.choice(METHODS)} {random.choice(PATHS)}{odd_path(random)} HTTP/1.1",
            f"Host: {server.address}",
        ]
        head += [*more, "Connection: close"]
        if not any("Length" in one or "chunked" in one for one in more):
            head.append(f"Content-Length: {len(body)}")
        data = "\r\n".join(head).encode("utf-8", "surrogatepass") + b"\r\n\r\n" + body
        reply = await bare(server, data[: random.randrange(len(data))] if random.random() < 0.1 else data)
        status = reply.split(b" ", 2)[1:2]
        assert not status or status[0][:1] in (b"1", b"2", b"3", b"4"), (data, reply)
        assert b"Traceback" not in reply


def odd_path(random: Random) -> str:
    return random.choice(
        ("", "", "%00", "/..%2f..", "?since=--5", "/" + "y" * 300, "%ff", "?seat=1&seat=x", "//", ";x")
    )


async def bare(server: Server, data: bytes) -> bytes:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    found = b""
    with suppress(ConnectionError, TimeoutError):
        writer.write(data)
        await writer.drain()
        async with asyncio.timeout(1):
            found = await reader.read(200_000)
    writer.close()
    return found


async def frames(server: Server, random: Random, count: int) -> None:
    """Commands with a part replaced by something else, and what is no command at all."""
    async with guest(server, "Frames") as one:
        table = await one.table("me", "here:Jan", pace=0)
        sent = 0
        while sent < count:
            tab = await one.connect(table, seat=0)
            with suppress(websockets.ConnectionClosed):
                for _ in range(40):
                    await tab.socket.send(odd_frame(random))
                    sent += 1
                    await asyncio.sleep(0.02)
                await tab.ask("ping")
            for text in tab.texts:
                assert json.loads(text)["type"] in KNOWN
                assert "Traceback" not in text
            await tab.close()
            assert tab.socket.close_code in CLOSES


KNOWN = {
    "hello", "happened", "drafted", "accepted", "refused", "explained", "understood", "recalled", "present", "pong",
    "closing",
}  # fmt: skip


def odd_frame(random: Random) -> str | bytes:
    command = {**random.choice(COMMANDS), "id": f"f{random.randrange(10**9)}"}
    match random.randrange(6):
        case 0:
            command[random.choice(list(command))] = random.choice(VALUES)
        case 1:
            command[odd_text(random)] = random.choice(VALUES)
        case 2:
            del command[random.choice(list(command))]
        case 3:
            text = json.dumps(command)
            at = random.randrange(len(text))
            return text[:at] + random.choice('{}[]",:\\0\x00é') + text[at + random.randrange(3) :]
        case 4:
            return random.randbytes(random.randrange(200))
    return json.dumps(command)


async def cookies(server: Server, random: Random, count: int) -> None:
    """Cookies that are nearly right are nobody's."""
    async with guest(server, "Cookies") as one:
        right = one.client.cookies["ludus"]
        async with browser(server) as client:
            for _ in range(count):
                at = random.randrange(len(right))
                wrong = random.choice(
                    (
                        right[:at] + random.choice("abcXYZ019._-") + right[at + 1 :],
                        right[:at],
                        right[:at] + right[at + 1 :],
                        right.replace(".", "..", 1),
                        right.swapcase(),
                        right * random.randrange(2, 20),
                        random.randbytes(20).hex(),
                    )
                )
                reply = await client.get("/api/me", headers={"Cookie": f"ludus={wrong}"})
                assert wrong == right or reply.status_code in (401, 429), wrong


async def texts(server: Server, random: Random, count: int) -> None:
    """Names, chat, notation, logins, options: what is taken comes back as it was, the rest is refused."""
    async with guest(server, "Texts") as one:
        table = await one.table("me", "here:Jan")
        async with one.sit(table) as tab:
            for number in range(count):
                text = odd_text(random)
                reply = await one.client.post("/api/me", json={"name": text})
                assert reply.status_code in (200, 400, 429), reply.text
                assert reply.status_code != 200 or reply.json()["name"] == text
                body = {"login": text, "password": "correct horse"}
                assert (await one.client.post("/api/session", json=body)).status_code in (400, 403, 429)
                await tab.ask("read", seat=0, text=text or "x")
                said = await tab.ask("chat", text=text or "x")
                if said["type"] == "accepted":
                    await tab.at(said["seq"])
                    assert tab.happened()[-1]["text"] == (text or "x")
                options = {"options": {text: text}, "game": "lutece", "seats": [{"kind": "me"}, {"kind": "open"}]}
                if number % 5 == 0:
                    assert (await one.client.post("/api/tables", json=options)).status_code in (400, 429)
                await asyncio.sleep(0.05)


async def flood(server: Server, random: Random, count: int) -> None:
    """Sockets that send as fast as they can until they are shown out."""
    async with guest(server, "Flood") as one:
        table = await one.table("me", "here:Jan")
        for _ in range(count):
            tab = await one.connect(table)
            with suppress(websockets.ConnectionClosed):
                for number in range(500):
                    await tab.socket.send(json.dumps({"type": "ping", "id": str(number)}))
            assert await tab.closed() == 4429


async def crowd(server: Server, random: Random, count: int) -> None:
    """Spectators without a name who come and go all at once, and some who never read a word."""
    async with guest(server, "Crowd") as one, stranger(server) as anybody:
        table = await one.table("greedy", "uniform", "greedy", game="gloire", pace=0)
        deaf = [await silent(server, table) for _ in range(10)]
        for _ in range(count):
            async with asyncio.timeout(60):
                found = await asyncio.gather(*(anybody.connect(table) for _ in range(20)), return_exceptions=True)
            for tab in found:
                if not isinstance(tab, BaseException):
                    await tab.close()
        for writer in deaf:
            writer.transport.abort()


async def silent(server: Server, table: str) -> asyncio.StreamWriter:
    """A socket whose owner looks away."""
    _, writer = await asyncio.open_connection("127.0.0.1", server.port, limit=1)
    writer.write(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {server.address}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    await writer.drain()
    return writer


async def idlers(server: Server, random: Random, count: int) -> None:
    """Connections that say nothing, or only half of it."""
    writers = []
    for number in range(count):
        _, writer = await asyncio.open_connection("127.0.0.1", server.port)
        if number % 2:
            writer.write(b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\n{")
        writers.append(writer)
    await asyncio.sleep(0.5)
    for writer in writers:
        writer.transport.abort()


async def thinkers(server: Server, random: Random, count: int) -> None:
    """Hints nobody waits for, and tables full of masters."""
    async with guest(server, "Thinkers") as one:
        for _ in range(count):
            await one.table("master", "master", "me", pace=0)
        table = await one.table("me", "here:Jan")
        for _ in range(count):
            async with one.sit(table, seat=0) as tab:
                for _ in range(5):
                    await tab.send("hint", seat=0)


async def guesses(server: Server, random: Random, count: int) -> None:
    """Passwords, from one address."""
    async with browser(server) as client:
        bodies = [{"login": f"login{random.randrange(5)}", "password": f"guess {n}"} for n in range(count)]
        for reply in await asyncio.gather(*(client.post("/api/session", json=body) for body in bodies)):
            assert reply.status_code in (403, 429)


async def lookers(server: Server, random: Random, count: int) -> None:
    """Whole stories of a long game that is over, asked for by nobody in particular."""
    async with guest(server, "Lookers") as one, browser(server) as anybody:
        table = await one.table("uniform", "uniform", "uniform", game="gloire", pace=0)
        async with one.sit(table) as tab:
            await tab.until(lambda: tab.situation["sheet"] is not None)
        answers = (await one.get(f"/api/tables/{table}/moments/0"))["answers"]
        path = f"/api/tables/{table}/moments/{answers}?whole=true"
        for _ in range(count):
            replies = await asyncio.gather(*(anybody.get(path) for _ in range(20)))
            assert {reply.status_code for reply in replies} <= {200, 429}
            assert 200 in {reply.status_code for reply in replies}


ATTACKS = (
    (requests, 40), (frames, 60), (cookies, 30), (texts, 15), (flood, 3), (crowd, 4), (idlers, 60), (thinkers, 4),
    (guesses, 25), (lookers, 8),
)  # fmt: skip
