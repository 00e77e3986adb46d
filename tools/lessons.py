"""`python -m tools.lessons check [LESSON ...]` finds what is wrong in lessons; `... time` says how long a reader takes;
`... show LESSON` walks through one: what is said, what is played, where one stands."""

import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from ludus import lessons
from ludus.core import block
from ludus.core.errors import LudusError
from ludus.languages import LANGUAGES
from ludus.lessons import Lesson, rings
from ludus.lessons.lesson import NUDGE, Move, Step
from ludus.lessons.walk import Walk
from ludus.locale import Speech

LONGEST: Final = 20  # words of a sentence
READING: Final = 250 / 60  # words a second
CLICK: Final = 2.0  # seconds to find the thing that is ringed, and to click it
MOST: Final = 300.0  # seconds of a first lesson
WORD: Final = re.compile(r"\w[\w’'-]*")


def problems(lesson: Lesson) -> Iterator[str]:
    """What is wrong with a lesson: it is played to its end as it is written, and every nudge is tried where it is
    offered."""
    yield from said(lesson)
    walk = Walk(lesson)
    while (step := walk.step) is not None:
        where = f"step {walk.course.at + 1} ({step.id})"
        try:
            yield from (f"{where}: {problem}" for problem in offered(walk, step))
            walk.forward()
        except LudusError as error:
            yield str(error).replace(f"lesson {lesson.name}, {where}", where)
            return


def said(lesson: Lesson) -> Iterator[str]:
    """Every message is there, in every language, and short."""
    for language in LANGUAGES:
        speech = Speech(language, lessons.WORDS)
        for id_ in lesson.messages:
            if not speech.knows(id_):
                yield f"{language}: the message {id_} is missing"
                continue
            if (count := max(map(words, sentences(lessons.plain(speech.say(id_)))))) > LONGEST:
                yield f"{language}: a sentence of {id_} has {count} words, at most {LONGEST} are read"
        told = [speech.say(id_) for step in lesson.steps if speech.knows(id_ := lesson.says(step))]
        bold = [word["listed"] or word["said"] for text in told for word in lessons.NEW.finditer(text)]
        for word in {word for word in bold if bold.count(word) > 1}:
            yield f"{language}: {word} is new more than once"
    if lesson.steps[-1].kind != "tell":
        yield "it ends with the points, told"
    if not any(step.kind == "free" for step in lesson.steps):
        yield "it has no decision without help"


def held(walk: Walk, step: Step) -> Iterator[str]:
    """What a sentence speaks of is so."""
    keys, found = walk.game.keys, dict[tuple[str, str], list[str]]()
    for key, name, values in block.sections(walk.game.write(walk.state), keys):
        found[key, name] = values
    for key, name, values in block.sections(step.holds, keys):
        if found.get((key, name)) != values:
            now = " ".join(found.get((key, name), ["not there"]))
            yield f"{key} {name} is {now}, the lesson speaks of {' '.join(values)}"


def offered(walk: Walk, step: Step) -> Iterator[str]:
    """A step can be done where it is asked, and what it says to other answers is for answers there are."""
    yield from held(walk, step)
    if step.kind == "do":
        yield from answered(walk, step)
    for ring in step.ring:
        if not rings.known(walk.lesson.game, ring):
            yield f"no thing of the table is called {ring} (lessons/rings.py)"
    if step.kind == "free" and not walk.state.legal(walk.lesson.learner):
        yield "nothing is asked"


def answered(walk: Walk, step: Step) -> Iterator[str]:
    """What is expected is legal, part by part, and whatever else can be answered there is spoken to."""
    seat, game, told = walk.lesson.learner, walk.game, set[str]()
    others = False
    for way in step.ways:
        state, given = walk.state.clone(), list(walk.answers)
        for part in way:
            legal = {game.write_action(state, seat, action) for action in state.legal(seat)}
            beside = {game.write_action(state, seat, action) for action in state.aside(seat)}
            if part not in legal | beside:
                yield f"{part} is not legal"
                return
            wanted = {game.write_action(state, *move) for move in walk.course.ringed(state, given)}
            others = others or bool((legal | beside) - wanted)
            told |= {step.nudge(answer) for answer in (legal | beside) - wanted}
            for answer in sorted(legal - wanted):
                if step.nudge(answer) == NUDGE:
                    yield f"nothing is said to {answer}"
                    break
            action = game.read_action(state, seat, part)
            game.answer(state, seat, action)
            given.append((seat, action))
    if step.nudges and not others:
        yield "there is no other answer to say something to"
    for pattern, id_ in step.nudges.items():
        if id_ not in told:
            yield f"nobody can be told {id_}: no legal answer is {pattern!r}, or another one comes before it"


def words(text: str) -> int:
    return len(WORD.findall(text))


def sentences(text: str) -> list[str]:
    return [one for one in re.split(r"(?<=[.!?])\s+", text) if one.strip()]


def seconds(lesson: Lesson, language: str) -> float:
    """What a reader needs who reads every sentence once and clicks what is ringed."""
    speech = Speech(language, lessons.WORDS)
    walk, spent = Walk(lesson), 0.0
    while (step := walk.step) is not None:
        before = len(walk.answers)
        spent += words(lessons.plain(speech.say(lesson.says(step)))) / READING
        walk.forward()
        spent += CLICK * (sum(clicks(walk, move) for move in walk.answers[before:]) or 1)
    return spent


def clicks(walk: Walk, move: Move) -> int:
    """A click for every part of an answer, and one to confirm it; the rivals need none."""
    seat, action = move
    return len(walk.game.space.answers[action].parts) + 1 if seat == walk.lesson.learner else 0


def check(names: Sequence[str]) -> int:
    wrong = [f"{name}: {problem}" for name in names for problem in problems(lessons.of(name))]
    print("\n".join(wrong or [f"{', '.join(names)}: nothing is wrong"]))
    return int(bool(wrong))


def time(names: Sequence[str]) -> int:
    late = False
    for name in names:
        lesson = lessons.of(name)
        spent = {language: seconds(lesson, language) for language in LANGUAGES}
        late |= lesson.number == 1 and max(spent.values()) > MOST
        told = "   ".join(f"{language} {int(one) // 60}:{int(one) % 60:02}" for language, one in spent.items())
        print(f"{name}   {len(lesson.steps)} steps   {told}")
    return int(late)


def show(names: Iterable[str]) -> int:
    for name in names:
        lesson = lessons.of(name)
        speech, walk = Speech("en", lessons.WORDS), Walk(lesson)
        while (step := walk.step) is not None:
            before = len(walk.answers)
            ring = ", ".join([*step.ring, *walk.ringed])
            print(f"{walk.course.at + 1}. {step.id} ({step.kind}; {ring}): {speech.say(lesson.says(step))}")
            walk.forward()
            for seat, action in walk.answers[before:]:
                print(f"     {seat} {walk.game.write_action(walk.state, seat, action)}")
            if len(walk.answers) > before:
                print("".join(f"       | {line}\n" for line in walk.game.write(walk.state).splitlines()), end="")
    return 0


def main(arguments: Sequence[str]) -> int:
    done = {"check": check, "time": time, "show": show}
    if not arguments or arguments[0] not in done:
        print(__doc__)
        return 2
    return done[arguments[0]](arguments[1:] or lessons.NAMES)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
