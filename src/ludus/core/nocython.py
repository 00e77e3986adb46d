"""What the rules need of the module `cython` when it is not installed: plain Python plays the same games."""

from contextlib import nullcontext
from typing import Any, Final

compiled: Final = False
nogil: Final = nullcontext()


def cast(kind: type, value: Any, typecheck: bool = False) -> Any:
    """A typed look at an object, which plain Python does not need."""
    if typecheck and not isinstance(value, kind):
        raise TypeError(f"expected a {kind.__name__}, got {value!r}")
    return value
