"""Counts that processes share, and addresses that are not let in."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "tallies",
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("who", sa.Text, primary_key=True),
        sa.Column("hour", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("n", sa.Integer, nullable=False),
    )
    op.create_table(
        "bans",
        sa.Column("who", sa.Text, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("note", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("bans")
    op.drop_table("tallies")
