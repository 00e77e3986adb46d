"""The gallery: whoever has no seat sees the table one move late, so that nothing they say can help a player.

It is a copy of the table that follows behind: it holds back the last answer, and all that came after it, until the next
answer or the end of the game.
"""

from .entries import Answering, Entry
from .table import Table


def shown(table: Table) -> int:
    """The number of the last entry the gallery may see."""
    if table.over:
        return table.seq
    last = next((entry.seq for entry in reversed(table.log) if isinstance(entry.deed, Answering)), table.seq + 1)
    return last - 1 if last <= table.seq else table.seq


def behind(table: Table) -> Table:
    """The table as the gallery sees it."""
    return table.again(shown(table))


def due(late: Table, table: Table) -> list[Entry]:
    """The entries the gallery may see now and has not seen yet."""
    return table.log[late.seq : shown(table)]
