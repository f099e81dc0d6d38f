"""What people take along to another device, until it is picked up."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "pockets",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("pockets")
