"""The prompt: reads what a person types until it is an answer, and serves everything one may ask meanwhile."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from rich.table import Table as Grid

from ..bots.hint import NoHint
from ..core.errors import LudusError
from ..locale import fold
from . import hints, rules
from .faces import More, Question, Unclear
from .screen import ask, overheard
from .shell import Table
from .sitting import Sitting

LINES: Final = 30  # of the log, unless more are asked for
# What one may type besides answers: the words, and what they do. Those of ARGUED take something after them.
COMMANDS: Final = (
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
ARGUED: Final = ("command-log", "command-card", "command-rules")


class Left(Exception):
    """The person leaves the table; the game can be resumed."""


class Prompt:
    """One person's questions at one table."""

    def __init__(self, table: Table, sitting: Sitting, save: Callable[[], Path]) -> None:
        self.table = table
        self.sitting = sitting
        self.save = save
        self.begun: list[str] = []
        self.ahead: list[str] = []  # lines typed before they were asked for
        self.undone = False
        self.question: Question | None = None

    def answer(self) -> int | None:
        """The answer, or None if the last one was taken back and the table has to be shown again."""
        question = self.question = self.sitting.question()
        self.begun, self.undone = [], False
        self.pose(question)
        person = self.table.people[question.seat]
        while not self.undone:
            line = self.ahead.pop(0) if self.ahead else ask(self.table.screen, person.mark, person.colour)
            words = line.split()
            if not words:
                self.pose(question)
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

    def pose(self, question: Question) -> None:
        """What is asked, and, beforehand, whether the answer will be final."""
        asked, how = self.table.face.ask(question)
        if len(question.final) == len(question.answers):
            how += f" · {self.table.speech.say('final-all')}"
        self.table.show(asked, "strong")
        self.table.show(how)

    def read(self, question: Question, words: Sequence[str]) -> int | None:
        """A legal answer; or None, after saying what is missing or wrong."""
        face = self.table.face
        try:
            found = face.read(question, [*self.begun, *words])
        except Unclear as unclear:
            self.table.show(str(unclear), "accent")
            return None
        if isinstance(found, More):
            self.begun += words
            self.table.show(found.sentence)
            return None
        refusal = self.sitting.why_not(found)
        if refusal:
            self.table.show(f"{face.refuse(refusal)} [{refusal.rule}]", "accent")
            return None
        return found

    def obey(self, words: Sequence[str]) -> bool:
        """Does what a command asks for; False if the words are none."""
        speech, typed = self.table.speech, fold(words[0])
        for name, _ in COMMANDS:
            if typed in map(fold, speech.words(name)) and (len(words) == 1 or name in ARGUED):
                getattr(self, name.replace("command-", "do_"))(" ".join(words[1:]))
                return True
        return False

    def do_help(self, rest: str) -> None:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for name, meaning in COMMANDS:
            grid.add_row(", ".join(self.table.speech.words(name)[:2]), self.table.speech.say(meaning))
        assert self.question is not None
        self.table.screen.indent(grid)
        if legend := self.table.face.legend():
            self.table.show(legend, "quiet")
        self.pose(self.question)

    def do_list(self, rest: str) -> None:
        assert self.question is not None
        self.table.screen.indent(self.table.face.choices(self.question, self.table.screen.width - 2))

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

    def do_table(self, rest: str) -> None:
        self.table.draw(self.sitting.view, full=True)

    def do_score(self, rest: str) -> None:
        self.table.screen.indent(self.table.face.score(self.sitting.view))

    def do_log(self, rest: str) -> None:
        lines = self.table.face.tell([event for events in self.sitting.seen for event in events])
        count = int(rest) if rest.isdecimal() and len(rest) < 7 else LINES
        for line in lines[-count:] if count else []:
            self.table.show(line)

    def do_card(self, rest: str) -> None:
        found = self.table.face.card(rest)
        self.table.screen.indent(*found)
        if not found:
            self.table.say("no-card", name=rest or "?")

    def do_rules(self, rest: str) -> None:
        speech, screen, game = self.table.speech, self.table.screen, self.sitting.game.name
        try:
            if rest:
                rules.show(speech, screen, game, rest)
            else:
                rules.show_topic(speech, screen, game, self.table.face.topic(self.sitting.view))
        except LudusError as error:
            self.table.show(str(error), "accent")

    def do_save(self, rest: str) -> None:
        self.table.say("saved", path=str(self.save()))

    def do_quit(self, rest: str) -> None:
        raise Left
