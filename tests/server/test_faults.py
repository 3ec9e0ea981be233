"""What was promised is kept: servers are killed, and databases go away, while people play."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from pathlib import Path

import pytest
from sqlalchemy import select

from ecliptic.server.deeds import Acted, Entry
from ecliptic.server.hub import Hub
from ecliptic.server.room import Room
from ecliptic.server.schema import TABLES
from ecliptic.server.store import Store, TableRow
from tests.server.running import Server
from tests.server.services import Postgres
from tests.server.stubborn import Stubborn, play_for_ever

pytestmark = [pytest.mark.anyio, pytest.mark.long]

KILLS = int(os.environ.get("ECLIPTIC_KILLS", "50"))
GAMES = [("redplanet", "2015"), ("redplanet", "2025"), ("ares", "versus"), ("kosmonauts", "classic")]


# People.


@contextlib.asynccontextmanager
async def playing(servers: Sequence[Server], bots: int = 0) -> AsyncIterator[list[Stubborn]]:
    """Two at each table, of every game, and so many bots; all at a table come to the same server."""
    async with contextlib.AsyncExitStack() as stack, asyncio.TaskGroup() as group:
        people: list[Stubborn] = []
        tasks = []
        for number, (game, edition) in enumerate(GAMES):
            server = servers[number % len(servers)]
            pair = [Stubborn(server.address, f"{name}{number}", number) for name in ("Ann", "Bob")]
            people += [await stack.enter_async_context(person) for person in pair]
            tasks.append(group.create_task(play_for_ever(pair, game, edition, bots)))
        yield people
        for task in tasks:
            task.cancel()


async def all_go_on(people: Sequence[Stubborn], acts: int = 10) -> None:
    """Everybody is answered again, several times."""
    async with asyncio.timeout(60):
        await asyncio.gather(*(person.goes_on(acts) for person in people))


# What must be true in the end.


def folded(row: TableRow, entries: Sequence[Entry]) -> Room:
    """The table from its entries alone, each of which was allowed."""
    room = Room(row.id, row.host, row.settings)
    for entry in entries:
        entry.deed.check(room, entry.user, entry.at)
        if isinstance(entry.deed, Acted):
            assert room.game_in_progress.why_not(entry.deed.seat, entry.deed.action) is None
        entry.apply(room)
    return room


def digest(room: Room) -> str:
    """Equal for equal states."""
    return room.play.game.digest(room.play.state) if room.play is not None else ""


async def judge(database: str, people: Sequence[Stubborn]) -> None:
    """Nothing acknowledged is lost, nothing is there twice, and every table is what its entries make of it."""
    store = Store(database)
    hub = Hub(store)
    written: list[tuple[str, str]] = []
    async with store.engine.connect() as connection:
        tables = (await connection.execute(select(TABLES.c.id))).scalars().all()
    for table in tables:
        row, entries = await store.table(table), await store.entries(table)
        assert row is not None
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
        written += [(table, entry.id.partition("/")[2]) for entry in entries if entry.id]
        room = await hub.room(table)
        assert room is not None
        assert digest(room) == digest(folded(row, entries))
    assert len(written) == len(set(written))
    promised = [each for person in people for each in person.acknowledged]
    assert len(promised) == len(set(promised))
    assert set(promised) <= set(written)
    assert await store.neglected(0, 0) == []  # no row lags behind its entries any more
    await store.close()


def tell(people: Sequence[Stubborn]) -> None:
    """Figures, for who wants to know (`-rP`)."""
    acknowledged = sum(len(person.acknowledged) for person in people)
    refused = [message["reason"]["id"] for person in people for message in person.refused]
    losses, longest = sum(person.losses for person in people), max(person.longest for person in people)
    sys.stdout.write(f"{acknowledged} acknowledged, refused {refused}, {losses} connections lost, {longest:.1f} s\n")


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
