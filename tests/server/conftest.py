"""Tests of the server are asynchronous; some need a database or a Redis, which are started when first wanted."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from ecliptic.server.store import sqlite_url
from tests.server.services import Postgres, Redis


@pytest.fixture
def anyio_backend() -> str:
    """The loop that the server runs on."""
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One cluster for each process that runs tests."""
    cluster = Postgres()
    try:
        cluster.start()
        yield cluster
    finally:
        cluster.remove()


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    """One Redis for each process that runs tests."""
    server = Redis()
    try:
        server.start()
        yield server
    finally:
        server.remove()


@pytest.fixture
async def postgres_database(postgres: Postgres) -> AsyncIterator[str]:
    """The address of an empty database in the cluster."""
    url = await postgres.new_database()
    yield url
    await postgres.drop(url)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, once of either kind."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path / "tables.db")
    url: str = request.getfixturevalue("postgres_database")
    return url
