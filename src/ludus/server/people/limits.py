"""How fast one client may ask: a bucket that fills with time."""

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address
from typing import Final

BURST: Final = 3  # seconds' worth that may come at once
COSTLY: Final = 10.0  # what a hint, or a history, counts for
AGAIN: Final = 20  # seconds in which an address may open all its sockets anew
ALONE: Final = 0.1  # of what an address may, one person may so much
TABS: Final = 20  # that one person may open at once all the same
STRIKES: Final = 50  # refused or unreadable messages after which the socket is closed


class Bucket:
    """`take` is False when there is not enough in it."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self.level = burst
        self.at = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < cost:
            return False
        self.level -= cost
        return True


class Buckets:
    """A bucket for each name; the ones not used for longest are forgotten."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate, self.burst, self.most = rate, burst, most
        self.buckets: dict[str, Bucket] = {}

    def take(self, name: str) -> bool:
        return self.of(name).take()

    def of(self, name: str) -> Bucket:
        bucket = self.buckets.pop(name, None) or Bucket(self.rate, self.burst)
        self.buckets[name] = bucket
        if len(self.buckets) > self.most:
            del self.buckets[next(iter(self.buckets))]
        return bucket


def household(address: str) -> str:
    """Whom the limits of an address are for: of IPv6 every household has a network, with more addresses than anybody
    could remember."""
    if ":" not in address:
        return address
    try:
        found = IPv6Address(address)
    except ValueError:
        return address
    return str(found.ipv4_mapped or IPv6Address(int(found) >> 64 << 64))


class Sockets:
    """How many sockets each address has open, and how often one is opened: by a person, and by those at an address who
    have no seat where they go. Who has a seat counts alone: what others at the same address do is not theirs."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.open: Counter[str] = Counter()
        self.strangers = Buckets(rate=most / AGAIN, burst=most)
        self.people = Buckets(rate=max(1, ALONE * most / AGAIN), burst=max(TABS, ALONE * most))

    @contextmanager
    def one(self, name: str) -> Iterator[bool]:
        """Counts a socket for as long as it is open; False if that is one too many."""
        self.open[name] += 1
        try:
            yield self.open[name] <= self.most
        finally:
            self.open[name] -= 1
            if not self.open[name]:
                del self.open[name]
