"""What a game declares, as data: steps, answers, events, options. It is the same at every table, and public."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec

from ...core.declare import Among, Answer, Distance, Named, Part, Several
from ...core.game import Game
from ..protocol.bodies import AnswerInfo, Declaration, EventInfo, OptionInfo, PartInfo, PartKind, StepInfo
from . import pages


@lru_cache(maxsize=64)
def packed(game: Game[Any]) -> pages.File:
    """A declaration as JSON, ready to be sent; its tag is the digest of what it says."""
    return pages.pack(msgspec.json.encode(declaration(game)), ".json")


def declaration(game: Game[Any]) -> Declaration:
    """A game from elsewhere may declare neither answers nor events."""
    space, told = getattr(game, "space", None), getattr(game, "told", None)
    return Declaration(
        game.name,
        game.version,
        [StepInfo(step.name, step.topic, step.asked_by) for step in game.steps],
        [family(one) for one in (space.families if space else ())],
        [EventInfo(one.__name__, one.cue, one.scores) for one in (told.events if told else ())],
        [
            OptionInfo(one.name, list(one.choices), one.default, list(one.seats), list(one.without))
            for one in game.choices
        ],
        list(game.reasons),
        list(game.parts),
        game.standing is not None,
    )


def family(kind: type[Answer]) -> AnswerInfo:
    group = kind.group
    groups = {step.name: one for step, one in group.items()} if isinstance(group, Mapping) else {"": group}
    parts = [place(name, part) for name, part in kind.parts.items()]
    return AnswerInfo(kind.__name__, kind.text, [step.name for step in kind.steps], groups, parts, kind.declines)


def place(name: str, part: Part) -> PartInfo:
    return PartInfo(name, part_kind(part), words(part), isinstance(part, Several))


def part_kind(part: Part) -> PartKind:
    if isinstance(part, Several):
        return part_kind(part.kind)
    if isinstance(part, Named):
        return "card"
    if isinstance(part, Distance):
        return "seat"
    return "number" if isinstance(part, Among) and isinstance(part.choices[0], int) else "word"


def words(part: Part) -> list[str]:
    return [str(one) for one in part.choices] if isinstance(part, Among) else []
