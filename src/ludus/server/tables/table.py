"""Table: the one authority over a game in progress.

It knows no socket and no database. `decide` says what an order comes to, without changing anything; once that is on
disk, `adopt` makes it so. An answer is played once on its way, on copies: `adopt` takes those over. A table is rebuilt
by adopting its entries again, and a copy of it in another process follows in the same way; both play for themselves.
"""

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import Final, NamedTuple, assert_never

from ... import registry
from ...core.errors import IllegalAction, LudusError, StaleAction
from ...core.position import Position
from ...core.record import mixed
from ...lessons import LessonError
from ..protocol import (
    Answer,
    Because,
    Chat,
    Confirm,
    DaysClock,
    Draft,
    GameEvent,
    Learn,
    Leave,
    Phase,
    Plea,
    Plead,
    Return,
    SeatInfo,
    Settle,
    Undo,
)
from . import commitment, pleas, seating, teaching
from .clock import Clock
from .entries import (
    Answering,
    AnyDeed,
    Chatting,
    Entry,
    Opening,
    Pleading,
    Repeating,
    Resting,
    Settling,
    Setup,
    Sitting,
    Starting,
    Stepping,
    Undoing,
)
from .orders import BotAnswer, Deal, Denied, Fill, Forget, Repeat, Rest, Sit, Stand, TimeOut, Wanted

STRIDE: Final = 64  # entries between two marks, at least, where nothing can be taken back; and
LONG_STRIDE: Final = 256  # wherever else
MOST_CHATS: Final = 1_000  # messages of one table
CHAT_BURST: Final = 20  # of one person, in:
CHAT_TIME: Final = 20_000  # milliseconds
MOST_ENTRIES: Final = 20_000  # then nothing is taken back and nobody comes back any more: a log has an end
MOST_STEPPED: Final = 2_000  # entries of a lesson, which is played again whole; but for what is said there
SALTING: Final = 5_000  # milliseconds people have for it once all are seated
BRANCH: Final = 1_000_000  # a question that comes again after an undo has another number


class RulesChanged(LudusError):
    """The table was played by another version of the rules than the one installed."""


class Takeback(NamedTuple):
    """An answer that may be taken back: its entry, its seat, and the position and number of answers before it."""

    seq: int
    seat: int
    state: Position
    answers: int


class Mark(NamedTuple):
    """A moment as it stood after the entry `seq`: the past is played again from the nearest one, so that looking at it
    costs the same however long the table has become. So many `answers` are never taken back, and led to `settled`;
    those that may be are kept with it."""

    seq: int
    answers: int
    settled: Position | None
    loose: tuple[tuple[int, int], ...]
    standing: tuple[int, ...]  # the entries of those
    state: Position | None
    given: int
    branch: int
    takebacks: tuple[Takeback, ...]
    free: int
    plea: Plea | None
    pleaded: dict[tuple[int, int], int]
    salts: tuple[str, ...]
    chairs: tuple[SeatInfo, ...]
    clock: Clock


class Trial(NamedTuple):
    """An answer played on copies that listened: the position it was given in, and the one after each of its actions."""

    before: Position
    steps: list[Position]

    @property
    def after(self) -> Position:
        return self.steps[-1]

    @property
    def past_barrier(self) -> bool:
        return self.after.barrier != self.before.barrier


class Decision(NamedTuple):
    """What an order comes to: the deeds, the trial of the answer that is among them, or what is no part of the log: a
    draft, which is not kept, and standing orders, which are kept beside it."""

    deeds: Sequence[AnyDeed] = ()
    trial: Trial | None = None
    draft: Draft | None = None
    stand: Stand | None = None

    @property
    def phase(self) -> Phase | None:
        """The phase it brings the table to, if it is another one. A lesson is over once all its steps are done."""
        for deed in reversed(self.deeds):
            if isinstance(deed, Stepping):
                return "over" if deed.done else "running"
        if any(isinstance(deed, Starting) for deed in self.deeds):
            return "running"
        return "over" if self.trial is not None and self.trial.after.over else None


