"""`ludus learn`: lessons in the terminal, one sentence and one thing to do at a time; each waits where it was left."""

import json
from pathlib import Path
from typing import Any, Final

import click

from .. import home, lessons, registry
from ..core.game import Refusal
from ..core.record import Record
from ..lessons import Lesson, LessonError, Nudge, Step
from ..lessons.walk import Walk, resume
from ..locale import Speech
from . import play, saves
from .asking import Asking, Left
from .faces import Question
from .screen import ask, interactive
from .shell import Shell, Table, wrapped
from .sitting import Sitting
from .usage import Command, GameName, Number, Option, language_option, speech

BEGINNER: Final = "beginner"  # the bots one plays on against


@click.command("learn", cls=Command, help="about-learn")
@click.argument("game", type=GameName(), required=False, metavar="[GAME]")
@click.argument("number", type=Number(1), default=1, metavar="[N]")
@click.option("--again", cls=Option, is_flag=True, help="option-again")
@language_option
@click.pass_obj
def command(shell: Shell, game: str | None, number: int, again: bool) -> None:
    if game is None:
        show_all(shell)
        return
    name = f"{game}-{number}"
    if name not in lessons.NAMES:
        raise click.BadParameter(speech().say("wrong-lesson", value=f"{game} {number}"))
    if not interactive():
        shell.say("learn-terminal", command=f"ludus learn {game} {number}")
        raise SystemExit(1)
    sit_down(shell, lessons.of(name), again)


def show_all(shell: Shell) -> None:
    """Every lesson, what to type for it, and how far one is."""
    words = Speech(shell.speech.language, lessons.WORDS)
    for lesson in map(lessons.of, lessons.NAMES):
        kept = read(lesson)
        at, done = len(kept.get("steps", ())), kept.get("done", False)
        shell.say(
            "learn-row",
            command=f"ludus learn {lesson.game} {lesson.number}",
            game=shell.speech.of(lesson.game).title(),
            title=words.say(lesson.title),
            minutes=lesson.minutes,
            state="begun" if at > 1 else "done" if done else "new",
            at=at,
            of=len(lesson.steps),
        )


# ---------------------------------------------------------------------- where one was


def path_of(lesson: Lesson) -> Path:
    return home.folder() / "lessons" / f"{lesson.name}.json"


def read(lesson: Lesson) -> dict[str, Any]:
    """What is kept of a lesson; nothing where it cannot be read, or the lesson was written anew."""
    try:
        kept = json.loads(path_of(lesson).read_text("utf-8"))
        resume(lesson, kept)
    except (OSError, ValueError, TypeError, KeyError, AttributeError, LessonError):
        return {}
    return dict(kept)


def store(walk: Walk, done: bool) -> Path:
    """A lesson that is done begins anew the next time."""
    kept = Walk(walk.lesson).saved() if walk.step is None else walk.saved()
    path = path_of(walk.lesson)
    saves.put(path, json.dumps({**kept, "done": done or walk.step is None}) + "\n")
    return path


# ---------------------------------------------------------------------- the lesson


class PlayOn(Exception):
    """The person wants to go on without the lesson."""


