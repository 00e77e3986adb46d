"""`python -m tests.server.dealt FILE serve ...` is `ludus serve ...` with the luck of a number that stands in a file.

The same number gives the same games: tables are dealt one after the other, bots think one after the other, and what one
does follows from the position it is asked in. A test writes its number before it opens a table.
"""

import hashlib
import sys
from pathlib import Path

from ludus.cli import main
from ludus.core.position import Position
from ludus.server import luck
from ludus.server.hall import hall
from ludus.server.hall.thinking import Thinkers


class Dealt(luck.Source):
    def __init__(self, file: Path) -> None:
        self.file = file
        self.deal = ""
        self.tables = 0  # dealt so far

    def bits(self, many: int, *about: object) -> int:
        if (deal := self.file.read_text()) != self.deal:
            self.deal, self.tables = deal, 0
        self.tables += "seed" in about
        table = self.tables if "seed" in about or "salt" in about else 0
        named = [one.digest() if isinstance(one, Position) else one for one in about]
        text = f"{deal.split()[0]} {table} {named}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()) >> 256 - many


class InTurn(Thinkers):
    """One room with one thread for all bots: they answer in the order they are asked."""

    def __init__(self) -> None:
        super().__init__()
        self.slow.close()
        self.slow = self.quick


if __name__ == "__main__":
    file = Path(sys.argv.pop(1))
    luck.source = Dealt(file)
    hall.Thinkers = InTurn  # type: ignore[attr-defined]
    main()
