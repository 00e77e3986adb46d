"""A table that is open in this process: its lock, its clock and its bots; its listeners are in a file of their own.

The owner of a table decides and writes; copies in other processes follow what was written. Both tell their listeners.
"""

import asyncio
import time
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

import structlog

from ...bots import hint
from .. import metrics
from ..fair import Busy
from ..processes.notes import Drafting
from ..protocol import Command
from ..protocol.bodies import Analysis
from ..store.store import Append, Conflict
from ..store.writer import Unwritten
from ..tables import analysis, results
from ..tables.clock import now
from ..tables.entries import Entry
from ..tables.orders import BotAnswer, Deal, Denied, Forget, Sit, TimeOut, Wanted
from ..tables.results import Ended
from ..tables.standing import StandingOrder
from ..tables.table import Decision, Table, Trial
from . import company, thinking
from .listeners import Listeners
from .standing import StandingOrders

if TYPE_CHECKING:
    from .hall import Hall

LOG: Final = structlog.get_logger()
TRIES: Final = 3
SOON: Final = 600_000  # milliseconds
REST: Final = 1.0  # seconds without clock and bots after something could not be written


class Live(Listeners):
    """A table with its owner, its clock and its bots."""

    def __init__(self, table: Table, hall: "Hall", owner: str | None) -> None:
        super().__init__(table, hall)
        self.owner = owner
        self.lock = asyncio.Lock()
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.minds = thinking.Minds()
        self.standing = StandingOrders(self)
        self.timer: asyncio.TimerHandle | None = None
        self.resting = 0.0  # until then
        self.advised: dict[bytes, hint.Advice] = {}  # by what the seat that asked saw: the same, asked again
        self.analysis: asyncio.Task[Analysis] | None = None

    @property
    def asker(self) -> str:
        """Who asks for what the table thinks: its host, or the table itself once they are gone."""
        return self.table.setup.host or self.id

    @property
    def owned(self) -> bool:
        return self.owner == self.hall.process

    def here(self) -> tuple[list[str], int]:
        """Whom others see: those who are answered for, too."""
        people, spectators = super().here()
        return sorted({*people, *self.standing.here}), spectators

    # ------------------------------------------------------------------ orders, at the owner

    async def perform(self, sender: str | None, wanted: Wanted, obeyed: StandingOrder | None = None) -> int:
        """Plays an order once and returns its entry, after it is durable; 0 where nothing had to be done. `obeyed` is
        the standing order that wants it."""
        async with self.lock:
            command = wanted.id if isinstance(wanted, Command) else None
            for _ in range(TRIES):
                if command is not None and (done := self.table.done.get((sender or "", command))):
                    return done
                if isinstance(wanted, Sit):
                    await company.check(self.hall.store, self.table, sender)
                decision = self.table.decide(sender, wanted, now())
                if (new := decision.draft) is not None:
                    self.draft(new.seat, new.question, tuple(new.actions))
                    self.hall.relay.tell(Drafting(self.hall.process, self.id, new.seat, new.question, new.actions))
                if decision.stand is not None:
                    await self.standing.give(sender or "", decision.stand)
                if not decision.deeds:
                    return 0
                if not isinstance(wanted, Forget):
                    self.hall.may_write(sender)
                entries = self.table.entries(decision.deeds, now(), sender if command else None, command)
                ended = self.ended(decision)
                if await self.write(Append(self.id, entries, decision.phase, ended=ended, obeyed=obeyed)):
                    self.adopt(entries, decision.trial)
                    self.hall.written(self)
                    return entries[0].seq
            raise Denied("busy", "the table is busy: try again")

    def ended(self, decision: Decision) -> Ended | None:
        """How the game ended, if it does with this."""
        if decision.phase != "over" or decision.trial is None:
            return None
        return results.ended(self.table, decision.trial.after)

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
            self.resting = time.monotonic() + REST
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

    async def catch_up(self) -> None:
        """Reads it where nobody here looks on: such a copy does not follow by itself."""
        if not self.owned and not self.connections:
            async with self.lock:
                await self.follow()

    def adopt(self, entries: Sequence[Entry], trial: Trial | None = None) -> None:
        for entry in entries:
            self.adopt_and_tell(entry, trial if entry is entries[0] else None)
        self.tell_gallery()
        self.stir()
        self.wake()

    # ------------------------------------------------------------------ clock and bots, at the owner

    def wake(self) -> None:
        """Sets the timer for the next clock, and asks the bots that are to answer."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        playing = self.owned and not self.hall.closing and not self.table.over
        if self.owned:
            self.hall.turns.note(self.table)
        self.minds.keep({one.seat: one.bot for one in self.table.chairs if one.bot is not None} if playing else {})
        if not playing:
            if not self.owned:
                self.standing.stop()
            return
        if (rest := self.resting - time.monotonic()) > 0:  # a full disk is not asked a thousand times a second
            self.timer = asyncio.get_running_loop().call_later(rest, self.wake)
            return
        if (deadline := self.table.deals_at or self.table.clock.deadline()) is not None:
            wait = max(0, deadline - now()) / 1000 + 0.005
            self.timer = asyncio.get_running_loop().call_later(wait, self.time_is_up)
        for seat in self.table.bots():
            if seat not in self.thinking:
                self.thinking[seat] = self.hall.spawn(self.think(seat))
        self.standing.wake()

    def time_is_up(self) -> None:
        if self.table.deals_at is not None:
            self.hall.spawn(self.perform(None, Deal()))
            return
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
            actions = await self.hall.thinkers.decide(
                self.asker, self.minds, bot or thinking.LAST_RESORT, table.position.clone(), seat
            )
            await asyncio.sleep(thinking.delay(pace, time.perf_counter() - start))
            if self.owned and table is self.table:
                await self.perform(None, BotAnswer(seat, question, actions))
        except Denied as denied:
            LOG.debug("bot too late", table=self.id, seat=seat, code=denied.code)
        finally:
            self.thinking.pop(seat, None)
            self.wake()

    def analysed(self) -> Analysis:
        """The analysis of a finished game; asked for the first time, it begins."""
        if not self.table.over:
            raise Denied("not-running", "a game is analysed once it is over")
        if self.analysis is None or (self.analysis.done() and self.analysis.exception() is not None):
            self.analysis = self.hall.spawn(self.analyse())
        return self.analysis.result() if self.analysis.done() else Analysis(done=False)

    async def analyse(self) -> Analysis:
        try:
            return await self.hall.thinkers.later.run(self.asker, partial(analysis.analyse, self.table))
        except Busy:
            raise Denied("busy", "too many games are being analysed: try again later") from None

    def quiet(self) -> bool:
        """Nobody looks, no bot thinks, no clock runs out soon: the table may be put away."""
        deadline = self.table.clock.deadline() if self.timer is not None else None
        soon = deadline is not None and deadline < now() + SOON
        busy = self.thinking or self.standing.busy or self.lock.locked()
        return not self.connections and not busy and not soon

    def stop(self) -> None:
        self.minds.keep({})
        self.standing.stop()
        if self.timer is not None:
            self.timer.cancel()
