"""Compiles every `.py` that has a `.pxd` beside it: all of them, or none (the same files then run as plain Python)."""

import os
from ast import AnnAssign, Name, parse
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

KIND = os.environ.get("LUDUS_BUILD", "fast")
REQUIRED = os.environ.get("LUDUS_REQUIRE_COMPILED") == "1"
SOURCE = Path("src")
CONSTANTS = ("names", "declaration")
SANITIZE = ["-fsanitize=bounds,signed-integer-overflow,shift", "-fno-sanitize-recover=all"]
# Python's own flags hold -fwrapv, under which no overflow is ever reported.
FLAGS = {"fast": ["-O3"], "sanitized": ["-O1", "-g", "-fno-wrapv", *SANITIZE], "plain": []}[KIND]
LINK = SANITIZE if KIND == "sanitized" else []
STRICT = ["-Wall", "-Wextra", "-Werror", "-Wno-unused-parameter", "-Wno-missing-field-initializers"]
DIRECTIVES = {
    "language_level": 3,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "infer_types": True,
    "annotation_typing": False,
    "auto_pickle": False,
}


class AllOrNone(build_ext):  # type: ignore[misc]
    """Never a mix: compiled and plain rules over one state would write into copies."""

    def run(self) -> None:
        root = SOURCE if self.inplace or self.editable_mode else Path(self.build_lib)
        try:
            super().run()
        except (BaseError, CCompilerError) as error:
            if REQUIRED:
                raise
            print(f"ludus: no C compiler works here, the plain Python rules will run ({type(error).__name__})")
            for extension in self.extensions:  # nor an older one: it would be stale
                (root / self.get_ext_filename(extension.name)).unlink(missing_ok=True)
            self.extensions: list[Extension] = []


def write_names() -> None:
    """The constants of a declaration once more, for the compiler; the file is never edited."""
    for source in sorted(path for stem in CONSTANTS for path in SOURCE.rglob(f"{stem}.py")):
        nodes = parse(source.read_text()).body
        names = [n.target.id for n in nodes if isinstance(n, AnnAssign) and isinstance(n.target, Name)]
        values: dict[str, Any] = {}
        exec(compile(source.read_text(), str(source), "exec"), values)
        lines = [f"    {name} = {values[name]}" for name in names if isinstance(values[name], int)]
        text = f"# Written by setup.py from {source.name}.\ncdef enum:\n" + "\n".join(lines) + "\n"
        target = source.with_suffix(".pxd")
        if not target.exists() or target.read_text() != text:
            target.write_text(text)


def copy_rules() -> None:
    """The rule documents travel inside the package, so that `ludus rules` finds them everywhere."""
    for document in Path("docs/rules").glob("*.md"):
        game = SOURCE / "ludus/games" / document.stem
        if game.is_dir():
            text = document.read_text(encoding="utf-8")
            target = game / "rules.md"
            if not target.exists() or target.read_text(encoding="utf-8") != text:
                target.write_text(text, encoding="utf-8")


def extensions() -> list[Extension]:
    if KIND == "plain":
        return []
    from Cython.Build import cythonize

    write_names()
    modules = []
    for source in sorted(SOURCE.rglob("*.py")):
        if source.with_suffix(".pxd").exists() and source.stem not in CONSTANTS:
            name = ".".join(source.relative_to(SOURCE).with_suffix("").parts)
            flags = FLAGS + (STRICT if REQUIRED else [])
            modules.append(Extension(name, [str(source)], extra_compile_args=flags, extra_link_args=LINK))
    made: list[Extension] = cythonize(  # type: ignore[no-untyped-call]
        modules, compiler_directives=DIRECTIVES, build_dir=f"build/{KIND}/c", quiet=True
    )
    return made


copy_rules()
setup(ext_modules=extensions(), cmdclass={"build_ext": AllOrNone})
