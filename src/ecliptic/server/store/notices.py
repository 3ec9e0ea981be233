"""Notices that it is somebody's turn, as the database keeps them: one for each turn and way, however many processes.

Whoever wants to send one claims it first, and by that puts it off to the next try: if the process dies, or the
receiver does not answer, the notice is simply due again, until it has been tried often enough.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct, structs
from sqlalchemy import ColumnElement, and_, bindparam, delete, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from ecliptic.server.store.preferences import Kind
from ecliptic.server.store.schema import NOTICES, TABLES
from ecliptic.server.table.settings import MINUTE

TRIES: Final = 3
PAUSES: Final = (MINUTE, 5 * MINUTE, 25 * MINUTE)  # after each try; longer than any try takes
MOST: Final = 200  # notices that are looked at in one round

FORMER: Final = delete(NOTICES).where(
    NOTICES.c.table_id == bindparam("the_table"),
    NOTICES.c.user_id == bindparam("the_user"),
    NOTICES.c.turn < bindparam("the_turn"),
)


class DeliveryError(Exception):
    """A notice did not arrive. The text goes to the log: no address and no secret is in it."""


class Notice(Struct, frozen=True):
    """Somebody is to be told, in this way, that it is this turn of theirs; not before it is due."""

    table: str
    user: str
    turn: int
    kind: Kind
    due: int
    tries: int = 0

    def row(self) -> dict[str, Any]:
        """As the database keeps it."""
        key = {"table_id": self.table, "user_id": self.user, "turn": self.turn, "kind": self.kind}
        return {**key, "state": "waiting", "due": self.due, "tries": self.tries}

    def former(self) -> dict[str, Any]:
        """The turns before this one at the same table: nobody will ever ask for them again."""
        return {"the_table": self.table, "the_user": self.user, "the_turn": self.turn}

    def is_waiting(self) -> ColumnElement[bool]:
        """The row of this notice, if it is still to be sent."""
        return and_(
            NOTICES.c.table_id == self.table,
            NOTICES.c.user_id == self.user,
            NOTICES.c.turn == self.turn,
            NOTICES.c.kind == self.kind,
            NOTICES.c.state == "waiting",
        )


class Notices:
    """All that are kept."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        insert = postgresql.insert if engine.dialect.name == "postgresql" else sqlite.insert
        self.statement = insert(NOTICES).on_conflict_do_nothing()

    async def add(self, notices: Sequence[Notice]) -> None:
        """Keep these; one that is there already stays as it is."""
        if not notices:
            return
        async with self.engine.begin() as connection:
            await connection.execute(FORMER, [notice.former() for notice in notices])
            await connection.execute(self.statement, [notice.row() for notice in notices])

    async def soon(self, until: int) -> list[Notice]:
        """Those that are due by then, the oldest first."""
        wanted = (
            select(NOTICES)
            .where(NOTICES.c.state == "waiting", NOTICES.c.due <= until)
            .order_by(NOTICES.c.due)
            .limit(MOST)
        )
        async with self.engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        return [Notice(row.table_id, row.user_id, row.turn, row.kind, row.due, row.tries) for row in rows]

    async def claim(self, notice: Notice, now: int) -> Notice | None:
        """One more try; None if another process was quicker."""
        pause = PAUSES[min(notice.tries, len(PAUSES) - 1)]
        claimed = structs.replace(notice, due=now + pause, tries=notice.tries + 1)
        seen = notice.is_waiting(), NOTICES.c.due == notice.due, NOTICES.c.tries == notice.tries
        statement = update(NOTICES).where(*seen).values(due=claimed.due, tries=claimed.tries)
        async with self.engine.begin() as connection:
            return claimed if (await connection.execute(statement)).rowcount else None

    async def sent(self, notice: Notice) -> None:
        """It has arrived."""
        await self._change(notice, state="sent")

    async def failed(self, notice: Notice) -> None:
        """It was tried often enough."""
        await self._change(notice, state="failed")

    async def put_off(self, notice: Notice, due: int) -> None:
        """Not now; this was no try."""
        await self._change(notice, due=due, tries=notice.tries - 1)

    async def _change(self, notice: Notice, **values: str | int) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(update(NOTICES).where(notice.is_waiting()).values(values))

    async def drop(self, notice: Notice) -> None:
        """Nobody needs it; if the same turn begins once more, there will be another."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(NOTICES).where(notice.is_waiting()))

    async def lately(self, since: int) -> Sequence[str]:
        """Tables at which something has happened since, and the game goes on."""
        wanted = select(TABLES.c.id).where(TABLES.c.phase == "playing", TABLES.c.updated >= since)
        async with self.engine.connect() as connection:
            return (await connection.execute(wanted)).scalars().all()
