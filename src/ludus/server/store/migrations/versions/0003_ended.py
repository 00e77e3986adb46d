"""Sessions that were signed out: their cookies are worth nothing any more."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "ended",
        sa.Column("session", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_ended_at", "ended", ["at"])


def downgrade() -> None:
    op.drop_table("ended")
