"""Connections that say nothing are let go: a request must begin soon, and come to its end."""

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol


class Impatient(HttpToolsProtocol):
    """uvicorn's own way of reading requests, with an end to its patience."""

    silence = 15  # seconds until the first request must be there, and for each one to arrive
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
        super().handle_websocket_upgrade()

    def patient(self) -> None:
        if self.ending is not None:
            self.ending.cancel()
            self.ending = None
