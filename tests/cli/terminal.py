"""The real program in a pseudo-terminal, or with pipes, as a person or a script runs it."""

import fcntl
import os
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable
from pathlib import Path

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]|\x1b[()][0-9A-B]|[\x01\x02\r]")
ERASED = re.compile(r"[^\n]*\x1b\[2K")
PROMPT = "▸ "
PATIENCE = 60.0  # seconds to wait for a prompt before a test fails


def environment(home: Path, language: str = "", **more: str) -> dict[str, str]:
    """What the program sees of the machine: nothing of the person who runs the tests."""
    kept = {name: value for name, value in os.environ.items() if name in ("PATH", "PYTHONPATH")}
    found = {**kept, "LUDUS_HOME": str(home), "TERM": "xterm-256color", "PYTHONUTF8": "1", "HOME": str(home), **more}
    return {**found, "LANG": language} if language else found


def piped(home: Path, *words: str, text: str = "", language: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    """Runs `ludus` with pipes."""
    return subprocess.run(
        [sys.executable, "-m", "ludus", *words],
        input=text,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(home, language, **more),
        timeout=60,
        check=False,
    )


class Terminal:
    """`ludus` in a terminal of some size."""

    def __init__(self, home: Path, *words: str, columns: int = 80, rows: int = 40, **more: str) -> None:
        self.main, side = os.openpty()
        fcntl.ioctl(side, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-m", "ludus", *words],
            stdin=side,
            stdout=side,
            stderr=side,
            env=environment(home, **more),
            start_new_session=True,
            preexec_fn=take_terminal,
        )
        os.close(side)
        self.text = ""  # everything shown so far
        self.over = False

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *error: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.main)

    def wait(self, until: Callable[[str], bool] = lambda new: new.endswith(PROMPT)) -> str:
        """What is shown from now on until the next prompt, or the end; in one line, however it was wrapped."""
        new, end = b"", time.monotonic() + PATIENCE
        while not self.over and not until(plain(new)):
            assert time.monotonic() < end, f"no prompt came: {plain(new)!r}"
            if select.select([self.main], [], [], 0.1)[0]:
                try:
                    part = os.read(self.main, 65536)
                except OSError:  # Linux tells the end of a terminal this way
                    part = b""
                self.over = not part
                new += part
        self.text += plain(new)
        return " ".join(plain(new).split())

    def type(self, line: str) -> str:
        """Types a line and returns what the program answers."""
        os.write(self.main, f"{line}\n".encode())
        return self.wait()

    def press(self, key: bytes) -> str:
        """Ctrl-C, Ctrl-D: until the program is over; again if it was not listening yet, as a person would."""
        again = time.monotonic()

        def repeat(new: str) -> bool:
            nonlocal again
            if time.monotonic() >= again:
                os.write(self.main, key)
                again = time.monotonic() + 5  # not while it says farewell, on a slow machine
            return False

        return self.wait(repeat)

    def close(self) -> int:
        """The exit code of a program that is over."""
        self.wait(lambda new: False)
        return self.process.wait(PATIENCE)

    def hang_up(self) -> None:
        self.process.send_signal(signal.SIGHUP)
        self.process.wait(PATIENCE)


def take_terminal() -> None:
    """In the new process: Ctrl-C and a closed window reach it, also where the tests run in the background."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    signal.signal(signal.SIGHUP, signal.SIG_DFL)
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


def plain(data: bytes) -> str:
    """What is left to read: a line that was erased, such as a bar or a spinner, is gone."""
    return ESCAPES.sub("", ERASED.sub("", data.decode("utf-8", "ignore")))
