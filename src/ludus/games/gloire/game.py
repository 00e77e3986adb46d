"""The game La Gloire de Rome: the contract of the core, kept."""

from collections import Counter
from functools import lru_cache
from typing import Any, Final

from ...core.game import Game, Refusal
from ...core.outcome import Outcome
from . import deck, events, notation, reading, view, why, written
from .census import counted
from .declaration import *
from .rules.box import Box
from .rules.state import State

PARTS_NAMES: Final = ("influence", "vault", "bonus", "statue", "wall")
FLAGS: Final = ("alternative_circus", "alternative_forum", "introductory", "experienced_start")
OPTIONS: Final = (*FLAGS, "two_player_sites", "cards")
WORDS: Final = {"yes": True, "no": False, "true": True, "false": False}


@lru_cache(maxsize=16)
def deck_of(text: str) -> deck.Deck:
    return deck.read(text)


@lru_cache(maxsize=64)
def box_of(text: str, *options: int) -> Box:
    """The Box of a card file and the options, shared by all games played with it."""
    circus, forum, introductory, experienced, sites = options
    return Box(deck_of(text), bool(circus), bool(forum), bool(introductory), bool(experienced), sites)


def box_for(options: dict[str, Any]) -> Box:
    """The Box for options as Python values or as text; unknown ones are refused."""
    for name in options:
        if name not in OPTIONS:
            raise ValueError(f"gloire has no option {name}, expected {', '.join(OPTIONS)}")
    text = options.get("cards") or deck.shipped()
    flags = [read_flag(name, options.get(name, False)) for name in FLAGS]
    if flags[2] and (flags[0] or flags[1]):
        raise ValueError("the introductory game does not use alternative cards (G-RULING-5)")
    in_town = deck_of(text).in_town
    choices = {str(in_town[key]): in_town[key] for key in ("2", "2_strict")}
    sites = str(options.get("two_player_sites", in_town["2"]))
    if sites not in choices:
        raise ValueError(f"two_player_sites is {sites}, expected {' or '.join(choices)} (G-SETUP-5)")
    return box_of(text, *flags, choices[sites])


def read_flag(name: str, value: Any) -> bool:
    if isinstance(value, bool):
        return value
    if isinstance(value, str) and value in WORDS:
        return WORDS[value]
    raise ValueError(f"{name} is {value!r}, expected yes or no")


class Gloire(Game[State]):
    """Lead or follow, build and sell; 2 to 5 players."""

    name = "gloire"
    version = 1
    actions = ACTIONS
    seats = range(2, SEATS + 1)
    keys = written.KEYS

    def new(self, seats: int, seed: int, **options: Any) -> State:
        """A new game; options are those of G-VAR, G-SETUP-5, G-START-5, and `cards`, the text of a card file."""
        box = box_for(options)
        self.check_seats(seats)
        state = State(box)
        state.begin(seats, f"gloire:{seed}")
        return state

    def options(self, state: State) -> dict[str, str]:
        box = state.box
        found = {name: "yes" for name in FLAGS if getattr(box, name)}
        if box.two_player_sites != box.deck.in_town["2"]:
            found["two_player_sites"] = str(box.two_player_sites)
        if box.deck.text != deck.shipped():
            found["cards"] = box.deck.text
        return found

    def position(self, text: str, **options: Any) -> State:
        """A position; its text names the variants, a card file of one's own comes beside it."""
        return reading.position(text, lambda variants: box_for({**options, **variants}))

    def write(self, state: State) -> str:
        return written.write(state)

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
        """After a Forum victory or an abdication nothing is scored: all points are 0 (G-SCORE-1)."""
        return Outcome(
            reason=events.REASONS[state.reason],
            parts=PARTS_NAMES,
            sheet=tuple(map(tuple, state.sheet())),
            scores=tuple(state.scores()),
            places=tuple(state.places() if state.over else ()),
        )

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
