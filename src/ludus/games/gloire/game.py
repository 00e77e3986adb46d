"""The game La Gloire de Rome: the contract of the core, kept."""

from collections import Counter
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final

from ...core.declare import Option
from ...core.game import Game, Refusal
from . import deck, reading, view, why, writing
from .census import counted
from .declaration import *
from .rules.box import Box
from .rules.state import State
from .standing import STANDING


@lru_cache(maxsize=16)
def deck_of(text: str) -> deck.Deck:
    return deck.read(text)


def options_of(text: str) -> list[Option]:
    """The declared options, with the figures of a card file for the sites of two players."""
    in_town = deck_of(text).in_town
    sites = (str(in_town["2"]), str(in_town["2_strict"]))
    return [replace(one, choices=sites, default=sites[0]) if one.seats == (2,) else one for one in OPTIONS]


@lru_cache(maxsize=64)
def box_of(text: str, *words: str) -> Box:
    """The Box of a card file and the options, shared by all games played with it."""
    circus, forum, introductory, experienced = (word == "yes" for word in words[:-1])
    return Box(deck_of(text), circus, forum, introductory, experienced, int(words[-1]))


class Gloire(Game[State]):
    """Lead or follow, build and sell; 2 to 5 players."""

    name = "gloire"
    version = 1
    state, figures, zones = State, Box, view.SEEN
    seats = range(2, SEATS + 1)
    keys = writing.KEYS
    space, told, steps = SPACE, TOLD, STEPS
    choices, reasons, parts = OPTIONS, REASONS, PART_NAMES
    standing = STANDING

    def box(self, cards: str | None, options: dict[str, Any]) -> Box:
        """The figures a game is played with."""
        text = cards or deck.shipped()
        return box_of(text, *self.chosen(options, options_of(text)).values())

    def new(self, seats: int, seed: int, cards: str | None = None, **options: Any) -> State:
        """A new game; `cards` is the text of a card file of one's own."""
        self.check_seats(seats)
        state = State(self.box(cards, options))
        state.start(seats, f"{self.name}:{seed}")
        return state

    def options(self, state: State) -> dict[str, str]:
        text = state.box.deck.text
        return view.chosen(state.box) | ({} if text == deck.shipped() else {"cards": text})

    def position(self, text: str, cards: str | None = None, **options: Any) -> State:
        """A position; its text names the variants, a card file of one's own comes beside it."""
        return reading.position(text, lambda variants: self.box(cards, {**options, **variants}))

    def write(self, state: State) -> str:
        return writing.write(state)

    def view(self, state: State, seat: int) -> view.View:
        return view.view(state, seat)

    def why_not(self, state: State, seat: int, action: int) -> Refusal | None:
        return why.why_not(state, seat, action)

    def setups(self, seats: int) -> tuple[dict[str, str], ...]:
        return (
            {},
            {"alternative_circus": "yes", "experienced_start": "yes"},
            {"introductory": "yes"},
            {"alternative_forum": "yes", "two_player_sites": "2"},
        )

    def census(self, state: State) -> Counter[str]:
        return counted(self, state)


GAME: Final = Gloire()
