"""What every prompt at a table does: reads words as answers, and serves what one may look up meanwhile."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Final

from rich.table import Table as Grid

from ..core.game import Game, Refusal
from ..locale import fold
from ..rulebook import NoRules
from . import rules
from .faces import More, Question, Unclear
from .shell import Table

ARGUED: Final = ("command-log", "command-card", "command-rules")  # they take something after them


class Left(Exception):
    """The person leaves the table; what was begun can be gone on with."""


class Asking:
    """One person at one table. `commands` are what one may type besides answers: the words, and what they do."""

    commands: ClassVar[Sequence[tuple[str, str]]]

    def __init__(self, table: Table, game: Game[Any]) -> None:
        self.table = table
        self.game = game
        self.begun: list[str] = []
        self.question: Question | None = None

    @property
    @abstractmethod
    def view(self) -> Any:
        """What the person sees."""

    @abstractmethod
    def why_not(self, action: int) -> Refusal | None: ...

    def pose(self) -> None:
        """What is asked, and, beforehand, whether the answer will be final."""
        assert self.question is not None
        asked, how = self.table.face.ask(self.question)
        if len(self.question.final) == len(self.question.answers):
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
        refusal = self.why_not(found)
        if refusal:
            self.table.show(f"{face.refuse(refusal)} [{refusal.rule}]", "accent")
            return None
        return found

    def obey(self, words: Sequence[str]) -> bool:
        """Does what a command asks for; False if the words are none."""
        speech, typed = self.table.speech, fold(words[0])
        for name, _ in self.commands:
            if typed in map(fold, speech.words(name)) and (len(words) == 1 or name in ARGUED):
                getattr(self, name.replace("command-", "do_"))(" ".join(words[1:]))
                return True
        return False

    def do_help(self, rest: str) -> None:
        grid, speech = Grid.grid(padding=(0, 2, 0, 0)), self.table.speech
        for name, meaning in self.commands:
            example = name.replace("command-", "example-")
            grid.add_row(", ".join(speech.words(name)[:2]), speech.with_example(meaning, example))
        self.table.screen.indent(grid)
        if legend := self.table.face.legend():
            self.table.show(legend, "quiet")
        self.pose()

    def do_list(self, rest: str) -> None:
        if self.question is not None and self.question.answers:
            self.table.screen.indent(self.table.face.choices(self.question, self.table.screen.width - 2))

    def do_table(self, rest: str) -> None:
        self.table.draw(self.view, full=True)

    def do_score(self, rest: str) -> None:
        self.table.screen.indent(self.table.face.score(self.view))

    def do_card(self, rest: str) -> None:
        found = self.table.face.card(rest)
        self.table.screen.indent(*found)
        if not found:
            self.table.say("no-card", name=rest or "?")

    def do_rules(self, rest: str) -> None:
        speech, screen, game = self.table.speech, self.table.screen, self.game.name
        try:
            if rest:
                rules.show(speech, screen, game, rest)
            else:
                rules.show_topic(speech, screen, game, self.table.face.topic(self.view))
        except NoRules:
            self.table.say("rules-missing", style="accent")

    def do_quit(self, rest: str) -> None:
        raise Left
