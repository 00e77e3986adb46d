"""Tournaments: those who play in them, and the tables of their rounds."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("wanted", sa.Text, nullable=False),
        sa.Column("host", sa.Text),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_tournaments_host", "tournaments", ["host", "changed"])
    op.create_index("ix_tournaments_phase", "tournaments", ["phase", "public", "changed"])
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.Text, sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("person", sa.Text),
        sa.Column("bot", sa.Text),
        sa.Column("invited", sa.Boolean, nullable=False),
        sa.Column("gone", sa.Integer),
        sa.UniqueConstraint("tournament", "person", name="uq_entrants_person"),
    )
    op.create_index("ix_entrants_person", "entrants", ["person"])
    op.create_table(
        "pairings",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("tournament", sa.Text, sa.ForeignKey("tournaments.id"), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("at", sa.Integer, nullable=False),
        sa.Column("entrants", sa.Text, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("parts", sa.Text),
        sa.UniqueConstraint("tournament", "round", "at", name="uq_pairings_at"),
    )
    op.create_index("ix_pairings_state", "pairings", ["tournament", "state"])


def downgrade() -> None:
    for name in ("pairings", "entrants", "tournaments"):
        op.drop_table(name)
