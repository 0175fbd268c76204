"""analyses and side lines"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = '0002'
down_revision = '0001'
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table('tables', schema=None) as batch_op:
        batch_op.add_column(sa.Column('line', sa.Boolean(), server_default=sa.false(), nullable=False))
    op.create_table('analyses',
    sa.Column('table', sa.String(length=16), nullable=False),
    sa.Column('body', sa.Text(), nullable=False),
    sa.Column('at', sa.BigInteger(), nullable=False),
    sa.ForeignKeyConstraint(['table'], ['tables.id'], ),
    sa.PrimaryKeyConstraint('table')
    )


def downgrade() -> None:
    op.drop_table('analyses')
    with op.batch_alter_table('tables', schema=None) as batch_op:
        batch_op.drop_column('line')
