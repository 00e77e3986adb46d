"""How processes that share tables talk: PostgreSQL carries their notes."""

import asyncio
import secrets
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import suppress
from typing import Any, Final, Protocol

import psycopg
import structlog
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.psycopg import PsycoPgChannelsBackend
from psycopg import AsyncConnection, OperationalError
from psycopg.sql import SQL, Identifier

from ..tables.orders import Denied, Request
from .notes import AnyNotice, Asked, Note, Replied, read_note, write_note

LOG: Final = structlog.get_logger()
EVERYBODY: Final = "ludus_tables"
PATIENCE: Final = 2.0  # seconds to wait for the owner of a table


class Silence(Exception):
    """The owner of a table does not answer."""


class Relay(Protocol):
    """The way to the other processes."""

    def tell(self, notice: AnyNotice) -> None: ...
    async def ask(self, process: str, request: Request) -> int: ...


class Alone:
    """One process: there is nobody to tell."""

    def tell(self, notice: AnyNotice) -> None:
        pass

    async def ask(self, process: str, request: Request) -> int:
        raise Silence


class Notices(PsycoPgChannelsBackend):
    """Litestar's PostgreSQL channels, with one kept connection to publish on instead of a new one each time."""

    def __init__(self, dsn: str) -> None:
        super().__init__(dsn)
        self.speaker: AsyncConnection[Any] | None = None

    async def publish(self, data: bytes, channels: Any) -> None:
        for last in (False, True):
            try:
                if self.speaker is None or self.speaker.closed:
                    self.speaker = await AsyncConnection.connect(self._pg_dsn, autocommit=True)
                for channel in channels:
                    await self.speaker.execute("SELECT pg_notify(%s, %s)", (channel, data.decode()))
                return
            except psycopg.Error as error:  # whatever it is: the next one is published
                if last:  # copies ask the store every second anyway
                    LOG.warning("notice lost", error=str(error))

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        """Listens again when the connection was lost; what was missed meanwhile is found in the store."""
        while True:
            try:
                async for heard in super().stream_events():
                    yield heard
            except OperationalError as error:
                LOG.warning("no longer heard", error=str(error))
                await self.listen_again()

    async def listen_again(self) -> None:
        while True:
            try:
                self._listener_conn = await AsyncConnection.connect(self._pg_dsn, autocommit=True)
                await self._exit_stack.enter_async_context(self._listener_conn)
                for channel in self._subscribed_channels:
                    await self._listener_conn.execute(SQL("LISTEN {}").format(Identifier(channel)))
                self._start_listener()
                return
            except OperationalError:
                await asyncio.sleep(1)

    async def on_shutdown(self) -> None:
        with suppress(OperationalError):
            await super().on_shutdown()
        if self.speaker is not None:
            await self.speaker.close()


class Channels:
    """Many processes over Litestar's channels: one all listen to, and one each."""

    def __init__(self, process: str, plugin: ChannelsPlugin) -> None:
        self.process = process
        self.plugin = plugin
        self.waiting: dict[str, asyncio.Future[Replied]] = {}

    @staticmethod
    def own(process: str) -> str:
        return f"ludus_{process}"

    def say(self, channel: str, note: Note) -> None:
        self.plugin.publish(write_note(note), channel)

    def tell(self, notice: AnyNotice) -> None:
        self.say(EVERYBODY, notice)

    async def ask(self, process: str, request: Request) -> int:
        ticket = secrets.token_hex(8)
        reply = self.waiting[ticket] = asyncio.get_running_loop().create_future()
        try:
            self.say(self.own(process), Asked(self.process, ticket, request))
            found = await asyncio.wait_for(reply, PATIENCE)
        except TimeoutError:
            raise Silence from None
        finally:
            self.waiting.pop(ticket, None)
        if found.code is not None:
            raise Denied(found.code, found.text, found.because)
        return int(found.seq)

    async def listen(self, heard: Callable[[Note], Awaitable[None]]) -> None:
        """Hears notes for as long as the process lives."""
        async with self.plugin.start_subscription([EVERYBODY, self.own(self.process)]) as subscriber:
            async for data in subscriber.iter_events():
                note = read_note(data)
                match note:
                    case Replied(ticket):
                        if (waiting := self.waiting.get(ticket)) is not None and not waiting.done():
                            waiting.set_result(note)
                    case Asked():
                        await heard(note)
                    case _ if note.process != self.process:
                        await heard(note)
