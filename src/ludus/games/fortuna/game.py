"""The game Fortuna: the contract of the core, kept."""

from collections import Counter
from functools import lru_cache
from typing import Any, Final

from ...core.declare import BadOption
from ...core.game import Game, Refusal
from ...core.outcome import Outcome
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


class Fortuna(Game[State]):
    """Twelve action cards go round the board; dice and favors lead to Rome; 2 to 4 players."""

    name = "fortuna"
    version = 1
    state, figures, zones = State, Box, view.SEEN
    seats = range(2, SEATS + 1)
    keys = writing.KEYS
    space, told, steps = SPACE, TOLD, STEPS
    choices, reasons, parts = OPTIONS, REASONS, PART_NAMES
    standing = STANDING

    def new(self, seats: int, seed: int, cards: str | None = None, **options: Any) -> State:
        """A new game. `draft` is the expert set-up, `sides` names the occupied sides, `cards` is a card file."""
        self.check_seats(seats)
        said, box = self.chosen(options), box_of(cards or deck.shipped())
        taken = read_sides(box, said["sides"]) or box.deck.colours[:seats]
        if len(taken) != seats:
            text = f"sides {' '.join(taken)}: expected {seats}, one for each player"
            raise BadOption(text, "wrong-sides", sides=" ".join(taken), count=str(seats))
        state = State(box)
        occupied = sum(1 << box.deck.colours.index(colour) for colour in taken)
        state.begin(seats, f"fortuna:{seed}", occupied, said["draft"] == "yes")
        return state

    def options(self, state: State) -> dict[str, str]:
        found = {}
        colours = state.box.deck.colours
        if state.draft:
            found["draft"] = "yes"
        if state.side[: state.seats] != list(range(state.seats)):
            found["sides"] = " ".join(colours[side] for side in state.side[: state.seats])
        if state.box.deck.text != deck.shipped():
            found["cards"] = state.box.deck.text
        return found

    def position(self, text: str, cards: str | None = None, **options: Any) -> State:
        """A position from its text, which may name draft and sides itself."""
        said, box = self.chosen(options), box_of(cards or deck.shipped())
        return reading.position(text, box, read_sides(box, said["sides"]), said["draft"] == "yes")

    def write(self, state: State) -> str:
        return writing.write(state)

    def view(self, state: State, seat: int) -> view.View:
        return view.view(state, seat)

    def why_not(self, state: State, seat: int, action: int) -> Refusal | None:
        return why.why_not(state, seat, action)

    def outcome(self, state: State) -> Outcome:
        """How the game ended. While it runs only the squares count: what the others hold is hidden (F-INFO-3)."""
        if state.over:
            return super().outcome(state)
        squares = tuple(square * state.box.vp_per_square for square in state.square[: state.seats])
        return Outcome("", PART_NAMES, sheet=tuple((points, 0) for points in squares), scores=squares, places=())

    def setups(self, seats: int) -> tuple[dict[str, str], ...]:
        return {}, {"draft": "yes"}

    def census(self, state: State) -> Counter[str]:
        return counted(self, state)


def read_sides(box: Box, text: str) -> tuple[str, ...]:
    """The occupied sides, clockwise, from names in any order; none if nothing was said (F-RULING-10)."""
    names = text.replace(",", " ").split()
    if any(name not in box.deck.colours for name in names) or len(set(names)) != len(names):
        text = f"sides {' '.join(names)}: expected different ones of {', '.join(box.deck.colours)}"
        raise BadOption(text, "wrong-side-names", sides=" ".join(names), known=", ".join(box.deck.colours))
    return tuple(sorted(names, key=box.deck.colours.index))


GAME: Final = Fortuna()
