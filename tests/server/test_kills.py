"""What was promised is kept: servers are killed, and databases go away, while people play."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import pytest

from tests.repeats import daily_seed, times
from tests.server.judging import caught_up, judge, tell
from tests.server.running import Server
from tests.server.services import Postgres
from tests.server.stubborn import all_go_on, playing

pytestmark = [pytest.mark.anyio, pytest.mark.long]

KILLS = int(os.environ.get("ECLIPTIC_KILLS", times(6, 50)))  # of two servers together
STARTING = times(3, 8)  # of them while the server is starting, and the others while people play
ROUNDS = times(1, 2)  # of everything that can become of a database


# Servers that are killed.


async def kill_again_and_again(server: Server, moments: Sequence[str], chooser: random.Random) -> None:
    """While people play, or while it is starting."""
    for moment in moments:
        if moment == "playing":
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
            chooser = random.Random(daily_seed())
            moments = ["starting"] * STARTING + ["playing"] * (KILLS - STARTING)
            chooser.shuffle(moments)
            await asyncio.gather(
                kill_again_and_again(one, moments[::2], random.Random(chooser.random())),
                kill_again_and_again(two, moments[1::2], random.Random(chooser.random())),
            )
            await all_go_on(people)
        await caught_up(database)
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


FAULTS = (
    away(0, signal.SIGINT),
    away(0, signal.SIGKILL),
    kill_one_process,
    away(times(2, 5), signal.SIGQUIT),
)  # so long that every pause between tries has its turn


async def test_nothing_is_lost_when_the_database_goes_away(mortal_postgres: Postgres, tmp_path: Path) -> None:
    """Restarted, killed, or gone for seconds: people wait, and then everything goes on; the server stays."""
    database = await mortal_postgres.new_database()
    async with Server(tmp_path, database) as server:
        async with playing([server], bots=1) as people:
            await all_go_on(people)
            for fault in FAULTS * ROUNDS:
                await fault(mortal_postgres)
                await all_go_on(people)
            assert server.process is not None
            assert server.process.poll() is None
        await caught_up(database)
        tell(people)
    await judge(database, people)
    await mortal_postgres.drop(database)
