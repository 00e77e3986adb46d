"""Several processes at one address that share the tables of one PostgreSQL, and one that watches over them."""

import signal
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any, Final

import structlog

from . import logs, serving
from .settings import Settings
from .store import database
from .trouble import Trouble

LOG: Final = structlog.get_logger()
CONTEXT: Final = get_context("spawn")
ALONE: Final = sys.platform == "win32"  # nothing else can share an address there
REST: Final = 1.0  # seconds before one that has ended is begun anew


def serve(
    settings: Settings, host: str, port: int | None, level: str, processes: int, ready: Callable[[str], None]
) -> None:
    """Serves until SIGINT or SIGTERM; `ready` is told the address once all of them take people."""
    if not settings.shared:
        raise Trouble("serve-shared")
    if ALONE:
        raise Trouble("serve-alone")
    logs.configure(level)
    with database.connected(settings.database):
        pass  # what is wrong with it is told before anything else starts, and migrations run once
    with (
        serving.listening(host, port, serving.reserved) as place,
        tempfile.TemporaryDirectory(prefix="ludus-") as doors,
    ):
        settings = replace(settings, doors=Path(doors))
        Watch(settings, host, place.getsockname()[1], level, ready).run(processes)


class Watch:
    """One that ended before its time is begun anew; its tables the others have taken over meanwhile."""

    def __init__(self, settings: Settings, host: str, port: int, level: str, ready: Callable[[str], None]) -> None:
        self.settings, self.host, self.port, self.level, self.ready = settings, host, port, level, ready
        self.running: dict[int, SpawnProcess] = {}  # by number
        self.pipes: dict[int, Any] = {}  # of those that are not ready yet
        self.open = 0  # times that one was ready
        self.stopping = False

    def run(self, many: int) -> None:
        signal.signal(signal.SIGINT, self.stop)
        signal.signal(signal.SIGTERM, self.stop)
        for number in range(many):
            self.begin(number)
        while self.running:
            wait([*(one.sentinel for one in self.running.values()), *self.pipes.values()])
            self.hear(many)
            for number, one in list(self.running.items()):
                if not one.is_alive():
                    del self.running[number]
                    self.pipes.pop(number, None)
                    self.ended(number, one.exitcode)

    def begin(self, number: int) -> None:
        ours, theirs = CONTEXT.Pipe(duplex=False)
        words = self.settings_of(number), self.host, self.port, self.level, theirs
        self.running[number] = CONTEXT.Process(target=work, args=words, name=f"ludus-{number}")
        self.running[number].start()
        theirs.close()
        self.pipes[number] = ours
        if self.stopping:  # it was asked to stop just now
            self.stop()

    def settings_of(self, number: int) -> Settings:
        """Each tells its figures at a port of its own: the one that was named, and those above it."""
        host, _, port = self.settings.metrics.rpartition(":")
        return replace(self.settings, metrics=f"{host}:{int(port) + number}") if port.isdecimal() else self.settings

    def hear(self, many: int) -> None:
        for number, pipe in list(self.pipes.items()):
            if pipe.poll():
                del self.pipes[number]
                with suppress(EOFError), pipe:  # it ended before it was ready
                    self.ready_once(pipe.recv(), many)

    def ready_once(self, address: str, many: int) -> None:
        self.open += 1
        if self.open == many:
            self.ready(address)

    def ended(self, number: int, code: int | None) -> None:
        if self.stopping:
            return
        LOG.error("process ended", number=number, code=code)
        time.sleep(REST)
        if not self.stopping:
            self.begin(number)

    def stop(self, *_: Any) -> None:
        self.stopping = True
        for one in self.running.values():
            if one.pid is not None:
                one.terminate()


def work(settings: Settings, host: str, port: int, level: str, pipe: Connection) -> None:
    """One of them, in its own process; it does not outlive the one that watches."""
    threading.Thread(target=outlive, daemon=True).start()
    serving.serve(settings, host, port, level, pipe.send, serving.beside)


def outlive() -> None:
    if (watch := parent_process()) is not None:
        watch.join()
        signal.raise_signal(signal.SIGTERM)
