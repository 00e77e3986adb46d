"""What the lobby shows of a table stands in a column of its own, and its host too: no setup is read to list it."""

import sqlalchemy as sa
from alembic import op

from ludus.server.store.store import describe

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("brief", sa.Text))
    op.add_column("tables", sa.Column("host", sa.Text))
    op.create_index("ix_tables_host", "tables", ["host"])
    describe(op.get_bind())


def downgrade() -> None:
    op.drop_index("ix_tables_host", "tables")
    op.drop_column("tables", "host")
    op.drop_column("tables", "brief")
