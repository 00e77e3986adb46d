"""The people of the load run: a process of its own that plays at many tables of a server on this machine."""

import asyncio
import gc
import json
import sys
import time
from random import Random
from typing import Any, Final

import httpx
import msgspec
import websockets
from msgspec import Struct
from websockets.asyncio.client import ClientConnection

SEATS: Final = 4
LOOPBACK: Final = "127.0.0.1"  # nothing else is ever addressed
MOST_TABLES: Final = 500
LONGEST: Final = 300


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
    type: str
    situation: Situation | None = None
    code: str = ""


read: Final = msgspec.json.Decoder(Message).decode


class Seat:
    """One socket: the newest situation, and when it came."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.situation: Situation | None = None
        self.came: dict[int, float] = {}
        self.changed = asyncio.Event()
        self.bytes = 0
        self.task = asyncio.create_task(self.listen())

    async def listen(self) -> None:
        async for text in self.socket:
            now = time.perf_counter()
            self.bytes += len(text)
            message = read(text)
            if message.situation is not None:
                self.situation = message.situation
                self.came[message.situation.seq] = now
                self.changed.set()
            elif message.type == "refused":
                raise RuntimeError(f"refused: {message.code}")

    async def at(self, seq: int) -> float:
        while seq not in self.came:
            if self.task.done():
                self.task.result()
                raise RuntimeError("the server closed a socket")
            self.changed.clear()
            await self.changed.wait()
        return self.came[seq]


class Swarm:
    """Four people, each at every table."""

    def __init__(self, port: int, tables: int, seconds: int, rate: float) -> None:
        self.base = f"{LOOPBACK}:{port}"
        self.tables, self.seconds, self.rate = min(tables, MOST_TABLES), min(seconds, LONGEST), rate
        self.times: list[float] = []
        self.games = 0
        self.bytes = 0
        self.late = 0
        self.clients: list[httpx.AsyncClient] = []
        gc.disable()  # its pauses are not the server's

    async def run(self) -> dict[str, Any]:
        self.clients = [httpx.AsyncClient(base_url=f"http://{self.base}", timeout=60) for _ in range(SEATS)]
        for number, client in enumerate(self.clients):
            (await client.post("/api/me", json={"name": f"Swarm {number}"})).raise_for_status()
        tables: list[list[Seat]] = []
        for first in range(0, self.tables, 20):
            batch = [self.open() for _ in range(first, min(first + 20, self.tables))]
            tables += await asyncio.gather(*batch)
        print(json.dumps({"open": len(tables)}), flush=True)
        await asyncio.to_thread(sys.stdin.readline)  # the server's memory is read meanwhile
        start = time.perf_counter()
        await asyncio.gather(*(self.play(table, start, number) for number, table in enumerate(tables)))
        for client in self.clients:
            await client.aclose()
        return self.report(time.perf_counter() - start)

    async def open(self) -> list[Seat]:
        """A table with all four sockets."""
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in range(SEATS - 1))]
        reply = await self.clients[0].post("/api/tables", json={"game": "lutece", "seats": seats})
        reply.raise_for_status()
        table = reply.json()["id"]
        for number in range(1, SEATS):
            (await self.clients[number].post(f"/api/tables/{table}/join", json={"seat": number})).raise_for_status()
        found = []
        for client in self.clients:
            cookie = f"ludus={client.cookies['ludus']}"
            url = f"ws://{self.base}/api/tables/{table}/socket"
            headers = {"Cookie": cookie}
            found.append(
                Seat(await websockets.connect(url, additional_headers=headers, compression=None, max_size=2**22))
            )
        for seat in found:
            while seat.situation is None:
                await seat.changed.wait()
        return found

    async def play(self, seats: list[Seat], start: float, number: int) -> None:
        """One answer a beat, at random; a game that is over makes room for a new one."""
        random = Random(number)
        beat = start + (number / self.tables) / self.rate
        count = 0
        while beat < start + self.seconds:
            wait = beat - time.perf_counter()
            self.late += wait < -0.1
            await asyncio.sleep(max(0.0, wait))
            beat += 1 / self.rate
            count += 1
            newest = seats[0].situation
            assert newest is not None
            if newest.sheet is not None:
                await self.close(seats)
                seats[:] = await self.open()
                self.games += 1
                continue
            asked = seats[random.choice(newest.pending)].situation
            assert asked is not None
            action = random.choice(asked.legal).id
            command: dict[str, Any] = {
                "type": "answer",
                "id": f"s{count}",
                "seat": asked.seat,
                "question": asked.question,
            }
            command["actions"] = [action]
            sent = time.perf_counter()
            await seats[asked.seat].socket.send(json.dumps(command))
            received = [await seat.at(newest.seq + 1) for seat in seats]
            self.times.append(max(received) - sent)
        await self.close(seats)

    async def close(self, seats: list[Seat]) -> None:
        for seat in seats:
            self.bytes += seat.bytes
            await seat.socket.close()

    def report(self, seconds: float) -> dict[str, Any]:
        times = sorted(self.times)
        return {
            "actions": len(times),
            "per_second": len(times) / seconds,
            "p50_ms": 1000 * times[len(times) // 2],
            "p95_ms": 1000 * times[len(times) * 95 // 100],
            "p99_ms": 1000 * times[len(times) * 99 // 100],
            "max_ms": 1000 * times[-1],
            "games": self.games,
            "late": self.late,
            "sent_mb": self.bytes / 1e6,
        }


if __name__ == "__main__":
    port, tables, seconds, rate = int(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), float(sys.argv[4])
    import uvloop

    print(json.dumps(uvloop.run(Swarm(port, tables, seconds, rate).run())), flush=True)
