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


def add_times(sums: Any, weights: Any, at: int, times: int, n: int) -> None:
    """Adds so many times a row of weights to the sums; `times` has 16 bits."""
    for i in range(n):
        sums[i] += times * weights[at + i]


def dot(weights: Any, at: int, levels: Any, n: int) -> int:
    """The sum of a row of weights, each times its level."""
    total: int = 0
    for i in range(n):
        total += weights[at + i] * levels[i]
    return total


def lit(levels: Any, sums: Any, factors: Any, at: int, n: int, shift: int, most: int) -> None:
    """Sums become levels, each times its fraction and rounded: nothing below 0, nothing above the most."""
    for i in range(n):
        levels[i] = min(max(sums[i], 0) * factors[at + i] + (1 << (shift - 1)) >> shift, most)


def filled(row: Any, count: int, places: Any) -> int:
    """Writes down which of the first numbers of a row are not 0, and says how many; the row has room for seven more."""
    found = [i for i in range(count) if row[i]]
    places[: len(found)] = found
    return len(found)


def announce(place: Any, hands: int) -> int:
    """Begins a turn of work; says which. Plain Python has but the caller's own hands, which take part after part."""
    place[0] += 1
    place[1] = place[2] = 0
    return int(place[0])


def taken(place: Any, turn: int, hand: int, hands: int, parts: int) -> int:
    """The next part of the work of a turn, its own first, which nobody else takes; -1 when none is left."""
    place[1] += 1
    return place[1] - 1 if place[1] <= parts else -1


def report(place: Any, parts: int, wrong: int) -> None:
    """So many parts more are done; what went wrong there is not 0."""
    place[2] = wrong


def completed(place: Any, parts: int) -> int:
    """Waits until so many parts are done; says what went wrong."""
    return int(place[2])


def hung(place: Any, hand: int) -> Any:
    """A bell for a thread that is to lend a hand: as long as it is kept, the thread may sleep."""
    return None


def awaited(place: Any, hand: int, turn: int) -> int:
    """Waits for a turn after this one, at first awake; 0 when there will be none."""
    return 0


def rouse(place: Any, hands: int) -> None:
    """Wakes who sleeps: there will be work in a moment."""


def dismiss(place: Any, hands: int) -> None:
    """There will be no more work."""


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


def longs_from(given: Any, into: Any, count: int) -> bool:
    """Copies whole numbers of 64 bits of a caller's; says if that is what they are."""
    try:
        found = memoryview(given)
    except TypeError:
        return False
    if found.shape != (count,) or found.format not in ("l", "q") or found.itemsize != 8 or not found.c_contiguous:
        return False
    into[:] = found.cast("B").cast("q")
    return True


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
