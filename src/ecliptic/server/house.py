"""All that works in one process, whoever comes in through the web or does not: how it starts, and how it stops."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sys
from collections.abc import AsyncIterator
from typing import Final

from msgspec import Struct

from ecliptic.server.bus import Bus, redis_at
from ecliptic.server.config import Config
from ecliptic.server.desk import Desk
from ecliptic.server.errands import Errands
from ecliptic.server.hub import Hub
from ecliptic.server.jobs import Jobs
from ecliptic.server.metrics import watched_loop
from ecliptic.server.orders import Orderly
from ecliptic.server.people import People
from ecliptic.server.review import Reviewer
from ecliptic.server.store import Store
from ecliptic.server.telling import telling
from ecliptic.server.thinking import Thinker
from ecliptic.server.tidying import tidying
from ecliptic.server.usher import ushered
from ecliptic.server.watchman import Watchman

SLICE: Final = 0.0005  # seconds: the thread that writes must not wait long for the one that serves


class House(Struct, frozen=True):
    """What those at the door need."""

    hub: Hub
    people: People
    thinker: Thinker
    desk: Desk
    reviewer: Reviewer


@contextlib.asynccontextmanager
async def open_house(config: Config, store: Store) -> AsyncIterator[House]:
    """While this lasts, tables are looked after; where there is a Redis, together with other processes."""
    await store.open()
    hub = Hub(store)
    async with contextlib.AsyncExitStack() as stack:
        stack.push_async_callback(store.close)
        errands = await stack.enter_async_context(errands_of(config))
        thinker = Thinker(hub, errands, max(1, config.bot_processes))  # hints are always thought of here
        stack.push_async_callback(thinker.close)
        reviewer = Reviewer(thinker.brains)
        stack.push_async_callback(reviewer.close)
        watchman = Watchman(hub, errands, thinker, Orderly(hub))
        stack.push_async_callback(errands.close)  # before the thinker
        if config.redis:
            bus = Bus(hub, config.redis, watchman.consider)
            bus.start()
            stack.push_async_callback(bus.stop)
        desk = await stack.enter_async_context(telling(hub, errands, config))
        await stack.enter_async_context(watched_loop(hub.metrics))
        await stack.enter_async_context(ushered(hub))
        watchman.start()
        stack.push_async_callback(watchman.stop)
        await errands.start()
        await stack.enter_async_context(tidying(hub.metrics.entries_so_far))
        sys.setswitchinterval(SLICE)
        yield House(hub, People(store.engine), thinker, desk, reviewer)


@contextlib.asynccontextmanager
async def errands_of(config: Config) -> AsyncIterator[Errands]:
    """Alone we run them ourselves; with a Redis, whoever is free."""
    if not config.redis:
        yield Errands()
        return
    redis = redis_at(config.redis)
    try:
        yield Jobs(redis, config.bot_processes)
    finally:
        await redis.aclose()


async def take_jobs(config: Config, store: Store) -> None:
    """Work for the other processes until we are told to stop."""
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    async with open_house(config, store):
        await stop.wait()
