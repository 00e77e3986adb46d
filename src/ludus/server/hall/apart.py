"""Searches in processes of their own: one that crashes, leaks or never ends costs an answer, never a table.

Each thread that searches has one such process, begun when it is first needed, bounded in memory, replaced in time.
"""

import os
import sys
import threading
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Final, TypeVar

import structlog

LOG: Final = structlog.get_logger()
CONTEXT: Final = get_context("spawn")  # nothing of the server is in it: neither its sockets nor its secrets
LONGEST: Final = 60.0  # seconds a search may take: no level takes a tenth of it
ANSWERS: Final = 2_000  # after which a process is replaced
MEMORY: Final = 4 << 30  # bytes of addresses one may have
KEPT: Final = 256  # bots that one remembers
PATIENT: Final = 10  # by so much thinking is less urgent: beside an event loop it gets a tenth
T = TypeVar("T")


class Lost(Exception):
    """The process ended, or did not answer."""


class Process:
    """One of them. Its thread asks it one thing at a time."""

    def __init__(self) -> None:
        self.pipe, theirs = CONTEXT.Pipe()
        self.process = CONTEXT.Process(target=work, args=(theirs,), name="ludus-bot", daemon=True)
        self.process.start()
        theirs.close()
        self.asked = 0

    def ask(self, call: Callable[..., T], *about: object) -> T:
        self.asked += 1
        try:
            self.pipe.send((call, about))
            if not self.pipe.poll(LONGEST):
                raise Lost("it did not answer")
            right, found = self.pipe.recv()
        except (EOFError, OSError) as error:
            raise Lost(repr(error)) from None
        if not right:
            raise found
        answer: T = found
        return answer

    def end(self) -> None:
        with suppress(OSError):
            self.process.kill()
        self.process.join()
        self.pipe.close()


class Apart:
    """The processes of all threads that search."""

    def __init__(self) -> None:
        self.mine = threading.local()
        self.all: set[Process] = set()
        self.lock = threading.Lock()
        self.closed = False

    def ask(self, call: Callable[..., T], *about: object) -> T:
        """What a call comes to in the process of this thread; one that was lost is begun anew, once. Raises Lost."""
        for again in (True, False):
            process = self.process()
            try:
                return process.ask(call, *about)
            except Lost as error:
                self.end(process)
                if self.closed or not again:
                    raise
                LOG.warning("search was lost", error=str(error))
            finally:
                if process.asked >= ANSWERS:
                    self.end(process)
        raise AssertionError

    def process(self) -> Process:
        found: Process | None = getattr(self.mine, "process", None)
        if found is None:
            with self.lock:
                if self.closed:
                    raise Lost("the server stops")
                found = self.mine.process = Process()
                self.all.add(found)
        return found

    def end(self, process: Process) -> None:
        with self.lock:
            known = process in self.all
            self.all.discard(process)
        if known:
            process.end()
        if getattr(self.mine, "process", None) is process:
            del self.mine.process

    def close(self) -> None:
        with self.lock:
            self.closed = True
            for process in self.all:
                with suppress(OSError):
                    process.process.kill()  # its thread hears of it, and ends it


# ---------------------------------------------------------------------------------------------- in the process


def work(pipe: Connection) -> None:
    """Answers until the server goes away."""
    bound()
    with suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            call, about = pipe.recv()
            try:
                found = True, call(*about)
            except Exception as error:
                found = False, error
            pipe.send(found)


def bound() -> None:
    """Less urgent than the event loop of the server, and never so large that the machine suffers."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is meant for the server
    if sys.platform == "linux":
        import resource

        os.nice(PATIENT)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


class Memory:
    """The bots a process remembers, those not asked for longest are forgotten."""

    def __init__(self) -> None:
        self.bots: OrderedDict[tuple[str, int, str], Any] = OrderedDict()

    def of(self, table: str, seat: int, bot: str, make: Callable[[], Any]) -> Any:
        key = table, seat, bot
        found = self.bots.pop(key, None)
        self.bots[key] = make() if found is None else found
        if len(self.bots) > KEPT:
            self.bots.popitem(last=False)
        return self.bots[key]
