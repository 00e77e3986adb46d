"""Standing orders."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "orders",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("said", sa.Text, nullable=False),
        sa.Column("given", sa.BigInteger, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("used", sa.Integer, nullable=False),
        sa.Column("missed", sa.BigInteger),
    )
    op.create_index("ix_orders_person", "orders", ["person"])


def downgrade() -> None:
    op.drop_table("orders")