class Lectern(Asking):
    """One learner at one lesson."""

    commands = (
        ("command-earlier", "help-earlier"),
        ("command-skip", "help-skip"),
        ("command-onward", "help-onward"),
        ("command-list", "help-list"),
        ("command-table", "help-table"),
        ("command-score", "help-score"),
        ("command-card", "help-card"),
        ("command-rules", "help-rules"),
        ("command-quit", "help-leave"),
        ("command-help", "help-help"),
    )

    def __init__(self, table: Table, walk: Walk, done: bool) -> None:
        super().__init__(table, walk.game)
        self.walk = walk
        self.done = done
        self.words = Speech(table.speech.language, lessons.WORDS)
        self.posed: tuple[int, int] | None = None

    @property
    def view(self) -> Any:
        return self.walk.view

    def why_not(self, action: int) -> Refusal | None:
        return self.walk.why_not(action)

    def give(self) -> None:
        """From the step one is at to the end; and then what may come next."""
        self.table.show(self.words.say(self.walk.lesson.title), "accent")
        self.table.say("how-help-learn", style="quiet")
        self.table.draw(self.view)
        while True:
            now = self.walk.course.at, len(self.walk.answers)
            if self.posed != now:
                self.posed, self.begun, self.question = now, [], self.asked()
                self.pose()
            person = self.table.people[self.walk.lesson.learner]
            words = ask(self.table.screen, person.mark, person.colour).split()
            if not words and self.walk.step is None:
                return
            if not words and self.walk.step is not None and self.walk.step.kind == "tell":
                self.happened(self.walk.forward())
            elif not words:
                self.pose()
            elif not self.obey(words):
                self.answer(words)

    def asked(self) -> Question:
        seat, state = self.walk.lesson.learner, self.walk.state
        asked = {action: self.game.write_action(state, seat, action) for action in state.legal(seat)}
        return Question(seat, self.view, asked, frozenset())

    def pose(self) -> None:
        """The sentence of the step, and how to do what it asks for."""
        step, lesson, speech = self.walk.step, self.walk.lesson, self.table.speech
        assert self.question is not None
        if step is None:
            self.pose_end()
            return
        self.emphasise(
            speech.say(
                "learn-step",
                at=self.walk.course.at + 1,
                of=len(lesson.steps),
                sentence=self.sentence(step),
            )
        )
        if step.kind == "tell":
            self.table.say("learn-how-tell")
            return
        if step.kind == "free":
            self.table.show(" · ".join(self.table.face.ask(self.question)))
        for text in self.walk.ringed:
            action = self.game.read_action(self.walk.state, lesson.learner, text)
            self.table.show(f"→ {self.table.face.explain(self.question, action)}")

    def sentence(self, step: Step) -> str:
        """What a step says; what is touched at a table in the browser is typed here."""
        says = self.walk.lesson.says(step)
        return self.words.say(typed if self.words.knows(typed := f"{says}-typed") else says)

    def pose_end(self) -> None:
        lesson = self.walk.lesson
        following = f"{lesson.game}-{lesson.number + 1}"
        self.table.say("learn-done", style="good")
        if following in lessons.NAMES:
            self.table.say("learn-next", command=f"ludus learn {lesson.game} {lesson.number + 1}")
        self.table.say("learn-game", command=f"ludus play {lesson.game} --bots {BEGINNER}")
        self.table.say("learn-end" if self.walk.state.over else "learn-end-onward")

    def emphasise(self, sentence: str) -> None:
        """A sentence with its new words in bold."""
        text = self.table.people.paint(wrapped(lessons.plain(sentence), self.table.screen.width))
        text.highlight_words([word["said"] for word in lessons.NEW.finditer(sentence)], "strong")
        self.table.screen.print(text, soft_wrap=True)

    def answer(self, words: list[str]) -> None:
        step = self.walk.step
        assert self.question is not None
        if step is None or step.kind == "tell":
            self.table.say("learn-how-tell" if step else "learn-end", style="accent")
            return
        action = self.read(self.question, words)
        if action is None:
            return
        try:
            events = self.walk.answer(action)
        except Nudge as nudge:
            self.begun = []
            meant = self.table.face.explain(self.question, action)
            self.table.show(self.words.say(nudge.message, answer=meant), "accent")
        else:
            self.happened(events)

    def happened(self, events: list[Any]) -> None:
        """What came of it, on the screen and in the file."""
        store(self.walk, self.done)
        self.table.tell(events)
        if self.walk.state.over and events:
            self.table.finish(self.view, self.game.outcome(self.walk.state))
        elif events:
            self.table.draw(self.view)

    def do_earlier(self, rest: str) -> None:
        if not self.walk.back():
            self.table.say("learn-first")
            return
        self.posed = None
        store(self.walk, self.done)
        self.table.draw(self.view)

    def do_skip(self, rest: str) -> None:
        if self.walk.step is not None:
            self.happened(self.walk.forward())

    def do_onward(self, rest: str) -> None:
        if self.walk.state.over:
            self.table.say("learn-over")
        else:
            raise PlayOn

    def do_quit(self, rest: str) -> None:
        raise Left


def sit_down(shell: Shell, lesson: Lesson, again: bool) -> None:
    """One lesson, or what is left of it; whatever ends it, one's place is kept."""
    kept = read(lesson)
    walk = resume(lesson, kept) if kept and not again else Walk(lesson)
    rivals = {seat: "" for seat in range(lesson.start.seats) if seat != lesson.learner}
    table = shell.at(lesson.game, rivals, lesson.start.seats, lesson.learner, dict(lesson.options))
    lectern = Lectern(table, walk, kept.get("done", False))
    try:
        lectern.give()
    except PlayOn:
        store(walk, lectern.done)
        play_on(shell, walk)
    except (Left, EOFError, KeyboardInterrupt) as left:
        store(walk, lectern.done)
        table.say("learn-left", command=f"ludus learn {lesson.game} {lesson.number}")
        if isinstance(left, KeyboardInterrupt):
            raise SystemExit(130) from None


def play_on(shell: Shell, walk: Walk) -> None:
    """A game like any other from here, against beginners."""
    lesson, game = walk.lesson, registry.game(walk.lesson.game)
    position = game.write(walk.onward())
    record = Record(game.name, game.version, lesson.start.seats, 0, dict(lesson.options), position=position)
    bots = {seat: BEGINNER for seat in range(lesson.start.seats) if seat != lesson.learner}
    play.sit_down(shell, Sitting(game, record, bots, lesson.learner), saves.new_path(game.name))
