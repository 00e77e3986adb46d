"""A room of threads that serves everybody in turn: who asks for much waits for himself, not others for him."""

import asyncio
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any, Final, NamedTuple, TypeVar

T = TypeVar("T")
NO_BOUND: Final = 1 << 30


class Busy(Exception):
    """Too much waits already: of the asker, or in all."""


class Job(NamedTuple):
    done: "asyncio.Future[Any]"
    work: Callable[[], Any]


class Room:
    """Askers take turns, each with one piece of work. What its asker no longer waits for is not begun."""

    def __init__(
        self,
        threads: int,
        name: str,
        share: int = NO_BOUND,
        most: int = NO_BOUND,
        initializer: Callable[[], None] | None = None,
    ) -> None:
        self.pool = ThreadPoolExecutor(threads, name, initializer=initializer)
        self.free = threads
        self.share, self.most = share, most  # pieces of work that may wait: of one asker, and of all
        self.waiting: dict[str, deque[Job]] = {}  # by asker, whose turn it is first

    def queued(self) -> int:
        return sum(map(len, self.waiting.values()))

    async def run(self, asker: str, work: Callable[[], T]) -> T:
        """Work done for somebody, or Busy."""
        mine = self.waiting.get(asker, deque())
        if len(mine) >= self.share or (self.most < NO_BOUND and self.queued() >= self.most):
            raise Busy
        job = Job(asyncio.get_running_loop().create_future(), work)
        self.waiting.setdefault(asker, mine).append(job)
        self.begin()
        try:
            found: T = await job.done
            return found
        finally:
            if job.done.cancelled() and job in mine:
                mine.remove(job)
                if not mine and self.waiting.get(asker) is mine:
                    del self.waiting[asker]

    def begin(self) -> None:
        while self.free and self.waiting:
            asker = next(iter(self.waiting))
            mine = self.waiting.pop(asker)
            job = mine.popleft()
            if mine:
                self.waiting[asker] = mine  # behind the others
            self.free -= 1
            self.pool.submit(job.work).add_done_callback(partial(self.ended, job))

    def ended(self, job: Job, found: "Future[Any]") -> None:
        """In the thread that worked."""
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            job.done.get_loop().call_soon_threadsafe(self.end, job, found)

    def end(self, job: Job, found: "Future[Any]") -> None:
        self.free += 1
        if not job.done.done():
            if found.cancelled():
                job.done.cancel()
            elif (error := found.exception()) is not None:
                job.done.set_exception(error)
            else:
                job.done.set_result(found.result())
        self.begin()

    def close(self) -> None:
        self.waiting.clear()
        self.pool.shutdown(wait=False, cancel_futures=True)
