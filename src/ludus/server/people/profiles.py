"""Somebody's finished games: counted, compared, and page by page. Nothing here knows of games that still run.

Every method reads along an index of one person's results; the server calls them off its event loop.
"""

from collections.abc import Mapping
from typing import Any, Final

import sqlalchemy as sa

from ...bots import rating
from ...bots.rating import Rating
from ..protocol.profiles import (
    DayPlayed,
    GamesPage,
    Mate,
    PlayedGame,
    PlayedSeat,
    Profile,
    RatingInfo,
    RatingPoint,
    Standing,
    Tally,
)
from ..store.database import BOTS, PEOPLE, SEATS, TABLES
from ..store.social import BLOCKS, RATINGS, RESULTS
from ..store.store import Store, read_chair

DAY: Final = 86_400_000
WEEKS: Final = 26  # of the calendar
CURVE: Final = 60  # games of it
MATES: Final = 6
PAGE: Final = 20  # games of a history
LEVELS: Final = ("beginner", "casual", "skilled", "strong", "master:seconds=0.1")  # one is "like" one of them


class Profiles:
    """What can be read of people's games, and what they want shown of them."""

    def __init__(self, store: Store) -> None:
        self.engine = store.engine

    # ------------------------------------------------------------------ reading

    def profile(self, person: str, reader: str | None, now: int, minutes: int = 0) -> Profile | None:
        """A profile as somebody may read it, `minutes` east of Greenwich; None where there is none for them."""
        mine = person == reader
        with self.engine.connect() as connection:
            row = may_read(connection, person, reader)
            if row is None:
                return None
            own = counted(person)
            total = connection.execute(
                sa.select(sa.func.count(), sa.func.sum(sa.case((RESULTS.c.gone, 1), else_=0))).where(own)
            ).one()
            mates, bots = most(connection, person, mine)
            return Profile(
                person=person,
                name=row.name,
                since=row.created,
                shown=bool(row.shown),
                mine=mine,
                bot=bool(row.bot),
                games=total[0],
                gone=total[1] or 0,
                tallies=tallies(connection, own),
                ratings=ratings(connection, person),
                mates=mates,
                bots=bots,
                days=days(connection, own, now, minutes),
            )

    def games(self, person: str, reader: str | None, game: str = "", more: str = "") -> GamesPage | None:
        """A page of a history; others see the games of public tables that are not hidden."""
        wanted = [RESULTS.c.person == person]
        if person != reader:
            wanted += [~RESULTS.c.hidden, TABLES.c.public]
        if game:
            wanted.append(RESULTS.c.game == game)
        if more:
            at, _, table = more.partition(".")
            if not at.isdecimal() or len(at) > 15:
                return GamesPage([], None)
            before = sa.and_(RESULTS.c.at == int(at), RESULTS.c.table_id < table)
            wanted.append(sa.and_(RESULTS.c.at <= int(at), sa.or_(RESULTS.c.at < int(at), before)))
        query = (
            sa.select(RESULTS, TABLES.c.public)
            .join(TABLES, TABLES.c.id == RESULTS.c.table_id)
            .where(*wanted)
            .order_by(RESULTS.c.at.desc(), RESULTS.c.table_id.desc())
            .limit(PAGE + 1)
        )
        with self.engine.connect() as connection:
            if may_read(connection, person, reader) is None:
                return None
            rows = connection.execute(query).all()
            seats = seats_of(connection, [row.table_id for row in rows[:PAGE]])
        last = rows[PAGE - 1] if len(rows) > PAGE else None
        return GamesPage(
            [played(row, seats[row.table_id]) for row in rows[:PAGE]],
            None if last is None else f"{last.at}.{last.table_id}",
        )

    def standings(self, table: str, game: str, players: Mapping[int, str]) -> list[Standing]:
        """How those at a table stand in its game; after a rated one, as it has left them."""
        counts = (sa.func.count(), sa.func.sum(sa.case((RESULTS.c.gone, 1), else_=0)))
        found = []
        with self.engine.connect() as connection:
            here = sa.select(RESULTS).where(RESULTS.c.table_id == table, RESULTS.c.rated)
            ended = {row.seat: row for row in connection.execute(here)}
            for seat, player in players.items():
                whose = sa.and_(RATINGS.c.game == game, RATINGS.c.player == player)
                row = connection.execute(sa.select(RATINGS).where(whose)).one_or_none()
                bot = player.startswith("bot:")
                begun = rating.first(game, player.removeprefix("bot:")) if bot else rating.NEWCOMER
                now = Rating(row.mean, row.doubt) if row else begun
                own = sa.and_(RESULTS.c.person == player, RESULTS.c.game == game)
                played, left = (0, 0) if bot else connection.execute(sa.select(*counts).where(own)).one()
                change = None
                if (end := ended.get(seat)) is not None:
                    now, change = Rating(end.mean, end.doubt), end.mean - end.mean_before
                games = row.games if row else 0
                found.append(Standing(seat, now.mean, now.doubt, games, change, played, left or 0))
        return found

    # ------------------------------------------------------------------ what is shown

    def show(self, person: str, shown: bool) -> None:
        with self.engine.begin() as connection:
            connection.execute(PEOPLE.update().where(PEOPLE.c.id == person).values(shown=shown))

    def hide(self, person: str, table: str, hidden: bool) -> bool:
        """Takes a game out of one's history, or puts it back. Whether there is such a game."""
        here = sa.and_(RESULTS.c.person == person, RESULTS.c.table_id == table)
        with self.engine.begin() as connection:
            return connection.execute(RESULTS.update().where(here).values(hidden=hidden)).rowcount > 0


