"""Every lesson is a test of itself: the engine plays it as it is written, in three languages."""

from random import Random

import pytest

from ludus import lessons
from ludus.core.errors import IllegalAction
from ludus.languages import LANGUAGES
from ludus.lessons import Nudge
from ludus.lessons.lesson import NUDGE
from ludus.lessons.walk import Walk, resume
from ludus.locale import Speech
from tools import lessons as checks

GAMES = {name.rpartition("-")[0] for name in lessons.NAMES}
FIRST = [name for name in lessons.NAMES if name.endswith("-1")]


def written(walk: Walk) -> str:
    return walk.game.write(walk.state)


@pytest.mark.parametrize("name", lessons.NAMES)
def test_nothing_is_wrong_with_a_lesson(name: str) -> None:
    assert list(checks.problems(lessons.of(name))) == []


def test_every_game_has_its_lessons_in_order() -> None:
    for game in GAMES:
        numbers = [lessons.of(name).number for name in lessons.NAMES if name.startswith(f"{game}-")]
        assert numbers == list(range(1, len(numbers) + 1))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", lessons.NAMES)
def test_a_lesson_is_played_to_its_end_with_the_expected_answers(name: str, language: str) -> None:
    lesson, speech = lessons.of(name), Speech(language, lessons.WORDS)
    walk, said = Walk(lesson), [speech.say(lesson.title)]
    while (step := walk.step) is not None:
        at = walk.course.at
        said.append(speech.say(lesson.says(step)))
        if step.kind == "do":
            for _ in step.ways[0]:
                walk.answer(walk.game.read_action(walk.state, lesson.learner, walk.ringed[0]))
        else:
            walk.forward()
        assert walk.course.at == at + 1
    assert len(set(said)) == len(lesson.steps) + 1


@pytest.mark.parametrize("name", lessons.NAMES)
def test_every_other_legal_answer_is_nudged_and_plays_nothing(name: str) -> None:
    lesson = lessons.of(name)
    walk, told = Walk(lesson), set[str]()
    while (step := walk.step) is not None:
        while walk.step is step and step.kind == "do":  # part by part
            before, expected = written(walk), walk.ringed
            for action in (*walk.state.legal(lesson.learner), *walk.state.aside(lesson.learner)):
                text = walk.game.write_action(walk.state, lesson.learner, action)
                if text in expected:
                    continue
                with pytest.raises(Nudge) as nudge:
                    walk.answer(action)
                assert nudge.value.answer == text
                assert nudge.value.message in (NUDGE, *step.nudges.values())
                told.add(nudge.value.message)
            assert written(walk) == before
            walk.answer(walk.game.read_action(walk.state, lesson.learner, expected[0]))
        if walk.step is step:
            walk.forward()
    assert told - {NUDGE} == {id_ for step in lesson.steps for id_ in step.nudges.values()}


@pytest.mark.parametrize("name", lessons.NAMES)
def test_an_illegal_answer_is_refused_by_the_rules(name: str) -> None:
    walk = Walk(lessons.of(name))
    while walk.step is not None and walk.step.kind != "do":
        walk.forward()
    seat = walk.lesson.learner
    asked = {*walk.state.legal(seat), *walk.state.aside(seat)}
    other = next(action for action in range(walk.game.actions) if action not in asked)
    with pytest.raises(IllegalAction):
        walk.answer(other)
    assert walk.why_not(other) is not None


@pytest.mark.parametrize("name", lessons.NAMES)
def test_back_is_where_one_was(name: str) -> None:
    walk, seen = Walk(lessons.of(name)), list[tuple[str, int]]()
    while walk.step is not None:
        seen.append((written(walk), len(walk.answers)))
        walk.forward()
    for at in reversed(range(len(seen))):
        assert walk.back()
        assert (walk.course.at, written(walk), len(walk.answers)) == (at, *seen[at])
    assert not walk.back()
    walk.forward()
    walk.forward()
    assert walk.back(0)
    assert written(walk) == seen[0][0]


@pytest.mark.parametrize("name", lessons.NAMES)
def test_a_lesson_is_gone_on_with_where_it_was_left(name: str) -> None:
    walk = Walk(lessons.of(name))
    while walk.step is not None:
        again = resume(walk.lesson, walk.saved())
        assert (again.course.at, written(again), again.answers) == (walk.course.at, written(walk), walk.answers)
        again.back()
        walk.forward()
    while again.step is not None:
        again.forward()
    assert written(again) == written(walk)
    assert resume(walk.lesson, walk.saved()).step is None


@pytest.mark.parametrize("name", lessons.NAMES)
def test_whatever_is_chosen_without_help_the_lesson_goes_on(name: str) -> None:
    for seed in range(20):
        random, walk = Random(seed), Walk(lessons.of(name))
        while (step := walk.step) is not None:
            if step.kind == "free":
                walk.answer(random.choice(walk.state.legal(walk.lesson.learner)))
            else:
                walk.forward()


@pytest.mark.parametrize("name", FIRST)
def test_a_reader_needs_less_than_five_minutes_for_a_first_lesson(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    lesson = lessons.of(name)
    for language in LANGUAGES:
        assert 60 < checks.seconds(lesson, language) < lesson.minutes * 60 <= checks.MOST
    assert checks.main(["time", name]) == 0
    assert name in capsys.readouterr().out
