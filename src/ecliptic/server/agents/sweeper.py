"""The sweeper looks for tables that need attention: clocks that ran out, lost bots, rows that lag behind.

Every process has a sweeper, and none needs to know of the others: what two of them do at once is written once.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

import structlog

from ecliptic.server.agents.bot_pool import BotPool
from ecliptic.server.agents.orders import OrderExecutor
from ecliptic.server.agents.tasks import LookAfter, TaskRunner
from ecliptic.server.hub.hub import Hub
from ecliptic.server.table.deeds import Expired
from ecliptic.server.table.room import Room, TableProblem

ROUND: Final = 1.0  # seconds between rounds
PATIENCE: Final = 30_000  # milliseconds: a bot that is waited for so long is gone

LOG = structlog.get_logger("ecliptic.server")


class Sweeper:
    """Looks at the tables that need it."""

    def __init__(self, hub: Hub, tasks: TaskRunner, bot_pool: BotPool, order_executor: OrderExecutor) -> None:
        self.hub = hub
        self.tasks = tasks
        self.bot_pool = bot_pool
        self.order_executor = order_executor
        self.task: asyncio.Task[None] | None = None
        tasks.learn(LookAfter, self._look_after)

    def start(self) -> None:
        """Begin the rounds."""
        self.task = asyncio.create_task(self._walk(), name="sweeper")

    async def stop(self) -> None:
        """No more rounds."""
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task

    async def _walk(self) -> None:
        """After a start every bot that is waited for has lost its process, and rows may lag; then now and then."""
        thorough, patience = 0, 0
        while True:
            now = self.hub.now()
            try:
                tables = set(await self.hub.store.neglected(now, patience))
                if now >= thorough:
                    tables |= set(await self.hub.store.behind(now, patience))
            except Exception as problem:  # noqa: BLE001  (a database that is away comes back)
                LOG.warning("round_failed", problem=repr(problem))
            else:
                if now >= thorough:
                    thorough, patience = now + PATIENCE, PATIENCE
                for table in sorted(tables):
                    self.tasks.send(LookAfter(table))
            self.hub.evict()
            await asyncio.sleep(ROUND)

    async def _look_after(self, asked: LookAfter) -> None:
        room = await self.hub.reread(asked.table)
        if room is None:
            return
        await self._end_time(room)
        self.consider(room)
        self.hub.sum_up(room)

    def consider(self, room: Room) -> None:
        """Whatever waits for a bot, or for an order to be carried out, waits no longer."""
        self.bot_pool.consider(room)
        self.order_executor.consider(room)

    async def _end_time(self, room: Room) -> None:
        """Whoever has no time left bears what the table agreed on."""
        now = self.hub.now()
        for seat in range(len(room.seats)):
            deadline = room.clock.deadline(seat)
            if room.due() is None or deadline is None or deadline > now:
                continue
            try:
                await self.hub.do(room.id, Expired(seat))
            except TableProblem as problem:  # just in time, or another process has done it
                LOG.info("not_expired", table=room.id, seat=seat, reason=str(problem))
