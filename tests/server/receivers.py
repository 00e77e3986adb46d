"""Those who receive notices in the tests: a mail server, a web server, and a browser that can read its pushes."""

import asyncio
import base64
import email.policy
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from email.message import EmailMessage
from email.parser import BytesParser
from typing import NamedTuple

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

PATIENCE = 30.0


class Inbox:
    """What has arrived, and waiting for more."""

    def __init__(self) -> None:
        self.port = 0
        self.changed = asyncio.Event()

    async def until(self, true: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not true():
                self.changed.clear()
                await self.changed.wait()


class Mailbox(Inbox):
    """An SMTP server that keeps its letters. `refuse`: what it says to a recipient instead, once each."""

    def __init__(self) -> None:
        super().__init__()
        self.letters: list[tuple[str, EmailMessage]] = []
        self.refuse: list[str] = []

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        to = ""

        def say(line: str) -> None:
            writer.write(f"{line}\r\n".encode())

        say("220 letters")
        while line := await reader.readline():
            word = line[:4].upper()
            if word == b"RCPT":
                to = line.decode().partition("<")[2].partition(">")[0]
                say(self.refuse.pop(0) if self.refuse else "250 ok")
            elif word == b"DATA":
                say("354 go on")
                text = await reader.readuntil(b"\r\n.\r\n")
                letter = BytesParser(EmailMessage, policy=email.policy.default).parsebytes(text[:-5])
                self.letters.append((to, letter))
                self.changed.set()
                say("250 kept")
            elif word == b"QUIT":
                say("221 bye")
                break
            else:
                say("250 ok")

    def text(self, at: int) -> str:
        return str(self.letters[at][1].get_content())

    def of(self, to: str) -> list[EmailMessage]:
        """The letters to one address: others may still be on their way from a test before."""
        return [letter for address, letter in self.letters if address == to]

    async def letter(self, to: str, says: str) -> tuple[EmailMessage, str]:
        """The newest letter to an address that says something, once it is here, and its text."""

        def found() -> list[tuple[EmailMessage, str]]:
            texts = [(letter, str(letter.get_content())) for letter in self.of(to)]
            return [one for one in texts if says in one[1]]

        await self.until(lambda: bool(found()))
        return found()[-1]


class Posted(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class Web(Inbox):
    """A web server that keeps what it is sent, and answers with the next of `replies`, else 201."""

    def __init__(self) -> None:
        super().__init__()
        self.posted: list[Posted] = []
        self.replies: list[str] = []
        self.silent = False

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        _, path, _ = (await reader.readline()).decode().split(" ", 2)
        headers = {}
        while (line := (await reader.readline()).decode().strip()) != "":
            name, _, value = line.partition(": ")
            headers[name.lower()] = value
        body = await reader.readexactly(int(headers["content-length"]))
        self.posted.append(Posted(path, headers, body))
        self.changed.set()
        if self.silent:
            await reader.read()  # until the other side has had enough
            return
        writer.write(f"HTTP/1.1 {self.replies.pop(0) if self.replies else '201 Created'}\r\n".encode())
        writer.write(b"Content-Length: 0\r\nConnection: close\r\n\r\n")


class Browser:
    """The keys of a browser that subscribed, and reading what comes for it (RFC 8291)."""

    def __init__(self) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        form = serialization.PublicFormat.UncompressedPoint
        self.public = self.private.public_key().public_bytes(serialization.Encoding.X962, form)

    def device(self, endpoint: str) -> dict[str, str]:
        return {"endpoint": endpoint, "p256dh": plain(self.public), "auth": plain(self.auth)}

    def read(self, body: bytes) -> bytes:
        salt, theirs, sealed = body[:16], body[21 : 21 + body[20]], body[21 + body[20] :]
        sender = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self.private.exchange(ec.ECDH(), sender)
        secret = stretch(shared, self.auth, b"WebPush: info\0" + self.public + theirs, 32)
        key = stretch(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = stretch(secret, salt, b"Content-Encoding: nonce\0", 12)
        filled = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert filled.endswith(b"\x02")  # the last record
        return filled[:-1]


def stretch(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def plain(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


@asynccontextmanager
async def listening(inbox: Mailbox | Web) -> AsyncIterator[None]:
    open_: set[asyncio.Task[None]] = set()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if (task := asyncio.current_task()) is not None:
            open_.add(task)
        with suppress(ConnectionError, asyncio.IncompleteReadError, asyncio.CancelledError):
            await inbox.serve(reader, writer)
            await writer.drain()
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()

    server = await asyncio.start_server(serve, "127.0.0.1", inbox.port)
    inbox.port = server.sockets[0].getsockname()[1]
    try:
        yield
    finally:
        server.close()
        for task in open_:
            task.cancel()
        await asyncio.gather(*open_)
