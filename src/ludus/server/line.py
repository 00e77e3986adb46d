"""A queue that one task reads. Every socket has two, so they take a tenth of what asyncio's own would."""

import asyncio
from typing import Generic, TypeVar

T = TypeVar("T")


class Line(Generic[T]):
    """What waits, in order, and the reader, where it waits for more."""

    __slots__ = ("items", "reader")

    def __init__(self) -> None:
        self.items: list[T] = []
        self.reader: asyncio.Future[None] | None = None

    def put_nowait(self, item: T) -> None:
        self.items.append(item)
        if self.reader is not None and not self.reader.done():
            self.reader.set_result(None)

    def empty(self) -> bool:
        return not self.items

    async def get(self) -> T:
        while not self.items:
            self.reader = asyncio.get_running_loop().create_future()
            try:
                await self.reader
            finally:
                self.reader = None
        return self.items.pop(0)

    def clear(self) -> None:
        self.items.clear()