class Table:
    """A game in progress, the people around it, and everything that happened."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.game = registry.game(setup.game)
        if self.game.version != setup.version:
            raise RulesChanged(
                f"this table was played by version {setup.version} of the rules of {setup.game}, "
                f"this server has version {self.game.version}"
            )
        try:
            self.course = teaching.course(setup)
        except LessonError as error:
            raise RulesChanged(str(error)) from None
        self.state: Position | None = None  # none before the start
        self.chairs: list[SeatInfo] = [seating.open_seat(seat) for seat in range(setup.seats)]
        self.salts = [""] * setup.seats  # what people have added to the seed
        self.clock = Clock(setup.speed, setup.seats)
        self.log: list[Entry] = []
        self.answers: list[tuple[int, int]] = []  # those that stand: the record
        self.standing: list[int] = []  # the entry each of them came with
        self.given = 0  # the entry of the last answer, taken back or not
        self.marks: list[Mark] = []
        self.done: dict[tuple[str, str], int] = {}  # entries by person and command
        self.said = 0  # messages of the chat
        self.takebacks: list[Takeback] = []  # since the barrier; so many of the last, of one seat, without asking:
        self.free = 0
        self.plea: Plea | None = None  # somebody asks to take back what others have answered since
        self.pleaded: dict[tuple[int, int], int] = {}  # how often, by seat and number of answers before it
        self.drafts: dict[int, tuple[int, ...]] = {}  # by seat, for the question asked now
        self.branch = 0
        self.commitment = commitment.of(setup.game, setup.version, setup.seed, setup.salt, setup.start)

    # ------------------------------------------------------------------ what it knows

    @property
    def seq(self) -> int:
        """The number of the last entry."""
        return len(self.log)

    @property
    def position(self) -> Position:
        """The state of a game that has begun."""
        if self.state is None:
            raise Denied("not-running", "the game has not begun")
        return self.state

    @property
    def over(self) -> bool:
        return self.state is not None and self.state.over

    @property
    def phase(self) -> Phase:
        return "waiting" if self.state is None else "over" if self.over else "running"

    @property
    def question(self) -> int:
        return 0 if self.state is None else self.branch * BRANCH + self.state.question

    def pending(self) -> list[int]:
        """The seats that may answer now."""
        if self.state is None:
            return []
        return [seat for seat in range(self.setup.seats) if self.state.pending >> seat & 1]

    def bots(self) -> list[int]:
        """The pending seats a bot answers for; in a lesson the rivals do what is written."""
        if self.course or self.plea:  # whoever agrees to go back does not play on
            return []
        return [seat for seat in self.pending() if self.chairs[seat].bot is not None]

    def seats_of(self, person: str | None) -> list[int]:
        return [chair.seat for chair in self.chairs if person is not None and chair.person == person]

    def undoable(self, seat: int) -> int | None:
        """The entry a seat may take back now; where the game is rated, what is played is played."""
        last = self.takebacks[-1] if self.free and not self.setup.rated else None
        return last.seq if last is not None and last.seat == seat else None

    def pleadable(self, seat: int) -> int | None:
        """The entry a seat may ask the others to let it take back: its last one since the barrier, where it is not free
        to do so, and has not asked too often."""
        if self.setup.rated or self.plea is not None or self.undoable(seat) is not None or self.seq >= MOST_ENTRIES:
            return None
        last = next((one for one in reversed(self.takebacks) if one.seat == seat), None)
        if last is None or self.pleaded.get((seat, last.answers), 0) >= pleas.MOST:
            return None
        return last.seq

    @property
    def salted(self) -> str:
        """What the players have added to the seed, seat by seat; nothing where nobody has."""
        return ",".join(self.salts) if any(self.salts) and self.setup.start is None else ""

    @property
    def deals_at(self) -> int | None:
        """When the cards are dealt at the latest: nobody holds up the others by adding nothing."""
        waits = self.state is None and seating.complete(self.chairs, self.salts, False)
        return self.log[-1].at + SALTING if waits else None

    def first(self) -> Position:
        """The first position."""
        state = self.game.new(self.setup.seats, mixed(self.setup.seed, self.salted), **self.setup.options)
        found: Position = state if self.setup.start is None else type(state).from_bytes(self.setup.start, state.box)
        return found

    def again(self, seq: int) -> "Table":
        """The table as it was after an entry, played again from the mark before it."""
        past = Table(self.setup)
        count = bisect_right(self.marks, seq, key=lambda mark: mark.seq)
        if count:
            mark = self.marks[count - 1]
            past.state, past.given, past.branch, past.salts = mark.state, mark.given, mark.branch, list(mark.salts)
            past.chairs, past.clock = list(mark.chairs), mark.clock.copy()
            past.log, past.marks = self.log[: mark.seq], self.marks[:count]
            past.said = self.said  # no less than then: nobody talks in the past
            past.answers = [*self.answers[: mark.answers], *mark.loose]
            past.standing = [*self.standing[: mark.answers], *mark.standing]
            past.takebacks, past.free = list(mark.takebacks), mark.free
            past.plea, past.pleaded = mark.plea, mark.pleaded
        for entry in self.log[past.seq : seq]:
            past.adopt(entry)
        return past

    def after(self, answers: int) -> Position:
        """The position after so many answers of those that stand; the caller's own."""
        count = bisect_right(self.marks, answers, key=lambda mark: mark.answers)
        mark = self.marks[count - 1] if count else None
        state = self.first() if mark is None or mark.settled is None else mark.settled.clone()
        for seat, action in self.answers[0 if mark is None else mark.answers : answers]:
            self.game.answer(state, seat, action)
        return state

    # ------------------------------------------------------------------ what an order comes to

    def decide(self, sender: str | None, wanted: Wanted, now: int) -> Decision:
        """What an order comes to, or Denied. Nothing changes yet. Every order is met here, and nowhere else."""
        match wanted:
            case Answer(_, seat, question, actions):
                self.may(sender, seat)
                return self.answering(seat, question, actions)
            case Learn():
                return self.stepping(sender, wanted)
            case Draft(_, seat):
                self.may(sender, seat)
                return Decision(draft=wanted)
            case Confirm(_, seat, question):
                self.may(sender, seat)
                if not (draft := self.drafts.get(seat)):
                    raise Denied("no-draft", "there is nothing to confirm")
                return self.answering(seat, question, draft)
            case BotAnswer(seat, question, actions):
                if self.chairs[seat].bot is None:
                    raise Denied("not-your-seat", "no bot sits there")
                if self.plea is not None:
                    raise Denied("stale", "somebody asks to go back: bots wait")
                return self.answering(seat, question, actions)
            case Undo(_, seat, seq):
                self.may(sender, seat)
                return Decision([self.undoing(seat, seq)])
            case Plead(_, seat, seq):
                self.may(sender, seat)
                return Decision(self.pleading(seat, seq))
            case Settle():
                self.may(sender, wanted.seat)
                return Decision(pleas.settled(self.plea, wanted, self.seats_of(sender)))
            case Chat(_, text):
                return Decision([self.chatting(sender, text, now)])
            case Sit():
                added = self.state is not None or any(self.salts[seat] for seat in self.seats_of(sender))
                return self.seated(seating.sit(self.chairs, wanted, sender, added))
            case Fill(seat, bot):
                if self.setup.rated:
                    seating.check_rated(bot, self.setup.game)
                return self.seated(seating.fill(self.chairs, self.setup.host, sender, seat, bot, self.setup.game))
            case Deal():
                return Decision([] if self.deals_at is None else [Starting()])
            case Leave(_, seat):
                self.owns(sender, seat)
                gone = self.chairs[seat].away or self.course is not None  # a lesson waits for its learner
                return Decision() if gone else Decision([seating.leave(self.chairs[seat], self.state is not None)])
            case Return(_, seat):
                self.owns(sender, seat)
                if self.seq >= MOST_ENTRIES:
                    raise Denied("not-your-seat", "too much has happened here: the bot stays")
                return Decision([seating.come_back(self.chairs[seat])]) if self.chairs[seat].away else Decision()
            case TimeOut(seat):
                late = seat in self.clock.out(now)
                return Decision([seating.leave(self.chairs[seat], started=True)] if late else [])
            case Forget():
                mine = self.seats_of(sender)
                return Decision([seating.forget(self.chairs[seat], self.state is not None) for seat in mine])
            case Rest(until):
                return Decision(self.resting(sender, until))
            case Stand(seat):
                self.owns(sender, seat)
                return Decision(stand=wanted)
            case Repeat(table):
                named = any(isinstance(entry.deed, Repeating) for entry in reversed(self.log))
                return Decision([] if named else [Repeating(table)])
            case _:
                assert_never(wanted)

    def seated(self, sat: list[AnyDeed]) -> Decision:
        """Somebody sits down, or adds a salt, and the cards are dealt if nobody else is waited for."""
        if sat and self.seq >= MOST_ENTRIES:
            raise Denied("not-your-seat", "too much has happened here: set up another table")
        chairs, salts = list(self.chairs), list(self.salts)
        for deed in sat:
            if isinstance(deed, Sitting):
                chairs[deed.chair.seat], salts[deed.chair.seat] = deed.chair, deed.salt
        dealt = sat and self.state is None and seating.complete(chairs, salts, self.setup.salted)
        return Decision([*sat, Starting()] if dealt else sat)

    def owns(self, sender: str | None, seat: int) -> None:
        if seat not in self.seats_of(sender):
            raise Denied("not-your-seat", f"seat {seat} is not yours")

    def may(self, sender: str | None, seat: int) -> None:
        """Whether this person may answer for a seat."""
        self.owns(sender, seat)
        if self.chairs[seat].away:
            raise Denied("not-your-seat", "a bot sits in for you: come back first")
        if self.phase != "running":
            raise Denied("not-running", "the game is over" if self.over else "the game has not begun")

    def answering(self, seat: int, question: int, actions: Sequence[int]) -> Decision:
        if self.phase != "running":
            raise Denied("not-running", "the game is not running")
        if not actions:
            raise Denied("illegal", "an answer needs an action")
        trial = self.attempt(self.position, seat, question, actions)
        deed = Answering(seat, tuple(actions))
        if self.course is None:
            return Decision([deed], trial)
        return Decision([deed, *teaching.answered(self.course, self.position, self.answers, actions)], trial)

    def stepping(self, sender: str | None, wanted: Learn) -> Decision:
        """On or back in a lesson."""
        if self.course is None:
            raise Denied("not-running", "no lesson is given here")
        self.owns(sender, self.course.lesson.learner)
        if self.seq - self.said >= MOST_STEPPED:
            raise Denied("not-running", "too much has happened here: begin the lesson anew")
        return Decision(teaching.stepped(self.course, self.position, self.answers, wanted))

    def attempt(self, state: Position, seat: int, question: int, actions: Iterable[int]) -> Trial:
        """Plays actions on copies of a state, or says why not."""
        branch, asked = divmod(question, BRANCH)
        if branch != self.branch:
            raise Denied("stale", "the game went back since")
        last = state
        steps: list[Position] = []
        for action in actions:
            if last.barrier != state.barrier:
                raise Denied("illegal", "what comes after that is not known yet")
            step = last.clone()
            step.listen()
            try:
                self.game.answer(step, seat, action, question=None if steps else asked)
            except StaleAction as error:
                raise Denied("stale", str(error)) from None
            except IllegalAction as error:
                raise Denied("illegal", str(error), self.because(last, seat, action)) from None
            steps.append(last := step)
        return Trial(state, steps)

    def because(self, state: Position, seat: int, action: int) -> Because | None:
        refusal = self.game.why_not(state, seat, action)
        return None if refusal is None else Because(refusal.rule, refusal.reason, dict(refusal.facts))

    def undoing(self, seat: int, seq: int) -> AnyDeed:
        possible = self.undoable(seat)
        if possible is None or self.seq >= MOST_ENTRIES:
            raise Denied("no-undo", "nothing can be taken back now")
        if seq != possible:
            raise Denied("stale", f"entry {possible} could be taken back, not {seq}")
        return Undoing(seat, seq)

    def pleading(self, seat: int, seq: int) -> list[AnyDeed]:
        """A plea; where there are only bots to ask it is granted at once."""
        possible = self.pleadable(seat)
        if possible is None:
            raise Denied("no-undo", "nothing can be asked for now")
        if seq != possible:
            raise Denied("stale", f"entry {possible} could be asked for, not {seq}")
        asked: list[AnyDeed] = [Pleading(seat, seq)]
        return asked if pleas.made(self.chairs, seat, seq).waits else [*asked, Undoing(seat, seq)]

    def resting(self, sender: str | None, until: int) -> list[AnyDeed]:
        """Somebody's clocks stand; where there is nothing to stand still nothing is written."""
        if self.over or not isinstance(self.setup.speed, DaysClock) or self.seq >= MOST_ENTRIES:
            return []
        return [Resting(seat, until) for seat in self.seats_of(sender) if self.clock.rests[seat] != until]

    def chatting(self, sender: str | None, text: str, now: int) -> AnyDeed:
        mine = self.seats_of(sender)
        if not mine or sender is None:
            raise Denied("not-your-seat", "only people at the table may talk")
        if not text.strip():
            raise Denied("malformed", "there is nothing to say")
        if self.said >= MOST_CHATS:
            raise Denied("chat-full", f"this table has kept {MOST_CHATS} messages and keeps no more")
        recent = takewhile(lambda entry: entry.at > now - CHAT_TIME, reversed(self.log))
        if sum(isinstance(entry.deed, Chatting) and entry.person == sender for entry in recent) >= CHAT_BURST:
            raise Denied("too-fast", "too many messages: slow down")
        return Chatting(sender, self.chairs[mine[0]].name, text)

    # ------------------------------------------------------------------ making it so

    def entries(
        self, deeds: Iterable[AnyDeed], now: int, person: str | None = None, command: str | None = None
    ) -> list[Entry]:
        """Deeds as the next entries; the first carries the command."""
        at = max(now, self.log[-1].at if self.log else 0)
        return [
            Entry(seq, at, deed, person, command if number == 0 else None)
            for number, (seq, deed) in enumerate(enumerate(deeds, start=self.seq + 1))
        ]

    def adopt(
        self, entry: Entry, viewers: Iterable[int] = (), trial: Trial | None = None
    ) -> dict[int, list[GameEvent]]:
        """Makes an entry so, and tells what happened in the game, as each of these viewers may know it.

        `trial` is what `decide` has played; without it the answer was decided elsewhere, and is played here.
        """
        if entry.seq != self.seq + 1:
            raise ValueError(f"table {self.setup.id}: entry {entry.seq} after {self.seq}")
        told: dict[int, list[GameEvent]] = {viewer: [] for viewer in viewers}
        self.clock.tick(entry.at)
        match entry.deed:
            case Sitting(chair, salt):
                if self.state is None:
                    self.salts[chair.seat] = salt
                if self.chairs[chair.seat].away and not chair.away:
                    self.clock.returned(chair.seat)
                if self.chairs[chair.seat].person != chair.person:
                    self.clock.rest(chair.seat, 0)
                self.chairs[chair.seat] = chair
                self.plea = None  # others would have to be asked
            case Starting():
                self.state = self.first()
                if self.course is not None:
                    self.course.reach(0, self.state, 0)
            case Stepping(step):
                self.reach(step)
            case Answering(seat, actions):
                played = trial or self.attempt(self.position, seat, self.question, actions)
                self.play(entry.seq, seat, actions, played)
                told = {viewer: self.events(played.steps, viewer) for viewer in told}
            case Undoing(_, undone):
                self.take_back(undone)
            case Pleading(seat, wanted):
                before = next(one.answers for one in self.takebacks if one.seq == wanted)
                self.pleaded = {**self.pleaded, (seat, before): self.pleaded.get((seat, before), 0) + 1}
                self.plea = pleas.made(self.chairs, seat, wanted)
            case Settling(seat, want):
                self.plea = pleas.after(self.plea, self.seats_of(self.chairs[seat].person), want)
            case Resting(seat, until):
                self.clock.rest(seat, until)
            case Opening() | Chatting() | Repeating():
                pass
        self.log.append(entry)
        self.said += isinstance(entry.deed, Chatting)
        if entry.person is not None and entry.command is not None:
            self.done[entry.person, entry.command] = entry.seq
        self.clock.run(seat for seat in self.pending() if self.chairs[seat].bot is None)
        self.remember()
        return told

    def remember(self) -> None:
        """Sets a mark now and then, rather where nothing can be taken back."""
        plain = self.state is not None and not self.takebacks
        since = self.seq - (self.marks[-1].seq if self.marks else 0)
        if not self.course and since >= (STRIDE if plain else LONG_STRIDE):
            self.marks.append(self.mark())

    def mark(self) -> Mark:
        first = self.takebacks[0] if self.takebacks else None
        count, settled = (first.answers, first.state) if first is not None else (len(self.answers), self.state)
        return Mark(
            seq=self.seq, answers=count, settled=settled, loose=tuple(self.answers[count:]),
            standing=tuple(self.standing[count:]), state=self.state, given=self.given, branch=self.branch,
            takebacks=tuple(self.takebacks), free=self.free, plea=self.plea, pleaded=self.pleaded,
            salts=tuple(self.salts), chairs=tuple(self.chairs), clock=self.clock.copy(),
        )  # fmt: skip

    def play(self, seq: int, seat: int, actions: Iterable[int], trial: Trial) -> None:
        if trial.before is not self.state:
            raise ValueError(f"table {self.setup.id}: entry {seq} was tried in another position")
        asked, kept = self.question, len(self.answers)
        self.state, self.given = trial.after, seq
        self.answers += [(seat, action) for action in actions]
        self.standing += [seq] * (len(self.answers) - kept)
        self.clock.answered(seat)
        self.plea = None
        if trial.past_barrier or self.over or self.course:  # a lesson goes back by steps
            self.takebacks, self.free, self.pleaded = [], 0, {}
        else:
            self.free = self.free + 1 if self.free and self.takebacks[-1].seat == seat else 1
            self.takebacks.append(Takeback(seq, seat, trial.before, kept))
            del self.takebacks[: -max(pleas.REACH, self.free)]
        self.drop_drafts(seat, asked)

    def reach(self, step: int) -> None:
        """A lesson comes to a step; to one of before, with its position."""
        assert self.course is not None
        mark = self.course.reach(step, self.position, len(self.answers))
        if mark.state is not self.state:
            self.branch += 1
            self.state = mark.state
            del self.answers[mark.answers :], self.standing[mark.answers :]
            self.drafts.clear()

    def events(self, steps: Iterable[Position], viewer: int) -> list[GameEvent]:
        """What happened on the way to positions that listened, as a viewer may know it."""
        found = (one for step in steps for one in self.game.events(step, viewer))
        return [GameEvent(type(one).__name__, one) for one in found]

    def take_back(self, undone: int) -> None:
        at = next(number for number, one in enumerate(self.takebacks) if one.seq == undone)
        last, asked = self.takebacks[at], self.question
        self.free = max(0, self.free - (len(self.takebacks) - at))
        del self.takebacks[at:]
        self.plea = None
        if last.state.question != self.position.question:
            self.branch += 1
        self.state = last.state
        del self.answers[last.answers :], self.standing[last.answers :]
        self.drop_drafts(last.seat, asked)

    def drop_drafts(self, seat: int, asked: int) -> None:
        """A draft lives as long as its question, and as long as its seat has not answered."""
        if self.question != asked:
            self.drafts.clear()
        else:
            self.drafts.pop(seat, None)
