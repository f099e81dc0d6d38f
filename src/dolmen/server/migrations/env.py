"""Run by Alembic, on the connection that the store gives it."""

from alembic import context

from dolmen.server.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
