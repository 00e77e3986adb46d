"""Sockets are brought to the owner of their table, which alone plays what happens there.

Several processes listen at one address, and the system shares out who comes. Who wants the socket of a table that
another process of this machine owns is handed over, connection and request, before anything was said: through a door of
that process, in a folder only we may enter. Where that fails, it is served where it came, by a copy that follows.
"""

import asyncio
import re
import socket
from array import array
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, Final, Protocol

import structlog

from .. import metrics

LOG: Final = structlog.get_logger()
UNIX: Final[Any] = socket  # with what Windows has not: there is one process
WANTED: Final = re.compile(rb"/api/tables/([\w-]+)/socket(?:\?|$)")
LARGEST: Final = 1 << 17  # bytes of a request and its headers
CROWD: Final = 64  # taken in before others have their turn
TRIES: Final = 50  # at a door before which others wait
REST: Final = 0.02  # seconds between two of them


class Owners(Protocol):
    """Who knows the owners of tables, and which process this is."""

    process: str

    async def owner(self, id_: str) -> str | None: ...


class Door:
    """Where other processes of this machine bring sockets, and the way to theirs."""

    def __init__(self, folder: Path, hall: Owners, welcome: Callable[[bytes], asyncio.Protocol]) -> None:
        self.folder = folder
        self.hall = hall
        self.welcome = welcome  # makes what goes on with a request
        self.place = folder / hall.process
        self.way: Any = UNIX.socket(UNIX.AF_UNIX, UNIX.SOCK_DGRAM)
        self.way.setblocking(False)
        self.way.bind(str(self.place))
        self.loop = asyncio.get_running_loop()
        self.loop.add_reader(self.way, self.take)
        self.tasks: set[asyncio.Task[None]] = set()

    def close(self) -> None:
        self.place.unlink(missing_ok=True)
        self.loop.remove_reader(self.way)
        self.way.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = self.loop.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def bring(self, url: bytes, transport: asyncio.Transport, request: bytes) -> bool:
        """Hands a connection and its request to the owner of its table, if that is another process; whether it did."""
        wanted = WANTED.match(url)
        owner = None if wanted is None else await self.hall.owner(wanted[1].decode())
        if owner is None or owner == self.hall.process:
            return False
        for _ in range(TRIES):
            if transport.is_closing():  # its number may be another's by now
                return False
            number = transport.get_extra_info("socket").fileno()
            given = [(UNIX.SOL_SOCKET, UNIX.SCM_RIGHTS, array("i", [number]))]
            try:
                self.way.sendmsg([request], given, 0, str(self.folder / owner))
            except BlockingIOError:
                await asyncio.sleep(REST)
            except OSError:  # on another machine, or no longer there
                return False
            else:
                metrics.HANDED.inc()
                return True
        return False

    def take(self) -> None:
        for _ in range(CROWD):
            try:
                request, numbers, _, _ = UNIX.recv_fds(self.way, LARGEST, 1)
            except OSError:  # nobody is left
                return
            for number in numbers:
                self.spawn(self.go_on(socket.socket(fileno=number), request))

    async def go_on(self, found: socket.socket, request: bytes) -> None:
        try:
            found.setblocking(False)
            await self.loop.connect_accepted_socket(lambda: self.welcome(request), found)
        except OSError as error:  # it has gone
            found.close()
            LOG.debug("not taken on", error=str(error))
