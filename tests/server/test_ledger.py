"""How a batch is committed: what SQLite's log holds is copied to its place while others go on committing."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from unittest.mock import Mock

import msgspec
import pytest

from ecliptic.server.store import ledger as ledgers
from ecliptic.server.store.ledger import Batch, Key, NewEntry, SqliteLedger, Summary
from ecliptic.server.store.store import Store, TableRow, sqlite_url
from ecliptic.server.store.writer import SOME
from ecliptic.server.table.deeds import Entry, Left
from tests.server.rooms import ANN, settings

pytestmark = pytest.mark.anyio

SEQUENCE = slice(12, 16)  # of the head of SQLite's log: how often it was begun anew


@contextlib.asynccontextmanager
async def opened(file: Path, tables: int) -> AsyncIterator[Store]:
    """A database with so many tables."""
    store = Store(sqlite_url(file))
    await store.open()
    for number in range(tables):
        await store.create_table(TableRow(f"table {number}", f"code {number}", ANN, settings(2, 0), created=1))
    try:
        yield store
    finally:
        await store.close()


def begun_anew(file: Path) -> int:
    """How often SQLite's log was."""
    return int.from_bytes(Path(f"{file}-wal").read_bytes()[SEQUENCE])


async def test_the_log_begins_anew_while_moves_are_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It does not grow for ever though somebody always writes, and nothing is missing."""
    monkeypatch.setattr(ledgers, "COPIED", 20)
    file, number = tmp_path / "tables.db", 0
    async with opened(file, tables=1) as store, asyncio.timeout(60):
        before = begun_anew(file)
        while begun_anew(file) < before + 3:
            number += 1
            assert await store.writer.write(NewEntry("table 0", Entry(number, 1, ANN, "", Left(0))))
        assert [entry.number for entry in await store.entries("table 0")] == list(range(1, number + 1))
    with contextlib.closing(sqlite3.connect(file)) as database:  # whoever closes last copies the rest
        assert database.execute("SELECT count(*) FROM entries").fetchone() == (number,)


async def test_a_copy_that_cannot_be_made_now_spoils_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Entries are safe in the log; somebody will copy them later."""
    monkeypatch.setattr(ledgers, "COPIED", 1)
    file = tmp_path / "tables.db"
    async with opened(file, tables=1) as store:
        assert isinstance(store.writer.ledger, SqliteLedger)
        store.writer.ledger.copyist.file = str(tmp_path / "missing" / "tables.db")
        for number in range(1, 6):
            assert await store.writer.write(NewEntry("table 0", Entry(number, 1, ANN, "", Left(0))))
        assert len(await store.entries("table 0")) == 5


async def test_what_was_committed_is_told_though_it_cannot_be_copied(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever waits for an entry hears that it is safe, whatever becomes of the log."""
    monkeypatch.setattr(ledgers, "COPIED", 1)
    monkeypatch.setattr(ledgers, "copy", Mock(side_effect=sqlite3.OperationalError))
    async with opened(tmp_path / "tables.db", tables=1) as store:
        for number in range(1, 21):
            assert await store.writer.write(NewEntry("table 0", Entry(number, 1, ANN, "", Left(0))))
        assert len(await store.entries("table 0")) == 20


async def test_many_summaries_are_written_a_few_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All of them come, and no entry waits for more than some."""
    tables = 2 * SOME + 20
    async with opened(tmp_path / "tables.db", tables) as store, asyncio.timeout(60):
        sizes: list[int] = []
        all_came = asyncio.Event()
        commit = store.writer.ledger.commit

        async def counted(batch: Batch) -> set[Key]:
            written = await commit(batch)
            sizes.append(len(batch.summaries))
            if sum(sizes) == tables:
                all_came.set()
            return written

        monkeypatch.setattr(store.writer.ledger, "commit", counted)
        summaries = [Summary(f"table {number}", 1, "playing", 5, thinking=False, updated=5) for number in range(tables)]
        for summary in summaries:
            store.writer.sum_up(summary.the_table, partial(msgspec.structs.replace, summary))
        await all_came.wait()
        assert max(sizes) <= SOME
    async with opened(tmp_path / "tables.db", 0) as store:
        assert len(await store.neglected(10, 0)) == tables
