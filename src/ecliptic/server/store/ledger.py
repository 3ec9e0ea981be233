"""The event log: a batch is committed by a statement for each kind of row, whose only parameter is all rows as JSON.

A statement for each row would cost more than the rows. SQLite is written to by a thread of its own, one hop for the
whole transaction, and mostly in one call: a thread that asks for the interpreter's lock at every step waits for it
longer than for the disk.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Final, Protocol

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Engine, StaticPool, TextClause, create_engine, event, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncEngine

from ecliptic.server.table.deeds import Entry

COPIED: Final = 2000  # entries: as many are some 10 MB of SQLite's log

Key = tuple[str, int, str | None]  # table, number, request


class NewEntry(Struct, frozen=True):
    """An entry to be written."""

    table: str
    entry: Entry

    @property
    def key(self) -> Key:
        """By what it is known again when it is written."""
        return self.table, self.entry.number, self.entry.id or None

    def row(self) -> tuple[str, int, int, str, str | None, str]:
        """As the database keeps it, column for column."""
        entry = self.entry
        deed = msgspec.json.encode(entry.deed).decode()
        return self.table, entry.number, entry.at, entry.user, entry.id or None, deed


class Summary(Struct, frozen=True, array_like=True):
    """What lists and clocks should find in the row of a table. It follows from the entries, and may come later."""

    the_table: str
    number: int
    phase: str
    due: int | None
    thinking: bool
    updated: int


class StoredSnapshot(Struct, frozen=True):
    """A snapshot, in the place of an older one. It follows from the entries too."""

    table_id: str
    number: int
    version: str  # of the program that can read it
    data: bytes


class Batch(Struct, frozen=True):
    """What is committed together."""

    entries: Sequence[NewEntry]
    summaries: Sequence[Summary] = ()
    snapshots: Sequence[StoredSnapshot] = ()

    def entry_rows(self) -> dict[str, str]:
        """Every process goes through the tables in one order, so that no two wait for each other."""
        return as_json([new.row() for new in sorted(self.entries, key=lambda new: (new.table, new.entry.number))])

    def summary_rows(self) -> dict[str, str]:
        """In the same order."""
        return as_json(sorted(self.summaries, key=lambda each: each.the_table))

    def snapshot_rows(self) -> list[dict[str, Any]]:
        """For statements that take them one by one; there are few."""
        return [msgspec.structs.asdict(kept) for kept in self.snapshots]


def as_json(rows: Sequence[Any]) -> dict[str, str]:
    """The parameter of a statement."""
    return {"rows": msgspec.json.encode(rows).decode()}


class Ledger(Protocol):
    """Writes to one kind of database."""

    sync_engine: Engine

    async def commit(self, batch: Batch) -> set[Key]:
        """All or nothing; what is there now that was not there before."""
        ...

    async def close(self) -> None:
        """Let go of the database."""
        ...


def ledger_for(engine: AsyncEngine) -> Ledger:
    """The one for this database."""
    return PostgresLedger(engine) if engine.dialect.name == "postgresql" else SqliteLedger(engine)


# SQLite.

SQLITE_ENTRIES: Final = """
    INSERT INTO entries (table_id, number, at, user_id, request, deed)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
           json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]')
    FROM json_each(:rows)
    WHERE true
"""
SQLITE_NEW_ENTRIES: Final = text(SQLITE_ENTRIES + "ON CONFLICT DO NOTHING RETURNING table_id, number, request")
SQLITE_SUMMARIES: Final = text("""
    UPDATE tables
    SET number = json_extract(value, '$[1]'), phase = json_extract(value, '$[2]'), due = json_extract(value, '$[3]'),
        thinking = json_extract(value, '$[4]'), updated = json_extract(value, '$[5]')
    FROM json_each(:rows)
    WHERE tables.id = json_extract(value, '$[0]') AND tables.number <= json_extract(value, '$[1]')
