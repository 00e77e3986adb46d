"""Lessons: one learns a game at its real table, with its real rules, by doing one thing after the other.

>>> lesson = of("lutece-1")
>>> lesson.minutes, lesson.steps[0].kind
(4, 'tell')
"""

import re
from functools import cache
from importlib import resources
from typing import Final

from .course import Course, Nudge
from .lesson import NEW, Lesson, LessonError, Step, plain, read

WORDS: Final = "lessons"  # their file in locale/
FILE: Final = re.compile(r"([1-9])\.toml")
NAMES: Final = tuple(
    f"{folder.name}-{found[1]}"
    for folder in sorted(resources.files(__name__).iterdir(), key=lambda path: path.name)
    if folder.is_dir()
    for file in sorted(folder.iterdir(), key=lambda path: path.name)
    if (found := FILE.fullmatch(file.name))
)


class NoLesson(LessonError):
    """There is no lesson of that name."""


@cache
def of(name: str) -> Lesson:
    """A lesson by its name."""
    if name not in NAMES:
        raise NoLesson(f"there is no lesson {name}, expected one of: {', '.join(NAMES)}")
    game, _, number = name.rpartition("-")
    text = resources.files(__name__).joinpath(game, f"{number}.toml").read_text("utf-8")
    return read(text, game, int(number))


__all__ = [
    "NAMES",
    "NEW",
    "WORDS",
    "Course",
    "Lesson",
    "LessonError",
    "NoLesson",
    "Nudge",
    "Step",
    "of",
    "plain",
    "read",
]
