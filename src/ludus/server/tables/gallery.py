"""The gallery: whoever has no seat sees the table one move late, so that nothing they say can help a player.

It is a copy of the table that follows behind: it holds back the last answer, and all that came after it, until the next
answer or the end of the game.
"""

from .entries import Entry
from .table import Table


def shown(table: Table) -> int:
    """The number of the last entry the gallery may see."""
    return table.given - 1 if table.given and not table.over else table.seq


def behind(table: Table) -> Table:
    """The table as the gallery sees it."""
    return table.again(shown(table))


def due(late: Table, table: Table) -> list[Entry]:
    """The entries the gallery may see now and has not seen yet."""
    return table.log[late.seq : shown(table)]
