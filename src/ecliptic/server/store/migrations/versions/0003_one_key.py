"""The number of an entry is its only key: who asks twice is known by the entries before it (decision 9)."""

from __future__ import annotations

from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.drop_index("uq_entries_request", table_name="entries")


def downgrade() -> None:
    """Go back."""
    op.create_index("uq_entries_request", "entries", ["table_id", "request"], unique=True)
