"""What people have seen of the tables, written down soon after: it follows them from one device to another."""

import asyncio

from ..protocol.recap import Missed
from ..store import seen
from ..store.seen import Sight
from ..store.store import Store
from ..tables import recap
from ..tables.clock import now
from ..tables.table import Table


class Sights:
    """Pages say what was looked at; once a second that is written, all together, as it is with turns."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.changed: dict[tuple[str, str], Sight] = {}
        self.writing: dict[tuple[str, str], Sight] = {}  # on their way into the database

    def note(self, person: str, table: str, seq: int) -> None:
        before = self.changed.get((person, table))
        self.changed[person, table] = Sight(max(seq, before.seq if before else 0), now())

    async def missed(self, table: Table, person: str) -> Missed | None:
        """What somebody who comes to a table is to be told of; nothing to who has never looked at it."""
        id_ = table.setup.id
        told = [kept.get((person, id_)) for kept in (self.writing, self.changed)]
        kept = await asyncio.to_thread(seen.last, self.store.engine, person, id_)
        last = max((one for one in (kept, *told) if one is not None), default=None)
        return None if last is None else recap.missed(table, person, last.seq, last.at, now())

    async def flush(self) -> None:
        if not self.changed:
            return
        self.writing, self.changed = self.changed, {}
        try:
            await asyncio.to_thread(seen.write, self.store.engine, self.writing)
        except Exception:
            self.changed = {**self.writing, **self.changed}  # once more, next time
            raise
        finally:
            self.writing = {}
