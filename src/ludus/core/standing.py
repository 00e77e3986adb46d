"""Standing orders: what somebody wants answered when a question comes, said in sentences with menus.

A sentence sees a question as the one who is asked sees it, and says one of the answers the rules offer, in the notation
of the game, or nothing. It never sees a state, so it can obey nothing but what its owner knows. Two sentences are the
same in all games: a power one need not use is used always or never, and one answer is given each time. A game writes
its own beside them, and says what a turn is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from .declare import Step

USE, ANSWER = "use", "answer"  # the sentences of all games
STEP, HOW, TEXT = "step", "how", "text"  # their menus
ALWAYS, NEVER = "always", "never"
EVERYBODY: Final = -1  # whose turn it is where all play at once


@dataclass(frozen=True, slots=True)
class Asked:
    """A question as a seat sees it: its step, the view, and the answers by their texts."""

    seat: int
    step: str
    view: Any
    legal: Mapping[str, int]
    declining: tuple[str, ...] = ()  # those that leave unused what is offered


@dataclass(frozen=True, slots=True)
class Menu:
    """A place in a sentence, and what can be said there."""

    name: str
    choices: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Sentence:
    """A kind of standing order. `means` is the answer to a question, None where the sentence does not speak of it; one
    that is not among the legal answers is not given."""

    name: str
    steps: tuple[Step, ...]
    menus: Callable[[Any, int], tuple[Menu, ...]]  # of a state, for a seat: what it may know of it
    means: Callable[[Asked, Mapping[str, str]], str | None]


@dataclass(frozen=True, slots=True)
class Standing:
    """What a game says of standing orders: the step a view asks, the number of the turn and whose it is, sentences."""

    step: Callable[[Any], str]
    turn: Callable[[Any], tuple[int, int]]
    sentences: tuple[Sentence, ...] = ()


def use(asked: Asked, chosen: Mapping[str, str]) -> str | None:
    """A power used always, where only one thing can be meant by that, or never; what must be answered is asked."""
    if asked.step != chosen[STEP] or not asked.declining or len(asked.legal) == len(asked.declining):
        return None
    wanted = asked.declining if chosen[HOW] == NEVER else [text for text in asked.legal if text not in asked.declining]
    return wanted[0] if len(wanted) == 1 else None


def answer(asked: Asked, chosen: Mapping[str, str]) -> str | None:
    """One answer, each time its step is asked."""
    return chosen[TEXT] if asked.step == chosen[STEP] else None


def common(game: Any) -> tuple[Sentence, ...]:
    """The sentences of all games, with the steps of one: where something may be left unused, and all that are asked."""
    families = game.space.families
    optional = [step for step in game.steps if any(one.declines and step in one.steps for one in families)]
    asked = [step for step in game.steps if any(step in one.steps for one in families)]
    steps = Menu(STEP, tuple(step.name for step in optional))
    every = Menu(STEP, tuple(step.name for step in asked))
    return (
        Sentence(USE, tuple(optional), partial(same, (steps, Menu(HOW, (NEVER, ALWAYS)))), use),
        Sentence(ANSWER, tuple(asked), partial(same, (every, Menu(TEXT, ()))), answer),
    )


def same(menus: tuple[Menu, ...], _state: Any, _seat: int) -> tuple[Menu, ...]:
    """Menus that do not depend on the state. A game travels between processes, which a lambda could not."""
    return menus
