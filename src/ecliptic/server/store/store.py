"""The store: what the server reads from its database and writes to it; entries go through the writer."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, and_, event, exists, insert, or_, select
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ecliptic.server.store.ledger import prepare_sqlite
from ecliptic.server.store.migrations import upgrade
from ecliptic.server.store.schema import CHAT, ENTRIES, SITTINGS, SNAPSHOTS, TABLES
from ecliptic.server.store.writer import Writer
from ecliptic.server.table.deeds import Deed, Entry
from ecliptic.server.table.settings import Settings
from ecliptic.server.wire import ChatLine

DEED: msgspec.json.Decoder[Deed] = msgspec.json.Decoder(Deed)
LISTED = 50  # tables in a list
CHAT_KEPT = 100  # lines that a client gets who has none
SETTINGS = msgspec.json.Decoder(Settings)


class TableRow(Struct, frozen=True):
    """A table as it was created."""

    id: str
    code: str
    host: str
    settings: Settings
    created: int


class Store:
    """One database, SQLite or PostgreSQL."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = engine_for(url)
        self.writer = Writer(self.engine)

    async def open(self) -> None:
        """Bring the database up to date, and begin to write."""
        await upgrade(self.engine)
        self.writer.start()

    async def close(self) -> None:
        """Write what is left, and let go."""
        await self.writer.stop()
        await self.engine.dispose()

    # Tables.

    async def create_table(self, table: TableRow) -> None:
        """A new table, without entries."""
        row = {
            "id": table.id,
            "code": table.code,
            "host": table.host,
            "settings": msgspec.json.encode(table.settings).decode(),
            "created": table.created,
            "number": 0,
            "phase": "gathering",
            "listed": table.settings.listed,
            "due": None,
            "thinking": False,
            "updated": table.created,
        }
        async with self.engine.begin() as connection:
            await connection.execute(insert(TABLES), row)

    async def table(self, ident: str) -> TableRow | None:
        """The table of this id."""
        return await self._table(TABLES.c.id == ident)

    async def table_by_code(self, code: str) -> TableRow | None:
        """The table that this invitation is for."""
        return await self._table(TABLES.c.code == code)

    async def _table(self, condition: ColumnElement[bool]) -> TableRow | None:
        columns = TABLES.c.id, TABLES.c.code, TABLES.c.host, TABLES.c.settings, TABLES.c.created
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(*columns).where(condition))).first()
        if row is None:
            return None
        return TableRow(row.id, row.code, row.host, SETTINGS.decode(row.settings), row.created)

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """What has happened at a table since."""
        columns = ENTRIES.c.number, ENTRIES.c.at, ENTRIES.c.user_id, ENTRIES.c.request, ENTRIES.c.deed
        wanted = (
            select(*columns).where(ENTRIES.c.table_id == table, ENTRIES.c.number > after).order_by(ENTRIES.c.number)
        )
        async with self.engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        return [Entry(row.number, row.at, row.user_id, row.request or "", DEED.decode(row.deed)) for row in rows]

    async def neglected(self, now: int, patience: int) -> Sequence[str]:
        """Tables at which somebody's time is up, or a bot has been waited for so long that its process must be gone."""
        waits = and_(TABLES.c.thinking, TABLES.c.updated < now - patience)
        return await self._idents(or_(TABLES.c.due <= now, waits))

    async def behind(self, now: int, patience: int) -> Sequence[str]:
        """Tables whose row is older than their last entry: a process has ended between the two."""
        newer = exists().where(ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.number > TABLES.c.number)
        return await self._idents(and_(TABLES.c.phase != "over", TABLES.c.updated < now - patience, newer))

    async def _idents(self, wanted: ColumnElement[bool]) -> Sequence[str]:
        async with self.engine.connect() as connection:
            return (await connection.execute(select(TABLES.c.id).where(wanted))).scalars().all()

    async def listed_tables(self) -> Sequence[str]:
        """Tables that everybody may find, the newest first."""
        wanted = (
            select(TABLES.c.id)
            .where(TABLES.c.listed, TABLES.c.phase != "over")
            .order_by(TABLES.c.updated.desc())
            .limit(LISTED)
        )
        async with self.engine.connect() as connection:
            return (await connection.execute(wanted)).scalars().all()

    async def sit(self, table: str, user: str, seat: int) -> None:
        """Remember where a user sits, so that the table is among their games."""
        async with self.engine.begin() as connection:
            await connection.execute(SITTINGS.delete().where(SITTINGS.c.table_id == table, SITTINGS.c.user_id == user))
            await connection.execute(insert(SITTINGS), {"table_id": table, "user_id": user, "seat": seat})

    # Snapshots.

    async def snapshot(self, table: str, readable: str) -> bytes | None:
        """The latest of a table, if this program can read it."""
        wanted = select(SNAPSHOTS.c.data).where(SNAPSHOTS.c.table_id == table, SNAPSHOTS.c.version == readable)
        async with self.engine.connect() as connection:
            found: bytes | None = (await connection.execute(wanted)).scalar()
        return found

    # Chat.

    async def chat(self, table: str, after: int = 0) -> list[ChatLine]:
        """The last lines of the chat at a table."""
        wanted = (
            select(CHAT).where(CHAT.c.table_id == table, CHAT.c.id > after).order_by(CHAT.c.id.desc()).limit(CHAT_KEPT)
        )
        async with self.engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        return [ChatLine(row.id, row.at, row.name, row.seated, row.text) for row in reversed(rows)]

    async def add_chat(self, table: str, user: str, line: ChatLine) -> ChatLine:
        """Keep a line; it gets its number."""
        row = {"table_id": table, "at": line.at, "user_id": user, "name": line.name}
        row |= {"seated": line.seated, "text": line.text}
        async with self.engine.begin() as connection:
            number = (await connection.execute(insert(CHAT).returning(CHAT.c.id), row)).scalar_one()
        return msgspec.structs.replace(line, number=number)


def engine_for(url: str) -> AsyncEngine:
    """SQLite is told to be safe and to let readers read while somebody writes."""
    engine = create_async_engine(driver_of(url), pool_pre_ping=True, hide_parameters=True)  # problems go to the log
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", prepare_sqlite)
    return engine


def driver_of(url: str) -> str:
    """`sqlite:///file` and `postgresql://…` as people write them, with the drivers that we use."""
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    parsed = make_url(url)
    return parsed.set(drivername=drivers.get(parsed.drivername, parsed.drivername)).render_as_string(
        hide_password=False
    )


def sqlite_url(file: Path) -> str:
    """The address of a database in this file."""
    return f"sqlite:///{file}"
