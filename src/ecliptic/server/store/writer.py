"""One writer for each process: what has queued up is committed in one transaction, and only then is anybody told."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Callable, Sequence
from itertools import islice
from typing import Final

from sqlalchemy import select, tuple_
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from ecliptic.server.store.ledger import Batch, Key, NewEntry, StoredSnapshot, Summary, ledger_for
from ecliptic.server.store.schema import ENTRIES

MOST: Final = 500  # entries in one transaction
PACE: Final = 0.003  # seconds from one transaction to the next: many small ones cost more than they save
LATER: Final = 1.0  # seconds between summaries: of many for the same table only the last is written
SOME: Final = 20  # summaries in one transaction: entries must not wait for all of them
PATIENCE: Final = (0.05, 0.2, 0.5, *[1.0] * 25)  # seconds between tries while the database is away
PASSING: Final = ("08", "40", "53", "57")  # SQLSTATE: connections, deadlocks, want of something, shutdown and start

Waiting = tuple[NewEntry, asyncio.Future[bool]]


class Writer:
    """Takes entries from all tables of this process."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.ledger = ledger_for(engine)
        self.queue: deque[Waiting] = deque()
        self.settled = asyncio.Event()  # nothing waits, and nothing is being written
        self.settled.set()
        self.summaries: dict[str, Callable[[], Summary]] = {}  # by table: what will tell the latest
        self.snapshots: dict[str, StoredSnapshot] = {}
        self.to_sum_up = 0  # how many of them, the oldest, are to be written now
        self.at_once = SOME
        self.summed_up = 0.0  # when that was last asked
        self.work = asyncio.Event()  # there is something to write
        self.task: asyncio.Task[None] | None = None
        self.committed: Callable[[float], None] = lambda _: None  # somebody may count

    def start(self) -> None:
        """Begin to write."""
        self.task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Write what is left, and end."""
        if self.task is not None:
            await self.settled.wait()
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task
        self.at_once = self.to_sum_up = len(self.summaries)
        if self.summaries or self.snapshots:
            await self._settle(())
        await self.ledger.close()

    async def write(self, new: NewEntry) -> bool:
        """True once the entry is safe; False if its number was there before."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.queue.append((new, future))
        self.settled.clear()
        self.work.set()
        return await future

    def sum_up(self, table: str, summary: Callable[[], Summary]) -> None:
        """Write this too, soon; it is asked for then, for many a table changes often meanwhile."""
        self.summaries[table] = summary
        self.work.set()

    def keep(self, snapshot: StoredSnapshot) -> None:
        """Write this too; if it cannot be, the entries are still there."""
        self.snapshots[snapshot.table_id] = snapshot
        self.work.set()

    async def _run(self) -> None:
        while True:
            waiting = await self._next()
            begun = time.monotonic()
            await self._settle(waiting)
            if not self.queue:
                self.settled.set()
            await asyncio.sleep(max(0.0, begun + PACE - time.monotonic()))

    async def _next(self) -> list[Waiting]:
        """All that has queued up; nothing, if there are summaries to write and no entry comes for a while."""
        while not (self.queue or self.summaries or self.snapshots):
            await self._more()
        if not self.queue and not self.to_sum_up:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LATER):
                    while not self.queue:
                        await self._more()
        return [self.queue.popleft() for _ in range(min(MOST, len(self.queue)))]

    async def _more(self) -> None:
        """Wait for something to write."""
        self.work.clear()
        await self.work.wait()

    async def _settle(self, waiting: Sequence[Waiting]) -> None:
        """Commit, and tell each how it went."""
        try:
            written = await self._commit_patiently([new for new, _ in waiting])
        except Exception as problem:  # noqa: BLE001  (whatever it is, those who wait must hear of it)
            await self._tell(waiting, problem)
            return
        if waiting:
            self.committed(len(waiting))
        for new, future in waiting:
            if not future.done():
                future.set_result(new.key in written)
            written.discard(new.key)  # who else wanted the same place came too late

    async def _tell(self, waiting: Sequence[Waiting], problem: Exception) -> None:
        """One entry that the database does not take must not spoil the others: each once more by itself."""
        if len(waiting) > 1 and not is_passing(problem):
            for one in waiting:
                await self._settle([one])
            return
        for _, future in waiting:
            if not future.done():
                future.set_exception(problem)

    async def _commit_patiently(self, entries: Sequence[NewEntry]) -> set[Key]:
        """While the database is away, try again; a commit whose answer was lost is recognised."""
        commit = self._commit
        for pause in PATIENCE:
            try:
                return await commit(entries)
            except Exception as problem:
                if not is_passing(problem):
                    raise
            await asyncio.sleep(pause)
            commit = self._commit_again
        return await commit(entries)

    async def _commit_again(self, entries: Sequence[NewEntry]) -> set[Key]:
        there = await self._there(entries)
        return there | await self._commit([new for new in entries if new.key not in there])

    async def _there(self, entries: Sequence[NewEntry]) -> set[Key]:
        """What the database has word for word."""
        places = [new.key[:2] for new in entries]
        wanted = select(ENTRIES).where(tuple_(ENTRIES.c.table_id, ENTRIES.c.number).in_(places))
        async with self.engine.connect() as connection:
            rows = {tuple(row) for row in await connection.execute(wanted)}
        return {new.key for new in entries if new.row() in rows}

    async def _commit(self, entries: Sequence[NewEntry]) -> set[Key]:
        """All or nothing; summaries are due now and then, and snapshots are dropped if they cannot be written."""
        summaries, snapshots = self._due(), list(self.snapshots.values())
        self.snapshots = {}
        if not (entries or summaries or snapshots):
            return set()
        try:
            return await self.ledger.commit(Batch(entries, [tell() for tell in summaries.values()], snapshots))
        except BaseException:
            self.summaries = summaries | self.summaries
            raise

    def _due(self) -> dict[str, Callable[[], Summary]]:
        """Some of the summaries, when it is time for them: all that there are then, a few with each transaction."""
        now = time.monotonic()
        if not self.to_sum_up and now - self.summed_up >= LATER:
            self.to_sum_up, self.summed_up = len(self.summaries), now
        oldest = list(islice(self.summaries, min(self.to_sum_up, self.at_once)))
        self.to_sum_up -= len(oldest)
        return {table: self.summaries.pop(table) for table in oldest}


def is_passing(problem: Exception) -> bool:
    """The database does not answer, is locked, or asks to try again; not: it refuses what we say."""
    if isinstance(problem, DBAPIError):
        if problem.connection_invalidated or type(problem).__name__ in {"OperationalError", "InterfaceError"}:
            return True
        problem = problem.orig if isinstance(problem.orig, Exception) else problem
    return isinstance(problem, OSError) or str(getattr(problem, "sqlstate", None) or "").startswith(PASSING)