def may_read(connection: sa.Connection, person: str, reader: str | None) -> Any:
    """The row of somebody whose profile one may read: one's own, or one that is shown to those who are not blocked;
    that of a bot from outside everybody may."""
    query = sa.select(PEOPLE.c.name, PEOPLE.c.created, PEOPLE.c.shown, sa.false().label("bot"))
    found = connection.execute(query.where(PEOPLE.c.id == person)).one_or_none()
    if found is None:
        bots = sa.select(BOTS.c.name, BOTS.c.created, sa.true().label("shown"), sa.true().label("bot"))
        return connection.execute(bots.where(BOTS.c.id == person)).one_or_none()
    if person == reader:
        return found
    blocked = sa.select(BLOCKS.c.person).where(BLOCKS.c.person == person, BLOCKS.c.blocked == reader)
    return found if found.shown and connection.execute(blocked).first() is None else None


def counted(person: str) -> Any:
    """The games that count for somebody: what is hidden is gone."""
    return sa.and_(RESULTS.c.person == person, ~RESULTS.c.hidden)


def tallies(connection: sa.Connection, own: Any) -> list[Tally]:
    kinds = (RESULTS.c.game, RESULTS.c.seats)
    figures = (sa.func.count().label("games"), sa.func.sum(RESULTS.c.share).label("won"))
    rows = connection.execute(sa.select(*kinds, *figures).where(own).group_by(*kinds).order_by(*kinds))
    return [Tally(row.game, row.seats, row.games, row.won) for row in rows]


