"""Standing orders, kept with their person and their table until one of the two is gone."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from ..protocol.standing import OrderIn
from ..tables.standing import StandingOrder
from .database import METADATA

ORDERS: Final = sa.Table(
    "orders",
    METADATA,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("place", sa.Integer, nullable=False),  # among those of the seat: the first that speaks is obeyed
    sa.Column("person", sa.Text, nullable=False, index=True),
    sa.Column("said", sa.Text, nullable=False),  # protocol.standing.OrderIn as JSON
    sa.Column("given", sa.BigInteger, nullable=False),
    sa.Column("turn", sa.Integer, nullable=False),  # of the game, in which it was given
    sa.Column("used", sa.Integer, nullable=False),
    sa.Column("missed", sa.BigInteger),  # when its answer was last not legal
)
read_said: Final = msgspec.json.Decoder(OrderIn).decode


def read(engine: sa.Engine, table: str) -> dict[int, list[StandingOrder]]:
    """The orders at a table, by seat."""
    found: dict[int, list[StandingOrder]] = {}
    with engine.connect() as connection:
        query = sa.select(ORDERS).where(ORDERS.c.table_id == table).order_by(ORDERS.c.seat, ORDERS.c.place)
        for row in connection.execute(query):
            found.setdefault(row.seat, []).append(order_of(row))
    return found


def write(engine: sa.Engine, table: str, seat: int, orders: Sequence[StandingOrder]) -> None:
    """All orders of a seat; those that were there before are gone."""
    with engine.begin() as connection:
        connection.execute(ORDERS.delete().where(ORDERS.c.table_id == table, ORDERS.c.seat == seat))
        if rows := [row_of(table, place, order) for place, order in enumerate(orders)]:
            connection.execute(ORDERS.insert(), rows)


def spend(connection: sa.Connection, table: str, order: StandingOrder) -> None:
    """An order has answered: it is counted, or gone where it was to be used once."""
    here = sa.and_(ORDERS.c.table_id == table, ORDERS.c.seat == order.seat, ORDERS.c.id == order.id)
    if order.said.life == "used":
        connection.execute(ORDERS.delete().where(here))
    else:
        connection.execute(ORDERS.update().where(here).values(used=ORDERS.c.used + 1))


def end(connection: sa.Connection, table: str) -> None:
    """The game is over."""
    connection.execute(ORDERS.delete().where(ORDERS.c.table_id == table))


def forget(connection: sa.Connection, person: str) -> None:
    connection.execute(ORDERS.delete().where(ORDERS.c.person == person))


def export(connection: sa.Connection, person: str) -> Iterable[dict[str, Any]]:
    query = sa.select(ORDERS).where(ORDERS.c.person == person).order_by(ORDERS.c.given)
    for row in connection.execute(query):
        order = order_of(row)
        yield {"table": row.table_id, "seat": row.seat, "given": row.given, "order": msgspec.to_builtins(order.info)}


def order_of(row: Any) -> StandingOrder:
    return StandingOrder(row.id, row.person, row.seat, read_said(row.said), row.given, row.turn, row.used, row.missed)


def row_of(table: str, place: int, order: StandingOrder) -> dict[str, Any]:
    return {
        "table_id": table,
        "seat": order.seat,
        "id": order.id,
        "place": place,
        "person": order.person,
        "said": msgspec.json.encode(order.said).decode(),
        "given": order.given,
        "turn": order.turn,
        "used": order.used,
        "missed": order.missed,
    }
