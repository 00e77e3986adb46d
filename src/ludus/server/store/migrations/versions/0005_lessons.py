"""Which lesson is given at a table, and how far it has come."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("lesson", sa.Text))
    op.add_column("tables", sa.Column("step", sa.Integer))


def downgrade() -> None:
    op.drop_column("tables", "step")
    op.drop_column("tables", "lesson")
