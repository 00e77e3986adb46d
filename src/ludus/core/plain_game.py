"""The edge of a game without a compiler: its positions are written, read and seen as their fields are declared."""

import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import make_dataclass
from functools import cache, cached_property
from typing import Any, ClassVar, Final, TypeVar

from . import block, image
from .block import Line
from .errors import CardsError, NotationError, Problem
from .game import Game, Refusal, refuse
from .observation import Observation
from .plain import PlainPosition
from .visibility import SPECTATOR
from .zone import EVERYONE, OWNER, Field

P = TypeVar("P", bound=PlainPosition)
NUMBER: Final = re.compile(r"-?[0-9]{1,20}")
TABLE, LISTS = "table", "lists"  # the lines of a written position: numbers that stand alone, and all others


class PlainBox(dict[str, str]):
    """What a game is played with: the options in words, a card file of one's own, and the figures of the card file."""

    figures: Mapping[str, Any]


class PlainGame(Game[P]):
    """What is left to a game: its name, seats and declaration, the class of its states, and how a game begins."""

    state: ClassVar[type[PlainPosition]]
    rule: ClassVar[str]  # that says who is asked when, and what for
    keys = (TABLE, LISTS)

    def wrong(self, figures: Mapping[str, Any]) -> Iterable[str]:
        """What a card file says that cannot be played; a game without one need not write this."""
        return ()

    def box(self, cards: str | None, options: Mapping[str, Any]) -> PlainBox:
        found = PlainBox(self.chosen(options))
        try:
            found.figures = tomllib.loads(cards or self.shipped())
        except tomllib.TOMLDecodeError as error:
            place = re.search(r"line (\d+)", str(error))
            raise CardsError("cards", [Problem(int(place[1]) if place else 1, str(error))]) from None
        problems = [Problem(1, text) for text in self.wrong(found.figures)]
        if problems:
            raise CardsError("cards", problems)
        if cards and cards != self.shipped():
            found["cards"] = cards
        return found

    def new(self, seats: int, seed: int, cards: str | None = None, **options: Any) -> P:
        self.check_seats(seats)
        state: Any = self.state(self.box(cards, options))
        state.start(seats, f"{self.name}:{seed}")
        return state  # type: ignore[no-any-return]

    def options(self, state: P) -> dict[str, str]:
        usual = {one.name: one.default for one in self.choices}
        return {name: word for name, word in state.box.items() if word != usual.get(name)}

    @cached_property
    def observation(self) -> Observation:
        self.state(None)  # beside a compiled core the fields of such a class are listed with its first state
        return super().observation

    # ------------------------------------------------------------------ positions as text

    def write(self, state: P) -> str:
        lines = {key: Line(key) for key in self.keys}
        for field in image.zones(state.declared):
            lines[key_of(field)].add(field.name, *flat(field, getattr(state, field.name)))
        return block.write(lines.values())

    def position(self, text: str, **options: Any) -> P:
        """What is left out is as at the beginning of a game."""
        lines = block.read(text, self.keys)
        seats = lines.get(TABLE, Line(TABLE)).sections.get("seats", [str(self.seats[0])])
        if len(seats) != 1 or seats[0] not in map(str, self.seats):
            raise lines[TABLE].wrong(f"seats {' '.join(seats)}: expected {self.seats[0]} to {self.seats[-1]}")
        state = self.new(int(seats[0]), 0, **options)
        for field in image.zones(state.declared):
            line = lines.get(key_of(field), Line(key_of(field)))
            words = line.take(field.name)
            if words is None:
                continue
            if len(words) != field.size or not all(map(NUMBER.fullmatch, words)):
                raise line.wrong(f"{field.name} {' '.join(words)}: expected {field.size} whole numbers")
            values = [int(word) for word in words]
            try:
                field.check(values)
            except NotationError as error:
                raise line.wrong(str(error)) from None
            image.put(state, field, values)
        for line in lines.values():
            line.finish()
        state.check()
        state.restore()
        return state

    # ------------------------------------------------------------------ what a seat knows

    def view(self, state: P, seat: int) -> Any:
        """Zones of everyone whole; of those of their owners the row of this seat, if it has one."""
        if not SPECTATOR <= seat < state.seats:
            raise ValueError(f"seat {seat}: expected {SPECTATOR} to {state.seats - 1}")
        shown: dict[str, Any] = {}
        for field in image.zones(state.declared):
            value = frozen(getattr(state, field.name))
            if field.seen is EVERYONE:
                shown[field.name] = value
            elif field.seen is OWNER:
                shown[field.name] = tuple(value[one] if one == seat else None for one in range(state.seats))
        return view_of(self.name, tuple(shown))(seat=seat, **shown)

    def why_not(self, state: P, seat: int, action: int) -> Refusal | None:
        """The plainest reasons; a game with better ones says them before it asks here."""
        if not 0 <= action < self.actions:
            return refuse(self.rule, "no-such-action", action=action)
        if not 0 <= seat < state.seats:
            return refuse(self.rule, "no-such-seat", seat=seat)
        if state.allows(seat, action) or action in state.aside(seat):
            return None
        if state.over:
            return refuse(self.rule, "game-over")
        return refuse(self.rule, "not-possible-now" if state.pending >> seat & 1 else "not-asked-now")


def key_of(field: Field) -> str:
    return LISTS if field.shape else TABLE


def flat(field: Field, value: Any) -> list[int]:
    if not field.shape:
        return [value]
    return list(value) if len(field.shape) == 1 else [number for row in value for number in row]


def frozen(value: Any) -> Any:
    return tuple(map(frozen, value)) if isinstance(value, list) else value


@cache
def view_of(game: str, names: tuple[str, ...]) -> Any:
    """The class of a game's views."""
    return make_dataclass(f"{game.capitalize()}View", ["seat", *names], frozen=True)
