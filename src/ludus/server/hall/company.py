"""Who sits down with whom: asked where the seat is given, with the lock of its table held, so that nobody who comes at
the same moment is overlooked."""

import asyncio

from ..people.bots import Bots
from ..people.relations import Relations
from ..store.store import Store
from ..tables.orders import Denied
from ..tables.table import Table


async def check(store: Store, table: Table, newcomer: str | None) -> None:
    """Denied where somebody is not to sit with those who do."""
    if newcomer is not None and not table.seats_of(newcomer):  # who sits there comes once more
        seated = {one.person for one in table.chairs if one.person is not None}
        await asyncio.to_thread(check_blocks, store, newcomer, {table.setup.host, *seated})
        if table.setup.rated:
            await asyncio.to_thread(check_kin, store, newcomer, seated)


def check_blocks(store: Store, newcomer: str, others: set[str | None]) -> None:
    """Who has blocked somebody, or is blocked, does not sit down with them; nobody is told who has."""
    if not Relations(store).apart(newcomer).isdisjoint(others):
        raise Denied("not-your-seat", "no seat is open for you here")


def related(store: Store, people: set[str]) -> bool:
    """Whether a bot from outside is among them with who keeps it, or with another of theirs."""
    return len(Bots(store).owners(people)) < len(people)


def check_kin(store: Store, newcomer: str, seated: set[str]) -> None:
    """At a rated table a bot sits neither with who keeps it nor with another bot of theirs: nobody plays for the rating
    of another."""
    if related(store, {newcomer, *seated}):
        raise Denied("not-with-own", "at a rated table nobody plays with a bot of their own")
