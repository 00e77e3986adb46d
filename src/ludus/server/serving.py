"""Serves the application: finds a port, opens the database, runs until it is stopped."""

import gc
import os
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

import uvicorn
from litestar import Litestar
from prometheus_client import start_http_server

from . import logs, metrics
from .app import create_app
from .impatient import Impatient
from .lean import Brought, Lean
from .processes.doors import Door
from .protocol import LARGEST_MESSAGE
from .settings import Settings
from .store import database
from .store.lock import only_process
from .trouble import Trouble

if sys.platform != "win32":
    import resource

FIRST_PORT: Final = 8000
PORTS: Final = 20  # tried one after the other where none was chosen
BACKLOG: Final = 2048


class Announcing(uvicorn.Server):
    """Says so once it takes people, and tells them before it stops."""

    def __init__(self, app: Litestar, config: uvicorn.Config, ready: Callable[[], None], doors: Path | None) -> None:
        super().__init__(config)
        self.app = app
        self.ready = ready
        self.doors = doors

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            if self.doors is not None:
                Impatient.door = Door(self.doors, self.app.state.hall, self.brought)
            self.ready()

    def brought(self, request: bytes) -> Brought:
        return Brought(request, self.config, self.server_state, self.lifespan.state)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if Impatient.door is not None:
            Impatient.door.close()
            Impatient.door = None
        await self.app.state.hall.dismiss()  # before uvicorn closes their sockets without a word
        await super().shutdown(sockets)


def alone(host: str, port: int) -> socket.socket:
    """A place nobody else has."""
    return socket.create_server((host, port), family=family(host), backlog=BACKLOG)


def beside(host: str, port: int) -> socket.socket:
    """One of several at the same place: the system sends each of them its share."""
    return socket.create_server((host, port), family=family(host), backlog=BACKLOG, reuse_port=True)


def reserved(host: str, port: int) -> socket.socket:
    """A place that is kept for those beside each other; nobody is heard at this one."""
    if port:
        alone(host, port).close()  # others beside each other may have it: they would share with us
    found = socket.socket(family(host))
    try:
        if sys.platform != "win32":
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        found.bind((host, port))
    except OSError:
        found.close()
        raise
    return found


Place = Callable[[str, int], socket.socket]


def serve(
    settings: Settings, host: str, port: int | None, level: str, ready: Callable[[str], None], place: Place = alone
) -> None:
    """Serves until SIGINT or SIGTERM; `ready` is told the address."""
    logs.configure(level)
    Impatient.silence = Lean.silence = settings.silence
    # Beside a thousand tables a search through all memory takes half a second, one through 50,000 objects 30 ms.
    gc.set_threshold(5_000, 10, 200)
    many_files()
    with only_process(settings) as tell_others, figures(settings.metrics):
        with database.connected(settings.database):
            pass  # what is wrong with it is told before anything else starts
        with listening(host, port, place) as listener:
            address = address_of(host, listener.getsockname()[1])
            tell_others(address)
            app = create_app(settings.at(host))
            config = uvicorn.Config(
                app,
                http=Impatient,
                ws=Lean,
                ws_max_size=LARGEST_MESSAGE,
                ws_ping_interval=settings.silence,
                ws_ping_timeout=settings.silence,
                ws_per_message_deflate=False,  # a compressed size would tell what is inside
                log_config=None,
                log_level="error",  # what strangers do wrong is no news, and there may be much of it
                access_log=False,
                server_header=False,
                forwarded_allow_ips=list(settings.proxies),
                timeout_graceful_shutdown=5,
            )
            Announcing(app, config, lambda: ready(address), settings.doors).run([listener])


def many_files() -> None:
    """A socket is an open file: as many as the system lets us have."""
    if sys.platform != "win32":
        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        with suppress(ValueError, OSError):  # where "as many as you like" is too many
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


@contextmanager
def figures(address: str) -> Iterator[None]:
    """Tells operators figures at an address of their own, if they want any; the public sees none."""
    if not address:
        yield
        return
    host, _, port = address.rpartition(":")
    try:
        server, thread = start_http_server(int(port), host or "127.0.0.1", registry=metrics.REGISTRY)
    except (OSError, ValueError) as error:
        raise Trouble("serve-nowhere", host=host, port=port, why=str(error)) from None
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def family(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET


def listening(host: str, port: int | None, place: Place) -> socket.socket:
    """A socket at the port; where none was chosen, at the first that is free."""
    for tried in range(FIRST_PORT, FIRST_PORT + PORTS) if port is None else (port,):
        try:
            return place(host, tried)
        except OSError as error:
            wrong = os.strerror(error.errno) if error.errno and error.errno > 0 else str(error)
    raise Trouble("serve-nowhere", host=host, port=str(FIRST_PORT if port is None else port), why=wrong)


def address_of(host: str, port: int) -> str:
    """Where a browser on this machine finds it."""
    here = "127.0.0.1" if host in ("0.0.0.0", "::", "") else f"[{host}]" if ":" in host else host
    return f"http://{here}:{port}/"
