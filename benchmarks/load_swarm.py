"""The people of the load run: a process of its own that plays at many tables of a server on this machine.

It shares the machine with the server it measures, so it does as little as it can: sockets without a library, frames
that are counted and not read, but for the one that says who answers next. What it costs itself is reported apart.
"""

import asyncio
import gc
import json
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any, Final

import msgspec
from msgspec import Struct

SEATS: Final = 4
LOOPBACK: Final = "127.0.0.1"  # nothing else is ever addressed
MOST_TABLES: Final = 2_000
LONGEST: Final = 300
AT_ONCE: Final = 20  # tables that are opened together
PATIENCE: Final = 60.0
TOLD_TABLES, TOLD_SECONDS = 200, 15.0  # how often it says how far it is
NEWS, NO, HELLO = b'{"type":"happened"', b'{"type":"refused"', b'{"type":"hello"'
SITUATION: Final = b'"situation":{"seq":'
NEVER: Final = 1 << 60
NOBODY_ASKED: Final = b'"pending":[]'
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Choice(Struct):
    id: int


class Situation(Struct):
    """As much of a situation as a swarm needs."""

    seq: int
    seat: int
    question: int
    pending: list[int]
    legal: list[Choice]
    sheet: Any


class Message(Struct):
    situation: Situation


read: Final = msgspec.json.Decoder(Message).decode


def frame(kind: int, payload: bytes) -> bytes:
    """A frame of a client. It must be masked; with a mask of zeros it stays as it is."""
    size = bytes((0x80 | len(payload),)) if len(payload) < 126 else b"\xfe" + len(payload).to_bytes(2)
    return bytes((0x80 | kind,)) + size + b"\0\0\0\0" + payload


class Seat(asyncio.Protocol):
    """One socket: the newest situation, unread but for its number."""

    def __init__(self, request: bytes, heard: Callable[[], None], failed: Callable[[str], None]) -> None:
        self.request = request
        self.heard = heard
        self.failed = failed
        self.transport: Any = None
        self.waiting = b""  # the beginning of a frame
        self.upgraded = False
        self.newest = b""
        self.seq = 0  # of the last entry it knows of
        self.bytes = 0
        self.closing = False

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        self.bytes += len(data)
        data = self.waiting + data if self.waiting else data
        at = 0
        if not self.upgraded:
            end = data.find(b"\r\n\r\n")
            if end >= 0 and not data.startswith(b"HTTP/1.1 101"):
                self.fail(data[:40].decode())
            self.upgraded = end >= 0
            at = end + 4 if end >= 0 else 0
        while self.upgraded and len(data) - at >= 2:
            size, start = data[at + 1], at + 2
            if size > 125:
                wide = 2 if size == 126 else 8
                size, start = int.from_bytes(data[start : start + wide]), start + wide
            if start + size > len(data) or start > len(data):
                break
            self.hear(data[at] & 15, data, start, start + size)
            at = start + size
        self.waiting = data[at:]

    def hear(self, kind: int, data: bytes, start: int, end: int) -> None:
        if kind == TEXT:
            if data.startswith((NEWS, HELLO), start):
                self.newest = data[start:end]
                number = data.find(SITUATION, start, end) + len(SITUATION)
                self.seq = int(data[number : data.find(b",", number, end)])
                self.heard()
            elif data.startswith(NO, start):
                self.fail(data[start:end].decode().strip())
        elif kind == PING:
            self.transport.write(frame(PONG, data[start:end]))
        elif kind == CLOSE:
            self.fail("the server closed a socket")

    def connection_lost(self, error: Exception | None) -> None:
        self.fail(f"a socket was lost: {error}")

    def fail(self, problem: str) -> None:
        if not self.closing:
            self.failed(problem)

    def close(self) -> None:
        self.closing = True
        self.transport.write(frame(CLOSE, (1000).to_bytes(2)))
        self.transport.close()


