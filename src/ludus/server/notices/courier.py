"""The courier: looks who waits to be told, and brings it to them, away from the tables.

What is to be told stands in the database (store/asked.py), so nothing waits in memory but what is on its way, and a
process that dies forgets no turn. A turn is marked before it is told: it is told once, whoever looks at the same time.
Everybody is told in turn, over threads of the courier's own; what fails is tried again a few times, then left to the
reminder.
"""

import asyncio
from collections.abc import Callable, Iterable
from functools import partial
from itertools import groupby
from typing import Final, NamedTuple
from urllib.parse import urlsplit

import structlog
from itsdangerous import BadSignature, URLSafeTimedSerializer

from .. import metrics
from ..fair import Busy, Room
from ..hall import turns
from ..hall.hall import Hall
from ..protocol.notices import Channel, DeviceIn
from ..settings import Settings
from ..store import asked, wishes
from ..store.asked import REMINDED, TOLD, UNTOLD
from ..store.database import TABLES
from ..store.wishes import Waiting
from ..tables.clock import now
from . import mail, outside, push, times, words
from .mail import Letter
from .outside import Forbidden, Unreachable
from .words import Item, Notice

LOG: Final = structlog.get_logger()
BEAT: Final = 2.0  # seconds between two looks
PAUSES: Final = (1.0, 10.0)  # seconds before it is tried again
PRESENT: Final = 15 * 60_000  # ms after which also somebody is told whose page is open: it may be in another room
MOST: Final = 200  # notices on their way at once
THREADS, SHARE, QUEUE = 4, 8, 1000  # what may wait to be sent: of one person, and in all
CONFIRM: Final = 2 * 86_400  # seconds a link to confirm an address holds
GONE: Final = (400, 401, 403, 404, 410)  # what a push service says of a subscription that is none


class Told(NamedTuple):
    """Turns of one person that are to be told now."""

    rows: list[Waiting]
    late: list[Waiting]


