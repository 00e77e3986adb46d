"""Bots from outside, with hashes of their tokens; finished games of public tables, to browse."""

import sqlalchemy as sa
from alembic import op

from ludus.server.store import finished

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "bots",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("keeper", sa.Text),
        sa.Column("token", sa.Text),
        sa.Column("generation", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("revoked", sa.BigInteger),
        sa.UniqueConstraint("token", name="uq_bots_token"),
    )
    op.create_index("ix_bots_keeper", "bots", ["keeper"])
    op.create_table(
        "shown",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("ended", sa.BigInteger),
    )
    for name, columns in (("ended", []), ("game", ["game"]), ("seats", ["seats"]), ("game_seats", ["game", "seats"])):
        op.create_index(f"ix_shown_{name}", "shown", [*columns, "ended", "table_id"])
    op.create_table(
        "played",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_played_name", "played", ["name", "ended", "table_id"])
    finished.fill(op.get_bind())


def downgrade() -> None:
    for name in ("played", "shown", "bots"):
        op.drop_table(name)
