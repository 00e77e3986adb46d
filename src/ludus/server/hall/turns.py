"""Whose turn it is at the tables of this process, written down soon after it changes: for the lobby, for notices."""

import asyncio
from typing import TypeAlias

from ..store import asked
from ..store.asked import Asked, Turn
from ..store.store import Store
from ..tables.table import Table

Key: TypeAlias = tuple[int, bool]  # a seat, and whether it is asked for its word on a plea


class Turns:
    """Tables say when somebody else is to answer; once a second that is written, all tables together.

    What happens in between is never written: who plays fast costs the disk nothing.
    """

    def __init__(self, store: Store) -> None:
        self.store = store
        self.known: dict[str, dict[Key, Turn]] = {}
        self.changed: dict[str, Asked] = {}

    def note(self, table: Table) -> None:
        """Call it after anything has happened at a table this process owns."""
        id_ = table.setup.id
        before = self.known.get(id_)
        turns = waiting(table, before or {})
        if turns == before:
            return
        self.known[id_] = turns
        fresh = before is None or (id_ in self.changed and self.changed[id_].fresh)
        self.changed[id_] = Asked(tuple(turns.values()), fresh)

    def drop(self, table: str) -> None:
        """A table is put away, or has another owner."""
        self.known.pop(table, None)

    async def flush(self) -> dict[str, Asked]:
        """Writes what has changed, and returns it."""
        changed, self.changed = self.changed, {}
        if changed:
            try:
                await asyncio.to_thread(asked.write, self.store.engine, changed)
            except Exception:
                self.changed = {**changed, **self.changed}  # once more, next time
                raise
        return changed


def waiting(table: Table, before: dict[Key, Turn]) -> dict[Key, Turn]:
    """The seats a table waits for in which a person sits, for their answer or for their word on a plea; a lesson waits
    without a word. One that has been asked since `before` is asked for as long."""
    if table.course is not None or table.over:
        return {}
    at = table.log[-1].at if table.log else 0
    found = {}
    pleas = table.plea.waits if table.plea is not None else []
    for seat, plea in [*((seat, False) for seat in table.pending()), *((seat, True) for seat in pleas)]:
        chair = table.chairs[seat]
        if chair.person is not None and chair.bot is None:
            same = before.get((seat, plea))
            since = same.since if same is not None and same.person == chair.person else at
            due = None if plea else table.clock.due(seat)
            found[seat, plea] = Turn(seat, chair.person, since, due, table.clock.resting(seat, at), plea)
    return found
