"""The game Lutèce: the contract of the core, kept."""

from functools import lru_cache
from typing import Any, Final

from ...core.errors import Problem
from ...core.game import Game, Refusal
from ...core.outcome import Outcome
from . import deck, events, notation, reading, view, why, writing
from .declaration import *
from .rules.box import Box
from .rules.state import State

PARTS_NAMES: Final = ("majority", "prestige", "influence", "fortune")


@lru_cache(maxsize=64)
def box_of(text: str) -> Box:
    """The Box of a card file, shared by all games played with it."""
    return Box(deck.read(text))


def box_for(cards: str | None, unknown: dict[str, Any]) -> Box:
    """The figures of the options of a game."""
    if unknown:
        raise ValueError(f"lutece has no option {', '.join(unknown)}, expected cards")
    return box_of(cards or deck.shipped())


class Lutece(Game[State]):
    """Hidden bids, open bribes, contested cards; 2 to 5 players."""

    name = "lutece"
    version = 1
    actions = ACTIONS
    seats = range(2, SEATS + 1)
    keys = writing.KEYS

    def new(self, seats: int, seed: int, cards: str | None = None, **options: Any) -> State:
        """A new game; `cards` is the text of a card file of one's own."""
        self.check_seats(seats)
        state = State(box_for(cards, options))
        state.begin(seats, f"lutece:{seed}")
        return state

    def doubts(self, cards: str) -> tuple[Problem, ...]:
        return box_of(cards).deck.doubts

    def options(self, state: State) -> dict[str, str]:
        text = state.box.deck.text
        return {} if text == deck.shipped() else {"cards": text}

    def position(self, text: str, cards: str | None = None, **options: Any) -> State:
        return reading.position(text, box_for(cards, options))

    def write(self, state: State) -> str:
        return writing.write(state)

    def view(self, state: State, seat: int) -> view.View:
        return view.view(state, seat)

    def read_action(self, state: State, seat: int, text: str) -> int:
        return notation.read_action(state, seat, text)

    def write_action(self, state: State, seat: int, action: int) -> str:
        return notation.write_action(state, seat, action)

    def why_not(self, state: State, seat: int, action: int) -> Refusal | None:
        return why.why_not(state, seat, action)

    def events(self, state: State, seat: int) -> tuple[events.Event, ...]:
        return events.events(state, seat)

    def outcome(self, state: State) -> Outcome:
        return Outcome(
            reason=events.REASONS[state.reason],
            parts=PARTS_NAMES,
            sheet=tuple(map(tuple, state.sheet())),
            scores=tuple(state.scores()),
            places=tuple(state.places() if state.over else ()),
        )


GAME: Final = Lutece()
