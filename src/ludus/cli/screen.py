"""The terminal: where text goes, how wide it is, and how a line is read from a person."""

import select
import sys
from contextlib import suppress
from typing import Final

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.theme import Theme

WIDEST: Final = 120  # longer lines are hard to read
THEME: Final = Theme(
    {
        "gold": "#d9a95a",
        "accent": "bold #e07b5a",
        "good": "#9fc07f",
        "quiet": "dim",
        "strong": "bold",
        "yellow-card": "yellow",
        "green-card": "green",
        "blue-card": "bright_blue",
        "orange-card": "#d9902f",
        "red-card": "red",
        "purple-card": "magenta",
        "rule.line": "#a4452c",
    }
)


class Screen(Console):
    """A rich console that wraps at a readable width and closes quietly when nobody listens any more."""

    def __init__(self, stderr: bool = False) -> None:
        for stream in (sys.stdout, sys.stderr):  # a terminal that cannot show a letter gets a question mark
            with suppress(AttributeError, ValueError):
                stream.reconfigure(errors="replace")  # type: ignore[union-attr]
        super().__init__(theme=THEME, highlight=False, markup=False, emoji=False, stderr=stderr)
        self.width = min(self.width, WIDEST)

    def on_broken_pipe(self) -> None:
        """`ludus watch | head` is no mistake."""
        with suppress(OSError):
            sys.stdout = open("/dev/null", "w", encoding="utf-8")  # noqa: SIM115
        raise SystemExit(0)

    def indent(self, *texts: RenderableType, expand: bool = False) -> None:
        """Prints between margins."""
        for text in texts:
            padded = Padding(text, (0, 1), expand=expand)
            if self.is_terminal:
                self.print(padded)
                continue
            with self.capture() as captured:
                self.print(padded)
            self.out("\n".join(line.rstrip() for line in captured.get().splitlines()))


def interactive() -> bool:
    """Whether a person can answer."""
    return sys.stdin is not None and sys.stdin.isatty()


def overheard() -> str | None:
    """A line that was typed while nobody was asked, if there is one; it waits for none."""
    try:
        if not interactive() or not select.select([sys.stdin], [], [], 0)[0]:
            return None
    except OSError:  # a system that cannot tell
        return None
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line


def ask(screen: Console, mark: str, colour: str) -> str:
    """A line from the person; EOFError at the end of input, KeyboardInterrupt on Ctrl-C."""
    with suppress(ImportError):
        import readline  # noqa: F401  # editing and history, where the system has them
    prompt = f" {mark} ▸ "
    if screen.color_system:
        with screen.capture() as captured:
            screen.print(mark, style=f"bold {colour}", end="")
        painted = captured.get()
        escapes = painted.split(mark)
        prompt = f" \001{escapes[0]}\002{mark}\001{escapes[-1]}\002 ▸ "
    screen.file.flush()
    return input(prompt)
