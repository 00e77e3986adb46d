"""Crews: who does the work of a match, a ladder or a data set: this process, several of them, or a cluster of Ray.

What is done does not depend on who does it: every piece of work follows from itself alone.
"""

import os
import signal
import socket
import sys
from collections.abc import Callable, Collection, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from multiprocessing import active_children, get_context
from typing import Any, Final, Protocol

from ..core.errors import LudusError
from ..needs import needed

AHEAD: Final = 4  # pieces that wait for each worker, so that none is ever idle
AUTO: Final = "auto"  # the cluster Ray finds by itself; where there is none, one on this machine
PATIENCE: Final = 5.0  # seconds for a cluster to answer
RETRIES: Final = 20  # how often a piece is begun again whose worker was killed


class BrokenCrew(LudusError):
    """A worker was ended from outside, and with it what it did."""


class NoCluster(LudusError):
    """No cluster answers at an address."""

    def __init__(self, address: str, why: str) -> None:
        self.address = address
        self.why = why
        super().__init__(f"no cluster of Ray answers at {address}: {why}")


class Crew(Protocol):
    """Takes pieces of work, as many as there is room for, and hands back tickets for them."""

    room: int

    def start(self, work: Callable[[Any], Any], item: Any) -> Any: ...

    def ended(self, tickets: Collection[Any]) -> Iterable[Any]:
        """Waits for one of them at least."""

    def result(self, ticket: Any) -> Any: ...

    def close(self) -> None: ...


def crew(jobs: int, cluster: str = "") -> Crew:
    """Whoever was asked for; for one job, this very process."""
    if cluster:
        return Cluster(cluster, jobs)
    return Processes(jobs) if jobs > 1 else Alone()


class Alone:
    """This process, one piece after the other."""

    room = 1

    def start(self, work: Callable[[Any], Any], item: Any) -> Callable[[], Any]:
        return partial(work, item)

    def ended(self, tickets: Collection[Any]) -> Iterable[Any]:
        return tickets

    def result(self, ticket: Callable[[], Any]) -> Any:
        return ticket()

    def close(self) -> None:
        pass


class Processes:
    """Several processes of this machine. To close it ends them, whatever they do."""

    def __init__(self, jobs: int) -> None:
        self.room = AHEAD * jobs
        self.others = set(active_children())
        self.pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))

    def start(self, work: Callable[[Any], Any], item: Any) -> Future[Any]:
        with deaf():
            return self.pool.submit(work, item)

    def ended(self, tickets: Collection[Future[Any]]) -> Iterable[Future[Any]]:
        return wait(tickets, return_when=FIRST_COMPLETED).done

    def result(self, ticket: Future[Any]) -> Any:
        try:
            return ticket.result()
        except BrokenProcessPool:
            raise BrokenCrew("a process was ended from outside, perhaps for want of memory") from None

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
        for process in set(active_children()) - self.others:
            process.terminate()
        self.pool.shutdown()


class Cluster:
    """A cluster of Ray: `auto`, or its address. A piece whose worker was killed is begun again by another."""

    def __init__(self, address: str, jobs: int = 0) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # Ray's future default; else it warns
        self.ray = needed("ray", "cluster")
        where = {} if address == AUTO else {"address": address}
        try:
            if where:
                knock(address)
            self.ray.init(**where, log_to_driver=False, logging_level="ERROR", include_dashboard=False)
        except (ValueError, OverflowError, RuntimeError, OSError) as error:
            raise NoCluster(address, str(error).strip().split("\n")[0]) from None
        self.room = AHEAD * (jobs or max(1, int(self.ray.cluster_resources().get("CPU", 1))))
        self.remote = self.ray.remote(num_cpus=1, max_retries=RETRIES)(done)

    def start(self, work: Callable[[Any], Any], item: Any) -> Any:
        return self.remote.remote(work, item)

    def ended(self, tickets: Collection[Any]) -> Iterable[Any]:
        found: list[Any] = self.ray.wait(list(tickets), num_returns=1)[0]
        return found

    def result(self, ticket: Any) -> Any:
        try:
            return self.ray.get(ticket)
        except self.ray.exceptions.RayTaskError as error:
            raise error.cause from None
        except self.ray.exceptions.RayError as error:
            raise BrokenCrew(f"the cluster lost a piece of work: {str(error).strip().split(chr(10))[0]}") from None

    def close(self) -> None:
        self.ray.shutdown()


def knock(address: str) -> None:
    """Whether anybody listens there; Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal():
        raise ValueError("expected HOST:PORT or ray://HOST:PORT")
    socket.create_connection((host, int(port)), PATIENCE).close()


def done(work: Callable[[Any], Any], item: Any) -> Any:
    return work(item)


@contextmanager
def deaf() -> Iterator[None]:
    """Processes that start meanwhile do not hear Ctrl-C: it is for the one that started them, which ends them."""
    if sys.platform == "win32":
        yield
    else:
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
