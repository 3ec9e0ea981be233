"""What the other tests rely on: databases of their own that come back where they were."""

from __future__ import annotations

import signal

import pytest

from tests.server.services import Postgres, Redis

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
async def test_postgresql_comes_back_with_all_that_was_committed(mortal_postgres: Postgres, how: int) -> None:
    """At the same address, however it was stopped; and it does not save on safety."""
    url = await mortal_postgres.new_database()
    database = url.rpartition("/")[2]
    assert await mortal_postgres.ask("SHOW fsync") == "on"
    await mortal_postgres.ask("CREATE TABLE kept AS SELECT 7 AS seven", database)
    mortal_postgres.restart(how)
    assert await mortal_postgres.ask("SELECT seven FROM kept", database) == 7
    await mortal_postgres.drop(url)


async def test_redis_comes_back_at_the_same_address(mortal_redis: Redis) -> None:
    """Even if it is killed."""
    url = mortal_redis.url()
    mortal_redis.restart(signal.SIGKILL)
    assert mortal_redis.is_ready()
    assert mortal_redis.url() == url
