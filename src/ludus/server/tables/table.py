"""Table: the one authority over a game in progress.

It knows no socket and no database. `decide` says what an order comes to, without changing anything; once that is on
disk, `adopt` makes it so. A table is rebuilt by adopting its entries again, and a copy of it in another process follows
in the same way.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

from ... import registry
from ...core.errors import IllegalAction, LudusError, StaleAction
from ...core.position import Position
from ..protocol import Answer, Because, Chat, Confirm, GameEvent, Leave, Phase, Return, SeatInfo, Undo
from . import commitment, seating
from .clock import Clock
from .entries import Answering, AnyDeed, Chatting, Entry, Opening, Repeating, Setup, Sitting, Starting, Undoing
from .orders import BotAnswer, Denied, Fill, Forget, Repeat, Sit, TimeOut, Wanted

BRANCH: Final = 1_000_000  # a question that comes again after an undo has another number


class RulesChanged(LudusError):
    """The table was played by another version of the rules than the one installed."""


class Takeback(NamedTuple):
    """An answer that may be taken back: its entry, its seat, and the position and number of answers before it."""

    seq: int
    seat: int
    state: Position
    answers: int


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
        self.state: Position | None = None  # none before the start
        self.chairs: list[SeatInfo] = [seating.open_seat(seat) for seat in range(setup.seats)]
        self.clock = Clock(setup.speed, setup.seats)
        self.log: list[Entry] = []
        self.answers: list[tuple[int, int]] = []  # those that stand: the record
        self.done: dict[tuple[str, str], int] = {}  # entries by person and command
        self.takebacks: list[Takeback] = []
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
        """The pending seats a bot answers for."""
        return [seat for seat in self.pending() if self.chairs[seat].bot is not None]

    def seats_of(self, person: str | None) -> list[int]:
        return [chair.seat for chair in self.chairs if person is not None and chair.person == person]

    def undoable(self, seat: int) -> int | None:
        """The entry a seat may take back now."""
        last = self.takebacks[-1] if self.takebacks else None
        return last.seq if last is not None and last.seat == seat else None

    def first(self) -> Position:
        """The first position."""
        state = self.game.new(self.setup.seats, self.setup.seed, **self.setup.options)
        found: Position = state if self.setup.start is None else type(state).from_bytes(self.setup.start, state.box)
        return found

    # ------------------------------------------------------------------ what an order comes to

    def decide(self, sender: str | None, wanted: Wanted) -> list[AnyDeed]:
        """The deeds an order comes to, or Denied. Nothing changes yet."""
        match wanted:
            case Answer(_, seat, question, actions):
                self.may(sender, seat)
                return [self.answering(seat, question, actions)]
            case Confirm(_, seat, question):
                self.may(sender, seat)
                if not (draft := self.drafts.get(seat)):
                    raise Denied("no-draft", "there is nothing to confirm")
                return [self.answering(seat, question, list(draft))]
            case BotAnswer(seat, question, actions):
                if self.chairs[seat].bot is None:
                    raise Denied("not-your-seat", "no bot sits there")
                return [self.answering(seat, question, actions)]
            case Undo(_, seat, seq):
                self.may(sender, seat)
                return [self.undoing(seat, seq)]
            case Chat(_, text):
                return [self.chatting(sender, text)]
            case Sit(seat_wanted, name) if sender is not None:
                return seating.sit(self.chairs, seat_wanted, sender, name)
            case Fill(seat, bot):
                return seating.fill(self.chairs, self.setup.host, sender, seat, bot)
            case Leave(_, seat):
                self.owns(sender, seat)
                return [] if self.chairs[seat].away else [seating.leave(self.chairs[seat], self.state is not None)]
            case Return(_, seat):
                self.owns(sender, seat)
                return [seating.come_back(self.chairs[seat])] if self.chairs[seat].away else []
            case TimeOut(seat):
                return [seating.leave(self.chairs[seat], started=True)]
            case Forget():
                return [seating.forget(self.chairs[seat], self.state is not None) for seat in self.seats_of(sender)]
            case Repeat(table):
                return [Repeating(table)]
        raise Denied("malformed", f"{type(wanted).__name__} changes nothing at a table")

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

    def answering(self, seat: int, question: int, actions: list[int]) -> AnyDeed:
        if self.phase != "running":
            raise Denied("not-running", "the game is not running")
        if not actions:
            raise Denied("illegal", "an answer needs an action")
        self.attempt(self.position.clone(), seat, question, actions)
        return Answering(seat, tuple(actions))

    def attempt(self, state: Position, seat: int, question: int, actions: Iterable[int]) -> bool:
        """Plays actions on a copy, or says why not. Tells whether they went past a barrier."""
        branch, asked = divmod(question, BRANCH)
        if branch != self.branch:
            raise Denied("stale", "the game went back since")
        barrier = state.barrier
        for number, action in enumerate(actions):
            if state.barrier != barrier:
                raise Denied("illegal", "what comes after that is not known yet")
            try:
                self.game.answer(state, seat, action, question=asked if number == 0 else None)
            except StaleAction as error:
                raise Denied("stale", str(error)) from None
            except IllegalAction as error:
                raise Denied("illegal", str(error), self.because(state, seat, action)) from None
        return state.barrier != barrier

    def because(self, state: Position, seat: int, action: int) -> Because | None:
        refusal = self.game.why_not(state, seat, action)
        return None if refusal is None else Because(refusal.rule, refusal.reason, dict(refusal.facts))

    def undoing(self, seat: int, seq: int) -> AnyDeed:
        possible = self.undoable(seat)
        if possible is None:
            raise Denied("no-undo", "nothing can be taken back now")
        if seq != possible:
            raise Denied("stale", f"entry {possible} could be taken back, not {seq}")
        return Undoing(seat, seq)

    def chatting(self, sender: str | None, text: str) -> AnyDeed:
        mine = self.seats_of(sender)
        if not mine or sender is None:
            raise Denied("not-your-seat", "only people at the table may talk")
        if not text.strip():
            raise Denied("malformed", "there is nothing to say")
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

    def phase_after(self, deeds: Iterable[AnyDeed]) -> Phase | None:
        """The phase these deeds bring the table to, if it is another one."""
        for deed in deeds:
            if isinstance(deed, Starting):
                return "running"
            if isinstance(deed, Answering):
                trial = self.position.clone()
                for action in deed.actions:
                    trial.apply(deed.seat, action)
                return "over" if trial.over else None
        return None

    def adopt(self, entry: Entry, viewers: Iterable[int] = ()) -> dict[int, list[GameEvent]]:
        """Makes an entry so, and tells what happened in the game, as each of these viewers may know it."""
        if entry.seq != self.seq + 1:
            raise ValueError(f"table {self.setup.id}: entry {entry.seq} after {self.seq}")
        told: dict[int, list[GameEvent]] = {viewer: [] for viewer in viewers}
        self.clock.tick(entry.at)
        match entry.deed:
            case Sitting(chair):
                if self.chairs[chair.seat].away and not chair.away:
                    self.clock.returned(chair.seat)
                self.chairs[chair.seat] = chair
            case Starting():
                self.state = self.first()
                self.state.listen()
            case Answering(seat, actions):
                self.play(entry.seq, seat, actions, told)
            case Undoing():
                self.take_back()
            case Opening() | Chatting() | Repeating():
                pass
        self.log.append(entry)
        if entry.person is not None and entry.command is not None:
            self.done[entry.person, entry.command] = entry.seq
        self.clock.run(seat for seat in self.pending() if self.chairs[seat].bot is None)
        return told

    def play(self, seq: int, seat: int, actions: Iterable[int], told: dict[int, list[GameEvent]]) -> None:
        state, asked = self.position, self.question
        before = state.clone()
        kept = len(self.answers)
        for action in actions:
            self.game.answer(state, seat, action)
            self.answers.append((seat, action))
            for viewer, events in told.items():
                events += [GameEvent(type(one).__name__, one) for one in self.game.events(state, viewer)]
        self.clock.answered(seat)
        if state.barrier != before.barrier or state.over:
            self.takebacks.clear()
        else:
            if self.takebacks and self.takebacks[-1].seat != seat:
                self.takebacks.clear()
            self.takebacks.append(Takeback(seq, seat, before, kept))
        self.drop_drafts(seat, asked)

    def take_back(self) -> None:
        last = self.takebacks.pop()
        asked = self.question
        if last.state.question != self.position.question:
            self.branch += 1
        self.state = last.state
        self.state.listen()
        del self.answers[last.answers :]
        self.drop_drafts(last.seat, asked)

    def drop_drafts(self, seat: int, asked: int) -> None:
        """A draft lives as long as its question, and as long as its seat has not answered."""
        if self.question != asked:
            self.drafts.clear()
        else:
            self.drafts.pop(seat, None)