class Person:
    """Somebody with a cookie, and one connection for what goes over HTTP."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = ""
        self.lock = asyncio.Lock()
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, body: object) -> dict[str, Any]:
        async with self.lock, asyncio.timeout(PATIENCE):
            for again in (True, False):
                if self.streams is None:
                    self.streams = await asyncio.open_connection(LOOPBACK, self.port)
                try:
                    return await self.asked(*self.streams, path, json.dumps(body).encode())
                except (asyncio.IncompleteReadError, ConnectionError):  # it was quiet for too long
                    self.streams[1].close()
                    self.streams = None
                    if not again:
                        raise
        raise AssertionError

    async def come(self, path: str, body: object) -> dict[str, Any]:
        """As somebody who has just come, over a connection of their own: of several processes, any may get it."""
        async with asyncio.timeout(PATIENCE):
            reader, writer = await asyncio.open_connection(LOOPBACK, self.port)
            try:
                return await self.asked(reader, writer, path, json.dumps(body).encode())
            finally:
                writer.close()

    async def asked(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, path: str, body: bytes
    ) -> dict[str, Any]:
        head = f"POST {path} HTTP/1.1\r\nHost: {LOOPBACK}:{self.port}\r\nContent-Type: application/json\r\n"
        writer.write(f"{head}Cookie: {self.cookie}\r\nContent-Length: {len(body)}\r\n\r\n".encode() + body)
        status, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        said = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
        text = await reader.readexactly(int(said["content-length"]))
        if status.split()[1][:1] != "2":
            raise RuntimeError(f"POST {path}: {status} {text.decode()}")
        if "set-cookie" in said:
            self.cookie = said["set-cookie"].partition(";")[0]
        found: dict[str, Any] = json.loads(text)
        return found

    def knocks(self, table: str) -> bytes:
        """The request for a socket."""
        lines = (
            f"GET /api/tables/{table}/socket HTTP/1.1", f"Host: {LOOPBACK}:{self.port}", f"Cookie: {self.cookie}",
            "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: bHVkdXMgbG9hZCBzd2FybQ==", "", "",
        )  # fmt: skip
        return "\r\n".join(lines).encode()


class Table:
    """Four sockets at one table, and an answer a beat, at random."""

    def __init__(self, swarm: "Swarm", number: int) -> None:
        self.swarm = swarm
        self.random = Random(number)
        self.seats: list[Seat] = []
        self.seq = NEVER  # the entry that everybody is to see
        self.sent = 0.0
        self.count = 0
        self.beat = 0.0
        self.opened: asyncio.Future[None] | None = None

    async def open(self) -> None:
        """Sets the table up, and waits until all four have seen it."""
        people, loop = self.swarm.people, asyncio.get_running_loop()
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in range(SEATS - 1))]
        table = (await people[0].come("/api/tables", {"game": "lutece", "seats": seats}))["id"]
        for number in range(1, SEATS):
            await people[number].post(f"/api/tables/{table}/join", {"seat": number})
        self.opened, self.seats = loop.create_future(), []
        for one in people:
            seat = Seat(one.knocks(table), self.heard, self.failed)
            self.seats.append(seat)
            await loop.create_connection(lambda seat=seat: seat, LOOPBACK, one.port)  # type: ignore[misc]
        async with asyncio.timeout(PATIENCE):
            await self.opened
        self.opened = None

    def heard(self) -> None:
        """A frame has come, at one of the four."""
        if self.opened is not None:
            if not self.opened.done() and len(self.seats) == SEATS and all(map(self.begun, self.seats)):
                self.opened.set_result(None)
        elif all(seat.seq >= self.seq for seat in self.seats):
            self.seq = NEVER
            now = time.perf_counter()
            self.swarm.times.append(now - self.sent)
            self.swarm.next(self)

    @staticmethod
    def begun(seat: Seat) -> bool:
        """Whether somebody sees that the game has begun: in another process than its own a table may be behind."""
        return seat.seq > 0 and NOBODY_ASKED not in seat.newest

    def failed(self, problem: str) -> None:
        """Something is wrong at one of the four."""
        if self.opened is None:
            self.swarm.failed(RuntimeError(problem))
        elif not self.opened.done():
            self.opened.set_exception(RuntimeError(problem))

    def answer(self) -> None:
        newest = read(self.seats[0].newest).situation
        if newest.sheet is not None:
            self.close()
            self.swarm.anew(self)
            return
        seat = self.random.choice(newest.pending)
        asked = newest if seat == newest.seat else read(self.seats[seat].newest).situation
        self.count += 1
        text = b'{"type":"answer","id":"s%d","seat":%d,"question":%d,"actions":[%d]}' % (
            self.count, seat, asked.question, self.random.choice(asked.legal).id,
        )  # fmt: skip
        self.seq = newest.seq + 1
        self.sent = time.perf_counter()
        self.seats[seat].transport.write(frame(TEXT, text))

    def close(self) -> None:
        for seat in self.seats:
            self.swarm.bytes += seat.bytes
            seat.close()


class Swarm:
    """Four people, each at every table."""

    def __init__(self, port: int, tables: int, seconds: int, rate: float) -> None:
        self.port = port
        self.many, self.seconds, self.rate = min(tables, MOST_TABLES), min(seconds, LONGEST), rate
        self.people = [Person(port) for _ in range(SEATS)]
        self.times: list[float] = []
        self.games = 0
        self.bytes = 0
        self.late = 0
        self.end = 0.0
        self.playing = 0
        self.over: asyncio.Future[None] | None = None
        self.tasks: set[asyncio.Task[None]] = set()
        gc.disable()  # its pauses are not the server's

    async def run(self) -> dict[str, Any]:
        for number, one in enumerate(self.people):
            await one.post("/api/me", {"name": f"Swarm {number}"})
        tables = [Table(self, number) for number in range(self.many)]
        for first in range(0, self.many, AT_ONCE):
            await asyncio.gather(*(table.open() for table in tables[first : first + AT_ONCE]))
            if (first + AT_ONCE) % TOLD_TABLES == 0:
                say(f"  {first + AT_ONCE} tables are open")
        print(json.dumps({"open": len(tables)}), flush=True)
        await asyncio.to_thread(sys.stdin.readline)  # the server's memory is read meanwhile
        loop = asyncio.get_running_loop()
        self.over = loop.create_future()
        start, spent = time.perf_counter(), time.process_time()
        self.end, self.playing = start + self.seconds, len(tables)
        for number, table in enumerate(tables):
            table.beat = start + (number / self.many) / self.rate
            loop.call_later(table.beat - start, table.answer)
        loop.call_later(TOLD_SECONDS, self.tell, start)
        loop.set_exception_handler(self.broken)
        async with asyncio.timeout(self.seconds + PATIENCE):  # an answer that is never seen by all ends it, too
            await self.over
        return self.report(time.perf_counter() - start, time.process_time() - spent)

    def tell(self, start: float) -> None:
        """How it goes on."""
        seconds = time.perf_counter() - start
        say(f"  {seconds:.0f} s: {len(self.times)} actions, {self.late} late")
        if self.playing:
            asyncio.get_running_loop().call_later(TOLD_SECONDS, self.tell, start)

    def next(self, table: Table) -> None:
        """Everybody has seen the answer of a table: the next one comes on its beat."""
        table.beat += 1 / self.rate
        now = time.perf_counter()
        wait = table.beat - now
        if max(table.beat, now) >= self.end:  # also where nobody keeps up with the beat
            table.close()
            self.playing -= 1
            if not self.playing and self.over is not None and not self.over.done():
                self.over.set_result(None)
            return
        self.late += wait < -0.1
        asyncio.get_running_loop().call_later(max(0.0, wait), table.answer)

    def anew(self, table: Table) -> None:
        """A game that is over makes room for a new one."""
        self.games += 1
        task = asyncio.get_running_loop().create_task(self.reopen(table))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def reopen(self, table: Table) -> None:
        try:
            await table.open()
        except Exception as error:
            self.failed(error)
        else:
            self.next(table)

    def broken(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """What goes wrong in the swarm itself."""
        self.failed(context.get("exception") or RuntimeError(context["message"]))

    def failed(self, problem: Exception) -> None:
        """One action that is lost or refused ends the run: a figure of the others would say nothing."""
        if self.over is not None and not self.over.done():
            self.over.set_exception(problem)

    def report(self, seconds: float, spent: float) -> dict[str, Any]:
        times = sorted(self.times)
        return {
            "lasted": seconds,
            "actions": len(times),
            "per_second": len(times) / seconds,
            "p50_ms": 1000 * times[len(times) // 2],
            "p95_ms": 1000 * times[len(times) * 95 // 100],
            "p99_ms": 1000 * times[len(times) * 99 // 100],
            "max_ms": 1000 * times[-1],
            "games": self.games,
            "late": self.late,
            "sent_mb": self.bytes / 1e6,
            "swarm_cpu": spent / seconds,
        }


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def files() -> None:
    """As many sockets as the machine lets us have."""
    with suppress(ImportError):
        import resource

        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


if __name__ == "__main__":
    port, tables, seconds, rate = int(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), float(sys.argv[4])
    import uvloop

    files()
    print(json.dumps(uvloop.run(Swarm(port, tables, seconds, rate).run())), flush=True)
