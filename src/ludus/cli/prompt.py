"""The prompt of a game: reads what a person types until it is an answer, and serves what one may ask meanwhile."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from ..bots.hint import NoHint
from ..core.game import Refusal
from . import hints
from .asking import Asking, Left
from .faces import More, Question, Unclear
from .screen import ask, overheard
from .shell import Table
from .sitting import Sitting

LINES: Final = 30  # of the log, unless more are asked for


class Prompt(Asking):
    """One person's questions at one table."""

    commands = (
        ("command-list", "help-list"),
        ("command-undo", "help-undo"),
        ("command-hint", "help-hint"),
        ("command-table", "help-table"),
        ("command-score", "help-score"),
        ("command-log", "help-log"),
        ("command-card", "help-card"),
        ("command-rules", "help-rules"),
        ("command-save", "help-save"),
        ("command-quit", "help-quit"),
        ("command-help", "help-help"),
    )

    def __init__(self, table: Table, sitting: Sitting, save: Callable[[], Path]) -> None:
        super().__init__(table, sitting.game)
        self.sitting = sitting
        self.save = save
        self.ahead: list[str] = []  # lines typed before they were asked for
        self.undone = False

    @property
    def view(self) -> Any:
        return self.sitting.view

    def why_not(self, action: int) -> Refusal | None:
        return self.sitting.why_not(action)

    def answer(self) -> int | None:
        """The answer, or None if the last one was taken back and the table has to be shown again."""
        question = self.question = self.sitting.question()
        self.begun, self.undone = [], False
        self.pose()
        person = self.table.people[question.seat]
        while not self.undone:
            line = self.ahead.pop(0) if self.ahead else ask(self.table.screen, person.mark, person.colour)
            words = line.split()
            if not words:
                self.pose()
            elif not self.obey(words):
                action = self.read(question, words)
                if action is not None:
                    return action
        return None

    def unasked(self) -> int | None:
        """An answer outside the question, typed while the others answer; what is none waits for the next question."""
        line = overheard() if self.sitting.aside else None
        if line is None or not line.split():
            return None
        question = Question(self.sitting.seat, self.sitting.view, {}, frozenset())
        try:
            found = self.table.face.read(question, line.split())
        except Unclear:
            found = None
        if found in self.sitting.aside:
            return found
        self.ahead.append(line)
        return None

    def do_undo(self, rest: str) -> None:
        """First what was begun, then the last answer, as far back as the engine's barrier."""
        assert self.question is not None
        if self.begun:
            self.begun.pop()
            more = self.table.face.read(self.question, self.begun) if self.begun else None
            self.table.show(more.sentence if isinstance(more, More) else self.table.face.ask(self.question)[0])
        elif self.sitting.undo():
            self.undone = True
            self.table.say("undone")
        else:
            self.table.say("undo-final" if self.sitting.past else "undo-nothing")

    def do_hint(self, rest: str) -> None:
        assert self.question is not None
        try:
            with self.table.thinking("hint-thinking"):
                advice = self.sitting.hint()
        except NoHint:
            self.table.say("hint-none", style="accent")
        else:
            hints.show(self.table, self.question, advice)

    def do_log(self, rest: str) -> None:
        lines = self.table.face.tell([event for events in self.sitting.seen for event in events])
        count = int(rest) if rest.isdecimal() and len(rest) < 7 else LINES
        for line in lines[-count:] if count else []:
            self.table.show(line)

    def do_save(self, rest: str) -> None:
        self.table.say("saved", path=str(self.save()))


__all__ = ["Left", "Prompt"]
