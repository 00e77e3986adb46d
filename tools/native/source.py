"""The sources of a package as the build reads them: the trees of its files, and the plain modules they are."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib import import_module
from importlib.machinery import FileFinder, SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Any, Final

SOURCE: Final = Path("src")
SHARED: Final = "ludus.core"  # its classes and functions are there for all others
TYPES: Final = {
    "int": "int",
    "bool": "bint",
    "float": "double",
    "None": "void",
    "u64": "u64",
    "Row": "i8 *",
    "Kind": "int",
    "Bytes": "u8 *",
    "Shorts": "i16 *",
    "Ints": "i32 *",
    "Longs": "long long *",
    "Words": "u64 *",
    "Floats": "float *",
    "Items": "void **",
}
RETURNED: Final = ("int", "bint", "double", "void", "u64")


class Unknown(Exception):
    """A source says something the build cannot write in C."""


def hide_what_is_compiled(packages: Iterable[str]) -> None:
    """Lets the sources be imported as they are: no package's own `__init__` runs, and nothing compiled is found."""
    plain = FileFinder.path_hook((SourceFileLoader, [".py"]))

    def sources_only(path: str) -> Any:
        if not Path(path).resolve().is_relative_to(SOURCE.resolve()):
            raise ImportError(path)
        return plain(path)

    sys.path_hooks.insert(0, sources_only)
    sys.path_importer_cache.clear()
    sys.path.insert(0, str(SOURCE))
    for name in sorted({name.rsplit(".", up)[0] for name in packages for up in range(3)}):
        module = ModuleType(name)
        module.__path__ = [str(SOURCE.joinpath(*name.split(".")))]
        sys.modules[name] = module


@dataclass(frozen=True)
class File:
    """A source file: its path in the package (`rules.bribes`), its tree, and the module it is."""

    path: str
    tree: ast.Module
    plain: ModuleType

    @property
    def stem(self) -> str:
        return self.path.rpartition(".")[2]

    def assigned(self) -> list[str]:
        """The names a file gives to objects; numbers are literals."""
        found = []
        for one in self.tree.body:
            targets = (
                one.targets if isinstance(one, ast.Assign) else [one.target] if isinstance(one, ast.AnnAssign) else []
            )
            found += [target.id for target in targets if isinstance(target, ast.Name)]
        return [name for name in found if not isinstance(getattr(self.plain, name), int | float)]


@dataclass(frozen=True)
class Function:
    """A function of a file: its name in the joined module, and whether it is C."""

    name: str
    node: ast.FunctionDef
    native: bool


@dataclass(frozen=True)
class Class:
    """A class: its base if that is compiled too, and what its body declares."""

    name: str
    file: File
    node: ast.ClassDef
    base: Class | None

    @property
    def plain(self) -> type:
        found: type = getattr(self.file.plain, self.name)
        return found

    @property
    def record(self) -> bool:
        return "record" in marks(self.node)

    @property
    def whole(self) -> bool:
        """Whether this is the state of a game, rules and all: the only class of a game that states are made of."""
        return self.name == "State"

    @property
    def derives(self) -> bool:
        """Whether states are made of it."""
        return self.name == "Position" or (self.base is not None and self.base.derives)

    def methods(self) -> Iterator[ast.FunctionDef]:
        for one in self.node.body:
            if isinstance(one, ast.FunctionDef):
                yield one
            elif isinstance(one, ast.If) and ast.unparse(one.test) == "compiled":
                yield from (inner for inner in one.body if isinstance(inner, ast.FunctionDef))

    def hooks(self) -> set[str]:
        own = {one.name for one in self.methods() if "hook" in marks(one)}
        return own | (self.base.hooks() if self.base else set())

    def fields(self) -> list[Any]:
        """The numbers and arrays its body declares."""
        return [one for one in vars(self.plain).values() if type(one).__name__ == "Field"]

    def attributes(self) -> dict[str, ast.expr]:
        """Everything else that is annotated in its body."""
        declared = {field.name for field in self.fields()}
        return {
            one.target.id: one.annotation
            for one in self.node.body
            if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name) and one.target.id not in declared
        }

    def family(self) -> list[Class]:
        """Its bases and itself."""
        return [*(self.base.family() if self.base else []), self]


class Package:
    """The files of a package, their classes with bases first, and their functions by module and name."""

    def __init__(self, name: str, parts: tuple[str, ...], shared: Package | None) -> None:
        self.name = name
        self.shared = shared
        self.files = [self.read(path) for part in parts for path in self.paths(part)]
        self.classes: dict[str, Class] = {}
        self.functions: dict[tuple[str, str], Function] = {}
        waiting = [(one, file) for file in self.files for one in file.tree.body if isinstance(one, ast.ClassDef)]
        while waiting:
            left = []
            for node, file in waiting:
                base = next((ast.unparse(one) for one in node.bases if ast.unparse(one) != "Arrays"), None)
                if base is None or base in self.known():
                    self.classes[node.name] = Class(node.name, file, node, self.known()[base] if base else None)
                else:
                    left.append((node, file))
            if left == waiting:
                raise Unknown(f"{name}: the bases of {', '.join(node.name for node, _ in left)} are not compiled")
            waiting = left
        for file in self.files:
            for one in file.tree.body:
                if isinstance(one, ast.FunctionDef):
                    made = Function(f"{file.stem}_{one.name}", one, self.is_native(one))
                    if made.name in {known.name for known in self.functions.values()}:
                        raise Unknown(f"{name}: two files called {file.stem} both define {one.name}")
                    self.functions[file.plain.__name__, one.name] = made

    def paths(self, part: str) -> list[Path]:
        place = SOURCE.joinpath(*self.name.split("."), part)
        if place.is_dir():
            return sorted(path for path in place.glob("*.py") if path.stem != "__init__")
        return [place.with_suffix(".py")] if place.with_suffix(".py").exists() else []

    def read(self, path: Path) -> File:
        inner = ".".join(path.relative_to(SOURCE.joinpath(*self.name.split("."))).with_suffix("").parts)
        tree = ast.parse(path.read_text(encoding="utf-8"))
        return File(inner, tree, import_module(f"{self.name}.{inner}"))

    def known(self) -> dict[str, Class]:
        """Its classes, and those of the shared package."""
        return {**(self.shared.classes if self.shared else {}), **self.classes}

    def type_of(self, annotation: ast.expr | None, own: Class | None = None) -> str | None:
        """The C type of an annotation; None where it is a Python object."""
        if annotation is None:
            return None
        text = ast.unparse(annotation).replace(" | None", "")
        if text == "Self" and own:
            return own.name
        return TYPES.get(text) or (text if text in self.known() else None)

    def is_native(self, node: ast.FunctionDef, own: Class | None = None) -> bool:
        """Whether a function has C types alone, so that it needs no Python."""
        arguments = node.args.args[1:] if own else node.args.args
        types = [self.type_of(one.annotation, own) for one in arguments]
        return None not in types and self.type_of(node.returns, own) in RETURNED


def marks(node: ast.FunctionDef | ast.ClassDef) -> set[str]:
    """The decorators."""
    return {ast.unparse(one) for one in node.decorator_list}
