"""Links for a new password."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "resets",
        sa.Column("token", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("ends", sa.BigInteger, nullable=False),
    )
    for column in ("person", "ends"):
        op.create_index(f"ix_resets_{column}", "resets", [column])


def downgrade() -> None:
    op.drop_table("resets")
