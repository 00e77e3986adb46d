"""Compiles the rules (tools/native): those of all games, or none (the same files then run as plain Python)."""

import os
import shlex
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

KIND = os.environ.get("LUDUS_BUILD", "fast")
REQUIRED = os.environ.get("LUDUS_REQUIRE_COMPILED") == "1"
SOURCE = Path("src")
SANITIZE = ["-fsanitize=bounds,signed-integer-overflow,shift", "-fno-sanitize-recover=all"]
# Python's own flags hold -fwrapv, under which no overflow is ever reported.
# No machine may join a multiplication and an addition into one rounding: a game judged here is judged so everywhere.
SAME = ["-ffp-contract=off"]
FLAGS = {"fast": ["-O3", *SAME], "sanitized": ["-O1", "-g", "-fno-wrapv", *SAME, *SANITIZE], "plain": []}[KIND]
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
        ours = {root / self.get_ext_filename(extension.name) for extension in self.extensions}
        for path in set(root.glob("ludus/**/*.so")) - ours:
            path.unlink()  # of an older layout: it would stand before the file it was made from
        try:
            super().run()
            for path in ours:
                path.touch()  # as new as its files, also where only what they say of themselves has changed
        except (BaseError, CCompilerError) as error:
            if REQUIRED:
                raise
            print(f"ludus: no C compiler works here, the plain Python rules will run ({type(error).__name__})")
            for extension in self.extensions:  # nor an older one: it would be stale
                (root / self.get_ext_filename(extension.name)).unlink(missing_ok=True)
            self.extensions: list[Extension] = []


def copy_rules() -> None:
    """The rule documents travel inside the package, so that `ludus rules` finds them everywhere."""
    for document in Path("docs/rules").glob("*.md"):
        game = SOURCE / "ludus/games" / document.stem
        if game.is_dir():
            text = document.read_text(encoding="utf-8")
            target = game / "rules.md"
            if not target.exists() or target.read_text(encoding="utf-8") != text:
                target.write_text(text, encoding="utf-8")


def compiles() -> bool:
    """Whether this command compiles, and can: Cython takes a minute, for which who only packs files need not wait."""
    if KIND == "plain" or {"sdist", "egg_info", "dist_info"}.intersection(sys.argv):
        return False
    words = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "")
    if REQUIRED or not words or shutil.which(words[0]):  # on Windows it is found otherwise
        return True
    print(f"ludus: no C compiler works here, the plain Python rules will run ({words[0]} was not found)")
    return False


def extensions() -> list[Extension]:
    if not compiles():
        return []
    from Cython.Build import cythonize

    sys.path.insert(0, str(Path(__file__).parent))  # not there where the build is isolated
    from tools.native import join

    sources = Path(f"build/{KIND}/native")
    flags = FLAGS + (STRICT if REQUIRED else [])
    modules = [
        Extension(name, [str(path)], extra_compile_args=flags, extra_link_args=LINK)
        for name, path in join(sources).items()
    ]
    made: list[Extension] = cythonize(  # type: ignore[no-untyped-call]
        modules, compiler_directives=DIRECTIVES, include_path=[str(sources)], quiet=True
    )
    return made


copy_rules()
setup(ext_modules=extensions(), cmdclass={"build_ext": AllOrNone})
