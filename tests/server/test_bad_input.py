"""Whatever arrives: a typed refusal or a closed socket, never a traceback, and nobody else is disturbed."""

import asyncio
import json
import resource
import socket
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from benchmarks.load_swarm import TEXT, frame
from ludus.server.people.limits import STRIKES
from ludus.server.protocol import LARGEST_MESSAGE
from tests.server.client import Tab, guest, stranger
from tests.server.running import Server, serving, sqlite

pytestmark = pytest.mark.anyio

WRONG: list[str] = [
    "",
    "{",
    "null",
    "[]",
    "42",
    '"answer"',
    "{}",
    '{"type":"answer"}',
    '{"type":"rm -rf","id":"x"}',
    '{"type":["answer"],"id":"x"}',
    '{"type":"answer","id":"","seat":0,"question":1,"actions":[1]}',
    '{"type":"answer","id":"x","seat":-1,"question":1,"actions":[1]}',
    '{"type":"answer","id":"x","seat":1e999,"question":1,"actions":[1]}',
    '{"type":"answer","id":"x","seat":0,"question":1,"actions":[-1]}',
    '{"type":"answer","id":"x","seat":0,"question":1,"actions":["1"]}',
    '{"type":"answer","id":"x","seat":0,"question":1,"actions":' + json.dumps([1] * 65) + "}",
    '{"type":"answer","id":"x","seat":0,"question":99999999999999999999999,"actions":[1]}',
    '{"type":"answer","id":"x","seat":0,"question":1,"actions":[1],"admin":true}',
    '{"type":"chat","id":"x","text":"' + "a" * 501 + '"}',
    '{"type":"chat","id":"x","text":"\\ud800"}',
    '{"type":"look","id":"x","seat":-2}',
    '{"type":"chat","id":"\\u0000x","text":"x"}',
    '{"type":"chat","id":"x\\n","text":"x"}',
    '{"type":"chat","id":"x","text":"a\\u0000b"}',
    '{"type":"read","id":"x","seat":0,"text":"\\u0000"}',
    "[" * 10_000,
    '{"id":' * 2_000,
    "\x00",
    '{"type":"ping","id":"' + "x" * 65 + '"}',
]


async def healthy(tab: Tab) -> None:
    assert (await tab.ask("ping"))["type"] == "pong"


@pytest.mark.parametrize("text", WRONG, ids=range(len(WRONG)))
async def test_what_is_no_command_is_refused(server: Server, text: str) -> None:
    async with guest(server) as ania:
        table = await ania.table("me", "here:Jan")
        async with ania.sit(table) as tab:
            await tab.socket.send(text)
            await tab.until(lambda: tab.messages[-1]["type"] == "refused")
            assert tab.messages[-1]["code"] == "malformed"
            assert "Traceback" not in tab.texts[-1]
            await healthy(tab)


async def test_bytes_are_refused_and_huge_messages_close_the_socket(server: Server) -> None:
    async with guest(server) as ania:
        table = await ania.table("me", "here:Jan")
        async with ania.sit(table) as other:
            async with ania.sit(table) as tab:
                await tab.socket.send(b"\xff\xfe")
                await tab.until(lambda: tab.messages[-1]["type"] == "refused")
                await tab.socket.send("x" * (LARGEST_MESSAGE + 1))
                assert await tab.closed() == 1009
            await healthy(other)


async def test_somebody_who_never_makes_sense_is_shown_out(server: Server) -> None:
    async with guest(server) as ania:
        table = await ania.table("me", "here:Jan")
        async with ania.sit(table) as other, ania.sit(table) as tab:
            for _ in range(STRIKES):
                await tab.socket.send("nonsense")
                await asyncio.sleep(0.06)  # slowly, so that it is no flood
            assert await tab.closed() in (4400, 4429)
            await healthy(other)


async def test_a_flood_is_held_back_and_then_cut_off(server: Server) -> None:
    async with guest(server) as ania:
        table = await ania.table("me", "here:Jan")
        async with ania.sit(table) as other, ania.sit(table) as tab:
            with suppress(websockets.ConnectionClosed):
                for number in range(2000):
                    await tab.socket.send(json.dumps({"type": "ping", "id": str(number)}))
            assert await tab.closed() == 4429
            assert any(message.get("code") == "too-fast" for message in tab.messages)
            await healthy(other)


