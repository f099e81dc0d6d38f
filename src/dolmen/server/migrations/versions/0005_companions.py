"""Sessions beside a real table."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "companions",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("start", sa.Text, nullable=False),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("log", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("companions")
