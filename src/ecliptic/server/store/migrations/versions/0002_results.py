"""How games ended for those who sat there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    with op.batch_alter_table("sittings", schema=None) as batch_op:
        batch_op.add_column(sa.Column("result", sa.String(length=12), nullable=True))
        batch_op.add_column(sa.Column("points", sa.Integer(), nullable=True))


def downgrade() -> None:
    """Go back."""
    with op.batch_alter_table("sittings", schema=None) as batch_op:
        batch_op.drop_column("points")
        batch_op.drop_column("result")
