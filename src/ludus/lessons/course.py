"""A course: how far somebody is in a lesson, what an answer comes to there, and the way back.

It plays nothing itself. A table, of the server or of the terminal, holds the position and the answers that stand; it
asks the course what is to be played, plays it, and says which step has been reached.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Final, NamedTuple

from ..core.errors import IllegalAction, LudusError, NotationError
from ..core.position import Position
from .lesson import OVER, Lesson, LessonError, Move, Step

MOST: Final = 100  # answers of one free step, when it is skipped


class Nudge(LudusError):
    """Another legal answer: nothing was played. `message` says what it would do; `answer` is its notation."""

    def __init__(self, message: str, answer: str) -> None:
        super().__init__(f"{answer}: the lesson asks for something else")
        self.message = message
        self.answer = answer


class Mark(NamedTuple):
    """Where a step began."""

    state: Position
    answers: int


class Turn(NamedTuple):
    """What is to be played, the learner's own answers first, and whether the step is done then."""

    moves: list[Move]
    done: bool


@dataclass
class Course:
    """`at` counts the steps from 0; it is their number when the lesson is done."""

    lesson: Lesson
    at: int = 0
    marks: list[Mark] = field(default_factory=list)  # of the steps up to this one

    @property
    def done(self) -> bool:
        return self.at >= len(self.lesson.steps)

    @property
    def step(self) -> Step | None:
        return None if self.done else self.lesson.steps[self.at]

    def reach(self, at: int, state: Position, answers: int) -> Mark:
        """A step is reached, a new one or one of before; says where it begins."""
        if at < len(self.marks):
            del self.marks[at + 1 :]
        else:
            self.marks += [Mark(state, answers)] * (at + 1 - len(self.marks))
        self.at = at
        return self.marks[at]

    # ------------------------------------------------------------------ what is expected

    def played(self, answers: Sequence[Move]) -> Sequence[Move]:
        """What was answered since the step began."""
        return answers[self.marks[self.at].answers :]

    def given(self, answers: Sequence[Move]) -> list[int]:
        """What the learner has answered since then."""
        return [action for seat, action in self.played(answers) if seat == self.lesson.learner]

    def ways(self, state: Position, given: Sequence[int]) -> list[list[str]]:
        """The expected answers that begin as the learner has begun, part by part."""
        game, seat = self.lesson.rules, self.lesson.learner
        return [
            way
            for way in (self.step.ways if self.step else ())
            if [game.read_action(state, seat, part) for part in way[: len(given)]] == list(given)
        ]

    def ringed(self, state: Position, answers: Sequence[Move]) -> list[Move]:
        """The answers that go on from here."""
        step, given = self.step, self.given(answers)
        if step is None or step.kind != "do":
            return []
        game, seat = self.lesson.rules, self.lesson.learner
        ways = [way for way in self.ways(state, given) if len(way) > len(given)]
        return [(seat, game.read_action(state, seat, way[len(given)])) for way in ways]

    # ------------------------------------------------------------------ what an answer comes to

    def answer(self, state: Position, answers: Sequence[Move], actions: Sequence[int]) -> Turn:
        """What legal answers of the learner come to; Nudge if the lesson asks for others."""
        step, seat = self.step, self.lesson.learner
        if step is None or step.kind == "tell":
            raise Nudge("lesson-not-yet", self.lesson.rules.write_action(state, seat, actions[0]))
        after, own = state.clone(), [(seat, action) for action in actions]
        if step.kind == "free":
            self.play(after, own)
            return self.freely(step, after, self.played(answers), own)
        begun = list(answers)
        for move in own:
            if move not in self.ringed(after, begun):
                written = self.lesson.rules.write_action(after, seat, move[1])
                raise Nudge(step.nudge(written), written)
            self.play(after, [move])
            begun.append(move)
        given = self.given(begun)
        done = any(len(way) == len(given) for way in self.ways(after, given))
        return Turn(own + (self.follow(step, after) if done else []), done)

    def forward(self, state: Position, answers: Sequence[Move]) -> Turn:
        """A step that tells has been seen, or another one is skipped: what is played then."""
        step, seat = self.step, self.lesson.learner
        if step is None:
            return Turn([], False)
        after = state.clone()
        if step.kind == "tell":
            return Turn(self.follow(step, after), True)
        if step.kind == "free":
            if not after.pending >> seat & 1:
                raise self.wrong("nothing is asked of the learner")
            before, moves = self.played(answers), list[Move]()
            wishes = [f"{seat} {text}" for text in step.answers]
            for _ in range(MOST):
                moves.append(self.wished(after, seat, wishes, [*before, *moves]))
                self.play(after, moves[-1:])
                moves, done = self.freely(step, after, before, moves)
                if done:
                    return Turn(moves, True)
            raise self.wrong(f"it does not come to its end within {MOST} answers")
        given = self.given(answers)
        rest = self.ways(after, given)[0][len(given) :]
        moves = [(seat, action) for action in self.written(after, [f"{seat} {part}" for part in rest])]
        return Turn(moves + self.follow(step, after), True)

    def follow(self, step: Step, state: Position) -> list[Move]:
        """What the rivals do after a step, played."""
        seats = [seat for seat, _ in self.lesson.moves(state, step.then)]
        return list(zip(seats, self.written(state, step.then), strict=True))

    def written(self, state: Position, texts: Sequence[str]) -> Iterator[int]:
        """Plays moves of the script."""
        game = self.lesson.rules
        for seat, text in self.lesson.moves(state, texts):
            try:
                action = game.read_action(state, seat, text)
                game.answer(state, seat, action)
            except (NotationError, IllegalAction) as error:
                raise self.wrong(str(error)) from None
            yield action

    def freely(self, step: Step, state: Position, before: Sequence[Move], moves: list[Move]) -> Turn:
        """The rivals answer as they would like to, until the learner is asked; says whether the step is done. `before`
        was played in the step already, `moves` with this answer."""
        moves = list(moves)
        learner = self.lesson.learner
        while not state.over and not state.pending >> learner & 1:
            seat = state.seat
            moves.append(self.wished(state, seat, step.then, [*before, *moves]))
            self.play(state, moves[-1:])
        if state.over or not step.until:
            return Turn(moves, True)
        if step.until == OVER:
            return Turn(moves, False)
        game = self.lesson.rules
        asked = (game.write_action(state, learner, action) for action in state.legal(learner))
        return Turn(moves, any(fnmatchcase(text, step.until) for text in asked))

    def wished(self, state: Position, seat: int, texts: Sequence[str], before: Sequence[Move]) -> Move:
        """What a seat would like to answer: the first of its moves that is legal and was not made before; else one that
        declines, else the first there is."""
        game, legal = self.lesson.rules, state.legal(seat)
        made = Counter(action for who, action in before if who == seat)
        for text in [text for who, text in self.lesson.moves(state, texts) if who == seat]:
            try:
                action = game.read_action(state, seat, text)
            except NotationError:
                continue
            if made[action]:
                made[action] -= 1
            elif action in legal:
                return seat, action
        return seat, next((action for action in legal if type(game.space.answers[action]).declines), legal[0])

    def play(self, state: Position, moves: Sequence[Move]) -> None:
        for seat, action in moves:
            self.lesson.rules.answer(state, seat, action)

    def wrong(self, text: str) -> LessonError:
        step = self.step
        return LessonError(f"lesson {self.lesson.name}, step {self.at + 1} ({step.id if step else ''}): {text}")
