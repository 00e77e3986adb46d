"""How a lesson is written, and what it is once it is read.

A lesson is a position and steps, in a file `<game>/<number>.toml`; its sentences are in `locale/*/lessons.ftl`.
A step tells something, asks for one answer, or lets the learner choose alone:

    [[step]]                              # a step that tells ends with a click on what it tells of
    id = "market"                         # its sentence is the message lesson-lutece-1-market
    ring = ["slot-A", "slot-1"]           # things of the table, as the browser calls them (`data-thing`, `data-place`)

    [[step]]
    id = "choose"
    answer = ["bid A 1"]                  # any of these goes on; an answer of several parts: "lead laborer; play road"
    then = ["1 bid B 2", "2 bid C 3"]     # what the rivals do afterwards, seat and answer
    nudge = { "bid 1 A" = "order" }       # what is said to another answer: the message lesson-lutece-1-order

    [[step]]
    id = "paid"
    ring = ["purse-0"]
    holds = "seat 0 purse 4"              # what is so when the step begins, and its sentence rests on

    [[step]]
    id = "alone"
    free = true                           # any legal answer goes on
    until = "bid *"                       # ... once one is asked this again; "over": once the game is over
    answer = ["bid B 3", "raise left 1"]  # what is answered for somebody who skips the step, if it is legal
    then = ["1 bid A 1", "2 raise left 2"]  # likewise what the rivals would like to do, each once

Where nothing is left of what a seat would like, or nothing of it is legal, it declines or gives its first answer.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from hashlib import sha256
from typing import Any, Final, Literal, TypeAlias

from .. import registry
from ..core.errors import IllegalAction, LudusError, NotationError
from ..core.game import Game
from ..core.position import Position

Kind: TypeAlias = Literal["tell", "do", "free"]
Move: TypeAlias = tuple[int, int]  # a seat and its action
SEVERAL: Final = ";"  # between the parts of an answer
OVER: Final = "over"
NUDGE: Final = "lesson-nudge"  # where a lesson has no sentence for an answer: what it would do, in the game's own words

# A word nobody knows yet: as it is said, and after a bar as a list has it.
NEW: Final = re.compile(r"\*\*(?P<said>.+?)(?:\|(?P<listed>.+?))?\*\*")


HEAD: Final[dict[str, type]] = {
    "minutes": int, "seats": int, "learner": int, "position": str, "seed": int, "moves": list, "options": dict,
    "step": list,
}  # fmt: skip
STEP: Final[dict[str, type]] = {
    "id": str, "ring": list, "answer": list, "then": list, "nudge": dict, "free": bool, "until": str,
    "holds": str,
}  # fmt: skip


def plain(sentence: str) -> str:
    """A sentence without its marks."""
    return NEW.sub(r"\g<said>", sentence)


class LessonError(LudusError):
    """A lesson that cannot be given; it says where, and what is expected."""


@dataclass(frozen=True, slots=True)
class Step:
    """One sentence, one ring, one thing to do. `answers` and `then` are in the notation of the game."""

    id: str
    kind: Kind
    ring: tuple[str, ...]
    answers: tuple[str, ...]
    then: tuple[str, ...]
    nudges: Mapping[str, str]  # message ids by answer, which may hold a `*`
    until: str
    holds: str

    @property
    def ways(self) -> list[list[str]]:
        """The expected answers, each by its parts."""
        return [[part.strip() for part in one.split(SEVERAL)] for one in self.answers]

    def nudge(self, answer: str) -> str:
        """What is said to another answer."""
        return next((id_ for pattern, id_ in self.nudges.items() if fnmatchcase(answer, pattern)), NUDGE)


@dataclass(frozen=True)
class Lesson:
    """`name` is the game and a number: lutece-1."""

    name: str
    game: str
    number: int
    minutes: int
    learner: int
    start: Position  # not to be played in: see `begin`
    options: Mapping[str, str]
    steps: tuple[Step, ...]
    digest: str  # another one where anything of it is another

    @property
    def rules(self) -> Game[Any]:
        return registry.game(self.game)

    @property
    def title(self) -> str:
        return f"lesson-{self.name}-title"

    def says(self, step: Step) -> str:
        """The message of a step."""
        return f"lesson-{self.name}-{step.id}"

    @property
    def messages(self) -> list[str]:
        """Every message of the lesson."""
        told = [self.says(step) for step in self.steps]
        return [self.title, *told, *(id_ for step in self.steps for id_ in step.nudges.values())]

    def begin(self) -> Position:
        """The first position."""
        return self.start.clone()

    def moves(self, state: Position, texts: Sequence[str]) -> Iterator[tuple[int, str]]:
        """Moves as they are written: seat and answer."""
        for text in texts:
            yield seat_and_answer(text, state.seats)


def read(text: str, game: str, number: int) -> Lesson:
    """A lesson as it is written. LessonError says which step is wrong, and how."""
    name = f"{game}-{number}"
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise LessonError(f"lesson {name}: {error}") from None
    fields(f"lesson {name}", found, HEAD, {"minutes", "step"})
    steps = tuple(read_step(name, number, one) for number, one in enumerate(found["step"], start=1))
    known: set[str] = set()
    for step in steps:
        if step.id in known:
            raise LessonError(f"lesson {name}: two steps are called {step.id}")
        known.add(step.id)
    options = {key: str(value) for key, value in found.get("options", {}).items()}
    try:
        start = first(registry.game(game), found, options)
    except (LudusError, ValueError, TypeError) as error:
        raise LessonError(f"lesson {name}, its position: {error}") from None
    learner = found.get("learner", 0)
    if learner not in range(start.seats):
        raise LessonError(f"lesson {name}: learner {learner}, expected a seat from 0 to {start.seats - 1}")
    digest = sha256(text.encode()).hexdigest()[:16]
    return Lesson(name, game, number, found["minutes"], learner, start, options, steps, digest)


def first(game: Game[Any], found: Mapping[str, Any], options: Mapping[str, str]) -> Position:
    """The first position: a written one, or a game of a seed; and what was played since."""
    if ("position" in found) == ("seed" in found):
        raise LessonError("expected either a position or seats and a seed")
    state: Position = (
        game.position(found["position"], **options)
        if "position" in found
        else game.new(found.get("seats", game.seats[0]), found["seed"], **options)
    )
    for text in found.get("moves", ()):
        seat, answer = seat_and_answer(text, state.seats)
        try:
            game.answer(state, seat, game.read_action(state, seat, answer))
        except (NotationError, IllegalAction) as error:
            raise LessonError(f"move {text!r}: {error}") from None
    return state


def read_step(name: str, number: int, found: Any) -> Step:
    where = f"lesson {name}, step {number}"
    if not isinstance(found, dict):
        raise LessonError(f"{where}: expected [[step]] and its keys")
    fields(where, found, STEP, {"id"})
    where += f" ({found['id']})"
    lists = {key: tuple(map(str, found.get(key, ()))) for key in ("ring", "answer", "then")}
    nudges = {pattern: f"lesson-{name}-{id_}" for pattern, id_ in found.get("nudge", {}).items()}
    free = found.get("free", False)
    kind: Kind = "free" if free else "do" if lists["answer"] else "tell"
    if kind == "tell" and not lists["ring"]:
        raise LessonError(f"{where}: it tells of something, and so needs a ring")
    if kind != "do" and nudges:
        raise LessonError(f"{where}: a nudge is for a step with one answer")
    if kind != "free" and "until" in found:
        raise LessonError(f"{where}: until is for a step with free = true")
    until, holds = found.get("until", ""), found.get("holds", "")
    return Step(found["id"], kind, lists["ring"], lists["answer"], lists["then"], nudges, until, holds)


def fields(where: str, found: Mapping[str, Any], known: Mapping[str, type], needed: set[str]) -> None:
    """Refuses what is missing, not known or of another kind."""
    for key in sorted(needed - set(found)):
        raise LessonError(f"{where}: {key} is missing")
    for key, value in found.items():
        if key not in known:
            raise LessonError(f"{where}: {key} is not known, expected {', '.join(known)}")
        if type(value) is not known[key]:
            raise LessonError(f"{where}: {key} is {value!r}, expected a {known[key].__name__}")


def seat_and_answer(text: str, seats: int) -> tuple[int, str]:
    """`1 bid A 2`."""
    word, _, answer = text.partition(" ")
    if not word.isdecimal() or int(word) >= seats or not answer.strip():
        raise LessonError(f"{text!r}: expected a seat from 0 to {seats - 1} and its answer, such as '1 agree'")
    return int(word), answer.strip()