class Courier:
    """Brings notices. `key` is the private key for Web Push, `secret` signs links."""

    def __init__(self, hall: Hall, settings: Settings, secret: str, key: str) -> None:
        self.hall, self.engine = hall, hall.store.engine
        self.post = mail.office(settings.smtp, settings.sender, settings.address)
        self.address, self.inward, self.wait = settings.address, settings.inward, settings.wait
        self.contact = f"mailto:{settings.sender}" if settings.sender else settings.address
        self.key, self.public = key, push.public_key(key)
        self.links = URLSafeTimedSerializer(secret, salt="ludus-notices")
        self.room = Room(THREADS, "courier", share=SHARE, most=QUEUE)
        self.tasks: set[asyncio.Task[None]] = set()

    @property
    def channels(self) -> list[Channel]:
        """Those this server has."""
        return ["mail", "hook", "push"] if self.post is not None else ["hook", "push"]

    # ------------------------------------------------------------------ who is told

    async def keep(self) -> None:
        """For as long as the process lives."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.look()
            except Exception:
                LOG.exception("courier failed")

    async def look(self) -> None:
        """Everybody who waits to be told by now is."""
        at = now()
        rows = await asyncio.to_thread(wishes.waiting, self.engine, self.hall.process, at - self.wait * 1000, at)
        rows = [row for row in rows if self.waits(row)]
        rows = [row for row in rows if row.since <= at - PRESENT or not self.present(row.table, row.person)]
        by_person = groupby(sorted(rows, key=lambda row: (row.sent, row.person)), key=lambda row: row.person)
        told = [one for _, some in by_person if (one := due(list(some), at, self.wait)) is not None]
        for notice in await asyncio.to_thread(self.claim, told[: MOST - len(self.tasks)], at):
            task = asyncio.create_task(self.deliver(notice))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    def waits(self, row: Waiting) -> bool:
        """Whether it is still so: who answers and closes the page at once may be written down as asked for a moment."""
        live = self.hall.lives.get(row.table)
        if live is None:  # nothing has happened there since
            return True
        turn = turns.waiting(live.table, {}).get((row.seat, row.plea))
        return turn is not None and turn.person == row.person

    def present(self, table: str, person: str) -> bool:
        """Whether somebody has a page of that table open, in any process."""
        live = self.hall.lives.get(table)
        return live is not None and any(person in people for people, _ in (live.here(), *live.elsewhere.values()))

    def claim(self, told: Iterable[Told], at: int) -> list[Notice]:
        """Marks turns as told, and returns what is to be said of those nobody else has marked."""
        found = []
        for rows, late in told:
            first = (rows or late)[0]
            with self.engine.begin() as connection:
                marked = asked.mark(connection, [(one.table, one.seat, one.plea) for one in rows], TOLD)
                marked += asked.mark(connection, [(one.table, one.seat, one.plea) for one in late], REMINDED)
                if marked:
                    wishes.sent(connection, first.person, at)
            if marked:
                items = self.items(rows, late, at)
                found.append(Notice(first.person, first.language, first.wishes, first.confirmed, items))
        return found

    def items(self, rows: list[Waiting], late: list[Waiting], at: int) -> tuple[Item, ...]:
        """One for each table, though two of its seats may be the reader's, and one for its plea."""
        names = {(one.table, one.plea): one for one in [*rows, *late]}
        ids = {id_ for id_, _ in names}
        tables = {one.id: one for one in self.hall.store.listed(TABLES.c.id.in_(ids), limit=len(ids))}
        found = []
        for (id_, _), one in names.items():
            seats = tables[id_].seats if id_ in tables else []
            people = tuple(seat.name for seat in seats if seat.person not in (None, one.person))
            left = None if one.due is None else max(0, one.due - at)
            found.append(Item(id_, one.game, people, left, one in late, one.plea))
        return tuple(sorted(found, key=lambda item: (item.left is None, item.left or 0)))

    # ------------------------------------------------------------------ bringing it

    async def deliver(self, notice: Notice) -> None:
        """Over every channel its reader has chosen for it."""
        for channel in self.channels:
            part = notice.of(getattr(notice.wishes, channel))
            if getattr(notice.wishes, channel) != "off" and part.items:
                await self.carry(channel, part, PAUSES)

    async def carry(self, channel: Channel, notice: Notice, pauses: tuple[float, ...] = ()) -> bool:
        """Over one channel; whether it arrived somewhere."""
        match channel:
            case "mail":
                return await self.mail(notice, pauses)
            case "hook":
                return await self.hook(notice, pauses)
            case "push":
                devices = await asyncio.to_thread(wishes.devices, self.engine, notice.person)
                return any([await self.push(notice, device, pauses) for device in devices])

    async def mail(self, notice: Notice, pauses: tuple[float, ...]) -> bool:
        to = notice.wishes.address
        if self.post is None or not to or to != notice.confirmed:
            return False
        token = self.links.dumps(["out", notice.person, "mail"])
        text = words.letter(notice, self.address, f"{self.address}/notices?out={token}")
        letter = Letter(to, words.title(notice), text, f"{self.address}/api/notices/out/{token}")
        return await self.attempt("mail", notice.person, partial(self.hand_in, letter), pauses) == 200

    def hand_in(self, letter: Letter) -> int:
        assert self.post is not None
        mail.send(self.post, letter)
        return 200

    async def hook(self, notice: Notice, pauses: tuple[float, ...]) -> bool:
        url = notice.wishes.url
        if not url:
            return False
        body = words.hooked(notice, self.address, urlsplit(url).hostname or "")
        headers = {"Content-Type": "application/json", "User-Agent": "Ludus"}
        work = partial(outside.post, url, body, headers, self.inward)
        status = await self.attempt("hook", notice.person, work, pauses)
        if status in (404, 410):
            await asyncio.to_thread(wishes.switch_off, self.engine, notice.person, "hook")
        return status // 100 == 2

    async def push(self, notice: Notice, device: DeviceIn, pauses: tuple[float, ...]) -> bool:
        work = partial(push.send, device, words.pushed(notice), self.key, self.contact, self.inward)
        status = await self.attempt("push", notice.person, work, pauses)
        if status in GONE:
            await asyncio.to_thread(wishes.drop_device, self.engine, notice.person, device.endpoint)
        return status // 100 == 2

    async def attempt(self, channel: str, person: str, work: Callable[[], int], pauses: tuple[float, ...]) -> int:
        """The status at the end of it, 0 where nothing answered; 429 and what is wrong over there are tried again."""
        status = 0
        for pause in (*pauses, None):
            try:
                status = await self.room.run(person, work)
                if status != 429 and status < 500:
                    break
            except Forbidden as error:
                LOG.info("notice not allowed", channel=channel, why=str(error))
                break
            except (Unreachable, Busy) as error:
                LOG.info("notice not delivered", channel=channel, why=str(error))
            if pause is not None:
                await asyncio.sleep(pause)
        metrics.NOTICES.labels(channel, "sent" if status // 100 == 2 else "lost").inc()
        return status

    # ------------------------------------------------------------------ links in letters

    async def ask_to_confirm(self, person: str, name: str, language: str, address: str) -> bool:
        """A letter with a link that says: this address is mine."""
        link = f"{self.address}/notices?confirm={self.links.dumps(['confirm', person, address])}"
        say = words.speech(language)
        letter = Letter(
            address, say.say("notice-confirm-title"), say.say("notice-confirm", name=name, link=link) + "\n"
        )
        return await self.attempt("mail", person, partial(self.hand_in, letter), ()) == 200

    async def tell_moved(self, person: str, name: str, language: str, address: str) -> None:
        """A letter to the address until now: whoever has it may know that it was not them."""
        say = words.speech(language)
        letter = Letter(address, say.say("notice-moved-title"), say.say("notice-moved", name=name) + "\n")
        await self.attempt("mail", person, partial(self.hand_in, letter), PAUSES)

    def confirm(self, token: str) -> bool:
        person, address = self.read(token, "confirm", CONFIRM)
        return bool(person) and wishes.confirm(self.engine, person, address)

    def out(self, token: str) -> str:
        """Switches a channel off, and names it; "" where the link is not ours."""
        person, channel = self.read(token, "out", None)
        if person:
            wishes.switch_off(self.engine, person, channel)
        return channel

    def read(self, token: str, kind: str, life: int | None) -> tuple[str, str]:
        try:
            found, person, what = self.links.loads(token, max_age=life)
        except (BadSignature, ValueError, TypeError):
            return "", ""
        return (str(person), str(what)) if found == kind else ("", "")

    def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        self.room.close()


def due(rows: list[Waiting], at: int, least: int) -> Told | None:
    """What somebody is told now. A reminder does not wait for others, but neither of them comes in quiet hours."""
    chosen, sent = rows[0].wishes, rows[0].sent
    if times.is_quiet(chosen, at):
        return None
    fresh = [row for row in rows if row.told == UNTOLD]
    late = [
        row
        for row in rows
        if row.told == TOLD and (when := times.remind_at(chosen, row.since, row.due)) is not None and when <= at
    ]
    if not late and not (fresh and times.may_tell(chosen, sent, at, least)):
        return None
    return Told(fresh, late)
