"""A real server in a process of its own, and a real PostgreSQL, for tests."""

import os
import random
import re
import select
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
PATIENCE: Final = 30.0  # seconds: nothing a server does takes that long


class Server:
    """A server process that can be stopped, killed and started again on the same database.

    Its luck is the system's; where a file is named for it, that of the number last dealt.
    """

    stderr: int | None = None  # where its logs go, if not to ours
    words: tuple[str, ...] = ()  # more of the command
    many = 1  # processes
    patience = PATIENCE

    def __init__(self, database: str, dealt: Path | None = None, **environment: str) -> None:
        self.database = database
        self.dealt = dealt
        self.deal(1)
        self.port = 0  # the first start finds one that is free
        self.told = free_port(self.many)  # where it tells its figures
        self.environment = {
            **os.environ,
            "LUDUS_DATABASE": database,
            "LUDUS_RATE": "1000000",
            "LUDUS_SOCKETS": "5000",
            "LUDUS_TABLES": "5000",
            "LUDUS_METRICS": f"127.0.0.1:{self.told}",
            **environment,
        }
        self.process: subprocess.Popen[str] | None = None
        self.start()

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def url(self) -> str:
        return f"http://{self.address}"

    def deal(self, number: int, test: str = "") -> None:
        """The next tables are those of a number, from the first; `test` tells two with the same number apart."""
        if self.dealt:
            new = self.dealt.with_suffix(".new")
            new.write_text(f"{number} {test}")
            new.replace(self.dealt)  # at once: bots of an older table may be reading it

    def start(self) -> None:
        program = ["-m", "tests.server.dealt", str(self.dealt)] if self.dealt else ["-m", "ludus"]
        command = [sys.executable, *program, "serve", "--port", str(self.port), "--level", "warning"]
        command += self.words
        self.process = subprocess.Popen(
            command, env=self.environment, stdout=subprocess.PIPE, stderr=self.stderr, text=True, cwd=ROOT
        )
        assert self.process.stdout is not None
        assert select.select([self.process.stdout], [], [], self.patience)[0], "the server did not start in time"
        address = re.search(r"http://[\d.]+:(\d+)/", self.process.stdout.readline())
        assert address is not None, "the server did not start"
        self.port = int(address[1])

    def figures(self) -> dict[str, float]:
        """What it counts."""
        with urllib.request.urlopen(f"http://127.0.0.1:{self.told}/metrics", timeout=PATIENCE) as reply:
            lines = reply.read().decode().splitlines()
        return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines if line[:1] != "#")}

    def kill(self) -> None:
        """As when the power goes."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.gone()

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            try:
                self.process.wait(PATIENCE)
                self.gone()
            except subprocess.TimeoutExpired:
                self.kill()

    def gone(self) -> None:
        assert self.process is not None
        self.process.communicate(timeout=PATIENCE)
        self.process = None


def free_port(many: int = 1) -> int:
    """The first of so many ports in a row that are free. Below those the system gives to whoever asks for any: there
    somebody else might have one before it is used."""
    while True:
        first = random.SystemRandom().randrange(15_000, 32_000)
        try:
            for port in range(first, first + many):
                socket.create_server(("127.0.0.1", port)).close()
        except OSError:
            continue
        return first


@contextmanager
def serving(database: str, dealt: Path | None = None, **environment: str) -> Iterator[Server]:
    server = Server(database, dealt, **environment)
    try:
        yield server
    finally:
        server.stop()


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.sqlite'}"
