"""How games ended, ratings, friends, invitations, blocks, reports; who shows their profile, who is shut out."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for name in ("shown", "suspended"):
        op.add_column("people", sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "results",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("person", sa.Text),
        sa.Column("bot", sa.Text),
        sa.Column("gone", sa.Boolean, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("share", sa.Float, nullable=False),
        sa.Column("hidden", sa.Boolean, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        *(sa.Column(name, sa.Float) for name in ("mean_before", "doubt_before", "mean", "doubt")),
    )
    op.create_index("ix_results_person", "results", ["person", "at"])
    op.create_table(
        "ratings",
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("mean", sa.Float, nullable=False),
        sa.Column("doubt", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_index("ix_ratings_player", "ratings", ["player"])
    op.create_table(
        "friends",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("friend", sa.Text, primary_key=True),
    )
    op.create_index("ix_friends_friend", "friends", ["friend"])
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    for column in ("person", "host"):
        op.create_index(f"ix_invitations_{column}", "invitations", [column])
    op.create_table(
        "blocks",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("blocked", sa.Text, primary_key=True),
    )
    op.create_index("ix_blocks_blocked", "blocks", ["blocked"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("reporter", sa.Text),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    for column in ("at", "reporter", "person"):
        op.create_index(f"ix_reports_{column}", "reports", [column])


def downgrade() -> None:
    for name in ("reports", "blocks", "invitations", "friends", "ratings", "results"):
        op.drop_table(name)
    for name in ("suspended", "shown"):
        op.drop_column("people", name)
