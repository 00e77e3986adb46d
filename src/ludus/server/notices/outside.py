"""A door to the outside: one POST to an address somebody has chosen, which may not lead into our own network.

The name is looked up once, every address it stands for must be public, and the connection goes to that very address:
a name that answers differently the next time leads nowhere. Nothing is followed, little is read, and it ends in time.
"""

import http.client
import ipaddress
import socket
import ssl
import threading
from collections.abc import Mapping
from contextlib import suppress
from typing import Final
from urllib.parse import urlsplit

TIMEOUT: Final = 10.0  # seconds without a word
LONGEST: Final = 20.0  # seconds in all
MOST_READ: Final = 1024  # bytes of a reply nobody looks at
TLS: Final = ssl.create_default_context()


class Unreachable(Exception):
    """It could not be delivered now; another time it may be."""


class Forbidden(Exception):
    """It may not be delivered there, now or ever."""


class Connection(http.client.HTTPConnection):
    """To an address that was looked at before, under the name it was found by."""

    def __init__(self, name: str, port: int, address: str, secure: bool) -> None:
        super().__init__(name, port, timeout=TIMEOUT)
        self.default_port = 443 if secure else 80  # so that `Host` is what others would send
        self.address, self.secure = address, secure

    def hang_up(self) -> None:
        """From another thread: whoever reads or writes here is woken, which `close` would not do."""
        with suppress(OSError, TypeError):  # there is no socket yet, or none any more
            socket.socket.shutdown(self.sock, socket.SHUT_RDWR)

    def connect(self) -> None:
        self.sock = socket.create_connection((self.address, self.port), TIMEOUT)
        if self.secure:
            self.sock = TLS.wrap_socket(self.sock, server_hostname=self.host)


def post(url: str, body: bytes, headers: Mapping[str, str], inward: bool) -> int:
    """Delivers a body and returns the status. `inward`: it may reach private addresses, and over plain HTTP."""
    name, port, path, secure = parts(url, inward)
    connection = Connection(name, port, public_address(name, port, inward), secure)
    watch = threading.Timer(LONGEST, connection.hang_up)  # somebody who answers a letter a second
    watch.daemon = True
    watch.start()
    try:
        connection.request("POST", path, body, dict(headers))
        reply = connection.getresponse()
        reply.read(MOST_READ)
        return reply.status
    except (OSError, http.client.HTTPException, ValueError) as error:
        raise Unreachable(type(error).__name__) from error
    finally:
        watch.cancel()
        connection.close()


def parts(url: str, inward: bool) -> tuple[str, int, str, bool]:
    """Name, port, path, and whether it is TLS; Forbidden where it is not an address we go to."""
    try:
        found = urlsplit(url)
        name, port = found.hostname or "", found.port
        name.encode("idna")
    except (ValueError, UnicodeError):
        raise Forbidden("not an address") from None
    secure = found.scheme == "https"
    if not name or found.username is not None or not (secure or (inward and found.scheme == "http")):
        raise Forbidden("only https:// without a password")
    path = (found.path or "/") + (f"?{found.query}" if found.query else "")
    return name, port or (443 if secure else 80), path, secure


def public_address(name: str, port: int, inward: bool) -> str:
    try:
        found = [str(one[4][0]) for one in socket.getaddrinfo(name, port, type=socket.SOCK_STREAM)]
    except (OSError, UnicodeError) as error:
        raise Unreachable("no such name") from error
    if not found or (not inward and not all(public(one) for one in found)):
        raise Forbidden("that is not a public address")
    return found[0]


def public(address: str) -> bool:
    """Whether an address belongs to the world; one that hides another (IPv4 in IPv6) is judged by it."""
    one = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(one, ipaddress.IPv6Address):
        hidden = one.ipv4_mapped or one.sixtofour or (one.teredo[1] if one.teredo else None)
        nat64 = one in ipaddress.ip_network("64:ff9b::/96") or one in ipaddress.ip_network("64:ff9b:1::/48")
        if nat64 or (hidden is not None and not public(str(hidden))):
            return False
    return one.is_global and not one.is_multicast
