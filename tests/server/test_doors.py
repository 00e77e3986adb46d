"""Sockets brought to the process that owns their table, and those that stay where they came."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from ludus.server.processes import doors
from ludus.server.processes.doors import Door

pytestmark = pytest.mark.anyio
URL = b"/api/tables/abc-1/socket?since=0"


class Names:
    """A process that knows the owner of every table."""

    def __init__(self, process: str, owner: str | None) -> None:
        self.process, self.found = process, owner

    async def owner(self, id_: str) -> str | None:
        assert id_ == "abc-1"
        return self.found


class Goes(asyncio.Protocol):
    """Answers with the request it was given."""

    def __init__(self, request: bytes) -> None:
        self.request = request

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        transport.write(b"at the owner: " + self.request)


class Comes(asyncio.Protocol):
    def __init__(self) -> None:
        self.transport: asyncio.Future[asyncio.Transport] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport.set_result(transport)


@asynccontextmanager
async def visitor() -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.Transport]]:
    """Somebody's end of a connection, and ours."""
    ours, theirs = socket.socketpair()
    reader, writer = await asyncio.open_connection(sock=theirs)
    protocol = Comes()
    transport, _ = await asyncio.get_running_loop().connect_accepted_socket(lambda: protocol, ours)
    yield reader, transport
    transport.abort()
    writer.close()


def door(folder: Path, process: str, owner: str | None) -> Door:
    return Door(folder, Names(process, owner), Goes)


async def test_a_connection_is_brought_to_the_owner_with_what_was_asked(tmp_path: Path) -> None:
    here, there = door(tmp_path, "here", "there"), door(tmp_path, "there", "there")
    async with visitor() as (reader, transport):
        assert await here.bring(URL, transport, b"GET ...")
        transport.abort()  # our end of it alone
        assert await asyncio.wait_for(reader.readexactly(21), 30) == b"at the owner: GET ..."
    here.close()
    there.close()
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("owner", ["here", None, "on another machine", "dead"])
async def test_what_is_at_home_here_or_nowhere_stays(tmp_path: Path, owner: str | None) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as left:
        left.bind(str(tmp_path / "dead"))  # its process was killed
    here = door(tmp_path, "here", owner)
    async with visitor() as (_, transport):
        assert not await here.bring(URL, transport, b"GET ...")
        assert not await here.bring(b"/api/other", transport, b"GET ...")
        assert not transport.is_closing()
    here.close()


async def test_before_a_full_door_one_waits_and_then_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "TRIES", 3)
    here = door(tmp_path, "here", "stopped")
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as stopped:
        stopped.bind(str(tmp_path / "stopped"))  # takes nothing in
        async with visitor() as (_, transport):
            async with asyncio.timeout(60):
                while await here.bring(URL, transport, b"x" * 10_000):
                    pass
            assert not transport.is_closing()
    here.close()


async def test_who_has_gone_meanwhile_is_not_brought(tmp_path: Path) -> None:
    here, there = door(tmp_path, "here", "there"), door(tmp_path, "there", "there")
    async with visitor() as (_, transport):
        transport.abort()
        assert not await here.bring(URL, transport, b"GET ...")
    here.close()
    there.close()
