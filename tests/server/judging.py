"""What must be true of a database in the end, whatever happened to those who wrote it."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from sqlalchemy import select

from ecliptic.server.hub.hub import Hub
from ecliptic.server.store.schema import TABLES
from ecliptic.server.store.store import Store, TableRow
from ecliptic.server.table.deeds import Acted, Entry
from ecliptic.server.table.room import Room
from tests.server.running import until
from tests.server.stubborn import Stubborn


def folded(row: TableRow, entries: Sequence[Entry]) -> Room:
    """The table from its entries alone, each of which was allowed."""
    room = Room(row.id, row.host, row.settings)
    for entry in entries:
        entry.deed.check(room, entry.user, entry.at)
        if isinstance(entry.deed, Acted):
            assert room.game_in_progress.why_not(entry.deed.seat, entry.deed.action) is None
        entry.apply(room)
    return room


def digest(room: Room) -> str:
    """Equal for equal states."""
    return room.play.game.digest(room.play.state) if room.play is not None else ""


async def judge(database: str, people: Sequence[Stubborn]) -> None:
    """Nothing acknowledged is lost, nothing is there twice, and every table is what its entries make of it."""
    store = Store(database)
    hub = Hub(store)
    written: list[tuple[str, str]] = []
    async with store.engine.connect() as connection:
        tables = (await connection.execute(select(TABLES.c.id))).scalars().all()
    for table in tables:
        row, entries = await store.table(table), await store.entries(table)
        assert row is not None
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
        written += [(table, entry.id.partition("/")[2]) for entry in entries if entry.id]
        room = await hub.room(table)
        assert room is not None
        assert digest(room) == digest(folded(row, entries))
    assert len(written) == len(set(written))
    promised = [each for person in people for each in person.acknowledged]
    assert len(promised) == len(set(promised))
    assert set(promised) <= set(written)
    assert await store.behind(2**50, 0) == []  # no row lags behind its entries any more
    await store.close()


async def caught_up(database: str) -> None:
    """Wait until no row lags behind its entries: the watchmen have been round."""
    store = Store(database)

    async def is_caught_up() -> bool:
        return await store.behind(2**50, 0) == []

    await until(is_caught_up)
    await store.close()


def tell(people: Sequence[Stubborn]) -> None:
    """Figures, for who wants to know (`-rP`)."""
    acknowledged = sum(len(person.acknowledged) for person in people)
    refused = [message["reason"]["id"] for person in people for message in person.refused]
    losses, longest = sum(person.losses for person in people), max(person.longest for person in people)
    sys.stdout.write(f"{acknowledged} acknowledged, refused {refused}, {losses} connections lost, {longest:.1f} s\n")
