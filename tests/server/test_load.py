"""The load run itself: its swarm plays real games over real sockets, and says so when something is wrong."""

import json
import subprocess
import sys
import time

import pytest

from benchmarks.load_swarm import PONG, Seat, frame
from tests.server.running import ROOT, Server


def swarm(server: Server, tables: int, seconds: int, rate: int) -> "subprocess.Popen[str]":
    words = [sys.executable, "-m", "benchmarks.load_swarm", *map(str, (server.port, tables, seconds, rate))]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    return subprocess.Popen(words, cwd=ROOT, text=True, **pipes)  # type: ignore[call-overload, no-any-return]


def test_a_swarm_plays_whole_games_and_loses_nothing(server: Server) -> None:
    before = server.figures()["ludus_entries_total"]
    with swarm(server, tables=3, seconds=6, rate=40) as running:
        told, _ = running.communicate("go\n", timeout=60)
    report = json.loads(told.splitlines()[-1])
    assert report["actions"] > 100
    assert report["games"] > 0  # and others were begun in their place
    assert server.figures()["ludus_entries_total"] - before >= report["actions"]
    assert 0 < report["p50_ms"] <= report["p99_ms"] <= report["max_ms"]
    assert report["swarm_cpu"] > 0


def test_a_server_that_goes_away_ends_the_run(server: Server) -> None:
    with swarm(server, tables=2, seconds=60, rate=20) as running:
        assert running.stdin is not None
        assert running.stdout is not None
        assert json.loads(running.stdout.readline()) == {"open": 2}
        running.stdin.write("go\n")
        running.stdin.flush()
        time.sleep(1)
        server.kill()
        told, _ = running.communicate(timeout=60)
    assert (running.returncode, told) == (1, "")
    server.start()


class Wire:
    """What was sent."""

    def __init__(self) -> None:
        self.sent = b""

    def write(self, data: bytes) -> None:
        self.sent += data


@pytest.mark.parametrize("piece", [1, 7, 4096, 100_000])
def test_frames_are_found_however_they_arrive(piece: int) -> None:
    heard: list[bytes] = []
    seat = Seat(b"", lambda: heard.append(seat.newest), pytest.fail)
    seat.transport = Wire()
    texts = [b'{"type":"hello","situation":{"seq":7,"seat":0}}' + b" " * size for size in (0, 120, 1008, 70_000)]
    data = b"HTTP/1.1 101 Switching Protocols\r\n\r\n"
    for text in texts:
        size = bytes([len(text)]) if len(text) < 126 else b"\x7e" + len(text).to_bytes(2) if len(text) < 65536 else b""
        data += b"\x81" + (size or b"\x7f" + len(text).to_bytes(8)) + text + b"\x89\x02hi"
    for at in range(0, len(data), piece):
        seat.data_received(data[at : at + piece])
    assert heard == texts
    assert seat.transport.sent == frame(PONG, b"hi") * 4
