"""Bots from outside: each plays with a token of its own, of which only a hash is kept."""

import secrets
from collections.abc import Collection
from hashlib import sha256
from typing import Any, Final

import sqlalchemy as sa

from ..protocol.outside import BotToken, OutsideBot
from ..store import asked
from ..store.database import BOTS, PEOPLE, SEATS, TABLES
from ..store.store import Store
from .people import NotAllowed

MOST: Final = 20  # of one person
PREFIX: Final = "ludus_"  # so that a token is known for one, wherever it turns up


class Bots:
    """Methods are transactions; the server calls them off its event loop."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.engine = store.engine

    # ------------------------------------------------------------------ tokens

    def make(self, name: str, keeper: str | None, now: int) -> BotToken:
        """A new bot of somebody's; None: of the operator."""
        token, bot = fresh(), OutsideBot(secrets.token_urlsafe(12), name, now)
        with self.engine.begin() as connection:
            if keeper is not None:
                if connection.scalar(sa.select(PEOPLE.c.id).where(PEOPLE.c.id == keeper)) is None:
                    raise NotAllowed("unknown-person", "there is no such person any more")
                kept = sa.select(sa.func.count()).select_from(BOTS).where(BOTS.c.keeper == keeper, *ACTIVE)
                if (connection.scalar(kept) or 0) >= MOST:
                    raise NotAllowed("too-many-bots", f"you have {MOST} bots already")
            row = {"id": bot.id, "name": name, "keeper": keeper, "token": hashed(token), "generation": 1}
            connection.execute(BOTS.insert(), {**row, "created": now})
        return BotToken(bot, token)

    def renew(self, bot: str, keeper: str) -> BotToken | None:
        """Another token; the one until now is void."""
        token, mine = fresh(), sa.and_(BOTS.c.id == bot, BOTS.c.keeper == keeper, *ACTIVE)
        with self.engine.begin() as connection:
            values = {"token": hashed(token), "generation": BOTS.c.generation + 1}
            connection.execute(BOTS.update().where(mine).values(values))
            row = connection.execute(sa.select(BOTS).where(mine)).one_or_none()
        return None if row is None else BotToken(bot_of(row), token)

    def read(self, token: str) -> tuple[OutsideBot, int] | None:
        """The bot a token stands for, and the generation of the token."""
        with self.engine.connect() as connection:
            found = sa.select(BOTS).where(BOTS.c.token == hashed(token), *ACTIVE)
            row = connection.execute(found).one_or_none()
        return None if row is None else (bot_of(row), row.generation)

    def keeper(self, bot: str) -> str | None:
        with self.engine.connect() as connection:
            found: str | None = connection.scalar(sa.select(BOTS.c.keeper).where(BOTS.c.id == bot))
        return found

    def owners(self, ids: Collection[str]) -> set[str]:
        """Who is behind some people and bots: themselves, or the keeper; a bot of the operator's stands for itself."""
        query = sa.select(BOTS.c.id, BOTS.c.keeper).where(BOTS.c.id.in_(ids), BOTS.c.keeper.is_not(None))
        with self.engine.connect() as connection:
            keepers = {row.id: row.keeper for row in connection.execute(query)}
        return {keepers.get(one, one) for one in ids}

    # ------------------------------------------------------------------ lists

    def of(self, keeper: str) -> list[OutsideBot]:
        """Somebody's bots."""
        return self.listed(BOTS.c.keeper == keeper)

    def all(self) -> list[OutsideBot]:
        return self.listed(sa.true())

    def listed(self, condition: Any) -> list[OutsideBot]:
        query = sa.select(BOTS).where(condition, *ACTIVE).order_by(BOTS.c.created, BOTS.c.id)
        with self.engine.connect() as connection:
            return [bot_of(row) for row in connection.execute(query)]

    def playing(self, bot: str) -> int:
        """At how many tables that are not over it sits."""
        query = (
            sa.select(sa.func.count())
            .select_from(SEATS.join(TABLES, SEATS.c.table_id == TABLES.c.id))
            .where(SEATS.c.person == bot, TABLES.c.phase != "over")
        )
        with self.engine.connect() as connection:
            return connection.scalar(query) or 0

    # ------------------------------------------------------------------ leaving

    def revoke(self, bot: str, now: int, keeper: str | None = None) -> bool:
        """The token is void from now on; the server gives its seats away within a second. None: the operator wants it.

        Returns whether there was such a bot.
        """
        mine = [BOTS.c.id == bot, *ACTIVE, *([BOTS.c.keeper == keeper] if keeper is not None else [])]
        with self.engine.begin() as connection:
            return bool(connection.execute(BOTS.update().where(*mine).values(revoked=now)).rowcount)

    def leaving(self) -> list[str]:
        """Bots that are revoked and may still have seats."""
        query = sa.select(BOTS.c.id).where(BOTS.c.revoked.is_not(None), BOTS.c.token.is_not(None))
        with self.engine.connect() as connection:
            return list(connection.scalars(query))

    def left(self, bot: str) -> None:
        with self.engine.begin() as connection:
            connection.execute(BOTS.update().where(BOTS.c.id == bot).values(token=None))

    def forget(self, keeper: str) -> list[str]:
        """All bots somebody ever had are forgotten with them. Returns the tables that must be read again."""
        with self.engine.connect() as connection:
            ids = list(connection.scalars(sa.select(BOTS.c.id).where(BOTS.c.keeper == keeper)))
        tables = {table for bot in ids for table in self.store.forget(bot)}
        with self.engine.begin() as connection:
            connection.execute(BOTS.delete().where(BOTS.c.keeper == keeper))
            for bot in ids:  # from now on nobody can write of it
                asked.forget(connection, bot)
        return sorted(tables)


ACTIVE: Final = (BOTS.c.revoked.is_(None),)


def fresh() -> str:
    return PREFIX + secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    """256 random bits need no salt, and no slow hash."""
    return sha256(token.encode("utf-8", "surrogateescape")).hexdigest()


def bot_of(row: Any) -> OutsideBot:
    return OutsideBot(row.id, row.name, row.created)
