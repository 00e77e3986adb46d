"""Connections that say nothing are let go: a request must begin soon, and come to its end. Nor may one address have
so many that none are left for others. Sockets of a table that another process owns are brought there."""

import asyncio
from collections import Counter
from functools import lru_cache
from ipaddress import ip_address, ip_network
from typing import Any, ClassVar, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from .people.limits import household
from .processes.doors import Door

MORE: Final = 2  # times as many as sockets: a browser opens several for a page, and keeps them for a moment


class Impatient(HttpToolsProtocol):
    """uvicorn's own way of reading requests, with an end to its patience."""

    silence = 15  # seconds until the first request must be there, and for each one to arrive
    door: Door | None = None  # where there are processes beside this one
    ending: asyncio.TimerHandle | None = None
    here: ClassVar[Counter[str]] = Counter()  # connections that are no sockets, by address
    address = ""  # for which this one counts

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.ending = self.loop.call_later(self.silence, transport.abort)
        app: Any = self.config.app
        who = counted(transport.get_extra_info("peername"), tuple(self.config.forwarded_allow_ips or ()))
        if who and self.here[who] >= MORE * app.state.sockets.most:
            transport.abort()
        elif who:
            self.address = who
            self.here[who] += 1

    def connection_lost(self, exc: Exception | None) -> None:
        self.patient()
        self.gone()
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
            self.stay()
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
            self.stay()

    def stay(self) -> None:
        """A socket from now on."""
        self.gone()
        super().handle_websocket_upgrade()

    def patient(self) -> None:
        if self.ending is not None:
            self.ending.cancel()
            self.ending = None

    def gone(self) -> None:
        if self.address:
            self.here[self.address] -= 1
            if not self.here[self.address]:
                del self.here[self.address]
            self.address = ""


def counted(peer: tuple[str, int] | None, proxies: tuple[str, ...]) -> str:
    """The address a connection counts for: none where a proxy brings those of many."""
    return "" if not peer or is_proxy(peer[0], proxies) else household(peer[0])


@lru_cache(maxsize=1024)
def is_proxy(address: str, proxies: tuple[str, ...]) -> bool:
    found = ip_address(address.partition("%")[0])
    return any(found in ip_network(one) for one in proxies)
