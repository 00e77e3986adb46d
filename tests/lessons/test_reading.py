"""A lesson that cannot be given says what is wrong, and where; a rule that changes breaks what rests on it."""

import re
from importlib import resources

import pytest

from ludus import lessons
from ludus.lessons import LessonError, Nudge, read
from ludus.lessons.walk import Walk, resume
from tools import lessons as checks

HEAD = "minutes = 1\nseed = 1\nseats = 2\n"
IDLE = ["bid revenue revenue"] * 60  # nothing ever leaves the market
TELL = '[[step]]\nid = "a"\nring = ["bank"]\n'
BID = '[[step]]\nid = "b"\nanswer = ["bid A 1"]\n'


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("minutes = ", "lesson lutece-9: Invalid value"),
        (TELL, "minutes is missing"),
        (f'minutes = "4"\n{TELL}', "minutes is '4', expected a int"),
        (f"minutes = 1\n{TELL}", "expected either a position or seats and a seed"),
        (f"{HEAD}hero = 2\n{TELL}", "hero is not known, expected minutes, seats, learner"),
        (f"{HEAD}learner = 2\n{TELL}", "learner 2, expected a seat from 0 to 1"),
        (f"minutes = 1\nposition = 'tabel'\n{TELL}", "its position: line 1: 'tabel' is not known"),
        (f'{HEAD}moves = ["0 bid A A"]\n{TELL}', "its position: move '0 bid A A': seat 0, bid A A"),
        (f'{HEAD}moves = ["bid A 1"]\n{TELL}', "expected a seat from 0 to 1 and its answer"),
        (f"{HEAD}{TELL}{TELL}", "two steps are called a"),
        (f'{HEAD}[[step]]\nid = "a"\n', r"step 1 \(a\): it tells of something, and so needs a ring"),
        (f'{HEAD}[[step]]\nring = ["bank"]\n', "step 1: id is missing"),
        (f'{HEAD}[[step]]\nid = "a"\nrings = ["bank"]\n', "step 1: rings is not known, expected id, ring, answer"),
        (f'{HEAD}{TELL}nudge = {{ "agree" = "b" }}\n', "a nudge is for a step with one answer"),
        (f'{HEAD}{BID}until = "over"\n', "until is for a step with free = true"),
        (f"{HEAD}step = [1]\n", r"expected \[\[step\]\]"),
    ],
)
def test_a_mistake_is_told_with_its_place(text: str, why: str) -> None:
    with pytest.raises(LessonError, match=why):
        read(text, "lutece", 9)


@pytest.mark.parametrize(
    ("step", "why"),
    [
        ('answer = ["bid A A"]', "bid A A is not legal"),
        ('answer = ["bid A 1"]\nthen = ["1 agree"]', "seat 1, agree: not asked now"),
        ('answer = ["bid A 1"]\nthen = ["2 agree"]', "expected a seat from 0 to 1"),
        ('answer = ["bid A 1"]\nnudge = { "agree" = "c" }', "nobody can be told lesson-lutece-9-c"),
        ('answer = ["bid A 1"]\nholds = "seat 0 purse 7"', "seat 0 purse is 5, the lesson speaks of 7"),
        ('answer = ["bid A 1"]\nring = ["throne"]', "no thing of the table is called throne"),
        (
            f"free = true\nuntil = 'over'\nanswer = {IDLE}\nthen = {[f'1 {one}' for one in IDLE]}",
            "it does not come to its end within",
        ),
    ],
)
def test_a_lesson_that_cannot_be_played_is_found_out(step: str, why: str) -> None:
    lesson = read(f'{HEAD}[[step]]\nid = "b"\n{step}\n{TELL}', "lutece", 9)
    found = [one for one in checks.problems(lesson) if "message" not in one]
    assert any(re.search(why, one) for one in found), found


def test_what_is_not_said_is_found_out() -> None:
    found = list(checks.problems(read(f"{HEAD}{TELL}", "lutece", 9)))
    for language in ("fr", "en", "pl"):
        assert f"{language}: the message lesson-lutece-9-a is missing" in found
    assert "it has no decision without help" in found


def test_a_rule_that_changes_breaks_the_lesson_that_rests_on_it() -> None:
    """A Smith whom Gaius cannot pay leaves the game: the market of round 2 is another one."""
    text = resources.files("ludus.lessons").joinpath("lutece", "1.toml").read_text("utf-8")
    cards = lessons.of("lutece-1").rules.shipped()
    dearer = re.sub(r'(id = "smith-4"\n(?:.+\n)*?cost = )3', r"\g<1>9", cards)
    assert dearer != cards
    lesson = read(f"{text.split('[[step]]')[0]}[options]\ncards = '''{dearer}'''\n"
                  + "".join(f"[[step]]{one}" for one in text.split("[[step]]")[1:]), "lutece", 1)  # fmt: skip
    (problem, *_) = checks.problems(lesson)
    assert re.match(r"step 6 \(paid\): seat 1 purse is 8, the lesson speaks of 5", problem)


def test_an_answer_of_several_parts_is_one_step() -> None:
    lesson = read(
        'minutes = 1\nposition = """\npool bar dock\nseat 0 hand insula road senator\nseat 1 hand gate\n'
        'asked 0 lead\n"""\n'
        '[[step]]\nid = "a"\nanswer = ["lead laborer; play road", "lead laborer; play insula"]\n',
        "gloire",
        9,
    )
    walk = Walk(lesson)

    def answer(text: str) -> None:
        walk.answer(walk.game.read_action(walk.state, 0, text))

    with pytest.raises(Nudge):
        answer("think")
    answer("lead laborer")
    assert (walk.course.at, walk.ringed) == (0, ["play road", "play insula"])
    with pytest.raises(Nudge):
        answer("play senator")
    again = resume(lesson, walk.saved())
    assert again.ringed == walk.ringed
    again.forward()
    answer("play insula")
    assert walk.step is again.step is None


def test_a_lesson_that_was_written_anew_is_not_gone_on_with() -> None:
    walk = Walk(lessons.of("lutece-1"))
    with pytest.raises(LessonError, match="written anew"):
        resume(lessons.of("lutece-2"), walk.saved())
    with pytest.raises(LessonError, match="cannot be gone on with"):
        resume(walk.lesson, {**walk.saved(), "steps": [[[0, 0], [0, 0]]]})


def test_there_is_no_such_lesson() -> None:
    with pytest.raises(LessonError, match="there is no lesson chess-1, expected one of: "):
        lessons.of("chess-1")
