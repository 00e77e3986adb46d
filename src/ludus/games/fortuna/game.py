"""The game Fortuna: the contract of the core, kept."""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final

from ...core.game import Game, Refusal
from ...core.outcome import Outcome
from . import deck, events, notation, reading, view, why, writing
from .census import counted
from .declaration import *
from .rules.box import Box
from .rules.state import State

PARTS_NAMES: Final = ("squares", "privileges")
OPTIONS: Final = ("draft", "sides", "cards")
FLAGS: Final = {"true": True, "false": False, "True": True, "False": False}


@lru_cache(maxsize=64)
def box_of(text: str) -> Box:
    """The Box of a card file, shared by all games played with it."""
    return Box(deck.read(text))


class Fortuna(Game[State]):
    """Twelve action cards go round the board; dice and favors lead to Rome; 2 to 4 players."""

    name = "fortuna"
    version = 1
    actions = ACTIONS
    seats = range(2, SEATS + 1)
    keys = writing.KEYS

    def new(
        self,
        seats: int,
        seed: int,
        draft: bool | str = False,
        sides: Iterable[str] | str | None = None,
        cards: str | None = None,
        **options: Any,
    ) -> State:
        """A new game. `draft` is the expert set-up, `sides` names the occupied sides, `cards` is a card file."""
        self.check_seats(seats)
        refuse_unknown(options)
        box = box_of(cards or deck.shipped())
        taken = read_sides(box, sides) or box.deck.colours[:seats]
        if len(taken) != seats:
            raise ValueError(f"sides {' '.join(taken)}: expected {seats}, one for each player")
        state = State(box)
        occupied = sum(1 << box.deck.colours.index(colour) for colour in taken)
        state.begin(seats, f"fortuna:{seed}", occupied, read_flag("draft", draft))
        return state

    def options(self, state: State) -> dict[str, str]:
        found = {}
        colours = state.box.deck.colours
        if state.draft:
            found["draft"] = "true"
        if state.side[: state.seats] != list(range(state.seats)):
            found["sides"] = " ".join(colours[side] for side in state.side[: state.seats])
        if state.box.deck.text != deck.shipped():
            found["cards"] = state.box.deck.text
        return found

    def position(
        self,
        text: str,
        draft: bool | str = False,
        sides: Iterable[str] | str | None = None,
        cards: str | None = None,
        **options: Any,
    ) -> State:
        """A position from its text, which may name draft and sides itself."""
        refuse_unknown(options)
        box = box_of(cards or deck.shipped())
        return reading.position(text, box, read_sides(box, sides), read_flag("draft", draft))

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
        """How the game ended. While it runs only the squares count: what the others hold is hidden (F-INFO-3)."""
        if state.over:
            sheet, scores, places = state.sheet(), state.scores(), state.places()
        else:
            sheet = [[square * state.box.vp_per_square, 0] for square in state.square[: state.seats]]
            scores, places = [row[0] for row in sheet], []
        return Outcome(
            reason=events.REASONS[state.reason],
            parts=PARTS_NAMES,
            sheet=tuple(map(tuple, sheet)),
            scores=tuple(scores),
            places=tuple(places),
        )

    def setups(self, seats: int) -> tuple[dict[str, str], ...]:
        return {}, {"draft": "true"}

    def census(self, state: State) -> Counter[str]:
        return counted(self, state)


def refuse_unknown(options: dict[str, Any]) -> None:
    if options:
        raise ValueError(f"fortuna has no option {', '.join(options)}, expected {', '.join(OPTIONS)}")


def read_flag(name: str, value: object) -> bool:
    """true or false, as a value or as text."""
    if str(value) not in FLAGS:
        raise ValueError(f"{name} {value}: expected true or false")
    return FLAGS[str(value)]


def read_sides(box: Box, value: Iterable[str] | str | None) -> tuple[str, ...] | None:
    """The occupied sides, clockwise, from names in any order (F-RULING-10)."""
    if value is None:
        return None
    names = value.replace(",", " ").split() if isinstance(value, str) else list(value)
    colours = box.deck.colours
    if any(name not in colours for name in names) or len(set(names)) != len(names):
        raise ValueError(f"sides {' '.join(map(str, names))}: expected different ones of {', '.join(colours)}")
    return tuple(sorted(names, key=colours.index))


GAME: Final = Fortuna()
