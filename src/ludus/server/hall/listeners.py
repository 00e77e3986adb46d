"""Everybody who follows a table in this process: players, who see it at once, and the gallery, which sees it late."""

import asyncio
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from ..processes.notes import Followed
from ..protocol import Drafted, DraftInfo, GameEvent, Happened, Present, SeatInfo
from ..protocol.recap import Missed
from ..tables import gallery, situation
from ..tables.clock import now
from ..tables.entries import Chatting, Entry, Sitting, Starting
from ..tables.table import Table, Trial
from .connection import Connection, encode

if TYPE_CHECKING:
    from .hall import Hall

GATHER: Final = 0.1  # seconds in which people who come or go are told of together
MOST_LISTENERS: Final = 1_000  # of one table, in this process; a player is always let in
NOBODY: Final = -1  # the seat of a spectator


class Listeners:
    """A table, and those who are told of it."""

    def __init__(self, table: Table, hall: "Hall") -> None:
        self.table = table
        self.hall = hall
        self.connections: set[Connection] = set()
        self.late: Table | None = None  # what the gallery sees, while somebody is there
        self.elsewhere: dict[str, tuple[list[str], int]] = {}  # who follows it in other processes
        self.telling: asyncio.TimerHandle | None = None  # who is present
        self.announce = False  # to other processes too
        self.welcome = (0, 0, "")  # what a spectator without a name is told first: after which entry, in which second
        self.idle_since = time.monotonic()
        self.stirred = asyncio.Event()  # the next thing that happens: who waits for it waits for nothing else

    @property
    def id(self) -> str:
        return self.table.setup.id

    # ------------------------------------------------------------------ what happened

    def stir(self) -> None:
        self.stirred.set()
        self.stirred = asyncio.Event()

    def adopt_and_tell(self, entry: Entry, trial: Trial | None = None) -> None:
        """Makes an entry so, and tells the players at once."""
        seats = {connection.seat for connection in self.connections}
        drafted = set(self.table.drafts)
        told = self.table.adopt(entry, seats, trial)
        if isinstance(entry.deed, Sitting):
            self.reseat(entry.deed.chair)
        players = {chair.person for chair in self.table.chairs} - {None}
        listeners = [one for one in self.connections if one.person in players]
        self.tell(listeners, entry, frames(self.table, entry, {one.seat for one in listeners}, told))
        for seat in drafted - set(self.table.drafts):
            self.tell_draft(seat)

    def in_gallery(self, connection: Connection) -> bool:
        return not self.table.seats_of(connection.person)

    def tell_gallery(self) -> None:
        """Shows spectators what they may see by now."""
        spectators = [one for one in self.connections if self.in_gallery(one)]
        if not spectators:
            self.late = None
            return
        self.late = self.late or gallery.behind(self.table)
        for entry in gallery.due(self.late, self.table):
            told = self.late.adopt(entry, [NOBODY])
            self.tell(spectators, entry, frames(self.late, entry, [NOBODY], told))

    def seen_by(self, connection: Connection) -> Table:
        """The table as a connection may know it: spectators see it late."""
        return (self.late or gallery.behind(self.table)) if self.in_gallery(connection) else self.table

    def hello(self, connection: Connection, since: int, missed: Missed | None = None) -> str:
        """The first message. Spectators who come within a second of each other get the same one, made once."""
        at, table, plain = now(), self.seen_by(connection), (connection.person, since, connection.muted)
        if plain != (None, 0, frozenset()):
            told = situation.hello(table, connection.person, connection.seat, since, at, connection.muted)
            return encode(replace(told, missed=missed))
        if self.welcome[:2] != (table.seq, at // 1000):
            said = encode(situation.hello(table, None, NOBODY, 0, at, frozenset()))
            self.welcome = table.seq, at // 1000, said
        return self.welcome[2]

    def reseat(self, chair: SeatInfo) -> None:
        """Who sits down looks through the new seat, who has lost one no longer does."""
        for one in self.connections:
            if one.seat == chair.seat and one.person != chair.person:
                one.seat = -1
            elif one.seat == -1 and one.person is not None and self.table.seats_of(one.person) == [chair.seat]:
                one.seat = chair.seat

    def tell(self, listeners: Iterable[Connection], entry: Entry, frames: dict[int, Happened]) -> None:
        texts, quiet = {seat: encode(frame) for seat, frame in frames.items()}, dict[int, str]()
        if isinstance(entry.deed, Chatting):  # as it is told to those who do not want to read it
            silent = situation.happening(self.table, entry, [], frozenset({entry.deed.person}))
            quiet = {seat: encode(replace(frame, happening=silent)) for seat, frame in frames.items()}
        for connection in listeners:
            unread = isinstance(entry.deed, Chatting) and entry.deed.person in connection.muted
            connection.put((quiet if unread else texts)[connection.seat])

    # ------------------------------------------------------------------ drafts and presence

    def draft(self, seat: int, question: int, actions: tuple[int, ...]) -> None:
        shown = situation.draft(self.table, seat, question, actions)
        self.tell_draft(seat, shown)

    def tell_draft(self, seat: int, shown: DraftInfo | None = None) -> None:
        message = encode(Drafted(seat, self.table.question, shown))
        for connection in self.connections:
            if connection.seat == seat:
                connection.put(message)

    def join(self, connection: Connection) -> None:
        self.connections.add(connection)
        if self.in_gallery(connection) and self.late is None:
            self.late = gallery.behind(self.table)
        self.hall.counted()
        self.present()

    def part(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.idle_since = time.monotonic()
        self.hall.counted()
        self.present()

    def here(self) -> tuple[list[str], int]:
        """The people at the table who are connected to this process, and the number of others."""
        seated = {chair.person for chair in self.table.chairs}
        people = {one.person for one in self.connections if one.person is not None and one.person in seated}
        return sorted(people), sum(one.person not in people for one in self.connections)

    def present(self, announce: bool = True) -> None:
        """Soon everybody is told who is there: once, however many come or go meanwhile."""
        self.announce = self.announce or announce
        if self.telling is None:
            self.telling = asyncio.get_running_loop().call_later(GATHER, self.tell_present)

    def tell_present(self) -> None:
        announce, self.telling, self.announce = self.announce, None, False
        people, spectators = self.here()
        if announce:
            self.hall.relay.tell(Followed(self.hall.process, self.id, people, spectators))
        for others, more in self.elsewhere.values():
            people, spectators = [*people, *others], spectators + more
        message = encode(Present(sorted(set(people)), spectators))
        for connection in self.connections:
            connection.put_latest(message)


def frames(table: Table, entry: Entry, seats: Iterable[int], told: dict[int, list[GameEvent]]) -> dict[int, Happened]:
    """An entry the table has just adopted, as those who look through each of these seats are told."""
    info = situation.info(table) if isinstance(entry.deed, Sitting | Starting) or table.over else None
    return {
        seat: Happened(situation.happening(table, entry, told.get(seat, [])), shown, info)
        for seat, shown in situation.situations(table, seats, now()).items()
    }
