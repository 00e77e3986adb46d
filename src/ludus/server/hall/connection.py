"""One open socket, as a table sees it: who listens, through which seat, and what waits to be sent."""

import asyncio
from typing import Final, Literal

from .. import metrics, protocol
from ..protocol import AnyMessage, Closing

BLOCK: Final = 1024  # bytes: sizes tell little (docs/protocol.md)
BACKLOG: Final = 200  # messages a slow client may be behind

Reason = Literal["restart", "moved", "flood", "slow", "malformed", "signed-out"]
CODES: Final[dict[Reason, int]] = {
    "restart": 1012, "moved": 1012, "flood": 4429, "slow": 4408, "malformed": 4400, "signed-out": 4401,
}  # fmt: skip


class Connection:
    """`outbox` holds what is to be sent, in order; an int closes the socket with that code.

    `session` tells one cookie of a person from another, `generation` is the one it was made in.
    """

    def __init__(
        self, person: str | None, seat: int, muted: frozenset[str], session: str = "", generation: int = 0
    ) -> None:
        self.person = person
        self.session = session
        self.generation = generation
        self.seat = seat
        self.muted = muted
        self.outbox: asyncio.Queue[str | int] = asyncio.Queue()
        self.closed = False

    def tell(self, message: AnyMessage) -> None:
        self.put(encode(message))

    def put(self, text: str) -> None:
        if self.closed:
            return
        if self.outbox.qsize() >= BACKLOG:
            while not self.outbox.empty():
                self.outbox.get_nowait()
            self.close("slow")
            return
        self.outbox.put_nowait(text)

    def close(self, reason: Reason) -> None:
        if not self.closed:
            self.closed = True
            metrics.CLOSED.labels(reason).inc()
            self.outbox.put_nowait(encode(Closing(reason)))
            self.outbox.put_nowait(CODES[reason])


def encode(message: AnyMessage) -> str:
    """A message as text, padded to whole blocks."""
    data = protocol.write(message)
    return (data + b" " * (-len(data) % BLOCK)).decode()
