"""Bots at a table: they are asked off the event loop, see only what their seat may know, and answer at a set pace."""

import os
import secrets
import sys
import time
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Final, TypeVar

import structlog

from ... import bots
from ...bots import Bot, hint
from ...core.machine import cores
from ...core.position import Position
from .. import luck, metrics
from ..fair import Busy, Room
from ..protocol import MOST_ACTIONS
from .apart import PATIENT, Apart, Lost, Memory

LOG: Final = structlog.get_logger()
LAST_RESORT: Final = "uniform"
QUICK: Final = 0.03  # seconds: a bot that took longer is asked among those that search
HINTS, MOST_HINTS = 2, 60  # that may be asked for at once: by one person, and in all
ANALYSES, MOST_ANALYSES = 4, 60  # that may wait: of tables of one person, and in all
T = TypeVar("T")


class Minds:
    """The bots of one table, kept from answer to answer by seat: what one has read or learned it need not again.

    A thousand tables may keep them: a bot is small, since searches belong to the threads that search (bots/ismcts.py).
    A seat has one bot, which is asked one thing at a time, and loses it when somebody else sits there.
    """

    def __init__(self) -> None:
        self.name = secrets.token_hex(8)  # by which another process knows them
        self.seated: dict[int, tuple[str, Bot]] = {}

    def of(self, seat: int, bot: str) -> Bot:
        """The bot of a seat; made off the event loop, since that may take a while."""
        known, mind = self.seated.get(seat, ("", None))
        if mind is None or known != bot:
            mind = bots.make(bot, luck.bits(32, bot, seat))
            self.seated[seat] = bot, mind
        return mind

    def keep(self, sitting: Mapping[int, str]) -> None:
        """Lets all go but those who still sit there."""
        for seat, (bot, _) in list(self.seated.items()):  # a thread may be about to seat one more
            if sitting.get(seat) != bot:
                self.seated.pop(seat, None)


class Thinkers:
    """Rooms of threads: a bot that answers at once never waits behind one that searches, nor that behind an analysis.

    In each room people take turns: who has set up a table asks for its bots, who wants a hint for that. Searches
    have processes of their own, at most one for each core, and leave the cores to the tables when those need them.
    """

    def __init__(self) -> None:
        # A bot waits as long as it must: there are as many as the tables have seats. A person is told to come again.
        self.quick = Room(1, "quick-bot")
        self.slow = Room(cores(), "slow-bot")
        self.apart = Apart()
        self.later = Room(1, "analyst", share=ANALYSES, most=MOST_ANALYSES, initializer=step_back)
        self.advised: Counter[str] = Counter()  # hints people wait for
        self.took: dict[str, float] = {}  # the last answer of each bot, in seconds

    async def decide(self, asker: str, minds: Minds, bot: str, state: Position, seat: int) -> list[int]:
        """A bot's answer."""
        room = self.quick if self.took.get(bot, 0.0) < QUICK else self.slow
        self.took.setdefault(bot, QUICK)  # only one answer of an unknown bot is waited for among the quick ones
        work = safe_decision if room is self.quick else self.searched
        actions, seconds = await room.run(asker, lambda: timed(lambda: work(minds, bot, state, seat)))
        self.took[bot] = seconds
        metrics.THOUGHT.observe(seconds)
        return actions

    async def advise(self, asker: str, state: Position, seat: int, seed: int) -> hint.Advice:
        """The best answers of a seat, with their reasons, from what the seat knows. Busy: too many ask."""
        if self.advised[asker] >= HINTS or self.advised.total() >= MOST_HINTS:
            raise Busy
        self.advised[asker] += 1
        try:
            return await self.slow.run(asker, lambda: self.advice(state, seat, seed))
        finally:
            self.advised[asker] -= 1
            if not self.advised[asker]:
                del self.advised[asker]

    def searched(self, minds: Minds, bot: str, state: Position, seat: int) -> list[int]:
        """What a bot answers in a process of its own."""
        try:
            return self.apart.ask(remembered, minds.name, bot, state, seat)
        except Exception as error:
            LOG.error("bot failed", bot=bot, game=state.game, seat=seat, error=repr(error))
            return last_resort(state, seat)

    def advice(self, state: Position, seat: int, seed: int) -> hint.Advice:
        try:
            return self.apart.ask(advised, state, seat, seed)
        except Lost:
            raise Busy from None

    def close(self) -> None:
        for room in (self.quick, self.slow, self.later):
            room.close()
        self.apart.close()


def step_back() -> None:
    """A thread that searches is less urgent than the event loop; elsewhere `nice` would mean the whole process."""
    if sys.platform == "linux":
        os.nice(PATIENT)


def timed(work: Callable[[], T]) -> tuple[T, float]:
    start = time.perf_counter()
    found = work()
    return found, time.perf_counter() - start


def decision(player: Bot, state: Position, seat: int) -> list[int]:
    """What a bot would answer, up to where something new would be seen: picks of one set arrive as one decision.

    `bots.decide` is the one door: the bot gets a position in which all its seat does not know is drawn anew, once for
    each action, as if they were asked for one by one.
    """
    trial, actions, asked = state.clone(), list[int](), True
    while asked and len(actions) < MOST_ACTIONS:
        question = trial.question
        actions.append(bots.decide(player, trial, seat, luck.bits(64, trial, seat)))
        trial.apply(seat, actions[-1])
        asked = trial.pending == 1 << seat and trial.barrier == state.barrier and trial.question != question
    return actions


def safe_decision(minds: Minds, bot: str, state: Position, seat: int) -> list[int]:
    """A bot that fails is replaced for this answer by one that cannot, and made anew for the next."""
    try:
        return decision(minds.of(seat, bot), state, seat)
    except Exception:
        LOG.exception("bot failed", bot=bot, game=state.game, seat=seat)
        minds.seated.pop(seat, None)
        return last_resort(state, seat)


def last_resort(state: Position, seat: int) -> list[int]:
    return decision(bots.make(LAST_RESORT, luck.bits(32, LAST_RESORT, seat)), state, seat)


def delay(pace: float, thought: float) -> float:
    """How long to wait before a bot's answer is given, so that the time it took says nothing."""
    if pace <= 0:
        return 0.0
    beats = int(thought // pace) + 1
    return beats * pace - thought


# ---------------------------------------------------------------------------------------------- in a process apart

MEMORY: Final = Memory()


def remembered(table: str, bot: str, state: Position, seat: int) -> list[int]:
    """What a bot answers that has answered at this table before, if it was here."""
    try:
        mind = MEMORY.of(table, seat, bot, lambda: bots.make(bot, luck.bits(32, bot, seat)))
        return decision(mind, state, seat)
    except Exception:
        MEMORY.bots.pop((table, seat, bot), None)
        raise


def advised(state: Position, seat: int, seed: int) -> hint.Advice:
    return hint.hint(state, seat, seed=seed)
