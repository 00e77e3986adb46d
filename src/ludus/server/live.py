"""A table that is open in this process: its lock, its listeners, its clock and its bots.

The owner of a table decides and writes; copies in other processes follow what was written. Both tell their listeners.
"""

import asyncio
import time
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

import structlog

from . import gallery, metrics, situation, thinking
from .connection import Connection, encode
from .deeds import Chatting, Entry, Sitting, Starting
from .notes import Drafting, Followed, Written
from .orders import BotAnswer, Denied, TimeOut, Wanted
from .protocol import Draft, Drafted, DraftInfo, GameEvent, Happened, Present, SeatInfo
from .store import Append, Conflict
from .table import Table
from .writer import Unwritten

if TYPE_CHECKING:
    from .hall import Hall

LOG: Final = structlog.get_logger()
TRIES: Final = 3
NOBODY: Final = -1  # the seat of a spectator


def now() -> int:
    return time.time_ns() // 1_000_000


class Live:
    """A table, and everybody who follows it here."""

    def __init__(self, table: Table, hall: "Hall", owner: str | None) -> None:
        self.table = table
        self.hall = hall
        self.owner = owner
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.late: Table | None = None  # what the gallery sees, while somebody is there
        self.elsewhere: dict[str, tuple[list[str], int]] = {}  # who follows it in other processes
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.timer: asyncio.TimerHandle | None = None
        self.idle_since = time.monotonic()

    @property
    def id(self) -> str:
        return self.table.setup.id

    @property
    def owned(self) -> bool:
        return self.owner == self.hall.process

    # ------------------------------------------------------------------ orders, at the owner

    async def perform(self, sender: str | None, wanted: Wanted) -> int:
        """Plays an order once and returns its entry, after it is durable; 0 where nothing had to be done."""
        async with self.lock:
            if isinstance(wanted, Draft):
                self.table.may(sender, wanted.seat)
                self.draft(wanted.seat, wanted.question, tuple(wanted.actions))
                self.hall.relay.tell(Drafting(self.hall.process, self.id, wanted.seat, wanted.question, wanted.actions))
                return 0
            for _ in range(TRIES):
                command = getattr(wanted, "id", None)
                if command is not None and (done := self.table.done.get((sender or "", command))):
                    return done
                if isinstance(wanted, TimeOut) and wanted.seat not in self.table.clock.out(now()):
                    return 0
                deeds = self.table.decide(sender, wanted)
                if not deeds:
                    return 0
                phase = self.table.phase_after(deeds)
                entries = self.table.entries(deeds, now(), sender if command else None, command)
                if await self.write(Append(self.id, entries, phase)):
                    self.adopt(entries)
                    self.hall.relay.tell(Written(self.hall.process, self.id, self.table.seq))
                    return entries[0].seq
            raise Denied("busy", "the table is busy: try again")

    async def write(self, append: Append) -> bool:
        """Whether the entries are on disk. If somebody else wrote first, or nobody knows, the table reads again."""
        start = time.perf_counter()
        try:
            await self.hall.writer.append(append)
        except Conflict:
            await self.follow()
            await self.hall.check_owner(self)
            if not self.owned:
                raise Denied("busy", "another process has taken over the table: try again") from None
            return False
        except Unwritten as error:
            LOG.error("not written", table=self.id, error=str(error))
            await self.follow()
            raise Denied("busy", "the table could not be written: try again") from None
        metrics.DURABLE.observe(time.perf_counter() - start)
        metrics.ENTRIES.inc(len(append.entries))
        return True

    # ------------------------------------------------------------------ what was written, told to those who listen

    async def follow(self) -> None:
        """Reads what was written since. Call it with the lock held."""
        entries = await asyncio.to_thread(self.hall.store.entries, self.id, self.table.seq)
        self.adopt(entries)

    def adopt(self, entries: Sequence[Entry]) -> None:
        for entry in entries:
            seats = {connection.seat for connection in self.connections}
            drafted = set(self.table.drafts)
            told = self.table.adopt(entry, seats)
            if isinstance(entry.deed, Sitting):
                seats = self.reseat(entry.deed.chair)
            frames = {seat: self.frame(self.table, entry, seat, told.get(seat, [])) for seat in seats}
            self.tell([one for one in self.connections if not self.in_gallery(one)], entry, frames)
            for seat in drafted - set(self.table.drafts):
                self.tell_draft(seat)
        self.tell_gallery()
        self.wake()

    def in_gallery(self, connection: Connection) -> bool:
        return not self.table.seats_of(connection.person)

    def tell_gallery(self) -> None:
        """Shows spectators what they may see by now."""
        spectators = [one for one in self.connections if self.in_gallery(one)]
        if not spectators:
            self.late = None
            return
        self.late = self.late or gallery.behind(self.table)
        for entry in gallery.due(self.late, self.table):
            told = self.late.adopt(entry, [NOBODY])
            self.tell(spectators, entry, {NOBODY: self.frame(self.late, entry, NOBODY, told[NOBODY])})

    def seen_by(self, connection: Connection) -> Table:
        """The table as a connection may know it: spectators see it late."""
        return gallery.behind(self.table) if self.in_gallery(connection) else self.table

    def reseat(self, chair: SeatInfo) -> set[int]:
        """Who sits down looks through the new seat, who has lost one no longer does. Returns those looked through."""
        for one in self.connections:
            if one.seat == chair.seat and one.person != chair.person:
                one.seat = -1
            elif one.seat == -1 and one.person is not None and self.table.seats_of(one.person) == [chair.seat]:
                one.seat = chair.seat
        return {one.seat for one in self.connections}

    def frame(self, table: Table, entry: Entry, seat: int, events: list[GameEvent]) -> Happened:
        changed = isinstance(entry.deed, Sitting | Starting) or table.over
        return Happened(
            situation.happening(entry, events, table.over),
            situation.situation(table, seat, now()),
            situation.info(table) if changed else None,
        )

    def tell(self, listeners: Iterable[Connection], entry: Entry, frames: dict[int, Happened]) -> None:
        texts = {seat: encode(frame) for seat, frame in frames.items()}
        for connection in listeners:
            if isinstance(entry.deed, Chatting) and entry.deed.person in connection.muted:
                quiet = situation.happening(entry, [], False, connection.muted)
                connection.tell(Happened(quiet, frames[connection.seat].situation))
            else:
                connection.put(texts[connection.seat])

    # ------------------------------------------------------------------ drafts and presence

    def draft(self, seat: int, question: int, actions: tuple[int, ...]) -> None:
        shown = situation.draft(self.table, seat, question, actions)
        self.tell_draft(seat, shown)

    def tell_draft(self, seat: int, shown: DraftInfo | None = None) -> None:
        message = encode(Drafted(seat, self.table.question, shown))
        for connection in self.connections:
            if connection.seat == seat:
                connection.put(message)

    def join(self, connection: Connection) -> None:
        self.connections.add(connection)
        if self.in_gallery(connection) and self.late is None:
            self.late = gallery.behind(self.table)
        self.hall.counted()
        self.present()

    def part(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.idle_since = time.monotonic()
        self.hall.counted()
        self.present()

    def here(self) -> tuple[list[str], int]:
        """The people at the table who are connected to this process, and the number of others."""
        seated = {chair.person for chair in self.table.chairs}
        people = {one.person for one in self.connections if one.person is not None and one.person in seated}
        return sorted(people), sum(one.person not in people for one in self.connections)

    def present(self, announce: bool = True) -> None:
        people, spectators = self.here()
        if announce:
            self.hall.relay.tell(Followed(self.hall.process, self.id, people, spectators))
        for others, more in self.elsewhere.values():
            people, spectators = [*people, *others], spectators + more
        message = encode(Present(sorted(set(people)), spectators))
        for connection in self.connections:
            connection.put(message)

    # ------------------------------------------------------------------ clock and bots, at the owner

    def wake(self) -> None:
        """Sets the timer for the next clock, and asks the bots that are to answer."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if not self.owned or self.hall.closing:
            return
        if (deadline := self.table.clock.deadline()) is not None:
            wait = max(0, deadline - now()) / 1000 + 0.005
            self.timer = asyncio.get_running_loop().call_later(wait, self.time_is_up)
        for seat in self.table.bots():
            if seat not in self.thinking:
                self.thinking[seat] = self.hall.spawn(self.think(seat))

    def time_is_up(self) -> None:
        for seat in self.table.clock.out(now()):
            self.hall.spawn(self.time_out(seat))
        if not self.table.clock.out(now()):
            self.wake()  # the timer was a little early

    async def time_out(self, seat: int) -> None:
        await self.perform(None, TimeOut(seat))

    async def think(self, seat: int) -> None:
        """One answer of a bot, given at the table's pace."""
        table, pace = self.table, self.table.setup.pace / 1000
        bot, question = table.chairs[seat].bot, table.question
        try:
            start = time.perf_counter()
            actions = await self.hall.thinkers.decide(bot or thinking.LAST_RESORT, table.state.clone(), seat)
            await asyncio.sleep(thinking.delay(pace, time.perf_counter() - start))
            if self.owned and table is self.table:
                await self.perform(None, BotAnswer(seat, question, actions))
        except Denied as denied:
            LOG.debug("bot too late", table=self.id, seat=seat, code=denied.code)
        finally:
            self.thinking.pop(seat, None)
            self.wake()

    def quiet(self) -> bool:
        """Nobody looks, no bot thinks, no clock runs: the table may be put away."""
        return not self.connections and not self.thinking and self.timer is None and not self.lock.locked()

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
