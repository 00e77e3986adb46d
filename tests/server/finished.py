"""Finished games, written down without playing them."""

from collections.abc import Iterable, Sequence

import sqlalchemy as sa

from ludus.server.protocol import NoClock, SeatInfo
from ludus.server.store.database import SEATS, TABLES
from ludus.server.store.social import RESULTS
from ludus.server.store.store import Append, Store, seat_row, table_row
from ludus.server.tables import seating
from ludus.server.tables.entries import AnyDeed, Entry, Opening, Setup, Sitting, Starting
from ludus.server.tables.results import Ended, Result

DAY = 86_400_000


def finished(
    id_: str,
    *players: str,
    at: int = 1,
    gone: Iterable[int] = (),
    rated: bool = False,
    public: bool = True,
    game: str = "lutece",
) -> Append:
    """A game that ended in the order in which its players are named: people, or bots as `bot:greedy`."""
    chairs = [chair(seat, player) for seat, player in enumerate(players)]
    deeds: list[AnyDeed] = [Opening(), *(Sitting(one) for one in chairs), Starting()]
    entries = [Entry(seq, at, deed) for seq, deed in enumerate(deeds, start=1)]
    setup = Setup(id_, game, 1, len(players), 1, "salt", at, {}, NoClock(), public=public, rated=rated)
    results = [
        Result(one.seat, one.person, one.bot, one.seat in gone, one.seat + 1, 50 - one.seat, float(one.seat == 0))
        for one in chairs
    ]
    return Append(id_, entries, "over", setup, ended=Ended(game, rated, tuple(results)))


def chair(seat: int, player: str) -> SeatInfo:
    kind, _, name = player.partition(":")
    return seating.bot_seat(seat, name) if kind == "bot" else seating.person_seat(seat, player, player.capitalize())


def fill(store: Store, person: str, others: Sequence[str], games: int, every: int) -> None:
    """Many games of one person, in bulk: one each `every` milliseconds, each second of them won."""
    tables, seats, results = [], [], []
    for number in range(games):
        players = [person, *others] if number % 2 else [*others, person]
        append = finished(f"g{number:06}", *players, at=1 + number * every)
        assert append.ended is not None
        tables.append(table_row(append))
        for one, sitting in zip(append.ended.results, append.entries[1:], strict=False):
            assert isinstance(sitting.deed, Sitting)
            seats.append(seat_row(append.table, sitting.deed.chair))
            more = {"table_id": append.table, "game": "lutece", "seats": len(players), "at": 1 + number * every}
            results.append({**more, **one._asdict(), "hidden": False, "rated": False})
    with store.engine.begin() as connection:
        for table, rows in ((TABLES, tables), (SEATS, seats), (RESULTS, results)):
            connection.execute(sa.insert(table), rows)