def days(connection: sa.Connection, own: Any, now: int, minutes: int) -> list[DayPlayed]:
    """The days of the last half year on which a game ended."""
    shift = minutes * 60_000
    day = ((RESULTS.c.at + shift) // DAY).label("day")
    since = ((now + shift) // DAY - 7 * WEEKS) * DAY - shift
    query = sa.select(day, sa.func.count().label("games")).where(own, RESULTS.c.at >= since)
    return [DayPlayed(int(row.day), row.games) for row in connection.execute(query.group_by(day).order_by(day))]


def ratings(connection: sa.Connection, person: str) -> list[RatingInfo]:
    """The ratings of somebody: they follow from all rated games, also from those that are hidden, but tell nothing of
    any one of these."""
    found = []
    for row in connection.execute(sa.select(RATINGS).where(RATINGS.c.player == person).order_by(RATINGS.c.game)).all():
        own = sa.and_(counted(person), RESULTS.c.rated, RESULTS.c.game == row.game)
        columns = (RESULTS.c.at, RESULTS.c.mean, RESULTS.c.doubt)
        points = connection.execute(sa.select(*columns).where(own).order_by(RESULTS.c.at.desc()).limit(CURVE)).all()
        curve = [RatingPoint(one.at, one.mean, one.doubt) for one in reversed(points)]
        found.append(RatingInfo(row.game, row.mean, row.doubt, row.games, like(row.game, row.mean), curve))
    return found


def like(game: str, mean: float) -> str | None:
    """The level of bots that is nearest, where the ladders have measured them."""
    known = {bot: rating.first(game, bot).mean for bot in LEVELS if rating.first(game, bot) is not rating.NEWCOMER}
    return min(known, key=lambda bot: abs(known[bot] - mean)) if known else None


def most(connection: sa.Connection, person: str, mine: bool) -> tuple[list[Mate], list[Mate]]:
    """People and bots somebody has played with most; others read only of people who show themselves."""
    own, other = RESULTS.alias("own"), RESULTS.alias("other")
    games, ahead, behind = (
        sa.func.count().label("games"),
        sa.func.sum(sa.case((own.c.place < other.c.place, 1), else_=0)).label("ahead"),
        sa.func.sum(sa.case((own.c.place > other.c.place, 1), else_=0)).label("behind"),
    )
    met = sa.and_(own.c.table_id == other.c.table_id, own.c.seat != other.c.seat)
    whose = sa.and_(own.c.person == person, ~own.c.hidden)
    people = (
        sa.select(other.c.person, PEOPLE.c.name, games, ahead, behind)
        .select_from(own.join(other, met).join(PEOPLE, PEOPLE.c.id == other.c.person))
        .where(whose, sa.true() if mine else PEOPLE.c.shown)
        .group_by(other.c.person, PEOPLE.c.name)
        .order_by(games.desc(), other.c.person)
        .limit(MATES)
    )
    ours = (
        sa.select(sa.null().label("person"), other.c.bot, sa.literal("").label("name"), games, ahead, behind)
        .select_from(own.join(other, met))
        .where(whose, other.c.bot.is_not(None))
        .group_by(other.c.bot)
        .order_by(games.desc(), other.c.bot)
        .limit(MATES)
    )
    outside = (
        sa.select(other.c.person, sa.null().label("bot"), BOTS.c.name, games, ahead, behind)
        .select_from(own.join(other, met).join(BOTS, BOTS.c.id == other.c.person))
        .where(whose)
        .group_by(other.c.person, BOTS.c.name)
        .order_by(games.desc(), other.c.person)
        .limit(MATES)
    )
    bots = [Mate(*one) for query in (ours, outside) for one in connection.execute(query)]
    return (
        [Mate(one.person, None, one.name, one.games, one.ahead, one.behind) for one in connection.execute(people)],
        sorted(bots, key=lambda mate: -mate.games)[:MATES],
    )


def seats_of(connection: sa.Connection, tables: list[str]) -> dict[str, list[PlayedSeat]]:
    """Who sat at some tables when their games ended."""
    here = sa.and_(SEATS.c.table_id == RESULTS.c.table_id, SEATS.c.seat == RESULTS.c.seat)
    query = sa.select(RESULTS, SEATS.c.chair).join(SEATS, here).where(RESULTS.c.table_id.in_(tables))
    found: dict[str, list[PlayedSeat]] = {table: [] for table in tables}
    for row in connection.execute(query.order_by(RESULTS.c.table_id, RESULTS.c.seat)):
        chair = read_chair(row.chair)
        outside = chair.kind == "bot" and chair.person is not None
        name = chair.name if chair.kind == "person" or outside else ""
        seat = PlayedSeat(row.seat, name, row.person, row.bot, row.gone, row.place, row.points, outside)
        found[row.table_id].append(seat)
    return found


def played(row: Any, seats: list[PlayedSeat]) -> PlayedGame:
    change = row.mean - row.mean_before if row.rated else None
    return PlayedGame(row.table_id, row.game, row.at, row.seat, row.public, row.hidden, row.rated, change, seats)
