"""Faces: how a game shows itself at a terminal: ours, those of `ludus.faces`, and for others the plain one."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from ... import registry
from ...core.game import Game
from ...locale import Speech
from ..people import People
from .face import Face, More, Question, Unclear
from .plain import PlainFace


def face(game: Game[Any], speech: Speech, people: People, options: dict[str, str]) -> Face:
    """The face of a game, for the people at one table; `options` are those the game was made with."""
    module = f"{__name__}.{game.name}"
    if game.name.isidentifier() and find_spec(module):
        made: Face = import_module(module).make(speech, people, options)
        return made
    if make := registry.optional("ludus.faces", game.name):
        made = make(speech, people, options)
        return made
    return PlainFace(speech, people, getattr(game, "space", None))


__all__ = ["Face", "More", "Question", "Unclear", "face"]
