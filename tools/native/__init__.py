"""Joins the files of a package that can be compiled into one Cython module, `_native`.

The sources are plain Python and say everything once: the types of a function stand in its annotations, what lies where
in the body of a class (`core/zone.py`), numbers and events in the declaration of the game. From these the build writes
C signatures, C arrays, the copy of a state, and literals where the sources have names; calls between the files of a
package become direct C calls. What a file may write is told in docs/architecture.md.
"""

from pathlib import Path

from .module import Module
from .source import SHARED, SOURCE, Package, hide_what_is_compiled


def packages() -> dict[str, tuple[str, ...]]:
    """What is compiled, in the order it is needed: the package, and its files or folders."""
    games = [path.parent.name for path in sorted((SOURCE / "ludus/games").glob("*/rules"))]
    return {
        SHARED: ("random", "position", "plain", "net"),
        **{f"ludus.games.{game}": ("rules", "judgement") for game in games},
        "ludus.bots": ("search",),
        "ludus.learn": ("tables",),
    }


def join(target: Path) -> dict[str, Path]:
    """Writes the joined modules below a folder, and tells where each lies."""
    hide_what_is_compiled(packages())
    shared: Package | None = None
    found = {}
    for name, parts in packages().items():
        package = Package(name, parts, shared)
        shared = shared or package
        text, declarations = Module(package).write()
        folder = target.joinpath(*name.split("."))
        folder.mkdir(parents=True, exist_ok=True)
        for above in (folder, *folder.parents):
            if above == target:
                break
            put(above / "__init__.pxd", "")
        put(folder / "_native.pyx", text)
        if package is shared:
            put(folder / "_native.pxd", declarations)
        found[f"{name}._native"] = folder / "_native.pyx"
    return found


def put(path: Path, text: str) -> None:
    """Only what has changed is written, so that only it is compiled again."""
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")
