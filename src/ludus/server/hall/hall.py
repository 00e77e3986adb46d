"""The tables of one process: which are open, who owns them, and what happens when a process dies."""

import asyncio
import re
from collections.abc import Coroutine, Iterator
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
import structlog

from ...core.errors import LudusError
from .. import metrics
from ..processes.channels import Alone, Relay, Silence
from ..processes.notes import Left, Muted, Rewritten, SignedOut, Written
from ..store.store import Append, Store
from ..store.writer import Unwritten, Writer
from ..tables.entries import AnyDeed, Setup
from ..tables.orders import Denied, Wanted, request
from ..tables.table import Decision, RulesChanged, Table
from .connection import Connection
from .live import Live
from .sights import Sights
from .thinking import Thinkers
from .turns import Turns

LOG: Final = structlog.get_logger()
ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")  # of a table
REMEMBERED: Final = 10_000  # tables that are closed, people who have left
NOTED: Final = 100  # tables of one note
GATHER: Final = 0.1  # seconds in which what was written is told together
ANSWER: Final = 3.0  # seconds a database that is well may take
FAREWELL: Final = 100  # hundredths of a second that people have to hear that the server stops


class Closed(NamedTuple):
    """Why a table cannot be played here: `old-rules` or `damaged`, and a sentence. It is shown and can be had all the
    same (export.py)."""

    code: str
    text: str


