"""A table next to an attack, and one at a server left in peace, played in turn by the same client.

Whatever slows the machine or the client slows both alike: what is left of their ratio is the attack. A game at a table
under attack goes on as any other: every answer is accepted, and the entries have no gap.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from statistics import median
from time import perf_counter

from tests.server.client import Guest, Tab, guest
from tests.server.running import Server

FACTOR = 6.0  # an attack may slow its neighbours down by so much, median to median
ROUNDS = 20  # answers at least
LONGEST = 7200.0  # seconds


class Neighbour:
    """Somebody who plays against themselves, game after game, with a tab for each seat."""

    def __init__(self, host: Guest) -> None:
        self.host = host
        self.tabs: list[Tab] = []
        self.times: list[float] = []

    async def answer(self) -> None:
        """One answer, timed from being sent to being acknowledged."""
        if not self.tabs or self.tabs[0].situation["sheet"] is not None:
            await self.leave()
            table = await self.host.table("me", "here:Jan")
            self.tabs = [await self.host.connect(table, seat=seat) for seat in (0, 1)]
        tab = next(one for one in self.tabs if one.situation["legal"])
        before, start = tab.situation["seq"], perf_counter()
        reply = await tab.answer()
        self.times.append(perf_counter() - start)
        assert (reply["type"], reply["seq"]) == ("accepted", before + 1), reply
        for one in self.tabs:
            await one.at(before + 1)

    async def leave(self) -> None:
        for tab in self.tabs:
            story = [one["seq"] for one in tab.happened()]
            assert story == list(range(1, len(story) + 1))
            await tab.close()
        self.tabs = []


@asynccontextmanager
async def neighbours(*servers: Server) -> AsyncIterator[list[Neighbour]]:
    async with AsyncExitStack() as stack:
        found = [Neighbour(await stack.enter_async_context(guest(server, "Neighbour"))) for server in servers]
        try:
            yield found
        finally:
            for one in found:
                await one.leave()


async def undisturbed(
    attacked: Server, peaceful: Server, attack: Callable[[], Awaitable[None]], factor: float = FACTOR
) -> None:
    """Plays beside an attack until it is over; nobody may notice more of it than the factor says."""
    async with neighbours(attacked, peaceful) as both, asyncio.timeout(LONGEST):
        for one in both:
            await one.answer()  # whatever is done once is done
            one.times.clear()
        running = asyncio.ensure_future(attack())
        while not running.done() or len(both[0].times) < ROUNDS:
            for one in both:
                await one.answer()
            await asyncio.sleep(0.06)  # within the limits people get
        await running
        ratio = median(both[0].times) / median(both[1].times)
        assert ratio < factor, f"{ratio:.1f} times as slow as in peace"
