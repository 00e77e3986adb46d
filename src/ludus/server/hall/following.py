"""What a process does with the notes of others: it follows tables, answers orders, keeps drafts in step."""

import structlog

from ..processes.channels import Channels
from ..processes.notes import (
    Asked,
    Drafting,
    Followed,
    Left,
    Muted,
    Note,
    Ordered,
    Replied,
    Rewritten,
    SignedOut,
    Written,
)
from ..tables.orders import Denied
from .hall import Hall
from .live import Live

LOG = structlog.get_logger()


class Following:
    """Hears what other processes say about tables that are open here."""

    def __init__(self, hall: Hall, relay: Channels) -> None:
        self.hall = hall
        self.relay = relay

    async def heard(self, note: Note) -> None:
        match note:
            case Asked():
                self.hall.spawn(self.answer(note))
            case Rewritten(_, tables):
                self.hall.spawn(self.hall.reread(tables))
            case SignedOut(_, person, session):
                self.hall.sign_out(person, session)
            case Left(_, person):
                self.hall.left(person)
            case Muted(_, person, muted, on):
                self.hall.mute(person, muted, on)
            case Written(process, tables):
                for table in tables.keys() & self.hall.lives.keys():
                    self.hall.spawn(self.follow(self.hall.lives[table], process, tables[table]))
            case Drafting(_, table, seat, question, actions):
                if (live := self.hall.lives.get(table)) is not None:
                    self.hall.spawn(self.draft(live, seat, question, tuple(actions)))
            case Ordered(_, table, seat):
                if (live := self.hall.lives.get(table)) is not None:
                    self.hall.spawn(live.standing.changed(seat))
            case Followed(process, table, people, spectators):
                if (live := self.hall.lives.get(table)) is not None:
                    known = live.elsewhere.pop(process, None)
                    if people or spectators:
                        live.elsewhere[process] = (people, spectators)
                    live.present(announce=known is None and process in live.elsewhere)  # a newcomer hears of us once

    async def follow(self, live: Live, process: str, seq: int) -> None:
        if live.owned or live.connections:  # others read it when they are asked
            async with live.lock:
                if live.table.seq < seq:
                    await live.follow()
        if live.owner != process:
            await self.hall.check_owner(live)

    async def draft(self, live: Live, seat: int, question: int, actions: tuple[int, ...]) -> None:
        async with live.lock:
            try:
                live.draft(seat, question, actions)
            except Denied as denied:
                LOG.debug("draft not followed", table=live.id, code=denied.code)

    async def answer(self, asked: Asked) -> None:
        """An order from another process, whose sender it has checked."""
        request = asked.request
        try:
            live = await self.hall.live(request.table)
            if live is None or not live.owned:
                raise Denied("busy", "the table has moved: try again")
            reply = Replied(asked.ticket, await live.perform(request.sender, request.wanted))
        except Denied as denied:
            reply = Replied(asked.ticket, 0, denied.code, denied.text, denied.because)
        self.relay.say(self.relay.own(asked.process), reply)
