"""Open sockets that take little: thousands of them wait, and what most of them are sent is one text in one frame."""

from asyncio import BaseTransport
from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

from .line import Line

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

LAST_TEXT: Final = b"\x81"  # a text, whole in this frame


class Lean(WebSocketsSansIOProtocol):
    """uvicorn's own way with sockets, less what it keeps of the handshake, with a shorter way for texts, and an end to
    its patience."""

    silence = 15  # seconds for each step of a farewell

    def __init__(self, *words: Any, **more: Any) -> None:
        super().__init__(*words, **more)
        self.queue: Line[Any] = Line()  # type: ignore[assignment]

    async def send(self, message: "ASGISendEvent") -> None:
        text = message.get("text") if message["type"] == "websocket.send" else None
        if text is None or not self.handshake_complete or self.conn.state is not OPEN:
            await super().send(message)
            if message["type"] == "websocket.accept":
                self.request = self.response = None  # type: ignore[assignment]
            return
        await self.writable.wait()
        if self.disconnected or self.conn.state is not OPEN:
            raise ClientDisconnected
        self.transport.write(frame(text.encode()))

    def send_keepalive_ping(self) -> None:
        super().send_keepalive_ping()
        self.let_go()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.let_go()

    def let_go(self) -> None:
        """Who was told farewell and reads nothing would otherwise be waited for as long as they like."""
        if self.close_sent or self.transport.is_closing():
            self.ping_timer = self.loop.call_later(self.silence, self.transport.abort)


class Brought(Lean):
    """A socket another process has brought, with the request it had read."""

    def __init__(self, request: bytes, *words: Any, **more: Any) -> None:
        super().__init__(*words, **more)
        self.asked = request

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.data_received(self.asked)
        self.asked = b""


def frame(payload: bytes) -> bytes:
    """A text on its way to a client (RFC 6455, 5.2): how long it is, and what it says."""
    size = len(payload)
    if size < 126:
        return LAST_TEXT + size.to_bytes(1) + payload
    return LAST_TEXT + (b"\x7e" + size.to_bytes(2) if size < 1 << 16 else b"\x7f" + size.to_bytes(8)) + payload
