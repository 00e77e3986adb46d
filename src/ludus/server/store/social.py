"""The tables of the database around people: how their games ended, ratings, friends, blocks, reports."""

from typing import Final

import sqlalchemy as sa

from .database import METADATA, MUTES

RESULTS: Final = sa.Table(  # one row a seat of a finished game, written with its last answer
    "results",
    METADATA,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),  # when it ended
    sa.Column("person", sa.Text),  # none: a bot, a guest at somebody's device, or somebody who was deleted
    sa.Column("bot", sa.Text),
    sa.Column("gone", sa.Boolean, nullable=False),  # a bot had to end it for them
    sa.Column("place", sa.Integer, nullable=False),
    sa.Column("points", sa.Integer, nullable=False),
    sa.Column("share", sa.Float, nullable=False),  # of the victory
    sa.Column("hidden", sa.Boolean, nullable=False),  # by their person
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("mean_before", sa.Float),  # of a rated game: the rating before it and after it, with their doubt
    sa.Column("doubt_before", sa.Float),
    sa.Column("mean", sa.Float),
    sa.Column("doubt", sa.Float),
    sa.Index("ix_results_person", "person", "at"),
)
RATINGS: Final = sa.Table(  # as they are now; they follow from the results
    "ratings",
    METADATA,
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("player", sa.Text, primary_key=True),  # a person, or bot:NAME
    sa.Column("mean", sa.Float, nullable=False),
    sa.Column("doubt", sa.Float, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
    sa.Index("ix_ratings_player", "player"),
)
FRIENDS: Final = sa.Table(  # both ways
    "friends",
    METADATA,
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("friend", sa.Text, primary_key=True, index=True),
)
INVITATIONS: Final = sa.Table(  # to a table that waits for people
    "invitations",
    METADATA,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("person", sa.Text, primary_key=True, index=True),
    sa.Column("host", sa.Text, nullable=False, index=True),  # who invites
    sa.Column("at", sa.BigInteger, nullable=False),
)
BLOCKS: Final = sa.Table(
    "blocks",
    METADATA,
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("blocked", sa.Text, primary_key=True, index=True),
)
REPORTS: Final = sa.Table(  # to the operator, until they are settled
    "reports",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False, index=True),
    sa.Column("reporter", sa.Text, index=True),
    sa.Column("person", sa.Text, nullable=False, index=True),  # whom it is about
    sa.Column("table_id", sa.Text),
    sa.Column("reason", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
)
SEEN: Final = sa.Table(  # the last entry somebody has seen of a table, and when they last looked
    "seen",
    METADATA,
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)


def forget(connection: sa.Connection, person: str) -> None:
    """Takes somebody out of all of this. How their games ended stays, without them; reports about them go."""
    connection.execute(RESULTS.update().where(RESULTS.c.person == person).values(person=None, hidden=False))
    connection.execute(RATINGS.delete().where(RATINGS.c.player == person))
    connection.execute(REPORTS.update().where(REPORTS.c.reporter == person).values(reporter=None))
    connection.execute(REPORTS.delete().where(REPORTS.c.person == person))
    for table, columns in (
        (MUTES, (MUTES.c.person, MUTES.c.muted)),
        (BLOCKS, (BLOCKS.c.person, BLOCKS.c.blocked)),
        (FRIENDS, (FRIENDS.c.person, FRIENDS.c.friend)),
        (INVITATIONS, (INVITATIONS.c.person, INVITATIONS.c.host)),
    ):
        connection.execute(table.delete().where(sa.or_(*(column == person for column in columns))))
