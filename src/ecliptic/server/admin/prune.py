"""Pruning of a database (`admin prune`): tables, guests and sessions that nobody needs are deleted."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Sequence
from typing import Final

from msgspec import Struct
from sqlalchemy import ColumnElement, Table, and_, delete, exists, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ecliptic.server.store.schema import CHAT, ENTRIES, METADATA, SESSIONS, SITTINGS, TABLES, USERS
from ecliptic.server.store.sessions import A_YEAR
from ecliptic.server.table.settings import DAY

AT_ONCE: Final = 200  # tables or users in one transaction: servers want to write, too


class Pruned(Struct, frozen=True):
    """How much was, or would be, deleted."""

    tables: int
    guests: int
    sessions: int


async def prune(engine: AsyncEngine, days: int, now: int, *, dry_run: bool) -> Pruned:
    """Delete tables that never began, guests who never sat anywhere, and sessions that have ended."""
    before = now - days * DAY
    stale = and_(TABLES.c.phase == "gathering", TABLES.c.updated < before, ~_has_entries_since(before))
    ended = SESSIONS.c.seen < now - A_YEAR
    tables = await _prune(engine, TABLES, stale, "table_id", dry_run=dry_run)
    guests = await _prune(engine, USERS, _never_sat(before, ~stale), "user_id", dry_run=dry_run)
    async with engine.begin() as connection:
        sessions = len((await connection.execute(select(SESSIONS.c.token).where(ended))).all())
        if not dry_run:
            await connection.execute(delete(SESSIONS).where(ended))
    return Pruned(tables, guests, sessions)


def _has_entries_since(before: int) -> ColumnElement[bool]:
    """The row of a table may be older than its entries."""
    return exists().where(ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.at >= before)


def _never_sat(before: int, kept: ColumnElement[bool]) -> ColumnElement[bool]:
    """A guest who came long ago, and left nothing at a table that is kept."""
    traces = (
        exists().where(SITTINGS.c.user_id == USERS.c.id, SITTINGS.c.table_id == TABLES.c.id, kept),
        exists().where(CHAT.c.user_id == USERS.c.id, CHAT.c.table_id == TABLES.c.id, kept),
        exists().where(TABLES.c.host == USERS.c.id, kept),
        exists().where(SESSIONS.c.user_id == USERS.c.id, SESSIONS.c.seen >= before),
    )
    return and_(USERS.c.login.is_(None), USERS.c.created < before, *(~trace for trace in traces))


async def _prune(
    engine: AsyncEngine, table: Table, condition: ColumnElement[bool], reference: str, *, dry_run: bool
) -> int:
    """Rows, and all that refers to them; a few at a time, and none that somebody has just found a use for."""
    async with engine.connect() as connection:
        found = (await connection.execute(select(table.c.id).where(condition))).scalars().all()
    if dry_run:
        return len(found)
    count = 0
    for first in range(0, len(found), AT_ONCE):
        async with alone(engine) as connection:
            some = table.c.id.in_(found[first : first + AT_ONCE])
            still = (await connection.execute(select(table.c.id).where(some, condition).with_for_update())).scalars()
            count += await _delete(connection, table, still.all(), reference)
    return count


@contextlib.asynccontextmanager
async def alone(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A transaction that means to write from its beginning: SQLite knows no other way to hold on to rows."""
    async with engine.begin() as connection:
        if engine.dialect.name == "sqlite":
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
        yield connection


async def _delete(connection: AsyncConnection, table: Table, idents: Sequence[str], reference: str) -> int:
    for other in reversed(METADATA.sorted_tables):
        refers = other.c.get(reference)
        if refers is not None and refers.foreign_keys:
            await connection.execute(delete(other).where(refers.in_(idents)))
    await connection.execute(delete(table).where(table.c.id.in_(idents)))
    return len(idents)
