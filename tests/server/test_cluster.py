"""Several processes with one PostgreSQL and one Redis: nobody notices, and Redis may forget whatever it likes."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.repeats import times
from tests.server.clients import Client
from tests.server.judging import caught_up, judge
from tests.server.running import Server
from tests.server.services import Redis
from tests.server.stubborn import all_go_on, playing
from tests.server.whole_games import editions_of_today, four, gather, play_every_game

pytestmark = pytest.mark.anyio


@contextlib.asynccontextmanager
async def cluster(
    folder: Path, database: str, redis: Redis, processes: int = 2, **environment: str
) -> AsyncIterator[list[Server]]:
    """So many servers at one database and one Redis."""
    async with contextlib.AsyncExitStack() as stack:
        servers = []
        for number in range(processes):
            own = folder / f"server{number}"
            own.mkdir()
            servers.append(Server(own, database, ECLIPTIC_REDIS=redis.url(), **environment))
            await stack.enter_async_context(servers[-1])
        yield servers


@pytest.mark.long
async def test_whole_games_on_two_processes_end_as_the_engine_says(two_servers: tuple[Server, Server]) -> None:
    """By four clients and bots, any request and any socket at either of them; one process alone plays every edition."""
    await play_every_game(two_servers, editions_of_today())


async def seen_by(person: Client, condition: Any) -> None:
    """Wait until the table is so for this person."""
    while not condition(person.table):
        await person.until("table")


async def test_people_on_two_processes_hear_and_see_each_other(two_servers: tuple[Server, Server]) -> None:
    """Chat, moves, and who is there."""
    one, two = two_servers
    async with Client(one.address, "Ann") as ann, Client(two.address, "Bob") as bob:
        await gather([ann, bob], "redplanet", "2015", 1)
        await seen_by(ann, lambda table: [seat["here"] for seat in table["seats"]] == [True, True, False])
        await seen_by(bob, lambda table: [seat["here"] for seat in table["seats"]] == [True, True, False])
        await ann.send(ann.request("chat", text="Hello"))
        assert (await bob.until("said"))["text"] == "Hello"
        await bob.disconnect()
        await seen_by(ann, lambda table: not table["seats"][1]["here"])


async def test_a_request_at_one_process_knows_what_another_was_told_a_moment_ago(
    two_servers: tuple[Server, Server],
) -> None:
    """Without sticky sessions: read and written over plain HTTP, at one process and at the other in turn."""
    async with four(two_servers) as (ann, bob, _, _):
        table, _ = await gather([ann, bob], "redplanet", "2015", 0)
        for turn in range(6):
            person = (ann, bob)[turn % 2]
            for other in (person, bob, ann):
                other.http.base_url = two_servers[turn % 2].address
            seen = await person.get(f"/api/tables/{table}")
            while (decision := seen["view"]["decision"]) is None:
                person = ann if person is bob else bob
                seen = await person.get(f"/api/tables/{table}")
            person.http.base_url = two_servers[1 - turn % 2].address
            await person.ask(
                table, "act", seat=seen["seat"], turn=seen["turn"], action=decision["actions"][0], expected=200
            )


@pytest.mark.long
async def test_redis_may_restart_and_forget_everything(
    tmp_path: Path, postgres_database: str, mortal_redis: Redis
) -> None:
    """People at two processes, and bots: a pause, and then everything goes on."""
    async with cluster(tmp_path, postgres_database, mortal_redis) as servers:
        async with playing(servers, bots=1, scattered=True) as people:
            await all_go_on(people)
            for how in [signal.SIGINT, *[signal.SIGKILL] * times(1, 2)]:
                await asyncio.to_thread(mortal_redis.restart, how)
                await all_go_on(people)
            await asyncio.to_thread(mortal_redis.stop, signal.SIGKILL)
            await asyncio.sleep(times(2, 3))  # it is gone for a while
            await asyncio.to_thread(mortal_redis.start)
            await all_go_on(people)
            for server in servers:
                assert server.process is not None
                assert server.process.poll() is None
        await caught_up(postgres_database)
    await judge(postgres_database, people)


@pytest.mark.long
async def test_a_bot_whose_process_was_killed_is_thought_for_by_another(
    tmp_path: Path, postgres_database: str, mortal_redis: Redis
) -> None:
    """The only process that thinks is killed; one that comes later takes its jobs.

    With a Redis of its own: servers that other tests share would take the jobs, and know no such table.
    """
    async with cluster(tmp_path, postgres_database, mortal_redis, 1, ECLIPTIC_BOT_PROCESSES="0") as (door,):
        own = tmp_path / "worker"
        own.mkdir()
        worker = Server(own, postgres_database, ECLIPTIC_REDIS=mortal_redis.url())
        async with Client(door.address, "Ann") as ann:
            await gather([ann], "redplanet", "2015", 4)
            await ann.act_by_chance()
            await ann.until("done")
            worker.start(jobs_only=True)
            await asyncio.sleep(1.0)  # it has begun, or is about to
            worker.stop(signal.SIGKILL)
            worker.start(jobs_only=True)
            await seen_by(ann, lambda table: table["turn"] > 0 and table["view"]["decision"] is not None)
            assert worker.stop() == 0, worker.said()
