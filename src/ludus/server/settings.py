"""How a server is set up: by its environment, so that no secret is written anywhere else."""

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
    metrics: str = ""  # where figures are told, as host:port
    static: Path = STATIC

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
            metrics=environment.get("LUDUS_METRICS", ""),
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
