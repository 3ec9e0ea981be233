"""Somebody goes round: clocks that have run out, bots whose process is gone, rows that lag behind their entries.

Every process has a watchman, and none needs to know of the others: what two of them do at once is written once.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

import structlog

from ecliptic.server.deeds import Expired
from ecliptic.server.errands import Errands, LookAfter
from ecliptic.server.hub import Hub
from ecliptic.server.orders import Orderly
from ecliptic.server.room import Room, TableProblem
from ecliptic.server.thinking import Thinker

ROUND: Final = 1.0  # seconds between rounds
PATIENCE: Final = 30_000  # milliseconds: a bot that is waited for so long is gone

LOG = structlog.get_logger("ecliptic.server")


class Watchman:
    """Looks at the tables that need it."""

    def __init__(self, hub: Hub, errands: Errands, thinker: Thinker, orderly: Orderly) -> None:
        self.hub = hub
        self.errands = errands
        self.thinker = thinker
        self.orderly = orderly
        self.task: asyncio.Task[None] | None = None
        errands.learn(LookAfter, self._look_after)

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
                    self.errands.send(LookAfter(table))
            self.hub.tidy()
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
        self.thinker.consider(room)
        self.orderly.consider(room)

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