async def test_other_peoples_seats_are_not_ones_own(server: Server) -> None:
    async with guest(server) as ania, guest(server, "Bea") as bea, stranger(server) as watcher:
        table = await ania.table("me", "open")
        await bea.join(table)
        async with bea.sit(table, seat=0) as tab, watcher.sit(table, seat=0) as spectator, ania.sit(table) as other:
            assert tab.situation["seat"] == -1  # asked for, not given
            assert spectator.situation["seat"] == -1
            question, action = other.situation["question"], other.situation["legal"][0]["id"]
            for one in (tab, spectator):
                for type_, fields in (
                    ("answer", {"question": question, "actions": [action]}),
                    ("draft", {"question": question, "actions": [action]}),
                    ("confirm", {"question": question}),
                    ("undo", {"seq": 1}),
                    ("plead", {"seq": 1}),
                    ("settle", {"seq": 1, "want": "agree"}),
                    ("look", {}),
                    ("why", {"action": action}),
                    ("read", {"text": "bid A 1"}),
                    ("hint", {}),
                    ("leave", {}),
                    ("return", {}),
                ):
                    reply = await one.ask(type_, seat=0, **fields)
                    assert (type_, reply.get("code")) == (type_, "not-your-seat")
            assert (await tab.ask("answer", seat=9, question=question, actions=[action]))["code"] == "not-your-seat"
            await healthy(other)
            assert other.situation["seq"] == tab.situation["seq"]


async def test_stale_and_future_questions_are_refused(server: Server) -> None:
    async with guest(server) as ania:
        table = await ania.table("me", "here:Jan")
        async with ania.sit(table, seat=0, since=10**8) as tab:  # an entry that is still to come
            assert tab.hello["happened"] == []
            action = tab.situation["legal"][0]["id"]
            for question in (0, tab.situation["question"] + 1, 10**6 + 1, 2**52):
                reply = await tab.ask("answer", seat=0, question=question, actions=[action])
                assert reply["code"] == "stale"
            assert (await tab.ask("undo", seat=0, seq=2**40))["code"] == "no-undo"


@pytest.mark.parametrize(
    "query", ["since=x", "since=-5", "seat=x", "seat=99999999999", "since=%00", "since=٣", "a=b", "since=--5"]
)
async def test_odd_addresses_count_as_left_out(server: Server, query: str) -> None:
    async with guest(server) as ania:
        table = await ania.table("me", "here:Jan")
        url = f"ws://{server.address}/api/tables/{table}/socket?{query}"
        async with websockets.connect(url, additional_headers={"Cookie": ania.cookie}) as socket:
            assert json.loads(await socket.recv())["type"] == "hello"


async def test_no_table_and_foreign_pages(server: Server) -> None:
    async with guest(server) as ania:
        table = await ania.table("me", "here:Jan")
        for id_ in ("nothing", "..%2f..%2fetc%2fpasswd", "%00", "x" * 3000):
            url = f"ws://{server.address}/api/tables/{id_}/socket"
            with pytest.raises((websockets.InvalidStatus, websockets.ConnectionClosed)) as closed:
                async with websockets.connect(url) as socket:
                    await socket.recv()
            if isinstance(closed.value, websockets.ConnectionClosed):
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4404
        url = f"ws://{server.address}/api/tables/{table}/socket"
        with pytest.raises(websockets.InvalidStatus) as refused:
            await websockets.connect(url, origin=websockets.Origin("https://elsewhere.example"))
        assert refused.value.response.status_code == 403
        reply = await ania.client.post("/api/me", json={"name": "X"}, headers={"Origin": "https://elsewhere.example"})
        assert (reply.status_code, reply.json()["code"]) == (403, "foreign-origin")


async def test_a_zero_byte_is_refused_and_disturbs_nobody(postgres: str) -> None:
    with serving(postgres) as server:
        async with guest(server) as ania, stranger(server) as anybody:
            assert (await anybody.client.post("/api/me", json={"name": "a\0b"})).status_code == 400
            assert (await ania.client.post("/api/me", json={"name": "\0"})).status_code == 400
            session = {"login": "a\0b", "password": "correct horse"}
            assert (await anybody.client.post("/api/session", json=session)).status_code == 400
            assert (await anybody.client.get("/api/tables/%00")).status_code == 404
            assert (await ania.client.put("/api/me/mutes/%00")).status_code == 400
            seats = [{"kind": "me"}, {"kind": "here", "name": "a\0b"}]
            assert (await ania.client.post("/api/tables", json={"game": "lutece", "seats": seats})).status_code == 400
            with pytest.raises(websockets.ConnectionClosed) as closed:
                async with websockets.connect(f"ws://{server.address}/api/tables/%00/socket") as socket:
                    await socket.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4404
            table = await ania.table("me", "here:Jan")
            async with ania.sit(table) as tab, ania.sit(table) as other:
                reply = await tab.ask("chat", id="\0x", text="x")
                assert reply["code"] == "malformed"
                await healthy(other)


