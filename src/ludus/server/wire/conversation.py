"""What is said over one socket: reads commands, brings them to the table, and sends what the table says."""

import asyncio
from contextlib import suppress
from typing import Any, Final

import msgspec
import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from ...core.errors import NotationError
from .. import metrics
from ..fair import Busy
from ..hall.connection import Connection
from ..hall.hall import Hall
from ..hall.live import Live
from ..people.limits import COSTLY, STRIKES, Bucket
from ..protocol import (
    LARGEST_MESSAGE,
    Accepted,
    Answer,
    AnyCommand,
    AnyMessage,
    Explained,
    Hint,
    Hinted,
    Leave,
    Look,
    Ping,
    Pong,
    Read,
    Recall,
    Recalled,
    Refused,
    Return,
    Seen,
    Understood,
    Why,
    read_command,
)
from ..protocol.recap import Missed
from ..tables import situation
from ..tables.clock import now
from ..tables.orders import Denied

LOG: Final = structlog.get_logger()
ADVISER: Final = "search"  # who gives hints
ADVISED: Final = 32  # hints a table remembers
FAREWELLS: Final = (1000, 1001)  # the codes with which a page closes its socket
FOR_BOTS: Final = (Answer, Leave, Return, Look, Why, Read, Recall, Ping)  # to play is all a token permits


