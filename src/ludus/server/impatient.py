"""Connections that say nothing are let go: a request must begin soon, and come to its end. Sockets of a table that
another process owns are brought there."""

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from .processes.doors import Door


class Impatient(HttpToolsProtocol):
    """uvicorn's own way of reading requests, with an end to its patience."""

    silence = 15  # seconds until the first request must be there, and for each one to arrive
    door: Door | None = None  # where there are processes beside this one
    ending: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.ending = self.loop.call_later(self.silence, transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        self.patient()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        if self.ending is None:
            self.ending = self.loop.call_later(self.silence, self.transport.abort)
        super().on_message_begin()

    def on_message_complete(self) -> None:
        self.patient()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self.patient()
        if self.door is None:
            super().handle_websocket_upgrade()
        else:
            self.flow.pause_reading()
            self.door.spawn(self.upgrade(self.door))

    async def upgrade(self, door: Door) -> None:
        """Where the table is at home."""
        said = [self.scope["method"].encode(), b" ", self.url, b" HTTP/1.1\r\n"]
        for name, value in self.scope["headers"]:
            said += [name, b": ", value, b"\r\n"]
        if await door.bring(self.url, self.transport, b"".join([*said, b"\r\n"])):
            self.transport.abort()  # our end of it alone
        elif not self.transport.is_closing():
            self.flow.resume_reading()
            super().handle_websocket_upgrade()

    def patient(self) -> None:
        if self.ending is not None:
            self.ending.cancel()
            self.ending = None
