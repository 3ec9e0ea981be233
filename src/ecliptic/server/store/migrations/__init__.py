"""Database migrations with Alembic, run by the server when it starts, if something is missing.

Alembic is imported only then: it takes as long as a tenth of a start.
"""

from __future__ import annotations

import functools
from pathlib import Path
from typing import TYPE_CHECKING

import structlog
from sqlalchemy import Connection, inspect
from sqlalchemy.ext.asyncio import AsyncEngine

if TYPE_CHECKING:
    from alembic.config import Config

HERE = Path(__file__).parent

LOG = structlog.get_logger("ecliptic.server")


def config_for(connection: Connection) -> Config:
    """Alembic's configuration, with the connection it should use."""
    from alembic.config import Config  # noqa: PLC0415  (slow, and seldom needed)

    config = Config()
    config.set_main_option("script_location", str(HERE))
    config.attributes["connection"] = connection
    return config


ALONE = {
    "postgresql": "SELECT pg_advisory_xact_lock(1701996137)",
    "sqlite": "BEGIN IMMEDIATE",  # Python's driver would commit each table by itself: a kill would leave half of them
}


async def upgrade(engine: AsyncEngine) -> None:
    """Apply what is missing, all or nothing; several processes may start at the same time."""
    async with engine.begin() as connection:
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    connection.exec_driver_sql(ALONE[connection.dialect.name])
    before = _steps(connection)
    if before != steps_known():
        from alembic import command  # noqa: PLC0415  (slow, and seldom needed)

        command.upgrade(config_for(connection), "head")
        LOG.info("database_upgraded", before=sorted(before), after=sorted(_steps(connection)))


async def is_current(engine: AsyncEngine) -> bool:
    """The database is what this program expects: it lacks nothing, and no later program has changed it."""
    async with engine.connect() as connection:
        return await connection.run_sync(_steps) == steps_known()


def _steps(connection: Connection) -> frozenset[str]:
    """The last steps that the database has taken; Alembic would say so at length whenever it is asked."""
    if not inspect(connection).has_table("alembic_version"):
        return frozenset()
    return frozenset(connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalars())


@functools.cache
def steps_known() -> frozenset[str]:
    """The last step that this program knows: one follows another, and each file begins with its number."""
    return frozenset([max(file.name for file in (HERE / "versions").glob("[0-9]*.py")).partition("_")[0]])
