"""A real server in a process of its own, and a real PostgreSQL, for tests."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

PATIENCE = 60.0


class Server:
    """A server process that can be stopped, killed and started again on the same database."""

    def __init__(self, database: str, **environment: str) -> None:
        self.database = database
        self.port = free_port()
        self.environment = {
            **os.environ,
            "LUDUS_DATABASE": database,
            "LUDUS_RATE": "1000000",
            "LUDUS_SOCKETS": "5000",
            **environment,
        }
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def url(self) -> str:
        return f"http://{self.address}"

    def start(self) -> None:
        command = [sys.executable, "-m", "ludus.server", "serve", "--port", str(self.port), "--level", "warning"]
        self.process = subprocess.Popen(command, env=self.environment)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            assert self.process.poll() is None, "the server did not start"
            try:
                if httpx.get(f"{self.url}/health/ready").status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """As when the power goes."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.process = None

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.kill()
            self.process = None


@contextmanager
def serving(database: str, **environment: str) -> Iterator[Server]:
    server = Server(database, **environment)
    try:
        yield server
    finally:
        server.stop()


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.sqlite'}"


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port
