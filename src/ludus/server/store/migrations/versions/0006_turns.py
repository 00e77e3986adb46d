"""Whose turn it is, vacations, and what people want to be told of it."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "turns",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("rests", sa.BigInteger),
        sa.Column("told", sa.Integer, nullable=False, server_default="0"),
    )
    op.create_index("ix_turns_person", "turns", ["person"])
    op.create_table(
        "vacations",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("since", sa.BigInteger, primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "notices",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("wishes", sa.Text, nullable=False),
        sa.Column("wants", sa.Boolean, nullable=False),
        sa.Column("confirmed", sa.Text),
        sa.Column("sent", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "devices",
        sa.Column("endpoint", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_devices_person", "devices", ["person"])


def downgrade() -> None:
    for name in ("devices", "notices", "vacations", "turns"):
        op.drop_table(name)
