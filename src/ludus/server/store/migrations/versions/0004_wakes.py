"""When a clock of a table that was put away runs out."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("wakes", sa.BigInteger))
    op.create_index("ix_tables_wakes", "tables", ["wakes"])


def downgrade() -> None:
    op.drop_index("ix_tables_wakes", "tables")
    op.drop_column("tables", "wakes")
