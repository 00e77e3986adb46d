"""What people want to be told when they are not here: their wishes, their confirmed address, their devices."""

from typing import Any, Final, NamedTuple

import msgspec
import sqlalchemy as sa

from ..protocol.notices import DeviceIn, Wishes
from ..tables.clock import DAY
from . import resets
from .asked import REMINDED, UNTOLD
from .database import DEVICES, NOTICES, PEOPLE, TABLES, TURNS
from .store import Store

MOST_DEVICES: Final = 10  # of one person; the oldest goes
LONGEST_REMINDER: Final = 7 * DAY  # before the time is up
read_wishes: Final = msgspec.json.Decoder(Wishes).decode


class Chosen(NamedTuple):
    """What somebody has chosen, and the address they have confirmed."""

    wishes: Wishes
    confirmed: str | None
    devices: int


class Waiting(NamedTuple):
    """A turn of which somebody wants to hear, and all that is said of it: nothing of the game itself."""

    person: str
    language: str
    wishes: Wishes
    confirmed: str | None
    sent: int
    table: str
    game: str
    seat: int
    since: int
    due: int | None
    told: int
    plea: bool = False


def of(engine: sa.Engine, person: str) -> Chosen:
    with engine.connect() as connection:
        row = connection.execute(sa.select(NOTICES).where(NOTICES.c.person == person)).one_or_none()
        count = sa.select(sa.func.count()).select_from(DEVICES).where(DEVICES.c.person == person)
        devices = connection.scalar(count) or 0
    return Chosen(Wishes(), None, devices) if row is None else Chosen(read_wishes(row.wishes), row.confirmed, devices)


def choose(store: Store, person: str, wishes: Wishes) -> str | None:
    """An address that is no longer wanted is no longer confirmed, and no link for a new password that went there holds.
    Returns it."""
    keep = sa.case((NOTICES.c.confirmed == wishes.address, NOTICES.c.confirmed), else_=None)
    with store.engine.begin() as connection:
        before = connection.execute(sa.select(NOTICES.c.confirmed).where(NOTICES.c.person == person)).one_or_none()
        if before is not None:
            values = {**columns(wishes), "confirmed": keep}
            connection.execute(NOTICES.update().where(NOTICES.c.person == person).values(values))
        else:
            row = {"person": person, **columns(wishes), "confirmed": None, "sent": 0}
            connection.execute(store.upsert(NOTICES, row, ["person"]))
        left: str | None = None if before is None or before.confirmed == wishes.address else before.confirmed
        if left is not None:
            resets.forget(connection, person)
    return left


def confirm(engine: sa.Engine, person: str, address: str) -> bool:
    """Whether that is still the address they want."""
    with engine.begin() as connection:
        row = connection.execute(sa.select(NOTICES).where(NOTICES.c.person == person)).one_or_none()
        if row is None or read_wishes(row.wishes).address != address:
            return False
        connection.execute(NOTICES.update().where(NOTICES.c.person == person).values(confirmed=address))
    return True


def switch_off(engine: sa.Engine, person: str, channel: str) -> None:
    with engine.begin() as connection:
        text = connection.scalar(sa.select(NOTICES.c.wishes).where(NOTICES.c.person == person))
        if text is not None:
            wishes = msgspec.structs.replace(read_wishes(text), **{channel: "off"})
            connection.execute(NOTICES.update().where(NOTICES.c.person == person).values(columns(wishes)))


def columns(wishes: Wishes) -> dict[str, Any]:
    wants = any(one != "off" for one in (wishes.mail, wishes.hook, wishes.push))
    return {"wishes": msgspec.json.encode(wishes).decode(), "wants": wants}


# ---------------------------------------------------------------------------------------------- devices


def add_device(store: Store, person: str, device: DeviceIn, now: int) -> None:
    """A browser has one owner: who uses it now."""
    row = {"endpoint": device.endpoint, "person": person, "key": device.p256dh, "auth": device.auth, "made": now}
    with store.engine.begin() as connection:
        connection.execute(store.upsert(DEVICES, row, ["endpoint"]))
        mine = sa.select(DEVICES.c.endpoint).where(DEVICES.c.person == person).order_by(DEVICES.c.made.desc())
        for endpoint in list(connection.scalars(mine))[MOST_DEVICES:]:
            connection.execute(DEVICES.delete().where(DEVICES.c.endpoint == endpoint))


def drop_device(engine: sa.Engine, person: str, endpoint: str) -> None:
    with engine.begin() as connection:
        connection.execute(DEVICES.delete().where(DEVICES.c.endpoint == endpoint, DEVICES.c.person == person))


def devices(engine: sa.Engine, person: str) -> list[DeviceIn]:
    with engine.connect() as connection:
        rows = connection.execute(sa.select(DEVICES).where(DEVICES.c.person == person).order_by(DEVICES.c.made))
        return [DeviceIn(row.endpoint, row.key, row.auth) for row in rows]


# ---------------------------------------------------------------------------------------------- what is to be told


def waiting(engine: sa.Engine, process: str, before: int, now: int, limit: int = 5000) -> list[Waiting]:
    """Turns that began before a time, at tables of this process or of none, of people who want to be told. Those whose
    clock stands are left out: who is on vacation has it."""
    mine = sa.or_(TABLES.c.owner == process, TABLES.c.owner.is_(None))
    awake = sa.or_(TURNS.c.rests.is_(None), TURNS.c.rests <= now)
    news = sa.or_(TURNS.c.told == UNTOLD, sa.and_(TURNS.c.told < REMINDED, TURNS.c.due <= now + LONGEST_REMINDER))
    query = (
        sa.select(TURNS, NOTICES.c.wishes, NOTICES.c.confirmed, NOTICES.c.sent, PEOPLE.c.language, TABLES.c.game)
        .join(NOTICES, NOTICES.c.person == TURNS.c.person)
        .join(PEOPLE, PEOPLE.c.id == TURNS.c.person)
        .join(TABLES, TABLES.c.id == TURNS.c.table_id)
        .where(NOTICES.c.wants, news, TURNS.c.since <= before, mine, awake)
        .order_by(NOTICES.c.sent, TURNS.c.since)  # who was told last waits longest
        .limit(limit)
    )
    with engine.connect() as connection:
        return [
            Waiting(
                row.person, row.language, read_wishes(row.wishes), row.confirmed, row.sent, row.table_id, row.game,
                row.seat, row.since, row.due, row.told, row.plea,
            )
            for row in connection.execute(query)
        ]  # fmt: skip


def sent(connection: sa.Connection, person: str, now: int) -> None:
    connection.execute(NOTICES.update().where(NOTICES.c.person == person).values(sent=now))


# ---------------------------------------------------------------------------------------------- leaving


def export(connection: sa.Connection, person: str) -> dict[str, Any]:
    row = connection.execute(sa.select(NOTICES).where(NOTICES.c.person == person)).one_or_none()
    endpoints = sa.select(DEVICES.c.endpoint).where(DEVICES.c.person == person).order_by(DEVICES.c.made)
    return {
        "wishes": None if row is None else msgspec.json.decode(row.wishes),
        "confirmed": None if row is None else row.confirmed,
        "devices": list(connection.scalars(endpoints)),
    }


def forget(connection: sa.Connection, person: str) -> None:
    connection.execute(NOTICES.delete().where(NOTICES.c.person == person))
    connection.execute(DEVICES.delete().where(DEVICES.c.person == person))
