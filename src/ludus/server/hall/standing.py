"""Standing orders at an open table. Its owner carries them out when the question really comes, as a click would be.

Nobody else can tell: the answer is the command a tab would send, after a pause that depends on nothing but the clock of
the table; and whoever is answered for is shown as present around it, as somebody who comes, clicks and goes.
"""

import asyncio
import secrets
import weakref
from typing import TYPE_CHECKING, Final

import structlog
from msgspec.structs import replace

from ...core.standing import EVERYBODY
from .. import luck
from ..processes.notes import Ordered
from ..protocol import Answer, DaysClock, Orders
from ..store import standing as store
from ..tables import standing
from ..tables.clock import now
from ..tables.entries import Undoing
from ..tables.orders import Denied, Stand
from ..tables.standing import Meant, StandingOrder
from ..tables.table import Table
from .connection import Connection, encode

if TYPE_CHECKING:
    from .live import Live

LOG: Final = structlog.get_logger()
HAND: Final = (1_500, 4_500)  # milliseconds from a question to its answer, and
DAYS: Final = (15_000, 45_000)  # where a clock counts days: before anybody is sent a notice
STAY: Final = (1_000, 6_000)  # and from the answer until who gave it is gone
BySeat = dict[int, list[StandingOrder]]


def drawn(bounds: tuple[int, int], *about: object) -> float:
    """A time between two, in seconds: any is as likely as any other, whoever is asked whatever."""
    low, high = bounds
    return (low + luck.bits(32, *about) % (high - low)) / 1000


