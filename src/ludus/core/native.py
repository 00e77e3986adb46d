"""Plain and compiled: the same files run as they are, or the build joins those of a package into one module of C.

The compiled module `<package>._native` then stands for the files it was made from. All packages are compiled or none
is: compiled and plain rules over one state would write into copies.
"""

import sys
from collections.abc import Callable
from contextlib import nullcontext
from importlib import import_module
from types import ModuleType
from typing import Any, Final, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

compiled: bool = False  # as the files themselves see it: the build writes True instead
nogil: Final = nullcontext()
set_attribute: Final = object.__setattr__
FILES: Final = "FILES"  # of a compiled module: its files, and the names each defines


def face(function: F) -> F:
    """Marks what Python may call of a compiled class or file; all else with C types alone is for the rules."""
    return function


def hook(function: F) -> F:
    """Marks a method that each game writes for itself, and that the core calls without knowing the game."""
    return function


def held(function: F) -> F:
    """Marks a hook that needs Python, and so holds the GIL."""
    return function


def record(kind: type) -> type:
    """Marks a class that is a struct when compiled."""
    return kind


def as_tuple(answers: list[int], count: int) -> tuple[int, ...]:
    """The first of the listed answers, for Python."""
    return tuple(answers[:count])


def marked(row: list[int], bits: int, count: int) -> int:
    """Which of the first numbers of a row have one of these bits, as bits. None of them is below 0."""
    return sum(1 << i for i in range(count) if row[i] & bits)


def first_bit(found: int) -> int:
    """The number of the lowest bit of a set that is not empty."""
    return (found & -found).bit_length() - 1


def announce(place: Any, turn: int) -> None:
    """Nothing of a turn is done yet; from now on its parts can be taken."""
    place[1] = place[2] = 0
    place[0] = turn


def taken(place: Any, turn: int, part: int, parts: int) -> int:
    """The next part of the work of a turn from this one on, which nobody else takes; -1 when none is left."""
    for ahead in range(parts):
        found = (part + ahead) % parts
        if place[3 + found] == turn - 1:  # all of the turn before was done
            place[3 + found] = turn
            return found
    return -1


def report(place: Any, wrong: int) -> None:
    """One more part is done; what went wrong there is not 0."""
    place[2] = wrong or place[2]
    place[1] += 1


def expect(place: Any, turn: int, parts: int, looks: int) -> None:
    """Waits until so many parts are done, or until a turn after this one has begun; so many looks at most, 0: any."""


def bytes_of(out: Any, size: int) -> memoryview:
    """The bytes of a caller's array, for a C function to write into; one of another size is refused."""
    found = memoryview(out)
    if found.readonly or not found.c_contiguous or found.nbytes != size:
        raise ValueError(f"expected {size} bytes side by side that can be written, not {found.nbytes}")
    return found.cast("B")


def shorts_of(out: Any, count: int) -> memoryview:
    """Likewise, as whole numbers of 16 bits."""
    return bytes_of(out, 2 * count).cast("h")


def ints_of(out: Any, count: int) -> memoryview:
    """Likewise, as whole numbers of 32 bits."""
    return bytes_of(out, 4 * count).cast("i")


def longs_of(out: Any, count: int) -> memoryview:
    """Likewise, as whole numbers of 64 bits."""
    return bytes_of(out, 8 * count).cast("q")


def words_of(out: Any, count: int) -> memoryview:
    """Likewise, as numbers of 64 bits that are never below 0."""
    return bytes_of(out, 8 * count).cast("Q")


def floats_of(out: Any, count: int) -> "memoryview[float]":
    """Likewise, as numbers of 32 bits with a point."""
    return bytes_of(out, 4 * count).cast("f")


def items_of(objects: list[Any]) -> list[Any]:
    """The objects of a list, for C functions that need no Python; the list keeps them alive and stays as it is."""
    return objects


def install(package: str) -> bool:
    """Lets the compiled module of a package stand for its files; without one they run as plain Python."""
    name = f"{package}._native"
    try:
        module = import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return False
    for file, names in getattr(module, FILES).items():
        stand_in = ModuleType(f"{package}.{file}", module.__doc__)
        stand_in.__file__ = module.__file__
        for one, inside in names.items():
            if hasattr(module, inside):  # what only the rules call is not there for Python
                setattr(stand_in, one, getattr(module, inside))
        sys.modules[stand_in.__name__] = stand_in
        above, _, last = stand_in.__name__.rpartition(".")
        setattr(import_module(above), last, stand_in)
    return True


def home(kind: type) -> str:
    """The file a class comes from, compiled or not."""
    package, _, last = kind.__module__.rpartition(".")
    if last != "_native":
        return kind.__module__
    files: dict[str, dict[str, str]] = getattr(sys.modules[kind.__module__], FILES)
    return next(f"{package}.{file}" for file, names in files.items() if kind.__name__ in names)


def revive(module: str, path: str, *arguments: object) -> Any:
    """What a pickle of a state or a box calls, in whatever build reads it."""
    found: Any = import_module(module)
    for name in path.split("."):
        found = getattr(found, name)
    return found(*arguments)