class Hall:
    """All open tables of this process."""

    def __init__(self, store: Store, process: str, relay: Relay | None = None, most_tables: int = 100) -> None:
        self.store = store
        self.process = process
        self.most_tables = most_tables  # of one person, not over
        self.relay = relay or Alone()
        self.writer = Writer(store)
        self.lives: dict[str, Live] = {}
        self.closed: dict[str, Closed] = {}  # tables that cannot be played here
        self.leaving: dict[str, None] = {}  # people who are deleted: nothing of theirs is written any more
        self.loading: dict[str, asyncio.Task[Live | None]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.thinkers = Thinkers()
        self.asking: asyncio.Task[None] | None = None  # the database, whether it is well
        self.turns = Turns(store)
        self.sights = Sights(store)
        self.closing = False
        self.unheard: dict[str, int] = {}  # what was written, by table, and other processes have not been told
        self.telling: asyncio.TimerHandle | None = None

    @property
    def shared(self) -> bool:
        """Whether there may be other processes."""
        return not isinstance(self.relay, Alone)

    # ------------------------------------------------------------------ opening tables

    async def create(self, setup: Setup, deeds: list[AnyDeed]) -> Live:
        """A new table, owned by this process."""
        table = Table(setup)
        entries = table.entries(deeds, setup.created)
        phase = Decision(deeds).phase or "waiting"
        self.may_write(setup.host)
        try:
            await self.writer.append(Append(setup.id, entries, phase, setup, self.process))
        except Unwritten as error:
            LOG.error("not written", table=setup.id, error=str(error))
            raise Denied("busy", "the table could not be written: try again") from None
        live = self.lives[setup.id] = Live(table, self, self.process)
        live.standing.orders = {}  # nobody can have given any
        live.adopt(entries)
        self.counted()
        return live

    async def live(self, id_: str) -> Live | None:
        """An open table, read from the store if it is not open yet."""
        if (found := self.lives.get(id_)) is not None:
            await found.catch_up()
            return found
        if not ID.fullmatch(id_) or id_ in self.closed:
            return None
        if (task := self.loading.get(id_)) is None:
            task = self.loading[id_] = asyncio.create_task(self.load(id_))
            task.add_done_callback(lambda _: self.loading.pop(id_, None))
        return await asyncio.shield(task)

    async def load(self, id_: str) -> Live | None:
        try:
            setup = await asyncio.to_thread(self.store.setup, id_)
            if setup is None:
                return None
            owner = await asyncio.to_thread(self.store.claim, id_, self.process)
            table = await asyncio.to_thread(self.rebuild, setup)
        except sa.exc.SQLAlchemyError:
            raise  # the database, not the table
        except RulesChanged as error:
            LOG.warning("old rules", table=id_, error=str(error))
            self.close_table(id_, Closed("old-rules", str(error)))
            return None
        except Exception:
            LOG.exception("table cannot be rebuilt", table=id_)
            await asyncio.to_thread(self.store.claim, id_, self.process)  # it is not tried again every second
            self.close_table(id_, Closed("damaged", "what is kept of this table cannot be read"))
            return None
        live = self.lives[id_] = Live(table, self, owner)
        async with live.lock:
            await live.follow()  # what was written while we read
        self.counted()
        return live

    def close_table(self, id_: str, why: Closed) -> None:
        self.closed[id_] = why
        if len(self.closed) > REMEMBERED:
            del self.closed[next(iter(self.closed))]

    def rebuild(self, setup: Setup) -> Table:
        """A table from its log. Only what was allowed was ever written: where an answer is not, a game that was over is
        not, or a first position cannot be, other rules than ours were played, whatever they called themselves."""
        table, over = Table(setup), self.store.over(setup.id)
        try:
            if setup.start is not None:
                table.first()  # before anybody sits down there
            for entry in self.store.entries(setup.id):
                table.adopt(entry)
        except (Denied, LudusError) as error:
            raise RulesChanged(f"this table was played by other rules of {setup.game} than this server has") from error
        if over and table.course is None and not table.over:
            raise RulesChanged(f"by the rules of {setup.game} that this server has, this game would not be over")
        return table

    # ------------------------------------------------------------------ orders

    async def perform(self, id_: str, sender: str | None, wanted: Wanted) -> int:
        """Brings an order to the owner of a table, wherever that is. A caller that goes away does not stop it."""
        return await asyncio.shield(self.spawn(self.deliver(id_, sender, wanted)))

    async def deliver(self, id_: str, sender: str | None, wanted: Wanted) -> int:
        for _ in range(3):
            live = await self.live(id_)
            if live is None:
                raise Denied("not-running", "there is no such table, or it is closed")
            if live.owned:
                return await live.perform(sender, wanted)
            try:
                seq = await self.relay.ask(live.owner or "", request(id_, sender, wanted))
                async with live.lock:
                    await live.follow()
                return seq
            except Silence:
                await self.check_owner(live)
        raise Denied("busy", "the table changes its process: try again")

    def written(self, live: Live) -> None:
        """Other processes hear of it: at once where somebody there looks on, else soon, of many tables together."""
        if not self.shared:
            return
        self.unheard[live.id] = live.table.seq
        if live.elsewhere:
            self.tell_written()
        elif self.telling is None:
            self.telling = asyncio.get_running_loop().call_later(GATHER, self.tell_written)

    def tell_written(self) -> None:
        if self.telling is not None:
            self.telling.cancel()
            self.telling = None
        unheard, self.unheard = self.unheard, {}
        for some in batched(list(unheard)):
            self.relay.tell(Written(self.process, {table: unheard[table] for table in some}))

    async def owner(self, id_: str) -> str | None:
        """Who owns a table and lives, found without opening it; nobody, where that cannot be found out."""
        if (live := self.lives.get(id_)) is not None:
            return live.owner
        try:
            return await asyncio.to_thread(self.store.owner, id_) if ID.fullmatch(id_) else None
        except sa.exc.SQLAlchemyError:  # whoever opens it is told
            return None

    async def check_owner(self, live: Live) -> None:
        """Asks the store who owns a table, and takes it over if its owner is dead."""
        owner = await asyncio.to_thread(self.store.claim, live.id, self.process)
        if owner != live.owner:
            LOG.info("owner changed", table=live.id, before=live.owner, now=owner)
            live.elsewhere.pop(live.owner or "", None)
            live.owner = owner
            self.turns.drop(live.id)
            if not live.lock.locked():
                async with live.lock:
                    await live.follow()
            live.wake()

    async def reread(self, ids: list[str]) -> None:
        """Reads tables anew whose past has lost a name."""
        for id_ in ids:
            if (live := self.lives.get(id_)) is not None:
                try:
                    await self.read_again(live)
                except Exception:
                    LOG.exception("table not read again", table=id_)
                    await self.put_away(live)

    async def read_again(self, live: Live) -> None:
        async with live.lock:
            setup = await asyncio.to_thread(self.store.setup, live.id)
            live.table = await asyncio.to_thread(self.rebuild, setup or live.table.setup)
            live.late = None
            live.tell_gallery()
        live.wake()

    # ------------------------------------------------------------------ people, in all processes

    def tell_signed_out(self, person: str, session: str | None = None) -> None:
        """Ends the sockets of a person who is no longer signed in, here and in other processes."""
        self.sign_out(person, session)
        self.relay.tell(SignedOut(self.process, person, session))

    async def tell_left(self, person: str) -> None:
        """Somebody is being deleted: from now on nothing is written for them, here and in other processes."""
        self.left(person)
        self.relay.tell(Left(self.process, person))
        await self.writer.flush()

    def left(self, person: str) -> None:
        self.leaving[person] = None
        if len(self.leaving) > REMEMBERED:
            del self.leaving[next(iter(self.leaving))]
        self.sign_out(person, None)

    def may_write(self, person: str | None) -> None:
        """Call it right before something is given to the writer."""
        if person is not None and person in self.leaving:
            raise Denied("not-your-seat", "that person has left for good")

    def sign_out(self, person: str, session: str | None) -> None:
        for connection in self.connections():
            if connection.person == person and session in (None, connection.session):
                connection.close("signed-out")

    def tell_muted(self, person: str, muted: str, on: bool) -> None:
        self.mute(person, muted, on)
        self.relay.tell(Muted(self.process, person, muted, on))

    def mute(self, person: str, muted: str, on: bool) -> None:
        for connection in self.connections():
            if connection.person == person:
                connection.muted = connection.muted | {muted} if on else connection.muted - {muted}

    async def tell_rewritten(self, tables: list[str]) -> None:
        """Tables whose past has lost a name are read anew everywhere."""
        await self.reread(tables)
        for some in batched(tables):
            self.relay.tell(Rewritten(self.process, some))

    # ------------------------------------------------------------------ housekeeping

    async def put_away(self, live: Live) -> None:
        await self.turns.flush()
        self.turns.drop(live.id)
        self.lives.pop(live.id, None)
        live.stop()
        if live.owned:
            wakes = None if live.table.over else live.table.clock.deadline()
            await asyncio.to_thread(self.store.release, live.id, self.process, wakes)
        self.counted()

    async def reachable(self) -> bool:
        """Whether the database takes what is written, and soon. It is asked one thing at a time, however many want to
        know: one that keeps silent must not take every thread."""
        if self.asking is None or self.asking.done():
            self.asking = self.spawn(asyncio.to_thread(self.store.beat, self.process))
        try:
            await asyncio.wait_for(asyncio.shield(self.asking), ANSWER)
        except Exception as error:
            LOG.error("database does not answer", error=repr(error))
            return False
        return True

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.done)
        return task

    def done(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None and not isinstance(error, Denied):
            LOG.error("task failed", error=repr(error), exc_info=error)

    def connections(self) -> list[Connection]:
        return [connection for live in self.lives.values() for connection in live.connections]

    def counted(self) -> None:
        metrics.TABLES.set(len(self.lives))

    async def dismiss(self) -> None:
        """Tells everybody that the server stops, and waits a little until they have heard it and gone."""
        self.closing = True
        for live in self.lives.values():
            live.stir()
        for connection in self.connections():
            connection.close("restart")
        for _ in range(FAREWELL):
            if not self.connections():
                return
            await asyncio.sleep(0.01)

    async def close(self) -> None:
        """Lets everybody go, writes what waits, and leaves the tables to others."""
        await self.dismiss()
        for live in self.lives.values():
            live.stop()
            for task in live.thinking.values():
                task.cancel()
        running = [task for task in self.tasks if task is not asyncio.current_task()]
        if running:
            await asyncio.wait(running, timeout=2)
        await asyncio.to_thread(self.writer.close)
        try:
            await self.turns.flush()
            await self.sights.flush()
        except sa.exc.SQLAlchemyError as error:  # it is said again when the tables are next opened
            LOG.error("turns not written", error=str(error))
        await asyncio.to_thread(self.store.bury, self.process)
        self.thinkers.close()


def batched(tables: list[str]) -> Iterator[list[str]]:
    """A note has little room."""
    for at in range(0, len(tables), NOTED):
        yield tables[at : at + NOTED]
