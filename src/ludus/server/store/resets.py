"""Links for a new password, as they are kept: what somebody may read of theirs, and how they are forgotten."""

from typing import Any

import sqlalchemy as sa

from .database import RESETS


def export(connection: sa.Connection, person: str) -> list[dict[str, Any]]:
    query = sa.select(RESETS.c.made, RESETS.c.ends).where(RESETS.c.person == person).order_by(RESETS.c.made)
    return [{"made": row.made, "ends": row.ends} for row in connection.execute(query)]


def forget(connection: sa.Connection, person: str) -> None:
    connection.execute(RESETS.delete().where(RESETS.c.person == person))