""")  # another process may be further


class SqliteLedger:
    """Two connections in one thread: one for what is nearly always written, and one for all else.

    What is committed is safe in SQLite's log, and copied from there to its place by somebody else (`SqliteCopyist`):
    copied by who commits, it would keep everybody waiting for several milliseconds, some times a second.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        url = engine.url.set(drivername="sqlite")
        apart = {"check_same_thread": False}  # opened and used there, closed here
        self.sync_engine = create_engine(url, poolclass=StaticPool, connect_args=apart, hide_parameters=True)
        event.listen(self.sync_engine, "connect", prepare_to_append)
        self.file = url.database or ""
        self.direct: sqlite3.Connection | None = None  # each statement is a transaction
        self.copyist = SqliteCopyist(self.file)
        self.thread = ThreadPoolExecutor(1, "ledger")

    async def commit(self, batch: Batch) -> set[Key]:
        """In the thread."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, self._commit, batch)

    def _commit(self, batch: Batch) -> set[Key]:
        try:
            return self._append(batch)
        finally:
            self.copyist.after(len(batch.entries), self._directly)

    def _append(self, batch: Batch) -> set[Key]:
        """Mostly there are only entries, and all of them are new: one statement, which fails as a whole if not."""
        if not batch.summaries and not batch.snapshots:
            with contextlib.suppress(sqlite3.Error):  # what is wrong shows below
                self._directly().execute(SQLITE_ENTRIES, batch.entry_rows())
                return {new.key for new in batch.entries}
        with self.sync_engine.begin() as connection:
            write_others(connection, batch, SQLITE_SUMMARIES)
            return keys(connection.execute(SQLITE_NEW_ENTRIES, batch.entry_rows())) if batch.entries else set()

    def _directly(self) -> sqlite3.Connection:
        if self.direct is None:
            self.direct = opened(self.file)
            prepare_to_append(self.direct, None)
        return self.direct

    async def close(self) -> None:
        """The threads end too."""
        self.thread.shutdown()
        self.copyist.close()
        if self.direct is not None:
            self.direct.close()
        self.sync_engine.dispose()


class SqliteCopyist:
    """Copies what was committed from SQLite's log to its place, in a thread of its own, while others go on committing.

    SQLite begins its log anew only when all of it was copied; so the last few pages are copied by who commits.
    """

    def __init__(self, file: str) -> None:
        self.file = file
        self.entries = 0  # since it was last copied
        self.copying: Future[None] | None = None
        self.thread = ThreadPoolExecutor(1, "copyist")

    def after(self, entries: int, connection: Callable[[], sqlite3.Connection]) -> None:
        """So many more were committed; this is called by who commits, and with the connection for it."""
        self.entries += entries
        if self.copying is not None and self.copying.done():
            self.copying = None
            with contextlib.suppress(sqlite3.Error):  # what was committed is committed; it can be copied later
                copy(connection())
        if self.copying is None and self.entries >= COPIED:
            self.entries = 0
            self.copying = self.thread.submit(self._copy)

    def _copy(self) -> None:
        connection = opened(self.file)
        try:
            prepare_to_append(connection, None)
            copy(connection)
        finally:
            connection.close()

    def close(self) -> None:
        """The thread ends; who closes last copies all."""
        self.thread.shutdown()


def opened(file: str) -> sqlite3.Connection:
    """A connection that may be closed in another thread; each statement is a transaction."""
    return sqlite3.connect(file, isolation_level=None, check_same_thread=False)


def copy(connection: sqlite3.Connection) -> None:
    """As much of the log as can be without keeping anybody waiting."""
    connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()


def prepare_to_append(connection: DBAPIConnection | sqlite3.Connection, _: object) -> None:
    """Leave the copying to the copyist."""
    prepare_sqlite(connection, None)
    cursor = connection.cursor()
    cursor.execute("PRAGMA wal_autocheckpoint=0")
    cursor.close()


def prepare_sqlite(connection: DBAPIConnection | sqlite3.Connection, _: object) -> None:
    """Be safe, and let readers read while somebody writes."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


# PostgreSQL.

POSTGRES_ENTRIES: Final = text("""
    INSERT INTO entries (table_id, number, at, user_id, request, deed)
    SELECT value->>0, (value->>1)::integer, (value->>2)::bigint, value->>3, value->>4, value->>5
    FROM json_array_elements(CAST(:rows AS json)) WITH ORDINALITY AS listed (value, place)
    ORDER BY place
    ON CONFLICT DO NOTHING
    RETURNING table_id, number, request
""")
POSTGRES_SUMMARIES: Final = text("""
    WITH summaries AS (
        SELECT value->>0 AS id, (value->>1)::integer AS number, value->>2 AS phase, (value->>3)::bigint AS due,
               (value->>4)::boolean AS thinking, (value->>5)::bigint AS updated
        FROM json_array_elements(CAST(:rows AS json)) AS listed (value)
    ), locked AS MATERIALIZED (
        SELECT tables.id FROM tables JOIN summaries USING (id)
        WHERE tables.number <= summaries.number
        ORDER BY tables.id
        FOR NO KEY UPDATE OF tables
    )
    UPDATE tables
    SET number = new.number, phase = new.phase, due = new.due, thinking = new.thinking, updated = new.updated
    FROM summaries AS new JOIN locked USING (id)
    WHERE tables.id = new.id
""")


class PostgresLedger:
    """With the connections that everybody uses."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.sync_engine = engine.sync_engine

    async def commit(self, batch: Batch) -> set[Key]:
        """Waiting for the database, not for a thread."""
        async with self.engine.begin() as connection:
            return await connection.run_sync(self._commit, batch)

    def _commit(self, connection: Connection, batch: Batch) -> set[Key]:
        write_others(connection, batch, POSTGRES_SUMMARIES)
        return keys(connection.execute(POSTGRES_ENTRIES, batch.entry_rows())) if batch.entries else set()

    async def close(self) -> None:
        """Those connections are closed by whoever opened them."""


# Either.

SNAPSHOTS: Final = text("""
    INSERT INTO snapshots (table_id, number, version, data) VALUES (:table_id, :number, :version, :data)
    ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, version = excluded.version, data = excluded.data
""")


def write_others(connection: Connection, batch: Batch, summaries: TextClause) -> None:
    """What follows from entries that were committed before."""
    if batch.summaries:
        connection.execute(summaries, batch.summary_rows())
    if batch.snapshots:
        connection.execute(SNAPSHOTS, batch.snapshot_rows())


def keys(rows: Any) -> set[Key]:  # noqa: ANN401  (a result of either kind)
    """Of the entries that were written."""
    return {(row.table_id, row.number, row.request) for row in rows}
