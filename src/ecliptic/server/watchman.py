"""Somebody goes round: clocks that have run out, bots whose process is gone, rows that lag behind their entries.

Every process has a watchman, and none needs to know of the others: what two of them do at once is written once.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

import structlog

from ecliptic.server.deeds import Expired
from ecliptic.server.hub import Hub
from ecliptic.server.orders import Orderly
from ecliptic.server.room import Room, TableProblem
from ecliptic.server.thinking import Thinker

ROUND: Final = 1.0  # seconds between rounds
PATIENCE: Final = 30_000  # milliseconds: a bot that is waited for so long is gone

LOG = structlog.get_logger("ecliptic.server")


class Watchman:
    """Looks at the tables that need it."""

    def __init__(self, hub: Hub, thinker: Thinker, orderly: Orderly) -> None:
        self.hub = hub
        self.thinker = thinker
        self.orderly = orderly
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin the rounds."""
        self.task = asyncio.create_task(self._walk(), name="watchman")

    async def stop(self) -> None:
        """No more rounds."""
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task

    async def _walk(self) -> None:
        patience = 0  # after a start every bot that is waited for has lost its process
        while True:
            try:
                for table in await self.hub.store.neglected(self.hub.now(), patience):
                    await self._look_after(table)
            except Exception as problem:  # noqa: BLE001  (a database that is away comes back)
                LOG.warning("round_failed", problem=repr(problem))
            else:
                patience = PATIENCE
            self.hub.tidy()
            await asyncio.sleep(ROUND)

    async def _look_after(self, table: str) -> None:
        room = await self.hub.reread(table)
        if room is None:
            return
        await self._end_time(room)
        self.thinker.consider(room)
        self.orderly.consider(room)
        self.hub.sum_up(room)

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
