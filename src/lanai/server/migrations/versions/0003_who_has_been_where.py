"""who has been where, and what they host"""

from __future__ import annotations

from alembic import op

revision = '0003'
down_revision = '0002'
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index('entries_person', 'entries', ['person', 'table'])
    op.create_index('tables_host', 'tables', ['host', 'status'])


def downgrade() -> None:
    op.drop_index('tables_host', 'tables')
    op.drop_index('entries_person', 'entries')
