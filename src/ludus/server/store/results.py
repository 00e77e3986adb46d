"""How games ended, as it is kept; and ratings, which change once a game, in the transaction that ends it."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from ...bots import rating
from ...bots.rating import NEWCOMER, Rating
from ..tables.results import Ended
from .social import RATINGS, RESULTS


def keep(connection: sa.Connection, table: str, at: int, ended: Ended) -> None:
    """Writes how a game ended. One that is kept already stays as it is."""
    rows = [
        {
            "table_id": table, "seat": one.seat, "game": ended.game, "seats": len(ended.results), "at": at,
            "person": one.person, "bot": one.bot, "gone": one.gone, "place": one.place, "points": one.points,
            "share": one.share, "hidden": False, "rated": ended.rated,
        }
        for one in ended.results
    ]  # fmt: skip
    if ended.rated:
        rate(connection, rows)
    connection.execute(insert(connection, RESULTS).on_conflict_do_nothing(), rows)


def rate(connection: sa.Connection, rows: Sequence[dict[str, Any]]) -> None:
    """What a game changes: the rows of its seats get the ratings before and after it."""
    game, players = rows[0]["game"], [player(row) for row in rows]
    known = lock(connection, game, sorted(name for name in set(players) if not name.startswith("seat:")))
    before = [known.get(name) or stored(row) for name, row in zip(players, rows, strict=True)]
    # As a ladder does: who wins is first, the others are equal; whoever left comes after them.
    found = rating.after(players, before, [2 if row["gone"] else 1 - row["share"] for row in rows])
    for name, row, old in zip(players, rows, before, strict=True):
        new = found[name]
        row |= {"mean_before": old.mean, "doubt_before": old.doubt, "mean": new.mean, "doubt": new.doubt}
    for name in known:
        values = {"mean": found[name].mean, "doubt": found[name].doubt, "games": RATINGS.c.games + 1}
        connection.execute(RATINGS.update().where(RATINGS.c.game == game, RATINGS.c.player == name).values(values))


def player(row: dict[str, Any]) -> str:
    """Whose rating it is: a person's, a bot's, or of nobody who could be told from others."""
    if row["person"] is not None:
        return str(row["person"])
    return f"seat:{row['seat']}" if row["bot"] is None else f"bot:{row['bot']}"


def stored(row: dict[str, Any]) -> Rating:
    """What nobody in particular was worth: as it was written, where the game is rated again."""
    if row.get("mean_before") is None:
        return NEWCOMER
    return Rating(row["mean_before"], row["doubt_before"])


def lock(connection: sa.Connection, game: str, players: Sequence[str]) -> dict[str, Rating]:
    """The ratings of some players, in one order for all processes, theirs to change until the transaction ends."""
    for name in players:
        new = rating.first(game, name.removeprefix("bot:")) if name.startswith("bot:") else NEWCOMER
        row = {"game": game, "player": name, "mean": new.mean, "doubt": new.doubt, "games": 0}
        connection.execute(insert(connection, RATINGS).values(row).on_conflict_do_nothing())
    columns = (RATINGS.c.player, RATINGS.c.mean, RATINGS.c.doubt)
    here = sa.and_(RATINGS.c.game == game, RATINGS.c.player.in_(players))
    found = connection.execute(sa.select(*columns).where(here).order_by(RATINGS.c.player).with_for_update())
    return {row.player: Rating(row.mean, row.doubt) for row in found}


def insert(connection: sa.Connection, table: sa.Table) -> Any:
    """An insert that may be told what to do with a row that is there already."""
    return (postgresql if connection.dialect.name == "postgresql" else sqlite).insert(table)


# ---------------------------------------------------------------------------------------------- all over again


def rate_again(engine: sa.Engine) -> int:
    """All ratings from the beginning, game by game in the order they ended. Returns how many games that were."""
    count = 0
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(sa.text("LOCK TABLE ratings, results IN EXCLUSIVE MODE"))
        connection.execute(RATINGS.delete())
        for rows in rated(connection):
            rate(connection, rows)
            for row in rows:
                here = sa.and_(RESULTS.c.table_id == row["table_id"], RESULTS.c.seat == row["seat"])
                values = {name: row[name] for name in ("mean_before", "doubt_before", "mean", "doubt")}
                connection.execute(RESULTS.update().where(here).values(values))
            count += 1
    return count


def rated(connection: sa.Connection, batch: int = 500) -> Iterator[list[dict[str, Any]]]:
    """The rated games in the order they ended, the rows of each together; read in batches, since they are written
    meanwhile."""
    last: tuple[int, str] = (-1, "")
    order = (RESULTS.c.at, RESULTS.c.table_id)
    while True:
        after = sa.and_(RESULTS.c.rated, sa.tuple_(*order) > sa.tuple_(sa.literal(last[0]), sa.literal(last[1])))
        games = sa.select(*order).where(after).distinct().order_by(*order).limit(batch)
        found = connection.execute(games).all()
        if not found:
            return
        last = found[-1].at, found[-1].table_id
        rows = connection.execute(
            sa.select(RESULTS)
            .where(RESULTS.c.table_id.in_([one.table_id for one in found]))
            .order_by(*order, RESULTS.c.seat)
        ).mappings()
        for _, seats in groupby([dict(row) for row in rows], key=lambda row: row["table_id"]):
            yield list(seats)
