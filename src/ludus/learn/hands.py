"""Threads that lend a hand with the tables of a batch: asleep between turns, awake before the work begins.

A turn's work is taken part by part (`tables.py`), so who wakes late does less and nobody waits for a slow one longer
than for one part. A thread is woken while the caller still looks through its arguments: waking costs more than that.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable
from contextlib import suppress
from threading import Lock, Thread
from typing import Any, TypeAlias

from .. import compiled
from .names import TURN
from .tables import Tables

Job: TypeAlias = tuple[Callable[..., None], int, tuple[Any, ...]]


class Hands:
    """The caller's own and those of `threads - 1` others; plain Python has no use for others."""

    def __init__(self, tables: Tables, threads: int) -> None:
        self.shared = Shared(tables, threads - 1 if compiled else 0)
        self.turn = 0
        weakref.finalize(self, self.shared.close)

    def rouse(self) -> None:
        """There will be work in a moment."""
        for bell in self.shared.bells:
            if bell.locked():
                bell.release()

    def do(self, work: Callable[..., None], *arguments: Any) -> int:
        """Does all of the work, in two turns; says which table went wrong, -1 if none did."""
        shared, turn = self.shared, self.turn
        shared.job = work, turn + 1, arguments
        shared.tables.announce(turn + 1)
        self.rouse()
        try:
            work(turn + 1, 0, True, *arguments)  # arguments that do not fit fit nobody: then nothing of it was taken
        finally:
            shared.job = None
        self.turn = turn + 2
        return shared.tables.work[2] - 1

    def close(self) -> None:
        self.shared.close()


class Shared:
    """What the threads know of: not the hands themselves, so that a batch nobody holds is let go."""

    def __init__(self, tables: Tables, others: int) -> None:
        self.tables = tables
        self.job: Job | None = None
        self.closed = False
        self.bells = [Lock() for _ in range(others)]
        parts = len(tables.work) - TURN
        for number, bell in enumerate(self.bells, 1):
            bell.acquire()
            home = parts * number // (others + 1)
            Thread(target=self.help, args=[bell, home], name=f"ludus {number}", daemon=True).start()

    def help(self, bell: Lock, home: int) -> None:
        seen = 0
        while True:
            bell.acquire()
            self.tables.await_turn(seen)
            job = self.job
            if self.closed:
                return
            if job is None:
                continue
            work, seen, arguments = job
            with suppress(ValueError):  # the caller raises it
                work(seen, home, False, *arguments)
            del job, work, arguments  # the caller's arrays are its own again

    def close(self) -> None:
        self.closed = True
        for bell in self.bells:
            if bell.locked():
                bell.release()