class Conversation:
    """One open socket, from `hello` to its end."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], hall: Hall, live: Live, connection: Connection, bucket: Bucket
    ) -> None:
        self.socket, self.hall, self.live = socket, hall, live
        self.connection, self.person = connection, connection.person
        self.bucket = bucket
        self.strikes = 0
        self.hints: set[asyncio.Task[Any]] = set()
        self.watching = 0  # the last entry seen by who still looks

    async def run(self, since: int, missed: Missed | None = None) -> None:
        """Until the socket is closed; the client has the entry `since`, the person has `missed` what came later."""
        metrics.CONNECTIONS.inc()
        self.hello(since, missed)
        self.live.join(self.connection)
        sender = asyncio.create_task(self.send())
        try:
            await self.receive()
        finally:
            for task in self.hints:
                task.cancel()  # nobody waits for them any more
            self.saw(self.watching)
            self.live.part(self.connection)
            metrics.CONNECTIONS.dec()
            sender.cancel()
            with suppress(asyncio.CancelledError):
                await sender

    def hello(self, since: int, missed: Missed | None = None) -> None:
        self.connection.put(self.live.hello(self.connection, since, missed))
        self.live.standing.show(self.connection)

    async def send(self) -> None:
        """Sends what waits; an int closes the socket with that code."""
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            while True:
                item = await self.connection.next()
                if isinstance(item, int):
                    await self.socket.close(item)
                    return
                await self.socket.send({"type": "websocket.send", "bytes": None, "text": item})

    async def receive(self) -> None:
        while True:
            message: Any = await self.socket.receive()
            if message["type"] != "websocket.receive":
                if self.watching and message.get("code") in FAREWELLS:
                    self.watching = self.live.table.seq  # a page that was closed, not lost, has shown all of it
                return
            if self.connection.closed:
                continue
            text = message.get("text")
            if text is None or len(text) > LARGEST_MESSAGE:
                self.refuse("", Denied("malformed", "a command is a JSON text of at most 16 KiB"))
                continue
            await self.heard(text)

    async def heard(self, text: str) -> None:
        if not self.bucket.take():
            self.refuse(id_of(text), Denied("too-fast", "too many commands: slow down"))
            return
        try:
            command = read_command(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self.refuse(id_of(text), Denied("malformed", str(error)))
            return
        try:
            reply = await self.reply(command)
        except Denied as denied:
            self.refuse(command.id, denied)
        except Exception:
            LOG.exception("command failed", table=self.live.id, command=type(command).__name__)
            self.refuse(command.id, Denied("busy", "something went wrong: try again"))
        else:
            if reply is not None:
                self.connection.tell(reply)

    def refuse(self, id_: str, denied: Denied) -> None:
        metrics.REFUSALS.labels(denied.code).inc()
        self.connection.tell(Refused(id_, denied.code, denied.text, denied.because))
        if denied.code in ("malformed", "too-fast"):
            self.strikes += 1
            if self.strikes >= STRIKES:
                self.connection.close("flood" if denied.code == "too-fast" else "malformed")

    async def reply(self, command: AnyCommand) -> AnyMessage | None:
        table = self.live.table
        if self.connection.bot and not isinstance(command, FOR_BOTS):
            raise Denied("not-for-bots", "a bot plays: it may answer, ask why, read, recall, leave and return")
        match command:
            case Ping(id_):
                return Pong(id_, now())
            case Look(id_, seat):
                self.afford()
                if seat >= 0:
                    table.owns(self.person, seat)
                self.connection.seat = seat
                self.connection.tell(Accepted(id_, 0))
                self.hello(table.seq)
                return None
            case Why(id_, seat, action):
                self.asks(seat)
                if action >= table.game.actions:
                    raise Denied("illegal", f"the actions of {table.game.name} end before {action}")
                choice = situation.choices(table, table.position, seat, [action])[0]
                return Explained(id_, choice, table.because(table.position, seat, action))
            case Read(id_, seat, text):
                self.asks(seat)
                try:
                    action = table.game.read_action(table.position, seat, text)
                except NotationError as error:
                    raise Denied("unreadable", str(error)) from None
                choice = situation.choices(table, table.position, seat, [action])[0]
                return Understood(id_, choice, table.because(table.position, seat, action))
            case Recall(id_, before):
                self.afford()
                seen = self.live.seen_by(self.connection)
                return Recalled(id_, situation.history(seen, self.connection.seat, 0, before, self.connection.muted))
            case Seen(id_, seq, leaving):
                self.saw(min(seq, table.seq))
                self.watching = 0 if leaving else min(seq, table.seq)
                return Accepted(id_, 0)
            case Hint(id_, seat):
                self.may_ask_a_bot(seat)
                task = self.hall.spawn(self.hint(id_, seat))  # it may think for long: other commands go on
                self.hints.add(task)
                task.add_done_callback(self.hints.discard)
                return None
            case _:  # the table decides
                return Accepted(command.id, await self.hall.perform(self.live.id, self.person, command))

    def saw(self, seq: int) -> None:
        """Somebody at the table has looked at it until now."""
        if seq and self.person is not None and not self.connection.bot and self.live.table.seats_of(self.person):
            self.hall.sights.note(self.person, self.live.id, seq)

    def asks(self, seat: int) -> None:
        """Whether this person may ask about a seat."""
        self.live.table.owns(self.person, seat)
        _ = self.live.table.position  # or Denied

    def afford(self) -> None:
        if not self.bucket.take(COSTLY):
            raise Denied("too-fast", "too many commands: slow down")

    def may_ask_a_bot(self, seat: int) -> None:
        table = self.live.table
        self.asks(seat)
        self.afford()
        if not table.setup.hints:
            raise Denied("no-hints", "this table was set up without hints")
        if seat not in table.pending():
            raise Denied("not-running", "nothing is asked of that seat now")

    async def hint(self, id_: str, seat: int) -> None:
        """The best answers; given for the question asked now."""
        table = self.live.table
        question, state = table.question, table.position.clone()
        seen = situation.seen(table, state, seat)
        try:
            found = self.live.advised.get(seen)
            if found is None:
                found = await self.hall.thinkers.advise(self.person or "", state, seat, int.from_bytes(seen[:4]))
                self.live.advised[seen] = found
                if len(self.live.advised) > ADVISED:
                    del self.live.advised[next(iter(self.live.advised))]
        except Busy:
            self.refuse(id_, Denied("busy", "too many hints are asked for: try again"))
            return
        except Exception:
            LOG.exception("hint failed", table=self.live.id, seat=seat)
            self.refuse(id_, Denied("no-hints", "no hint could be found"))
            return
        best = [situation.advice(table, state, seat, one) for one in found.best]
        self.connection.tell(Hinted(id_, question, ADVISER, best[0].action, best, found.mixed))


def id_of(text: str) -> str:
    """The id of a command that cannot be played, if it has one."""
    try:
        found = msgspec.json.decode(text, type=dict[str, Any]).get("id")
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""
    return found[:64] if isinstance(found, str) else ""
