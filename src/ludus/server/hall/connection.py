"""One open socket, as a table sees it: who listens, through which seat, and what waits to be sent."""

from typing import Final, Literal

from .. import metrics, protocol
from ..line import Line
from ..protocol import AnyMessage, Closing

BLOCK: Final = 1024  # bytes: sizes tell little (docs/protocol.md)
BACKLOG: Final = 1 << 20  # bytes a slow spectator may be behind
PATIENCE: Final = 4  # times as far may somebody be who has a seat

Reason = Literal["restart", "moved", "flood", "slow", "malformed", "signed-out"]
CODES: Final[dict[Reason, int]] = {
    "restart": 1012, "moved": 1012, "flood": 4429, "slow": 4408, "malformed": 4400, "signed-out": 4401,
}  # fmt: skip


class Connection:
    """`outbox` holds what is to be sent, in order; an int closes the socket with that code, None stands for `latest`.

    `session` tells one cookie of a person from another, `generation` is the one it was made in. `bot`: it is no person.
    """

    def __init__(
        self,
        person: str | None,
        seat: int,
        muted: frozenset[str],
        session: str = "",
        generation: int = 0,
        bot: bool = False,
    ) -> None:
        self.person = person
        self.bot = bot
        self.session = session
        self.generation = generation
        self.seat = seat
        self.muted = muted
        self.outbox: Line[str | int | None] = Line()
        self.latest: str | None = None  # of what only the last word counts
        self.waiting = 0  # bytes in the outbox
        self.closed = False

    def tell(self, message: AnyMessage) -> None:
        self.put(encode(message))

    def put(self, text: str) -> None:
        if self.closed:
            return
        self.waiting += len(text)
        if self.waiting - len(text) >= BACKLOG * (PATIENCE if self.seat >= 0 else 1):
            self.outbox.clear()
            self.close("slow")
            return
        self.outbox.put_nowait(text)

    def put_latest(self, text: str) -> None:
        """Replaces what was not sent yet: a crowd that comes and goes makes nobody slow."""
        if self.latest is None and not self.closed:
            self.outbox.put_nowait(None)
        self.latest = text

    async def next(self) -> str | int:
        """What is to be sent now."""
        item = await self.outbox.get()
        if item is None:
            item, self.latest = self.latest or "", None
        elif isinstance(item, str):
            self.waiting -= len(item)
        return item

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
