"""One writer for each process: what has queued up is committed in one transaction, and only then is anybody told."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import bindparam, select, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ecliptic.server.deeds import Entry
from ecliptic.server.schema import ENTRIES, TABLES

MOST: Final = 500  # entries in one transaction
IDLE: Final = 0.05  # seconds after which summaries are written by themselves
PATIENCE: Final = (0.05, 0.2, 0.5, *[1.0] * 25)  # seconds between tries while the database is away
PASSING: Final = ("08", "40", "53", "57")  # SQLSTATE: connections, deadlocks, want of something, shutdown and start

UPDATE: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("the_table"), TABLES.c.number <= bindparam("number"))  # another may be further
    .values({name: bindparam(name) for name in ("number", "phase", "due", "thinking", "updated")})
)


Key = tuple[str, int, str | None]  # table, number, request


class Page(Struct, frozen=True):
    """An entry to be written."""

    table: str
    entry: Entry

    @property
    def key(self) -> Key:
        """By what it is known again when it is written."""
        return self.table, self.entry.number, self.entry.id or None

    def row(self) -> dict[str, Any]:
        """As the database keeps it."""
        entry = self.entry
        return {
            "table_id": self.table,
            "number": entry.number,
            "at": entry.at,
            "user_id": entry.user,
            "request": entry.id or None,
            "deed": msgspec.json.encode(entry.deed).decode(),
        }


class Summary(Struct, frozen=True):
    """What lists and clocks should find in the row of a table. It follows from the entries, and may come later."""

    the_table: str
    number: int
    phase: str
    due: int | None
    thinking: bool
    updated: int


class Writer:
    """Takes pages from all tables of this process."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        insert = postgresql.insert if engine.dialect.name == "postgresql" else sqlite.insert
        self.statement = (
            insert(ENTRIES).on_conflict_do_nothing().returning(ENTRIES.c.table_id, ENTRIES.c.number, ENTRIES.c.request)
        )
        self.queue: asyncio.Queue[tuple[Page, asyncio.Future[bool]]] = asyncio.Queue()
        self.summaries: dict[str, Summary] = {}  # the latest of each table
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to write."""
        self.task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Write what is left, and end."""
        await self.queue.join()
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task
        if self.summaries:
            await self._settle(())

    async def write(self, page: Page) -> bool:
        """True once the entry is safe; False if its number, or its request, was there before."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.queue.put_nowait((page, future))
        return await future

    def sum_up(self, summary: Summary) -> None:
        """Write this too, with what comes next."""
        self.summaries[summary.the_table] = summary

    async def _run(self) -> None:
        while True:
            waiting = await self._next()
            await self._settle(waiting)
            for _ in waiting:
                self.queue.task_done()

    async def _next(self) -> list[tuple[Page, asyncio.Future[bool]]]:
        """All that has queued up; nothing, if there are summaries to write and no entry comes for a while."""
        try:
            waiting = [await asyncio.wait_for(self.queue.get(), IDLE if self.summaries else None)]
        except TimeoutError:
            return []
        while len(waiting) < MOST and not self.queue.empty():
            waiting.append(self.queue.get_nowait())
        return waiting

    async def _settle(self, waiting: Sequence[tuple[Page, asyncio.Future[bool]]]) -> None:
        """Commit, and tell each page how it went."""
        pages = [page for page, _ in waiting]
        try:
            written = await self._commit_patiently(pages)
        except Exception as problem:  # noqa: BLE001  (whatever it is, those who wait must hear of it)
            for _, future in waiting:
                if not future.done():
                    future.set_exception(problem)
            return
        for page, future in waiting:
            if not future.done():
                future.set_result(page.key in written)
            written.discard(page.key)  # who else wanted the same place came too late

    async def _commit_patiently(self, pages: Sequence[Page]) -> set[Key]:
        """While the database is away, try again; a commit whose answer was lost is recognised."""
        commit = self._commit
        for pause in PATIENCE:
            try:
                return await commit(pages)
            except Exception as problem:
                if not is_passing(problem):
                    raise
            await asyncio.sleep(pause)
            commit = self._commit_again
        return await commit(pages)

    async def _commit_again(self, pages: Sequence[Page]) -> set[Key]:
        there = await self._there(pages)
        return there | await self._commit([page for page in pages if page.key not in there])

    async def _there(self, pages: Sequence[Page]) -> set[Key]:
        """What the database has word for word."""
        places = [page.key[:2] for page in pages]
        wanted = select(ENTRIES).where(tuple_(ENTRIES.c.table_id, ENTRIES.c.number).in_(places))
        async with self.engine.connect() as connection:
            rows = [dict(row) for row in (await connection.execute(wanted)).mappings()]
        return {page.key for page in pages if page.row() in rows}

    async def _commit(self, pages: Sequence[Page]) -> set[Key]:
        """All or nothing. Every process goes through the tables in one order, so that no two wait for each other."""
        summaries, self.summaries = self.summaries, {}
        try:
            async with self.engine.begin() as connection:
                if summaries:
                    rows = [msgspec.structs.asdict(summaries[table]) for table in sorted(summaries)]
                    await connection.execute(UPDATE, rows)
                return await self._insert(connection, sorted(pages, key=lambda page: page.table)) if pages else set()
        except BaseException:
            self.summaries = summaries | self.summaries
            raise

    async def _insert(self, connection: AsyncConnection, pages: Sequence[Page]) -> set[Key]:
        result = await connection.execute(self.statement, [page.row() for page in pages])
        return {(row.table_id, row.number, row.request) for row in result}


def is_passing(problem: Exception) -> bool:
    """The database does not answer, is locked, or asks to try again; not: it refuses what we say."""
    if isinstance(problem, DBAPIError):
        if problem.connection_invalidated or type(problem).__name__ in {"OperationalError", "InterfaceError"}:
            return True
        problem = problem.orig if isinstance(problem.orig, Exception) else problem
    return isinstance(problem, OSError) or str(getattr(problem, "sqlstate", None) or "").startswith(PASSING)
