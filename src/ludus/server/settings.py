"""How a server is set up: by its environment, so that no secret is written anywhere else."""

import ipaddress
import os
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from .. import home
from .trouble import Trouble

HERE: Final = ("127.0.0.1", "localhost", "::1")
STATIC: Final = Path(__file__).parent / "static"


def number(environment: Mapping[str, str], name: str, otherwise: int) -> int:
    text = environment.get(name) or str(otherwise)
    if not text.isdecimal():
        raise Trouble("setting-number", name=name, value=text)
    return int(text)


def addresses(text: str, name: str) -> tuple[str, ...]:
    """Addresses and networks, with spaces between."""
    for one in text.split():
        try:
            ipaddress.ip_network(one)
        except ValueError:
            raise Trouble("setting-address", name=name, value=one) from None
    return tuple(text.split())


@dataclass(frozen=True, slots=True)
class Settings:
    """`database` is an address as SQLAlchemy writes it; `secret` signs cookies, and is made and kept if left out."""

    database: str = field(repr=False)  # it may hold a password
    secret: str = field(default="", repr=False)
    rate: int = 600  # HTTP requests a minute from one address
    sockets: int = 200  # open at once from one address
    commands: int = 20  # a second over one socket
    tables: int = 100  # of one person at once, not over
    silence: int = 15  # seconds a connection may take to ask for something
    hosts: tuple[str, ...] = ()  # names this server goes by; none: any
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")  # who is believed when they say for whom they ask
    metrics: str = ""  # where figures are told, as host:port
    doors: Path | None = None  # the folder in which processes beside each other bring each other sockets
    static: Path = STATIC
    address: str = ""  # where people find this server: https://ludus.example.org
    smtp: str = field(default="", repr=False)  # where letters are handed in: smtp://user:password@host:587
    sender: str = ""  # the address they come from
    inward: bool = False  # whether notices may go to private addresses
    wait: int = 60  # seconds a turn lasts before it is told, and between two notices of one person

    @staticmethod
    def of(environment: Mapping[str, str] = os.environ) -> "Settings":
        return Settings(
            database=environment.get("LUDUS_DATABASE") or f"sqlite:///{home.folder(environment) / 'tables.sqlite'}",
            secret=environment.get("LUDUS_SECRET", ""),
            rate=number(environment, "LUDUS_RATE", 600),
            sockets=number(environment, "LUDUS_SOCKETS", 200),
            commands=number(environment, "LUDUS_COMMANDS", 20),
            tables=number(environment, "LUDUS_TABLES", 100),
            silence=number(environment, "LUDUS_SILENCE", 15),
            hosts=tuple(environment.get("LUDUS_HOSTS", "").split()),
            proxies=addresses(environment.get("LUDUS_PROXIES", "127.0.0.1 ::1"), "LUDUS_PROXIES"),
            metrics=environment.get("LUDUS_METRICS", ""),
            address=environment.get("LUDUS_ADDRESS", "").rstrip("/"),
            smtp=environment.get("LUDUS_SMTP", ""),
            sender=environment.get("LUDUS_MAIL_FROM", ""),
            inward=environment.get("LUDUS_INWARD", "") == "yes",
            wait=number(environment, "LUDUS_NOTICE_AFTER", 60),
            static=Path(environment.get("LUDUS_STATIC") or STATIC),
        )

    def at(self, host: str) -> "Settings":
        """The same, served at an address: one of this machine alone goes by the names of this machine, unless told
        others, so that no page from elsewhere reaches it under a name of its own."""
        return self if self.hosts or host not in HERE else replace(self, hosts=HERE)

    @property
    def shared(self) -> bool:
        """Whether several processes may share the database."""
        return self.database.startswith("postgresql")
