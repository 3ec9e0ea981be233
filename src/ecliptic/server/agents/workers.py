"""Worker processes for what takes long to compute: the decisions of bots, hints, reviews."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable
from typing import Final, TypeVar

from pebble import ProcessPool

from ecliptic.games import games as all_games

LIMIT: Final = 20.0  # seconds for a decision; an expert takes less than two
TASKS: Final = 500  # decisions after which a process is renewed

T = TypeVar("T")


class Workers:
    """Worker processes. Each is a pool of its own: one that dies takes no lock of the others with it."""

    def __init__(self, processes: int) -> None:
        # Forking a process that runs an event loop is asking for trouble.
        self.context = multiprocessing.get_context("forkserver")
        self.pools = [self._new() for _ in range(processes)]
        self.busy = [0] * processes

    def _new(self) -> ProcessPool:
        return ProcessPool(max_workers=1, max_tasks=TASKS, context=self.context, initializer=all_games)

    async def run(self, work: Callable[..., T], *asked: object, limit: float = LIMIT) -> T:
        """Let the least busy one do this, in so many seconds; raise whatever goes wrong."""
        place = self.busy.index(min(self.busy))
        if not self.pools[place].active:
            self.pools[place] = self._new()
        self.busy[place] += 1
        try:
            future = self.pools[place].schedule(work, asked, timeout=limit)
            found: T = await asyncio.wrap_future(future)
            return found
        finally:
            self.busy[place] -= 1

    def close(self) -> None:
        """Stop at once."""
        for pool in self.pools:
            pool.stop()  # type: ignore[no-untyped-call]
        for pool in self.pools:
            pool.join()