class StandingOrders:
    """The orders at one table, by seat; what the owner knows of them by heart, others read when they are asked."""

    def __init__(self, live: "Live") -> None:
        # A table that is put away is gone at once, not only when all memory is looked through.
        self.live: Live = weakref.proxy(live)
        self.orders: BySeat | None = None  # none: not read yet
        self.reading: asyncio.Task[None] | None = None
        self.waiting: dict[int, asyncio.Task[None]] = {}  # seats an answer is on its way for
        self.taken_back: dict[int, int] = {}  # seats that took one back: what they want to answer themselves
        self.missed: dict[str, int] = {}  # orders that could not answer, by the question
        self.here: dict[str, asyncio.TimerHandle | None] = {}  # who is there because an order answers, until when

    @property
    def table(self) -> Table:
        return self.live.table

    @property
    def possible(self) -> bool:
        """Whether anything can be ordered at this table."""
        table = self.table
        people = any(chair.kind == "person" and chair.person is not None for chair in table.chairs)
        return people and table.course is None and table.game.standing is not None and table.phase == "running"

    @property
    def busy(self) -> bool:
        """The table must stay open: somebody is being answered for."""
        return bool(self.waiting or self.here)

    # ------------------------------------------------------------------ giving and revoking, at the owner

    async def give(self, person: str, stand: Stand) -> None:
        """All orders of a seat. Call it with the lock of the table held."""
        table, seat = self.table, stand.seat
        standing.may_order(table, seat)
        mine = (await self.known()).get(seat, [])
        before = {one.id: one for one in mine if one.person == person}
        turn, _ = standing.turn(table)
        found = []
        for said in stand.orders:
            old = before.pop(said.id, None)
            if said.id and old is None:
                continue  # it was used up since, or revoked
            if old is None or (old.said.sentence, old.said.chosen) != (said.sentence, said.chosen):
                standing.check(table, seat, said)
            if old is not None and old.said == said:
                found.append(old)
                continue
            id_ = old.id if old is not None else secrets.token_hex(6)
            found.append(StandingOrder(id_, person, seat, replace(said, id=id_), now(), turn, old.used if old else 0))
        self.live.hall.may_write(person)
        await self.keep(seat, found)
        self.live.wake()

    async def keep(self, seat: int, orders: list[StandingOrder]) -> None:
        """Writes the orders of a seat, and tells their owner."""
        await asyncio.to_thread(store.write, self.live.hall.store.engine, self.live.id, seat, orders)
        if self.orders is not None:
            self.orders[seat] = orders
            here = {one.id for some in self.orders.values() for one in some}
            self.missed = {id_: asked for id_, asked in self.missed.items() if id_ in here}
        self.told(seat, orders)

    async def known(self) -> BySeat:
        """All orders at the table."""
        if self.live.owned and self.orders is not None:
            return self.orders
        found = await asyncio.to_thread(store.read, self.live.hall.store.engine, self.live.id)
        if not self.live.owned:
            return found
        if self.orders is None:  # else they were given while we read
            self.orders = found
        return self.orders

    # ------------------------------------------------------------------ telling their owner, and nobody else

    def told(self, seat: int, orders: list[StandingOrder]) -> None:
        self.tell(seat, orders)
        self.live.hall.relay.tell(Ordered(self.live.hall.process, self.live.id, seat))

    def tell(self, seat: int, orders: list[StandingOrder]) -> None:
        person = self.table.chairs[seat].person
        message = encode(Orders(seat, [order.info for order in orders]))
        for connection in self.live.connections:
            if connection.seat == seat and connection.person == person and person is not None:
                connection.put(message)

    def show(self, connection: Connection) -> None:
        """A tab is told of the orders of its seat, if there are any."""
        if self.possible and connection.seat in self.table.seats_of(connection.person) and not connection.bot:
            self.live.hall.spawn(self.show_soon(connection))

    async def show_soon(self, connection: Connection) -> None:
        seat, orders = connection.seat, await self.known()
        if orders.get(seat) and connection.seat == seat:
            connection.tell(Orders(seat, [order.info for order in orders[seat]]))

    async def changed(self, seat: int) -> None:
        """Another process has written the orders of a seat."""
        if not self.live.owned:
            self.tell(seat, (await self.known()).get(seat, []))

    # ------------------------------------------------------------------ carrying out, at the owner

    def wake(self) -> None:
        """Call it after anything has happened at a table this process owns."""
        if not self.possible:
            return
        if self.orders is None:
            if self.reading is None or self.reading.done():
                self.reading = self.live.hall.spawn(self.read())
            return
        last = self.table.log[-1].deed
        if isinstance(last, Undoing):
            self.taken_back[last.seat] = self.table.question
        self.expire(self.orders)
        for seat in self.orders:
            if seat not in self.waiting and (found := self.meant(seat)) is not None:
                if found.actions:
                    self.waiting[seat] = self.live.hall.spawn(self.obey(seat))
                else:
                    self.miss(found.order)

    async def read(self) -> None:
        await self.known()
        self.live.wake()

    def expire(self, orders: BySeat) -> None:
        """Orders that end with the next turn of their owner, and those of somebody who no longer sits there."""
        if not any(orders.values()):
            return
        number, whose = standing.turn(self.table)
        for seat, some in orders.items():
            begun = whose in (seat, EVERYBODY)
            lives = [
                one
                for one in some
                if one.person == self.table.chairs[seat].person
                and not (one.said.life == "turn" and begun and one.turn != number)
            ]
            if len(lives) < len(some):
                self.write_soon(seat, lives)

    def write_soon(self, seat: int, orders: list[StandingOrder]) -> None:
        assert self.orders is not None
        self.orders[seat] = orders
        self.live.hall.spawn(self.write(seat))

    async def write(self, seat: int) -> None:
        async with self.live.lock:
            if self.orders is not None:
                await self.keep(seat, self.orders[seat])

    def meant(self, seat: int) -> Meant | None:
        """What is ordered for the question a seat is asked now. Who composes an answer, or has taken one back, is left
        alone."""
        table, chair = self.table, self.table.chairs[seat]
        mine = [one for one in (self.orders or {}).get(seat, ()) if one.said.on and one.person == chair.person]
        alone = chair.bot is not None or seat in table.drafts or self.taken_back.get(seat) == table.question
        return standing.meant(table, table.position, seat, mine) if mine and not alone else None

    def miss(self, order: StandingOrder) -> None:
        """Its answer is not legal: nothing happens, and its owner alone is told, once for a question."""
        if self.missed.get(order.id) == self.table.question:
            return
        self.missed[order.id] = self.table.question
        assert self.orders is not None
        mine = self.orders[order.seat]
        self.write_soon(order.seat, [replace(one, missed=now()) if one is order else one for one in mine])

    async def obey(self, seat: int) -> None:
        """One answer, unless something else is answered before: then the pause begins anew."""
        live, table = self.live, self.table
        person, answers = table.chairs[seat].person or "", len(table.answers)
        pause = drawn(DAYS if isinstance(table.setup.speed, DaysClock) else HAND, "order", table.position, seat)
        comes = pause * drawn((200, 800), "comes", table.position, seat)
        try:
            await asyncio.sleep(comes)
            self.enter(person)
            await asyncio.sleep(pause - comes)
            welcome = await asyncio.to_thread(live.hall.store.generations, [person])  # not those who are shut out
            same = live.owned and table is live.table and self.possible and len(table.answers) == answers
            if welcome and same and (found := self.meant(seat)) is not None and found.actions:
                await self.answer(person, seat, found)
        except Denied as denied:
            LOG.debug("order too late", table=live.id, seat=seat, code=denied.code)
        finally:
            self.waiting.pop(seat, None)
            self.part(person)
        live.wake()

    async def answer(self, person: str, seat: int, found: Meant) -> None:
        order, table = found.order, self.table
        command = Answer(f"order {order.id} {table.seq}", seat, table.question, list(found.actions))
        await self.live.perform(person, command, order)
        if self.orders is not None and not table.over:
            mine = [replace(one, used=one.used + 1) if one.id == order.id else one for one in self.orders[seat]]
            self.orders[seat] = [one for one in mine if one.id != order.id or one.said.life != "used"]
            self.told(seat, self.orders[seat])

    # ------------------------------------------------------------------ presence

    def enter(self, person: str) -> None:
        """Somebody is there, as far as others can see."""
        was = self.connected(person)
        if (leaving := self.here.get(person)) is not None:
            leaving.cancel()
        self.here[person] = None
        if not was:
            self.live.present()

    def part(self, person: str) -> None:
        """They go after a while, unless they are answered for again."""
        if person in self.here:
            wait = drawn(STAY, "stays", person, self.table.seq)
            self.here[person] = asyncio.get_running_loop().call_later(wait, self.gone, person)

    def gone(self, person: str) -> None:
        self.here.pop(person, None)
        if not self.connected(person):
            self.live.present()

    def connected(self, person: str) -> bool:
        """Whether others see somebody already."""
        people = [*self.live.here()[0], *(one for some, _ in self.live.elsewhere.values() for one in some)]
        return person in people

    def stop(self) -> None:
        """The table is put away, or has another owner."""
        self.orders = None
        for task in self.waiting.values():
            if task is not asyncio.current_task():
                task.cancel()
        for leaving in self.here.values():
            if leaving is not None:
                leaving.cancel()
        self.here.clear()
