"""Threads that lend a hand with the tables of a batch: asleep between turns, awake before the work begins.

A turn's work is taken part by part (`tables.py`), so who wakes late does less and nobody waits for a slow one longer
than for one part. A thread is woken while the caller still looks through its arguments, and needs no Python to wake:
that is the caller's then, and waiting for it costs more than the work.
"""

from __future__ import annotations

import weakref
from threading import Thread

from .tables import Tables


class Hands:
    """The threads beside the caller's own. They know the tables alone, so that a batch nobody holds is let go."""

    def __init__(self, tables: Tables, others: int) -> None:
        self.close = weakref.finalize(self, tables.dismiss)
        for number in range(1, others + 1):
            Thread(target=tables.help, args=[number], name=f"ludus {number}", daemon=True).start()
