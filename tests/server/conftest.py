"""Tests of the server are asynchronous; some need a database or a Redis, which are started when first wanted."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from ecliptic.server.store.store import sqlite_url
from tests.server.running import TOKEN, Server
from tests.server.services import Postgres, Redis


@pytest.fixture
def anyio_backend() -> str:
    """The loop that the server runs on."""
    return "asyncio"


# Services: one of each for each process that runs tests.


@contextlib.contextmanager
def running(service: Postgres | Redis) -> Iterator[None]:
    """From its first start until it is removed."""
    try:
        service.start()
        yield
    finally:
        service.remove()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A cluster that is always there."""
    cluster = Postgres()
    with running(cluster):
        yield cluster


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    """A Redis that is always there."""
    server = Redis()
    with running(server):
        yield server


@pytest.fixture(scope="session")
def mortal_postgres() -> Iterator[Postgres]:
    """A cluster that a test may stop and kill: nobody else relies on it."""
    cluster = Postgres()
    with running(cluster):
        yield cluster


@pytest.fixture(scope="session")
def mortal_redis() -> Iterator[Redis]:
    """A Redis that a test may stop and kill."""
    server = Redis()
    with running(server):
        yield server


# Databases.


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


# Servers that tests share: each test has its own people and tables there, and looks at nothing else.
# Their logs are JSON, so that a test can tell whether they have complained.


@contextlib.contextmanager
def serving(*servers: Server) -> Iterator[None]:
    """Until they are told to end, which they do as they should."""
    try:
        for server in servers:
            server.start()
        for server in servers:
            asyncio.run(server.answers())
        yield
    finally:
        codes = [server.stop() for server in servers if server.process is not None]
    assert codes == [0] * len(servers), [server.said() for server in servers]


@pytest.fixture(scope="session")
def sqlite_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """As a server is at home, with SQLite."""
    server = Server(tmp_path_factory.mktemp("sqlite"), ECLIPTIC_LOG_JSON="1", **TOKEN)
    with serving(server):
        yield server


@pytest.fixture(scope="session")
def postgres_server(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With PostgreSQL, alone."""
    url = asyncio.run(postgres.new_database())
    server = Server(tmp_path_factory.mktemp("postgres"), url, ECLIPTIC_LOG_JSON="1")
    with serving(server):
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def either_server(request: pytest.FixtureRequest) -> Server:
    """Once each of them."""
    name = "sqlite_server" if request.param == "sqlite" else "postgres_server"
    server: Server = request.getfixturevalue(name)
    return server


@pytest.fixture(scope="session")
def two_servers(
    postgres: Postgres, redis: Redis, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Server, Server]]:
    """With one database and one Redis."""
    url = asyncio.run(postgres.new_database())
    one, two = (Server(tmp_path_factory.mktemp("cluster"), url, ECLIPTIC_REDIS=redis.url()) for _ in range(2))
    with serving(one, two):
        yield one, two
