"""The machine this runs on."""

import os


def cores() -> int:
    """The cores this process may use, which may be fewer than the machine has.

    >>> 1 <= cores() <= os.cpu_count()
    True
    """
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
