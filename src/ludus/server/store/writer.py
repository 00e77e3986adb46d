"""One thread that writes: what arrives while the disk is busy goes into the next transaction together."""

import asyncio
import queue
import threading
from typing import Final

from .store import Append, Conflict, Store

MOST: Final = 200  # appends of one transaction


class Unwritten(Exception):
    """The database failed: whether the entry was kept is not known until it is read again."""


class Writer:
    """Appends in order, many to a commit. An append is done when it is durable."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.waiting: queue.SimpleQueue[tuple[Append | None, asyncio.Future[None]] | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self.work, name="writer", daemon=True)
        self.thread.start()

    async def append(self, append: Append) -> None:
        """Returns once the entries are on disk. Raises Conflict or Unwritten."""
        await self.put(append)

    async def flush(self) -> None:
        """Returns once everything that waits now is on disk, or has failed."""
        await self.put(None)

    async def put(self, append: Append | None) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.put((append, done))
        await asyncio.shield(done)  # a caller that goes away leaves nothing half done

    def work(self) -> None:
        while (first := self.waiting.get()) is not None:
            batch = [first]
            while len(batch) < MOST and not self.waiting.empty():
                if (item := self.waiting.get()) is None:
                    self.waiting.put(None)
                    break
                batch.append(item)
            results = iter(self.store.append_all([append for append, _ in batch if append is not None]))
            for append, done in batch:
                result = None if append is None else next(results)
                known = result is None or isinstance(result, Conflict)
                done.get_loop().call_soon_threadsafe(settle, done, result if known else Unwritten(str(result)))

    def close(self) -> None:
        """Writes what waits, then stops."""
        self.waiting.put(None)
        self.thread.join(timeout=10)


def settle(done: "asyncio.Future[None]", error: Exception | None) -> None:
    if done.cancelled():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
