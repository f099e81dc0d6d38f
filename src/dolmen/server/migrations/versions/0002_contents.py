"""The content that tables are played with, and pictures of games."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "contents",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("pack", sa.Text, nullable=False),
        sa.Column("release", sa.Text, nullable=False),
        sa.Column("files", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "pictures",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("viewer", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    # Without a foreign key: SQLite cannot add one to a table that is there.
    op.add_column("tables", sa.Column("content", sa.Text))


def downgrade() -> None:
    op.drop_column("tables", "content")
    for name in ("pictures", "contents"):
        op.drop_table(name)
