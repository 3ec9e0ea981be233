"""Bringing a database up to date: Alembic, run by the server when it starts."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

HERE = Path(__file__).parent


def config_for(connection: Connection) -> Config:
    """Alembic's configuration, with the connection it should use."""
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
    command.upgrade(config_for(connection), "head")
