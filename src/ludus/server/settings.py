"""How a server is set up: by its environment, so that no secret is written anywhere else."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

STATIC: Final = Path(__file__).parent / "static"


def default_database(environment: Mapping[str, str]) -> str:
    home = environment.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return f"sqlite:///{Path(home) / 'ludus' / 'tables.sqlite'}"


@dataclass(frozen=True, slots=True)
class Settings:
    """`database` is an address as SQLAlchemy writes it; `secret` signs cookies, and is made and kept if left out."""

    database: str = field(repr=False)  # it may hold a password
    secret: str = field(default="", repr=False)
    rate: int = 600  # HTTP requests a minute from one address
    sockets: int = 200  # open at once from one address
    static: Path = STATIC

    @staticmethod
    def of(environment: Mapping[str, str] = os.environ) -> "Settings":
        rate, sockets = environment.get("LUDUS_RATE", "600"), environment.get("LUDUS_SOCKETS", "200")
        if not (rate.isdecimal() and sockets.isdecimal()):
            raise ValueError(f"LUDUS_RATE={rate}, LUDUS_SOCKETS={sockets}: expected numbers")
        return Settings(
            database=environment.get("LUDUS_DATABASE") or default_database(environment),
            secret=environment.get("LUDUS_SECRET", ""),
            rate=int(rate),
            sockets=int(sockets),
            static=Path(environment.get("LUDUS_STATIC") or STATIC),
        )

    @property
    def shared(self) -> bool:
        """Whether several processes may share the database."""
        return self.database.startswith("postgresql")
