"""The tables of a user, and what happens to them when a guest logs in to an account."""

from __future__ import annotations

from sqlalchemy import select

from ecliptic.server.hub.hub import Hub
from ecliptic.server.store.schema import SITTINGS, TABLES
from ecliptic.server.store.sessions import User
from ecliptic.server.table.deeds import HandedOver
from ecliptic.server.table.room import Room, TableProblem


async def rooms_of(
    hub: Hub, user: User, *, over: bool | None = None, after: int = 0, most: int | None = None
) -> list[tuple[Room, int]]:
    """The tables at which a user sits, and where; those first at which something has happened lately."""
    wanted = (
        select(SITTINGS.c.table_id)
        .join(TABLES, TABLES.c.id == SITTINGS.c.table_id)
        .where(SITTINGS.c.user_id == user.id)
        .order_by(TABLES.c.updated.desc(), TABLES.c.id)
        .offset(after)
        .limit(most)
    )
    if over is not None:
        wanted = wanted.where((TABLES.c.phase == "over") == over)
    async with hub.store.engine.connect() as connection:
        tables = (await connection.execute(wanted)).scalars().all()
    rooms = await hub.readable(tables)
    return [(room, seat) for room in rooms if (seat := room.seat_of(user.id)) is not None]


async def hand_over(hub: Hub, guest: User, account: User) -> None:
    """A guest has logged in: their seats are the account's from now on, but for tables where it sits already."""
    for room, seat in await rooms_of(hub, guest):
        try:
            await hub.do(room.id, HandedOver(seat, account.id, account.name), guest.id)
        except TableProblem:
            continue
        await hub.store.sit(room.id, account.id, seat)
