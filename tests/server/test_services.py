"""What the other tests rely on: databases of their own that come back where they were."""

from __future__ import annotations

import signal

import pytest

from tests.server.services import Postgres, Redis

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
async def test_postgresql_comes_back_with_all_that_was_committed(
    postgres: Postgres, postgres_database: str, how: int
) -> None:
    """At the same address, however it was stopped; and it does not save on safety."""
    database = postgres_database.rpartition("/")[2]
    assert await postgres.ask("SHOW fsync") == "on"
    await postgres.ask("CREATE TABLE kept AS SELECT 7 AS seven", database)
    postgres.restart(how)
    assert await postgres.ask("SELECT seven FROM kept", database) == 7


async def test_redis_comes_back_at_the_same_address(redis: Redis) -> None:
    """Even if it is killed."""
    url = redis.url()
    redis.restart(signal.SIGKILL)
    assert redis.is_ready()
    assert redis.url() == url
