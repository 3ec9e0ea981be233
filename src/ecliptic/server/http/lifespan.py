"""Start and stop of a process: all services in order, for a server and for a worker without a web server."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sys
from collections.abc import AsyncIterator
from typing import Final

from msgspec import Struct

from ecliptic.games import games as all_games
from ecliptic.server.agents.bot_pool import BotPool
from ecliptic.server.agents.orders import OrderExecutor
from ecliptic.server.agents.queue import TaskQueue
from ecliptic.server.agents.sweeper import Sweeper
from ecliptic.server.agents.tasks import TaskRunner
from ecliptic.server.archive.review import Reviewer
from ecliptic.server.base import internals
from ecliptic.server.base.config import Config
from ecliptic.server.base.gc_control import controlled_gc
from ecliptic.server.hub.bus import Bus, redis_at
from ecliptic.server.hub.hub import Hub
from ecliptic.server.hub.metrics import watched_loop
from ecliptic.server.live.bans import bans_enforced
from ecliptic.server.notify.service import notification_service
from ecliptic.server.notify.settings import NotificationSettings
from ecliptic.server.store.people import People
from ecliptic.server.store.store import Store

SLICE: Final = 0.0005  # seconds: the thread that writes must not wait long for the one that serves


class Services(Struct, frozen=True):
    """What handlers need; each is an attribute of the application's state."""

    hub: Hub
    people: People
    bot_pool: BotPool
    notification_settings: NotificationSettings
    reviewer: Reviewer


@contextlib.asynccontextmanager
async def open_services(config: Config, store: Store) -> AsyncIterator[Services]:
    """While this lasts, tables are looked after; where there is a Redis, together with other processes."""
    internals.report()
    all_games()  # now, so that nobody waits for them, and what is wrong with a plug-in stands at the start of the log
    await store.open()
    hub = Hub(store)
    async with contextlib.AsyncExitStack() as stack:
        stack.push_async_callback(store.close)
        tasks = await stack.enter_async_context(task_runner(config))
        bot_pool = BotPool(hub, tasks, max(1, config.bot_processes))  # hints are always thought of here
        stack.push_async_callback(bot_pool.close)
        reviewer = Reviewer(bot_pool.workers)
        stack.push_async_callback(reviewer.close)
        sweeper = Sweeper(hub, tasks, bot_pool, OrderExecutor(hub))
        stack.push_async_callback(tasks.close)  # before the bot pool
        if config.redis:
            bus = Bus(hub, config.redis, sweeper.consider)
            bus.start()
            stack.push_async_callback(bus.stop)
        settings = await stack.enter_async_context(notification_service(hub, tasks, config))
        await stack.enter_async_context(watched_loop(hub.metrics))
        await stack.enter_async_context(bans_enforced(hub))
        sweeper.start()
        stack.push_async_callback(sweeper.stop)
        await tasks.start()
        await stack.enter_async_context(controlled_gc(hub.metrics.entries_so_far))
        sys.setswitchinterval(SLICE)
        yield Services(hub, People(store.engine), bot_pool, settings, reviewer)


@contextlib.asynccontextmanager
async def task_runner(config: Config) -> AsyncIterator[TaskRunner]:
    """Alone we run them ourselves; with a Redis, whoever is free."""
    if not config.redis:
        yield TaskRunner()
        return
    redis = redis_at(config.redis)
    try:
        yield TaskQueue(redis, config.bot_processes)
    finally:
        await redis.aclose()


async def run_worker(config: Config, store: Store) -> None:
    """Work for the other processes until we are told to stop."""
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    async with open_services(config, store):
        await stop.wait()