async def test_forged_cookies_are_nobodys(server: Server) -> None:
    async with guest(server) as ania:
        right = ania.client.cookies["ludus"]
        for cookie in ("", "x", right[:-2], right + "A", "a.1.b.c", "%00", "é".encode("latin-1").decode("latin-1")):
            headers = [(b"cookie", b"ludus=" + cookie.encode("latin-1"))]
            async with httpx.AsyncClient(base_url=server.url, timeout=60) as client:
                reply = await client.get("/api/me", headers=headers)
                assert (reply.status_code, reply.json()["code"]) == (401, "unknown-person")


@pytest.mark.parametrize(
    "path",
    [
        "/../../etc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/..%2f..%2fetc/passwd",
        "/assets/../../app.py",
        "/static/../app.py",
        "//etc/passwd",
        "/app.py",
        "/index.html%00.js",
        "/.env",
        "/api/../settings.py",
    ],
)
async def test_no_path_leads_out_of_the_pages(server: Server, path: str) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(f"GET {path} HTTP/1.1\r\nHost: {server.address}\r\nConnection: close\r\n\r\n".encode())
    reply = (await reader.read()).decode(errors="replace")
    writer.close()
    await writer.wait_closed()
    assert reply.split()[1] in ("200", "400", "404")
    for secret in ("root:", "def create_app", "Traceback", "LUDUS_"):
        assert secret not in reply


@pytest.mark.parametrize(
    "body",
    [
        {"game": "chess", "seats": [{"kind": "me"}, {"kind": "open"}]},
        {"game": "lutece", "seats": [{"kind": "me"}]},
        {"game": "lutece", "seats": [{"kind": "me"}] * 9},
        {"game": "lutece", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "skynet"}]},
        {"game": "lutece", "seats": [{"kind": "me"}, {"kind": "ghost"}]},
        {"game": "lutece", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"cheat": "yes"}},
        {"game": "lutece", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"cards": "not a card file"}},
        {"game": "lutece", "seats": [{"kind": "me"}, {"kind": "open"}], "speed": {"kind": "live", "seconds": -1}},
        {"game": "lutece", "seats": [{"kind": "me"}, {"kind": "open"}], "pace": 10**9},
        {"game": "lutece", "seats": [{"kind": "me"}, {"kind": "here", "name": "   "}]},
        [],
        None,
    ],
)
async def test_tables_that_cannot_be_set_up(server: Server, body: Any) -> None:
    async with guest(server) as ania:
        reply = await ania.client.post("/api/tables", json=body)
        assert (reply.status_code, reply.json()["code"]) == (400, "malformed")


async def test_bodies_that_are_too_large_or_no_json(server: Server) -> None:
    async with guest(server) as ania:
        reply = await ania.client.post(
            "/api/me", content=b"x" * 2_000_000, headers={"content-type": "application/json"}
        )
        assert reply.status_code == 413
        for content in (b"{", b"\xff", b"[" * 100_000):
            reply = await ania.client.post("/api/me", content=content, headers={"content-type": "application/json"})
            assert (reply.status_code, reply.json()["code"]) == (400, "malformed")


async def test_every_reply_carries_the_headers(server: Server) -> None:
    async with stranger(server) as anybody:
        for path in ("/", "/api/games", "/api/me", "/api/nothing", "/health/live", "/api/schema"):
            headers = (await anybody.client.get(path)).headers
            assert "default-src 'self'" in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert "server" not in headers


async def test_one_address_cannot_ask_without_end(tmp_path_factory: pytest.TempPathFactory) -> None:
    from tests.server.running import serving, sqlite

    with serving(sqlite(tmp_path_factory.mktemp("limit")), LUDUS_RATE="30") as server:
        async with stranger(server) as anybody:
            codes = [(await anybody.client.get("/api/games")).status_code for _ in range(40)]
        assert codes[0] == 200
        assert codes[-1] == 429


async def test_a_path_or_a_page_that_cannot_be_is_refused(server: Server) -> None:
    async with stranger(server) as anybody:
        assert (await anybody.client.get("/" + "x" * 256)).status_code == 404
        assert (await anybody.client.get("/" + "x/" * 3000)).status_code in (404, 414)
        reply = await anybody.client.post("/api/me", json={"name": "X"}, headers={"Origin": "http://["})
        assert (reply.status_code, reply.json()["code"]) == (403, "foreign-origin")
        with pytest.raises(websockets.InvalidStatus):
            await websockets.connect(f"ws://{server.address}/api/tables/x/socket", origin=websockets.Origin("http://["))


@pytest.mark.parametrize(
    "name", ["bob\n", "\u200b", "a\u202eb", "\u3164", "a\u0007", " x", "\u2800\u2800", "a\ufeff", "\ufe0f"]
)
async def test_names_are_seen_as_they_are(server: Server, name: str) -> None:
    async with stranger(server) as anybody:
        reply = await anybody.client.post("/api/me", json={"name": name})
        assert (reply.status_code, reply.json()["code"]) == (400, "malformed")
        for fine in ("Łucja Żółć", "Zoë d’Été", "李 小龍", "عمر", "❤️ Max ❤️"):
            assert (await anybody.client.post("/api/me", json={"name": fine})).json()["name"] == fine


