"""A small reverse proxy, as operators put before a server: ends TLS, says for whom it asks, and passes sockets on."""

import asyncio
import ssl
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path


class Certificate:
    """For 127.0.0.1, by nobody but itself."""

    def __init__(self, folder: Path) -> None:
        self.key, self.file = folder / "key.pem", folder / "certificate.pem"
        command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=ludus.test"]
        names = ["-addext", "subjectAltName=IP:127.0.0.1", "-keyout", str(self.key), "-out", str(self.file)]
        subprocess.run([*command, *names], check=True, capture_output=True)

    def server(self) -> ssl.SSLContext:
        context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        context.load_cert_chain(self.file, self.key)
        return context

    def client(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=str(self.file))


@asynccontextmanager
async def proxy(port: int, certificate: Certificate) -> AsyncIterator[int]:
    """Serves what a server has at a port over TLS; yields its own port."""

    async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        behind, before = await asyncio.open_connection("127.0.0.1", port)
        try:
            head = await reader.readuntil(b"\r\n\r\n")
            before.write(forwarded(head, writer.get_extra_info("peername")[0]))
            await asyncio.gather(copy(reader, before), copy(behind, writer))
        except (ConnectionError, asyncio.IncompleteReadError):
            pass
        finally:
            before.close()
            writer.close()

    server = await asyncio.start_server(pass_on, "127.0.0.1", 0, ssl=certificate.server())
    async with server:
        yield server.sockets[0].getsockname()[1]


def forwarded(head: bytes, address: str) -> bytes:
    """The head of a request with what the proxies of `docs/operating.md` add: behind what the client claims."""
    lines = head.removesuffix(b"\r\n\r\n").split(b"\r\n")
    claimed = [line.partition(b":")[2].strip() for line in lines if line.lower().startswith(b"x-forwarded-for:")]
    upgrades = any(line.lower().startswith(b"upgrade:") for line in lines)
    dropped = (b"x-forwarded-", *(() if upgrades else (b"connection:",)))
    kept = [line for line in lines if not line.lower().startswith(dropped)]
    said = [b"X-Forwarded-For: " + b", ".join([*claimed, address.encode()]), b"X-Forwarded-Proto: https"]
    return b"\r\n".join([*kept, *said, *([] if upgrades else [b"Connection: close"])]) + b"\r\n\r\n"


async def copy(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
    with suppress(ConnectionError):
        while data := await source.read(65536):
            target.write(data)
            await target.drain()
    with suppress(ConnectionError, OSError):
        target.close()
