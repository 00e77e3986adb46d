"""The pages of the documentation as a reader sees them, and what they show as one types it."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
PAGES: Final = [
    page
    for pattern in ("*.md", "docs/*.md", "docs/decisions/*.md", "benchmarks/*.md", "web/*.md", "examples/**/*.md")
    for page in sorted(ROOT.glob(pattern))
]
PATIENCE: Final = 120.0  # seconds for one line
PROGRAMS: Final = re.compile(r"(?:[A-Z_]+=\S+ )*(?:ludus|python|set) ")
FEWER: Final = {  # of what takes hours
    r"--games \d+": "--games 2",
    r"--seconds \d+": "--seconds 1",
    r"(tools\.outsider .*) --seconds 1": r"\1 --seconds 0.01",
    r"(--teach .*) --seconds 1": r"\1 --seconds 8",
    r"--answers \d+": "--answers 100",
    r"--jobs \d+": "--jobs 1",
    r"--port \d+": "--port 0",
    r"\b(old-master|master)(?::seconds=[\d.]+)?": r"\1:iterations=2",
    r"(--sprt \S+)": r"\1 --games 2",
}


def blocks(text: str) -> Iterator[str]:
    """Lines that are shown apart; a remark is two spaces away, or behind a `#`."""
    fenced = re.findall(r"^```\w*\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    lines = [line.strip() for block in fenced for line in block.splitlines()]
    plain = re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)
    lines += [line.strip() for line in plain.splitlines() if line.startswith("    ")]
    yield from map(alone, lines)


def alone(line: str) -> str:
    """Without its remark."""
    return re.split(r"\s{2,}| # | \\?\| ", re.sub(r"^\$ ", "", line))[0]


def shown(text: str) -> Iterator[str]:
    """Lines of blocks, and what stands in backquotes."""
    yield from blocks(text)
    plain = re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)
    yield from map(alone, re.findall(r"`([^`\n]+)`", plain))


class Reader:
    """Somebody with a folder and a home of their own, who types what a page shows, in its order."""

    def __init__(self, folder: Path, **environment: str) -> None:
        self.folder = folder
        self.named: dict[str, str] = {}  # what the page leaves to the reader, by its name there
        self.environment = {
            **os.environ,
            "PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]]),
            "PYTHONPATH": os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep),
            "PYTHONUTF8": "1",
            "LUDUS_HOME": str(folder),
            "HOME": str(folder),
            "COLUMNS": "120",
            **environment,
        }
        for name in ("examples", "tools"):
            (folder / name).symlink_to(ROOT / name)

    def lines(self, page: str) -> list[str]:
        return [line for line in blocks((ROOT / page).read_text(encoding="utf-8")) if PROGRAMS.match(f"{line} ")]

    def line(self, text: str) -> str:
        """As it is typed here."""
        for pattern, fewer in FEWER.items():
            text = re.sub(pattern, fewer, text)
        return re.sub(r"\[?\b([A-Z]{2,})\b\]?(?!=)", lambda one: self.named.get(one[1], one[0]), text)

    def type(self, text: str) -> str:
        """What a line prints, once it has done its work."""
        found = self.begin(text, stdin=subprocess.DEVNULL)
        with found:
            try:
                out, err = found.communicate(timeout=PATIENCE)
            finally:
                found.kill()
        assert found.returncode == 0, f"{text}\n{out}\n{err}"
        return str(out)

    def begin(self, text: str, stdin: int = subprocess.PIPE) -> "subprocess.Popen[str]":
        pipes = subprocess.PIPE
        return subprocess.Popen(
            ["bash", "-c", self.line(text)],
            stdin=stdin, stdout=pipes, stderr=pipes, text=True, cwd=self.folder, env=self.environment,
        )  # fmt: skip

    def serve(self, text: str) -> str:
        """The line that says where a server is, once it is there; then it is stopped as one does."""
        with self.begin(text.replace("ludus serve", "exec ludus serve")) as one:
            try:
                assert one.stdout is not None
                told = one.stdout.readline()
                one.send_signal(signal.SIGINT)
                _, err = one.communicate(timeout=PATIENCE)
            finally:
                one.kill()
        assert one.returncode == 0, f"{text}\n{told}\n{err}"
        return told