async def test_a_login_has_one_spelling(server: Server) -> None:
    async with guest(server) as ania:
        for login in ("bob\n", "bob\0", "Bob", "bób", "b b"):
            reply = await ania.client.put("/api/me/account", json={"login": login, "password": "correct horse"})
            assert reply.status_code == 400


async def test_a_name_that_is_not_ours_leads_nowhere(server: Server) -> None:
    """A page from elsewhere whose name was made to mean this machine."""
    async with stranger(server) as anybody:
        reply = await anybody.client.get("/api/lobby", headers={"Host": "evil.example"})
        assert (reply.status_code, reply.json()["code"]) == (421, "foreign-host")
        for host in (f"localhost:{server.port}", f"[::1]:{server.port}", "127.0.0.1"):
            assert (await anybody.client.get("/api/lobby", headers={"Host": host})).status_code == 200
        with pytest.raises(websockets.InvalidStatus):
            await websockets.connect("ws://evil.example/api/tables/x/socket", host="127.0.0.1", port=server.port)


async def test_who_says_nothing_is_let_go(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path), LUDUS_SILENCE="1") as hasty:
        silent = await asyncio.open_connection("127.0.0.1", hasty.port)
        half = await asyncio.open_connection("127.0.0.1", hasty.port)
        half[1].write(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Long: ")
        body = await asyncio.open_connection("127.0.0.1", hasty.port)
        body[1].write(b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 20\r\n\r\n{")
        async with guest(hasty) as ania, ania.sit(await ania.table("me", "here:Jan")) as tab:
            async with asyncio.timeout(60):
                for reader, writer in (silent, half, body):
                    with suppress(ConnectionError):
                        assert await reader.read() == b""
                    writer.close()
            await healthy(tab)  # a socket may be silent


async def test_one_address_does_not_take_all_connections(tmp_path: Path) -> None:
    """A server may have so many files open, and no more."""

    async def comes() -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", small.port, local_addr=("127.0.0.9", 0))

    async def is_told(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
        """The beginning of what a request brings, if anything; then it goes."""
        try:
            writer.write(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            return await reader.read(12)
        except ConnectionError:
            return b""
        finally:
            writer.close()

    with serving(sqlite(tmp_path), LUDUS_SOCKETS="20") as small:
        async with (
            guest(small) as ania,
            ania.sit(await ania.table("me", "here:Jan")) as tab,
            stranger(small) as anybody,
        ):
            assert small.process is not None
            resource.prlimit(small.process.pid, resource.RLIMIT_NOFILE, (150, 150))
            many = [await comes() for _ in range(300)]
            await healthy(tab)
            assert (await anybody.client.get("/api/lobby")).status_code == 200
            told = [await is_told(*one) for one in many]
            assert told == [b"HTTP/1.1 200"] * 40 + [b""] * 260
            async with asyncio.timeout(60):  # once they are gone, others come
                while await is_told(*await comes()) != b"HTTP/1.1 200":
                    await asyncio.sleep(0.1)


async def test_who_reads_nothing_is_let_go(tmp_path: Path) -> None:
    """Somebody asks for the past again and again, and looks away. What waits for them has a bound, and an end."""
    with serving(sqlite(tmp_path), LUDUS_COMMANDS="3000", LUDUS_SILENCE="2") as hasty:
        async with guest(hasty) as ania:
            table = await ania.table("uniform", "uniform", "uniform", game="gloire", pace=0)
            async with ania.sit(table) as tab:
                await tab.until(lambda: tab.situation["sheet"] is not None)
            before = hasty.figures()["process_open_fds"]
            with deaf(hasty.port, f"/api/tables/{table}/socket") as one:
                for number in range(600):
                    one.sendall(frame(TEXT, b'{"type":"recall","id":"%d","before":400}' % number))
                    await asyncio.sleep(0.002)
                async with asyncio.timeout(60):
                    while (found := hasty.figures())["process_open_fds"] > before or found["ludus_connections"]:
                        await asyncio.sleep(0.2)


def deaf(port: int, path: str) -> socket.socket:
    """An open socket of a table whose owner reads nothing, with as little room as a socket may have."""
    found = socket.socket()
    found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    found.connect(("127.0.0.1", port))
    lines = (
        f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{port}", "Upgrade: websocket", "Connection: Upgrade",
        "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "", "",
    )  # fmt: skip
    found.sendall("\r\n".join(lines).encode())
    return found
