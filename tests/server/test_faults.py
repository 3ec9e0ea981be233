"""What was promised is kept: servers are killed, and databases go away, while people play."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.server.judging import judge, tell
from tests.server.running import Server
from tests.server.services import Postgres
from tests.server.stubborn import all_go_on, playing

pytestmark = [pytest.mark.anyio, pytest.mark.long]

KILLS = int(os.environ.get("ECLIPTIC_KILLS", "50"))


# Servers that are killed.


async def kill_again_and_again(server: Server, times: int, chooser: random.Random) -> None:
    """Mostly while people play, now and then while it is starting."""
    for _ in range(times):
        if chooser.random() < 0.85:
            await server.answers()
            await asyncio.sleep(chooser.uniform(0.3, 1.0))
        else:
            await asyncio.sleep(chooser.uniform(0.0, 2.0))
        assert server.stop(signal.SIGKILL) == -signal.SIGKILL, server.said()  # and nothing else had ended it
        server.start()
    await server.answers()


async def test_nothing_is_lost_when_servers_are_killed(database: str, tmp_path: Path) -> None:
    """Two servers on one database, each killed over and over at any moment; games go on where they were."""
    folders = [tmp_path / name for name in ("one", "two")]
    for folder in folders:
        folder.mkdir()
    async with Server(folders[0], database) as one, Server(folders[1], database) as two:
        async with playing([one, two]) as people:
            await all_go_on(people)
            await asyncio.gather(
                kill_again_and_again(one, KILLS // 2, random.Random(1)),
                kill_again_and_again(two, KILLS - KILLS // 2, random.Random(2)),
            )
            await all_go_on(people)
            await asyncio.sleep(1.5)  # a watchman's round
        tell(people)
    await judge(database, people)


# A database that goes away.


async def kill_one_process(postgres: Postgres) -> None:
    """Of those that serve us; PostgreSQL then ends all others too, and recovers."""
    ours = "SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid != pg_backend_pid()"
    os.kill(await postgres.ask(ours), signal.SIGKILL)


def away(seconds: float, how: int) -> Callable[[Postgres], Awaitable[None]]:
    """Stop it so, and start it again after so long."""

    async def be_away(postgres: Postgres) -> None:
        await asyncio.to_thread(postgres.stop, how)
        await asyncio.sleep(seconds)
        await asyncio.to_thread(postgres.start)

    return be_away


FAULTS = (away(0, signal.SIGINT), away(0, signal.SIGKILL), kill_one_process, away(5, signal.SIGQUIT))


async def test_nothing_is_lost_when_the_database_goes_away(
    postgres: Postgres, postgres_database: str, tmp_path: Path
) -> None:
    """Restarted, killed, or gone for seconds: people wait, and then everything goes on; the server stays."""
    async with Server(tmp_path, postgres_database) as server:
        async with playing([server], bots=1) as people:
            await all_go_on(people)
            for fault in FAULTS * 2:
                await fault(postgres)
                await all_go_on(people)
            await asyncio.sleep(1.5)  # a watchman's round
            assert server.process is not None
            assert server.process.poll() is None
        tell(people)
    await judge(postgres_database, people)
