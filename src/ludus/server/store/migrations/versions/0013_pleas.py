"""Who is asked to let somebody take back an answer stands beside whose turn it is: a seat may be asked for both."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None
COLUMNS = "table_id, seat, person, since, due, rests, told"


def upgrade() -> None:
    again(sa.Column("plea", sa.Boolean, primary_key=True, server_default=sa.false()))


def downgrade() -> None:
    op.execute("DELETE FROM turns WHERE plea")
    again()


def again(*more: sa.Column[bool]) -> None:
    """The same rows, with another key."""
    op.drop_index("ix_turns_person", "turns")
    op.rename_table("turns", "turns_before")
    op.create_table(
        "turns",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        *more,
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("rests", sa.BigInteger),
        sa.Column("told", sa.Integer, nullable=False, server_default="0"),
    )
    op.create_index("ix_turns_person", "turns", ["person"])
    op.execute(f"INSERT INTO turns ({COLUMNS}) SELECT {COLUMNS} FROM turns_before")
    op.drop_table("turns_before")
