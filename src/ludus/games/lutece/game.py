"""The game Lutèce: the contract of the core, kept."""

from collections import Counter
from functools import lru_cache
from typing import Any, Final

from ...core.errors import Problem
from ...core.game import Game, Refusal
from . import deck, reading, view, why, writing
from .census import counted
from .declaration import *
from .rules.box import Box
from .rules.state import State
from .standing import STANDING


@lru_cache(maxsize=64)
def box_of(text: str) -> Box:
    """The Box of a card file, shared by all games played with it."""
    return Box(deck.read(text))


class Lutece(Game[State]):
    """Hidden bids, open bribes, contested cards; 2 to 5 players."""

    name = "lutece"
    at_once = True  # L-BID-4
    version = 1
    state, figures, zones = State, Box, view.SEEN
    seats = range(2, SEATS + 1)
    keys = writing.KEYS
    space, told, steps = SPACE, TOLD, STEPS
    choices, reasons, parts = OPTIONS, REASONS, PART_NAMES
    standing = STANDING

    def box(self, cards: str | None, options: dict[str, Any]) -> Box:
        """The figures a game is played with."""
        self.chosen(options)
        return box_of(cards or deck.shipped())

    def new(self, seats: int, seed: int, cards: str | None = None, **options: Any) -> State:
        """A new game; `cards` is the text of a card file of one's own."""
        self.check_seats(seats)
        state = State(self.box(cards, options))
        state.start(seats, f"{self.name}:{seed}")
        return state

    def doubts(self, cards: str) -> tuple[Problem, ...]:
        return box_of(cards).deck.doubts

    def options(self, state: State) -> dict[str, str]:
        text = state.box.deck.text
        return {} if text == deck.shipped() else {"cards": text}

    def position(self, text: str, cards: str | None = None, **options: Any) -> State:
        return reading.position(text, self.box(cards, options))

    def write(self, state: State) -> str:
        return writing.write(state)

    def view(self, state: State, seat: int) -> view.View:
        return view.view(state, seat)

    def why_not(self, state: State, seat: int, action: int) -> Refusal | None:
        return why.why_not(state, seat, action)

    def census(self, state: State) -> Counter[str]:
        return counted(self, state)


GAME: Final = Lutece()
