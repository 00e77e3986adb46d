"""A table in a notebook: the face of the terminal, as HTML."""

import io
from typing import Any, Final

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from .. import locale, registry
from ..locale import Speech
from .faces import Face, face
from .people import NOBODY, People
from .screen import THEME

WIDTH: Final = 108
DARK: Final = ("1d1916", "e07b5a", "9fc07f", "d9a95a", "6f95b8", "cc79a7", "7fbaba", "f0e8d8")
BRIGHT: Final = ("7f756b", "f09474", "b8d69b", "ecc47e", "96bee2", "e29ec4", "a0d4d4", "fffaf0")
STYLE: Final = (
    "background: #1d1916; color: #f0e8d8; padding: 1em; border-radius: .5em; line-height: 1.3; overflow-x: auto;"
    " white-space: pre; font-family: Menlo, Consolas, monospace"
)
FRAME: Final = f'<pre style="{STYLE}">{{code}}</pre>'


def rgb(colour: str) -> tuple[int, int, int]:
    red, green, blue = bytes.fromhex(colour)
    return red, green, blue


PAPER: Final = TerminalTheme(rgb(DARK[0]), rgb(DARK[-1]), list(map(rgb, DARK)), list(map(rgb, BRIGHT)))


def html(state: Any, seat: int = NOBODY, language: str = "") -> str:
    """What a seat, or a spectator, sees of a state; at its end the points, too."""
    console = drawn(state, seat, language)
    return console.export_html(theme=PAPER, inline_styles=True, code_format=FRAME)


def text(state: Any, seat: int = NOBODY, language: str = "") -> str:
    return drawn(state, seat, language).export_text()


def drawn(state: Any, seat: int, language: str) -> Console:
    game = registry.game(state.game)
    speech = Speech(language or locale.choose()).of(game.name)
    shown: Face = face(game, speech, People(speech, {}, state.seats, seat), game.options(state))
    view = game.view(state, seat)
    console = Console(
        file=io.StringIO(), record=True, width=WIDTH, theme=THEME, highlight=False, markup=False, emoji=False,
        force_terminal=True, force_jupyter=False, color_system="truecolor",
    )  # fmt: skip
    console.print(shown.table(view, WIDTH, full=False))
    if state.over:
        console.print()
        console.print(shown.score(view))
    return console


class Shown:
    """A state as one seat sees it, for the end of a cell; printed, it is text."""

    def __init__(self, state: Any, seat: int, language: str) -> None:
        self.state = state.clone()  # as it is now, whatever is played later
        self.seat = seat
        self.language = language

    def _repr_html_(self) -> str:
        return html(self.state, self.seat, self.language)

    def __repr__(self) -> str:
        return text(self.state, self.seat, self.language)
